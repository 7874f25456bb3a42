"""Several browsers at one table: planning at once, out-of-turn questions, taking back, coming and going, talk."""

import re
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.coffin import find_coffin
from tests.browser.company import NAMES, Guest, gather, play_on, say, sit_down, together
from tests.browser.records import take_in
from tests.browser.serving import Server
from tests.browser.visiting import Visits, digest, open_play, position


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["planning", "a round"])
def test_four_are_invited_plan_at_once_and_play_on(visit: Visits, whole: bool) -> None:
    guests = invite_four(visit)
    begin = together(guests)
    for taken, words in ((4, "Conductor"), (8, "Fundraising")):
        # Nobody waits for the others: each answers before having seen what the last one took.
        for seat in (2, 0, 3, 1):
            guests[seat].press(words)
        for guest in guests:
            expect(guest.page.locator("[data-position]")).to_have_attribute("data-position", str(begin + taken))
        together(guests)
    # A player who can do no more is done; the Agent may still use their special.
    for guest in guests:
        if guest.is_asked() and guest.question.get_by_role("button", name="Ready").count():
            say(guests, guest, "^Ready")
    for guest in guests:
        expect(guest.page.get_by_role("banner")).to_contain_text("acts first")
    luck = Random(2)
    for _answer in range(200 if whole else 1):
        if guests[0].page.get_by_role("list", name="Phases of round 2").count():
            break
        play_on(guests, luck)
    for guest in guests if whole else []:
        expect(guest.page.get_by_role("list", name="Phases of round 2")).to_be_visible()
    together(guests)


def invite_four(visit: Visits) -> list[Guest]:
    """Set up a table on the start page and give out its links."""
    visitor = visit()
    page = visitor.open()
    open_play(page, 4)
    for number, name in enumerate(NAMES, start=1):
        page.get_by_label(f"Name of player {number}").fill(name)
        if number > 1:
            page.get_by_label(f"Who plays seat {number}").select_option("By link")
    page.get_by_label(re.compile("^Seed")).fill("river")
    page.get_by_role("button", name="Start the game").click()
    slip = page.get_by_role("dialog", name="Invitations")
    links = [slip.get_by_role("textbox", name=name).input_value() for name in NAMES[1:]]
    assert len(set(links)) == 3
    slip.get_by_role("button", name="To the table").click()
    host = Guest(0, NAMES[0], "", visitor, page)
    host.question.wait_for()
    paths = {seat: link.removeprefix(visitor.server.address) for seat, link in enumerate(links, start=1)}
    return [host, *sit_down(visit, paths)]


@pytest.mark.parametrize("helps", [True, pytest.param(False, marks=pytest.mark.long)], ids=["used", "kept"])
def test_levi_coffin_is_asked_of_whoever_has_him_and_of_nobody_else(visit: Visits, server: Server, helps: bool) -> None:
    coffin = find_coffin()
    game = take_in(server, coffin.record)
    seats = range(3) if helps else sorted({coffin.mover, coffin.asked})  # the others look on once
    at_table = {guest.seat: guest for guest in sit_down(visit, {seat: game.link(seat) for seat in seats})}
    guests, mover, owner = list(at_table.values()), at_table[coffin.mover], at_table[coffin.asked]
    before = together(guests)
    mover.page.locator(f'[data-spot="{coffin.move.removeprefix("to ")}"]').click()
    asked = together(guests, before)
    for guest in guests:
        expect(guest.question.get_by_role("heading")).to_contain_text("Levi Coffin")
        assert guest.is_called() == (guest is owner)
        if guest is not owner:
            expect(guest.question).to_contain_text(f"Waiting for {owner.name}")
    # What another one presses is a proposal at most.
    mover.question.locator("[data-answer]").first.click()
    mover.page.wait_for_timeout(300)
    assert together(guests) == asked
    owner.question.locator("[data-answer]").nth(0 if helps else -1).click()
    together(guests, asked)
    story = mover.page.get_by_role("list", name="What has happened")
    mat = owner.page.get_by_role("article", name=re.compile(owner.name))
    if helps:
        expect(mat).not_to_contain_text("Levi Coffin")
        expect(story).to_contain_text("Levi Coffin")
    else:
        expect(mat).to_contain_text("Levi Coffin")
        expect(story).to_contain_text("captured")


def test_what_touches_others_is_taken_back_only_if_they_agree(visit: Visits, server: Server) -> None:
    guests = gather(visit, server, 3)
    amara, ben, *_ = guests
    begin = together(guests)
    amara.press("Fundraising")
    together(guests, begin)
    ben.press("Fundraising")
    last = together(guests, begin + 1)
    amara.press("^Undo$")
    wish = ben.page.get_by_role("dialog", name="Amara asks to undo")
    wish.get_by_role("button", name="No", exact=True).click()
    expect(amara.question).to_contain_text("Ben said no")
    assert together(guests) == last
    amara.press("^Undo$")
    for guest in guests[2:]:
        expect(guest.page.get_by_text("Amara asks to undo 2 moves").first).to_be_visible()
        expect(guest.page.get_by_role("button", name="Agree")).to_have_count(0)
    wish.get_by_role("button", name="Agree").click()
    for guest in guests:
        expect(guest.page.locator("[data-position]")).to_have_attribute("data-position", str(begin))
    together(guests)
    expect(ben.question).to_contain_text("undone")


