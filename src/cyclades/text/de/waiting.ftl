# Was der Gastgeber eines Tisches vor dem Beginn tun kann.

waiting-put-bot = Einen Bot auf Platz { $seat } setzen
waiting-choose-bot = Bot hierher setzen …
waiting-take-bot-off = Bot wegnehmen
waiting-level-of = Stärke des Bots auf Platz { $seat }
waiting-remove = Platz freigeben
waiting-remove-who = Platz freigeben: { $player }
waiting-remove-sure = Den Platz von { $player } freigeben? Wer dort sitzt, erfährt es und kann zusehen.
waiting-up = Platz { $seat }: eins nach oben
waiting-down = Platz { $seat }: eins nach unten
waiting-random = Plätze auslosen
waiting-change = Ändern, was gespielt wird
waiting-change-done = So spielen wir
waiting-change-about = Wer schon bereit war, muss es noch einmal sagen.
waiting-keeps-board = wie jetzt: { $board }
