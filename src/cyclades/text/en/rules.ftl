# The words around the numbered rules: in the terminal, the drawer at the table, the pages, the drawings.

rules-ruling = Ruling: { $ruling }

page-rules-search = Search the rules
page-rules-search-hint = A word, or the number of a rule
page-rules-found = { $count ->
    [0] No rule has these words
    [one] 1 rule
   *[other] { $count } rules
}
page-rules-found-partly = { $count ->
    [one] No rule has all of these words; 1 has some
   *[other] No rule has all of these words; { $count } have some
}
page-rules-near = Perhaps:
page-rules-contents = Contents
page-rules-back = Back to { $rule }
page-rules-print = Print all rules
page-rules-as-page = Open as a page
page-rules-not-here = not played at this table
page-rules-module = with { $modules }
page-rules-rulings = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
}
page-rules-unknown = There is no rule { $rule }.
page-rules-about = Every rule has a number, and every number is a link. Rulings say what was decided where the rules are silent.

## What the drawings show

page-rules-drawing-bids = A chain of offerings. 1: Sparta has offered 2 to Ares. 2: Athens offers 3, and Sparta is outbid. 3: Sparta goes to another god at once and outbids Corinth there. 4: So Corinth has to move, and goes to Apollo, where nobody is outbid. Only now does the next player make an offering.
page-rules-drawing-sail = One move of three steps for 1 gold. 1: Two of the three fleets leave. 2: They pick up the one they meet. 3: Two of them go on, and one stays behind.
page-rules-drawing-chain = Troops cross from isle to isle wherever a chain of their own fleets joins the two, however long. The upper isle can't be reached: a sea on the way there has no fleet in it.
page-rules-drawing-round = A round. The attacker has three troops and rolls a 1: that is 4. The defender has two troops, a fortress and a 2: that is 5. The lower total loses one unit; of equal ones both do.
page-rules-drawing-retreat = After a round the defender may retreat, over his own fleets to an isle of his own; if he stays, the attacker may. All units go, and to one place.
page-rules-drawing-slots = An isle of four slots. Two of them, with the dashed edge, are also the metropolis space. New buildings take the slots outside it first. A metropolis covers its space: what stood there is lost, and its slots are closed.
page-rules-drawing-territories = One isle, three territories, each with an owner, slots and troops of its own. A step over land goes to the next territory and needs no fleets; everything else goes over the sea, by a chain of fleets.
