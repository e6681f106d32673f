### Was an einem Spielplan, an Optionen, an einer Stellung oder Aufzeichnung nicht stimmt, die jemand vorlegt.
### Ein Satz folgt seiner Stelle: "isles: naxos: Armeen brauchen einen Besitzer". Namen darin sind die der Datei.

flaw-at = { $place }: { $flaw }

## Werte jeder Art

flaw-field-missing = das Feld „{ $field }“ fehlt
flaw-no-such-field = ein Feld { $given } gibt es nicht; es gibt { $possible }
flaw-field-given-twice = das Feld { $given } ist zweimal angegeben
flaw-object-needed = nötig ist ein JSON-Objekt, nicht { $given }
flaw-list-needed = nötig ist eine Liste, nicht { $given }
flaw-text-needed = nötig ist ein Text, nicht { $given }
flaw-text-too-long = der Text hat mehr als { $most } Zeichen
flaw-names-needed = nötig ist eine Liste von Namen, nicht { $given }
flaw-numbers-needed = nötig ist eine Liste von Zahlen, nicht { $given }
flaw-number-needed = nötig ist eine Zahl von { $lowest } bis { $highest }, nicht { $given }
flaw-not-a-number = { $given } ist keine Zahl
flaw-number-too-big = die Zahl { $given } ist viel zu groß
flaw-flag-needed = nötig ist true oder false, nicht { $given }
flaw-one-needed = nötig ist eins von { $possible }, nicht { $given }
flaw-wrong-value = { $given } ist hier nicht möglich

## Dateien

flaw-file-unreadable = { $path } lässt sich nicht lesen: { $reason }
flaw-file-too-large = die Datei ist zu groß; gelesen werden höchstens { $most } Bytes
flaw-not-utf8 = die Datei ist kein UTF-8-Text (Byte { $byte })
flaw-not-json = kein JSON: Zeile { $line }, Spalte { $column }: { $reason }
flaw-too-deep = Klammern in Klammern, viel zu tief

## Spielpläne

flaw-board-needed = nötig ist ein Name, ein Pfad oder ein JSON-Objekt, nicht { $given }
flaw-no-such-board = eine Datei oder einen Spielplan { $given } gibt es nicht; die Spielpläne sind { $possible }
flaw-id-of-our-board = { $given } heißt schon ein anderer Spielplan; ein eigener braucht einen eigenen Namen
flaw-id-needed = nötig ist ein kleiner Buchstabe, dann kleine Buchstaben, Ziffern, - und _, höchstens { $most } Zeichen im Ganzen, nicht { $given }
flaw-name-needed = nötig sind 1 bis { $most } lesbare Zeichen, nicht { $given }
flaw-player-counts-needed = nötig ist eine Liste von Spielerzahlen von { $lowest } bis { $highest }
flaw-player-count-twice = eine Spielerzahl ist zweimal genannt
flaw-row-count = nötig sind { $needed } Zeilen, nicht { $count }
flaw-row-length = Zeile { $row } hat { $count } Felder; möglich sind 1 bis { $most }
flaw-territory-count = möglich sind 1 bis { $most }, nicht { $count }
flaw-sea-count = möglich sind 1 bis { $most } Seefelder, nicht { $count }
flaw-id-used-twice = die Kennung kommt zweimal vor
flaw-cells-needed = nötig ist eine Liste von [Zeile, Spalte]
flaw-cell-needed = ein Feld ist [Zeile, Spalte], nicht { $given }
flaw-cell-off-board = das Feld { $given } liegt außerhalb des Spielplans
flaw-no-cells = es hat keine Felder
flaw-cell-taken-twice = das Feld { $cell } ist zweimal belegt
flaw-cell-named-twice = das Feld { $cell } ist zweimal genannt
flaw-cell-not-sea = das Feld { $cell } ist kein Seefeld
flaw-slots-needed = zu nennen sind verschiedene der { $slots } Bauplätze
flaw-touches-other-isle = es grenzt an { $territory } auf einer anderen Insel
flaw-cells-not-connected = die Felder hängen nicht zusammen
flaw-isle-not-connected = die Gebiete der Insel { $isle } hängen nicht zusammen
flaw-trade-without-prosperity = das Feld { $cell } braucht einen Wohlstand von mindestens 1
flaw-starts-needed = nötig ist ein Objekt nach Spielerzahlen, oder null
flaw-no-such-player-count = { $given } ist keine Spielerzahl dieses Spielplans
flaw-starts-with-titans = { $players } Spieler spielen mit Titanen, wo alle frei aufstellen (T6.1)
flaw-seats-needed = { $players } Spieler brauchen { $players } Plätze
flaw-territories-needed = nötig ist eine Liste von Gebieten
flaw-troop-count = ein Platz hat 1 bis { $most } Armeen, nicht { $count }
flaw-fleet-count = ein Platz hat höchstens { $most } Schiffe, nicht { $count }
flaw-no-such-territory = ein Gebiet { $given } gibt es nicht
flaw-seats-share-place = zwei Plätze teilen sich einen Ort
flaw-seat-names-place-twice = ein Platz nennt einen Ort zweimal

