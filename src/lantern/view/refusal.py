"""Why an answer is refused, with a rule: the answer's own reason where there is one, else what is asked instead."""

from lantern.engine import actions, questions
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.flow import actor, legal, others
from lantern.engine.state import State
from lantern.notation import WORDS
from lantern.record import some_words
from lantern.view.blocked import blocked, elsewhere
from lantern.view.names import Names
from lantern.view.prompts import prompt


def refusal(s: State, answer: int, names: Names) -> tuple[str, str]:
    """Return why this answer may not be given now, and the rule that says so."""
    who, said = actor(s), f"'{WORDS[answer]}'"
    asked = prompt(s, names)
    if who == OVER:
        return f"{said} is not allowed now: the game is over", asked.rule
    allowed = legal(s)
    reason = own_reason(s, answer, allowed) if who != CHANCE else None
    if reason is not None:
        return f"{said} is not allowed now: {reason[0]}", reason[1]
    kinds = {actions.meaning(each).kind for each in (*allowed, *others(s))}
    fault = "is not possible here" if actions.meaning(answer).kind in kinds else "answers another question"
    asking = "Chance is asked" if who == CHANCE else "The question is"
    return f"{said} {fault}. {asking}: {asked.text} Allowed: {some_words(allowed)}", asked.rule


def own_reason(s: State, answer: int, allowed: list[int]) -> tuple[str, str] | None:
    """Return why one might expect exactly this answer and may not give it; None where nobody would expect it."""
    asked = questions.question(s)
    for each in blocked(s, asked, allowed):
        if each.answer == answer:
            return str(each.why), each.rule
    beyond = elsewhere(asked) if actions.meaning(answer).kind == "to" else None
    return (str(beyond.why), beyond.rule) if beyond is not None else None
