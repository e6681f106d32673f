# Die Texte der Lektionen. Die einer Lektion beginnen mit ihrem Namen: lesson-bidding-…

## Rund um jede Lektion

lessons-title = Das Spiel lernen
lessons-about = Zehn kurze Lektionen von etwa einer Minute auf einem echten Spielplan. Danach kannst du spielen.
lessons-more = Die Erweiterungen
lessons-more-about = Eine Lektion für jede. Sie können warten, bis du ein oder zwei Partien gespielt hast.
lessons-progress = { $done } von { $all } geschafft
lessons-begin = Anfangen
lessons-go-on = Weiter: { $lesson }
lessons-done = Geschafft
lessons-next-one = Als Nächstes
lessons-back = Zurück zum Anfang
lessons-loading = Die Lektion wird aufgebaut.
lesson-number = Lektion { $number }
lesson-step = Schritt { $step } von { $steps }
lesson-task = Deine Aufgabe
lesson-reply = Nicht ganz
lesson-watch = Sieh zu, was die anderen tun.
lesson-read-on = Weiterlesen
lesson-read-again = Noch einmal lesen
lesson-back = Zurück
lesson-show-me = Zeig es mir
lesson-show-me-tip = Macht den Schritt für dich
lesson-all = Alle Lektionen
lesson-from-start = Von vorn
lesson-next = Nächste Lektion: { $lesson }
lesson-finished = Lektion geschafft
lesson-first-game = Spiel deine erste Partie
lesson-free-try = Frei ausprobieren
lesson-fold = Lektion einklappen
lesson-unfold = Lektion ausklappen
lesson-not-now = In einer Partie ist das erlaubt, aber in diesem Schritt geht es um etwas anderes.

## 1 Was gewinnt

lesson-winning-title = Womit man gewinnt
lesson-winning-about = Zwei Metropolen am Ende einer Runde
lesson-winning-goal = Du bist Sparta, die rote Stadt. Gespielt wird in Runden. Wer am Ende einer Runde zwei Metropolen hat, gewinnt.
lesson-winning-one = Eine hast du schon: die ummauerte Stadt auf Kea. Jede Insel hat Platz für eine Metropole.
lesson-winning-set = Ein Hafen, eine Festung, ein Tempel und eine Universität werden zusammen zu einer Metropole, ganz gleich, auf welchen deiner Inseln sie stehen. Dir fehlt nur noch die Universität.
lesson-winning-build = Baue eine Universität. Athene verkauft sie für 2 Gold.
lesson-winning-not-yet = Du hast erst eine Metropole. Baue zuerst die Universität.
lesson-winning-philosopher = Ein Philosoph ist nie verkehrt, aber jetzt gewinnst du mit der Universität.
lesson-winning-place = Die vier Gebäude gehen zurück in den Vorrat, und eine Metropole tritt an ihre Stelle. Wähle die Insel dafür.
lesson-winning-one-each = Kea hat seine Metropole. Auf einer Insel ist nur für eine Platz: Nimm Naxos oder Delos.
lesson-winning-two = Zwei Metropolen! Sie zählen am Ende der Runde: Bis dahin machen die anderen ihre Züge, und jemand könnte noch eine deiner Inseln erobern.
lesson-winning-end = Hier kann das niemand: Nur Korinth ist noch dran, mit Apollo, und Apollo bewegt keine Armeen. Beende deinen Zug: Der kostenlose Philosoph der Athene kommt dann von selbst.
lesson-winning-enough = Du hast alles, was du brauchst. Beende den Zug.
lesson-winning-done = Wer am Ende einer Runde zwei Metropolen hat, gewinnt; zu zweit braucht man drei. Haben mehrere genug, gewinnt davon, wer das meiste Gold hat. Regeln: B8.1, B8.2.
lesson-winning-free = Das Spiel ist aus.

## 2 Eine Runde

