"""The table in words: every question, option, reason and fact can be said, in both vocabularies, and is true."""

import pytest

from lantern.engine.actions import CHANCE, OVER
from lantern.engine.events import Event
from lantern.engine.flow import actor, apply, legal, others
from lantern.engine.playout import Dice, pick
from lantern.engine.state import LOST_TRACK_FULL, State
from lantern.notation import number, word
from lantern.record import digest
from lantern.view import Names, Preview, Question, lines, preview, question
from lantern.view.log import Moment
from lantern.view.preview import Capture, CatcherMove, consequences
from lantern.words import VOCABULARIES, Text, Words
from tests.tables import table, turn_over_role
from tools.fuzz import setup_of
from tools.mixed_play import choose

WORDS = {vocabulary: Words(vocabulary) for vocabulary in VOCABULARIES}


def said(text: Text, vocabulary: str = "modern") -> str:
    return WORDS[vocabulary].say(text)


def reasons(s: State) -> dict[str, tuple[str, str]]:
    """Return why what is not offered is not offered: words of the answer -> sentence and rule."""
    found = question(s, Names(s)).blocked
    return {word(each.answer): (said(each.why), each.rule) for each in found}


def say_everything(asked: Question, vocabulary: str) -> list[str]:
    """Put a whole question into words."""
    texts = [asked.prompt.text, asked.prompt.detail, *(option.text for option in asked.options + asked.others)]
    for option in asked.options + asked.others:
        texts += option.consequences
    for each in asked.blocked:
        texts += [each.what, each.why]
    return [said(text, vocabulary) for text in texts if text is not None]


@pytest.mark.parametrize("seed", range(12))
def test_whatever_happens_can_be_said(seed: int) -> None:
    """Random and good games with all options mixed: no text is missing, nothing offered is also blocked."""
    s = setup_of(seed * 5 + seed % 2).table()
    dice = Dice(seed)
    while actor(s) != OVER:
        asked = question(s, Names(s))
        assert [option.answer for option in asked.options] == legal(s)
        assert [option.answer for option in asked.others] == others(s)
        assert not {each.answer for each in asked.blocked} & set(legal(s))
        assert all(each.rule.startswith("R") for each in asked.blocked)
        if dice.below(4) == 0:
            say_everything(asked, VOCABULARIES[seed % 2])
        happened: list[Event] = []
        s.events = happened
        good = choose(s, dice, 20) if actor(s) >= 0 and seed % 4 == 0 else legal(s)[dice.below(len(legal(s)))]
        apply(s, pick(s, dice) if actor(s) == CHANCE else good)
        s.events = None
        assert all(said(line.text, VOCABULARIES[seed % 2]) for line in lines(Moment(1, 0, 0, happened), Names(s)))


@pytest.mark.parametrize("seed", range(6))
def test_a_preview_tells_what_then_happens(seed: int) -> None:
    """Unless chance or a teammate's card comes in between, the money, the freed and the lost are as foretold."""
    s = setup_of(seed).table()
    dice = Dice(seed)
    while actor(s) != OVER:
        if actor(s) == CHANCE:
            apply(s, pick(s, dice))
            continue
        answer = choose(s, dice, 30)
        before, foretold = digest(s), preview(s, answer)
        assert digest(s) == before, "a preview changes nothing"
        money, freed, lost = s.money[:], s.freed, s.lost
        apply(s, answer)
        if not foretold.may_step_in:
            assert [now - then for now, then in zip(s.money, money, strict=True)] == foretold.money
            # A person brought back from the Lost track is named by the answer itself.
            beyond = max(0, s.lost - lost) + (s.transit if s.outcome == LOST_TRACK_FULL else 0)
            assert (s.freed - freed, beyond) == (foretold.freed, foretold.lost)


@pytest.mark.rule("R7.6")
def test_the_preview_names_money_catchers_and_captures() -> None:
    s = table(at={"kentucky": 1}, catchers={"yellow": "cleveland", "orange": "ripley"}, hands=[["conductor-3x1"]])
    apply(s, number("play conductor-3x1"))
    apply(s, number("from kentucky"))
    options = {word(option.answer): option for option in question(s, Names(s)).options}
    newport = options["to newport"].preview
    assert newport is not None
    assert [said(text) for text in consequences(newport, 0)] == ["+$1", "Purple → Eastern Ohio"]
    cincinnati = options["to cincinnati"].preview
    assert cincinnati is not None
    assert cincinnati.captures
    brings = [said(text) for text in consequences(cincinnati, 0)]
    assert "captured" in brings[0], "what is done to people stands before money"
    assert brings[1] == "+$2"


def test_a_preview_names_harm_to_people_before_anything_else() -> None:
    moved, caught = [CatcherMove("blue", "detroit", "chicago")], [Capture("chicago", 1, "blue")]
    harm = Preview([3], [], moved, caught, freed=1, lost=2, opens=1, strikes=[], chance=True, may_step_in=True, ends=0)
    keys = [text.id for text in consequences(harm, 0)]
    assert keys[:4] == ["preview-captured", "preview-lost", "preview-freed", "preview-gain"]


def brought(s: State, answer: str) -> list[str]:
    """Return what an answer is said to bring to the seat asked."""
    return [said(text) for text in consequences(preview(s, number(answer)), actor(s))]


@pytest.mark.rule("R6.5")
def test_money_that_comes_to_nothing_is_told() -> None:
    s = table(hands=[["funds-1"]], queue=[None, "church-correspondence"])
    assert brought(s, "play funds-1") == ["+$0"], "nobody is on the way"
    assert brought(s, "buy 2") == ["+$0"], "it costs what it brings"
    free = table(roles=["preacher", "agent"], queue=[None, None, None, None, "whittier"])
    assert brought(free, "buy 5") == [], "where no money is expected, none is mentioned"


