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
# Asked of whoever has named no name with the command.
join-ask-name = За столом ждут игроков. Под каким именем вас увидят остальные? Без имени вы будете только наблюдать.
join-name-prompt = Имя>
join-you = вы
join-readiness = Игра начнётся, когда все места заняты и все готовы.{ $waited ->
    [none] {""}
   *[other] {" "}Ещё не готовы: { $waited }.
}{ $free ->
    [0] {""}
   *[other] {" "}Свободных мест: { $free }.
}
join-prompt = { $waited ->
    [none] { $player ->
        [none] >
       *[other] { $player }>
    }
   *[other] { $player ->
        [none] ход: { $waited }>
       *[other] { $player }, ход: { $waited }>
    }
}
join-not-begun = Игра ещё не началась. Когда можно начинать, введите «готово»; команды — по слову «справка».
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
join-vote = Введите «да» или «нет».
join-voted = { $yes ->
    [yes] Согласие
   *[no] Отказ
}: { $player }.{ $waited ->
    [none] {""}
   *[other] {" "}Ответа ещё нет: { $waited }.
}
join-chance = Ваш шанс на победу: { $now } %{ $before ->
    [none] { "" }
   *[other] ; до вашего последнего шага: { $before } %
}.
join-over = Игра окончена. «записать» и имя файла — сохранить, «ещё раз» — сыграть снова, «выйти» — уйти.
join-left = Вы вышли из терминала; место остаётся вашим. Путь назад: { $link }
join-help = За столом сервера, кроме того, что ниже:
    сказать ТЕКСТ     всем за столом
    шепнуть ТЕКСТ     только союзнику
    места             кто где сидит
    готово            можно начинать; не готово: ещё нет
    пересесть N       пересесть, до начала игры
    имя ИМЯ           назваться иначе
    отменить ход      отменить весь свой ход
    просить отмену    спросить остальных, можно ли отменить ваш последний шаг
    бот N СИЛА        попросить у остальных бота вместо того, кого нет
    да, нет           ответить на предложение
    шанс              в практике: ваш шанс на победу
    вернуться         забрать своё место у бота
    уйти              освободить место или сказать, что вас не будет
    ещё раз           когда игра окончена: сыграть ещё раз

### Команды, которые вводят

# Что можно ввести для команды, через запятую; английские слова понимаются на любом языке. Справка их называет.
typed-why = почему
typed-hint = подсказка
typed-undo = о, отменить
typed-end = к, конец
typed-board = п, поле
typed-log = ж, журнал
typed-help = с, справка
typed-save = з, записать
typed-quit = в, выйти
typed-say = сказать
typed-tell = шепнуть
typed-seats = места
typed-ready = готово
typed-unready = не готово
typed-sit = пересесть
typed-name = имя
typed-undo-turn = отменить ход
typed-ask-back = просить отмену
typed-bot = бот
typed-yes = да
typed-no = нет
typed-chance = шанс
typed-resume = вернуться
typed-leave = уйти
typed-rematch = ещё раз

### Сообщение о проблеме

show-report = Сообщение от { $day }, { $time }; чьими глазами: { $player ->
    [none] наблюдатель
   *[other] { $player }
}
show-words = Своими словами: { $words }
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