lesson-cycle-title = Eine Runde
lesson-cycle-about = Was in welcher Reihenfolge geschieht
lesson-cycle-cycle = Eine Partie dauert sechs bis zehn Runden, und alle laufen gleich ab: Kreaturen, Götter, Einkünfte, Opfergaben, Aktionen. Die ersten drei Phasen sind gerade vorbei.
lesson-cycle-creatures = Kreaturen: Die Karten sind auf die billigeren Felder gerückt, die älteste ist weg, neue sind gekommen.
lesson-cycle-gods = Götter: Das sind die, denen du in dieser Runde dienen kannst. Sie handeln von links nach rechts, Apollo immer zuletzt.
lesson-cycle-revenue = Einkünfte: Alle haben 1 Gold für jeden Wohlstandsmarker (das Füllhorn) bekommen, auf ihren Inseln und auf Handelsfeldern mit ihren Schiffen. Du hattest 4, jetzt hast du 6.
lesson-cycle-bid = Opfergaben: Du bietest zuerst. Biete Gold auf Poseidon.
lesson-cycle-not-zeus = Zeus ein andermal. In dieser Lektion dienst du Poseidon.
lesson-cycle-not-apollo = Apollo ist kostenlos, aber er lässt dich fast nichts tun. Biete auf Poseidon.
lesson-cycle-too-dear = Das ist mehr, als du hast.
lesson-cycle-actions = Aktionen: Alle haben ihre Gebote bezahlt. Jetzt handeln alle nacheinander, jeder nur mit seinem eigenen Gott. Poseidon kommt zuerst, also bist du am Zug.
lesson-cycle-fleet = Nimm die Gabe von Poseidon: Stell ein Schiff auf ein Seefeld an einer deiner Inseln.
lesson-cycle-gift = Nimm erst das Schiff: Das erste ist geschenkt.
lesson-cycle-end = Du könntest auch einen Hafen bauen oder weitere Schiffe kaufen. Beende jetzt deinen Zug und sieh den anderen zu.
lesson-cycle-new = Eine neue Runde: Andere Götter liegen da, die Kreaturen sind weitergerückt, die Einkünfte sind verteilt, Korinth und Athen haben geboten.
lesson-cycle-order = In der letzten Runde hast du zuerst gehandelt, also bietest du in dieser zuletzt. Das ist oft gut: Du siehst vorher, was alle anderen wollen.
lesson-cycle-again = Biete auf einen Gott oder geh zu Apollo.
lesson-cycle-done = Kreaturen, Götter, Einkünfte, Opfergaben, Aktionen: Das ist eine Runde. Wer zuerst handelt, bietet beim nächsten Mal zuletzt. Regeln: B3, B5.1.
lesson-cycle-free = Spiel weiter, wie du magst.

## 3 Bieten

lesson-bidding-title = Um die Götter bieten
lesson-bidding-about = Wie du einen Gott bekommst, und was du tust, wenn du überboten wirst
lesson-bidding-gods = In jeder Runde dienst du einem Gott, und nur er lässt dich handeln. Oft wollen mehrere denselben, also bietest du Gold auf ihn.
lesson-bidding-standing = Athen hat 2 Gold auf Ares geboten. Ein Gebot muss höher sein als das, das dort steht.
lesson-bidding-outbid = Überbiete Athen: Wähle Ares und biete 3, 4 oder 5 Gold.
lesson-bidding-not-athena = Athene ist frei und billig, aber versuch es zuerst bei Ares: Dort steht schon ein Gebot, und das sollst du überbieten.
lesson-bidding-not-apollo = Apollo kostet nichts und nimmt alle auf, aber er gibt wenig. Versuch es zuerst bei Ares.
lesson-bidding-much = Das könntest du zahlen, aber Athen hat nur 2 geboten. Heb dir etwas Gold für deinen Zug auf: Biete 3, 4 oder 5.
lesson-bidding-too-dear = Du hast 7 Gold. Niemand darf mehr bieten, als er zahlen kann.
lesson-bidding-chain = Athen wurde überboten und ging zu Athene. Dann hat Korinth dich bei Ares überboten. Wer überboten wird, nimmt seinen Opfermarker zurück und muss sofort auf einen anderen Gott bieten oder zu Apollo gehen.
lesson-bidding-elsewhere = Bei Ares bist du überboten. Biete auf Athene, mehr als Athen.
lesson-bidding-not-back = Nicht auf denselben Gott, wie viel du auch bietest. Zu Ares darfst du erst zurück, wenn du woanders überboten wurdest.
lesson-bidding-apollo-later = Apollo würde dich kostenlos aufnehmen. Aber Athene ist mehr wert: Überbiete dort Athen.
lesson-bidding-paid = Niemand muss mehr bieten. Jetzt zahlen alle gleichzeitig, was sie geboten haben, und zwar nur dort, wo sie am Ende stehen. Dann handeln die Götter von links nach rechts.
lesson-bidding-gift = Du bist am Zug, mit Athene. Nimm ihre Gabe, einen Philosophen.
lesson-bidding-gift-first = Nimm zuerst den Philosophen: Die Gabe des Gottes ist kostenlos.
lesson-bidding-done = So geht es: Ein Gebot muss höher sein als das, das dort steht. Wer überboten wird, muss sofort zu einem anderen Gott oder zu Apollo. Gezahlt wird, wenn alle einen Platz haben. Regeln: B4.2, B4.3, B4.6.
lesson-bidding-free = Spiel weiter, wie du magst: Baue, beende den Zug, biete in der nächsten Runde.

## 4 Apollo

