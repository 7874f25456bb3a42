"""What is generated from the types fits what is really sent."""

import msgspec

from lantern.server.describe import openapi, schema
from lantern.server.messages import Command, GiveAnswer
from tools import protocol_ts


def test_every_message_has_its_type() -> None:
    text = protocol_ts.text()
    assert 'type: "answer";' in text
    assert "export type Command = GiveAnswer | Undo |" in text
    assert "args: Record<string, Arg>;" in text
    assert "player?: string;" in text
    assert "queue: (ShownCard | null)[];" in text


def test_the_description_names_every_part_it_uses() -> None:
    for document, place in ((openapi(), openapi()["components"]["schemas"]), (schema(), schema()["$defs"])):
        text = msgspec.json.encode(document).decode()
        used = {part.split('"')[0].rsplit("/", 1)[-1] for part in text.split('"$ref":"')[1:]}
        assert used <= set(place)


def test_a_request_may_leave_out_its_type() -> None:
    found = msgspec.json.decode(b'{"answer":1,"position":2}', type=GiveAnswer)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Command) == found
