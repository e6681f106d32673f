### Settings

settings-title = Settings
settings-look = How it looks
settings-theme = Light or dark
settings-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] As on the device
}
settings-text-size = Size of texts
settings-percent = { $size }%
settings-strong = Strong colours
settings-strong-about = Texts and lines stand out more.
settings-motion = Motion
settings-motion-about = Pieces move along their ways, dice tumble.
settings-play = How it plays
settings-pace = Pace among bots
settings-pace-name = { $pace ->
    [slow] Slow
    [fast] Fast
    [step] Step by step
   *[normal] Normal
}
settings-confirms = Ask before it counts
settings-confirms-about = Before a battle, and before a turn ends with something left to do. Sacrificing heroes and playing items do not count.
settings-signals = Sound and notifications
settings-sounds = Sounds
settings-sounds-about = Your turn, dice, battles, metropolises; none before your first click.
settings-notices = Notifications
settings-notices-about = The browser says when it is your turn while you look at something else.
settings-notices-insecure = Browsers allow this only over a safe connection (https), or on the machine that runs the server. Everything else works here too; only this, and installing the game, needs it.
settings-notices-unknown = This browser has none.
settings-notices-denied = You have told the browser not to show any from here. Its own settings can change that.