lesson-apollo-title = Apollo
lesson-apollo-about = Der Gott für alle, denen das Gold fehlt
lesson-apollo-poor = Du hast 1 Gold. Die anderen können dich überall überbieten.
lesson-apollo-free = Apollo kostet nichts. Beliebig viele können bei ihm stehen, und niemand wird überboten. Er gibt 1 Gold; wer nur eine einzige Insel hat, bekommt 4.
lesson-apollo-go = Geh zu Apollo.
lesson-apollo-broke = Du würdest überboten oder hättest kein Gold mehr, um etwas zu tun. Geh zu Apollo.
lesson-apollo-one-coin = Du hast nur 1 Gold. Niemand darf mehr bieten, als er zahlen kann.
lesson-apollo-first = Du warst zuerst da, also bekommst du auch einen Wohlstandsmarker. Er bleibt auf seiner Insel und bringt von nun an in jeder Runde 1 Gold.
lesson-apollo-marker = Leg den Wohlstandsmarker auf eine deiner Inseln.
lesson-apollo-own = Diese Insel gehört dir nicht. Wähle Naxos oder Kea.
lesson-apollo-four = Athen kam nach dir zu Apollo: Für den zweiten Platz gibt es keinen Marker. Aber Athen hat nur eine Insel und bekam 4 Gold.
lesson-apollo-richer = Du hast 1 Gold von Apollo bekommen und dann deine Einkünfte, die jetzt um 1 höher sind.
lesson-apollo-again = Mit Gold in der Hand kannst du wieder bieten. Wähle einen Gott.
lesson-apollo-done = Apollo ist kostenlos und nimmt alle auf. Er gibt 1 Gold, oder 4, wenn du nur eine Insel hast, und wer zuerst kommt, erhält einen Wohlstandsmarker. Sonst kannst du mit ihm nichts tun, nicht einmal eine Kreatur rufen. Regeln: B5.12.
lesson-apollo-free-try = Spiel weiter, wie du magst.

## 5 Schiffe

lesson-fleets-title = Poseidon und seine Schiffe
lesson-fleets-about = Schiffe bauen, segeln, handeln
lesson-fleets-sea = Poseidon gibt dir ein Schiff und verkauft bis zu drei weitere, für 1, 2 und 3 Gold. Ein neues Schiff kommt auf ein Seefeld an einer deiner Inseln.
lesson-fleets-build = Stell dein kostenloses Schiff auf das Seefeld unter Kea, wo schon eins liegt.
lesson-fleets-coast = Keine deiner Inseln grenzt an dieses Seefeld. Neue Schiffe kommen nur auf Seefelder an deinen eigenen Inseln.
lesson-fleets-there = Das wäre erlaubt. Stell es aber zu deinem Schiff unter Kea, damit zwei zusammen segeln können.
lesson-fleets-gift = Du hast dein kostenloses Schiff noch nicht genommen.
lesson-fleets-move = Für 1 Gold dürfen Schiffe eines Seefelds bis zu drei Felder weit segeln, so viele von ihnen, wie du willst. Wo fremde Schiffe liegen, beginnt ein Kampf.
lesson-fleets-trade = Ein Leuchtturm mit Füllhorn kennzeichnet ein Handelsfeld: Es bringt in jeder Runde 1 Gold, wenn dort deine Schiffe liegen.
lesson-fleets-sail = Segle mit den Schiffen unter Kea zum Handelsfeld ganz oben: über das Seefeld neben Kea, dann halte dort an.
lesson-fleets-from-kea = Diese Schiffe liegen bei Naxos. Nimm die unter Kea.
lesson-fleets-way = Das führt davon weg. Segle nach Norden, an Kea vorbei.
lesson-fleets-port = Ein Hafen hilft, jedes Seefeld rings um seine Insel zu verteidigen: 1 mehr für dich, wenn dort jemand deine Schiffe angreift.
lesson-fleets-build-port = Baue für 2 Gold einen Hafen.
lesson-fleets-port-first = Baue zuerst den Hafen; dein Gold reicht gerade dafür.
lesson-fleets-done = Schiffe verdienen auf Handelsfeldern Gold, halten andere fern und sind vor allem Brücken: Armeen kommen nur über eine lückenlose Kette eigener Schiffe von Insel zu Insel. Regeln: B5.4, B5.9, B5.10.
lesson-fleets-free = Spiel weiter, wie du magst. Probier auch, einen Schritt zurückzunehmen.

## 6 Kampf