## Was auf einem Spielplan gespielt werden kann

flaw-unplayable = zu { $players } lässt sich auf diesem Spielplan so nicht spielen: { $causes }
flaw-too-few-metropolis-spaces = { $players } Spieler brauchen { $needed } Gebiete mit Metropolenplatz, nicht { $count }
flaw-no-starts = für { $players } Spieler gibt es keine Startplätze
flaw-too-few-territories = die freie Startaufstellung für { $players } Spieler braucht { $needed }, nicht { $count }; der Spielplan ist zu klein
flaw-too-little-coast = die freie Startaufstellung für { $players } Spieler braucht mehr Küste; wer zuletzt aufstellt, findet vielleicht keine zwei freien Seefelder
flaw-wrong-site-count = Titanen braucht { $needed } Baustellen, eine für jede Gebäudeart, nicht { $count }
flaw-no-adjacent-territories = Titanen braucht benachbarte Gebiete am Meer, zwei für jeden Spieler; es gibt keine
flaw-no-room-for-six = Titanen für 6 Spieler braucht zwei Inseln mit Platz für drei, wo auch immer die anderen anfangen
flaw-too-little-room = Titanen für { $players } Spieler braucht mehr Platz; wer zuletzt aufstellt, findet vielleicht keine zwei benachbarten Gebiete mit zwei freien Seefeldern

## Was vor einer Partie vereinbart wird

flaw-rules-unknown = diese Engine spielt die Fassungen { $lowest } bis { $highest }, nicht { $given }
flaw-version-needed = nötig ist die Nummer einer Fassung, nicht { $given }
flaw-no-such-option = eine Option { $given } gibt es nicht; es gibt { $possible }
flaw-no-such-module = ein Modul { $given } gibt es nicht; es gibt { $possible }
flaw-module-twice = jedes darf nur einmal genannt werden
flaw-no-such-player = eine Stadt { $given } gibt es nicht
flaw-not-for-players = der Spielplan { $board } ist für { $possible } Spieler (B2.1), nicht für { $players }
flaw-base-players = ohne Titanen sind es { $lowest } bis { $highest } Spieler (B2.1), nicht { $players }
flaw-titans-players = Titanen ist für { $lowest } bis { $highest } Spieler (T1.2), nicht für { $players }
flaw-no-teams = Teams gibt es mit Titanen und 4 oder 6 Spielern (T1.2)
flaw-teams-needed = { $players } Spieler spielen in Zweierteams (T1.2)
flaw-seats-without-starts = bei freier Startaufstellung hat niemand einen Startplatz
flaw-each-seat-once = jeder von 0 bis { $highest } muss einmal vorkommen

## Namen

flaw-not-in-game = { $given } gibt es in dieser Partie nicht ({ $kind })
flaw-number-not-in-game = die Nummer { $given } gibt es in dieser Partie nicht ({ $kind })
flaw-in-two-places = { $name } ist an zwei Orten
flaw-there-twice = { $name } kommt zweimal vor
flaw-is-nowhere = { $name } ist nirgends
flaw-out-of-game = { $name } ist nicht mehr im Spiel
flaw-never-leaves = { $name } verlässt das Spiel nie
flaw-nobody-has = niemand hat { $name }
flaw-fields-needed = nötig sind die Felder { $fields }, nicht { $given }
flaw-object-or-null-needed = nötig ist ein JSON-Objekt oder null, nicht { $given }

