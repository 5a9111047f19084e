"""The page around the table: bars, log, choices, hint, curtain."""