lesson-battle-title = Ares und der Kampf
lesson-battle-about = Armeen, Chancen und wann ein Rückzug möglich ist
lesson-battle-war = Ares gibt dir eine Armee und verkauft bis zu drei weitere, für 2, 3 und 4 Gold. Für 1 Gold ziehen die Armeen einer Insel.
lesson-battle-recruit = Stell deine kostenlose Armee auf Naxos auf.
lesson-battle-not-kea = Auf Kea wäre sie sicher, aber jetzt ohne Nutzen. Stell sie auf Naxos auf.
lesson-battle-own = Neue Armeen kommen nur auf deine eigenen Inseln. Delos gehört Athen.
lesson-battle-gift = Du hast deine kostenlose Armee noch nicht genommen.
lesson-battle-chain = Dein Schiff liegt zwischen Naxos und Delos: Es ist die Brücke. Ohne eine Kette deiner Schiffe verlässt keine Armee ihre Insel.
lesson-battle-odds = In jeder Kampfrunde würfeln beide Seiten (der Würfel zeigt 0, 1, 1, 2, 2, 3) und zählen ihre Armeen dazu; der Verteidiger zählt auch 1 für jede Festung. Wer die kleinere Summe hat, verliert eine Armee, ein Gleichstand kostet beide eine. Vor einem Angriff zeigt dir die Seite deine Chancen.
lesson-battle-attack = Greif Delos von Naxos aus mit 3 oder 4 Armeen an.
lesson-battle-no-chain = Von Kea führen keine deiner Schiffe fort. Brich von Naxos auf.
lesson-battle-few = Sieh dir die Chancen an: Mit so wenigen ist es ein Glücksspiel. Nimm mehr mit.
lesson-battle-lost = Du hast 0 gewürfelt, Athen 3, dazu 2 für die Armeen und 1 für die Festung: Du hast eine Armee verloren.
lesson-battle-when = Nach jeder Kampfrunde, nie vor der ersten, dürfen sich beide zurückziehen: Zuerst wird der Verteidiger gefragt, dann der Angreifer. Armeen ziehen sich auf eine eigene Insel zurück, die eigene Schiffe mit dem Kampf verbinden, Schiffe auf ein benachbartes Seefeld ohne fremde Schiffe. Wo es keinen solchen Ort gibt, ist kein Rückzug möglich.
lesson-battle-retreat = Deine Chancen sind schlechter geworden. Zieh dich nach Naxos zurück: Dort holst du Verstärkung und kommst wieder.
lesson-battle-stay = Vielleicht ginge es gut, aber mit einer Armee mehr stehen die Chancen viel besser. Zieh dich zurück und hol sie.
lesson-battle-joined = Keine deiner Schiffe verbinden Kea mit Delos. Zurückziehen kannst du dich nur nach Naxos.
lesson-battle-reinforce = Mehr hast du nicht verloren. Kauf noch eine Armee für Naxos: Die zweite in diesem Zug kostet 2 Gold.
lesson-battle-stronger = Mit so vielen wie vorher wären deine Chancen nicht besser. Kauf erst die Armee.
lesson-battle-again = Greif Delos jetzt noch einmal an, mit allen 4 Armeen.
lesson-battle-once-more = Eine weitere Bewegung kannst du bezahlen. Greif Delos noch einmal an.
lesson-battle-fight = Diese Kampfrunde hast du gewonnen, und Athen kann nirgendwohin zurück. Du dürftest dich wieder zurückziehen: Sieh dir aber deine Chancen an und kämpf weiter.
lesson-battle-ahead = Wer gleich gewinnt, zieht sich nicht zurück. Kämpf weiter.
lesson-battle-done = Delos gehört dir, samt Festung. Beide Seiten würfeln und zählen ihre Armeen dazu; wer die kleinere Summe hat, verliert eine. Zurückziehen darf man sich nach einer Kampfrunde, nie vor der ersten, und nur dorthin, wohin eigene Schiffe führen. Regeln: B6.1, B6.3, B6.4.
lesson-battle-free = Spiel weiter, wie du magst.

## 7 Zeus

lesson-zeus-title = Zeus und die Kreaturen
lesson-zeus-about = Priester, Tempel und was sie billiger machen
lesson-zeus-priests = Zeus gibt dir einen Priester. Jeder Priester macht für den Rest der Partie jedes Gebot, das du zahlst, um 1 Gold billiger; mindestens 1 kostet ein Gebot aber immer.
lesson-zeus-priest = Nimm den Priester.
lesson-zeus-more = Hier gibt es noch viel zu tun. Nimm zuerst den Priester.
lesson-zeus-priest-first = Das kommt als Nächstes. Nimm zuerst den Priester: Er ist geschenkt.
lesson-zeus-creatures = In deinem Zug, mit jedem Gott außer Apollo, darfst du von hier Kreaturen herbeirufen. Sie kosten 4, 3 und 2 Gold, tun, was auf ihrer Karte steht, und gehen. Klick auf eine Karte, um sie zu lesen.
lesson-zeus-temples = Tempel machen sie billiger: Jeder Tempel spart dir in jeder Runde 1 Gold bei einer Kreatur. Mindestens 1 Gold wird gezahlt.
lesson-zeus-temple = Baue für 2 Gold einen Tempel.
lesson-zeus-dear = Ein zweiter Priester kostet 4 Gold, fast alles, was du hast. Baue einen Tempel.
lesson-zeus-temple-first = Baue zuerst den Tempel.
lesson-zeus-dear-creature = Baue zuerst einen Tempel, dann sind Kreaturen billiger.
lesson-zeus-change = Für 1 Gold schickt Zeus eine Kreatur fort, und eine andere nimmt ihren Platz ein.
lesson-zeus-swap = Die Chimäre nützt jetzt nichts. Schick sie fort.
lesson-zeus-cheap-one = Du möchtest eine neue Karte auf dem billigsten Feld. Schick die Chimäre fort.
lesson-zeus-swap-first = Die Chimäre hilft dir jetzt nicht. Schick sie fort.
lesson-zeus-fates = Die Moiren zahlen dir deine ganzen Einkünfte noch einmal. Sie würden 2 Gold kosten; dein Tempel macht 1 daraus.
lesson-zeus-call = Ruf die Moiren herbei.
lesson-zeus-call-first = Ruf zuerst die Moiren herbei: Sie kosten 1 Gold und bringen 2.
lesson-zeus-done = Priester machen Gebote billiger, Tempel machen Kreaturen billiger. Kreaturen kannst du mit jedem Gott außer Apollo rufen; austauschen kann sie nur Zeus. Regeln: B4.5, C0.2, B5.11.
lesson-zeus-free = Spiel weiter, wie du magst.

