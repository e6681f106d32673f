"""H2.8: undead under creatures, in chains and on trade spaces: like any troop or fleet, but never sold."""

from __future__ import annotations

import pytest

from cyclades.engine.words import events
from tests.phrases import changes, decider, gold, heard, kind, play, refused, sea, texts
from tests.rules.aegean import HOMES, NEUTRAL, SPENT, Lands
from tests.rules.underworld import AT_SEA, army, fleet, navy, underworld

# Chains and trade


@pytest.mark.rule("H2.8")
def test_undead_fleets_make_a_chain() -> None:
    # From Naxos over 7-7, 6-7 and 6-6 to Delos, of normal and undead fleets.
    lands = {"naxos": {"undead": 1}}
    seas = {"7-7": fleet(1), "6-7": fleet(0, 1), "6-6": fleet(1)}
    game = play(underworld(isles=lands, seas=seas), "move troops naxos", "take undead 1")
    assert texts(game) == {f"land {name} {count}" for name in ("paros", "delos") for count in (0, 1)}
    broken = {"7-7": fleet(1), "6-7": fleet(1, 0, "corinth"), "6-6": fleet(1)}
    game = play(underworld(isles=lands, seas=broken), "move troops naxos", "take undead 1")
    assert "land delos 0" not in texts(game)
    refused(game, "land delos 0", "not_joined_by_fleets", "B5.10")


@pytest.mark.rule("H2.8")
def test_a_chain_of_thirteen_seas() -> None:
    # Eight fleets and five undead ones, one to a sea, from Naxos around to Milos.
    path = ["6-8", "6-7", "6-6", "6-5", "7-4", "7-3", "6-4", "5-4", "5-5", "7-5", "8-5", "8-6", "9-5"]
    seas = {place: fleet(1) if at < 5 else fleet(0, 1) for at, place in enumerate(path)}
    game = play(underworld(isles={"naxos": {"undead": 1}}, seas=seas), "move troops naxos", "take undead 1")
    joined = {"paros", "ios", "delos", "milos", "serifos", "syros"}
    assert {action.split()[1] for action in texts(game)} == joined


@pytest.mark.rule("H2.8")
def test_undead_fleets_trade_and_a_space_pays_once() -> None:
    # Kythnos pays 2; 5-10 and 10-5 are trade spaces, 6-8 is none.
    seas = {"5-10": fleet(2), "10-5": fleet(1, 1), "6-8": fleet(1)}
    game = play(underworld("fates", seas=seas), "call fates")
    assert gold(game, "sparta") == 9 - 2 + 2 + 1 + 1
    game = play(underworld("fates", seas={"6-8": fleet(1)}), "call fates")
    assert gold(game, "sparta") == 9 - 2 + 2


@pytest.mark.rule("H2.8")
def test_undead_hold_isles_for_their_prosperity() -> None:
    game = play(underworld("fates", isles={"paros": {"owner": "sparta", "undead": 1}}, seas={}), "call fates")
    assert gold(game, "sparta") == 9 - 2 + 2 + 2


# Siren


@pytest.mark.rule("H2.8", "C4")
def test_the_siren_lures_a_lone_undead_fleet_away() -> None:
    game = underworld("siren", seas=AT_SEA | {"5-4": fleet(1, 0, "athens")})
    before = game.to_position()
    play(game, "call siren", "choose sea 5-4")
    assert navy(game, "5-4") == ("sparta", 1, 0)  # from his reserve
    changed = {"seas.5-4.owner", "seas.5-4.fleets", "seas.5-4.undead"}
    assert changes(before, game.to_position()) == SPENT | changed


@pytest.mark.rule("H2.8", "C4")
@pytest.mark.parametrize("stack", [fleet(2, 0, "athens"), fleet(1, 1, "athens")])
def test_an_undead_beside_it_keeps_a_fleet_from_being_lone(stack: dict[str, object]) -> None:
    game = play(underworld("siren", seas=AT_SEA | {"5-4": stack}), "call siren")
    refused(game, "choose sea 5-4", "not_a_lone_fleet", "C4")
    assert "choose sea 10-5" in texts(game)


@pytest.mark.rule("H2.8", "C4")
def test_undead_do_not_empty_his_reserve() -> None:
    seas = {"6-8": fleet(5, 7), "5-4": fleet(0, 1, "athens")}
    game = play(underworld("siren", seas=seas), "call siren", "choose sea 5-4")
    assert (navy(game, "6-8"), navy(game, "5-4")) == (("sparta", 7, 5), ("sparta", 1, 0))


