"""Together online: questions reach the right seat and only when they matter, and nobody decides for another."""

from contextlib import ExitStack
from itertools import permutations
from pathlib import Path

import httpx2

from lantern.engine.state import ACTION
from lantern.notation import number
from tests.server.http.client import Json, bearer, create, show
from tests.server.live.sockets import Socket, connect, connect_seats, open_server, options
from tests.tables import carried

# In this game Amara holds Levi Coffin when Ben moves somebody, and the Slave Trade Act when a market card comes.
GAME = (Path(__file__).parent / "levi-coffin.txt").read_text(encoding="utf-8")
AMARA, BEN, CLEO = range(3)
BEN_MOVES, AMARA_DELIVERS, CARD_COMES = 100, 123, 169


def moment(client: httpx2.Client, at: int) -> Json:
    """Start a table from a moment of the recorded game; people answer for chance."""
    made = client.post("/api/records", json={"text": GAME}).json()
    found: Json = client.post(f"/api/tables/{made['id']}/branch?at={at}&luck=same").json()
    return found


def everybody_sees(sockets: list[Socket]) -> Json:
    """Return the next change, which all see alike."""
    scenes = [socket.until("update")["scene"] for socket in sockets]
    assert len({scene["digest"] for scene in scenes}) == 1
    found: Json = scenes[0]
    return found


def refused(socket: Socket, scene: Json, answer: int) -> str:
    """Return why an answer is refused."""
    socket.answer(scene, answer)
    code: str = socket.until("refused")["code"]
    return code


def played(client: httpx2.Client, answers: list[int]) -> Json:
    """Return what is seen after Ben has chosen a person, or a person and a place."""
    made = moment(client, BEN_MOVES - 1)
    with connect(client, made) as ben:
        scene: Json = ben.hello(made["seats"][BEN])["scene"]
        for answer in answers:
            ben.answer(scene, answer)
            scene = ben.until("update")["scene"]
    return scene


def test_levi_coffin_is_asked_about_every_capture_and_nothing_else(client: httpx2.Client) -> None:
    count = {True: 0, False: 0}
    for first in played(client, [])["question"]["options"]:
        for option in played(client, [first["answer"]])["question"]["options"]:
            if option["preview"]["moves"]:
                question = played(client, [first["answer"], option["answer"]])["question"]
                asked = (question["seat"], question["prompt"]["kind"]) == (AMARA, "reserve")
                assert asked == bool(option["preview"]["captures"]) == option["preview"]["mayStepIn"]
                count[asked] += 1
    assert min(count.values()) > 0


def test_levi_coffin_is_asked_of_its_holder_in_another_s_turn(client: httpx2.Client) -> None:
    for answer, captured in (("reserve", 0), ("done", 1)):
        with ExitStack() as stack:
            sockets, scene = connect_seats(stack, client, moment(client, BEN_MOVES))
            market = sum(scene["table"]["market"])
            sockets[BEN].answer(scene, number("to east-iowa"))
            scene = everybody_sees(sockets)
            assert (scene["question"]["seat"], scene["table"]["acting"]) == (AMARA, BEN)
            assert scene["question"]["prompt"]["text"]["id"] == "ask-catcher-captures"
            for seat in (BEN, CLEO):
                assert refused(sockets[seat], scene, number(answer)) == "not-your-seat"
            sockets[AMARA].answer(scene, number(answer))
            after = everybody_sees(sockets)
            assert after["question"]["seat"] == BEN
            assert sum(after["table"]["market"]) - market == captured
            assert sum(after["table"]["captured"]) - sum(scene["table"]["captured"]) == captured


def test_the_holder_of_the_slave_trade_act_is_asked_when_a_card_comes(client: httpx2.Client) -> None:
    with ExitStack() as stack:
        sockets, scene = connect_seats(stack, client, moment(client, CARD_COMES))
        sockets[CLEO].answer(scene, number("market 9"))  # the one who turns the card up
        scene = everybody_sees(sockets)
        assert (scene["question"]["seat"], scene["question"]["prompt"]["kind"]) == (AMARA, "outlaw")
        assert scene["table"]["lead"] == BEN
        for seat in (BEN, CLEO):
            assert refused(sockets[seat], scene, number("amount 2")) == "not-your-seat"
        sockets[AMARA].answer(scene, number("amount 2"))
        assert everybody_sees(sockets)["table"]["market"][-1] == carried(9) - 2