## Aktionen

flaw-action-needed = eine Aktion ist eine Zahl, ein Text oder ein JSON-Objekt, nicht { $given }
flaw-not-an-action = { $given } ist keine Aktion; Beispiele: 'bid ares 5', 'recruit troop naxos', 'end'
flaw-no-such-action = eine Aktion der Art { $given } gibt es nicht
flaw-no-such-event = ein Ereignis { $given } gibt es nicht
flaw-bid-too-high = { $given } ist nicht möglich, höchstens { $most }
flaw-too-few-actions = die Partie hat { $count } Aktionen, nicht { $given }

## Stellungen: Städte

flaw-too-few-sides = in einem Spiel, das nicht aus ist, sind mindestens zwei Städte oder Teams
flaw-eliminated-with-isle = wer ausgeschieden ist, hat keine Insel
flaw-without-isle = wer keine Insel hat, muss als ausgeschieden bezeichnet sein
flaw-eliminated-with-something = wer ausgeschieden ist, hat nichts
flaw-too-many-troops = von einer Farbe gibt es nur { $most } Armeen
flaw-too-many-fleets = von einer Farbe gibt es nur { $most } Schiffe
flaw-too-many-titans = von einer Farbe gibt es nur { $most } Titanen
flaw-philosophers-found = so viele Philosophen werden sofort zu einer Metropole
flaw-set-founds = ein vollständiger Gebäudesatz wird sofort zu einer Metropole
flaw-bids-not-payable = die stehenden Gebote sind nicht bezahlbar
flaw-too-many-priests = so viele Priester gibt es nicht
flaw-too-many-priestesses = so viele Priesterinnen gibt es nicht
flaw-too-many-philosophers = so viele Philosophen gibt es nicht
flaw-discounts-of-version-2 = vor Fassung 2 der Regeln hatten Tempel keinen eigenen Rabatt
flaw-no-hidden-metropolis = es gibt keine Metropole
flaw-penthesilea-stays = Penthesilea bleibt dort und ist sonst nirgends

## Stellungen: Inseln und Seefelder

flaw-troops-need-owner = Armeen brauchen einen Besitzer
flaw-undead-need-owner = untote Armeen brauchen einen Besitzer
flaw-titans-need-owner = Titanen brauchen einen Besitzer
flaw-buildings-needed = nötig ist eine Liste von höchstens { $slots } Einträgen, einem je Bauplatz
flaw-no-space-there = hier gibt es keinen Metropolenplatz
flaw-necropolis-on-space = auf dem Metropolenplatz steht die Nekropole
flaw-necropolis-needs-space = die Nekropole steht auf dem Metropolenplatz einer Insel mit Besitzer
flaw-buildings-on-space = auf dem Metropolenplatz stehen auch Gebäude
flaw-special-not-there = diese besondere Metropole kann nicht dort sein
flaw-no-isle-figure = { $card } ist keine Inselfigur
flaw-on-two-isles = { $card } steht auf zwei Inseln
flaw-fleet-needed = mindestens ein Schiff ist nötig
flaw-fleets-on-closed-sea = auf einem gesperrten Seefeld können keine Schiffe liegen
flaw-owner-is-out = der Besitzer ist ausgeschieden
flaw-too-many-buildings = von { $building } gibt es nur { $most }
flaw-too-many-metropolises = es gibt nur { $most } Metropolen
flaw-too-many-markers = es gibt nur { $most } Wohlstandsmarker
flaw-too-many-undead = es gibt nur { $most } Armeen und { $most } Schiffe
flaw-stands-on-owners = ein Held steht auf einer Insel seines Besitzers
flaw-hero-is-nowhere = ein Held steht auf einer Insel oder greift eine an
flaw-lies-on-owned = es liegt in einem Gebiet mit Besitzer
flaw-artifact-is-nowhere = es liegt in einem Gebiet oder ist unterwegs