## 8 Athene

lesson-athena-title = Athene und die Philosophen
lesson-athena-about = Vier Philosophen ergeben eine Metropole
lesson-athena-four = Du hast zwei Philosophen. Sobald jemand vier hat, werden sie sofort zu einer Metropole.
lesson-athena-gift = Nimm die Gabe der Athene, einen Philosophen.
lesson-athena-gold = Behalte dein Gold: Der zweite Philosoph kostet 4.
lesson-athena-not-yet = Du hast ihre Gabe noch nicht genommen.
lesson-athena-price = Das war der dritte. Athene verkauft im selben Zug noch einen, für 4 Gold.
lesson-athena-buy = Kauf den vierten Philosophen.
lesson-athena-three = Du hast 4 Gold, und ein Philosoph fehlt. Kauf ihn.
lesson-athena-place = Die vier Philosophen gehen, und eine Metropole kommt. Wähle die Insel dafür.
lesson-athena-own = Tinos gehört Athen. Wähle eine deiner eigenen Inseln.
lesson-athena-done = Vier Philosophen ergeben eine Metropole, ganz gleich, welche Gebäude du hast. Niemand kann Philosophen erobern, darum ist es der stille Weg zum Sieg. Regeln: B7.2.
lesson-athena-free = Spiel weiter, wie du magst.

## 9 Gebäudesätze

lesson-sets-title = Vier Gebäude, eine Metropole
lesson-sets-about = Welche Gebäude du abgibst und wo die Metropole steht
lesson-sets-four = Jeder Gott baut eine Art von Gebäuden: Poseidon Häfen, Ares Festungen, Zeus Tempel, Athene Universitäten, für je 2 Gold. Dir fehlt eine Festung.
lesson-sets-slots = Jedes Gebäude braucht ein freies Quadrat. Die Quadrate mit den roten Strichen sind der Platz einer Metropole: Gebäude dürfen dort stehen, müssen ihr aber weichen.
lesson-sets-fortress = Baue eine Festung, auf Naxos oder auf Kea.
lesson-sets-full = Mykonos hat ein Quadrat, und darauf steht der Hafen.
lesson-sets-not-yet = Dein Satz ist noch nicht vollständig. Baue die Festung.
lesson-sets-not-troops = Armeen ein andermal. Baue die Festung.
lesson-sets-which = Der Satz ist vollständig, also gibst du von jeder Art ein Gebäude ab. Du hast zwei Häfen und darfst wählen: Der auf Mykonos steht, wo eine Metropole stehen könnte.
lesson-sets-give = Gib den Hafen auf Mykonos ab.
lesson-sets-keep = Der Hafen auf Naxos stört niemanden. Gib den auf Mykonos ab.
lesson-sets-space = Die Metropole kommt auf eine Insel, die noch keine hat. Was auf ihrem Platz steht, wird zerstört; wo es einen freien Platz gibt, musst du einen freien nehmen.
lesson-sets-place = Wähle die Insel für deine Metropole.
lesson-sets-done = Eine Metropole zählt zugleich als Hafen, Festung, Tempel und Universität, aber nie für den nächsten Satz. Sie gehört immer zu ihrer Insel: Bewach sie, oder erobere eine andere. Regeln: B7.1, B7.3, B7.6.
lesson-sets-free = Spiel weiter, wie du magst.

## 10 Die letzte Insel

