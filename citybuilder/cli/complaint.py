"""What is wrong with a command, in one sentence for the player."""


class Complaint(Exception):
    """Ends the command with code 2; its text is already in the player's language."""
