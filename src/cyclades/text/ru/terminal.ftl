### A server's table in the terminal

join-refused = Сервер отказывает: { $code }.
join-table = { $title ->
    [none] Вы за столом.
   *[other] Вы за столом «{ $title }».
}
join-seated = Ваш город или имя: { $player }. Путь назад на ваше место, только для вас: { $link }
join-watching = Вы наблюдаете.
join-seat = { $number }. { $state ->
    [free] свободно
    [bot] { $player }, бот ({ bot-level })
    [own-ready] { $player }, вы, можно начинать
    [own-waiting] { $player }, вы
    [ready] { $player }, можно начинать
   *[waiting] { $player }
}
join-prompt = { $player ->
    [none] >
   *[other] { $player }>
}
join-not-begun = Игра ещё не началась. Когда можно начинать, введите ready; справка — h.
join-lost = Связи нет. Следующая попытка через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
join-undo = Шаг отменён: { $player }.
join-rewind = { $player ->
    [none] По общему согласию игра возвращена назад.
   *[other] Игра возвращена к прежнему решению: { $player }.
} Кубики будут новыми.
join-came = Снова за столом: { $player }.
join-gone = Нет связи: { $player }.
join-bot-plays = Теперь вместо игрока ходит бот: { $player }.
join-chat = { $name }: { $text }
join-chat-team = { $name } (только вам): { $text }
join-proposed-rewind = Просьба вернуться к прежнему моменту: { $player }.
join-proposed-bot = { $player }: просьба о боте ({ bot-level }) на место: { $seat }.
join-vote = Введите yes (да) или no (нет).
join-chance = Ваш шанс на победу: { $now } %{ $before ->
    [none] { "" }
   *[other] ; до вашего последнего шага: { $before } %
}.
join-over = Игра окончена. s и имя файла — сохранить, rematch — сыграть ещё раз, q — выйти.
join-left = Вы вышли из терминала; место остаётся вашим. Путь назад: { $link }
join-help = За столом сервера, кроме того, что ниже:
    say ТЕКСТ     всем за столом
    tell ТЕКСТ    только союзнику
    seats         кто где сидит
    ready         можно начинать; unready: ещё нет
    sit N         пересесть, до начала игры
    name ИМЯ      назваться иначе
    u turn        отменить весь свой ход
    back          спросить остальных, можно ли отменить ваш последний шаг
    bot N СИЛА    попросить у остальных бота вместо того, кого нет
    yes, no       ответить на предложение
    chance        в практике: ваш шанс на победу
    resume        забрать своё место у бота
    leave         освободить место или сказать, что вас не будет
    rematch       когда игра окончена: сыграть ещё раз

### Сообщение о проблеме

show-report = Сообщение от { $made }; чьими глазами: { $player ->
    [none] наблюдатель
   *[other] { $player }
}
show-versions = Сервер: { $server ->
    [none] недоступен
   *[other] { $server }
}, страница: { $page }
show-window = Язык: { $language }, окно { $width } × { $height }, пикселей устройства на пиксель страницы: { $ratio }, размер текста: { $size }
show-steps = Последние шаги, до записи { $seq }

### What many games add up to

summary-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
summary-about = { $players ->
    [few] { $players } игрока
   *[many] { $players } игроков
}{ $teams ->
    [yes] {" "}командами
   *[no] {""}
}{ $modules ->
    [none] {""}
   *[other] , дополнения: { $modules }
}; зерно { $seed }; партий в секунду: { $pace }
summary-length = Длина
summary-mean = в среднем
summary-least = меньше всего
summary-most = больше всего
summary-cycles = раунды
summary-decisions = решения
summary-wins = Победы
summary-all-games = партий
summary-won = побед
summary-rate = доля
summary-interval = интервал 95 % (поровну: { $even })
summary-between = от { $low } до { $high }
summary-city = по городам
summary-bot = по ботам
summary-endings = Чем кончались
summary-shared = { $count ->
    [one] { $count } победа поделена: каждому посчитана его часть
    [few] { $count } победы поделены: каждому посчитана его часть
   *[many] { $count } побед поделено: каждому посчитана его часть
}
summary-percent = { $share } %
summary-point = ,
