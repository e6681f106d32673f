"""Artifacts on the track and in the deck (T5.1), and where they are put (T5.2)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from cyclades.engine.words.pieces import CARDS
from tests.phrases import changes, city, gold, heard, kind, play, refused, texts
from tests.rules.heroes import read_again
from tests.rules.thera import ARTIFACTS, Lands, lies, teams, thera

TEMPLES: Lands = {"fira": {"buildings": ["temple", "temple"]}, "kamari": {"metropolis": True}}


def pile_of(game: Game, card: str) -> list[str]:
    """Where a card is: on the track, in a pile, out of the game, or on the board."""
    position = game.to_position()
    found = [pile for pile in ("track", "deck", "discard", "gone") if card in position[pile]]
    return found + (["board"] if card in position["artifacts"] else [])


def new_cycle(*track: str | None, **rest: Any) -> Game:
    """The creatures phase of cycle 3 begins with that track."""
    return thera(*track, turn=None, phase="creatures", gods=["ares", "zeus", "athena"], **rest)


# The deck


@pytest.mark.rule("T5.1")
def test_the_five_are_in_the_deck_with_titans_only() -> None:
    new = Game.new(4, modules=("titans",), seed=7)
    assert all(pile_of(new, artifact) == ["deck"] for artifact in ARTIFACTS)
    assert not set(ARTIFACTS) & set(Game.new(4, seed=7).to_position()["deck"])


@pytest.mark.rule("T5.1")
@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_a_drawn_artifact_lies_on_the_track_like_any_card(artifact: str) -> None:
    game = new_cycle("satyr", "dryad", None, draws={"card": [artifact]})
    assert game.to_position()["track"] == [artifact, "satyr", "dryad"]
    assert pile_of(game, artifact) == ["track"]


# Buying


@pytest.mark.rule("T5.1")
@pytest.mark.parametrize("artifact", ARTIFACTS)
@pytest.mark.parametrize(("space", "price"), [(0, 4), (1, 3), (2, 2)])
def test_bought_at_the_price_of_the_space_whatever_temples_he_has(artifact: str, space: int, price: int) -> None:
    track: list[str | None] = [None, None, None]
    track[space] = artifact
    game = thera(*track, isles=TEMPLES)
    told = heard(game)
    before = game.to_position()
    play(game, f"call {artifact}")
    assert (kind(game), texts(game)) == ("artifact_isle", {"choose isle fira", "choose isle kamari"})
    assert pile_of(game, artifact) == ["discard"]  # until it is put on the board
    read_again(game)
    play(game, "choose isle kamari")
    assert (lies(game, artifact), gold(game, "sparta"), pile_of(game, artifact)) == ("kamari", 9 - price, ["board"])
    assert city(game, "sparta")["discounts_used"] == 0
    assert changes(before, game.to_position()) == {f"artifacts.{artifact}", "cities.sparta.gold", "track"}
    assert [type(event) for event in told] == [events.CreatureCalled, events.ArtifactPlaced]
    assert isinstance(told[0], events.CreatureCalled)
    assert (told[0].price, told[0].discounts) == (price, 0)
    read_again(game)


@pytest.mark.rule("T5.1")
def test_the_temples_still_serve_for_a_creature() -> None:
    game = thera("satyr", "helm", None, isles=TEMPLES)
    play(game, "call helm", "choose isle fira", "call satyr")
    assert gold(game, "sparta") == 9 - 3 - 1


@pytest.mark.rule("T5.1")
@pytest.mark.parametrize(("coins", "payable"), [(3, True), (2, False)])
def test_who_cant_pay_cant_buy_with_temples_either(coins: int, payable: bool) -> None:
    game = thera(None, "helm", None, isles=TEMPLES, cities={"sparta": {"gold": coins}})
    if payable:
        assert gold(play(game, "call helm"), "sparta") == 0
    else:
        refused(game, "call helm", "creature_not_payable", "C0.1")


@pytest.mark.rule("T5.1", "T3.3")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena", "kronos", "hades"])
def test_bought_with_any_god_but_apollo(god: str) -> None:
    modules = ("hades",) if god == "hades" else ()
    game = play(thera("caduceus", god=god, modules=modules), "call caduceus", "choose isle fira")
    assert lies(game, "caduceus") == "fira"


@pytest.mark.rule("T5.1")
def test_not_with_apollo() -> None:
    game = thera("caduceus", turn=None, phase="actions", apollo=["sparta"], gods=["ares", "zeus", "athena"])
    assert kind(game) == "place_marker"
    refused(game, "call caduceus", "no_turn_now", "B5.1")


@pytest.mark.rule("T5.1")
@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_zeus_cant_change_an_artifact(artifact: str) -> None:
    game = thera("satyr", artifact, None, god="zeus")
    assert "change satyr" in texts(game)
    refused(game, f"change {artifact}", "not_a_creature", "T5.1")


@pytest.mark.rule("T5.1")
def test_zeus_may_draw_one() -> None:
    game = play(thera("satyr", god="zeus", draws={"card": ["helm"]}), "change satyr")
    assert game.to_position()["track"] == [None, None, "helm"]


# Where it is put


@pytest.mark.rule("T5.2")
def test_on_an_own_territory_only() -> None:
    game = play(teams("helm"), "call helm")
    for other in ("kameni", "oia", "pyrgos"):  # neutral, the partner's, an opponent's
        refused(game, f"choose isle {other}", "not_your_isle", "T5.2")
    assert lies(play(game, "choose isle fira"), "helm") == "fira"


@pytest.mark.rule("T5.2")
def test_with_one_territory_it_goes_there_unasked() -> None:
    game = play(thera("helm", isles={"kamari": {"owner": "thebes"}}), "call helm")
    assert (lies(game, "helm"), kind(game)) == ("fira", "turn")


@pytest.mark.rule("T5.2")
def test_several_may_lie_together_and_an_empty_territory_will_do() -> None:
    game = thera("helm", "sandals", None, isles={"fira": {"troops": 0}}, artifacts={"caduceus": "fira"})
    play(game, "call helm", "choose isle fira", "call sandals", "choose isle fira")
    assert {lies(game, artifact) for artifact in ("helm", "sandals", "caduceus")} == {"fira"}


# Unsold


@pytest.mark.rule("T5.1")
@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_unsold_on_the_2_space_it_is_out_of_the_game(artifact: str) -> None:
    game = new_cycle("satyr", "dryad", artifact)
    assert pile_of(game, artifact) == ["gone"]
    position = game.to_position()
    assert (position["discard"], position["track"][1:]) == ([], ["satyr", "dryad"])


@pytest.mark.rule("T5.1")
def test_only_the_artifact_is_told_as_lost() -> None:
    told: list[events.Event] = []
    new_cycle("satyr", "dryad", "helm", listen=told.append)
    lost = [event for event in told if isinstance(event, events.ArtifactLost | events.CardUnsold)]
    assert lost == [events.ArtifactLost(card=CARDS.index("helm"), space=2)]


@pytest.mark.rule("T5.1")
def test_on_the_other_spaces_it_moves_down() -> None:
    game = new_cycle("helm", "sandals", None, draws={"card": ["fates"]})
    assert game.to_position()["track"] == ["fates", "helm", "sandals"]
    assert game.to_position()["gone"] == []


@pytest.mark.rule("T5.1", "B3.3")
def test_it_never_comes_back() -> None:
    game = new_cycle(None, None, "helm", deck=[])  # the discard becomes the deck at once
    assert pile_of(game, "helm") == ["gone"]
    assert len(game.to_position()["deck"]) == 17 + 4 - 3


# Other cards


@pytest.mark.rule("T5.1", "C7")
def test_the_chimera_cant_copy_one_in_the_discard() -> None:
    game = play(thera("chimera", discard=["helm", "satyr"], cities={"athens": {"philosophers": 1}}), "call chimera")
    assert texts(game) == {"forgo", "choose card satyr"}
    refused(game, "choose card helm", "not_a_creature", "C7")
    play(game, "forgo")
    assert pile_of(game, "helm") == ["deck"]  # shuffled in with the rest


@pytest.mark.rule("T5.1", "H4.2")
def test_turned_up_by_hera_it_goes_to_the_discard_like_the_others() -> None:
    game = thera(
        god="zeus",
        modules=("heroes", "favours"),
        favour={"tile": "hera"},
        draws={"card": ["helm", "ajax"]},
        gods=["ares", "athena", "zeus"],
    )
    play(game, "favour", "choose isle fira")
    assert pile_of(game, "helm") == ["discard"]


@pytest.mark.rule("T5.1", "H4.5")
def test_pandoras_box_changes_creatures_only() -> None:
    game = thera(
        "helm",
        "satyr",
        "sandals",
        modules=("favours",),
        cities={"sparta": {"items": ["pandora"]}},
        draws={"card": ["caduceus"]},
    )
    play(game, "use pandora")
    assert game.to_position()["track"] == ["helm", "caduceus", "sandals"]
    assert game.to_position()["discard"] == ["satyr"]


@pytest.mark.rule("T5.1", "H4.5")
def test_pandoras_box_has_nothing_to_change_among_artifacts() -> None:
    game = thera("helm", None, "sandals", modules=("favours",), cities={"sparta": {"items": ["pandora"]}})
    refused(game, "use pandora", "item_without_effect", "H4.5")


@pytest.mark.rule("T5.1", "H4.5")
def test_the_cup_is_not_for_artifacts() -> None:
    purse = {"sparta": {"items": ["cup"]}}
    game = thera("helm", "ajax", "fates", modules=("heroes", "favours"), cities=purse)
    play(game, "use cup")
    assert texts(game) == {"call ajax", "call fates"}
    refused(game, "call helm", "not_for_artifacts", "H4.5")
    lone = thera("helm", modules=("favours",), cities=purse)
    refused(lone, "use cup", "item_without_effect", "H4.5")


@pytest.mark.rule("T5.1", "H4.5")
def test_the_lyre_moves_no_artifact() -> None:
    figures: Lands = {
        "oia": {"figure": {"card": "medusa", "holder": "athens"}},
        "balos": {"figure": {"card": "chiron", "holder": "thebes"}},
    }
    purse = {"sparta": {"items": ["lyre"]}}
    game = thera(modules=("favours",), cities=purse, isles=figures, artifacts={"helm": "oia"})
    play(game, "use lyre")
    assert texts(game) == {"choose card medusa", "choose card chiron"}
    refused(game, "choose card helm", "figure_not_on_board", "H4.5")
    play(game, "choose card medusa", "choose isle perissa")
    assert lies(game, "helm") == "oia"
    lone = thera(modules=("favours",), cities=purse, artifacts={"helm": "fira"})
    refused(lone, "use lyre", "item_without_effect", "H4.5")