@pytest.mark.rule("H2.8", "C4")
def test_from_the_board_comes_a_fleet_or_an_undead_one() -> None:
    seas = {"6-8": fleet(1, 6), "5-2": fleet(0, 2), "7-7": fleet(1), "5-4": fleet(0, 1, "athens")}
    game = play(underworld("siren", seas=seas), "call siren", "choose sea 5-4")
    assert (kind(game), texts(game)) == ("siren_source", {"choose sea 6-8", "choose sea 5-2", "take undead 1"})
    refused(game, "choose sea 7-7", "no_own_fleet_there", "C4")  # no normal one lies there
    refused(game, "take undead 2", "too_many_undead", "H2.8")
    normal = play(game.copy(), "choose sea 6-8")
    assert (navy(normal, "6-8"), navy(normal, "5-4")) == (("sparta", 5, 1), ("sparta", 1, 0))
    told = heard(game)
    play(game, "take undead 1")
    assert texts(game) == {"choose sea 6-8", "choose sea 7-7"}
    refused(game, "take undead 1", "undead_chosen", "H2.8")
    refused(game, "choose sea 5-2", "no_own_fleet_there", "C4")
    play(game, "choose sea 7-7")
    assert (navy(game, "7-7"), navy(game, "5-4"), navy(game, "6-8")) == (None, ("sparta", 0, 1), ("sparta", 6, 1))
    number = game.names.number
    assert told == [events.FleetPlaced(player=0, sea=number("sea", "5-4"), from_sea=number("sea", "7-7"), undead=True)]


@pytest.mark.rule("H2.8", "C4")
def test_the_siren_leaves_undead_of_a_mixed_sea_where_they_are() -> None:
    seas = {"6-8": fleet(1, 8), "5-4": fleet(0, 1, "athens")}
    game = play(underworld("siren", seas=seas), "call siren", "choose sea 5-4", "take undead 1")
    assert (navy(game, "6-8"), navy(game, "5-4")) == (("sparta", 8, 0), ("sparta", 0, 1))  # one sea only: not asked


@pytest.mark.rule("H2.8", "C4")
def test_without_undead_none_is_offered() -> None:
    seas = {"6-8": fleet(0, 7), "5-2": fleet(0, 1), "5-4": fleet(0, 1, "athens"), "10-5": fleet(2, 0, "athens")}
    game = play(underworld("siren", seas=seas), "call siren", "choose sea 5-4")
    assert texts(game) == {"choose sea 6-8", "choose sea 5-2"}
    refused(game, "take undead 1", "too_many_undead", "H2.8")


# Kraken and Polyphemus


@pytest.mark.rule("H2.8", "C13")
def test_the_kraken_sinks_undead_of_whatever_owner() -> None:
    game = underworld("kraken", seas=AT_SEA | {"6-8": fleet(2, 1), "5-9": fleet(1, 0, "corinth")})
    told = heard(game)
    play(game, "call kraken", "choose sea 5-9", "choose sea 6-8", "stop")
    assert navy(game, "5-9") is navy(game, "6-8") is None
    number = game.names.number
    lost = [event for event in told if isinstance(event, events.FleetsLost)]
    assert lost == [
        events.FleetsLost(victim=2, sea=number("sea", "5-9"), count=0, undead=1),
        events.FleetsLost(victim=0, sea=number("sea", "6-8"), count=1, undead=2),
    ]
    # The undead can rise again.
    play(game, *["recruit fleet 7-7"] * 3)
    assert navy(game, "7-7") == ("sparta", 0, 3)


@pytest.mark.rule("H2.8", "C17")
def test_polyphemus_pushes_a_stack_with_its_undead() -> None:
    game = underworld("polyphemus", seas={"7-5": fleet(2, 1), "8-5": fleet(1)})
    play(game, "call polyphemus", "choose isle ios")
    assert (kind(game), texts(game)) == ("polyphemus_stack", {"choose sea 7-5", "choose sea 8-5"})
    told = heard(game)
    play(game, "choose sea 7-5", "choose sea 6-6")
    assert navy(game, "6-6") == ("sparta", 1, 2)
    number = game.names.number
    assert told[0] == events.FleetsPushed(
        victim=0, from_sea=number("sea", "7-5"), to_sea=number("sea", "6-6"), count=1, undead=2
    )
    assert (navy(game, "8-5"), navy(game, "8-6")) == (None, ("sparta", 0, 1))  # only 8-6 was open to it


@pytest.mark.rule("H2.8", "C17")
def test_a_stack_is_pushed_to_undead_of_the_same_owner_only() -> None:
    seas = {"7-5": fleet(0, 1), "6-5": fleet(1), "6-6": fleet(1, 0, "thebes")}
    game = play(underworld("polyphemus", seas=seas), "call polyphemus", "choose isle ios")
    # 6-5 was the only sea it could be pushed to.
    assert (navy(game, "6-5"), navy(game, "6-6"), navy(game, "7-5")) == (("sparta", 1, 1), ("thebes", 0, 1), None)


