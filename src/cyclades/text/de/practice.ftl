# Üben: Anstöße, die eigene Chance, Momente zum Ausprobieren, die erste Partie und ihr Rat.

## Die erste Stufe eines Tipps: wohin man schauen soll, nicht was zu tun ist

page-nudge-wins = Du kannst jetzt gewinnen. Such den Weg dahin.
page-nudge-enough-metropolises = Die Metropole zum Sieg ist in Reichweite. Wo könnte sie stehen?
page-nudge-stops-winning = { $player } steht kurz vor dem Sieg. Was könnte das verhindern?
page-nudge-eliminates = { $player } ist fast aus dem Spiel. Sieh dir an, was dort noch steht.
page-nudge-takes-metropolis = Eine fremde Metropole wird nur von wenigen Armeen bewacht. Welche deiner Schiffe führen dorthin?
page-nudge-founds-metropolis = Zähl deine Gebäude und Philosophen: Da steckt eine Metropole drin.
page-nudge-denies-victory = { $player } fehlt nur noch eins zum Sieg. Von welchem Gott käme es?
page-nudge-denies-metropolis = { $player } fehlt nur noch eins zu einer Metropole. Von welchem Gott käme es?
page-nudge-takes-isle = Eine fremde Insel ist schwach besetzt. Sieh dir die Inseln an, an denen deine Schiffe liegen.
page-nudge-settles-isle = Eine herrenlose Insel ist in deiner Reichweite.
page-nudge-guards-isle = Eine deiner Inseln ist in Gefahr. Sieh dir die Schiffe rings um deine Inseln an.
page-nudge-artifact = Sieh dir die Artefakte an: Eins davon ist in deiner Reichweite.
page-nudge-kind-of-building = Welche Gebäudearten fehlen dir noch für eine Metropole?
page-nudge-philosopher = Zähl deine Philosophen.
page-nudge-income = Denk an das Gold, das die nächsten Runden bringen.
page-nudge-weakens = { $player } hat Einheiten, die du schlagen kannst. Vergleich die Zahlen.
page-nudge-hero = Sieh dir die Helden an: Welcher hilft dir?
page-nudge-priest = Was macht alle deine späteren Gebote billiger?
page-nudge-units = Du hast wenige Einheiten für das, was vor dir liegt.
page-nudge-gold = Gold in der Hand ist jetzt vielleicht mehr wert, als es scheint.
page-nudge-holds-isle = Sieh dir die Chancen an: Ist die Insel die Armeen wert?
page-nudge-fights-for-isle = Sieh dir die Chancen an: Ist die Insel noch eine Kampfrunde wert?
page-nudge-saves-units = Was ginge verloren, wenn du bliebest, und was ist es anderswo wert?
page-nudge-apollo = Ist einer der Götter das Gold jetzt wirklich wert?
page-nudge-apollo-marker = Wer zuerst bei Apollo ist, bekommt mehr als Gold.
page-nudge-keeps-gold = Nicht alles, was zu kaufen ist, lohnt sich jetzt.
page-nudge-none = Überleg, wo du mit jeder Möglichkeit am Ende der Runde stehst.

## Die eigene Siegchance

page-chance-ask = Meine Chance
page-chance-thinking = Deine Chance wird berechnet …
page-chance-now = Deine Siegchance: { $now } %
page-chance-both = Vor deinem letzten Schritt { $before } %, jetzt { $now } %
page-chance-why = Was die beste Wahl verspricht, die der Tipp kennt, berechnet aus dem, was du wissen kannst.
page-chance-better = besser
page-chance-worse = schlechter
page-chance-same = etwa gleich

## Einen Moment ausprobieren

page-try-about = Spiel von hier an einem eigenen Tisch gegen Bots weiter. Es ist zum Üben: Du kannst zurückgehen, so oft du willst.
page-try-as = Du spielst
page-try-level = Stärke der Bots
page-try-start = Von hier weiterspielen

## Die erste Partie

page-first-title = Deine erste Partie
page-first-about = Eine ganze Partie gegen leichte Bots. Solange eine Entscheidung neu für dich ist, sagt die Seite, worum es geht und woran zu denken ist; später sagt sie weniger und am Ende nichts mehr.
page-first-practice = Du kannst alles zurücknehmen, so weit du willst, und nach Tipps fragen.
page-first-players = Wie viele Städte
page-first-start = Anfangen
page-first-go-on = Die begonnene Partie fortsetzen
page-first-anew = Eine andere anfangen

## Rat in der ersten Partie

page-advice = Rat
page-advice-off = Kein Rat mehr
page-advice-on = Wieder Rat geben