## Stellungen: Karten, Götter, Marker

flaw-artifacts-are-gone = { $name }: Artefakte, die aus dem Spiel sind, sind fort
flaw-too-many-removed = mindestens { $fewest } Kreaturen bleiben im Spiel
flaw-cards-needed = nötig ist eine Liste von höchstens { $most } Karten
flaw-no-such-draw = eine Art { $given } gibt es nicht; es gibt { $possible }
flaw-god-cannot-stand = { $god } kann hier nicht stehen; Apollo ist immer der letzte, und jeder Gott ist einmal da
flaw-god-count = bei dieser Spielerzahl sind { $needed } Götter dabei, nicht { $count }
flaw-god-not-available = { $god } hat einen Marker, ist aber nicht dabei
flaw-too-many-gods = mehr als { $most } Götter haben Marker
flaw-gods-needed = nötig sind die dieser Runde, oder die der letzten, bevor sie neu gelegt werden
flaw-hades-above-apollo = Hades liegt direkt über Apollo
flaw-covered-without-hades = niemand ist verdeckt, wo Hades nicht dabei ist
flaw-covered-is-available = { $god } ist dabei
flaw-not-under-hades = { $god } kann nicht unter Hades liegen
flaw-no-favour-with-hades = keine Gunst liegt aus, wo Hades dabei ist
flaw-favour-beside-other = sie liegt neben { $god }, dem Gott direkt über Apollo
flaw-takes-no-bids = auf { $god } wird in dieser Runde nicht geboten
flaw-two-items-shown = gezeigt werden zwei verschiedene Gegenstände
flaw-apollo-apart = die bei Apollo stehen unter apollo
flaw-markers-needed = nötig ist eine Liste von höchstens { $most } Markern
flaw-another-marker-there = { $name } hat { $god }, nicht { $given }
flaw-built-with-hades = gebaut wird sie mit Hades
flaw-given-by-kronos = das gibt Kronos
flaw-apollo-played-already = { $name } hatte den Zug mit Apollo schon
flaw-apollo-plays-itself = ein Zug mit Apollo spielt sich von selbst; der Marker gehört unter apollo
flaw-turn-outside-actions = Züge gehören in die Phase actions
flaw-none-in-phase = in der Phase { $phase } gibt es keine
flaw-nobody-waits-in-phase = in der Phase { $phase } wartet dort niemand
flaw-nobody-played-in-phase = in der Phase { $phase } hat noch niemand gespielt
flaw-god-holds-marker = { $god } hat noch einen Marker
flaw-winners-without-end = es gibt sie, wenn das Spiel aus ist, und nur dann
flaw-only-teams-know = nur Teams wissen es vorher
flaw-no-legal-action = die Entscheidung, zu der sie führt, hat keine erlaubte Aktion

## Vorgegebener und aufgezeichneter Zufall

flaw-no-such-face = ein Würfel hat keine Seite { $face }
flaw-no-die-left = kein Würfel ist übrig
flaw-not-to-be-drawn = { $drawn } lässt sich hier nicht ziehen
flaw-no-draw-left = es ist nichts mehr zu ziehen ({ $kind })
flaw-no-outcome-left = kein Ergebnis ist übrig

## Stellungen: der Ablauf

flaw-frames-needed = nötig ist eine Liste von 1 bis { $most } Rahmen
flaw-no-room-named = { $given } bezeichnet keinen Raum
flaw-belongs-to-modules = gehört zu den Modulen { $modules }
flaw-wrong-beginning = am Anfang steht der Raum cycle oder prelude, der nur einmal vorkommt
flaw-turn-missing = der Zug fehlt
flaw-cannot-follow = kann nicht auf { $room } folgen
flaw-belongs-to-phase = gehört in die Phase { $phase }, ohne Zug
flaw-follows-revenue = folgt auf die Einkünfte
flaw-belongs-to-turn-in-actions = gehört in einen Zug der Phase actions
flaw-does-not-fit-god = passt nicht zum Gott des Zuges