def test_the_lead_decides_for_the_group_and_the_others_propose(client: httpx2.Client) -> None:
    made = moment(client, AMARA_DELIVERS)
    with ExitStack() as stack:
        sockets, scene = connect_seats(stack, client, made)
        question = scene["question"]
        assert (question["seat"], question["shared"], scene["table"]["lead"]) == (AMARA, True, AMARA)
        first, second = (option["answer"] for option in question["options"][:2])
        for seat, idea in ((BEN, first), (CLEO, second), (BEN, second)):
            sockets[seat].say(type="propose", answer=idea, position=scene["position"])
            ideas = [socket.until("idea") for socket in sockets]
            assert {(each["seat"], each["answer"]) for each in ideas} == {(seat, idea)}
            assert refused(sockets[seat], scene, idea) == "not-your-seat"
        with connect(client, made) as late:
            ideas = late.hello(made["host"])["ideas"]
            assert [(idea["seat"], idea["answer"]) for idea in ideas] == [(CLEO, second), (BEN, second)]
        sockets[AMARA].answer(scene, second)
        assert everybody_sees(sockets)["position"] == scene["position"] + 1
        with connect(client, made) as late:
            assert late.hello(made["host"])["ideas"] == []


def test_three_plan_at_once_in_any_order(client: httpx2.Client) -> None:
    plans = [number(words) for words in ("take 1 conductor-3x1", "take 2 funds-1", "take 3 conductor-3x1")]
    digests = set()
    for order in permutations(range(3)):
        with ExitStack() as stack:
            sockets, scene = connect_seats(stack, client, create(client, players=3))
            for seat in order:
                sockets[seat].answer(scene, plans[seat], f"plan {seat}")
            taken = [socket.reply(f"plan {seat}") for seat, socket in enumerate(sockets)]
            assert {message["type"] for message in taken} == {"update"}
            for seat in reversed(order):  # each for the table as it saw it after its own answer
                position = taken[seat]["since"] + 1
                sockets[seat].say(type="answer", answer=number(f"ready {seat + 1}"), position=position)
            digests |= {scene_in(socket, ACTION)["digest"] for socket in sockets}
    assert len(digests) == 1


def scene_in(socket: Socket, phase: int) -> Json:
    """Return the first table that is seen in a phase."""
    while (scene := socket.until("update")["scene"])["table"]["phase"] != phase:
        pass
    found: Json = scene
    return found


def test_a_seat_goes_to_a_computer_player_and_back_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    with open_server(tmp_path, computer_delay=0.5) as client, ExitStack() as stack:
        made = create(client)
        sockets, scene = connect_seats(stack, client, made)
        while scene["table"]["phase"] != ACTION or scene["question"]["prompt"]["kind"] == "turn":
            who = scene["question"]["seat"]
            playing = [option for option in scene["question"]["options"] if option["word"].startswith(("play", "take"))]
            sockets[who].answer(scene, (playing or scene["question"]["options"])[0]["answer"])
            scene = everybody_sees(sockets)
        away, other = who, 1 - who
        path = f"/api/tables/{made['id']}/seats/{away}"
        assert client.post(path, json={"by": "computer:random"}, headers=bearer(made["host"])).status_code == 200
        assert refused(sockets[away], scene, options(scene, away)[0]) == "computer-seat"
        scene = everybody_sees(sockets)
        assert scene["table"]["acting"] == away
        assert client.post(path, json={"by": "person"}, headers=bearer(made["seats"][away])).status_code == 200
        scene = show(client, made, made["host"])["scene"]
        assert scene["question"]["seat"] == away
        assert refused(sockets[other], scene, options(scene, away)[0]) == "not-your-seat"
        sockets[away].answer(scene, options(scene, away)[0])
        assert sockets[away].until("update", "refused")["type"] == "update"


def test_spectators_see_everything_and_change_nothing(client: httpx2.Client) -> None:
    made = create(client)
    with connect(client, made) as player, connect(client, made) as watcher:
        scene = player.hello(*made["seats"])["scene"]
        assert watcher.hello(made["spectator"])["you"] == {"seats": [], "host": False}
        player.answer(scene, options(scene, scene["question"]["seat"])[0])
        scene = watcher.until("update")["scene"]
        position, answer = scene["position"], options(scene, scene["question"]["seat"])[0]
        for message in (
            {"type": "answer", "answer": answer, "position": position},
            {"type": "undo", "position": position},
            {"type": "redo", "position": position},
            {"type": "restart", "position": position},
            {"type": "undo-to", "position": position, "to": position - 1},
            {"type": "consent", "ask": 1, "accept": True},
            {"type": "propose", "answer": answer, "position": position},
            {"type": "chat", "text": "hello"},
            {"type": "note", "text": "mine", "seat": 0},
        ):
            watcher.say(**message)
            assert watcher.until("refused", "accepted").get("code") == "spectator", message
    assert show(client, made, made["host"])["scene"]["position"] == position
