### Die Spielhilfe

page-aid-about = Was Götter, Gebäude und Karten bewirken, was sie kosten und wie Kämpfe ausgehen.
page-aid-parts = Teile der Spielhilfe
page-aid-modules = Auch diese Erweiterungen zeigen
page-aid-gods = Götter
page-aid-battle = Kampf
page-aid-buildings = Gebäude
page-aid-creatures = Kreaturen
page-aid-heroes = Helden
page-aid-favours = Gunst
page-aid-items = Magische Gegenstände
page-aid-artifacts = Artefakte
page-aid-words = Begriffe

## Götter

page-aid-prices = Was es kostet, in Gold
page-aid-recruits-fleet = Schiffe
page-aid-recruits-troop = Armeen
page-aid-recruits-priest = Priester
page-aid-recruits-philosopher = Philosophen
page-aid-recruits-undead = Untote
page-aid-recruits-titan = Titan
page-aid-action-move-fleets = Schiffe bewegen
page-aid-action-move-troops = Armeen bewegen
page-aid-action-change = Kreatur fortschicken
page-aid-action-move-undead = Untote bewegen
page-aid-each-move = jedes Mal
page-aid-free = kostenlos
page-aid-gold = Gold
page-aid-apollo-gold = gibt 1, einer Stadt mit nur einer Insel 4
page-aid-necropolis = Nekropole

## Gebäude

page-aid-set = Vier ergeben eine Metropole
page-aid-specials = Besondere Metropolen
page-aid-specials-about = Zwei davon werden für eine Partie gezogen. Jede wirkt wie eine gewöhnliche, bis auf dies:

## Karten

page-aid-track = Drei Karten liegen auf der Leiste, für { $dear }, { $middle } und { $cheap } Gold. Kaufen kannst du sie im Zug mit jedem Gott außer Apollo. Ein Tempel macht in jeder Runde eine Kreatur um 1 Gold billiger, bis hinab auf 1.
page-aid-heroes-about = Helden kommen mit den Kreaturen und werden wie sie gekauft, aber Tempel machen sie nicht billiger. Ein Held zählt wie eine Armee und verlässt das Spiel, wenn er verloren geht.
page-aid-artifacts-about = Artefakte kaufst du von der Leiste und legst sie in ein eigenes Gebiet. Wer das Gebiet besitzt, hat auch sie; Einheiten können sie mitnehmen.
page-aid-favours-about = In jeder Runde liegt eines dieser Plättchen neben dem letzten Gott vor Apollo. Wer diesen Gott hat, erhält die Gabe und darf die Wirkung einmal im Zug nutzen.
page-aid-items-about = Magische Gegenstände gibt es durch manche Gunst. Jeder wird einmal eingesetzt, wenn der Moment dafür da ist, und liegt dann bei den gespielten.
page-aid-costs = jetzt { $price } Gold
page-aid-show = Auf dem Spielplan zeigen

## Wo eine Karte ist

page-aid-at-track = Auf der Leiste
page-aid-at-deck = { $count ->
    [one] Im Stapel, als einzige Karte
   *[other] Im Stapel, eine von { $count } Karten
}
page-aid-at-discard = Auf dem Ablagestapel
page-aid-at-isle = { $player ->
    [none] Steht { $isle_on }
   *[other] { $player }, { $isle_on }
}
page-aid-at-sea = Liegt { $sea_on }
page-aid-at-carried = { $player }, unterwegs
page-aid-at-hidden = { $player }, auf der verborgenen Insel der Amazonen
page-aid-at-gone = Aus dem Spiel
page-aid-at-beside = { $used ->
    [yes] Neben { $god }, genutzt
   *[no] Neben { $god }
}
page-aid-at-stack = { $count ->
    [one] Im Stapel, als einziges Plättchen
   *[other] Im Stapel, eins von { $count } Plättchen
}
page-aid-at-aside = Beiseitegelegt, bis alle Plättchen gemischt werden
page-aid-at-open = { $player }, offen
page-aid-at-secret = Deiner, verdeckt
page-aid-at-unseen = { $count ->
    [one] Noch von niemandem gesehen: im Stapel oder verdeckt
   *[other] Noch von niemandem gesehen: einer von { $count } im Stapel oder verdeckt
}
page-aid-at-played = Gespielt

## Kampf

page-aid-die = Der Würfel
page-aid-die-faces = Seine sechs Seiten: { $faces }
page-aid-round = Eine Kampfrunde
page-aid-round-roll = Angreifer und Verteidiger werfen je einen Würfel. Dazu zählen beide ihre Einheiten im Kampf und was ihnen sonst hilft.
page-aid-round-loss = Die kleinere Summe verliert eine Einheit. Ein Gleichstand kostet beide eine.
page-aid-round-retreat = Solange beide Einheiten haben, darf sich der Verteidiger zurückziehen; bleibt er, darf es der Angreifer. Bleiben beide, folgt eine weitere Kampfrunde.
page-aid-round-end = Wer allein übrig ist, hat die Insel mit allem, was dort steht, oder das Seefeld. Ist niemand übrig, behält der Verteidiger die Insel.
page-aid-adds = Was dazuzählt
page-aid-add-unit = Jede Einheit: 1
page-aid-add-fortress = Eine Festung auf der Insel, für ihren Verteidiger: 1
page-aid-add-port = Ein Hafen auf einer Insel am Seefeld, für die verteidigenden Schiffe seines Besitzers: 1
page-aid-add-metropolis = Eine Metropole: 1, als Festung und als Hafen
page-aid-add-minotaur = Der Minotaurus, für den Verteidiger seiner Insel: 2; er fällt zuletzt
page-aid-add-undead = Jede untote Einheit: 1
page-aid-add-heroes = Jeder Held: 1, Ajax 2. Penthesilea 1 mehr, wenn sie eine Insel angreift, Hektor 1 mehr, wenn er eine verteidigt
page-aid-add-perseus = Perseus greift an: Festungen und Metropolen helfen nicht
page-aid-add-others = Achill verliert bei Gleichstand keine Einheit. Odysseus darf einmal im Kampf noch einmal würfeln
page-aid-add-items = Speer an Land, Dreizack auf See: 2 in einer Kampfrunde. Die Ägis rettet eine Einheit
page-aid-add-titan = Jeder Titan: 1
page-aid-add-specials = Eine Militärmetropole: 3 für ihren Verteidiger. Eine Küstenmetropole: 3 für die Schiffe ihres Besitzers daneben, auch im Angriff
page-aid-odds = Wer gewinnt?
page-aid-odds-how = Wie wahrscheinlich es ist, dass der Angreifer übrig bleibt, wenn sich niemand zurückzieht und nichts anderes hilft.
page-aid-attackers = Angreifer
page-aid-defenders = Verteidiger
page-aid-walls = Hilft dem Verteidiger
page-aid-odds-win = der Angreifer bleibt: { $percent } %
page-aid-odds-both = niemand bleibt: { $percent } %
page-aid-odds-lose = der Verteidiger bleibt: { $percent } %
