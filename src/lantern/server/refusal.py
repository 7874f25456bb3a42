"""How the server says no: a code for programs, a sentence for people."""


class RefusalError(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: str, sentence: str, status: int = 409, line: int = 0) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.status = status
        self.line = line