@pytest.mark.rule("H2.8", "C17")
def test_a_stack_of_undead_with_nowhere_to_go_is_lost() -> None:
    game = play(underworld("polyphemus", seas={"10-5": fleet(2)}), "call polyphemus", "choose isle ios")
    assert navy(game, "10-5") is None


# Sylph


@pytest.mark.rule("H2.8", "C10")
def test_the_sylph_moves_undead_alone_or_with_others() -> None:
    game = play(underworld("sylph", seas={"6-8": fleet(2, 1), "5-2": fleet(1)}), "call sylph")
    assert texts(game) == {"stop", "choose sea 6-8", "choose sea 5-2"}
    play(game, "choose sea 5-2")
    assert texts(game) == {"take undead 1"}
    play(game, "take undead 1", "sail 5-1 0", "choose sea 6-8")
    steps = {f"sail {place} 1" for place in ("6-7", "5-8", "5-9", "7-7")}
    assert texts(game) == {"take undead 1", "take undead 2"} | steps
    refused(game, "take undead 3", "too_many_undead", "H2.8")
    refused(game, "sail 6-7 0", "nobody_goes", "B5.9")
    play(game, "take undead 2", "sail 6-7 1", "choose sea 6-7", "sail 5-7 1", "stop")
    assert (navy(game, "5-1"), navy(game, "6-7"), navy(game, "5-7")) == (
        ("sparta", 0, 1),
        ("sparta", 0, 2),
        ("sparta", 1, 0),
    )
    assert gold(game, "sparta") == 7  # the steps are free


@pytest.mark.rule("H2.8", "C10")
def test_undead_that_fought_do_not_move_again_but_the_others_do() -> None:
    seas = {"6-8": fleet(3, 1), "6-7": fleet(0, 1, "thebes")}
    game = play(underworld("sylph", seas=seas, dice=[3, 0]), "call sylph")
    play(game, "choose sea 6-8", "take undead 2", "sail 6-7 0")
    assert sea(game, "6-7") == {"owner": "sparta", "fleets": 0, "undead": 2, "undead_spent": 2}
    refused(game, "choose sea 6-7", "fleets_already_fought", "C10")
    play(game, "choose sea 6-8", "take undead 1", "sail 6-7 1", "choose sea 6-7")
    refused(game, "take undead 2", "too_many_undead", "H2.8")
    play(game, "take undead 1")
    refused(game, "sail 6-6 2", "too_many_fleets", "B5.9")
    play(game, "sail 6-6 1")
    refused(game, "choose sea 6-7", "fleets_already_fought", "C10")
    assert (navy(game, "6-6"), navy(game, "6-7")) == (("sparta", 1, 1), ("sparta", 0, 2))


@pytest.mark.rule("H2.8", "C10")
def test_each_kind_that_fought_is_counted_by_itself() -> None:
    seas = {"6-8": fleet(1, 2), "6-7": fleet(0, 1, "thebes")}
    game = play(underworld("sylph", seas=seas, dice=[3, 0]), "call sylph")
    play(game, "choose sea 6-8", "take undead 1", "sail 6-7 1")
    assert sea(game, "6-7") == {"owner": "sparta", "fleets": 1, "spent": 1, "undead": 1, "undead_spent": 1}
    play(game, "choose sea 6-8", "sail 6-7 1", "choose sea 6-7")
    assert texts(game) == {f"sail {place} 1" for place in ("6-6", "6-8", "5-7", "5-8", "7-7")}  # the fresh fleet


@pytest.mark.rule("H2.8", "C10")
def test_undead_that_retreated_do_not_move_again() -> None:
    seas = {"6-8": fleet(3), "6-7": fleet(0, 2, "thebes")}
    game = play(underworld("sylph", seas=seas, dice=[0, 3]), "call sylph")
    play(game, "choose sea 6-8", "take undead 2", "sail 6-7 0", "stay", "choose sea 6-8")
    assert sea(game, "6-8") == {"owner": "sparta", "fleets": 0, "undead": 2, "undead_spent": 1}
    play(game, "choose sea 6-8")
    refused(game, "take undead 2", "too_many_undead", "H2.8")
    play(game, "take undead 1", "sail 5-9 0")
    refused(game, "choose sea 6-8", "fleets_already_fought", "C10")


@pytest.mark.rule("H2.8", "C10")
def test_when_the_sylph_is_done_they_are_free_again() -> None:
    seas = {"6-8": fleet(2), "6-7": fleet(0, 1, "thebes")}
    game = play(underworld("sylph", seas=seas, dice=[3, 0]), "call sylph")
    play(game, "choose sea 6-8", "take undead 2", "sail 6-7 0", "stop")
    assert sea(game, "6-7") == {"owner": "sparta", "fleets": 0, "undead": 2}
    play(game, "move fleets 6-7", "take undead 2", "sail 6-6 0", "stop")
    assert navy(game, "6-6") == ("sparta", 0, 2)


