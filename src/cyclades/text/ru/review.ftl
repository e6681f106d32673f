# Looking back on a game: chances to win and statistics.

## What changed the chances; the arguments are those of `Swing`

swing-offerings = Подношения раунда { $cycle }
swing-turn = { $player }, ход с { $god_ins }
swing-with-reason = { $swing }: { $reason }
swing-calls = { $player } { $player_num ->
    [pl] { $card_buy }
   *[sg] { $card_buys }
} { $card_acc }
swing-founds = { $count ->
    [1] { $player } { $player_num ->
        [pl] основывают
       *[sg] основывает
    } первую метрополию
    [2] { $player } { $player_num ->
        [pl] основывают
       *[sg] основывает
    } вторую метрополию
    [3] { $player } { $player_num ->
        [pl] основывают
       *[sg] основывает
    } третью метрополию
    [4] { $player } { $player_num ->
        [pl] основывают
       *[sg] основывает
    } четвёртую метрополию
   *[other] { $player } { $player_num ->
        [pl] основывают
       *[sg] основывает
    } ещё одну метрополию
}
swing-attack-isle = { $player } { $player_num ->
    [pl] нападают
   *[sg] нападает
} на { $isle_acc }
swing-attack-sea = { $player } { $player_num ->
    [pl] нападают
   *[sg] нападает
} { $sea_on }
swing-attack-isle-dice = { $player } { $player_num ->
    [pl] нападают
   *[sg] нападает
} на { $isle_acc }: кубики
swing-attack-sea-dice = { $player } { $player_num ->
    [pl] нападают
   *[sg] нападает
} { $sea_on }: кубики
swing-cycle-draw = Карты и кубики раунда { $cycle }
swing-turn-draw = { $player }, ход с { $god_ins }: что вытянуто
swing-kind-choice = выбор
swing-kind-dice = кубики
swing-kind-draw = карты
swing-points = { $player } { $change ->
    [less] −{ $points }
   *[more] +{ $points }
}

## `cyclades analyse`

analyse-cycle = раунд
analyse-turn = ход
analyse-turn-of = { $player }, { $god }
analyse-start = начало
analyse-end = конец
analyse-title = Шансы на победу
analyse-across = действия; числа сверху — раунды
analyse-chance = шанс на победу
analyse-swings = Что изменило шансы сильнее всего:
analyse-no-swings = До самого конца шансы сильно не менялись.
analyse-swing = раунд { $cycle }, действие { $step }: { $what } ({ $points })

## Tables of statistics

statistics-table-gold-in = Золото: откуда пришло
statistics-table-gold-out = Золото: куда ушло
statistics-table-bids = Подношения
statistics-table-gods = Во что обошёлся каждый бог
statistics-table-turns = Ходы с каждым богом
statistics-table-paid = Уплачено за каждого бога
statistics-table-battles = Битвы
statistics-table-luck = Везение
statistics-table-metropolises = Метрополии
statistics-table-held-metropolises = Метрополии по раундам
statistics-table-held-isles = Острова по раундам
statistics-table-held-buildings = Строения по раундам
statistics-table-held-philosophers = Философы по раундам
statistics-table-held-priests = Жрецы по раундам
statistics-table-held-troops = Силы на суше по раундам
statistics-table-held-fleets = Флотилии по раундам
statistics-table-held-gold = Золото на руках по раундам
statistics-table-held-income = Доход по раундам
statistics-table-cards = Призванные существа, нанятые герои и жертвы
statistics-table-time = Решения и время

statistics-cycle = Раунд { $cycle }
statistics-end = Конец
statistics-sum = Всего

statistics-gold-in-start = В начале
statistics-gold-in-revenue = Доход
statistics-gold-in-apollo = Аполлон
statistics-gold-in-graves = Некрополь
statistics-gold-in-coin = Монета Аполлона до игры
statistics-gold-in-harvest = Деметра
statistics-gold-in-fleece = Золотое руно
statistics-gold-in-sales = Продано Сфинксу
statistics-gold-in-theft = Отнято у других
statistics-gold-in-lightning = Молния
statistics-gold-in-partner = От союзника

