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
join-prompt = { $player ->
    [none] >
   *[other] { $player }>
}
join-not-begun = Das Spiel hat noch nicht begonnen. Tippe ready, wenn du bereit bist, oder h für Hilfe.
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
join-vote = Tippe yes für Ja oder no für Nein.
join-chance = Deine Siegchance ist { $now } %{ $before ->
    [none] { "" }
   *[other] ; vor deinem letzten Schritt war sie { $before } %
}.
join-over = Das Spiel ist aus. Tippe s und den Namen einer Datei, um es zu speichern, rematch für eine neue Partie, q zum Verlassen.
join-left = Du hast das Terminal verlassen; der Platz bleibt deiner. Der Weg zurück: { $link }
join-help = Am Tisch eines Servers, außer dem, was danach kommt:
    say TEXT      an alle am Tisch
    tell TEXT     nur an deinen Partner
    seats         wer wo sitzt
    ready         anfangen, wenn alle so weit sind; unready: noch nicht
    sit N         vor dem Start auf einen anderen Platz wechseln
    name NAME     anders heißen
    u turn        nimmt deinen ganzen Zug zurück
    back          fragt die anderen, ob dein letzter Schritt zurückgenommen werden darf
    bot N STUFE   bittet die anderen um einen Bot für jemanden, der fort ist
    yes, no       beantwortet, was vorgeschlagen ist
    chance        beim Üben: deine Siegchance
    resume        nimmt deinen Platz vom Bot zurück
    leave         gibt deinen Platz auf oder sagt, dass du weg bist
    rematch       wenn das Spiel aus ist: noch einmal spielen

### Ein gemeldetes Problem

show-report = Eine Meldung von { $made }, gesehen { $player ->
    [none] beim Zuschauen
   *[other] als { $player }
}
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
