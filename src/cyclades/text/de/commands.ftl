### Was an dem nicht stimmt, was ein Befehl bekommt, oder was ihn aufhält. Die Seite sagt das nie.

## Argumente

flaw-no-such-command = es gibt keinen Befehl { $given }; es gibt { $possible }
flaw-another-command-meant = es gibt keinen Befehl { $given }; ist { $meant } gemeint?
flaw-no-such-language = es gibt keine Sprache { $given }; es gibt { $possible }
flaw-number-from-needed = nötig ist eine Zahl ab { $lowest }, nicht { $given }
flaw-number-up-to-needed = nötig ist eine Zahl bis { $highest }, nicht { $given }
flaw-seconds-needed = nötig sind Sekunden von 0 bis { $highest }, nicht { $given }
flaw-minutes-needed = nötig sind Minuten von 0 bis { $highest }, nicht { $given }
flaw-days-needed = nötig sind Tage von 0 bis { $highest }, nicht { $given }
flaw-ip-address-needed = nötig ist eine IP-Adresse, nicht { $given }
flaw-name-and-value-needed = nötig ist NAME=WERT, nicht { $given }
flaw-name-and-bot-needed = nötig ist NAME=BOT, im Namen Kleinbuchstaben, Ziffern und -, nicht { $given }
flaw-level-there = eine Stufe { $given } gibt es schon
flaw-bots-needed = nötig sind ein Name für alle oder { $seats } Namen, nicht { $count }
flaw-counts-needed = nötig sind Zahlen mit Kommas, nicht { $given }
flaw-table-says-all = --table sagt, wer spielt und wie viele; --bots, --pairs und --players gehen nicht zusammen damit
flaw-six-play-in-teams = zu sechst wird in Teams gespielt; nötig sind --teams und ein Name für jedes Team
flaw-who-plays = --bots oder --table ist nötig: Wer spielt?
flaw-each-bot-once = jeder Bot wird einmal genannt; mit --table kann einer mehrere Plätze haben
flaw-two-bots-needed = nötig sind mindestens zwei Bots
flaw-board-without-starts = der Spielplan { $board } hat keine Startplätze für { $players } Spieler
flaw-no-link-to-table = „{ $link }“ ist kein Link zu einem Tisch. Er sieht so aus: http://localhost:8000/#/t/aBcDeFgHiJ.
flaw-name-at-table-needed = Der Tisch wartet auf Spieler. Sag mit --name, wie du dort heißt, oder schau mit --watch zu.
flaw-no-postgresql-yet = PostgreSQL geht noch nicht; nimm sqlite:///PFAD
flaw-sqlite-needed = nötig ist sqlite:///PFAD, nicht { $given }
flaw-no-such-rule = es gibt keine Regel { $given }; { $near ->
    [none] „cyclades rules“ zeigt das Inhaltsverzeichnis
   *[other] ähnlich: { $near }
}
flaw-in-no-rule = in keiner Regel steht { $given }; { $near ->
    [none] „cyclades rules“ zeigt das Inhaltsverzeichnis
   *[other] ähnlich: { $near }
}

## Dateien

flaw-text-without-eyes = --text zeigt die ganze Aufzeichnung; aus der Sicht einer Stadt (--eyes) geht das nicht
flaw-no-text = das ist kein Text, also keine Aufzeichnung
flaw-no-report = das ist keine Meldung eines Problems: { $reason }
flaw-not-of-this-report = das passt nicht zum Rest der Meldung
flaw-unreadable-letters = darin sind unlesbare Zeichen
flaw-not-so-many-actions = die Aufzeichnung hat { $count } Aktionen, nicht { $given }
flaw-no-record-of-server = das ist keine Aufzeichnung von einem Server
flaw-cannot-be-used = { $given } lässt sich nicht benutzen: { $reason }
flaw-cannot-be-made = { $path } lässt sich nicht anlegen: { $reason }
flaw-file-unwritable = { $path } lässt sich nicht schreiben: { $reason }

## Was da sein muss

flaw-training-needs = zum Trainieren fehlt { $package }: pip install 'cyclades[research]'
flaw-ray-missing = ray ist nicht installiert: pip install 'cyclades[ray]'
flaw-ray-failed = Ray unter { $address }: { $reason }
flaw-worker-ended = ein Prozess endete vor seinen Partien
flaw-server-unreachable = Unter { $server } ist kein Cyclades-Server, oder er antwortet nicht.
flaw-refused-by-server = { $refusal }

## Wo Tische aufbewahrt werden