## Stellungen: was gelten muss, wo ein Rahmen des Ablaufs liegt

flaw-founder-without-turn = nur wer am Zug ist, gründet Metropolen
flaw-not-type-of-set = das ist keine Art eines Gebäudesatzes
flaw-no-set-from-there = von dort an gibt es keinen Gebäudesatz
flaw-no-metropolis-due = es gibt dafür keine Metropole oder keinen Platz
flaw-no-hero-left = kein Held ist gegangen
flaw-not-his = das gehört jemand anderem
flaw-no-building-there = auf diesem Bauplatz steht kein Gebäude
flaw-no-other-type = keine andere Art ist übrig
flaw-nothing-to-take-there = von dort ist kein Marker zu nehmen
flaw-none-on-board = auf dem Spielplan ist keiner
flaw-polyphemus-not-there = Polyphem ist nicht dort
flaw-no-stack-to-push = dort gibt es keine Schiffe zu vertreiben
flaw-another-power = die Wirkung ist eine andere
flaw-card-not-just-used = das ist nicht die eben benutzte Karte: Die liegt beiseite
flaw-sea-not-free = das Seefeld ist nicht leer und offen
flaw-fleets-in-reserve = in der Reserve sind noch Schiffe
flaw-no-undead-fleet = da ist kein untotes Schiff
flaw-no-fleets-there = wer am Zug ist, hat dort keine Schiffe
flaw-all-have-fought = alle Schiffe dort haben gekämpft
flaw-no-fleet-can-leave = von dort kann kein Schiff aufbrechen
flaw-too-many-for-step = so viele können diesen Schritt nicht machen
flaw-player-is-out = die Stadt ist ausgeschieden
flaw-marker-placed-already = er steht schon auf einem Gott oder bei Apollo
flaw-ousted-on-track = ein überbotener Marker steht nicht in der Reihenfolge
flaw-nobody-outbid-there = dort hat gerade niemand jemanden überboten
flaw-first-of-track-needed = gesetzt wird der erste der Reihenfolge
flaw-stands-nowhere = er steht noch nirgends
flaw-placement-with-titans = mit Titanen ist es titans_placement
flaw-turn-goes-on = der Zug läuft noch
flaw-coins-given-before = die Münzen wurden vorher gegeben
flaw-figures-leave-before = Figuren gehen vorher
flaw-only-first-gets-marker = nur die erste Stadt bekommt einen Marker
flaw-none-left = davon ist nichts mehr übrig
flaw-apple-not-used = der Zankapfel wurde nicht eingesetzt
flaw-he-is-out = die Stadt ist ausgeschieden
flaw-barred-already = es ist schon jemand vom Bieten ausgeschlossen
flaw-another-player-needed = es ist eine andere Stadt
flaw-stands-on-no-isle = steht auf keiner Insel
flaw-not-he-retreats = zurückziehen darf sich jetzt jemand anderes
flaw-thread-not-used = der Ariadnefaden wurde nicht eingesetzt
flaw-not-asked-about-item = niemand fragt hier nach einem Gegenstand
flaw-not-next = jemand anderes ist an der Reihe
flaw-no-favour-beside-god = neben dem Gott des Zuges liegt keine
flaw-theatre-for-any = ein Theater steht für jede Art
flaw-given-buildings-impossible = die bisher abgegebenen Gebäude sind unmöglich
flaw-buildings-of-other-types = jedes Gebäude war von anderer Art
flaw-no-set-of-buildings = diese Gebäude ergeben keinen Satz
flaw-hector-not-sacrificed = Hektor wurde nicht geopfert
flaw-no-hero-to-hire = das ist kein Held, der sich anwerben ließe
flaw-other-heroes-due = jetzt sind die Helden einer anderen Stadt fällig
flaw-artifact-not-just-bought = das ist kein eben gekauftes Artefakt
flaw-only-partners-share = nur Partner teilen
flaw-cannot-send = das lässt sich hier nicht verschicken
flaw-cannot-pay-for-it = das ist hier nicht bezahlbar
flaw-lightning-not-held = diese Stadt hat den Blitz nicht
flaw-was-not-outbid = diese Stadt wurde nicht überboten
flaw-has-no-coin = diese Stadt hat die Münze nicht
flaw-cornucopia-not-held = diese Stadt hat das Füllhorn nicht
flaw-revenue-of-another = eine andere Stadt hat die Einkünfte dieses Gebiets
flaw-revenue-is-others = die Einkünfte gehören einer anderen Stadt
flaw-not-what-it-paid = so viel hat es nicht eingebracht
flaw-no-founding-there = dort lässt sich keine Metropole gründen
flaw-no-token-left = keine Metropole ist zur Wahl übrig
flaw-only-teams-win-so = nur Teams gewinnen so
flaw-no-last-one-lost = kein Gegner hat gerade sein letztes verloren
flaw-god-gives-others = dieser Gott gibt andere
flaw-nothing-given-yet = noch wurde nichts gegeben
flaw-only-fighters-asked = gefragt wird nur, wer kämpft
flaw-no-unit-left = keine Einheit ist übrig
flaw-attacker-has-turn = der Angreifer ist am Zug
flaw-defender-holds-place = der Verteidiger, eine andere Stadt, hält den Ort
flaw-nobody-attacks = niemand greift an
flaw-not-asked-before-dice = vor dem Würfeln wird in dieser Partie niemand gefragt
flaw-not-asked-about-dice = nach den Würfeln wird in dieser Partie niemand gefragt
flaw-stage-does-not-fit = passt nicht zu dem, was entschieden wird
flaw-item-of-one-only = nur einer von beiden kann den Gegenstand einsetzen
flaw-attacker-is-first = der Angreifer kommt zuerst
flaw-no-item-gives-that = kein eben eingesetzter Gegenstand gibt das
flaw-still-asked = die Frage danach ist noch offen
flaw-no-item-fits = kein passender Gegenstand ist da, weder offen noch verdeckt
flaw-ulysses-not-with-him = Odysseus kämpft nicht auf dieser Seite
flaw-no-such-unit-there = so eine Einheit ist auf dieser Seite nicht im Kampf
flaw-only-sides-asked = gefragt wird nur, wer kämpft, oder der Partner
flaw-nothing-to-save-it = nichts ist da, sie zu retten
flaw-move-not-paid = die Bewegung ist nicht bezahlt
flaw-fleets-need-god = Schiffe fahren mit Poseidon oder, wo es so angegeben ist, mit Hades
flaw-not-so-many-there = so viele sind nicht dort
flaw-partners-do-not-fight = Partner kämpfen nicht um Land
flaw-nobody-defends = niemand verteidigt die Insel
flaw-no-isle-to-come-from = es gibt keine Insel, von der die Einheiten kommen könnten
flaw-last-isle-protected = es ist die letzte ihres Besitzers und geschützt
flaw-sylph-moves-fleets = die Sylphe bewegt Schiffe
flaw-ulysses-not-in-battle = Odysseus ist nicht in diesem Kampf
flaw-not-with-who-retreats = wer sich jetzt zurückziehen darf, hat das nicht bei sich
flaw-artifacts-elsewhere = es sind Artefakte, die sonst nirgends liegen
flaw-undead-of-another = eine andere Stadt hat untote Einheiten
flaw-not-turn-with-hades = es ist nicht der Zug mit Hades
flaw-heroes-elsewhere = es sind Helden des Angreifers, die auf keiner Insel stehen
flaw-sylph-not-below = es sagt, worauf der Kampf liegt
flaw-fleets-need-poseidon = Schiffe fahren mit Poseidon, Hades oder der Sylphe
flaw-not-in-sea-battle = diese gehören nicht in einen Seekampf
flaw-no-troops-there = wer am Zug ist, hat dort keine Armeen
flaw-no-unit-can-leave = von dort kann keine Einheit aufbrechen
flaw-nobody-passes-through = niemand zieht durch ein Gebiet
flaw-too-many-to-take = so viele Einheiten können nicht mitkommen
flaw-only-who-stands-there = mitkommen kann nur, wer dort steht
flaw-only-what-lies-there = mitkommen kann nur, was dort liegt
flaw-no-titan-there = dort ist kein Titan
flaw-no-undead-troop-there = dort ist keine untote Armee
flaw-move-is-one-of = eine Bewegung ist eine von diesen
flaw-belongs-to-turn = gehört zum Zug selbst
flaw-no-titans-in-game = in dieser Partie gibt es keine Titanen
flaw-troops-need-god = Armeen ziehen mit Ares oder, wo es so angegeben ist, mit Hades oder Titanen
flaw-move-not-payable = die Bewegung ist nicht bezahlbar
flaw-flyers-do-not-pass = wer fliegt, zieht durch kein Gebiet
flaw-passage-needs-helm = ein Durchzug braucht den Helm
flaw-not-passable-there = dort kann niemand durchziehen
flaw-titan-has-to-go = ein Titan muss dabei sein
flaw-first-step-paid = der erste Schritt einer Titanenbewegung ist bezahlt
flaw-undead-has-to-go = eine untote Armee muss dabei sein
flaw-nobody-passes = niemand zieht durch
flaw-only-of-a-colour = von einer Farbe gibt es nur { $most }
flaw-too-many-left = höchstens { $most } können übrig sein
flaw-out-of-range = möglich sind { $lowest } bis { $highest }
flaw-at-most-with-god = höchstens { $most } bei diesem Gott, in diesem Moment
flaw-on-board-already = { $count } sind schon auf dem Spielplan, also sind { $left } übrig
flaw-comes-before = { $field } kommt davor
flaw-die-shows-at-most = ein Würfel zeigt jetzt höchstens { $most }
flaw-all-left-before-first = alle { $steps } sind genau vor dem ersten Schritt übrig
flaw-at-most-on-their-way = höchstens { $most } sind unterwegs