lesson-last-title = Die letzte Insel, die letzte Runde
lesson-last-about = Wen du nicht angreifen darfst, und wie eine Partie endet
lesson-last-one = Du hast eine Metropole. Athen hat auch eine, auf Delos.
lesson-last-rule = Mykonos ist die einzige Insel von Korinth. Die einzige Insel einer Stadt darf niemand angreifen.
lesson-last-but = Mit einer Ausnahme: wenn dir die Eroberung eine weitere Metropole bringt und das zum Sieg reicht. Delos ist die einzige Insel von Athen, aber mit ihrer Metropole hättest du zwei.
lesson-last-take = Greif Delos von Naxos aus mit 2 oder 3 Armeen an.
lesson-last-last = Mykonos ist die einzige Insel, die Korinth hat, und sie hat keine Metropole. Sie darf nicht angegriffen werden.
lesson-last-few = Sieh dir die Chancen an und nimm mehr mit.
lesson-last-not-yet = Mit Delos hättest du zwei Metropolen.
lesson-last-two = Du hast zwei Metropolen. Athen hat die letzte Insel verloren und ist ausgeschieden.
lesson-last-cycle = Das Spiel endet nach dem letzten Zug dieser Runde. Bis dahin können die anderen noch handeln, und mehrere können auf zwei Metropolen kommen: Dann entscheidet das meiste Gold.
lesson-last-end = Korinth hat nur Apollo. Beende deinen Zug.
lesson-last-keep-gold = Behalte dein Gold: Es entscheidet, falls noch jemand zwei Metropolen hat.
lesson-last-done = Jetzt kennst du das Spiel. Wer am Ende einer Runde zwei Metropolen hat, gewinnt. Wer überboten wird, muss sofort auf einen anderen Gott bieten oder zu Apollo gehen. Zurückziehen darf man sich nach einer Kampfrunde, dorthin, wohin eigene Schiffe führen. Regeln: B5.13, B8.1.
lesson-last-free = Das Spiel ist aus.

## Freie Startaufstellung

lesson-placement-title = Freie Startaufstellung
lesson-placement-about = Such dir aus, wo du anfängst
lesson-placement-empty = Der Spielplan ist leer. Vor der ersten Runde gibt es eine Vorrunde, in der geboten wird: Sie entscheidet, wer zuerst aufstellt und was jeder dazubekommt. Du hast 7 Gold statt 5.
lesson-placement-bid = Ares stellt zuerst auf und bekommt eine Armee mehr. Biete auf Ares.
lesson-placement-last = Apollo stellt zuletzt auf, und in dieser Runde darf nur eine Stadt zu ihm gehen. Biete auf Ares.
lesson-placement-not-athena = Athene gäbe dir einen Philosophen, aber Ares stellt vor ihr auf. Biete auf Ares.
lesson-placement-units = Alle haben 2 Armeen und 2 Schiffe, du hast 3 Armeen. Sie müssen auf mindestens zwei Inseln stehen.
lesson-placement-troops = Stell eine Armee auf Naxos auf und die nächste auf Kea.
lesson-placement-other-isle = Das wäre erlaubt. Nimm in dieser Lektion zuerst Naxos, dann Kea.
lesson-placement-third = Stell deine dritte Armee dorthin, wo schon eine steht, auf Naxos oder auf Kea.
lesson-placement-third-isle = Drei Inseln wären auch erlaubt, aber jede wäre schwach. Verstärke Naxos oder Kea.
lesson-placement-fleets = Schiffe kommen auf verschiedene Seefelder an deinen Inseln. Handelsfelder sind erlaubt: Sie zahlen ab der zweiten Runde.
lesson-placement-fleets-task = Stell das erste Schiff auf das Seefeld zwischen Naxos und Delos, das andere, wohin du willst.
lesson-placement-first-fleet = Für das zweite ist ein Handelsfeld ein guter Platz. Zuerst das Seefeld zwischen Naxos und Delos: Es führt nach Delos.
lesson-placement-apart = Sie müssen auf verschiedenen Seefeldern liegen. Nur das zusätzliche Schiff von Poseidon darf zu einem anderen.
lesson-placement-done = Bei der freien Startaufstellung wird zuerst geboten, dann stellen alle in der Reihenfolge der Götter Armeen und Schiffe auf. In der ersten Runde gibt es keine Einkünfte. Regeln: H1.1, H1.4.
lesson-placement-free = Sieh zu, wie die anderen aufstellen, dann spiel die erste Runde.

## Hades

