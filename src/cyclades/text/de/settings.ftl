### Einstellungen

settings-title = Einstellungen
settings-look = Aussehen
settings-theme = Hell oder dunkel
settings-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[system] Wie auf dem Gerät
}
settings-text-size = Schriftgröße
settings-percent = { $size } %
settings-strong = Kräftige Farben
settings-strong-about = Schrift und Linien heben sich stärker ab.
settings-motion = Bewegung
settings-motion-about = Figuren ziehen sichtbar über den Plan, Würfel rollen.
settings-play = Spielen
settings-pace = Tempo der Bots
settings-pace-name = { $pace ->
    [slow] Langsam
    [fast] Schnell
    [step] Schrittweise
   *[normal] Normal
}
settings-confirms = Nachfragen
settings-confirms-about = Vor einem Kampf, und bevor ein Zug endet, in dem noch etwas zu tun wäre. Helden zu opfern und Gegenstände einzusetzen zählt nicht.
settings-signals = Ton und Benachrichtigungen
settings-sounds = Töne
settings-sounds-about = Dein Zug, Würfel, Kämpfe, Metropolen; vor deinem ersten Klick bleibt es still.
settings-notices = Benachrichtigungen
settings-notices-about = Der Browser sagt, dass du am Zug bist, während du etwas anderes ansiehst.
settings-notices-insecure = Browser erlauben das nur über eine sichere Verbindung (https) oder auf dem Rechner mit dem Server. Alles andere geht auch hier; nötig ist sie nur dafür und zum Installieren des Spiels.
settings-notices-unknown = Dieser Browser kennt keine.
settings-notices-denied = Du hast dem Browser verboten, von hier welche zu zeigen. In seinen Einstellungen lässt sich das ändern.