## Aufzeichnungen

flaw-another-format = das ist keine Aufzeichnung im Format „{ $format }“, Fassung { $version }
flaw-no-json = kein JSON: { $reason }
flaw-ends-before-actions = sie endet, bevor ihre Aktionen beginnen
flaw-line-unreadable = die Zeile von { $given } lässt sich nicht lesen
flaw-outcomes-needed = Ergebnisse müssen Zahlen sein, nicht { $given }
flaw-too-many-actions = es sind mehr als { $most }
flaw-action-not-possible = { $action } geht nicht: { $causes }
flaw-action-with-outcomes-left = { $action } hat Ergebnisse, nach denen nichts gefragt hat
flaw-outcomes-left-over = es bleiben Ergebnisse übrig, nach denen nichts gefragt hat
flaw-another-game = gehört zu einer anderen Partie, als in der Aufzeichnung unter config steht
flaw-another-result = die Partie endet nicht mit dem aufgezeichneten Ergebnis
flaw-against-the-rules = die Regeln erlauben es nicht: { $refusal }
flaw-does-not-fit = passt nicht: { $reason }

## Versiegelte Aufzeichnungen

flaw-no-seal = sie hat kein Siegel: Sie kommt nicht von einem Server
flaw-seal-unreadable = lässt sich nicht lesen
flaw-seed-unreadable = lässt sich nicht lesen
flaw-seed-of-another-hash = passt nicht zu seinem Hash
flaw-hash-not-shown = ein anderer wurde gezeigt
flaw-another-board = das ist nicht der, der { $board } heißt
flaw-entry-not-possible = lässt sich nicht spielen: { $causes }
flaw-seed-gives-others = der Startwert ergibt { $outcomes }, nicht { $given }
flaw-out-of-place = { $given } ist hier fehl am Platz
flaw-log-of-another-game = führt nicht zur aufgezeichneten Partie
flaw-not-over = die Partie ist nicht aus

## Names

# A sea where no board is at hand: by its place, as in notation.
own-sea = Seefeld { $name }
    .dat = Seefeld { $name }
    .gen = von Seefeld { $name }
    .on = auf Seefeld { $name }
    .to = zu Seefeld { $name }
    .from = von Seefeld { $name }
    .title = Seefeld { $name }