# Pegasus and Medusa


@pytest.mark.rule("H2.8", "C5")
def test_undead_fly() -> None:
    game = underworld("pegasus", isles={"naxos": {"troops": 1, "undead": 2}}, seas={})
    play(game, "call pegasus", "choose isle naxos")
    others = [name for name in (*HOMES, *NEUTRAL) if name != "naxos"]
    assert texts(game) == {"take undead 1", "take undead 2"} | {f"land {name} 1" for name in others}
    alone = play(game.copy(), "land paros 1")  # none need fly along
    assert (army(alone, "paros"), army(alone, "naxos")) == (("sparta", 1, 0), ("sparta", 0, 2))
    play(game, "take undead 2", "land paros 0")
    assert (army(game, "paros"), army(game, "naxos")) == (("sparta", 0, 2), ("sparta", 1, 0))
    assert gold(game, "sparta") == 7


@pytest.mark.rule("H2.8", "C5")
def test_undead_fly_from_an_isle_where_only_they_stand_and_not_to_chiron() -> None:
    lands: Lands = {
        "naxos": {"troops": 0, "undead": 1},
        "paros": {"figure": {"card": "chiron", "holder": "argos"}},
        "kythnos": {"troops": 0},
    }
    game = play(underworld("pegasus", isles=lands, seas={}, dice=[3, 0]), "call pegasus")
    assert texts(game) == {"forgo", "choose isle naxos"}
    play(game, "choose isle naxos", "take undead 1")
    refused(game, "land paros 0", "guarded_by_chiron", "C15")
    play(game, "land ios 0")  # a battle: 4 against 1
    assert army(game, "ios") == ("sparta", 0, 1)


@pytest.mark.rule("H2.8", "C16")
def test_medusa_holds_undead() -> None:
    held = {"naxos": {"troops": 0, "undead": 2, "figure": "medusa"}}
    game = underworld("pegasus", isles=held, seas={"7-7": fleet(0, 1)})
    refused(game, "move troops naxos", "held_by_medusa", "C16")
    play(game, "recruit troop naxos")  # they may be raised there
    assert army(game, "naxos") == ("sparta", 0, 3)
    play(game, "call pegasus")
    refused(game, "choose isle naxos", "held_by_medusa", "C16")


@pytest.mark.rule("H2.8", "C16")
def test_undead_can_not_retreat_from_medusa() -> None:
    game = underworld(
        isles={"naxos": {"undead": 2}, "ios": {"troops": 2, "figure": "medusa"}},
        seas={"9-5": fleet(0, 1)},
        dice=[0, 3, 0, 3],
    )
    play(game, "move troops naxos", "take undead 2", "land ios 0")
    assert (kind(game), army(game, "ios")) == ("turn", ("athens", 2, 0))  # both fell, nobody was asked


# Never sold, never carried off


@pytest.mark.rule("H2.8", "C9")
def test_the_sphinx_buys_no_undead() -> None:
    seas = {"6-8": fleet(1), "7-7": fleet(1, 1)}
    game = underworld("sphinx", isles={"naxos": {"troops": 0, "undead": 2}}, seas=seas)
    play(game, "call sphinx")
    assert texts(game) == {"stop", "sell troop kythnos", "sell fleet 7-7"}
    refused(game, "sell troop naxos", "nothing_to_sell", "C9")
    refused(game, "sell fleet 6-8", "nothing_to_sell", "C9")
    play(game, "sell fleet 7-7")
    assert navy(game, "7-7") == ("sparta", 0, 1)  # the sea stays his
    refused(game, "sell fleet 7-7", "nothing_to_sell", "C9")


@pytest.mark.rule("H2.8", "C11")
def test_the_harpy_carries_no_undead_off() -> None:
    game = play(underworld("harpy", isles={"ios": {"troops": 0, "undead": 2}}), "call harpy")
    refused(game, "choose isle ios", "not_an_enemy_troop", "C11")
    assert "choose isle ios" not in texts(game)
    mixed = play(underworld("harpy", isles={"ios": {"undead": 2}}), "call harpy", "choose isle ios")
    assert army(mixed, "ios") == ("athens", 0, 2)


@pytest.mark.rule("H2.8", "B5.14")
def test_undead_fleets_of_who_is_out_leave() -> None:
    game = underworld(
        isles={
            "naxos": {"undead": 3},
            "kythnos": {"metropolis": True},
            "ios": {"metropolis": True},
            "syros": {"owner": "thebes"},
        },
        seas={"9-5": fleet(0, 1), "10-5": fleet(2, 0, "athens")},
        dice=[3, 0],
    )
    play(game, "move troops naxos", "take undead 3", "land ios 0")
    assert (navy(game, "10-5"), decider(game)) == (None, "sparta")