@pytest.mark.rule("R9.5")
def test_buying_a_card_that_strikes_says_so_before() -> None:
    s = table(queue=["reopening-trade", "gag-rules"])
    assert brought(s, "buy 1") == ["−$3", "Reopening Trade takes effect"]
    assert brought(s, "buy 2") == ["−$2"], "this one only ceases to be in force"


@pytest.mark.parametrize(
    ("s", "answer", "sentence", "rule"),
    [
        (table(money=[2, 8], queue=["whittier"]), "buy 1", "It costs $3, and you have $2.", "R6.7"),
        (table(queue=["fitzhugh"]), "buy 1", "This card cannot be bought.", "R12-fitzhugh"),
        (table(roles=["agent", "preacher"]), "special", "It is used in the planning phase.", "R11-agent"),
        (table(money=[0, 0], planning=True), "take 1 support", "It costs $10, and you have $0.", "R5.5"),
        (table(planning=True), "take 1 conductor-4x1", "1840–1859 is not open yet.", "R5.2"),
        (table(plantations=[0, 0, 0], hands=[["conductor-3x1"]]), "play conductor-3x1", "Nobody can move.", "R6.4"),
        (table(plantations=[0, 0, 0], roles=["conductor", "agent"]), "benefit", "Nobody can move.", "R6.10"),
    ],
    ids=["too expensive", "never sold", "other phase", "no money", "later column", "no mover", "no benefit"],
)
def test_what_is_not_offered_says_why(s: State, answer: str, sentence: str, rule: str) -> None:
    assert reasons(s)[answer] == (sentence, rule)


def test_why_nobody_goes_there() -> None:
    s = table(
        at={"kentucky": 1, "tennessee": 1}, catchers={"yellow": "cincinnati"}, hands=[["conductor-3x1"]], money=[0, 0]
    )
    apply(s, number("play conductor-3x1"))
    apply(s, number("from kentucky"))
    assert reasons(s)["to cincinnati"] == ("A slave catcher is in Cincinnati.", "R7.2")
    assert reasons(s)["to tennessee"] == ("Somebody is already in Tennessee.", "R7.3")


def test_who_else_could_be_chosen_and_why_nobody_goes_further() -> None:
    s = table(at={"kentucky": 1, "maine": 1}, plantations=[1, 0, 0], hands=[["conductor-3x1"]])
    apply(s, number("play conductor-3x1"))
    assert question(s, Names(s)).instead == []
    apply(s, number("from kentucky"))
    asked = question(s, Names(s))
    assert asked.instead == ["maine", "plantation-west"]
    assert asked.elsewhere is not None
    assert said(asked.elsewhere.why) == "It cannot be reached in one step."


def test_who_else_a_card_could_carry() -> None:
    s = table(queue=["theodore-weld"], plantations=[1, 1, 0])
    apply(s, number("buy 1"))
    apply(s, number("from plantation-west"))
    asked = question(s, Names(s))
    assert asked.instead == ["plantation-center"]
    assert asked.elsewhere is not None
    assert said(asked.elsewhere.why) == "This action does not lead there."


def test_why_not_by_ship() -> None:
    s = table(at={"charleston": 1}, hands=[["conductor-3x1"]], money=[0, 0])
    apply(s, number("play conductor-3x1"))
    apply(s, number("from charleston"))
    assert reasons(s)["to ship"] == ("The sea lane there costs $1 for each person, and you have $0.", "R7.11")


@pytest.mark.rule("R6.10", "R11-station-master")
def test_why_the_station_master_does_not_shield() -> None:
    """Alone, and in another player's turn: nothing to cover, or nothing more to play."""
    none = ("There is no Conductor token in hand that it could cover.", "R6.10")
    assert reasons(table(1, ["station-master"], hands=[["funds-1"]]))["shield"] == none
    assert reasons(table(2, ["agent", "station-master"]))["shield"] == none
    s = table(1, ["station-master"], hands=[["funds-1", "conductor-3x1"]])
    assert "shield" not in reasons(s)
    s.played = 2
    assert reasons(s)["shield"] == ("No more tokens can be played this turn.", "R6.10")
    assert "shield" not in reasons(table(2, ["station-master", "agent"]))
    assert "shield" not in reasons(turn_over_role(table(2, ["agent", "station-master"]), 2))


def test_both_vocabularies_are_complete() -> None:
    s = table(at={"kentucky": 1}, hands=[["conductor-3x1"]])
    apply(s, number("play conductor-3x1"))
    apply(s, number("from kentucky"))
    asked = question(s, Names(s)).prompt.text
    assert said(asked, "modern") == "Where does the person from Kentucky go?"
    assert said(asked, "printed") == "Where does the slave from Kentucky go?"
    with pytest.raises(ValueError, match="no vocabulary"):
        Words("klingon")


@pytest.mark.rule("R10.1")
def test_group_decisions_are_marked() -> None:
    s = table(queue=["dred-scott"], at={"kentucky": 1, "newport": 1, "ripley": 1, "maine": 1})
    assert not question(s, Names(s)).shared
    apply(s, number("buy 1"))
    assert question(s, Names(s)).shared


def test_people_at_the_table_are_called_by_name() -> None:
    s = table()
    asked = question(s, Names(s, ["Amara", "Ben"]))
    assert said(asked.prompt.text) == "Amara: what do you do?"
