# Rückblick auf eine Partie: Siegchancen und Statistik.

## Was die Chancen verändert hat; die Argumente sind die von `Swing`

swing-offerings = Das Bieten in Runde { $cycle }
swing-turn = { $player }, Zug mit { $god }
swing-with-reason = { $swing }: { $reason }
swing-calls = { $player } ruft { $card_acc } herbei
swing-founds = { $count ->
    [1] { $player } gründet die erste Metropole
    [2] { $player } gründet die zweite Metropole
    [3] { $player } gründet die dritte Metropole
    [4] { $player } gründet die vierte Metropole
   *[other] { $player } gründet eine weitere Metropole
}
swing-attack-isle = { $player } greift { $isle } an
swing-attack-sea = { $player } greift { $sea_on } an
swing-attack-isle-dice = { $player } greift { $isle } an: die Würfel
swing-attack-sea-dice = { $player } greift { $sea_on } an: die Würfel
swing-cycle-draw = Was für Runde { $cycle } gezogen und gewürfelt wurde
swing-turn-draw = { $player }, Zug mit { $god }: was gezogen wurde
swing-kind-choice = Wahl
swing-kind-dice = Würfel
swing-kind-draw = Ziehung
swing-points = { $player } { $change ->
    [less] −{ $points }
   *[more] +{ $points }
}

## `cyclades analyse`

analyse-cycle = Runde
analyse-turn = Zug
analyse-turn-of = { $player }, { $god }
analyse-start = Anfang
analyse-end = Ende
analyse-title = Siegchancen
analyse-across = Aktionen; die Zahlen darüber sind Runden
analyse-chance = Siegchance
analyse-swings = Was die Chancen am meisten verändert hat:
analyse-no-swings = Vor dem Ende hat nichts die Chancen stark verändert.
analyse-swing = Runde { $cycle }, Aktion { $step }: { $what } ({ $points })

## Tabellen der Statistik

statistics-table-gold-in = Gold: woher es kam
statistics-table-gold-out = Gold: wohin es ging
statistics-table-bids = Gebote
statistics-table-gods = Was jeder Gott kostete
statistics-table-turns = Züge mit jedem Gott
statistics-table-paid = Für jeden Gott gezahltes Gold
statistics-table-battles = Kämpfe
statistics-table-luck = Glück
statistics-table-metropolises = Metropolen
statistics-table-held-metropolises = Metropolen, Runde für Runde
statistics-table-held-isles = Inseln, Runde für Runde
statistics-table-held-buildings = Gebäude, Runde für Runde
statistics-table-held-philosophers = Philosophen, Runde für Runde
statistics-table-held-priests = Priester, Runde für Runde
statistics-table-held-troops = Einheiten an Land, Runde für Runde
statistics-table-held-fleets = Schiffe, Runde für Runde
statistics-table-held-gold = Gold in der Hand, Runde für Runde
statistics-table-held-income = Einkünfte, Runde für Runde
statistics-table-cards = Gerufene Kreaturen, angeworbene und geopferte Helden
statistics-table-time = Entscheidungen und Zeit

statistics-cycle = Runde { $cycle }
statistics-end = Ende
statistics-sum = Zusammen

statistics-gold-in-start = Zu Beginn
statistics-gold-in-revenue = Einkünfte
statistics-gold-in-apollo = Apollo
statistics-gold-in-graves = Gräber
statistics-gold-in-coin = Münze von Apollo vor dem Spiel
statistics-gold-in-harvest = Demeter
statistics-gold-in-fleece = Goldenes Vlies
statistics-gold-in-sales = An die Sphinx verkauft
statistics-gold-in-theft = Anderen weggenommen
statistics-gold-in-lightning = Blitz
statistics-gold-in-partner = Vom Partner

