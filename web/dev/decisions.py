"""One view of every kind of decision, from random games, as JSON: python dev/decisions.py > dev/shots/decisions.json"""

import json
import random
import sys

from cyclades import Game
from cyclades.forms.decision import KINDS

found: dict[str, object] = {}
for seed in range(4000):
    if len(found) == len(KINDS):
        break
    rng = random.Random(seed)
    game = Game.new(2 + seed % 4, seed=seed, options={"max_cycles": 12})
    while not game.over:
        decision = game.decision
        assert decision is not None
        if decision.kind not in found and len(decision.options) > 1:
            found[decision.kind] = game.view(decision.player)
        game.apply(rng.choice(game.legal_actions()))
print(sorted(set(KINDS) - set(found)), file=sys.stderr)
json.dump(found, sys.stdout)