page-advice-what-offering = Alle bieten Gold auf einen Gott. Wer auf einen Gott am meisten bietet, zahlt und hat in dieser Runde den Zug mit ihm, sonst niemand. Bei Apollo zahlt man nichts und bekommt nur Gold.
page-advice-what-outbid = Jemand hat auf deinen Gott mehr geboten, also bekommst du deinen Opfermarker zurück. Du musst jetzt auf einen anderen Gott bieten oder zu Apollo gehen; zum ersten darfst du erst zurück, wenn du woanders überboten wurdest.
page-advice-what-turn-poseidon = Poseidon: Stell Schiffe auf Seefelder an deinen Inseln, segle mit ihnen für 1 Gold und baue Häfen. Über eine Kette deiner Schiffe ziehen deine Armeen.
page-advice-what-turn-ares = Ares: Stell Armeen auf deine Inseln, zieh mit ihnen für 1 Gold über Ketten deiner Schiffe und baue Festungen. Nur mit ihm kommen Armeen irgendwohin.
page-advice-what-turn-zeus = Zeus: Nimm Priester, die jedes spätere Gebot um 1 Gold billiger machen, tausche Kreaturen der Leiste aus und baue Tempel.
page-advice-what-turn-athena = Athene: Nimm Philosophen, von denen vier sofort zu einer Metropole werden, und baue Universitäten.
page-advice-what-turn-apollo = Apollo gibt dir Gold. Wer zuerst zu ihm kam, bekommt auch einen Marker, der in jeder Runde 1 Gold mehr bringt.
page-advice-what-place-marker = Der Marker bringt in jeder Runde 1 Gold, wem auch immer die Insel gehört. Leg ihn dorthin, wo du bleiben wirst.
page-advice-what-fleet-move = Schiffe fahren bis zu drei Seefelder weit, Schritt für Schritt. Gegen andere Schiffe gibt es einen Kampf. Wo einige zurückbleiben, bleibt auch die Kette bestehen.
page-advice-what-troop-move = Armeen ziehen über deine Schiffe von Insel zu Insel. Auf einer fremden Insel beginnt ein Kampf; eine herrenlose gehört dir sofort.
page-advice-what-land-battle = Eine Kampfrunde: Beide würfeln und zählen ihre Armeen dazu, der Verteidiger auch seine Festungen dort. Wer die kleinere Summe hat, verliert eine Armee; bei Gleichstand verlieren beide eine. Nach jeder Kampfrunde darf man sich auf eine eigene Insel zurückziehen, zu der die eigenen Schiffe führen.
page-advice-what-sea-battle = Eine Kampfrunde: Beide würfeln und zählen ihre Schiffe dazu, der Verteidiger auch seine Häfen an diesem Seefeld. Wer die kleinere Summe hat, verliert ein Schiff; bei Gleichstand verlieren beide eins. Nach jeder Kampfrunde darf man sich auf ein freies Seefeld daneben zurückziehen.
page-advice-what-place-metropolis = Eine Metropole wirkt wie alle vier Gebäudearten zugleich. Stell sie dorthin, wo sie sicher ist: Wer die Insel erobert, hat auch sie.
page-advice-what-discard-set = Für eine Metropole gibst du von jeder Art ein Gebäude ab. Wo du mehrere einer Art hast, gib das ab, das du am wenigsten brauchst.
page-advice-what-creature = Die Wirkung einer Kreatur tritt sofort ein. Achte darauf, wem sie schadet und ob sie deinen Armeen einen Weg öffnet.

page-advice-gold = Behalte etwas von deinen { $gold } Gold: Auch die Aktionen des Gottes kosten, und ein Zug ohne Gold bringt wenig.
page-advice-poor = Du hast { $gold } Gold. Apollo kostet nichts und gibt 1 Gold; wer nur eine Insel hat, bekommt 4.
page-advice-near-building = Für eine Metropole fehlt dir nur { $building_nomein }. Das baut { $god }.
page-advice-near-philosopher = Noch ein Philosoph ergibt eine Metropole. Athene hat sie.
page-advice-would-win = Mit dieser Metropole gewinnst du am Ende der Runde, wenn du sie behältst.
page-advice-rival-near = { $player } fehlt nur noch eins zur Metropole, die gewinnt. Jemand muss das verhindern.
page-advice-rival-wins = { $player } hat genug Metropolen und gewinnt, wenn diese Runde endet. Erobere eine Insel mit einer davon oder sorge dafür, dass du ebenso viele hast.
page-advice-threatened = { $isle } ist in Gefahr: Daneben liegen Schiffe von { $player }, und es könnten mehr Armeen kommen, als du dort hast.
page-advice-last-isle = Das ist deine einzige Insel. Niemand darf dort landen, außer er gewinnt dadurch das Spiel; deine Armeen können sie also ruhig verlassen.
page-advice-empty-isle = { $isle } gehört niemandem, und deine Schiffe führen dorthin: Eine Armee würde sie einnehmen.
page-advice-no-fleets = Keins deiner Schiffe liegt an einer anderen Insel: Deine Armeen können noch nirgendwohin.
page-advice-spend = Du hast noch { $gold } Gold. Was übrig bleibt, behältst du für das nächste Bieten.
page-advice-ousted = Zu { $god } kannst du jetzt nicht zurück. Was ist das Nächstbeste für dich?
