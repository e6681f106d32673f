# Mehrere Leute an einem Gerät.

device-around = An diesem Gerät
device-take = An { $player } weitergeben
device-take-asked = An { $player } weitergeben: Dort wird entschieden
device-hand-over = Weitergeben an { $player }
device-covered = Alles Geheime ist verdeckt. Wer das Gerät jetzt nimmt, sieht, was hinter dem Sichtschirm liegt.
device-raise = Ich bin { $player }: Tisch zeigen
device-hold = halten oder zweimal drücken
device-once-more = noch einmal drücken
device-bids = { $player } bietet
device-look = { $player } schaut hinter den Sichtschirm
device-cover = Verdecken
device-god = Auf welchen Gott
device-highest = höchstes Gebot: { $gold }
device-bid = { $gold } bieten
device-bid-refused = Dieses Gebot geht nicht. Hinter dem Sichtschirm steht, warum.
device-another = Noch jemand an diesem Gerät
device-sit-down = Hinsetzen
device-all-ready = Wir sind alle bereit
device-how-many = So viele von euch spielen an diesem Gerät
device-name-of = Name von Spieler { $number }
