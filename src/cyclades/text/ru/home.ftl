# One's own games on the start page.

home-your-games = Ваши игры
home-group-mine = Ваш ход
home-group-others = Ход остальных
home-group-lessons = { $count ->
    [one] { $count } урок
    [few] { $count } урока
   *[many] { $count } уроков
}
home-group-trials = { $count ->
    [one] { $count } проба из просмотра игры
    [few] { $count } пробы из просмотра игры
   *[many] { $count } проб из просмотра игры
}
home-group-over = { $count ->
    [one] { $count } оконченная игра
    [few] { $count } оконченные игры
   *[many] { $count } оконченных игр
}
home-your-turn = Сейчас ваш ход.
home-waits-for = Сейчас ход: { $player }.
home-bot-plays = Пока вас нет, за вас играет бот.
home-unreadable = Эту игру можно посмотреть, но продолжить нельзя.
home-lesson = Начатый урок.
home-lesson-over = Пройденный урок.
home-gathers = { $free ->
    [0] Все места заняты; ждём остальных.
    [one] Свободно ещё { $free } место.
    [few] Свободно ещё { $free } места.
   *[many] Свободно ещё { $free } мест.
}
home-gathers-not-ready = { $free ->
    [0] Все места заняты. Можно начинать?
    [one] Свободно ещё { $free } место. Можно начинать?
    [few] Свободно ещё { $free } места. Можно начинать?
   *[many] Свободно ещё { $free } мест. Можно начинать?
}
home-won = Победа за вами.
home-lost = { $count ->
    [1] Победитель: { $winners }.
   *[other] Победители: { $winners }.
}
home-over = Эта игра окончена.
home-first-game = Первая игра
home-opened = открыта { $when }
home-played = последний ход { $when }
home-play-on = Продолжить
home-forget = Забыть
home-forget-game = Забыть: { $title }
home-forget-sure = Забыть эту игру? Это устройство потеряет право на ваше место: вернуться можно будет только по ссылке на место.
home-forget-over-sure = Забыть эту оконченную игру? Она исчезнет из списка, но останется по своему адресу.
home-failed = Ваши игры сейчас не показать. Они не потеряны.
home-around = Здесь играют: { $players }.
