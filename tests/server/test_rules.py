"""The rules over HTTP."""

from __future__ import annotations

from cyclades.content.rulebook import all_rules
from tests.server.host import Host


def test_all_rules_with_tables_rulings_and_what_they_name(host: Host) -> None:
    answer = host.http.get("/api/rules")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "application/json"
    books = answer.json()["books"]
    rules = {rule["number"]: rule for book in books for chapter in book["chapters"] for rule in chapter["rules"]}
    assert list(rules) == [rule.number for rule in all_rules()]
    assert rules["H3.6"]["blocks"][1]["head"] == ["hero", "in every battle he fights", "sacrifice"]
    assert rules["H3.6"]["modules"] == ["heroes"]
    assert rules["B5.13"]["references"][0] == "B8.1"
    assert rules["B4.3"]["rulings"][0]["title"] == "Only the god he was just ousted from is barred"


def test_they_are_given_in_each_language_there_are_texts_in(host: Host) -> None:
    english = host.http.get("/api/rules")
    assert host.http.get("/api/rules/en").content == english.content
    other = host.http.get("/api/rules/xx")
    assert (other.status_code, other.json()["error"]) == (404, "not_found")


def test_who_has_them_already_is_sent_nothing(host: Host) -> None:
    first = host.http.get("/api/rules")
    again = host.http.get("/api/rules", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = host.http.get("/api/rules", headers={"If-None-Match": '"older"'})
    assert (other.status_code, other.content) == (200, first.content)
