### Der Tisch eines Servers im Terminal

join-refused = Der Server lehnt das ab: { $code }.
join-table = { $title ->
    [none] Du bist am Tisch.
   *[other] Du bist am Tisch „{ $title }“.
}
join-seated = Du spielst { $player }. Der Weg zurück auf deinen Platz, nur für dich: { $link }
join-watching = Du schaust zu.
join-seat = { $number }. { $state ->
    [free] frei
    [bot] { $player }, ein Bot ({ bot-level })
    [own-ready] { $player }, du, bereit
    [own-waiting] { $player }, du
    [ready] { $player }, bereit
   *[waiting] { $player }
}
# Gefragt wird, wer beim Befehl keinen Namen genannt hat.
join-ask-name = Der Tisch wartet auf Mitspieler. Unter welchem Namen sollen dich die anderen sehen? Ohne Namen schaust du nur zu.
join-name-prompt = Name>
join-you = du
join-readiness = Die Partie beginnt, sobald alle Plätze besetzt und alle bereit sind.{ $waited ->
    [none] {""}
   *[other] {" "}Noch nicht bereit: { $waited }.
}{ $free ->
    [0] {""}
   *[other] {" "}Freie Plätze: { $free }.
}
join-prompt = { $waited ->
    [none] { $player ->
        [none] >
       *[other] { $player }>
    }
   *[other] { $player ->
        [none] { $waited } ist dran>
       *[other] { $player }, { $waited } ist dran>
    }
}
join-not-begun = Das Spiel hat noch nicht begonnen. Tippe „bereit“, wenn du so weit bist, oder „hilfe“.
join-lost = Die Verbindung ist weg. Neuer Versuch in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
join-undo = { $player } nimmt einen Schritt zurück.
join-rewind = { $player ->
    [none] Mit aller Zustimmung geht das Spiel zurück.
   *[other] { $player } geht zu einer früheren Entscheidung zurück.
} Was jetzt gewürfelt wird, ist neu.
join-came = { $player } ist wieder da.
join-gone = { $player } ist nicht verbunden.
join-bot-plays = Für { $player } spielt jetzt ein Bot.
join-chat = { $name }: { $text }
join-chat-team = { $name } (nur an dich): { $text }
join-proposed-rewind = { $player } möchte zu einem früheren Moment zurückgehen.
join-proposed-bot = { $player } möchte einen Bot ({ bot-level }) an der Stelle von { $seat }.
join-vote = Tippe „ja“ oder „nein“.
join-voted = { $player } { $yes ->
    [yes] stimmt zu
   *[no] lehnt ab
}.{ $waited ->
    [none] {""}
   *[other] {" "}Es fehlt noch die Antwort von: { $waited }.
}
join-chance = Deine Siegchance ist { $now } %{ $before ->
    [none] { "" }
   *[other] ; vor deinem letzten Schritt war sie { $before } %
}.
join-over = Das Spiel ist aus. Tippe „speichern“ und den Namen einer Datei, um es zu behalten, „noch einmal“ für eine neue Partie, „verlassen“ zum Aufhören.
join-left = Du hast das Terminal verlassen; der Platz bleibt deiner. Der Weg zurück: { $link }
join-help = Am Tisch eines Servers, außer dem, was danach kommt:
    sagen TEXT       an alle am Tisch
    flüstern TEXT    nur an deinen Partner
    plätze           wer wo sitzt
    bereit           anfangen, wenn alle so weit sind; nicht bereit: noch nicht
    platz N          vor dem Start auf einen anderen Platz wechseln
    name NAME        anders heißen
    zug zurück       nimmt deinen ganzen Zug zurück
    bitte zurück     fragt die anderen, ob dein letzter Schritt zurückgenommen werden darf
    bot N STUFE      bittet die anderen um einen Bot für jemanden, der fort ist
    ja, nein         beantwortet, was vorgeschlagen ist
    chance           beim Üben: deine Siegchance
    übernehmen       nimmt deinen Platz vom Bot zurück
    aufstehen        gibt deinen Platz auf oder sagt, dass du weg bist
    noch einmal      wenn das Spiel aus ist: noch einmal spielen

### Befehle, die getippt werden

# Was für einen Befehl getippt werden kann, mit Kommas; die englischen Wörter gelten in jeder Sprache. Die Hilfe nennt sie.
typed-why = warum
typed-hint = tipp
typed-undo = u, zurück
typed-end = e, ende
typed-board = b, plan
typed-log = l, verlauf
typed-help = h, hilfe
typed-save = s, speichern
typed-quit = q, verlassen
typed-say = sagen
typed-tell = flüstern
typed-seats = plätze
typed-ready = bereit
typed-unready = nicht bereit
typed-sit = platz
typed-name = name
typed-undo-turn = zug zurück
typed-ask-back = bitte zurück
typed-bot = bot
typed-yes = ja
typed-no = nein
typed-chance = chance
typed-resume = übernehmen
typed-leave = aufstehen
typed-rematch = noch einmal

### Ein gemeldetes Problem

show-report = Eine Meldung vom { $day }, { $time } Uhr, gesehen { $player ->
    [none] beim Zuschauen
   *[other] als { $player }
}
show-words = In eigenen Worten: { $words }
show-versions = Server { $server ->
    [none] nicht erreichbar
   *[other] { $server }
}, Seite { $page }
show-window = Sprache { $language }, Fenster { $width } × { $height }, { $ratio } Gerätepixel je Pixel der Seite, Schriftgröße { $size }
show-steps = Die letzten Schritte, bis zum Eintrag { $seq }

### What many games add up to

summary-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
summary-about = { $players } Spieler{ $teams ->
    [yes] {" "}in Teams
   *[no] {""}
}{ $modules ->
    [none] {""}
   *[other] , mit { $modules }
}; Startwert { $seed }; { $pace } Partien pro Sekunde
summary-length = Länge
summary-mean = im Mittel
summary-least = mindestens
summary-most = höchstens
summary-cycles = Runden
summary-decisions = Entscheidungen
summary-wins = Siege
summary-all-games = Partien
summary-won = Siege
summary-rate = Anteil
summary-interval = 95-%-Intervall (gleich verteilt: { $even })
summary-between = { $low } bis { $high }
summary-city = nach Städten
summary-bot = nach Bots
summary-endings = Wie sie endeten
summary-shared = { $count ->
    [one] 1 geteilter Sieg, jedem mit seinem Anteil gezählt
   *[other] { $count } geteilte Siege, jedem mit seinem Anteil gezählt
}
summary-percent = { $share } %
summary-point = ,