statistics-gold-out-offerings = Подношения
statistics-gold-out-buildings = Строения
statistics-gold-out-troops = Отряды
statistics-gold-out-fleets = Флотилии
statistics-gold-out-priests = Жрецы
statistics-gold-out-philosophers = Философы
statistics-gold-out-troop-moves = Перемещение отрядов
statistics-gold-out-fleet-moves = Перемещение флотилий
statistics-gold-out-cards = Существа и другие карты
statistics-gold-out-heroes = Герои
statistics-gold-out-favours = Милости
statistics-gold-out-undead = Нежить
statistics-gold-out-necropolis = Некрополь
statistics-gold-out-titans = Титаны
statistics-gold-out-artifacts = Артефакты
statistics-gold-out-stolen = Отняли другие
statistics-gold-out-lightning = За Молнию
statistics-gold-out-partner = Союзнику
statistics-gold-out-lost = Пропало, когда город выбыл
statistics-gold-out-left = Осталось в конце

statistics-bids = Ставок сделано
statistics-outbid = Ставок перебито
statistics-turns = Ходов
statistics-offered = Предложено золота, с перебитыми
statistics-paid = Уплачено золота
statistics-saved = Сберегли жрецы

statistics-place = Место
statistics-attacker = Нападает
statistics-defender = Обороняется
statistics-units = Силы нападающего
statistics-against = Силы обороны
statistics-win = Остаётся нападающий, %
statistics-lose = Остаётся обороняющийся, %
statistics-both = Не остаётся никого, %
statistics-rounds = Столкновений
statistics-lost = Потери нападающего
statistics-lost-by-defender = Потери обороняющегося
statistics-winner = Кто остался
statistics-retreated = Кто отступил

statistics-dice = Бросков в битвах
statistics-dice-sum = Выпало в сумме
statistics-dice-expected = Выпадает в среднем
statistics-dice-luck = Больше или меньше среднего
statistics-battles = Битв
statistics-won = Битв выиграно
statistics-won-expected = Ожидалось по шансам
statistics-won-luck = Больше или меньше ожидаемого

statistics-player = Город
statistics-how = Что произошло
statistics-metropolis-founded = основана
statistics-metropolis-hidden = основана у амазонок
statistics-metropolis-razed = вытеснена некрополем
statistics-metropolis-forfeited = упущена
statistics-metropolis-taken = захвачена

statistics-decisions = Решений
statistics-seconds = Время, секунд
statistics-seconds-each = Секунд на решение

## The page

review-title = Как всё было
review-chances = Шансы
review-statistics = Статистика
review-judged = Шансы подсчитываются: раунд { $cycle } из { $cycles }
review-counting = Игра подсчитывается…
review-percent = { $percent } %
review-number = { $change ->
    [less] −{ $number }
   *[more] { $number }
}
review-chance-of = { $city } { $percent } %
review-curve = Шансы на победу: { $cities }
review-across = От первого действия до последнего; числа внизу — раунды. Выбранное место открывает этот момент.
review-swings = Что изменило шансы сильнее всего
review-points = { $player }: { $change ->
    [less] −{ $points }
   *[more] +{ $points }
} { $points ->
    [one] процентный пункт
    [few] процентных пункта
   *[many] процентных пунктов
}
review-no-swings = До самого конца ничто не меняло их резко.
review-last-cycle = В этой игре был условлен последний раунд. Оценка об этом не знает: до конца она судит об игре так, будто та продолжится.
review-when = раунд { $cycle }, действие { $step }
review-how = Оценка лучшего бота, который видит всё на столе и всё золото, а посреди хода — и то, чего ещё можно в нём добиться. Где решали кубики или карты, их бросали заново много раз: перемены от выбора отделены от перемен от везения.
review-as-table = Таблицей
review-step = Действие
review-csv = Сохранить таблицу
statistics-page-cycle = Раунд
statistics-page-held = По раундам
statistics-page-chart = { $title }; в конце { $end }
