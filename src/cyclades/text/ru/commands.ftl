### Что не так с тем, что получила команда, или что помешало ей закончить. На странице этого нет.

## Аргументы

flaw-no-such-command = нет команды { $given }; есть { $possible }
flaw-another-command-meant = нет команды { $given }; может быть, { $meant }?
flaw-no-such-language = нет языка { $given }; есть { $possible }
flaw-number-from-needed = нужно число не меньше { $lowest }, а не { $given }
flaw-number-up-to-needed = нужно число не больше { $highest }, а не { $given }
flaw-seconds-needed = нужны секунды от 0 до { $highest }, а не { $given }
flaw-minutes-needed = нужны минуты от 0 до { $highest }, а не { $given }
flaw-days-needed = нужны дни от 0 до { $highest }, а не { $given }
flaw-ip-address-needed = нужен сетевой адрес, а не { $given }
flaw-name-and-value-needed = нужно ИМЯ=ЗНАЧЕНИЕ, а не { $given }
flaw-name-and-bot-needed = нужно ИМЯ=БОТ, в имени строчные латинские буквы, цифры и -, а не { $given }
flaw-level-there = уровень { $given } уже есть
flaw-bots-needed = нужно одно имя на всех или имена в числе { $seats }, а не { $count }
flaw-counts-needed = нужны числа через запятую, а не { $given }
flaw-table-says-all = --table говорит, кто играет и сколько их; --bots, --pairs, --players с ним не сочетаются
flaw-six-play-in-teams = шестеро играют командами: нужны --teams и имя для каждой команды
flaw-who-plays = нужно --bots или --table: кто играет?
flaw-each-bot-once = каждый бот называется один раз; --table может посадить одного несколько раз
flaw-two-bots-needed = нужны хотя бы два бота
flaw-board-without-starts = на поле { $board } нет начальных мест для такого числа игроков: { $players }
flaw-no-link-to-table = «{ $link }» — не ссылка на стол. Она выглядит так: http://localhost:8000/#/t/aBcDeFgHiJ.
flaw-name-at-table-needed = За столом ждут игроков. Назовите себя через --name или наблюдайте через --watch.
flaw-no-postgresql-yet = PostgreSQL пока не поддерживается; возьмите sqlite:///PATH
flaw-sqlite-needed = нужно sqlite:///PATH, а не { $given }
flaw-no-such-rule = нет правила { $given }; { $near ->
    [none] cyclades rules покажет оглавление
   *[other] похожие: { $near }
}
flaw-in-no-rule = ни в одном правиле нет { $given }; { $near ->
    [none] cyclades rules покажет оглавление
   *[other] похожие: { $near }
}

## Файлы

flaw-text-without-eyes = --text показывает всю запись; с чьими-то --eyes это не сочетается
flaw-no-text = это не текст, а значит, и не запись
flaw-no-report = это не сообщение о проблеме: { $reason }
flaw-not-of-this-report = это не подходит к остальному сообщению
flaw-unreadable-letters = здесь есть нечитаемые знаки
flaw-not-so-many-actions = действий в записи { $count }, а не { $given }
flaw-no-record-of-server = это не запись с сервера
flaw-cannot-be-used = { $given } не годится: { $reason }
flaw-cannot-be-made = { $path } не удалось создать: { $reason }
flaw-file-unwritable = { $path } не удалось записать: { $reason }

## Что должно быть

flaw-training-needs = для обучения нужно { $package }: pip install 'cyclades[research]'
flaw-ray-missing = ray не установлен: pip install 'cyclades[ray]'
flaw-ray-failed = Ray по адресу { $address }: { $reason }
flaw-worker-ended = процесс закончился раньше своих партий
flaw-server-unreachable = По адресу { $server } сервера «Киклад» нет, или он не отвечает.
flaw-refused-by-server = { $refusal }

## Где хранятся столы

flaw-open-elsewhere = файл открыт другим сервером
flaw-database-fails = { $reason }
flaw-nothing-written = ничего не удалось записать
flaw-file-gone = { $path } исчез: { $reason }
flaw-another-file = { $path } теперь другой файл
flaw-file-damaged = { $path } повреждён
flaw-tables-of-another-version = версия таблиц { $given }, а не { $version }

## Лиги

flaw-games-without-settings = в { $path } есть партии, но нет { $file }, где сказано, какие
flaw-not-of-a-league = { $path } не от лиги
flaw-another-league = { $path } принадлежит другой лиге: { $field } там иначе; какая она, сказано в { $file }
flaw-no-game-of-a-league = { $path }, строка { $line }: это не партия лиги
flaw-no-such-match = { $path }, строка { $line }: нет встречи { $match }
flaw-file-no-json = { $path }: это не JSON

## Свои боты

flaw-no-such-bot = нет бота { $given }; есть { $possible }, path/to/file.py:Class и program:COMMAND
flaw-no-file-of-bot = нет файла { $file } для бота { $bot }
flaw-no-class-of-bot = в { $file } нет класса { $given }; есть { $possible }
flaw-bot-is-no-class = { $given } в { $file } не класс
flaw-bot-without-choose = у класса { $given } в { $file } нет метода choose(seat)
flaw-file-of-bot-fails = файл бота { $bot } не выполняется: { $causes }
flaw-bot-not-made = бота { $bot } не удалось создать с зерном случая: { $causes }
flaw-bot-failed = ошибка бота { $bot }: { $causes }
flaw-raised = { $line ->
    [none] { $error }
   *[other] { $error } (строка { $line } в { $file })
}
flaw-bot-chose-no-action = бот { $bot } выбрал { $given }; такого действия у его места нет
flaw-bot-cannot = бот { $bot } ({ $city }) не может этого сделать: { $causes }
flaw-command-unreadable = команду бота { $bot } не прочесть: { $reason }
flaw-bot-without-program = бот { $bot } не называет программы
flaw-no-such-program = нет программы { $given } для бота { $bot }
flaw-bot-not-started = бота { $bot } не удалось запустить: { $reason }
flaw-bot-without-answer = бот { $bot } не ответил за { $seconds } с
flaw-bot-ended = бот { $bot } закончил без ответа: код выхода { $exit }
flaw-bot-closed-output = бот { $bot } закончил без ответа: его вывод закрыт
flaw-bot-answers-no-json = бот { $bot } ответил { $given }; это не JSON
flaw-bot-answers-otherwise = бот { $bot } ответил { $given }; нужно { $wanted }
flaw-bot-chose-no-option = бот { $bot } выбрал { $given }; такого варианта у него нет

## Уроки, для тех, кто их пишет

flaw-no-name-of-a-lesson = файл урока называется как 03-bidding.json
flaw-no-city = { $given } не город
flaw-steps-needed = нужен хотя бы один
flaw-actions-needed = нужно хотя бы одно действие
flaw-city-and-colon-needed = { $given } не начинается с города и двоеточия
flaw-no-such-text = нет текста { $given }
flaw-does-not-play = { $given } не играет
flaw-never-wrong = { $given } никогда не бывает так неверно
flaw-no-legal-action-there = { $given } там не разрешено
flaw-fails-after = после { $action }: { $causes }
flaw-another-decides = { $given } решает { $player }, но тогда решает { $decider }
flaw-nothing-fulfils = тогда ничто не выполняет { $given }
flaw-nothing-to-look-at = нет { $given }, на что можно указать

## Как быстро считает движок

bench-games = «Киклады» { $version } ({ $build }), случайные партии: { $setting }
bench-decisions-per-second = решения, цикл на питоне
bench-playout-decisions-per-second = решения, внутри движка
bench-copies-per-second = копии партии
bench-rate = { $rate } в секунду
