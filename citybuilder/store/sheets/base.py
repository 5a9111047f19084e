"""What the sheets of all games share: strict rows, and rows that say what is not certain."""

from typing import Annotated, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

Confidence = Literal["A", "B", "C"]  # sourced, inferred, own
Part = Literal["name", "symbols", "numbers", "cost", "effect", "count"]
Reason = Literal["one_source", "disputed", "own"]
Source = Literal["rulebook", "one_source", "own"]
Count = Annotated[int, Field(ge=0, le=1000)]
Id = Annotated[str, Field(pattern="^[a-z][a-z_]*$")]


def unlike(names: list[str]) -> list[str]:
    if len(set(names)) < len(names):
        raise ValueError("two names are equal")
    return names


Names = Annotated[list[str], AfterValidator(unlike)]

Record = TypeVar("Record")


class Sheet(BaseModel):
    """Nothing that is not known, and nothing that is nearly right."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class RulingSheet(Sheet):
    """What is played where the cards do not say it, and who says so."""

    id: Id
    says: Annotated[str, Field(min_length=20)]
    source: Source


class Doubtful(Sheet):
    """A value that no source gives for certain is explained in the note."""

    confidence: Confidence
    doubts: dict[Part, Reason] = {}
    note: str = ""

    @model_validator(mode="after")
    def says_what_is_not_certain(self) -> "Doubtful":
        doubtful = self.confidence != "A"
        if doubtful != bool(self.doubts) or doubtful != bool(self.note):
            raise ValueError("what is not certain says which part and why, other things do not")
        return self


def filled(record: Record, sheet: Sheet, **said: object) -> Record:
    """A record of the rules, whose columns are what the sheet says under the same names, or what is
    said here."""
    for name, value in {**dict(sheet), **said}.items():
        if hasattr(record, name):
            setattr(record, name, value)
    return record