lesson-hades-title = Hades
lesson-hades-about = Ein Gott, der kommt, wenn die Bedrohung groß ist, und die Untoten
lesson-hades-threat = In jeder Runde kommen zwei Würfel zur Bedrohung hinzu. Ab 9 kommt Hades.
lesson-hades-covers = Er verdeckt den Gott, der direkt vor Apollo stand: Der fehlt in dieser Runde. Du hast Hades bekommen: Er gibt eine untote Armee oder ein untotes Schiff und verkauft bis zu vier weitere, für 1, 2, 3 und 4 Gold.
lesson-hades-raise = Erwecke auf Naxos eine untote Armee.
lesson-hades-not-kea = Von Kea führen keine Schiffe irgendwohin. Erwecke sie auf Naxos.
lesson-hades-not-fleet = Ein Schiff wäre erlaubt. Erwecke in dieser Lektion eine Armee, auf Naxos.
lesson-hades-not-yet = Du hast deine kostenlose untote Einheit noch nicht erweckt.
lesson-hades-move = Hades bewegt auch Einheiten, Armeen wie Schiffe, für 1 Gold. Jedes Mal muss mindestens eine untote Einheit mitkommen.
lesson-hades-take = Niemand bewacht Delos. Zieh von Naxos dorthin: Nimm die untote Armee mit und so viele andere, wie du willst.
lesson-hades-undead = Eine untote Einheit muss mitkommen. Nimm sie zuerst.
lesson-hades-necropolis = Hades baut die Nekropole, von der es nur eine gibt. Für jede Armee und jedes Schiff, die verloren gehen, kommt 1 Gold darauf, und wer die Insel besitzt, nimmt es mit den Einkünften. Sie steht auf dem Platz einer Metropole.
lesson-hades-build = Baue für 2 Gold die Nekropole auf Kea.
lesson-hades-there = Auf einer größeren Insel wäre sie dir im Weg: Sie nimmt den Platz einer Metropole ein. Baue sie auf Kea.
lesson-hades-build-first = Baue zuerst die Nekropole.
lesson-hades-done = Die Untoten kämpfen wie alle anderen, verlassen aber den Spielplan am Ende der Runde. Was sie erobert haben, bleibt dir. Dann ist die Bedrohung wieder 0. Regeln: H2.1, H2.3, H2.4.
lesson-hades-free = Spiel weiter, wie du magst.

## Helden

lesson-heroes-title = Helden
lesson-heroes-about = Angeworben wie Kreaturen, gehalten für Gold, geopfert für Großes
lesson-heroes-cards = Helden liegen zwischen den Kreaturen und kosten dasselbe, aber Tempel helfen nicht. Ajax kämpft wie zwei Armeen.
lesson-heroes-hire = Wirb Ajax an und stell ihn auf eine deiner Inseln.
lesson-heroes-not-creature = Das ist eine Kreatur. Wirb Ajax an, den Helden.
lesson-heroes-not-yet = Du hast Ajax noch nicht angeworben.
lesson-heroes-own = Ein Held beginnt auf einer deiner eigenen Inseln.
lesson-heroes-upkeep = Ein Held zieht und kämpft wie eine Armee. Ab der nächsten Runde kostet er jede Runde 2 Gold, oder er geht für immer. Hektor ist schon länger bei dir; er hält Kea ganz allein.
lesson-heroes-power = Jeden Helden kannst du in deinem Zug opfern, aber nicht in der Runde, in der du ihn angeworben hast. Opferst du Hektor, reichen drei Gebäudearten für eine Metropole. Du hast einen Hafen, einen Tempel und eine Festung.
lesson-heroes-sacrifice = Opfere Hektor.
lesson-heroes-sacrifice-first = Mit drei Gebäudearten kann dir Hektor eine Metropole geben. Opfere ihn.
lesson-heroes-place = Wähle die Insel für die Metropole.
lesson-heroes-done = Ein Held zählt wie eine Armee, hilft im Kampf auf seine Weise, kostet in jeder späteren Runde 2 Gold und lässt sich einmal für seine große Tat opfern. Regeln: H3.3, H3.5.
lesson-heroes-free = Spiel weiter, wie du magst. Klick auf die Karte eines Helden, um zu lesen, was er kann.

## Göttliche Gunst

lesson-favours-title = Göttliche Gunst
lesson-favours-about = Kleinere Götter, Priesterinnen und magische Gegenstände
lesson-favours-beside = In jeder Runde liegt neben dem Gott direkt vor Apollo eine Gunst. Wer diesen Gott bekommt, erhält ihre Gabe, eine Priesterin oder einen magischen Gegenstand, und darf ihre Wirkung einmal nutzen.
lesson-favours-items = In einer früheren Runde hast du einen magischen Gegenstand bekommen: das Goldene Vlies. Ein Gegenstand wird einmal eingesetzt, dann ist er weg.
lesson-favours-fleece = Du hast 1 Gold. Setz das Goldene Vlies ein: Es ist 3 wert.
lesson-favours-no-gold = Die Gunst der Hestia kostet 2 Gold, und du hast 1. Setz zuerst das Vlies ein.
lesson-favours-not-yet = Setz das Goldene Vlies ein, bevor der Zug endet.
lesson-favours-power = Hier liegt die Gunst der Hestia: Für 2 Gold baut sie ein Gebäude jeder Art, nicht nur eine Universität.
lesson-favours-use = Nutze die Gunst und baue einen Tempel oder eine Festung.
lesson-favours-use-first = Die Gunst liegt nur in diesem Zug hier. Nutze sie.
lesson-favours-other = Einen Hafen hast du, und Universitäten kannst du mit Athene selbst bauen. Baue einen Tempel oder eine Festung.
lesson-favours-done = Wer den Gott neben einer Gunst hat, erhält ihre Gabe und darf ihre Wirkung in diesem Zug einmal nutzen. Mit einer Priesterin behältst du später einen Helden, oder eine Kreatur auf ihrer Insel, eine Runde länger. Regeln: H4.1, H4.2.
lesson-favours-free = Spiel weiter, wie du magst. Klick auf ein Plättchen oder einen Gegenstand, um es zu lesen.