def test_somebody_goes_and_comes_back(visit: Visits, server: Server) -> None:
    guests = gather(visit, server, 3)
    *others, cleo = guests
    together(guests)
    cleo.page.close()
    for guest in others:
        expect(guest.page.get_by_role("article", name=re.compile("Cleo"))).to_contain_text("away")
    for guest in others:
        say(others, guest, "Fundraising")
    for guest in others:
        before = say(others, guest, "^Ready")
    cleo.come_back()
    assert together(guests) == before
    recap = cleo.page.get_by_role("dialog", name="Since you were last here")
    expect(recap).to_contain_text("Amara took")
    recap.get_by_role("button", name="Continue").click()
    expect(others[0].page.get_by_role("article", name=re.compile("Cleo"))).not_to_contain_text("away")
    cleo.press("^Ready")
    together(guests, before)


def test_the_same_link_opens_the_seat_on_another_device(visit: Visits, server: Server) -> None:
    guests = gather(visit, server, 2)
    before = together(guests)
    guests[1].page.close()
    (again,) = sit_down(visit, {1: guests[1].link})
    guests[1] = again
    assert together(guests) == before
    assert "token" not in again.page.url
    again.press("Fundraising")
    together(guests, before)


def test_an_interrupted_line_comes_back_by_itself(visit: Visits, server: Server) -> None:
    guests = gather(visit, server, 2)
    amara, ben = guests
    before = together(guests)
    lines: list[WebSocketRoute] = []
    ben.page.route_web_socket(re.compile("/live$"), lambda line: lines.extend([line, line.connect_to_server()]))
    ben.page.reload()
    ben.question.wait_for()
    ben.visitor.forgiven.append("WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION")
    ben.visitor.context.set_offline(True)
    for end in lines:
        end.close()
    expect(amara.page.get_by_role("article", name=re.compile("Ben"))).to_contain_text("away")
    expect(ben.page.get_by_role("status").filter(has_text="interrupted")).to_be_visible()
    amara.press("Fundraising")
    together([amara], before)
    assert position(ben.page) == before
    ben.visitor.context.set_offline(False)
    together(guests, before)
    expect(ben.page.get_by_role("status").filter(has_text="interrupted")).to_have_count(0)
    expect(amara.page.get_by_role("article", name=re.compile("Ben"))).not_to_contain_text("away")


def is_news(text: str | bytes) -> bool:
    """Tell whether a message says that the game has gone on."""
    return re.search('"type":"(update|changed)"', str(text)[:40]) is not None


def test_an_answer_that_comes_too_late_gets_a_reason(visit: Visits, server: Server) -> None:
    """Two tabs of one seat: in one of them the line is slow, and somebody presses there what is no longer asked."""
    guests = gather(visit, server, 2)
    amara = guests[0]
    before = together(guests)
    slow = amara.visitor.context.new_page()
    held: list[str | bytes] = []
    holding = [False]

    def through(line: WebSocketRoute) -> None:
        far = line.connect_to_server()
        far.on_message(lambda text: held.append(text) if holding[0] and is_news(text) else line.send(text))

    slow.route_web_socket(re.compile("/live$"), through)
    slow.goto(amara.page.url)
    bar = slow.get_by_role("region", name="Question")
    bar.wait_for()
    holding[0] = True
    amara.press("Fundraising")
    together(guests, before)
    assert position(slow) == before
    bar.get_by_role("button", name=re.compile("Conductor")).first.click()
    expect(bar).to_contain_text("Somebody was faster")
    expect(slow.locator("[data-position]")).to_have_attribute("data-position", str(before + 1))
    assert digest(slow) == digest(amara.page)
    assert together(guests) == before + 1


def test_talk_is_heard_by_all_and_notes_by_nobody_else(visit: Visits, server: Server) -> None:
    guests = gather(visit, server, 2)
    amara, ben = guests
    amara.page.get_by_role("tab", name="Chat").click()
    amara.page.get_by_label("Write to the table").fill("Shall we hold Cincinnati? <b>&amp;")
    amara.page.get_by_role("button", name="Send", exact=True).click()
    tab = ben.page.get_by_role("tab", name="Chat")
    expect(tab).to_contain_text("1")
    tab.click()
    said = ben.page.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Shall we hold Cincinnati? <b>&amp;")
    expect(said).to_contain_text("Amara")
    ben.page.get_by_role("tab", name="Notes").click()
    ben.page.get_by_label("Notes of Ben").fill("Save $2 for Ripley.")
    expect(ben.page.get_by_role("status").filter(has_text=re.compile("^saved$"))).to_be_visible()
    ben.page.reload()
    ben.page.get_by_role("tab", name="Notes").click()
    expect(ben.page.get_by_label("Notes of Ben")).to_have_value("Save $2 for Ripley.")
    amara.page.get_by_role("tab", name="Notes").click()
    expect(amara.page.get_by_label("Notes of Amara")).to_have_value("")


def test_a_proposal_is_seen_and_can_be_followed(visit: Visits, server: Server) -> None:
    guests = gather(visit, server, 2)
    for guest in guests:
        before = say(guests, guest, "^Ready")
    (lead,) = [guest for guest in guests if guest.is_asked()]
    other = next(guest for guest in guests if guest is not lead)
    other.press("^Pass")
    other.page.get_by_role("button", name="Propose", exact=True).click()
    expect(lead.page.get_by_text(f"{other.name} proposes").first).to_be_visible()
    assert together(guests) == before
    lead.press("^Pass")
    together(guests, before)


@pytest.mark.long
def test_only_whoever_is_asked_is_called_to_the_table(visit: Visits, server: Server) -> None:
    """The Station Master may help in the turns of others; that is no reason to call them each time."""
    guests = gather(visit, server)
    for guest in guests:
        say(guests, guest, "Conductor")
    for guest in guests:
        say(guests, guest, "^Ready")
    (master,) = [
        guest for guest in guests if guest.question.get_by_role("button", name=f"{guest.name}: Special").count()
    ]
    assert not master.is_asked()
    for guest in guests:
        assert guest.is_called() == guest.is_asked(), guest.name
