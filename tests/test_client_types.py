"""The client's types are generated from the declarations, and what the server sends has these types."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import opsroom
from opsroom.server import messages

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def client_types() -> ModuleType:
    sys.path.insert(0, str(ROOT / "scripts"))
    spec = importlib.util.spec_from_file_location("client_types", ROOT / "scripts" / "client_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["client_types"] = module
    spec.loader.exec_module(module)
    return module


def test_the_generated_files_are_up_to_date(client_types: ModuleType) -> None:
    assert client_types.stale() == [], "run `make types`"


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"type": "integer"}, "number"),
        ({"type": "array", "items": {"oneOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"$ref": "#/components/schemas/Who"}}, "Record<string, Who>"),
        ({"enum": ["me", "bot"]}, '"me" | "bot"'),
        ({}, "Value"),
    ],
)
def test_a_schema_becomes_a_typescript_type(client_types: ModuleType, schema: dict[str, object], expected: str) -> None:
    assert client_types.type_of(schema) == expected


def test_a_field_with_a_default_may_be_left_out_of_a_request_only(client_types: ModuleType) -> None:
    http = client_types.http()
    assert "  guided?: boolean;" in http
    error = http[http.index("export interface ErrorBody") :].split("}")[0]
    assert "?" not in error


def test_a_malformed_message_still_has_an_id_for_the_reply() -> None:
    assert messages.header(b'{"type": "dance", "id": 7}').id == 7
    assert messages.header(b'{"type": "undo", "id": "a", "seat": 3}').id == "a"
    assert messages.header(b"{").id is None


@pytest.mark.parametrize("kind", messages.ClientMessage.__args__)
def test_every_message_names_its_type(kind: type[msgspec.Struct]) -> None:
    required = {"seat": "raf", "answer": "pass", "n": 1, "agree": True, "do": "next", "at": 0, "key": "k", "line": 1}
    required["looking"] = True
    fields = {name: required[name] for name in kind.__struct_fields__ if name in required}
    text = json.dumps({"type": kind.__struct_config__.tag, "id": 1, **fields})
    assert type(messages.decode(text)) is kind


@pytest.mark.parametrize("title", sorted(opsroom.titles()))
def test_no_type_of_a_title_is_declared_twice(client_types: ModuleType, title: str) -> None:
    """A kind of thing and a declared type could have the same name."""
    text = client_types.title_file(opsroom.title(title))
    declared = re.findall(r"^export (?:type|interface|const) (\w+)", text, re.MULTILINE)
    assert sorted(set(declared)) == sorted(declared)