statistics-gold-out-offerings = Gebote
statistics-gold-out-buildings = Gebäude
statistics-gold-out-troops = Armeen
statistics-gold-out-fleets = Schiffe
statistics-gold-out-priests = Priester
statistics-gold-out-philosophers = Philosophen
statistics-gold-out-troop-moves = Armeen bewegen
statistics-gold-out-fleet-moves = Schiffe bewegen
statistics-gold-out-cards = Kreaturen und andere Karten
statistics-gold-out-heroes = Helden
statistics-gold-out-favours = Gunst
statistics-gold-out-undead = Untote
statistics-gold-out-necropolis = Nekropole
statistics-gold-out-titans = Titanen
statistics-gold-out-artifacts = Artefakte
statistics-gold-out-stolen = Von anderen weggenommen
statistics-gold-out-lightning = Für den Blitz
statistics-gold-out-partner = An den Partner
statistics-gold-out-lost = Beim Ausscheiden verloren
statistics-gold-out-left = Am Ende übrig

statistics-bids = Abgegebene Gebote
statistics-outbid = Überboten
statistics-turns = Züge
statistics-offered = Gebotenes Gold, auch überbotenes
statistics-paid = Gezahltes Gold
statistics-saved = Durch Priester gespart

statistics-place = Ort
statistics-attacker = Angreifer
statistics-defender = Verteidiger
statistics-units = Angreifende Einheiten
statistics-against = Verteidigende Einheiten
statistics-win = Angreifer bleibt, %
statistics-lose = Verteidiger bleibt, %
statistics-both = Niemand bleibt, %
statistics-rounds = Kampfrunden
statistics-lost = Verluste des Angreifers
statistics-lost-by-defender = Verluste des Verteidigers
statistics-winner = Wer übrig blieb
statistics-retreated = Wer sich zurückzog

statistics-dice = Würfe in Kämpfen
statistics-dice-sum = Was sie zeigten
statistics-dice-expected = Was Würfel im Schnitt zeigen
statistics-dice-luck = Mehr oder weniger als das
statistics-battles = Kämpfe
statistics-won = Gewonnene Kämpfe
statistics-won-expected = Nach den Chancen zu erwarten
statistics-won-luck = Mehr oder weniger gewonnen

statistics-player = Stadt
statistics-how = Was geschah
statistics-metropolis-founded = gegründet
statistics-metropolis-hidden = bei den Amazonen gegründet
statistics-metropolis-razed = von der Nekropole zerstört
statistics-metropolis-forfeited = verfallen
statistics-metropolis-taken = erobert

statistics-decisions = Entscheidungen
statistics-seconds = Zeit in Sekunden
statistics-seconds-each = Sekunden je Entscheidung

## Die Seite

review-title = Wie es lief
review-chances = Chancen
review-statistics = Statistik
review-judged = Die Chancen werden berechnet: Runde { $cycle } von { $cycles }
review-counting = Die Partie wird ausgezählt …
review-percent = { $percent } %
review-number = { $change ->
    [less] −{ $number }
   *[more] { $number }
}
review-chance-of = { $city } { $percent } %
review-curve = Siegchancen: { $cities }
review-across = Von der ersten Aktion bis zur letzten; die Zahlen darunter sind Runden. Wählst du eine Stelle, siehst du diesen Moment.
review-swings = Was die Chancen am meisten verändert hat
review-points = { $player }: { $change ->
    [less] −{ $points }
   *[more] +{ $points }
} { $points ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
}
review-no-swings = Vor dem Ende hat nichts sie auf einmal stark verändert.
review-last-cycle = Für die Partie war eine letzte Runde vereinbart. Die Bewertung weiß davon nichts: Bis zum Ende bewertet sie, als ginge das Spiel weiter.
review-when = Runde { $cycle }, Aktion { $step }
review-how = Die Bewertung des besten Bots, der alles auf dem Tisch und alles Gold sieht, und in einem Zug, was sich noch daraus machen lässt. Wo Würfel oder Ziehungen entschieden, wurden sie viele Male neu geworfen: So steht getrennt da, was die Wahl und was das Glück verändert hat.
review-as-table = Als Tabelle
review-step = Aktion
review-csv = Als CSV speichern
statistics-page-cycle = Runde
statistics-page-held = Runde für Runde
statistics-page-chart = { $title }; am Ende { $end }
