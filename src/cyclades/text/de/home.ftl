# Die eigenen Partien auf der Startseite.

home-your-games = Deine Partien
home-group-mine = Du bist am Zug
home-group-others = Die anderen sind am Zug
home-group-lessons = { $count ->
    [one] Eine Lektion
   *[other] { $count } Lektionen
}
home-group-trials = { $count ->
    [one] Ein ausprobierter Moment
   *[other] { $count } ausprobierte Momente
}
home-group-over = { $count ->
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
home-your-turn = Du bist am Zug.
home-waits-for = { $player } ist am Zug.
home-bot-plays = Ein Bot spielt für dich, bis du wieder da bist.
home-unreadable = Diese Partie lässt sich ansehen, aber nicht fortsetzen.
home-lesson = Eine Lektion, die du begonnen hast.
home-lesson-over = Eine Lektion, die du beendet hast.
home-gathers = { $free ->
    [0] Alle Plätze sind besetzt; nur sind noch nicht alle bereit.
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
home-gathers-not-ready = { $free ->
    [0] Alle Plätze sind besetzt. Bist du bereit?
    [one] Ein Platz ist noch frei. Bist du bereit?
   *[other] { $free } Plätze sind noch frei. Bist du bereit?
}
home-won = Du hast gewonnen.
home-lost = { $count ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } haben gewonnen.
}
home-over = Diese Partie ist aus.
home-first-game = Erste Partie
home-opened = eröffnet { $when }
home-played = zuletzt gespielt { $when }
home-play-on = Weiterspielen
home-forget = Vergessen
home-forget-game = Vergessen: { $title }
home-forget-sure = Diese Partie vergessen? Dieses Gerät gibt das Recht auf deinen Platz auf: Nur dein Platzlink führt zu ihm zurück.
home-forget-over-sure = Diese beendete Partie vergessen? Sie verschwindet aus der Liste und bleibt unter ihrer Adresse.
home-failed = Deine Partien lassen sich gerade nicht anzeigen. Verloren sind sie nicht.
home-around = Hier spielen { $players }.