flaw-open-elsewhere = ein anderer Server hat sie geöffnet
flaw-database-fails = { $reason }
flaw-nothing-written = nichts konnte geschrieben werden
flaw-file-gone = { $path } ist weg: { $reason }
flaw-another-file = { $path } ist eine andere Datei als zuvor
flaw-file-damaged = { $path } ist beschädigt
flaw-tables-of-another-version = die Tabellen haben Version { $given }, nicht { $version }

## Ligen

flaw-games-without-settings = { $path } hat Partien, aber keine { $file }, die sagt, welche
flaw-not-of-a-league = { $path } gehört zu keiner Liga
flaw-another-league = { $path } gehört einer anderen Liga: { $field } ist dort anders; { $file } sagt, was sie ist
flaw-no-game-of-a-league = { $path }, Zeile { $line }: das ist keine Partie einer Liga
flaw-no-such-match = { $path }, Zeile { $line }: es gibt keine Begegnung { $match }
flaw-file-no-json = { $path } ist kein JSON

## Eigene Bots

flaw-no-such-bot = es gibt keinen Bot { $given }; es gibt { $possible }, pfad/zur/datei.py:Klasse und program:BEFEHL
flaw-no-file-of-bot = es gibt keine Datei { $file } für den Bot { $bot }
flaw-no-class-of-bot = { $file } hat keine Klasse { $given }; sie hat { $possible }
flaw-bot-is-no-class = { $given } in { $file } ist keine Klasse
flaw-bot-without-choose = die Klasse { $given } in { $file } hat keine Methode choose(seat)
flaw-file-of-bot-fails = die Datei des Bots { $bot } läuft nicht: { $causes }
flaw-bot-not-made = der Bot { $bot } lässt sich nicht mit einem Startwert erzeugen: { $causes }
flaw-bot-failed = der Bot { $bot } ist gescheitert: { $causes }
flaw-raised = { $line ->
    [none] { $error }
   *[other] { $error } (Zeile { $line } von { $file })
}
flaw-bot-chose-no-action = der Bot { $bot } hat { $given } gewählt, keine erlaubte Aktion seines Platzes
flaw-bot-cannot = der Bot { $bot } ({ $city }) kann das nicht tun: { $causes }
flaw-command-unreadable = der Befehl des Bots { $bot } ist nicht lesbar: { $reason }
flaw-bot-without-program = der Bot { $bot } nennt kein Programm
flaw-no-such-program = es gibt kein Programm { $given } für den Bot { $bot }
flaw-bot-not-started = der Bot { $bot } lässt sich nicht starten: { $reason }
flaw-bot-without-answer = der Bot { $bot } hat nach { $seconds } Sekunden nicht geantwortet
flaw-bot-ended = der Bot { $bot } endete ohne Antwort: Exit-Code { $exit }
flaw-bot-closed-output = der Bot { $bot } endete ohne Antwort: Seine Ausgabe ist geschlossen
flaw-bot-answers-no-json = der Bot { $bot } hat mit { $given } geantwortet; das ist kein JSON
flaw-bot-answers-otherwise = der Bot { $bot } hat mit { $given } geantwortet; nötig ist { $wanted }
flaw-bot-chose-no-option = der Bot { $bot } hat { $given } gewählt, keine seiner Möglichkeiten

## Lektionen, für den, der eine schreibt

flaw-no-name-of-a-lesson = die Datei einer Lektion heißt wie 03-bidding.json
flaw-no-city = { $given } ist keine Stadt
flaw-steps-needed = mindestens ein Schritt ist nötig
flaw-actions-needed = mindestens eine Aktion ist nötig
flaw-city-and-colon-needed = { $given } beginnt nicht mit einer Stadt und einem Doppelpunkt
flaw-no-such-text = es gibt keinen Text { $given }
flaw-does-not-play = { $given } spielt nicht mit
flaw-never-wrong = { $given } kommt so nie vor
flaw-no-legal-action-there = { $given } ist dort keine erlaubte Aktion
flaw-fails-after = nach { $action }: { $causes }
flaw-another-decides = { $given } ist Sache von { $player }, aber dann entscheidet { $decider }
flaw-nothing-fulfils = dann erfüllt nichts { $given }
flaw-nothing-to-look-at = es gibt kein { $given }, das man ansehen könnte

## Wie schnell das Regelwerk rechnet

bench-games = cyclades { $version } ({ $build }), zufällige Partien: { $setting }
bench-decisions-per-second = Entscheidungen, Schleife in Python
bench-playout-decisions-per-second = Entscheidungen, im Regelwerk
bench-copies-per-second = Kopien einer Partie
bench-rate = { $rate } in der Sekunde
