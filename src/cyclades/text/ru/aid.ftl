### The player's aid

page-aid-about = Что делают боги, строения и карты, сколько они стоят и чем кончаются битвы.
page-aid-parts = Части памятки
page-aid-modules = Показать и эти дополнения
page-aid-gods = Боги
page-aid-battle = Битва
page-aid-buildings = Строения
page-aid-creatures = Существа
page-aid-heroes = Герои
page-aid-favours = Милости
page-aid-items = Магические предметы
page-aid-artifacts = Артефакты
page-aid-words = Слова

## Gods

page-aid-prices = Цена, в золотых
page-aid-recruits-fleet = Флотилии
page-aid-recruits-troop = Отряды
page-aid-recruits-priest = Жрецы
page-aid-recruits-philosopher = Философы
page-aid-recruits-undead = Нежить
page-aid-recruits-titan = Титан
page-aid-action-move-fleets = Двигать флотилии
page-aid-action-move-troops = Двигать отряды
page-aid-action-change = Прогнать существо
page-aid-action-move-undead = Двигать нежить
page-aid-each-move = каждый раз
page-aid-free = бесплатно
page-aid-gold = Золото
page-aid-apollo-gold = даёт 1, а городу с одним островом — 4
page-aid-necropolis = Некрополь

## Buildings

page-aid-set = Четыре разных дают метрополию
page-aid-specials = Особые метрополии
page-aid-specials-about = На игру вытягивают две из них. Каждая служит как обычная, и ещё:

## Cards

page-aid-track = В ряду лежат три карты, за { $dear }, { $middle } и { $cheap } ЗМ. Купить их можно в ход с любым богом, кроме Аполлона. Храм раз в раунд делает одно существо на 1 золотой дешевле, но не дешевле 1.
page-aid-heroes-about = Герои приходят вместе с существами, и покупают их так же, только храмы не делают их дешевле. Герой считается отрядом, а если погибнет, покидает игру.
page-aid-artifacts-about = Артефакты покупают из ряда и кладут на территорию. Чья она, того и артефакт; уходя, отряды могут взять его с собой.
page-aid-favours-about = Каждый раунд одна из милостей лежит рядом с последним богом перед Аполлоном. Кому достался этот бог, тот получает её дар и может один раз за ход применить её силу.
page-aid-items-about = Магические предметы приходят с некоторыми милостями. Каждый применяют один раз, в свой момент, и откладывают к сыгранным.
page-aid-costs = сейчас { $price } ЗМ
page-aid-show = Показать на поле

## Where a card is

page-aid-at-track = В ряду
page-aid-at-deck = { $count ->
    [1] В колоде, единственная карта
    [one] В колоде, среди { $count } карты
   *[other] В колоде, среди { $count } карт
}
page-aid-at-discard = В сбросе
page-aid-at-isle = { $player ->
    [none] { $isle }
   *[other] { $player }: { $isle }
}
page-aid-at-sea = { $sea_title }
page-aid-at-carried = { $player }: в пути
page-aid-at-hidden = { $player }: потаённый остров амазонок
page-aid-at-gone = Вне игры
page-aid-at-beside = { $used ->
    [yes] Рядом с { $god_ins }, уже применена
   *[no] Рядом с { $god_ins }
}
page-aid-at-stack = { $count ->
    [1] В стопке, единственная милость
    [one] В стопке, среди { $count } милости
   *[other] В стопке, среди { $count } милостей
}
page-aid-at-aside = Отложена до перемешивания
page-aid-at-open = { $player }: лежит открыто
page-aid-at-secret = У вас, лицом вниз
page-aid-at-unseen = { $count ->
    [1] Никто не видел: в колоде или лицом вниз
    [one] Никто не видел: среди { $count } в колоде или лицом вниз
   *[other] Никто не видел: среди { $count } в колоде или лицом вниз
}
page-aid-at-played = Среди сыгранных

## Battle

page-aid-die = Кубик
page-aid-die-faces = Шесть граней: { $faces }
page-aid-round = Столкновение
page-aid-round-roll = Нападающий и обороняющийся бросают по кубику. Каждый прибавляет свои силы в битве и всё, что им помогает.
page-aid-round-loss = У кого сумма меньше, тот несёт потерю. При ничьей теряют оба.
page-aid-round-retreat = Пока силы есть у обоих, обороняющийся может отступить; если он остаётся, может нападающий. Если остаются оба, идёт следующее столкновение.
page-aid-round-end = Кто остался один, получает остров со всем, что на нём стоит, или море. Если не осталось никого, остров остаётся за обороняющимся.
page-aid-adds = Что прибавляется
page-aid-add-unit = Каждый отряд или флотилия: 1
page-aid-add-fortress = Крепость на острове, обороняющемуся: 1
page-aid-add-port = Порт на острове у этого моря, флотилиям владельца при обороне: 1
page-aid-add-metropolis = Метрополия: 1, и как крепость, и как порт
page-aid-add-minotaur = Минотавр, обороняющему его остров: 2; гибнет последним
page-aid-add-undead = Каждый отряд или флотилия нежити: 1
page-aid-add-heroes = Каждый герой: 1, Аякс: 2. Пенфесилея прибавляет ещё 1, когда нападает на остров, Гектор — когда обороняет
page-aid-add-perseus = Нападает Персей: крепости и метрополии не помогают
page-aid-add-others = Ахилл при ничьей не теряет ничего. Одиссей раз за битву может бросить кубик ещё раз
page-aid-add-items = Копьё на суше, Трезубец в море: 2 в одном столкновении. Эгида спасает от потери
page-aid-add-titan = Каждый титан: 1
page-aid-add-specials = Военная метрополия: 3 обороняющемуся. Береговая: 3 флотилиям владельца рядом с ней, и в нападении
page-aid-odds = Кто победит?
page-aid-odds-how = Шансы нападающего остаться последним, если никто не отступает и больше ничто не помогает.
page-aid-attackers = Нападают
page-aid-defenders = Обороняются
page-aid-walls = Помощь обороне
page-aid-odds-win = победа нападающего { $percent } %
page-aid-odds-both = взаимная гибель { $percent } %
page-aid-odds-lose = победа обороняющегося { $percent } %
