# Die Wörter rund um die nummerierten Regeln: im Terminal, am Tisch, auf den Seiten, bei den Zeichnungen.

rules-ruling = Auslegung: { $ruling }

page-rules-search = Regeln durchsuchen
page-rules-search-hint = Ein Wort oder die Nummer einer Regel
page-rules-found = { $count ->
    [0] Keine Regel enthält diese Wörter
    [one] { $count } Regel
   *[other] { $count } Regeln
}
page-rules-found-partly = { $count ->
    [one] Keine Regel enthält alle diese Wörter; { $count } enthält einige
   *[other] Keine Regel enthält alle diese Wörter; { $count } enthalten einige
}
page-rules-near = Vielleicht:
page-rules-contents = Inhalt
page-rules-back = Zurück zu { $rule }
page-rules-print = Alle Regeln drucken
page-rules-as-page = Als Seite öffnen
page-rules-not-here = an diesem Tisch nicht im Spiel
page-rules-module = mit { $modules }
page-rules-rulings = { $count ->
    [one] { $count } Auslegung
   *[other] { $count } Auslegungen
}
page-rules-unknown = Eine Regel { $rule } gibt es nicht.
page-rules-about = Jede Regel hat eine Nummer, und jede Nummer ist ein Link. Auslegungen sagen, was gilt, wo die Regeln schweigen.

## Was die Zeichnungen zeigen

page-rules-drawing-bids = Eine Kette von Geboten. 1: Sparta hat 2 auf Ares geboten. 2: Athen bietet 3, und Sparta ist überboten. 3: Sparta bietet sofort auf einen anderen Gott und überbietet dort Korinth. 4: Also muss Korinth weichen und geht zu Apollo, wo niemand überboten wird. Erst jetzt bietet die nächste Stadt.
page-rules-drawing-sail = Eine Bewegung von drei Schritten für 1 Gold. 1: Zwei der drei Schiffe brechen auf. 2: Sie nehmen das eine mit, auf das sie treffen. 3: Zwei von ihnen fahren weiter, und eins bleibt zurück.
page-rules-drawing-chain = Armeen ziehen von Insel zu Insel, wo immer eine Kette eigener Schiffe beide verbindet, wie lang auch immer. Die obere Insel ist nicht zu erreichen: Auf einem Seefeld dorthin liegt kein Schiff.
page-rules-drawing-round = Eine Kampfrunde. Der Angreifer hat drei Armeen und würfelt eine 1: macht 4. Der Verteidiger hat zwei Armeen, eine Festung und eine 2: macht 5. Wer die kleinere Summe hat, verliert eine Einheit; bei Gleichstand verlieren beide eine.
page-rules-drawing-retreat = Nach einer Kampfrunde darf sich der Verteidiger über eigene Schiffe auf eine eigene Insel zurückziehen; bleibt er, darf es der Angreifer. Alle Einheiten gehen, und an einen Ort.
page-rules-drawing-slots = Eine Insel mit vier Bauplätzen. Zwei davon, mit dem gestrichelten Rand, sind zugleich der Metropolenplatz. Neue Gebäude kommen zuerst auf die Bauplätze außerhalb davon. Eine Metropole bedeckt ihren Platz: Was dort stand, ist verloren, und seine Bauplätze sind gesperrt.
page-rules-drawing-territories = Eine Insel, drei Gebiete, jedes mit eigenem Besitzer, eigenen Bauplätzen und eigenen Armeen. Ein Schritt über Land führt ins Nachbargebiet und braucht keine Schiffe; alles andere geht über See, über eine Schiffskette.