## Titanen

lesson-titans-title = Titanen
lesson-titans-about = Große Inseln, Kronos, Titanen, Artefakte
lesson-titans-board = Auf diesem Spielplan bestehen Inseln aus mehreren Gebieten, jedes mit eigenem Besitzer. Armeen gehen zu Fuß in ein Nachbargebiet, ohne Schiffe.
lesson-titans-kronos = Kronos ist der fünfte Gott. Er gibt ein Gebäude eines Gottes, der in dieser Runde vor ihm liegt, hier Zeus: einen Tempel. Ist er der erste, gibt er stattdessen einen Titanen.
lesson-titans-gift = Nimm seine Gabe: Baue einen Tempel.
lesson-titans-gift-first = Das kommt als Nächstes. Nimm zuerst den Tempel.
lesson-titans-not-yet = Kronos bietet noch mehr. Nimm den Tempel, dann einen Titanen.
lesson-titans-raise = Kauf für 2 Gold einen Titanen, in Fira.
lesson-titans-not-kamari = Von Fira aus stehen ihm mehr Wege offen. Kauf ihn dort.
lesson-titans-raise-first = Kauf zuerst den Titanen.
lesson-titans-march = Ein Titan kämpft wie eine Armee und zieht mit jedem Gott außer Apollo, und Armeen seines Gebiets dürfen mit ihm gehen. Die erste solche Bewegung im Zug kostet 1 Gold, die nächste 2 und so weiter.
lesson-titans-take = Niemand bewacht Mesaria. Zieh mit deinem Titanen aus Fira dorthin, mit Armeen oder ohne.
lesson-titans-titan = Der Titan muss mitkommen. Nimm ihn zuerst.
lesson-titans-not-finikia = Athen bewacht Finikia. Nimm Mesaria, wo niemand ist.
lesson-titans-artifacts = Artefakte liegen zwischen den Kreaturen, aber sie bleiben: Sie liegen in einem Gebiet und gehören seinem Besitzer. Auch wer alle fünf hat, gewinnt.
lesson-titans-buy = Kauf die Sandalen und leg sie in eins deiner Gebiete.
lesson-titans-buy-first = Du hast noch Gold. Kauf die Sandalen.
lesson-titans-done = Mit Titanen geht man über Land, Titanen ziehen mit fast jedem Gott, und fünf Artefakte sind ein weiterer Weg zum Sieg. Alles beginnt mit einer freien Startaufstellung. Regeln: T1.1, T3.1, T4.3.
lesson-titans-free = Spiel weiter, wie du magst. Klick auf ein Artefakt, um es zu lesen.

## Teams

lesson-teams-title = Teams
lesson-teams-about = Zwei gegen zwei: drei Metropolen zusammen
lesson-teams-pairs = Mit Titanen spielen vier oder sechs in Zweierteams. Athen ist dein Partner. Jeder sieht das Gold des anderen, und ihr gewinnt gemeinsam, aber nichts wird verschenkt oder geteilt.
lesson-teams-goal = Ein Team braucht drei Metropolen. Du hast eine, Athen hat eine, und dort steht die von Korinth.
lesson-teams-take = Erobere Kameni von Fira aus mit 2 oder 3 Armeen.
lesson-teams-partner = Finikia gehört Athen, deinem Partner. Niemand betritt oder durchquert ein Gebiet des Partners.
lesson-teams-few = Sieh dir die Chancen an und nimm mehr mit.
lesson-teams-not-yet = Eine dritte Metropole ist in Reichweite.
lesson-teams-last = Dein Team hat drei Metropolen. Also ist diese Runde die letzte, was auch immer jetzt geschieht: An ihrem Ende gewinnt das Team mit den meisten, dann das mit dem meisten Gold.
lesson-teams-end = Beende deinen Zug und hoffe, dass dein Partner seine hält.
lesson-teams-keep-gold = Behalte dein Gold: Am Ende kann das Gold von euch beiden entscheiden.
lesson-teams-done = Ein Team gewinnt mit drei Metropolen. Hat es sie, ist die Runde die letzte. Partner kennen das Gold des anderen und dürfen unter sich reden, bleiben aber seinem Land fern. Regeln: T7.1, T7.2.
lesson-teams-free = Spiel die Runde zu Ende.
