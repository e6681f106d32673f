# Every sentence of the game, in Russian.
#
# Names carry their cases as attributes (`.gen .dat .acc .ins .loc`), `.num` tells whether verbs agree in the plural
# (Афины нанимают), places have `.on .to .from` with their preposition. The plain form is the nominative. A person's
# own name is the same in all cases.

### Names


## Cities; `.short` marks their pieces on the drawn board

city-sparta = Спарта
    .gen = Спарты
    .dat = Спарте
    .acc = Спарту
    .ins = Спартой
    .loc = Спарте
    .num = sg
    .short = Сп
city-athens = Афины
    .gen = Афин
    .dat = Афинам
    .acc = Афины
    .ins = Афинами
    .loc = Афинах
    .num = pl
    .short = Аф
city-corinth = Коринф
    .gen = Коринфа
    .dat = Коринфу
    .acc = Коринф
    .ins = Коринфом
    .loc = Коринфе
    .num = sg
    .short = Ко
city-thebes = Фивы
    .gen = Фив
    .dat = Фивам
    .acc = Фивы
    .ins = Фивами
    .loc = Фивах
    .num = pl
    .short = Фи
city-argos = Аргос
    .gen = Аргоса
    .dat = Аргосу
    .acc = Аргос
    .ins = Аргосом
    .loc = Аргосе
    .num = sg
    .short = Ар
city-mycenae = Микены
    .gen = Микен
    .dat = Микенам
    .acc = Микены
    .ins = Микенами
    .loc = Микенах
    .num = pl
    .short = Ми

## Gods

god-poseidon = Посейдон
    .gen = Посейдона
    .dat = Посейдону
    .acc = Посейдона
    .ins = Посейдоном
    .loc = Посейдоне
    .num = sg
god-ares = Арес
    .gen = Ареса
    .dat = Аресу
    .acc = Ареса
    .ins = Аресом
    .loc = Аресе
    .num = sg
god-zeus = Зевс
    .gen = Зевса
    .dat = Зевсу
    .acc = Зевса
    .ins = Зевсом
    .loc = Зевсе
    .num = sg
god-athena = Афина
    .gen = Афины
    .dat = Афине
    .acc = Афину
    .ins = Афиной
    .loc = Афине
    .num = sg
god-hades = Аид
    .gen = Аида
    .dat = Аиду
    .acc = Аида
    .ins = Аидом
    .loc = Аиде
    .num = sg
god-kronos = Кронос
    .gen = Кроноса
    .dat = Кроносу
    .acc = Кроноса
    .ins = Кроносом
    .loc = Кроносе
    .num = sg
god-apollo = Аполлон
    .gen = Аполлона
    .dat = Аполлону
    .acc = Аполлона
    .ins = Аполлоном
    .loc = Аполлоне
    .num = sg

## Buildings; `.mark` is their letter on the drawn board, `.builder` who builds them, `.genpl` the genitive plural

building-port = порт
    .gen = порта
    .dat = порту
    .acc = порт
    .ins = портом
    .loc = порте
    .num = sg
    .gender = m
    .pl = порты
    .genpl = портов
    .mark = П
    .builder = Посейдон
building-fortress = крепость
    .gen = крепости
    .dat = крепости
    .acc = крепость
    .ins = крепостью
    .loc = крепости
    .num = sg
    .gender = f
    .pl = крепости
    .genpl = крепостей
    .mark = К
    .builder = Арес
building-temple = храм
    .gen = храма
    .dat = храму
    .acc = храм
    .ins = храмом
    .loc = храме
    .num = sg
    .gender = m
    .pl = храмы
    .genpl = храмов
    .mark = Х
    .builder = Зевс
building-university = университет
    .gen = университета
    .dat = университету
    .acc = университет
    .ins = университетом
    .loc = университете
    .num = sg
    .gender = m
    .pl = университеты
    .genpl = университетов
    .mark = У
    .builder = Афина
building-theatre = театр
    .gen = театра
    .dat = театру
    .acc = театр
    .ins = театром
    .loc = театре
    .num = sg
    .gender = m
    .pl = театры
    .genpl = театров
    .mark = Т
    .builder = милость Диониса

## Cards; `.buys` and `.buy` are what one city and several do to have them, `.to_buy` is the choice to do so


## Creatures

card-fates = Мойры
    .gen = Мойр
    .dat = Мойрам
    .acc = Мойр
    .ins = Мойрами
    .loc = Мойрах
    .num = pl
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-satyr = Сатир
    .gen = Сатира
    .dat = Сатиру
    .acc = Сатира
    .ins = Сатиром
    .loc = Сатире
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-dryad = Дриада
    .gen = Дриады
    .dat = Дриаде
    .acc = Дриаду
    .ins = Дриадой
    .loc = Дриаде
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-siren = Сирена
    .gen = Сирены
    .dat = Сирене
    .acc = Сирену
    .ins = Сиреной
    .loc = Сирене
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-pegasus = Пегас
    .gen = Пегаса
    .dat = Пегасу
    .acc = Пегаса
    .ins = Пегасом
    .loc = Пегасе
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-giant = Гигант
    .gen = Гиганта
    .dat = Гиганту
    .acc = Гиганта
    .ins = Гигантом
    .loc = Гиганте
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-chimera = Химера
    .gen = Химеры
    .dat = Химере
    .acc = Химеру
    .ins = Химерой
    .loc = Химере
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-cyclops = Циклоп
    .gen = Циклопа
    .dat = Циклопу
    .acc = Циклопа
    .ins = Циклопом
    .loc = Циклопе
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-sphinx = Сфинкс
    .gen = Сфинкса
    .dat = Сфинксу
    .acc = Сфинкса
    .ins = Сфинксом
    .loc = Сфинксе
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-sylph = Сильф
    .gen = Сильфа
    .dat = Сильфу
    .acc = Сильфа
    .ins = Сильфом
    .loc = Сильфе
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-harpy = Гарпия
    .gen = Гарпии
    .dat = Гарпии
    .acc = Гарпию
    .ins = Гарпией
    .loc = Гарпии
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-griffon = Грифон
    .gen = Грифона
    .dat = Грифону
    .acc = Грифона
    .ins = Грифоном
    .loc = Грифоне
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-kraken = Кракен
    .gen = Кракена
    .dat = Кракену
    .acc = Кракена
    .ins = Кракеном
    .loc = Кракене
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-minotaur = Минотавр
    .gen = Минотавра
    .dat = Минотавру
    .acc = Минотавра
    .ins = Минотавром
    .loc = Минотавре
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-chiron = Хирон
    .gen = Хирона
    .dat = Хирону
    .acc = Хирона
    .ins = Хироном
    .loc = Хироне
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-medusa = Медуза
    .gen = Медузы
    .dat = Медузе
    .acc = Медузу
    .ins = Медузой
    .loc = Медузе
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-polyphemus = Полифем
    .gen = Полифема
    .dat = Полифему
    .acc = Полифема
    .ins = Полифемом
    .loc = Полифеме
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-cerberus = Цербер
    .gen = Цербера
    .dat = Церберу
    .acc = Цербера
    .ins = Цербером
    .loc = Цербере
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-erinyes = Эринии
    .gen = Эриний
    .dat = Эриниям
    .acc = Эриний
    .ins = Эриниями
    .loc = Эриниях
    .num = pl
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-empusa = Эмпуса
    .gen = Эмпусы
    .dat = Эмпусе
    .acc = Эмпусу
    .ins = Эмпусой
    .loc = Эмпусе
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать
card-charon = Харон
    .gen = Харона
    .dat = Харону
    .acc = Харона
    .ins = Хароном
    .loc = Хароне
    .num = sg
    .buys = призывает
    .buy = призывают
    .to_buy = Призвать

## Heroes

card-achilles = Ахилл
    .gen = Ахилла
    .dat = Ахиллу
    .acc = Ахилла
    .ins = Ахиллом
    .loc = Ахилле
    .num = sg
    .buys = нанимает
    .buy = нанимают
    .to_buy = Нанять
card-penthesilea = Пенфесилея
    .gen = Пенфесилеи
    .dat = Пенфесилее
    .acc = Пенфесилею
    .ins = Пенфесилеей
    .loc = Пенфесилее
    .num = sg
    .buys = нанимает
    .buy = нанимают
    .to_buy = Нанять
card-perseus = Персей
    .gen = Персея
    .dat = Персею
    .acc = Персея
    .ins = Персеем
    .loc = Персее
    .num = sg
    .buys = нанимает
    .buy = нанимают
    .to_buy = Нанять
card-ulysses = Одиссей
    .gen = Одиссея
    .dat = Одиссею
    .acc = Одиссея
    .ins = Одиссеем
    .loc = Одиссее
    .num = sg
    .buys = нанимает
    .buy = нанимают
    .to_buy = Нанять
card-hector = Гектор
    .gen = Гектора
    .dat = Гектору
    .acc = Гектора
    .ins = Гектором
    .loc = Гекторе
    .num = sg
    .buys = нанимает
    .buy = нанимают
    .to_buy = Нанять
card-ajax = Аякс
    .gen = Аякса
    .dat = Аяксу
    .acc = Аякса
    .ins = Аяксом
    .loc = Аяксе
    .num = sg
    .buys = нанимает
    .buy = нанимают
    .to_buy = Нанять

## Artifacts

card-sandals = Крылатые сандалии
    .gen = Крылатых сандалий
    .dat = Крылатым сандалиям
    .acc = Крылатые сандалии
    .ins = Крылатыми сандалиями
    .loc = Крылатых сандалиях
    .num = pl
    .buys = покупает
    .buy = покупают
    .to_buy = Купить
card-caduceus = Кадуцей
    .gen = Кадуцея
    .dat = Кадуцею
    .acc = Кадуцей
    .ins = Кадуцеем
    .loc = Кадуцее
    .num = sg
    .buys = покупает
    .buy = покупают
    .to_buy = Купить
card-helm = Шлем невидимости
    .gen = Шлема невидимости
    .dat = Шлему невидимости
    .acc = Шлем невидимости
    .ins = Шлемом невидимости
    .loc = Шлеме невидимости
    .num = sg
    .buys = покупает
    .buy = покупают
    .to_buy = Купить
card-lightning = Молния Зевса
    .gen = Молнии Зевса
    .dat = Молнии Зевса
    .acc = Молнию Зевса
    .ins = Молнией Зевса
    .loc = Молнии Зевса
    .num = sg
    .buys = покупает
    .buy = покупают
    .to_buy = Купить
card-cornucopia = Большой рог изобилия
    .gen = Большого рога изобилия
    .dat = Большому рогу изобилия
    .acc = Большой рог изобилия
    .ins = Большим рогом изобилия
    .loc = Большом роге изобилия
    .num = sg
    .buys = покупает
    .buy = покупают
    .to_buy = Купить

## Metropolises

metropolis-ordinary = обычная метрополия
    .gen = обычной метрополии
    .dat = обычной метрополии
    .acc = обычную метрополию
    .ins = обычной метрополией
    .loc = обычной метрополии
    .num = sg
metropolis-military = военная метрополия
    .gen = военной метрополии
    .dat = военной метрополии
    .acc = военную метрополию
    .ins = военной метрополией
    .loc = военной метрополии
    .num = sg
metropolis-coastal = береговая метрополия
    .gen = береговой метрополии
    .dat = береговой метрополии
    .acc = береговую метрополию
    .ins = береговой метрополией
    .loc = береговой метрополии
    .num = sg
metropolis-spiritual = духовная метрополия
    .gen = духовной метрополии
    .dat = духовной метрополии
    .acc = духовную метрополию
    .ins = духовной метрополией
    .loc = духовной метрополии
    .num = sg
metropolis-cultural = культурная метрополия
    .gen = культурной метрополии
    .dat = культурной метрополии
    .acc = культурную метрополию
    .ins = культурной метрополией
    .loc = культурной метрополии
    .num = sg
metropolis-commercial = торговая метрополия
    .gen = торговой метрополии
    .dat = торговой метрополии
    .acc = торговую метрополию
    .ins = торговой метрополией
    .loc = торговой метрополии
    .num = sg

## Units that are not heroes

unit-unit = обычная единица
    .gen = обычной единицы
    .dat = обычной единице
    .acc = обычную единицу
    .ins = обычной единицей
    .loc = обычной единице
    .num = sg
unit-undead = единица нежити
    .gen = единицы нежити
    .dat = единице нежити
    .acc = единицу нежити
    .ins = единицей нежити
    .loc = единице нежити
    .num = sg
unit-titan = титан
    .gen = титана
    .dat = титану
    .acc = титана
    .ins = титаном
    .loc = титане
    .num = sg

## Divine favours, by their gods: «милость { $favour_gen }»

favour-aphrodite = Афродита
    .gen = Афродиты
    .dat = Афродите
    .acc = Афродиту
    .ins = Афродитой
    .loc = Афродите
    .num = sg
favour-artemis = Артемида
    .gen = Артемиды
    .dat = Артемиде
    .acc = Артемиду
    .ins = Артемидой
    .loc = Артемиде
    .num = sg
favour-demeter = Деметра
    .gen = Деметры
    .dat = Деметре
    .acc = Деметру
    .ins = Деметрой
    .loc = Деметре
    .num = sg
favour-hera = Гера
    .gen = Геры
    .dat = Гере
    .acc = Геру
    .ins = Герой
    .loc = Гере
    .num = sg
favour-hestia = Гестия
    .gen = Гестии
    .dat = Гестии
    .acc = Гестию
    .ins = Гестией
    .loc = Гестии
    .num = sg
favour-dionysus = Дионис
    .gen = Диониса
    .dat = Дионису
    .acc = Диониса
    .ins = Дионисом
    .loc = Дионисе
    .num = sg
favour-hephaestus = Гефест
    .gen = Гефеста
    .dat = Гефесту
    .acc = Гефеста
    .ins = Гефестом
    .loc = Гефесте
    .num = sg
favour-hermes = Гермес
    .gen = Гермеса
    .dat = Гермесу
    .acc = Гермеса
    .ins = Гермесом
    .loc = Гермесе
    .num = sg

## Magic items

item-trident = Трезубец Посейдона
    .gen = Трезубца Посейдона
    .dat = Трезубцу Посейдона
    .acc = Трезубец Посейдона
    .ins = Трезубцем Посейдона
    .loc = Трезубце Посейдона
    .num = sg
item-apple = Яблоко раздора
    .gen = Яблока раздора
    .dat = Яблоку раздора
    .acc = Яблоко раздора
    .ins = Яблоком раздора
    .loc = Яблоке раздора
    .num = sg
item-obol = Обол мёртвых
    .gen = Обола мёртвых
    .dat = Оболу мёртвых
    .acc = Обол мёртвых
    .ins = Оболом мёртвых
    .loc = Оболе мёртвых
    .num = sg
item-spear = Копьё Ареса
    .gen = Копья Ареса
    .dat = Копью Ареса
    .acc = Копьё Ареса
    .ins = Копьём Ареса
    .loc = Копье Ареса
    .num = sg
item-aegis = Эгида
    .gen = Эгиды
    .dat = Эгиде
    .acc = Эгиду
    .ins = Эгидой
    .loc = Эгиде
    .num = sg
item-fleece = Золотое руно
    .gen = Золотого руна
    .dat = Золотому руну
    .acc = Золотое руно
    .ins = Золотым руном
    .loc = Золотом руне
    .num = sg
item-cup = Чаша амброзии
    .gen = Чаши амброзии
    .dat = Чаше амброзии
    .acc = Чашу амброзии
    .ins = Чашей амброзии
    .loc = Чаше амброзии
    .num = sg
item-lyre = Лира Орфея
    .gen = Лиры Орфея
    .dat = Лире Орфея
    .acc = Лиру Орфея
    .ins = Лирой Орфея
    .loc = Лире Орфея
    .num = sg
item-thread = Нить Ариадны
    .gen = Нити Ариадны
    .dat = Нити Ариадны
    .acc = Нить Ариадны
    .ins = Нитью Ариадны
    .loc = Нити Ариадны
    .num = sg
item-pandora = Ящик Пандоры
    .gen = Ящика Пандоры
    .dat = Ящику Пандоры
    .acc = Ящик Пандоры
    .ins = Ящиком Пандоры
    .loc = Ящике Пандоры
    .num = sg

## Isles and territories of our own boards

isle-andros = Андрос
    .gen = Андроса
    .dat = Андросу
    .acc = Андрос
    .ins = Андросом
    .loc = Андросе
    .on = на Андросе
    .to = на Андрос
    .from = с Андроса
isle-delos = Делос
    .gen = Делоса
    .dat = Делосу
    .acc = Делос
    .ins = Делосом
    .loc = Делосе
    .on = на Делосе
    .to = на Делос
    .from = с Делоса
isle-ios = Иос
    .gen = Иоса
    .dat = Иосу
    .acc = Иос
    .ins = Иосом
    .loc = Иосе
    .on = на Иосе
    .to = на Иос
    .from = с Иоса
isle-keros = Керос
    .gen = Кероса
    .dat = Керосу
    .acc = Керос
    .ins = Керосом
    .loc = Керосе
    .on = на Керосе
    .to = на Керос
    .from = с Кероса
isle-kythnos = Китнос
    .gen = Китноса
    .dat = Китносу
    .acc = Китнос
    .ins = Китносом
    .loc = Китносе
    .on = на Китносе
    .to = на Китнос
    .from = с Китноса
isle-milos = Милос
    .gen = Милоса
    .dat = Милосу
    .acc = Милос
    .ins = Милосом
    .loc = Милосе
    .on = на Милосе
    .to = на Милос
    .from = с Милоса
isle-mykonos = Миконос
    .gen = Миконоса
    .dat = Миконосу
    .acc = Миконос
    .ins = Миконосом
    .loc = Миконосе
    .on = на Миконосе
    .to = на Миконос
    .from = с Миконоса
isle-naxos = Наксос
    .gen = Наксоса
    .dat = Наксосу
    .acc = Наксос
    .ins = Наксосом
    .loc = Наксосе
    .on = на Наксосе
    .to = на Наксос
    .from = с Наксоса
isle-paros = Парос
    .gen = Пароса
    .dat = Паросу
    .acc = Парос
    .ins = Паросом
    .loc = Паросе
    .on = на Паросе
    .to = на Парос
    .from = с Пароса
isle-serifos = Серифос
    .gen = Серифоса
    .dat = Серифосу
    .acc = Серифос
    .ins = Серифосом
    .loc = Серифосе
    .on = на Серифосе
    .to = на Серифос
    .from = с Серифоса
isle-sifnos = Сифнос
    .gen = Сифноса
    .dat = Сифносу
    .acc = Сифнос
    .ins = Сифносом
    .loc = Сифносе
    .on = на Сифносе
    .to = на Сифнос
    .from = с Сифноса
isle-sikinos = Сикинос
    .gen = Сикиноса
    .dat = Сикиносу
    .acc = Сикинос
    .ins = Сикиносом
    .loc = Сикиносе
    .on = на Сикиносе
    .to = на Сикинос
    .from = с Сикиноса
isle-syros = Сирос
    .gen = Сироса
    .dat = Сиросу
    .acc = Сирос
    .ins = Сиросом
    .loc = Сиросе
    .on = на Сиросе
    .to = на Сирос
    .from = с Сироса
isle-tinos = Тинос
    .gen = Тиноса
    .dat = Тиносу
    .acc = Тинос
    .ins = Тиносом
    .loc = Тиносе
    .on = на Тиносе
    .to = на Тинос
    .from = с Тиноса
isle-zas = Зас
    .gen = Заса
    .dat = Засу
    .acc = Зас
    .ins = Засом
    .loc = Засе
    .on = на Засе
    .to = на Зас
    .from = с Заса
isle-kea = Кея
    .gen = Кеи
    .dat = Кее
    .acc = Кею
    .ins = Кеей
    .loc = Кее
    .on = на Кее
    .to = на Кею
    .from = с Кеи
isle-therasia = Тирасия
    .gen = Тирасии
    .dat = Тирасии
    .acc = Тирасию
    .ins = Тирасией
    .loc = Тирасии
    .on = на Тирасии
    .to = на Тирасию
    .from = с Тирасии
isle-rhenea = Рения
    .gen = Рении
    .dat = Рении
    .acc = Рению
    .ins = Ренией
    .loc = Рении
    .on = на Рении
    .to = на Рению
    .from = с Рении
isle-kalliste = Каллиста
    .gen = Каллисты
    .dat = Каллисте
    .acc = Каллисту
    .ins = Каллистой
    .loc = Каллисте
    .on = на Каллисте
    .to = на Каллисту
    .from = с Каллисты
isle-anaphe = Анафи
    .gen = Анафи
    .dat = Анафи
    .acc = Анафи
    .ins = Анафи
    .loc = Анафи
    .on = на Анафи
    .to = на Анафи
    .from = с Анафи
isle-kameni = Камени
    .gen = Камени
    .dat = Камени
    .acc = Камени
    .ins = Камени
    .loc = Камени
    .on = на Камени
    .to = на Камени
    .from = с Камени
isle-balos = Балос
    .gen = Балоса
    .dat = Балосу
    .acc = Балос
    .ins = Балосом
    .loc = Балосе
    .on = в Балосе
    .to = в Балос
    .from = из Балоса
isle-athinios = Атиниос
    .gen = Атиниоса
    .dat = Атиниосу
    .acc = Атиниос
    .ins = Атиниосом
    .loc = Атиниосе
    .on = в Атиниосе
    .to = в Атиниос
    .from = из Атиниоса
isle-pyrgos = Пиргос
    .gen = Пиргоса
    .dat = Пиргосу
    .acc = Пиргос
    .ins = Пиргосом
    .loc = Пиргосе
    .on = в Пиргосе
    .to = в Пиргос
    .from = из Пиргоса
isle-agiassos = Агиассос
    .gen = Агиассоса
    .dat = Агиассосу
    .acc = Агиассос
    .ins = Агиассосом
    .loc = Агиассосе
    .on = в Агиассосе
    .to = в Агиассос
    .from = из Агиассоса
isle-lionas = Лионас
    .gen = Лионаса
    .dat = Лионасу
    .acc = Лионас
    .ins = Лионасом
    .loc = Лионасе
    .on = в Лионасе
    .to = в Лионас
    .from = из Лионаса
isle-engares = Энгарес
    .gen = Энгареса
    .dat = Энгаресу
    .acc = Энгарес
    .ins = Энгаресом
    .loc = Энгаресе
    .on = в Энгаресе
    .to = в Энгарес
    .from = из Энгареса
isle-ambelas = Амбелас
    .gen = Амбеласа
    .dat = Амбеласу
    .acc = Амбелас
    .ins = Амбеласом
    .loc = Амбеласе
    .on = в Амбеласе
    .to = в Амбелас
    .from = из Амбеласа
isle-drios = Дриос
    .gen = Дриоса
    .dat = Дриосу
    .acc = Дриос
    .ins = Дриосом
    .loc = Дриосе
    .on = в Дриосе
    .to = в Дриос
    .from = из Дриоса
isle-lefkes = Лефкес
    .gen = Лефкеса
    .dat = Лефкесу
    .acc = Лефкес
    .ins = Лефкесом
    .loc = Лефкесе
    .on = в Лефкесе
    .to = в Лефкес
    .from = из Лефкеса
isle-akrotiri = Акротири
    .gen = Акротири
    .dat = Акротири
    .acc = Акротири
    .ins = Акротири
    .loc = Акротири
    .on = в Акротири
    .to = в Акротири
    .from = из Акротири
isle-emporio = Эмпорио
    .gen = Эмпорио
    .dat = Эмпорио
    .acc = Эмпорио
    .ins = Эмпорио
    .loc = Эмпорио
    .on = в Эмпорио
    .to = в Эмпорио
    .from = из Эмпорио
isle-kamari = Камари
    .gen = Камари
    .dat = Камари
    .acc = Камари
    .ins = Камари
    .loc = Камари
    .on = в Камари
    .to = в Камари
    .from = из Камари
isle-armeni = Армени
    .gen = Армени
    .dat = Армени
    .acc = Армени
    .ins = Армени
    .loc = Армени
    .on = в Армени
    .to = в Армени
    .from = из Армени
isle-abrami = Абрами
    .gen = Абрами
    .dat = Абрами
    .acc = Абрами
    .ins = Абрами
    .loc = Абрами
    .on = в Абрами
    .to = в Абрами
    .from = из Абрами
isle-sangri = Сангри
    .gen = Сангри
    .dat = Сангри
    .acc = Сангри
    .ins = Сангри
    .loc = Сангри
    .on = в Сангри
    .to = в Сангри
    .from = из Сангри
isle-filoti = Филоти
    .gen = Филоти
    .dat = Филоти
    .acc = Филоти
    .ins = Филоти
    .loc = Филоти
    .on = в Филоти
    .to = в Филоти
    .from = из Филоти
isle-aliki = Алики
    .gen = Алики
    .dat = Алики
    .acc = Алики
    .ins = Алики
    .loc = Алики
    .on = в Алики
    .to = в Алики
    .from = из Алики
isle-marathi = Марати
    .gen = Марати
    .dat = Марати
    .acc = Марати
    .ins = Марати
    .loc = Марати
    .on = в Марати
    .to = в Марати
    .from = из Марати
isle-perissa = Перисса
    .gen = Периссы
    .dat = Периссе
    .acc = Периссу
    .ins = Периссой
    .loc = Периссе
    .on = в Периссе
    .to = в Периссу
    .from = из Периссы
isle-fira = Фира
    .gen = Фиры
    .dat = Фире
    .acc = Фиру
    .ins = Фирой
    .loc = Фире
    .on = в Фире
    .to = в Фиру
    .from = из Фиры
isle-chora = Хора
    .gen = Хоры
    .dat = Хоре
    .acc = Хору
    .ins = Хорой
    .loc = Хоре
    .on = в Хоре
    .to = в Хору
    .from = из Хоры
isle-naoussa = Науса
    .gen = Наусы
    .dat = Наусе
    .acc = Наусу
    .ins = Наусой
    .loc = Наусе
    .on = в Наусе
    .to = в Наусу
    .from = из Наусы
isle-marpissa = Марписса
    .gen = Марписсы
    .dat = Марписсе
    .acc = Марписсу
    .ins = Марписсой
    .loc = Марписсе
    .on = в Марписсе
    .to = в Марписсу
    .from = из Марписсы
isle-plaka = Плака
    .gen = Плаки
    .dat = Плаке
    .acc = Плаку
    .ins = Плакой
    .loc = Плаке
    .on = в Плаке
    .to = в Плаку
    .from = из Плаки
isle-mesaria = Месария
    .gen = Месарии
    .dat = Месарии
    .acc = Месарию
    .ins = Месарией
    .loc = Месарии
    .on = в Месарии
    .to = в Месарию
    .from = из Месарии
isle-finikia = Финикья
    .gen = Финикьи
    .dat = Финикье
    .acc = Финикью
    .ins = Финикьей
    .loc = Финикье
    .on = в Финикье
    .to = в Финикью
    .from = из Финикьи
isle-oia = Ия
    .gen = Ии
    .dat = Ие
    .acc = Ию
    .ins = Ией
    .loc = Ие
    .on = в Ие
    .to = в Ию
    .from = из Ии
isle-angeria = Ангерия
    .gen = Ангерии
    .dat = Ангерии
    .acc = Ангерию
    .ins = Ангерией
    .loc = Ангерии
    .on = в Ангерии
    .to = в Ангерию
    .from = из Ангерии
isle-parikia = Парикия
    .gen = Парикии
    .dat = Парикии
    .acc = Парикию
    .ins = Парикией
    .loc = Парикии
    .on = в Парикии
    .to = в Парикию
    .from = из Парикии

# An isle that no message names: it has its name from its board.
own-isle = { $name }
    .gen = острова { $name }
    .dat = острову { $name }
    .acc = остров { $name }
    .ins = островом { $name }
    .loc = острове { $name }
    .on = на острове { $name }
    .to = на остров { $name }
    .from = с острова { $name }

## Phases of a cycle

phase-creatures = существа
phase-threat = угроза
phase-gods = боги
phase-revenue = доход
phase-upkeep = плата героям
phase-discord = раздор
phase-offerings = подношения
phase-actions = действия
phase-departure = уход нежити
phase-end = конец раунда

## Expansions

module-free_placement = Свободное размещение
module-hades = Аид
module-heroes = Герои
module-favours = Милости богов
module-titans = Титаны

## How a game ends

ending-metropolises = метрополий достаточно
ending-last_player = остался один город
ending-max_cycles = сыгран последний условленный раунд
ending-artifacts = собраны все пять артефактов

## House rules

option-name-edition = первая или вторая редакция правил: { $value }
option-name-open_gold = золото у всех открыто: { $value ->
    [true] да
   *[other] нет
}
option-name-priests_two_player = сколько сберегают жрецы тому, у кого две ставки: { $value ->
    [each] каждый жрец сберегает на обеих
   *[joint] жрец сберегает на одной из двух
}
option-name-apollo_marker = куда кладут маркер процветания Аполлона: { $value ->
    [any] на любой остров
   *[own] на свой остров
}
option-name-tiebreak = если метрополий достаточно у нескольких: { $value ->
    [metropolises] решает число метрополий, потом золото
   *[gold] решает золото, потом число метрополий
}
option-name-max_cycles = игра кончается после раунда { $value }

## Places

# A sea by its isles: between several, along one that has several territories, or in a direction from a single one.
# Of several between the same isles, part says which; number is on the board and stands only where nothing else tells.
# The title is for where it begins a line.
sea-name = { $relation ->
    [between] { sea-which } между { $isles_ins }
    [along] { sea-which } у { $isles_gen }
   *[off] { sea-which } { sea-direction } от { $isles_gen }
}
    .gen = { $relation ->
        [between] { sea-which.gen } между { $isles_ins }
        [along] { sea-which.gen } у { $isles_gen }
       *[off] { sea-which.gen } { sea-direction } от { $isles_gen }
    }
    .dat = { $relation ->
        [between] { sea-which.dat } между { $isles_ins }
        [along] { sea-which.dat } у { $isles_gen }
       *[off] { sea-which.dat } { sea-direction } от { $isles_gen }
    }
    .acc = { $relation ->
        [between] { sea-which } между { $isles_ins }
        [along] { sea-which } у { $isles_gen }
       *[off] { sea-which } { sea-direction } от { $isles_gen }
    }
    .ins = { $relation ->
        [between] { sea-which.ins } между { $isles_ins }
        [along] { sea-which.ins } у { $isles_gen }
       *[off] { sea-which.ins } { sea-direction } от { $isles_gen }
    }
    .loc = { $relation ->
        [between] { sea-which.loc } между { $isles_ins }
        [along] { sea-which.loc } у { $isles_gen }
       *[off] { sea-which.loc } { sea-direction } от { $isles_gen }
    }
    .on = { $relation ->
        [between] в { sea-which.loc } между { $isles_ins }
        [along] в { sea-which.loc } у { $isles_gen }
       *[off] в { sea-which.loc } { sea-direction } от { $isles_gen }
    }
    .to = { $relation ->
        [between] в { sea-which } между { $isles_ins }
        [along] в { sea-which } у { $isles_gen }
       *[off] в { sea-which } { sea-direction } от { $isles_gen }
    }
    .from = { $relation ->
        [between] из { sea-which.gen } между { $isles_ins }
        [along] из { sea-which.gen } у { $isles_gen }
       *[off] из { sea-which.gen } { sea-direction } от { $isles_gen }
    }
    .title = { $relation ->
        [between] { sea-which-title } между { $isles_ins }
        [along] { sea-which-title } у { $isles_gen }
       *[off] { sea-which-title } { sea-direction } от { $isles_gen }
    }
sea-which = { $number ->
    [none] { $part ->
        [north] северное море
        [northeast] северо-восточное море
        [east] восточное море
        [southeast] юго-восточное море
        [south] южное море
        [southwest] юго-западное море
        [west] западное море
        [northwest] северо-западное море
        [middle] среднее море
       *[none] { $open ->
            [yes] открытое море
           *[no] море
        }
    }
   *[other] { $open ->
        [yes] открытое море { $number }
       *[no] море { $number }
    }
}
    .gen = { $number ->
        [none] { $part ->
            [north] северного моря
            [northeast] северо-восточного моря
            [east] восточного моря
            [southeast] юго-восточного моря
            [south] южного моря
            [southwest] юго-западного моря
            [west] западного моря
            [northwest] северо-западного моря
            [middle] среднего моря
           *[none] { $open ->
                [yes] открытого моря
               *[no] моря
            }
        }
       *[other] { $open ->
            [yes] открытого моря { $number }
           *[no] моря { $number }
        }
    }
    .dat = { $number ->
        [none] { $part ->
            [north] северному морю
            [northeast] северо-восточному морю
            [east] восточному морю
            [southeast] юго-восточному морю
            [south] южному морю
            [southwest] юго-западному морю
            [west] западному морю
            [northwest] северо-западному морю
            [middle] среднему морю
           *[none] { $open ->
                [yes] открытому морю
               *[no] морю
            }
        }
       *[other] { $open ->
            [yes] открытому морю { $number }
           *[no] морю { $number }
        }
    }
    .ins = { $number ->
        [none] { $part ->
            [north] северным морем
            [northeast] северо-восточным морем
            [east] восточным морем
            [southeast] юго-восточным морем
            [south] южным морем
            [southwest] юго-западным морем
            [west] западным морем
            [northwest] северо-западным морем
            [middle] средним морем
           *[none] { $open ->
                [yes] открытым морем
               *[no] морем
            }
        }
       *[other] { $open ->
            [yes] открытым морем { $number }
           *[no] морем { $number }
        }
    }
    .loc = { $number ->
        [none] { $part ->
            [north] северном море
            [northeast] северо-восточном море
            [east] восточном море
            [southeast] юго-восточном море
            [south] южном море
            [southwest] юго-западном море
            [west] западном море
            [northwest] северо-западном море
            [middle] среднем море
           *[none] { $open ->
                [yes] открытом море
               *[no] море
            }
        }
       *[other] { $open ->
            [yes] открытом море { $number }
           *[no] море { $number }
        }
    }
sea-which-title = { $number ->
    [none] { $part ->
        [north] Северное море
        [northeast] Северо-восточное море
        [east] Восточное море
        [southeast] Юго-восточное море
        [south] Южное море
        [southwest] Юго-западное море
        [west] Западное море
        [northwest] Северо-западное море
        [middle] Среднее море
       *[none] { $open ->
            [yes] Открытое море
           *[no] Море
        }
    }
   *[other] { $open ->
        [yes] Открытое море { $number }
       *[no] Море { $number }
    }
}
sea-direction = { $direction ->
    [north] к северу
    [northeast] к северо-востоку
    [east] к востоку
    [southeast] к юго-востоку
    [south] к югу
    [southwest] к юго-западу
    [west] к западу
   *[northwest] к северо-западу
}
marker-second = { $city } ({ $number })
    .gen = { $city_gen } ({ $number })
    .dat = { $city_dat } ({ $number })
    .acc = { $city_acc } ({ $number })
    .ins = { $city_ins } ({ $number })
    .loc = { $city_loc } ({ $number })
    .num = { $city_num }
    .short = { $city_short }{ $number }
list-last = { $before } и { $last }

### What happened

## The cycle begins

event-cycle-began = Раунд { $cycle }
event-card-unsold = Из ряда в сброс уходит карта: { $card }.
event-card-slid = Сдвигается в ряду, теперь за { $to_space ->
    [one] { $to_space } золотой
   *[other] { $to_space } золотых
}: { $card }.
event-card-drawn = Новая карта в ряду, за { $space ->
    [one] { $space } золотой
   *[other] { $space } золотых
}: { $card }.
event-deck-refilled = Колода кончилась: сброс перемешан и становится новой колодой.
event-gods-laid = Боги этого раунда: { $gods }; последним, как всегда, Аполлон.
event-revenue-taken = { $gold ->
    [0] { $player } не { $player_num ->
        [pl] получают
       *[sg] получает
    } дохода.
   *[other] { $player } { $player_num ->
        [pl] получают
       *[sg] получает
    } доход: { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }.
}

## Offerings

event-bid-placed = { $player } { $player_num ->
    [pl] предлагают
   *[sg] предлагает
} { $god_dat } { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
event-outbid = Ставка { $player_gen } на { $god_acc } перебита.
event-apollo-chosen = { $place ->
    [1] { $player } { $player_num ->
        [pl] идут
       *[sg] идёт
    } к Аполлону и { $player_num ->
        [pl] открывают
       *[sg] открывает
    } очередь.
   *[other] { $player } { $player_num ->
        [pl] идут
       *[sg] идёт
    } к Аполлону: место { $place } в очереди.
}
event-offering-paid = { $player } { $player_num ->
    [pl] платят
   *[sg] платит
} { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
} за подношения.

## A turn

event-turn-began = { $player }: ход с { $god_ins }
event-turn-ended = { $player } { $player_num ->
    [pl] завершают
   *[sg] завершает
} ход: место { $place } в очереди следующего раунда.
event-apollo-gave = Аполлон даёт { $player_dat } { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
event-prosperity-placed = { $player } { $player_num ->
    [pl] кладут
   *[sg] кладёт
} маркер процветания { $isle_to }.
event-troop-recruited = { $player } { $player_num ->
    [pl] нанимают
   *[sg] нанимает
} отряд { $isle_on }{ price-paid }.
event-fleet-recruited = { $player } { $player_num ->
    [pl] строят
   *[sg] строит
} флотилию { $sea_on }{ price-paid }.
event-priest-taken = { $player } { $player_num ->
    [pl] получают
   *[sg] получает
} жреца{ price-paid }.
event-philosopher-taken = { $player } { $player_num ->
    [pl] получают
   *[sg] получает
} философа{ price-paid }.
event-built = { $player } { $player_num ->
    [pl] строят
   *[sg] строит
} { $building_acc } { $isle_on }{ price-paid }.
price-paid = { $price ->
    [0] {""}
    [one] {" "}за { $price } золотой
   *[other] {" "}за { $price } золотых
}

## Moves and battles

event-fleets-moved = { $player } { $player_num ->
    [pl] ведут
   *[sg] ведёт
} { fleets } { $from_sea_from } { $to_sea_to }{ price-paid }.
event-troops-moved = { $player } { $player_num ->
    [pl] ведут
   *[sg] ведёт
} { troops }{ $flying ->
    [yes] {" "}по воздуху
   *[no] {""}
} { $from_isle_from } { $to_isle_to }{ price-paid }{ with-artifacts }.
event-isle-taken = { $former ->
    [none] { $player } { $player_num ->
        [pl] занимают
       *[sg] занимает
    } { $isle_acc }: это место было ничейным.
   *[other] { $player } { $player_num ->
        [pl] захватывают
       *[sg] захватывает
    } { $isle_acc } у { $former_gen }.
}
event-land-battle-began = Битва за { $isle_acc }: { $attacker } { $attacker_num ->
    [pl] нападают
   *[sg] нападает
} ({ $attackers }), { $defender } { $defender_num ->
    [pl] обороняются
   *[sg] обороняется
} ({ $defenders }).
event-sea-battle-began = Битва { $sea_on }: { $attacker } { $attacker_num ->
    [pl] нападают
   *[sg] нападает
} ({ $attackers }), { $defender } { $defender_num ->
    [pl] обороняются
   *[sg] обороняется
} ({ $defenders }).
event-battle-round = У нападающего выпало { $attacker_die }, всего { $attacker_total }, у обороняющегося { $defender_die }, всего { $defender_total }: { $attacker_loses ->
    [yes] { $defender_loses ->
        [yes] потери несут оба.
       *[no] нападающий несёт потерю.
    }
   *[no] { $defender_loses ->
        [yes] обороняющийся несёт потерю.
       *[no] потерь нет.
    }
}
event-minotaur-fell = Гибнет Минотавр, охранявший { $isle_acc }.
event-troops-retreated = { $player } { $player_num ->
    [pl] отступают
   *[sg] отступает
} и { $player_num ->
    [pl] уводят
   *[sg] уводит
} { troops } { $from_isle_from } { $to_isle_to }{ with-artifacts }.
event-fleets-retreated = { $player } { $player_num ->
    [pl] отступают
   *[sg] отступает
} и { $player_num ->
    [pl] уводят
   *[sg] уводит
} { fleets } { $from_sea_from } { $to_sea_to }.
event-battle-ended = { $winner ->
    [none] Не осталось никого ни с той, ни с другой стороны.
   *[other] { $winner } { $winner_num ->
        [pl] побеждают
       *[sg] побеждает
    } в битве.
}

## Who moves, retreats or is lost: as the object of a verb (ведёт 1 флотилию), `.nom` where they stand alone

fleets = { $count ->
    [0] { undead.fleet_acc }
   *[other] { fleet-count.acc }{ $undead ->
        [0] {""}
       *[other] {" "}и { undead.fleet_acc }
    }
}
    .nom = { $count ->
        [0] { undead.fleet }
       *[other] { fleet-count }{ $undead ->
            [0] {""}
           *[other] {" "}и { undead.fleet }
        }
    }
troops = { $titans ->
    [0] { troops-and-others }
   *[other] { titan-count.acc }{ $count ->
        [0] { $undead ->
            [0] { $heroes_count ->
                [0] {""}
               *[other] {" "}и с { $titans ->
                    [one] ним
                    [few] ними
                   *[many] ними
                } { troops-and-others }
            }
           *[other] {" "}и с { $titans ->
                [one] ним
                [few] ними
               *[many] ними
            } { troops-and-others }
        }
       *[other] {" "}и с { $titans ->
            [one] ним
            [few] ними
           *[many] ними
        } { troops-and-others }
    }
}
    .nom = { $titans ->
        [0] { troops-and-others.nom }
       *[other] { titan-count }{ $count ->
            [0] { $undead ->
                [0] { $heroes_count ->
                    [0] {""}
                   *[other] {" "}и с { $titans ->
                        [one] ним
                        [few] ними
                       *[many] ними
                    } { troops-and-others.nom }
                }
               *[other] {" "}и с { $titans ->
                    [one] ним
                    [few] ними
                   *[many] ними
                } { troops-and-others.nom }
            }
           *[other] {" "}и с { $titans ->
                [one] ним
                [few] ними
               *[many] ними
            } { troops-and-others.nom }
        }
    }
troops-and-others = { $count ->
    [0] { $undead ->
        [0] { $heroes_acc }
       *[other] { undead }{ and-heroes }
    }
   *[other] { troop-count }{ $undead ->
        [0] {""}
       *[other] { $heroes_count ->
            [0] {" "}и { undead }
           *[other] , { undead }
        }
    }{ and-heroes }
}
    .nom = { $count ->
        [0] { $undead ->
            [0] { $heroes }
           *[other] { undead }{ and-heroes.nom }
        }
       *[other] { troop-count }{ $undead ->
            [0] {""}
           *[other] { $heroes_count ->
                [0] {" "}и { undead }
               *[other] , { undead }
            }
        }{ and-heroes.nom }
    }
fleet-count = { $count ->
    [one] { $count } флотилия
    [few] { $count } флотилии
   *[many] { $count } флотилий
}
    .acc = { $count ->
        [one] { $count } флотилию
        [few] { $count } флотилии
       *[many] { $count } флотилий
    }
troop-count = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
}
titan-count = { $titans ->
    [one] { $titans } титан
    [few] { $titans } титана
   *[many] { $titans } титанов
}
    .acc = { $titans ->
        [one] { $titans } титана
        [few] { $titans } титанов
       *[many] { $titans } титанов
    }
undead = { $undead ->
    [one] { $undead } отряд
    [few] { $undead } отряда
   *[many] { $undead } отрядов
} нежити
    .fleet = { $undead ->
        [one] { $undead } флотилия
        [few] { $undead } флотилии
       *[many] { $undead } флотилий
    } нежити
    .fleet_acc = { $undead ->
        [one] { $undead } флотилию
        [few] { $undead } флотилии
       *[many] { $undead } флотилий
    } нежити
and-heroes = { $heroes_count ->
    [0] {""}
    [one] {" "}и { $heroes_acc }
   *[other] , { $heroes_acc }
}
    .nom = { $heroes_count ->
        [0] {""}
        [one] {" "}и { $heroes }
       *[other] , { $heroes }
    }

with-artifacts = { $artifacts_count ->
    [0] {""}
   *[other] , унося с собой { $artifacts_acc }
}

## Metropolises

event-building-discarded = { $player } { $player_num ->
    [pl] отдают
   *[sg] отдаёт
} за метрополию { $building_acc } { $isle_on }.
event-philosophers-discarded = { $player } { $player_num ->
    [pl] отдают
   *[sg] отдаёт
} за метрополию { $count ->
    [one] { $count } философа
    [few] { $count } философов
   *[many] { $count } философов
}.
event-building-cleared = Метрополия вытесняет { $building_acc } { $isle_on }.
event-metropolis-founded = { $special ->
    [none] { $player } { $player_num ->
        [pl] основывают
       *[sg] основывает
    } метрополию { $isle_on }!
   *[other] { $player } { $player_num ->
        [pl] основывают
       *[sg] основывает
    } { $special_acc } { $isle_on }!
}
event-metropolis-forfeited = { $player } не { $player_num ->
    [pl] получают
   *[sg] получает
} ничего: для метрополии нет места, или их больше не осталось.

## Creatures

event-creature-changed = { $player } { $player_num ->
    [pl] прогоняют
   *[sg] прогоняет
} { $card_acc }{ price-paid }.
event-creature-called = { $player } { $player_num ->
    [pl] { $card_buy }
   *[sg] { $card_buys }
} { $card_acc }{ price-paid }{ $discounts ->
    [0] {""}
    [one] {" "}(храм сберегает { $discounts } золотой)
   *[other] {" "}(храмы сберегают { $discounts } золотых)
}.
event-power-forgone = { $player } не { $player_num ->
    [pl] пользуются
   *[sg] пользуется
} силой { $card_gen }.
event-power-copied = Химера перенимает силу { $card_gen }.
event-discard-shuffled-in = Сброс замешан в колоду.
event-philosopher-stolen = { $player } { $player_num ->
    [pl] забирают
   *[sg] забирает
} философа у { $victim_gen }.
event-priest-stolen = { $player } { $player_num ->
    [pl] забирают
   *[sg] забирает
} жреца у { $victim_gen }.
event-gold-stolen = { $player } { $player_num ->
    [pl] забирают
   *[sg] забирает
} { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
} у { $victim_gen }.
event-fleet-lured = Сирена отсылает домой флотилию { $victim_gen } { $sea_from }.
event-fleet-placed = { $from_sea ->
    [none] { $player } { $player_num ->
        [pl] ставят
       *[sg] ставит
    } флотилию { $sea_to }.
   *[other] { $player } { $player_num ->
        [pl] переводят
       *[sg] переводит
    } { $undead ->
        [yes] флотилию нежити
       *[no] флотилию
    } { $from_sea_from } { $sea_to }.
}
event-building-destroyed = Гигант разрушает { $building_acc } { $isle_on }.
event-building-turned = { $player } { $player_num ->
    [pl] превращают
   *[sg] превращает
} { $former_acc } { $isle_on } в { $building_acc }.
event-troop-sold = { $player } { $player_num ->
    [pl] продают
   *[sg] продаёт
} отряд { $isle_on } за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
event-fleet-sold = { $player } { $player_num ->
    [pl] продают
   *[sg] продаёт
} флотилию { $sea_on } за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
event-priest-sold = { $player } { $player_num ->
    [pl] продают
   *[sg] продаёт
} жреца за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
event-philosopher-sold = { $player } { $player_num ->
    [pl] продают
   *[sg] продаёт
} философа за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
event-troop-killed = Гарпия уносит { $isle_from } отряд { $victim_gen }.
event-kraken-moved = { $player } { $player_num ->
    [pl] ведут
   *[sg] ведёт
} Кракена { $sea_to }{ price-paid }.
event-fleets-lost = { $victim } { $victim_num ->
    [pl] теряют
   *[sg] теряет
} { fleets } { $sea_on }.
event-fleets-pushed = Полифем прогоняет { fleets } { $victim_gen } { $from_sea_from } { $to_sea_to }.
event-figure-placed = { $player } { $player_num ->
    [pl] ставят
   *[sg] ставит
} { $card_acc } { $isle_to }.
event-figure-left = { $card } { $card_num ->
    [pl] покидают
   *[sg] покидает
} { $isle_acc }.
event-figures-clashed = { $card } { $card_num ->
    [pl] встречают
   *[sg] встречает
} { $isle_on } другое существо: оба уходят.

## Free placement

event-troop-put = { $player } { $player_num ->
    [pl] ставят
   *[sg] ставит
} отряд { $isle_to }.
event-fleet-put = { $player } { $player_num ->
    [pl] ставят
   *[sg] ставит
} флотилию { $sea_to }.

## Hades

event-threat-rolled = Кубики угрозы: { $one } и { $other }. Теперь угроза { $threat }.
event-hades-came = Приходит Аид и закрывает собой { $god_acc }.
event-hades-left = Аид уходит, и с ним вся нежить. Угроза снова 0.
event-undead-troop-raised = { $player } { $player_num ->
    [pl] поднимают
   *[sg] поднимает
} отряд нежити { $isle_on }{ price-paid }.
event-undead-fleet-raised = { $player } { $player_num ->
    [pl] поднимают
   *[sg] поднимает
} флотилию нежити { $sea_on }{ price-paid }.
event-necropolis-built = { $from_isle ->
    [none] { $player } { $player_num ->
        [pl] строят
       *[sg] строит
    } некрополь { $isle_on }{ price-paid }.
   *[other] { $player } { $player_num ->
        [pl] переносят
       *[sg] переносит
    } некрополь { $from_isle_from } { $isle_to }{ price-paid }.
}
event-metropolis-razed = { $player } { $player_num ->
    [pl] теряют
   *[sg] теряет
} метрополию { $isle_on }: её место занимает некрополь.
event-gold-buried = Некрополь { $isle_on }: за павших кладут { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
event-grave-gold-taken = { $player } { $player_num ->
    [pl] забирают
   *[sg] забирает
} { $isle_from } золото павших: { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.

## Heroes

event-hero-hired = { $card } поступает на службу к { $player_dat } и встаёт { $isle_on }.
event-hero-paid = { $player } { $player_num ->
    [pl] оставляют
   *[sg] оставляет
} на службе { $card_acc }{ price-paid }.
event-hero-sacrificed = { $player } { $player_num ->
    [pl] жертвуют
   *[sg] жертвует
} { $card_ins }.
event-hero-left = { $card } покидает игру.
event-metropolis-bought = { $player } { $player_num ->
    [pl] платят
   *[sg] платит
} { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
} за метрополию.
event-metropolis-hidden = { $player } { $player_num ->
    [pl] основывают
   *[sg] основывает
} метрополию на потаённом острове амазонок! { $card } остаётся там.
event-priests-turned = { $player }: { $count ->
    [one] { $count } жрец становится философом.
    [few] { $count } жреца становятся философами.
   *[many] { $count } жрецов становятся философами.
}
event-prosperity-moved = { $player } { $player_num ->
    [pl] переносят
   *[sg] переносит
} маркер процветания { $from_isle_from } { $to_isle_to }.
event-dice-rolled = У нападающего выпало { $attacker_die }, у обороняющегося { $defender_die }.
event-die-rerolled = Одиссей бросает кубик ещё раз ({ $player }): выпало { $die }.
event-unit-lost = { $player } { $player_num ->
    [pl] теряют
   *[sg] теряет
} { $card ->
    [none] { $undead ->
        [yes] единицу нежити
       *[no] боевую единицу
    }
   *[other] { $card_acc }
}.
event-unit-saved = { $player } ничего не { $player_num ->
    [pl] теряют
   *[sg] теряет
}: потеря предотвращена.

## Favours

event-favours-shuffled = Все милости перемешаны.
event-favour-laid = Рядом с { $god_ins } лежит милость { $favour_gen }.
event-favour-used = { $player } { $player_num ->
    [pl] применяют
   *[sg] применяет
} милость { $favour_gen }{ price-paid }.
event-priestess-given = { $player } { $player_num ->
    [pl] получают
   *[sg] получает
} жрицу.
event-priestess-spent = { $player } { $player_num ->
    [pl] удерживают
   *[sg] удерживает
} { $card_acc } с помощью жрицы.
event-item-given = { $player } { $player_num ->
    [pl] получают
   *[sg] получает
} { $item_acc }.
event-items-shuffled = Сыгранные магические предметы перемешаны и становятся новой колодой.
event-items-seen = { $items_count ->
    [0] { $player } { $player_num ->
        [pl] рассматривают
       *[sg] рассматривает
    } два магических предмета.
   *[other] { $player } { $player_num ->
        [pl] рассматривают
       *[sg] рассматривает
    } предметы: { $items }.
}
event-item-kept = { $item ->
    [none] { $player } { $player_num ->
        [pl] оставляют
       *[sg] оставляет
    } себе магический предмет лицом вниз.
   *[other] { $player } { $player_num ->
        [pl] оставляют
       *[sg] оставляет
    } себе { $item_acc } лицом вниз.
}
event-item-discarded = { $player } { $player_num ->
    [pl] сбрасывают
   *[sg] сбрасывает
} { $item_acc }.
event-item-used = { $secret ->
    [yes] { $player } { $player_num ->
        [pl] открывают
       *[sg] открывает
    } и { $player_num ->
        [pl] применяют
       *[sg] применяет
    } { $item_acc }.
   *[no] { $player } { $player_num ->
        [pl] применяют
       *[sg] применяет
    } { $item_acc }.
}
event-barred-from-god = { $player } не { $player_num ->
    [pl] дают
   *[sg] даёт
} { $victim_dat } делать ставки на { $god_acc } в этом раунде.
event-troops-doubled = { $player } { $player_num ->
    [pl] получают
   *[sg] получает
} { $isle_on } ещё { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
}.
event-card-given = { $priest ->
    [yes] { $player } { $player_num ->
        [pl] отдают
       *[sg] отдаёт
    } Артемиде жреца.
   *[no] { $player } { $player_num ->
        [pl] отдают
       *[sg] отдаёт
    } Артемиде философа.
}
event-harvest-taken = Деметра даёт { $player_dat } { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
event-card-turned-up = Открыта карта: { $card }.
event-sea-marker-placed = { $player } { $player_num ->
    [pl] кладут
   *[sg] кладёт
} маркер процветания { $sea_to }.
event-fleece-sold = Золотое руно приносит { $player_dat } { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
event-figure-moved = { $player } { $player_num ->
    [pl] переводят
   *[sg] переводит
} { $card_acc } { $from_isle_from } { $to_isle_to }.

## Titans

event-site-built = С самого начала { $isle_on } стоит { $building }.
event-specials-drawn = Особые метрополии этой игры: { $metropolises }.
event-titan-raised = { $player } { $player_num ->
    [pl] пробуждают
   *[sg] пробуждает
} титана { $isle_on }{ price-paid }.
event-coin-given = { $player } { $player_num ->
    [pl] получают
   *[sg] получает
} { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
event-troops-passed = { $player } незаметно { $player_num ->
    [pl] проводят
   *[sg] проводит
} { troops } { $from_isle_from } через { $to_isle_acc }{ price-paid }{ with-artifacts }.
event-artifact-placed = { $player } { $player_num ->
    [pl] кладут
   *[sg] кладёт
} { $card_acc } { $isle_to }.
event-artifacts-left = Оставлено { $isle_on }: { $artifacts }.
event-artifact-lost = Из ряда и из игры уходит карта: { $card }.
event-artifact-sent = { $player } { $player_num ->
    [pl] отправляют
   *[sg] отправляет
} { $card_acc } { $from_isle_from } { $to_isle_to }{ price-paid }.
event-caduceus-paid = { $player } { $player_num ->
    [pl] платят
   *[sg] платит
} за силу Кадуцея: { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
}.
event-lightning-paid = Молния Зевса: { $player } { $player_num ->
    [pl] платят
   *[sg] платит
} { $holder_dat } { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
event-gold-shared = { $player } { $player_num ->
    [pl] отдают
   *[sg] отдаёт
} { $partner_dat } { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
event-last-cycle = { $team }: метрополий достаточно, этот раунд последний.

## The end

event-player-eliminated = { $player } { $player_num ->
    [pl] теряют
   *[sg] теряет
} последнее владение и { $player_num ->
    [pl] выбывают
   *[sg] выбывает
} из игры.
event-game-ended = Игра окончена: { $ending }. { $winners_count ->
    [1] Победа за { $winners_ins }!
   *[other] Победу делят { $winners }!
}

### Why not

refusal-with-rule = { $reason } ({ $rule })

## The moment is wrong

refusal-game-over = Игра окончена.
refusal-not-your-decision = Сейчас решение за { $player_ins }.
refusal-nothing-to-undo = Отменить шаг не получится: после него были кубики, карта или другой игрок.
refusal-no-offerings-now = Ставки делают только в фазе подношений, когда до вас дошла очередь.
refusal-no-turn-now = Это делают в ход с богом, между двумя другими действиями.
refusal-no-retreat-now = Сейчас не решают, отступать ли.
refusal-no-landing-now = Отряды сейчас не в пути.
refusal-no-sailing-now = Флотилии сейчас не в пути.
refusal-nothing-to-stop = Останавливать нечего.
refusal-nothing-to-forgo = Отказываться не от чего.
refusal-no-sale-now = Продавать отряды, флотилии и карты можно только Сфинксу.
refusal-no-isle-to-choose = Остров сейчас не выбирают.
refusal-no-sea-to-choose = Море сейчас не выбирают.
refusal-no-player-to-choose = Игрока сейчас не выбирают.
refusal-no-card-to-choose = Карту сейчас не выбирают.
refusal-no-building-to-choose = Строение сейчас не выбирают.
refusal-no-type-to-choose = Вид строения сейчас не выбирают.
refusal-no-god-to-choose = Бога сейчас не выбирают.
refusal-no-item-to-choose = Магический предмет сейчас не выбирают.
refusal-no-number-to-choose = Число сейчас не выбирают.
refusal-nothing-to-pass = Пропускать нечего.
refusal-no-one-to-take-along = Нежить, титанов, героев и артефакты берут с собой только в начале пути.
refusal-no-upkeep-now = Героев оставляют на службе или отпускают сразу после дохода.
refusal-no-sacrifice-now = Героем жертвуют в свой ход, между двумя другими действиями, и не с Аполлоном.
refusal-no-priestess-now = Жрица помогает, когда нужно платить герою или когда существо должно покинуть остров.
refusal-no-favour-now = Милость применяют в ход с богом, рядом с которым она лежит.
refusal-no-item-now = Сейчас магический предмет не применить.
refusal-no-reroll-now = Сейчас никто не бросает кубик ещё раз.
refusal-no-loss-now = Сейчас никого терять не нужно.
refusal-no-card-to-give = Артемида сейчас не берёт ни жрецов, ни философов.
refusal-no-passage-now = Сейчас в пути нет никого, кто прошёл бы через территорию.
refusal-nothing-to-pay = Платить не за что.
refusal-no-metropolis-to-choose = Вид метрополии сейчас не выбирают.
refusal-no-sending-now = Сандалии и Шлем отправляют в начале хода, и не с Аполлоном.

## It isn't there

refusal-no-such-isle = На этом поле нет острова с номером { $number }.
refusal-no-such-sea = На этом поле нет моря с номером { $number }.
refusal-no-such-player = В этой игре нет игрока с номером { $number }.

## Offerings

refusal-god-not-available = Среди богов этого раунда такого нет: { $god }.
refusal-bid-too-low = { $god } просит не меньше { $gold ->
    [one] { $gold } золотого
   *[other] { $gold } золотых
}.
refusal-same-god-again = Ставка на { $god_acc } перебита: маркер должен перейти к другому богу или к Аполлону.
refusal-bid-too-high = Ставка — не больше { $gold ->
    [one] { $gold } золотого
   *[other] { $gold } золотых
}.
refusal-bid-not-payable = Это обошлось бы в { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
} уже с учётом жрецов{ $coin ->
    [0] {""}
   *[other] {" "}и монеты за Молнию Зевса
}, а столько у вас нет.
refusal-bids-not-payable = Обе ставки обошлись бы в { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
} уже с учётом жрецов, а столько у вас нет.

## The god's actions

refusal-needs-poseidon = Флотилии строит Посейдон.
refusal-needs-ares = Отряды нанимают у Ареса.
refusal-needs-zeus-for-priest = Жрецов даёт Зевс.
refusal-needs-athena-for-philosopher = Философов даёт Афина.
refusal-needs-other-god-to-build = Этот бог здесь не поможет: { $building_acc } строит { $building_builder }.
refusal-needs-poseidon-to-sail = Флотилии ведёт Посейдон.
refusal-needs-ares-to-march = Отряды ведёт Арес.
refusal-needs-zeus-to-change = Прогнать существо может только Зевс.
refusal-no-more-fleets-for-sale = У Посейдона на этот ход больше нет флотилий.
refusal-no-more-troops-for-sale = У Ареса на этот ход больше нет отрядов.
refusal-no-more-priests-for-sale = У Зевса на этот ход больше нет жрецов.
refusal-no-more-philosophers-for-sale = Философов на этот ход больше нет.
refusal-all-fleets-on-board = Все 8 флотилий уже на поле.
refusal-all-troops-on-board = Все 8 отрядов уже на поле.
refusal-no-priest-left = В запасе не осталось жрецов.
refusal-no-philosopher-left = В запасе не осталось философов.
refusal-no-building-left = В запасе не осталось { $building_genpl }.
refusal-not-enough-gold = Это стоит { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
}, а у вас { $gold ->
    [0] золота нет
   *[other] только { $gold }
}.
refusal-not-your-isle = Новые отряды и герои встают на ваши острова, а { $isle } — не ваше владение.
refusal-no-own-isle-beside = Новая флотилия встаёт рядом с вашим островом, а { $sea } ни к одному не примыкает.
refusal-enemy-fleet-there = Чужие флотилии уже { $sea_on }.
refusal-sea-closed = Кракен или Полифем закрывает путь { $sea_to }.
refusal-no-free-slot = Свободных мест для строений { $isle_on } нет.
refusal-building-isle-not-yours = Строят на своих островах, а { $isle } — не ваше владение.

## Moves

refusal-no-own-fleet-there = Ваших флотилий { $sea_on } нет.
refusal-fleets-cannot-leave = Флотилиям { $sea_from } плыть некуда.
refusal-sea-not-adjacent = За один шаг { $sea_to } не попасть.
refusal-too-many-fleets = { $number ->
    [0] Выйти { $sea_from } флотилии не могут.
    [one] Выйти { $sea_from } может не больше { $number } флотилии.
   *[other] Выйти { $sea_from } может не больше { $number } флотилий.
}
refusal-step-first = Прежде чем остановиться, флотилии должны сделать шаг.
refusal-fleets-already-fought = Флотилии { $sea_on } уже сражались: этот Сильф их больше не ведёт.
refusal-no-own-troop-there = Ваших отрядов { $isle_on } нет.
refusal-troops-cannot-leave = Отрядам { $isle_from } идти некуда.
refusal-held-by-medusa = Медуза никого не выпускает { $isle_from }.
refusal-too-many-troops = { $number ->
    [0] Уйти { $isle_from } отряды не могут.
    [one] Уйти { $isle_from } может не больше { $number } отряда.
   *[other] Уйти { $isle_from } может не больше { $number } отрядов.
}
refusal-same-isle = Нужно выбрать другое место, не { $isle_acc }.
refusal-not-joined-by-fleets = Цепочка ваших флотилий не ведёт { $isle_to }, и по соседству с отрядами это место не лежит.
refusal-last-isle = { $isle } — последнее, что осталось у владельца: нападать можно, только чтобы получить метрополии или артефакты, которые приносят победу.
refusal-guarded-by-chiron = Хирон охраняет { $isle_acc }.

## Creatures

refusal-not-on-track = В ряду такой карты нет: { $card }.
refusal-creature-not-payable = { $card } { $card_num ->
    [pl] стоят
   *[sg] стоит
} { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
}, а у вас { $gold ->
    [0] золота нет
   *[other] только { $gold }
}.
refusal-not-another-player = Нужно выбрать другого игрока.
refusal-player-eliminated = { $player } больше не в игре.
refusal-has-no-philosopher = У { $player_gen } нет философов.
refusal-has-no-priest = У { $player_gen } нет жрецов.
refusal-not-an-enemy-fleet = Вражеских флотилий { $sea_on } нет.
refusal-not-a-lone-fleet = Сирена зовёт только одинокую флотилию, а { $sea_on } их больше.
refusal-no-such-building = Такого строения { $isle_on } нет: { $building }.
refusal-not-your-building = { $isle } — владение другого игрока.
refusal-no-other-type-left = Превратить { $building_acc } не во что: запас пуст.
refusal-same-type = Там и так стоит { $building }.
refusal-no-tile-left = В запасе не осталось { $building_genpl }.
refusal-not-in-discard = В сбросе такой карты нет: { $card }.
refusal-chimera-itself = Химера не может перенять силу у себя.
refusal-nothing-to-sell = Продавать здесь нечего.
refusal-not-an-enemy-troop = Вражеских отрядов { $isle_on } нет.
refusal-not-adjacent-to-kraken = За один шаг Кракену { $sea_to } не попасть.
refusal-step-not-payable = Шаг Кракена стоит { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
}, а у вас { $gold ->
    [0] золота нет
   *[other] только { $gold }
}.
refusal-no-stack-to-push = Полифему некого прогонять { $sea_from }.
refusal-touches-polyphemus = К острову Полифема { $sea } тоже примыкает.
refusal-push-not-adjacent = Прогнать флотилии так далеко, { $sea_to }, нельзя.
refusal-push-onto-kraken = Кракен уже { $sea_on }.
refusal-push-onto-enemy = Флотилии другого игрока уже { $sea_on }.

## Battle

refusal-retreat-isle-not-yours = Отряды отступают только на другой ваш остров, а { $isle } — не ваше владение.
refusal-retreat-not-joined = Цепочка ваших флотилий не ведёт обратно { $isle_to }, и по соседству с битвой это место не лежит.
refusal-retreat-sea-not-adjacent = Отступить так далеко, { $sea_to }, флотилии не могут.
refusal-retreat-onto-enemy = Вражеские флотилии уже { $sea_on }.
refusal-retreat-to-closed-sea = Кракен или Полифем закрывает путь { $sea_to }.

## Buildings and metropolises

refusal-wrong-set-type = Сейчас нужно отдать { $building_acc }.
refusal-metropolis-isle-not-yours = Метрополию ставят на свой остров, а { $isle } — не ваше владение.
refusal-metropolis-there = Метрополия { $isle_on } уже есть.
refusal-free-space-first = Строениям { $isle_on } пришлось бы уступить место, а есть остров, где это не нужно.
refusal-no-metropolis-space = Места под метрополию { $isle_on } нет.
refusal-marker-isle-not-yours = Маркер процветания кладут на свой остров, а { $isle } — не ваше владение.

## Free placement

refusal-apollo-taken = До начала игры у Аполлона может стоять только один маркер.
refusal-coin-for-other-marker = Для другого маркера должен остаться 1 золотой.
refusal-isle-taken = Это место уже занято: { $isle }.
refusal-fleet-apart = Одна флотилия { $sea_on } уже есть: каждой нужно своё море.
refusal-rest-not-placeable = Тогда остальным отрядам и флотилиям не хватит места.

## Hades

refusal-needs-hades = Некрополь строит Аид.
refusal-no-more-undead-for-sale = У Аида на этот ход больше нет нежити.
refusal-no-undead-troop-left = Все отряды нежити уже на поле.
refusal-no-undead-fleet-left = Все флотилии нежити уже на поле.
refusal-no-undead-troop-there = С Аидом идёт хотя бы один отряд нежити, а { $isle_on } нежити нет.
refusal-no-undead-fleet-there = С Аидом плывёт хотя бы одна флотилия нежити, а { $sea_on } нежити нет.
refusal-undead-must-go = С Аидом в путь должна отправиться и нежить.
refusal-undead-chosen = Сколько нежити идёт, уже решено.
refusal-too-many-undead = { $number ->
    [0] Взять с собой нежить здесь неоткуда.
    [one] С собой можно взять не больше { $number } единицы нежити.
   *[other] С собой можно взять не больше { $number } единиц нежити.
}
refusal-nobody-goes = Кто-то должен отправиться в путь.
refusal-necropolis-built = Некрополь строят один раз за ход.
refusal-necropolis-there = Некрополь и так стоит { $isle_on }.

## Heroes

refusal-not-a-creature = { $card } — не существо.
refusal-not-a-hero = { $card } — не герой.
refusal-hero-not-yours = { $card } служит не вам.
refusal-hero-hired-now = { $card } на службе только с этого раунда, а жертвовать можно не раньше следующего.
refusal-hero-chosen = { $card } уже идёт с остальными.
refusal-hero-not-there = Здесь другие герои: { $card } не { $isle_on }.
refusal-no-upkeep-due = Платить сейчас не нужно: { $card }.
refusal-upkeep-not-payable = Герой стоит { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
}, а у вас { $gold ->
    [0] золота нет
   *[other] только { $gold }
}.
refusal-only-when-founding = Пенфесилеей жертвуют только при основании метрополии.
refusal-metropolis-must-stand = Место для метрополии есть: её нужно основать.
refusal-too-few-isles = Для этого нужно владеть { $number ->
    [one] { $number } островом или территорией
    [few] { $number } островами или территориями
   *[many] { $number } островами или территориями
}.
refusal-too-few-types = Для этого нужны ваши строения { $number ->
    [one] { $number } вида
    [few] { $number } видов
   *[many] { $number } видов
}.
refusal-type-used = Среди отданных строений уже есть { $building }.
refusal-no-place-for-metropolis = Для метрополии нет места, или их больше не осталось.
refusal-nobody-to-fly = В ваших владениях нет никого, кто мог бы куда-то полететь.
refusal-no-priest-to-turn = Нет жрецов, которые могли бы стать философами.
refusal-too-many-priests = { $number ->
    [one] Философом может стать только { $number } жрец.
    [few] Философами могут стать только { $number } жреца.
   *[many] Философами могут стать только { $number } жрецов.
}
refusal-no-placed-marker = Положенных туда маркеров процветания { $isle_on } нет.
refusal-only-own-isle = Перенести маркер { $isle_from } некуда: других ваших островов нет.
refusal-hero-not-gone = { $card } не покидал игру: возвращать некого.
refusal-no-such-unit = В этой битве таких сил нет.

## Favours

refusal-no-favour = Рядом с богом этого хода нет милости.
refusal-favour-used = Милость в этот ход уже применяли.
refusal-no-priestess = Жрицы для этого нет.
refusal-not-an-isle-figure = { $card } не { $card_num ->
    [pl] стоят
   *[sg] стоит
} на островах.
refusal-figure-not-leaving = { $card } пока не { $card_num ->
    [pl] уходят
   *[sg] уходит
}.
refusal-no-troop-to-double = На поле нет ваших отрядов.
refusal-no-card-to-turn = Такого жреца или философа у вас нет.
refusal-no-unit-to-place = Не осталось ни отряда, ни флотилии, которые можно поставить.
refusal-no-hero-to-find = Ни в колоде, ни в сбросе нет героев.
refusal-no-room-to-build = Строить негде или уже нечего.
refusal-not-a-theatre = Гестия театров не строит.
refusal-only-a-theatre = Дионис строит только театр.
refusal-never-into-theatre = В театр Циклоп ничего не превращает.
refusal-no-item-left = Магических предметов не осталось.
refusal-item-not-shown = { $item } — не из этих двух предметов.
refusal-no-marker-left = Маркеров процветания не осталось.
refusal-no-fleet-at-sea = Ваших флотилий в море нет.
refusal-item-not-yours = У вас нет { $item_gen }.
refusal-item-does-not-fit = { $item } — предмет не для этого момента.
refusal-item-without-effect = { $item } сейчас ничего не даст.
refusal-barred-by-apple = Яблоко раздора не даёт вам делать ставки на { $god_acc } в этом раунде.
refusal-figure-not-on-board = { $card } сейчас не { $card_num ->
    [pl] стоят
   *[sg] стоит
} ни на одном острове.

## Titans

refusal-needs-kronos = Титанов пробуждает Кронос.
refusal-god-not-above-kronos = Кронос даёт только строения тех богов, которые в этом раунде ходят раньше него, а { $building_builder } не из них.
refusal-kronos-gift-taken = Своё строение Кронос уже дал.
refusal-no-more-titans-for-sale = У Кроноса на этот ход больше нет титанов.
refusal-all-titans-on-board = Все 3 титана уже на поле.
refusal-no-titan-there = Ваших титанов { $isle_on } нет.
refusal-titan-must-go = Хотя бы один титан должен отправиться в путь.
refusal-titans-chosen = Сколько титанов идёт, уже решено.
refusal-too-many-titans = { $number ->
    [0] Взять с собой титана здесь неоткуда.
    [one] С собой можно взять не больше { $number } титана.
   *[other] С собой можно взять не больше { $number } титанов.
}
refusal-artifact-chosen = { $card } уже в пути вместе с остальными.
refusal-artifact-not-there = У этих отрядов с собой другое: { $card } не с ними.
refusal-needs-helm = Пройти насквозь может лишь тот, кто взял Шлем невидимости, и только пешком, не по воздуху.
refusal-not-passable = Проходят через территории других игроков, но не союзника и не мимо Медузы: через { $isle_acc } не пройти.
refusal-no-way-on = Дальше { $isle_from } нет шага, который можно сделать и оплатить.
refusal-party-stays-together = Проходя насквозь, вся группа держится вместе.
refusal-no-caduceus-here = В этой битве Кадуцей не на вашей стороне.
refusal-no-ordinary-left = Обычных метрополий не осталось.
refusal-special-not-left = В этой игре такую больше не основать: { $metropolis }.
refusal-not-adjacent-start = { $isle } не соседствует с первой территорией.
refusal-two-territories-only = Начинают на двух территориях, это была бы третья: { $isle }.
refusal-two-seas-only = Начинают в двух морях, а { $sea } стало бы третьим.
refusal-start-isle-of-partner = На этом острове начинает союзник: { $isle }.
refusal-partners-territory = { $isle } — владение союзника: туда не входят, через него не ходят.
refusal-not-the-last-territory = Метрополию ставят на только что захваченную территорию, а не { $isle_to }.
refusal-artifact-not-sent = Отправить можно только Сандалии и Шлем, но не { $card_acc }.
refusal-artifact-not-yours = У вас нет { $card_gen }.
refusal-not-your-partner = { $player } не на вашей стороне.
refusal-partners-fleets = Путь { $isle_to } есть только по флотилиям союзника, а ими не пользуются.
refusal-not-your-partners = { $isle } — не территория вашего союзника.
refusal-too-much-to-share = Отдать можно не больше { $number ->
    [one] { $number } золотого
   *[other] { $number } золотых
}.
refusal-no-territory = Без территории положить это некуда.
refusal-not-for-artifacts = Чаша амброзии годится для существ и героев, но { $card_acc } за неё не взять.

### What is asked

decision-offering = { $ousted_from ->
    [none] Сделайте ставку{ with-marker }.
   *[other] Ставка на { $ousted_from_acc } перебита: поставьте на другого бога{ with-marker }.
}
with-marker = { $marker_number ->
    [none] {""}
   *[other] {" "}(маркер { $marker_number } из 2)
}
decision-turn = Ход с { $god_ins }: действуйте, призывайте существ или завершите ход.
decision-place-marker = Дар Аполлона: куда положить маркер процветания?
decision-fleet-move = Кто и куда плывёт { $sea_from }? Осталось шагов: { $steps_left }.
decision-troop-move = { $flying ->
    [yes] Кто и куда летит { $isle_from }?
   *[no] Кто и куда идёт { $isle_from }?
}
decision-land-battle = Битва за { $isle_acc }, { $attacker } ({ $attackers }) против { $defender_gen }: сражаться дальше или отступить?
decision-sea-battle = Битва { $sea_on }, { $attacker } ({ $attackers }) против { $defender_gen }: сражаться дальше или отступить?
decision-discard-set = Пора основать метрополию: какое строение отдать ({ $building })?
decision-place-metropolis = Где поставить метрополию?
decision-satyr-victim = Сатир: кто потеряет философа?
decision-dryad-victim = Дриада: кто потеряет жреца?
decision-siren-target = Сирена: какую одинокую флотилию отослать домой?
decision-siren-source = Сирена: какая своя флотилия переходит { $sea_to }? В резерве их нет.
decision-pegasus-source = Пегас: откуда полетят отряды?
decision-giant-target = Гигант: какое строение разрушить?
decision-chimera-choice = Химера: силу какого существа из сброса перенять?
decision-cyclops-building = Циклоп: какое строение превратить в другое?
decision-cyclops-type = Циклоп: во что превратить строение { $isle_on }?
decision-sphinx-sale = Сфинкс: что продать за 2 золотых?
decision-sylph-fleets = Сильф, { $steps_left ->
    [one] остался
    [few] осталось
   *[many] осталось
} { $steps_left ->
    [one] { $steps_left } шаг
    [few] { $steps_left } шага
   *[many] { $steps_left } шагов
}: флотилии какого моря плывут дальше?
decision-sylph-step = Сильф, путь { $sea_from }: куда и сколько?
decision-harpy-target = Гарпия: откуда унести отряд?
decision-griffon-victim = Грифон: кто потеряет половину золота?
decision-kraken-sea = Кракен: в каком море он всплывает?
decision-kraken-step = Кракен: плыть в другое море за 1 золотой или остаться?
decision-figure-isle = { $card }: куда?
decision-polyphemus-stack = Полифем { $isle_on }: какие флотилии прогнать теперь?
decision-polyphemus-push = Полифем: куда уходят флотилии { $sea_from }?
decision-prelude-offering = { $ousted_from ->
    [none] Перед игрой: сделайте ставку за право первого выбора{ with-marker }.
   *[other] Ставка на { $ousted_from_acc } перебита: поставьте на другого бога{ with-marker }.
}
decision-placement = { $troops_left ->
    [0] { $fleets_left ->
        [0] На какой остров положить маркер процветания?
       *[other] Осталось поставить { $fleets_left ->
            [one] { $fleets_left } флотилию
            [few] { $fleets_left } флотилии
           *[many] { $fleets_left } флотилий
        }: в какое море?
    }
   *[other] Осталось поставить { $troops_left ->
        [one] { $troops_left } отряд
        [few] { $troops_left } отряда
       *[many] { $troops_left } отрядов
    }: на какой остров?
}
decision-upkeep = Пора платить героям: оставить на службе или отпустить?
decision-obol-window = Кубики угрозы брошены: применить магический предмет?
decision-apple-window = Подношения вот-вот начнутся: применить магический предмет?
decision-apple-victim = Яблоко раздора: кому не дать делать ставки?
decision-apple-god = Яблоко раздора: на какого бога не дать ставить { $victim_dat }?
decision-keep-figures = Какое существо жрица удержит ещё на один раунд?
decision-battle-item = Перед броском кубиков: применить магический предмет?
decision-battle-reroll = Одиссей может бросить кубик ещё раз.
decision-choose-loss = Кого потерять?
decision-save-unit = Грозит потеря: { $unit }. Предотвратить её?
decision-thread-isle = Нить Ариадны: куда отступить?
decision-hero-isle = { $card }: куда?
decision-ulysses-priests = Одиссей: сколько жрецов станут философами?
decision-hector-set = Гектор: какое строение отдать за метрополию?
decision-erinyes-source = Эринии: откуда унести маркер процветания?
decision-erinyes-target = Эринии: куда отнести маркер { $isle_from }?
decision-charon-hero = Харон: какого героя вернуть?
decision-aphrodite-isle = Афродита: где удвоить отряды?
decision-artemis-card = Артемида: кого отдать?
decision-artemis-unit = Артемида: что поставить и куда?
decision-hestia-building = Гестия: что построить и где?
decision-dionysus-isle = Дионис: где поставить театр?
decision-hephaestus-item = Гефест: какой из двух предметов оставить лицом вниз?
decision-hermes-sea = Гермес: в какое море положить маркер процветания?
decision-cup-card = Чаша амброзии: кого призвать?
decision-lyre-figure = Лира Орфея: какое существо пойдёт за ней?
decision-lyre-isle = Лира Орфея: куда { $card_num ->
    [pl] идут
   *[sg] идёт
} { $card }?

decision-special-choice = Какая метрополия встанет { $isle_on }?
decision-military-victory = Военная победа: поставить метрополию { $isle_to }?
decision-send-artifacts = Отправить союзнику Сандалии или Шлем?
decision-send-target = На какую территорию союзника отправить { $artifact_acc }?
decision-lightning-coin = Молния Зевса: кому достанется монета?
decision-cornucopia-share = Большой рог изобилия: сколько из { $gold ->
    [one] { $gold } золотого
   *[other] { $gold } золотых
} отдать союзнику?
decision-artifact-isle = { $card }: на какую территорию?
decision-titans-placement = { $troops_left ->
    [0] { $titans_left ->
        [0] { $fleets_left ->
            [0] { $building_types_count ->
                [0] На какую территорию положить маркер процветания?
               *[other] Что построить и на какой из двух территорий?
            }
           *[other] Осталось поставить { $fleets_left ->
                [one] { $fleets_left } флотилию
                [few] { $fleets_left } флотилии
               *[many] { $fleets_left } флотилий
            }: в какое море?
        }
       *[other] Осталось поставить { $titans_left ->
            [one] { $titans_left } титана
            [few] { $titans_left } титанов
           *[many] { $titans_left } титанов
        }: на какую территорию?
    }
   *[other] Осталось поставить { $troops_left ->
        [one] { $troops_left } отряд
        [few] { $troops_left } отряда
       *[many] { $troops_left } отрядов
    }: на какую территорию?
}

### What can be done

option-end-turn = Завершить ход
option-stop = { $about ->
    [fleet_move] Остановиться здесь
    [kraken_step] Кракен остаётся
   *[other] Готово
}
option-forgo = { $about ->
    [place_metropolis] Обойтись без метрополии
   *[other] Не использовать
}
option-stay = Сражаться дальше
option-bid-apollo = Пойти к Аполлону (бесплатно)
option-bid = Предложить { $god_dat } { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
option-recruit-priest = Взять жреца{ price-asked }
option-recruit-philosopher = Взять философа{ price-asked }
option-recruit-troop = Нанять отряд { $isle_on }{ price-asked }
option-recruit-fleet = Построить флотилию { $sea_on }{ price-asked }
option-build = Построить { $building_acc } { $isle_on }{ price-asked }
option-move-troops = Двигать отряды { $isle_from }{ price-asked }
option-land = { $count ->
    [0] Никого из ваших отрядов { $isle_to }
   *[other] { troop-count } { $isle_to }
}
option-move-fleets = Двигать флотилии { $sea_from }{ price-asked }
option-sail = { $count ->
    [0] Ни одной вашей флотилии { $sea_to }
   *[other] { fleet-count } { $sea_to }
}
option-call = { $card_to_buy } { $card_acc }{ price-asked }
option-change = Прогнать { $card_acc }{ price-asked }
option-choose-isle = { $about ->
    [land_battle] Отступить { $isle_to }
    [thread_isle] Отступить { $isle_to }
    [military_victory] Поставить метрополию { $isle_to }
   *[other] { $isle }
}
option-choose-sea = { $about ->
    [sea_battle] Отступить { $sea_to }
   *[other] { $sea_title }{ price-asked-only }
}
option-choose-player = { $player }
option-choose-card = { $card }
option-choose-building = { $isle }: { $building }{ $space ->
    [on] , на месте под метрополию
   *[off] {""}
}
option-choose-type = В { $building_acc }
option-sell-troop = Отряд { $isle_on }
option-sell-fleet = Флотилия { $sea_on }
option-sell-priest = Жрец
option-sell-philosopher = Философ
option-join-undead = Взять с собой нежить: { $undead }
option-join-hero = Взять с собой { $hero_acc }
option-build-necropolis = Построить некрополь { $isle_on }{ price-asked }
option-sacrifice = Пожертвовать { $hero_ins }{ price-asked-only }
option-pay-hero = Оставить { $hero_acc } на службе{ price-asked }
option-spend-priestess = Отдать жрицу и удержать { $card_acc }
option-let-go = Отпустить { $hero_acc }
option-pass = { $about ->
    [battle_reroll] Оставить кубики как есть
    [keep_figures] Никого не удерживать
    [save_unit] Смириться с потерей
    [send_artifacts] Ничего не отправлять
    [cornucopia_share] Ничего не отдавать
    [military_victory] Без метрополии здесь
    [titans_placement] Ничего не строить
   *[other] Ничего не применять
}
option-use-item = Применить { $item_acc }
option-use-favour = Применить милость{ price-asked }
option-choose-item = Оставить { $item_acc }
option-choose-god = { $god }
option-choose-number = { $number }
option-reroll = Бросить ещё раз
option-lose-unit = Обычная единица
option-lose-undead = Нежить
option-lose-hero = { $hero }
option-give-priest = Жрец
option-give-philosopher = Философ
option-recruit-titan = Пробудить титана { $isle_on }{ price-asked }
option-move-titans = Двигать титанов { $isle_from }{ price-asked }
option-join-titans = Взять с собой { titan-count.acc }
option-join-artifact = Взять с собой { $artifact_acc }
option-pass-through = { $count ->
    [0] Пройти через { $isle_acc } без ваших отрядов{ price-asked-only }
   *[other] Провести через { $isle_acc } { troop-count }{ price-asked-only }
}
option-lose-titan = Титан
option-pay-coin = Применить Кадуцей{ price-asked }
option-choose-metropolis = Основать { $metropolis_acc }
option-send-artifact = Отправить { $artifact_acc }{ price-asked }
price-asked = { $price ->
    [0] {" "}(бесплатно)
   *[other] {" "}({ $price } ЗМ)
}
price-asked-only = { $price ->
    [0] {""}
   *[other] {" "}({ $price } ЗМ)
}

### Help; `.rules` are the rules that say it exactly

## Gods

help-god-poseidon = Бог моря. Даёт флотилию и продаёт ещё до трёх за 1, 2 и 3 золотых; новые флотилии встают рядом с вашими островами. Строит порты за 2 золотых. За 1 золотой, сколько раз хватит денег, флотилии одного моря проплывают до трёх шагов; там, где стоят вражеские флотилии, начинается битва.
    .rules = B5.4, B5.7, B5.9
help-god-ares = Бог войны. Даёт отряд и продаёт ещё до трёх за 2, 3 и 4 золотых, на любых ваших островах. Строит крепости за 2 золотых. За 1 золотой, сколько раз хватит денег, отряды одного острова переходят на другой по цепочке ваших флотилий; там, где стоят вражеские отряды, начинается битва. С титанами они переходят и пешком на соседнюю территорию.
    .rules = B5.5, B5.7, B5.10, T1.4
help-god-zeus = Даёт жреца и продаёт ещё одного за 4 золотых: каждый жрец делает ставки на 1 золотой дешевле, но не дешевле 1. Строит храмы за 2 золотых. За 1 золотой прогоняет существо из ряда, и на его место приходит другое.
    .rules = B5.6, B5.7, B5.11
help-god-athena = Даёт философа и продаёт ещё одного за 4 золотых: четыре философа сразу становятся метрополией. Строит университеты за 2 золотых.
    .rules = B5.6, B5.7, B7.2
help-god-hades = Бог мёртвых приходит, когда угроза достигает 9, и закрывает последнего бога перед Аполлоном. Даёт отряд или флотилию нежити и продаёт ещё до четырёх за 1–4 золотых. За 1 золотой, сколько раз хватит денег, ведёт отряды или флотилии; среди них должна быть нежить. За 2 золотых строит некрополь, один раз за ход. В конце раунда он и вся нежить уходят.
    .rules = H2
help-god-kronos = Отец богов. Если в раунде он первый, то даёт титана, иначе — строение любого бога, который лежит до него. Продаёт одного титана за ход за 2 золотых, на любой вашей территории; строений не продаёт. Титаны ходят с ним, как и с любым богом, кроме Аполлона: первое перемещение за ход стоит 1 золотой, каждое следующее на 1 больше. У города три титана.
    .rules = T3, T4.3
help-god-apollo = Ничего не стоит и принимает всех: даёт 1 золотой, а городу с единственным островом — 4. Кто пришёл к нему раньше всех, ещё и кладёт на свой остров маркер процветания: 1 золотой дохода в каждом раунде. Больше с ним ничего не сделать, даже существо не призвать.
    .rules = B5.12

## Gods before the game, in the round about who places when

prelude-poseidon = { $titans ->
    [yes] флотилия и порт
   *[no] флотилия
}
prelude-ares = { $titans ->
    [yes] отряд и крепость
   *[no] отряд
}
prelude-zeus = { $titans ->
    [yes] жрец и храм
   *[no] жрец
}
prelude-athena = { $titans ->
    [yes] философ и университет
   *[no] философ
}
prelude-kronos = титан и строение бога, который лежит до него; если он первый — два титана
prelude-apollo = { $titans ->
    [yes] 1 золотой и маркер процветания
   *[no] маркер процветания
}
help-prelude-poseidon = Этот раунд решает только, кто размещается раньше (от первого бога до Аполлона) и кто что получает сверх остального. С Посейдоном: { prelude-poseidon }.
help-prelude-ares = Этот раунд решает только, кто размещается раньше (от первого бога до Аполлона) и кто что получает сверх остального. С Аресом: { prelude-ares }.
help-prelude-zeus = Этот раунд решает только, кто размещается раньше (от первого бога до Аполлона) и кто что получает сверх остального. С Зевсом: { prelude-zeus }.
help-prelude-athena = Этот раунд решает только, кто размещается раньше (от первого бога до Аполлона) и кто что получает сверх остального. С Афиной: { prelude-athena }.
help-prelude-kronos = Этот раунд решает только, кто размещается раньше (от первого бога до Аполлона) и кто что получает сверх остального. С Кроносом: { prelude-kronos }.
help-prelude-apollo = Этот раунд решает только, кто размещается раньше (от первого бога до Аполлона) и кто что получает сверх остального. Аполлон последний и ничего не стоит; с ним: { prelude-apollo }.

## Buildings

help-building-port = Строит Посейдон за 2 золотых. В каждом море у своего острова прибавляет 1 флотилиям владельца, когда они обороняются. Вместе с крепостью, храмом и университетом даёт метрополию.
    .rules = B5.7, B6.1
help-building-fortress = Строит Арес за 2 золотых. Прибавляет 1 к обороне своего острова. Вместе с портом, храмом и университетом даёт метрополию.
    .rules = B5.7, B6.1
help-building-temple = Строит Зевс за 2 золотых. Раз в раунд делает существо на 1 золотой дешевле, но не дешевле 1. Вместе с портом, крепостью и университетом даёт метрополию.
    .rules = B5.7, C0.2
help-building-university = Строит Афина за 2 золотых. Само ничего не делает; вместе с портом, крепостью и храмом даёт метрополию.
    .rules = B5.7, B7.1
help-building-theatre = Появляется благодаря милости Диониса. Сам ничего не делает, но заменяет любое строение, когда из четырёх получается метрополия.
    .rules = H4.3
help-metropolis = Четыре разных строения или четыре философа превращаются в метрополию, как только собраны. Она встаёт на ваш остров, где метрополии ещё нет, и служит портом, крепостью, храмом и университетом сразу. У кого в конце раунда две метрополии (вдвоём — три), побеждает; из нескольких — самый богатый. Команде нужно три на двоих.
    .rules = B7
help-metropolis-military = Служит всеми четырьмя строениями, как любая метрополия, но прибавляет к обороне своей территории 3 вместо 1.
    .rules = T5.10
help-metropolis-coastal = Служит всеми четырьмя строениями, как любая метрополия, но прибавляет 3 вместо 1 флотилиям владельца в каждом море у своей территории, и в нападении тоже.
    .rules = T5.10
help-metropolis-spiritual = Служит всеми четырьмя строениями, как любая метрополия, и ещё одним храмом.
    .rules = T5.10
help-metropolis-cultural = Служит всеми четырьмя строениями, как любая метрополия, и её владелец отдаёт за метрополию трёх философов, а не четырёх.
    .rules = T5.10
help-metropolis-commercial = Служит всеми четырьмя строениями, как любая метрополия, и приносит владельцу на 2 золотых больше при каждом доходе.
    .rules = T5.10

## Creatures

help-card-fates = Призвавший ещё раз получает доход со всех своих островов и торговых полей.
    .rules = C1
help-card-satyr = Забирает философа у другого игрока.
    .rules = C2
help-card-dryad = Забирает жреца у другого игрока.
    .rules = C3
help-card-siren = Отсылает домой вражескую флотилию, которая одна в своём море, и ставит на её место флотилию призвавшего. Битвы нет.
    .rules = C4
help-card-pegasus = Отряды одного вашего острова перелетают на любой другой без флотилий. Дальше всё как при обычной высадке, с битвой, если нужно.
    .rules = C5
help-card-giant = Разрушает строение, чьё бы оно ни было. Метрополии ничего не грозит.
    .rules = C6
help-card-chimera = Делает то же, что одно из существ в сбросе, без доплаты. Потом весь сброс замешивают в колоду.
    .rules = C7
help-card-cyclops = Превращает одно ваше строение в строение другого вида.
    .rules = C8
help-card-sphinx = Покупает у призвавшего отряды, флотилии, жрецов и философов, по 2 золотых за каждого, сколько угодно.
    .rules = C9
help-card-sylph = Десять бесплатных шагов для флотилий призвавшего; делить их между флотилиями можно как угодно. Флотилии, вступившие в бой, дальше не плывут.
    .rules = C10
help-card-harpy = Уносит один отряд другого игрока. Остров остаётся за владельцем.
    .rules = C11
help-card-griffon = Забирает половину золота другого игрока, с округлением вниз.
    .rules = C12
help-card-kraken = Всплывает в любом море и топит там все флотилии, потом плывёт дальше, за 1 золотой с каждого шага. Где остановится, там и стоит до следующего призыва, и флотилиям туда хода нет.
    .rules = C13
help-card-minotaur = Стоит на острове до хода призвавшего в следующем раунде и обороняет остров как два отряда. Гибнет последним.
    .rules = C14, C0.5
help-card-chiron = Стоит на острове до хода призвавшего в следующем раунде и не подпускает Гиганта, Гарпию и чужого Пегаса, а если в игре герои — то и Эриний, Эмпусу и полёт Персея.
    .rules = C15, C0.5
help-card-medusa = Стоит на острове до хода призвавшего в следующем раунде. Ни один отряд не может покинуть этот остров.
    .rules = C16, C0.5
help-card-polyphemus = Стоит на острове до хода призвавшего в следующем раунде. Все флотилии вокруг, и ваши тоже, отгоняет на одно море прочь; те, которым некуда уйти, погибают. Пока он там, близко не подойти никому.
    .rules = C17, C0.5
help-card-cerberus = Стоит на острове до хода призвавшего в следующем раунде. Доход этого острова получает призвавший: и за процветание, и золото, которое там лежит.
    .rules = H3.7, C0.5
help-card-erinyes = Переносят положенный на остров маркер процветания на остров призвавшего. Хирон их не подпускает.
    .rules = H3.7
help-card-empusa = Забирает всё золото с некрополя, если там нет Хирона.
    .rules = H3.7
help-card-charon = Возвращает героя, покинувшего игру, без доплаты. Пожертвовать им в этом раунде нельзя.
    .rules = H3.7

## Heroes

help-card-achilles = Герой. При ничьей в столкновении его сторона не теряет ничего. Жертва: владелец основывает метрополию, если у него достаточно островов, а именно пять (с «Титанами» — семь территорий). Содержание, с первого раунда после найма: 2 золотых или жрица.
    .rules = H3.6, H3.4
help-card-penthesilea = Герой. Прибавляет 1, когда её сторона нападает на остров. Жертва при основании метрополии: метрополия встаёт на потаённом острове амазонок, где её никто не отнимет. Содержание, с первого раунда после найма: 2 золотых или жрица.
    .rules = H3.6, H3.4
help-card-perseus = Герой. Крепости и метрополии острова, на который он нападает, не помогают обороняющимся. Жертва: отряды одного вашего острова перелетают на другой, как с Пегасом. Содержание, с первого раунда после найма: 2 золотых или жрица.
    .rules = H3.6, H3.4
help-card-ulysses = Герой. Раз за битву может бросить свой кубик ещё раз; считается второй бросок. Жертва: жрецы владельца становятся философами, сколько он захочет. Содержание, с первого раунда после найма: 2 золотых или жрица.
    .rules = H3.6, H3.4
help-card-hector = Герой. Прибавляет 1, когда его сторона обороняет остров. Жертва: для метрополии хватает строений трёх видов. Содержание, с первого раунда после найма: 2 золотых или жрица.
    .rules = H3.6, H3.4
help-card-ajax = Герой. Сражается за двоих, а гибнет как один. Жертва: за 12 золотых владелец основывает метрополию. Содержание, с первого раунда после найма: 2 золотых или жрица.
    .rules = H3.6, H3.4

## Artifacts

help-card-sandals = Артефакт: 1 золотой дохода. Кто уходит вместе с ними, может высадиться на любой территории того же острова. В команде владелец может в начале хода отправить их союзнику за 1 золотой.
    .rules = T5.5, T5.2
help-card-caduceus = Артефакт: 1 золотой дохода. В битве на его территории владелец может заплатить по 1 золотому за каждую наземную потерю и избежать её. В команде может заплатить союзник, если не платит владелец.
    .rules = T5.6, T5.2
help-card-helm = Артефакт: 1 золотой дохода. Кто берёт его с собой, пользуется любыми флотилиями, кроме союзных, и может проходить через чужие территории; каждый шаг оплачивается как перемещение. В команде владелец может в начале хода отправить его союзнику за 1 золотой.
    .rules = T5.7, T5.2
help-card-lightning = Артефакт: 1 золотой дохода. Кто перебивает ставку владельца, сразу платит ему 1 золотой. В команде его можно отдать союзнику.
    .rules = T5.8, T5.2
help-card-cornucopia = Артефакт. Каждый маркер процветания на его территории приносит 2 золотых вместо 1. В команде владелец может поделиться доходом этой территории с союзником.
    .rules = T5.9, T5.2

## Divine favours

help-favour-aphrodite = Даёт жрицу тому, кому достался бог рядом с милостью. Раз за ход, за 2 золотых: отряды одного вашего острова удваиваются, насколько хватит резерва.
    .rules = H4.2
help-favour-artemis = Даёт жрицу тому, кому достался бог рядом с милостью. Раз за ход: философ или жрец становится отрядом или флотилией.
    .rules = H4.2
help-favour-demeter = Даёт жрицу тому, кому достался бог рядом с милостью. Раз за ход: по 1 золотому за каждый ваш остров.
    .rules = H4.2
help-favour-hera = Даёт жрицу тому, кому достался бог рядом с милостью. Раз за ход, за 2 золотых: карты колоды открывают, пока не придёт герой, и он нанят без доплаты.
    .rules = H4.2
help-favour-hestia = Даёт жрицу тому, кому достался бог рядом с милостью. Раз за ход, за 2 золотых: любое строение — порт, крепость, храм или университет.
    .rules = H4.2
help-favour-dionysus = Даёт магический предмет тому, кому достался бог рядом с милостью. Раз за ход, за 2 золотых: театр, который заменяет любое строение.
    .rules = H4.2
help-favour-hephaestus = Даёт магический предмет тому, кому достался бог рядом с милостью. Раз за ход, за 2 золотых: посмотреть ещё два предмета и оставить себе один, лицом вниз.
    .rules = H4.2
help-favour-hermes = Даёт магический предмет тому, кому достался бог рядом с милостью. Раз за ход: маркер процветания в море с вашими флотилиями; отныне оно приносит на 1 золотой больше.
    .rules = H4.2

## Magic items

help-item-trident = В морской битве, перед броском: 2 сверх остального в этом столкновении.
    .rules = H4.5
help-item-apple = Перед первой ставкой раунда: другой игрок не может делать ставки на одного из богов в этом раунде.
    .rules = H4.5
help-item-obol = После броска кубиков угрозы: оба кубика бросают ещё раз, считается второй бросок.
    .rules = H4.5
help-item-spear = В наземной битве, перед броском: 2 сверх остального в этом столкновении.
    .rules = H4.5
help-item-aegis = В битве, когда грозит потеря: потери не будет.
    .rules = H4.5
help-item-fleece = В свой ход: 3 золотых.
    .rules = H4.5
help-item-cup = При покупке существа или героя: цена — 1 золотой.
    .rules = H4.5
help-item-lyre = В свой ход: существо с любого острова переходит на другой остров. Карта остаётся у призвавшего.
    .rules = H4.5
help-item-thread = При отступлении на суше: на любой ваш остров, без флотилий. Медуза не отпускает никого.
    .rules = H4.5
help-item-pandora = В свой ход: все существа ряда уходят в сброс, и на их место приходят другие карты. Герои остаются.
    .rules = H4.5

### The drawn board

board-cycle = Раунд { $cycle }: { $phase }
board-prelude = Перед игрой: { $phase }
board-over = Игра окончена
board-threat = угроза { $threat }, Аид при { $most }
board-bid = { $marker } { $gold }
board-turn = ход: { $player }
board-favour = + { $favour }{ $used ->
    [yes] {" "}(применена)
   *[no] {""}
}
board-covers = Аид закрывает { $god_acc }
board-apple = { $player }: без ставок на { $god_acc }
board-face-down = лицом вниз: { $gods }
board-order = очередь подношений: { $markers }
board-order-next = следующий раунд: { $markers }
board-creatures = Существа
board-price-lower = сейчас { $price }
board-deck = колода { $deck }, сброс { $discard }
board-cities = Города
board-columns = зол дох ост мет отр флт жрц фил
board-team = Команда { $number }: { $cities }
board-specials = Особые метрополии в запасе: { $metropolises }
board-last-cycle = Последний раунд
board-figure = { $card } { $isle_on } ({ $holder_short })
board-also = На столе ещё
board-place = { $place }: { $things }
board-necropolis = некрополь
board-gold = { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
board-priestesses = { $count ->
    [one] { $count } жрица
    [few] { $count } жрицы
   *[many] { $count } жриц
}
board-secret-item = { $item } (лицом вниз)
board-hidden-items = { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
} лицом вниз
board-hidden-isle = Метрополия на потаённом острове: { $player }
board-gone = Покинули игру: { $heroes }
board-closed = закрыто
board-out = вне игры
board-legend = На острове: буквы владельца и отряды, $ — доход, ! — подробности ниже; справа в каждой клетке
    П порт, К крепость, Х храм, У университет, Т театр, М метрополия, Н некрополь, . свободное место,
    o свободное место под метрополию.
    В море: номер, $ — доход, буквы владельца и флотилии, + флотилии нежити.
    Города: буквы (того города, чей цвет у игрока) и имя; затем золото, доход,
    острова, метрополии, отряды, флотилии, жрецы, философы.

### Playing in the terminal

play-welcome = Вы играете за { $player_acc }, против вас { $others }. Зерно { $seed }. Команды — по слову «справка».
play-opponent = { $player } ({ bot-level })
# Уровень — по-русски; другие боты называются так, как их ввели.
bot-level = { $level ->
    [easy] слабый
    [normal] обычный
    [hard] сильный
    [expert] мастер
   *[other] { $level }
}
play-modules = Дополнения: { $modules }.
play-partner = Ваш союзник — { $player }.
play-house-rules = Домашние правила: { $rules }
play-waiting = { $player_num ->
    [pl] Думают
   *[sg] Думает
} { $player }…
play-deciding = { $player_num ->
    [pl] Решают
   *[sg] Решает
} { $player }: { $question }
play-prompt = { $player }, { $gold } ЗМ>
play-typed-bid = Или введите бога и ставку: { $example }
play-typed-count = Или введите место и меньшее число: { $example }
play-only-choice = Выбор один: просто нажмите клавишу ввода.
play-up-to = { $words } (не больше { $most })
play-sea = { $id }, { $sea }
play-sea-choice = { $id }: { $words }
play-held = { $words } ({ $player }: { $units })
play-priced = { $words }, { $price } ЗМ
play-ends = { $words } (всегда: { $typed })
play-label-recruit-troop = { $turn ->
    [hades] Отряд нежити
   *[other] Отряд
}{ price-asked }
play-label-recruit-fleet = { $turn ->
    [hades] Флотилия нежити
   *[other] Флотилия
}{ price-asked }
play-label-build = Построить { $building_acc }{ price-asked }
play-label-build-necropolis = Построить некрополь{ price-asked }
play-label-move-troops = Двигать отряды{ price-asked }
play-label-recruit-titan = Титан{ price-asked }
play-label-move-titans = Двигать титанов{ price-asked }
play-label-move-fleets = Двигать флотилии{ price-asked }
play-label-call = Призвать
play-label-change = Прогнать{ price-asked }
play-ambiguous = Это можно понять по-разному: { $choices }
play-no-number = Варианта { $number } нет: есть варианты от 1 до { $last }.
play-not-understood = Непонятно: «{ $text }». Введите номер, действие вроде «{ $example }» или «справка».
play-legal = Это сейчас можно: { $text }
play-why-usage = Введите ? и действие, например: ? recruit troop naxos
play-undone = Шаг отменён.
play-saved = Сохранено: { $file }.
play-save-usage = Введите «записать» и имя файла.
play-not-saved = Сохранить не получилось: { $reason }
play-no-help = Справки по слову «{ $topic }» нет. Есть такие: { $topics }.
play-quit = Вы вышли из игры.
play-help = Номер выбирает вариант. Действие можно и ввести, целиком («recruit troop naxos») или кратко («арес 5», «наксос»).
    ? ДЕЙСТВИЕ, почему     почему действие невозможно
    подсказка              что сделал бы сейчас лучший бот и почему
    к, конец               завершить ход
    о, отменить            отменить свой последний шаг
    п, поле                нарисовать поле
    ж, журнал [СТРОК]      что произошло
    с, справка [ТЕМА]      справка: бог, существо, герой, строение, милость, магический предмет, правило
    з, записать ФАЙЛ       сохранить партию
    в, выйти               выйти
    Английские команды (hint, end, undo…) тоже понимаются.

### Hints

hint-thinking = Лучший бот думает…
hint-promise = { $option }: шанс на победу { $chance } %
hint-best = Лучший бот сделал бы так:
hint-only = Ничего другого сделать нельзя.
hint-next-best = Другие хорошие варианты:
hint-then = Затем:
hint-equal = { $option }: примерно то же
hint-later = Затем
hint-with-god = С { $god_ins }
hint-reason-later = { $when }: { $reason }

## Why a choice is good

reason-wins = { $percent ->
    [100] Это победа в игре
   *[other] Победа в игре, если битва выиграна: { $percent } %
}
reason-enough-metropolises = { $percent ->
    [100] { $count ->
        [one] { $count } метрополия
        [few] { $count } метрополии
       *[many] { $count } метрополий
    }: это победа, если сохранить их до конца раунда
   *[other] Если битва выиграна ({ $percent } %), будет { $count ->
        [one] { $count } метрополия
        [few] { $count } метрополии
       *[many] { $count } метрополий
    }: это победа в конце раунда
}
reason-stops-winning = { $percent ->
    [100] { $player } больше не { $player_num ->
        [pl] выигрывают
       *[sg] выигрывает
    }: метрополий не хватает
   *[other] { $player } больше не { $player_num ->
        [pl] выигрывают
       *[sg] выигрывает
    }, если битва выиграна: { $percent } %
}
reason-eliminates = { $percent ->
    [100] { $player } { $player_num ->
        [pl] выбывают
       *[sg] выбывает
    } из игры
   *[other] { $player } { $player_num ->
        [pl] выбывают
       *[sg] выбывает
    } из игры, если битва выиграна: { $percent } %
}
reason-takes-metropolis = { $percent ->
    [100] { $player } { $player_num ->
        [pl] теряют
       *[sg] теряет
    } метрополию { $isle_on }: она ваша
   *[other] { $player } { $player_num ->
        [pl] теряют
       *[sg] теряет
    } метрополию { $isle_on }, если битва выиграна: { $percent } %
}
reason-founds-metropolis = Новая метрополия { $isle_on }
reason-denies-victory = С { $god_ins } { $player } { $player_num ->
    [pl] могут
   *[sg] может
} основать победную метрополию
reason-denies-metropolis = С { $god_ins } { $player } { $player_num ->
    [pl] могут
   *[sg] может
} основать метрополию
reason-takes-isle = { $percent ->
    [100] { $player } { $player_num ->
        [pl] теряют
       *[sg] теряет
    } { $isle_acc }: это теперь ваше владение
   *[other] { $player } { $player_num ->
        [pl] теряют
       *[sg] теряет
    } { $isle_acc }, если битва выиграна: { $percent } %
}
reason-settles-isle = Новое владение: { $isle }
reason-guards-isle = { $isle } — под защитой: иначе { $player } { $player_num ->
    [pl] могут
   *[sg] может
} туда прийти
reason-artifact = Артефакт ваш: { $card }
reason-kind-of-building = Видов строений для метрополии: { $count } из { $needed }
reason-philosopher = Философов для метрополии: { $count } из { $needed }
reason-income = Доход больше на { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
} в каждом раунде
reason-weakens = { $player } { $player_num ->
    [pl] теряют
   *[sg] теряет
} { $count ->
    [one] { $count } боевую единицу
    [few] { $count } боевые единицы
   *[many] { $count } боевых единиц
}
reason-hero = Герой на службе: { $card }
reason-priest = { $count ->
    [one] { $count } жрец: каждая ставка на { $count } золотой дешевле
    [few] { $count } жреца: каждая ставка на { $count } золотых дешевле
   *[many] { $count } жрецов: каждая ставка на { $count } золотых дешевле
}
reason-units = Сил больше на { $count }
reason-gold = Сейчас на { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
} больше
reason-holds-isle = Ещё можно удержать { $isle_acc }
reason-fights-for-isle = Ещё можно взять { $isle_acc }
reason-saves-units = Спасено сил: { $count }
reason-apollo = Ничего не стоит и приносит { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
reason-apollo-marker = Открыть очередь к Аполлону: маркер процветания
reason-keeps-gold = { $gold ->
    [one] { $gold } золотой остаётся на будущее
   *[other] { $gold } золотых остаются на будущее
}

### Watching a record

replay-progress = После действий: { $done } из { $all }
replay-keys = Ввод: дальше, н: назад, число: туда, в: выход >
# What can be typed for it beside b, with commas.
replay-back = н, назад
replay-end = Здесь запись кончается.

### Server

serve-address = Столы открыты по адресу { $url }
serve-network = Другие в вашей сети заходят по адресу { $url }
serve-bots-compiled = Движок скомпилирован: боты думают на нём уже сейчас, сервер — со следующего запуска.
serve-bots-stay = Скомпилированный движок собран из других исходников, чем этот сервер: до следующего запуска боты работают по-прежнему.
verify-practice = Это была партия для практики: каждый мог возвращаться назад сколько угодно.
verify-fair = Игра была честной: зерно подходит к хешу { $hash }, все броски и карты ({ $outcomes }) получены из него, и журнал ведёт через действия ({ $actions }) на поле { $board } к записанному концу.

### Boards

board-players = { $most ->
    [one] { $counts } игрок
    [few] { $counts } игрока
   *[many] { $counts } игроков
}
board-players-range = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
board-size = территорий { $territories } на островах ({ $isles }), морей { $seas }, мест для строений { $slots }, мест под метрополии { $metropolis_spaces }, начальных строений { $sites }; процветание { $prosperity } на суше, { $trade_prosperity } на торговых полях ({ $trade_seas }); территорий без берега: { $without_coast }.
board-for = Игроков: { $players }
board-starts = Начальные места: доход, места для строений и под метрополии в начале, процветание не дальше двух морей и сколько морей отделяет от каждого из остальных.
board-free-placement = Свободное размещение: каждый найдёт, где начать, где бы ни встали остальные.
board-titans = «Титаны»: пар соседних территорий для начала — { $pairs }, с доходом от { $least } до { $most } и процветанием от { $near_least } до { $near_most } не дальше двух морей.
board-no-starts = Без начальных мест: { $why }.
board-no-free-placement = Без свободного размещения: { $why }.
board-no-titans = Без «Титанов»: { $why }.
board-column-start = начало
board-column-revenue = доход
board-column-slots = строений
board-column-spaces = метрополий
board-column-near = рядом
board-column-distances = морей между
board-drawn = Поле нарисовано: { $path }

## The message

error-malformed = Сообщение не читается.
error-bad-field = Что-то в сообщении не так: { $field }.
error-unknown-type = Таких сообщений не бывает.
error-too-large = Сообщение слишком большое.
error-too-many = Слишком много сразу. Подождите немного.
error-flood = Соединение закрыто: слишком много сообщений.
error-slow = Соединение слишком медленное и устанавливается заново.
error-too-many-connections = С вашего адреса слишком много соединений с этим столом.
error-foreign-origin = Страницам других сайтов этого нельзя.
error-unknown-host = Под этим именем сервер не известен. Назвать имя может тот, кто запускает сервер, через --origin.
error-too-many-tables = С вашего адреса сегодня открыто слишком много столов. Приходите завтра.
error-not-found = По этому адресу ничего нет.
error-wrong-method = Так этот адрес использовать нельзя.
error-hello-first = Стол сначала ждёт приветствия.
error-version = Страница старее или новее сервера. Загрузите её заново.

## Tables and seats

error-unknown-table = Такого стола нет. Возможно, его закрыли.
error-unknown-seat = Такого места нет.
error-bad-token = Эта ссылка не даёт права на место за этим столом.
error-not-seated = Вы наблюдаете: это могут только те, кто за столом.
error-bad-title = В названии не больше 40 букв, и все печатные.
error-bad-name = В имени от 1 до 24 букв, и все печатные.
error-name-taken = Такое имя или очень похожее за этим столом уже есть.
error-name-of-city = Это название города или похоже на него: так зовут ботов.
error-bad-players = С этими дополнениями число игроков бывает таким: { $possible }.
error-bad-modules = Такого дополнения нет.
error-bad-options = О таких домашних правилах не договориться. { $fault }
error-bad-teams = Для команд по двое нужны «Титаны» и четыре или шесть игроков; вшестером всегда играют командами.
error-bad-board = Это поле не подходит. { $fault }
error-unknown-board = Такого поля нет.
error-board-players = На поле { $board } число игроков бывает таким: { $possible }.
error-board-starts = На поле { $board } нет начальных мест для стольких: выберите свободное размещение.
error-unknown-lesson = Такого урока нет.
error-bad-bots = Таких ботов нет, или их не столько же, сколько мест.
error-bad-colour = Такого цвета нет.
error-colour-taken = Этот цвет уже выбран.
error-seat-taken = Это место занято.
error-table-full = Все места заняты.
error-table-closed = Стол закрыт: за ним никого не осталось.
error-not-host = Это может только хозяин стола.
error-bad-order = Это не порядок мест.
error-nobody-there = На этом месте никого нет.
error-removes-self = Вы хозяин стола: чтобы освободить своё место, выйдите из-за стола.
error-already-started = Игра уже началась.
error-not-started = Игра ещё не началась.
error-not-over = Игра ещё не окончена.
error-already-over = Игра окончена.

## Play

error-log-unreadable = Эту игру не продолжить: её журнал не воспроизводится. Её можно посмотреть и скачать.
error-stale = Тем временем что-то произошло. Посмотрите ещё раз.
error-not-an-action = Такого действия нет.
error-not-the-task = Сейчас урок просит другого.
error-no-hints = За этим столом подсказок нет.
error-hint-under-way = Подсказка уже обдумывается.
error-no-practice = Этот стол не для практики.
error-judge-under-way = Ваш шанс уже считается.
error-judge-failed = Ваш шанс сейчас не посчитать. Попробуйте ещё раз.
error-moment-over = Игра там уже окончена: доигрывать нечего.
error-moment-failed = Этот момент сейчас не расставить. Попробуйте ещё раз.
error-hint-failed = Подсказки сейчас нет. Попробуйте ещё раз.
error-bad-record = Эту запись не воспроизвести. { $fault }
error-judging-failed = Шансы сейчас не посчитать. Попробуйте ещё раз.
error-statistics-failed = Статистики сейчас нет. Попробуйте ещё раз.
error-replay-failed = Игру сейчас не посмотреть. Попробуйте ещё раз.
error-bot-plays = На этом месте сейчас играет бот. Сначала верните место себе.
error-no-bot-plays = На вашем месте нет бота.
error-others-play = Здесь сидят и другие люди: скорость ботов — общая для стола.
error-no-teams = Союзника у вас нет: в этой игре нет команд.
error-bad-text = В строке от 1 до 500 букв, и все печатные.

## Consent

error-proposal-open = Уже есть другое предложение. Сначала решите его.
error-no-proposal = Этого предложения больше нет.
error-not-asked = Вас не спрашивали, или вы уже ответили.
error-bad-proposal = Такое предложить нельзя.
error-not-in-force = Туда вернуться нельзя.
error-seat-present = Игрок этого места здесь.
error-just-gone = Игрок этого места только что ушёл. Бота можно попросить через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.

## The server

error-restart = Сервер перезапускается. Игра вот-вот продолжится.
error-storage-failed = Сохранить не удалось, поэтому ничего не произошло. Попробуйте ещё раз.
error-internal = На сервере что-то пошло не так. Ничего не изменилось.
error-page-missing = Страница не собрана. Сам сервер работает: см. docs/protocol.md.

### The page

## Start

page-title = Киклады
page-motto = Снискайте благосклонность богов, правьте островами, возведите две метрополии.
page-the-game = Что это за игра
page-the-game-about = Каждый раунд вы предлагаете золото богам: с Посейдоном плывут, с Аресом идут в поход, с Зевсом и Афиной строят и учатся, а существа из мифов могут всё перевернуть. У кого в конце раунда две метрополии, тот побеждает, так что следите, кто близок к цели, и забирайте то, чего ему не хватает.
page-play-bots = Играть с ботами
page-rules = Правила
page-rule = Правило { $rule }
page-new-table = Новый стол с друзьями
page-learn = Научиться играть
page-learn-offer = Впервые здесь? Десять коротких уроков, по минуте каждый, покажут, как играть.
page-learn-yes = Показать
page-learn-no = Нет, спасибо
page-fan-made = Неофициальный проект поклонников игры. Все рисунки и тексты — наши собственные.
page-players = Игроков вместе с вами
page-level = Сила ботов
page-level-easy = слабый
page-level-normal = обычный
page-level-hard = сильный
page-level-expert = мастер
page-start = Начать игру
page-you = вы
page-friend = друг
page-bot = бот ({ $level })
page-title-against-bots = { $name } против ботов
page-title-bots = Игра с ботами
page-title-of = Стол игрока { $name }
page-try-title = Проба с шага { $step }
page-first-name = Первая игра
page-your-name = Ваше имя
page-name-missing = Не хватает вашего имени: поле для него вверху.
page-table-title = Название стола
page-modules = Дополнения
page-modules-hades = Из дополнения «Аид», каждый модуль сам по себе
page-module-free-placement = { module-free_placement }
page-module-hades = { module-hades }
page-module-heroes = { module-heroes }
page-module-favours = { module-favours }
page-module-titans = { module-titans }
page-always-with-titans = «Титаны» всегда начинаются с этого.
page-counts-without-titans = Шестерым игрокам нужно дополнение «Титаны».
page-counts-with-titans = «Титаны» — для игроков числом от трёх до шести.
page-teams = Команды
page-in-teams = Команды по двое
page-teams-about = Союзники побеждают вместе, знают золото друг друга и переписываются наедине.
page-teams-always = { $players ->
    [one] { $players } игрок всегда играет
    [few] { $players } игрока всегда играют
   *[many] { $players } игроков всегда играют
} командами: места 1 и 2, 3 и 4, 5 и 6.
page-team = Команда { $number }
page-board-choice = Поле
page-board-usual = обычное для этого числа игроков
page-board-own = своё, из файла…
page-board-file = Файл поля
page-board-how = Текстовый файл того же вида, что у полей самой игры. Он проверяется сразу после выбора.
page-board-read = { $board }: игроков — { $counts }
page-board-counts = { $board } — поле для такого числа игроков: { $counts }.
page-seats = Места
page-seat = Место { $number }
page-who-may-join = Кто может сесть за стол
page-by-link = у кого есть ссылка
page-public = кто угодно
page-house-rules = Домашние правила
page-ledger-kept = Учёт золота всех игроков по тому, что видели все
page-practice = Практика
page-more = Правила и прочее
page-first-game = Первая игра, с советами
page-try = Попробовать
page-practice-table = Для практики
page-practice-about = Любой шаг можно отменить, подсказки даются по шагам, и можно спросить, каковы ваши шансы на победу.
page-practice-moment = Практика: выбранный момент
page-practice-back = к моменту (шаг { $step })
page-practice-step = Шаг { $step }
page-hints-allowed = Можно просить подсказки
page-option-edition = Редакция правил
page-option-edition-first = первая
page-option-edition-second = вторая
page-option-open-gold = Золото у всех открыто
page-option-priests-two-player = Вдвоём жрец сберегает на
page-option-priests-two-player-null = как в той редакции
page-option-priests-two-player-each = обеих ставках
page-option-priests-two-player-joint = одной из двух ставок
page-option-apollo-marker = Маркер процветания Аполлона кладут
page-option-apollo-marker-null = как в той редакции
page-option-apollo-marker-own = на свой остров
page-option-apollo-marker-any = на любой остров
page-option-tiebreak = При равенстве метрополий
page-option-tiebreak-gold = сначала решает золото
page-option-tiebreak-metropolises = сначала решает число метрополий
page-option-max-cycles = Последний раунд (пусто: без него)
page-make-table = Открыть стол
page-lobby = Столы
page-lobby-empty = Открытых столов сейчас нет. Откройте свой или сыграйте с ботами.
page-table-open = { $free ->
    [0] вот-вот начнётся
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}
page-table-running = раунд { $cycle }
page-lobby-teams = командами
page-free-seat = свободно
page-join = Сесть за стол
page-watch = Наблюдать

## Waiting room

page-waiting-room = Кто играет
page-seats-of-teams = Места друг под другом — союзники: кто выбирает место, выбирает и союзника.
page-own-board = На собственном поле: { $board }
page-your-partner = ваш союзник
page-sit-here = Сесть сюда
page-is-ready = всё готово
page-not-ready = ещё нет
page-is-host = хозяин
page-removed = Хозяин стола освободил ваше место. Вы по-прежнему можете смотреть или занять свободное место.
map-base-2-3 = «Киклады», 2–3 игрока
map-base-4 = «Киклады», 4 игрока
map-base-5 = «Киклады», 5 игроков
map-titans-3-4 = Полумесяц Каллисты
map-titans-5-6 = Наксос и Парос
page-played-by = Игроков: { $players }, поле: { $board }.
page-base-game = Базовая игра
page-table-without-hints = Просить подсказки нельзя.
page-colour = Ваш город
page-ready = Можно начинать
page-wait-please = Подождите, ещё нет
page-seats-free = Игра начнётся, когда все места будут заняты и все скажут «Можно начинать».
page-starts-when-ready = Игра начнётся, когда все скажут «Можно начинать».
page-leave = Выйти
page-leave-sure = Выйти из игры? Остальные могут попросить бота на ваше место; вы сможете вернуться.
page-leave-bots-sure = Выйти из игры? Она подождёт вас: вы найдёте её на главной странице.
page-leave-seat-sure = Освободить место? Тогда его сможет занять другой.
page-name-first = Сначала введите имя, потом выберите место.
page-invite = Пригласить других
page-invite-how = Кто откроет эту ссылку, может занять свободное место или наблюдать.
page-invite-full = Пригласить наблюдателей
page-invite-how-full = По этой ссылке можно наблюдать за игрой.
page-qr = Ссылка в виде графического кода
page-invite-link = Ссылка-приглашение, для других
page-recovery-link = Ссылка на ваше место, только для вас
page-copy-invite = Скопировать приглашение
page-copy-seat = Скопировать ссылку на место
page-copied = Скопировано
page-recovery = Ваше место на другом устройстве
page-recovery-how = Эта ссылка даёт право на ваше место. Откройте её на другом устройстве, чтобы играть дальше там, и никому не показывайте.

## Connection

page-connecting = Соединение…
page-connection-lost = Связи нет. Пробуем ещё раз…
page-try-now = Попробовать сейчас
page-bad-link = { $seated ->
    [yes] Эта ссылка на место не действует; возможно, она скопирована не целиком. Вы остаётесь на своём месте.
   *[no] Эта ссылка на место не действует; возможно, она скопирована не целиком. Откройте всю ссылку, чтобы занять место.
}
page-outdated = Сервер обновился. Загрузите страницу заново: ничего не пропадёт, написанное и выбранное сохранится.
page-reload = Загрузить заново
page-to-start = На главную
page-error = Что-то пошло не так ({ $code }).
page-unreachable = Сервер недоступен.

## Game words: what they mean, and `.forms` in which they stand in sentences

page-word-offering = Сколько золота город предлагает богу во время подношений. Кто предложил больше всех, с тем бог весь раунд, и платят только по этой ставке.
    .forms = ставка, ставки, ставке, ставку, ставкой, ставок, ставкам, ставками, ставках, подношения, подношений, подношениям, подношениями, подношениях
page-word-marker = Фишка города: стоит там, где он делает ставку, и в очерёдности. Вдвоём у каждого по два.
    .forms = маркер подношений, маркер, маркера, маркеру, маркером, маркере, маркеры, маркеров, маркерам, маркерами, маркерах
page-word-cycle = Круг игры: новые существа, новые боги, доход, подношения, потом ходы всех. Игра кончается в конце раунда.
    .forms = раунд, раунда, раунду, раундом, раунде, раунды, раундов, раундам, раундами, раундах
page-word-priest = Карта, с которой каждая ставка владельца на 1 золотой дешевле, но не дешевле 1.
    .forms = жрец, жреца, жрецу, жрецом, жреце, жрецы, жрецов, жрецам, жрецами, жрецах
page-word-philosopher = Карта. Четыре философа сразу превращаются в метрополию.
    .forms = философ, философа, философу, философом, философе, философы, философов, философам, философами, философах
page-word-metropolis = Большой город из четырёх разных строений или четырёх философов; служит всеми четырьмя строениями. Две в конце раунда приносят победу (вдвоём — три, команде — три на двоих).
    .forms = метрополия, метрополии, метрополию, метрополией, метрополий, метрополиям, метрополиями, метрополиях
page-word-metropolis-space = Место на острове, где может встать метрополия. До этого там могут стоять строения; с её приходом они исчезают.
    .forms = место под метрополию, места под метрополию, месту под метрополию, местом под метрополию, месте под метрополию, места под метрополии, мест под метрополии, местах под метрополии
page-word-set = Порт, крепость, храм и университет на любых островах одного города: вместе они сразу превращаются в метрополию.
    .forms = набор строений, набора строений, набору строений, набором строений, наборе строений, наборы строений, наборов строений, набор, набора, набору, набором, наборе
page-word-slot = Место на острове для одного строения.
    .forms = место для строения, места для строения, месту для строения, местом для строения, месте для строения, места для строений, мест для строений, свободное место, свободного места, свободном месте, свободные места, свободных мест
page-word-isle = Суша, окружённая морем. Принадлежит тому, кто взял её последним, есть там отряды или нет.
    .forms = остров, острова, острову, островом, острове, островов, островам, островами, островах
page-word-territory = Часть острова, у которой свой владелец. На большинстве полей остров — одна территория; с «Титанами» на острове их несколько.
    .forms = территория, территории, территорию, территорией, территорий, территориям, территориями, территориях
page-word-discount = Каждый храм делает одно существо за раунд на 1 золотой дешевле, но не дешевле 1. Число на храме — сколько таких скидок осталось.
    .forms = скидка за храмы, скидки за храмы, скидку за храмы, скидкой за храмы, скидок за храмы, храм сберегает, храмы сберегают
page-word-chain = Соседние моря, в каждом из которых флотилии одного города, от берега одного острова до другого. По ней переходят отряды.
    .forms = цепочка флотилий, цепочки флотилий, цепочке флотилий, цепочку флотилий, цепочкой флотилий, цепочка ваших флотилий, цепочки ваших флотилий, цепочке ваших флотилий, цепочку ваших флотилий, цепочкой ваших флотилий, цепочкам ваших флотилий
page-word-retreat = Выход из битвы после столкновения, сначала решает обороняющийся: отряды уходят на другой свой остров по цепочке флотилий, флотилии — в соседнее море без противника.
    .forms = отступление, отступления, отступлению, отступлением, отступлении, отступить, отступает, отступают
page-word-prosperity = Маркер на острове или в море, который приносит владельцу на 1 золотой больше в каждом раунде.
    .forms = маркер процветания, маркера процветания, маркеру процветания, маркером процветания, маркере процветания, маркеры процветания, маркеров процветания, маркерам процветания, маркерами процветания, процветание, процветания, процветанию, процветанием, процветании
page-word-revenue = Золото каждого раунда: по 1 за каждое процветание на своих островах и на торговых полях со своими флотилиями. При свободном размещении в первом раунде дохода нет.
    .forms = доход, дохода, доходу, доходом, доходе
page-word-track = Три места, с которых призывают существ, за 4, 3 и 2 золотых.
    .forms = ряд существ, ряда существ, ряду существ, рядом существ, ряду
page-word-discard = Карты, которые использованы или не куплены. Когда колода кончается, их перемешивают, и они становятся новой колодой.
    .forms = сброс, сброса, сбросу, сбросом, сбросе, сбросить, сбрасывает, сбрасывают
page-word-supply = Всё, что ещё никому не принадлежит. Чего там нет, того не получить.
    .forms = запас, запаса, запасу, запасом, запасе, резерв, резерва, резерву, резервом, резерве
page-word-necropolis = Место на острове, которое строят с Аидом. За каждый отряд и каждую флотилию, погибшие в битве или от существа, туда кладут 1 золотой; владелец острова забирает это золото вместе с доходом.
    .forms = некрополь, некрополя, некрополю, некрополем, некрополе
page-word-undead = Отряды и флотилии, которых поднимает Аид. Сражаются как обычные, а в конце раунда исчезают.
    .forms = нежить, нежити, нежитью
page-word-threat = В каждом раунде к ней прибавляют два кубика. При 9 приходит Аид.
    .forms = угроза, угрозы, угрозе, угрозу, угрозой
page-word-priestess = Карта, которая удерживает героя без платы или существо на острове ещё на один раунд.
    .forms = жрица, жрицы, жрице, жрицу, жрицей, жриц, жрицам, жрицами, жрицах
page-word-upkeep = Плата героям сразу после дохода, с первого раунда после найма: за каждого 2 золотых или жрица.
    .forms = содержание героев, содержания героев, содержанию героев, содержанием героев, содержании героев
page-word-sacrifice = Отказ от героя ради того, что он может сделать один раз. После этого он покидает игру.
    .forms = жертва, жертвы, жертве, жертву, жертвой, пожертвовать, жертвует, жертвуют
page-word-favour = Планшет младшего бога рядом с одним из богов. Кому достался этот бог, тот получает дар милости и может один раз применить её силу.
    .forms = милость, милости, милостью, милостей, милостям, милостями, милостях
page-word-item = Карта от милости, которую применяют один раз, в свой момент. Некоторые лежат лицом вниз: их знает только владелец.
    .forms = магический предмет, магического предмета, магическому предмету, магическим предметом, магическом предмете, магические предметы, магических предметов, магическим предметам, магическими предметами, магических предметах
page-word-titan = Сражается как отряд, гибнет как один и ходит с любым богом, кроме Аполлона.
    .forms = титан, титана, титану, титаном, титане, титаны, титанов, титанам, титанами, титанах
page-word-artifact = Сокровище, которое лежит на территории и принадлежит её владельцу. Все пять вместе приносят победу.
    .forms = артефакт, артефакта, артефакту, артефактом, артефакте, артефакты, артефактов, артефактам, артефактами, артефактах
page-word-figure = Существо, которое стоит на острове до хода призвавшего в следующем раунде.
    .forms = существо на острове, существа на острове, существу на острове, фигурка, фигурки, фигурку, фигуркой, фигурок
page-word-partner = Другой город вашей команды. Союзники побеждают вместе.
    .forms = союзник, союзника, союзнику, союзником, союзнике, союзники, союзников, союзникам, союзниками, союзниках

## Around the table

page-close = Закрыть
page-back = Назад
page-hint-ask = Подсказка
page-hint-nudge = Куда смотреть
page-hint-move = Показать ход
page-hint-plan = Показать доводы и другие хорошие ходы
page-hint-why = Почему
page-hint-play = Сыграть так
page-hint-mark = Выбрать; подтвердите сами его кнопкой
page-menu = Меню
page-aid = Памятка игрока
page-aid-short = Памятка
page-saved = Сохранено
page-report = Сообщить о проблеме
page-report-about = Сохранит файл с тем, что вы видите и напишете здесь, без имён и чата.
page-report-words = Что пошло не так? Это останется только в файле.
page-report-save = Сохранить файл
page-report-saved = Сохранено в файл «{ $file }», он среди загрузок. Пошлите его тем, кому принадлежит этот сервер.
page-keys = Клавиши
page-preview = Настольная игра об аукционах и завоеваниях среди греческих островов — в браузере, с друзьями или с ботами.
page-new-version = Есть новая версия страницы. Она загрузится, когда вы захотите.
page-take-version = Загрузить
page-not-now = Не сейчас
page-pass-on = Поделиться…
page-settings = Настройки
page-notes = Мои заметки
page-notes-about = Их видите только вы и только на этом устройстве.
page-keys-on = Команды одной клавишей
page-keys-about = Пока вы вводите текст, они не действуют. Если их выключить, останутся клавиши перехода, ввода, отмены и стрелки.
page-key-tip = Клавиша: { $key }
page-key-numbers = Выбрать первого, второго… из предложенных богов или первую, вторую… из кнопок
page-key-hint = Подсказка
page-key-undo = Отменить шаг
page-key-undo-turn = Отменить ход
page-key-end = Завершить ход, остановиться или пропустить
page-key-pause = Остановить ботов или продолжить
page-key-rules = Правила; если открыто пояснение с номером правила, то это правило
page-key-list = Этот список
page-key-escape = Закрыть открытое, отменить начатый выбор
page-key-return = Ввод
page-key-enter = Подтвердить: ставку, нападение, отмеченную кнопку
page-key-ctrl = Ctrl
page-key-word = { $key ->
    [Space] Пробел
   *[other] { $key }
}
page-key-or = или
page-key-tab = От одной кнопки к другой; по полю — стрелками
page-board = Поле
page-parts = Части стола
page-zoom-in = Ближе
page-zoom-out = Дальше
page-zoom-whole = Всё поле
page-beyond = { $edge ->
    [left] Дальше слева: { $count ->
        [one] ещё { $count } место на выбор
        [few] ещё { $count } места на выбор
       *[many] ещё { $count } мест на выбор
    }
    [right] Дальше справа: { $count ->
        [one] ещё { $count } место на выбор
        [few] ещё { $count } места на выбор
       *[many] ещё { $count } мест на выбор
    }
    [top] Дальше вверху: { $count ->
        [one] ещё { $count } место на выбор
        [few] ещё { $count } места на выбор
       *[many] ещё { $count } мест на выбор
    }
   *[bottom] Дальше внизу: { $count ->
        [one] ещё { $count } место на выбор
        [few] ещё { $count } места на выбор
       *[many] ещё { $count } мест на выбор
    }
}
page-tab-act = Ход
page-tab-gods = Боги
page-tab-cities = Города
page-tab-log = Журнал
page-to-actions = К действиям
page-sheet-higher = Поднять панель
page-sheet-lower = Опустить панель
page-language = Язык
page-theme-system = Цвета как на устройстве
page-theme-light = Светлые цвета
page-theme-dark = Тёмные цвета
page-motion-on = Анимация включена
page-motion-off = Анимация выключена
page-your-turn-title = ● Ваш ход: { $title }
page-watching = Вы наблюдаете
page-gods = Боги
page-gods-and-creatures = Боги и существа
page-god-free = { $god }: ставок пока нет
page-god-bid = { $god }: ставка { $gold }, { $marker }
page-god-down = { $god } — не в этом раунде.
page-apollo-label = { $markers ->
    [none] { $god }: пока никого
   *[other] { $god }: { $markers }
}
page-card-label = { $card }, { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
}
page-card-price = Цена: { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
}
page-card-price-saved = Цена: { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
} вместо { $full } благодаря храмам
page-card-open-to = Сейчас ходит { $player }: призвать можно в этот ход.
page-card-open-when = Призвать можно в свой ход с любым богом, кроме Аполлона.
page-deck = колода
page-discard = сброс
page-deck-title = Колода
page-discard-title = Сброс
page-pile-empty = Карт здесь нет.
page-deck-tip = Ещё в колоде: { $cards }
page-discard-tip = В сбросе: { $cards }
page-order = Очередь подношений
page-order-next = Очередь следующего раунда
page-gold = Золото
page-revenue = Доход следующего раунда, если ничего не изменится
page-gold-ledger = Золото; учёт за все раунды
page-gold-reckoned = Золото, подсчитанное по тому, что видели все за столом; учёт за все раунды
page-metropolises = Метрополий: { $metropolises }, для победы нужно { $needed }
page-metropolises-enough = Метрополий: { $together }, для победы хватит и { $needed }; игра кончится с этим раундом
# $of: what is missing for the next metropolis ("buildings", "philosophers"), and $count of them.
page-progress = { $metropolises ->
    [0] до метрополии — { missing-count }
   *[other] метрополий { $metropolises } из { $needed }, до следующей — { missing-count }
}
missing-count = { $of ->
    [philosophers] { $count ->
        [0] ничего
        [one] ещё { $count } философ
        [few] ещё { $count } философа
       *[many] ещё { $count } философов
    }
   *[buildings] { $count ->
        [0] ничего
        [one] ещё { $count } вид строений
        [few] ещё { $count } вида строений
       *[many] ещё { $count } видов строений
    }
}
page-in-front = Впереди: { $progress }
page-in-front-level = Впереди наравне ({ $players }): { $progress }
page-legend-in-front = Впереди, один город или несколько наравне: больше всего метрополий, а если их поровну — меньше всего осталось до следующей
page-metropolises-all = Метрополии
page-building-count = { $building }: { $count }
page-near-building = Ещё одно такое строение — и будет метрополия.
page-near-building-win = Ещё одно такое строение — и будет метрополия, та самая, что нужна для победы.
page-near-philosopher = Ещё один — и будет метрополия.
page-near-philosopher-win = Ещё один — и будет метрополия, та самая, что нужна для победы.
page-no-free-slot = Свободных мест для строений нет.
page-legend = Что значат знаки
page-legend-cards = Существа на поле, герои и сокровища города: о силе карты расскажет её рисунок
page-owned-show = Показать владения на поле
page-owned-hide = Больше не показывать
page-ledger = Учёт золота
page-ledger-how = Подсчитано по тому, что видели все за столом.
page-ledger-coming = Журнал ещё загружается…
page-ledger-whole = Вся игра
page-ledger-cycle = Раунд { $cycle }
page-ledger-before = До первого раунда
page-ledger-had = Было
page-ledger-revenue = Доход
page-ledger-other = Прочее
page-ledger-stolen = Отнято
page-ledger-paid = Уплачено
page-ledger-left = Стало
page-ledger-middle = Эта игра началась с середины: сколько золота было тогда, неизвестно.
page-isles = Острова
page-troops = Отряды
page-fleets = Флотилии
page-priests = Жрецы: с каждым ставка на 1 золотой дешевле
page-philosophers = Философы: для метрополии нужно { $needed }
page-temples-left = { $count ->
    [one] { $count } храм ещё не дал
    [few] { $count } храма ещё не дали
   *[many] { $count } храмов ещё не дали
} скидку на существо в этом раунде
page-out = вне игры
page-away = вне стола
page-offline = нет связи
page-deciding = решает
page-choose = Выбрать
page-log = Что произошло
page-log-undo = Шаг отменён.
page-log-practice = { $player } { $player_num ->
    [pl] возвращаются
   *[sg] возвращается
} к прежнему решению. Кубики будут новыми.
page-log-rewind = По общему согласию игра возвращена назад. Кубики будут новыми.
page-log-newest = Новое
page-log-more = Подробнее об этой строке
page-look-back = Повтор
page-look-back-here = Посмотреть этот момент
page-replay = Посмотреть игру заново
page-replay-file = Посмотреть записанную партию
page-log-offerings = Подношения
page-log-filter = Что показывает журнал
page-log-all = Всё
page-log-me = Обо мне
page-log-battles = Битвы
page-log-nothing = Рассказывать пока нечего.
page-log-nothing-tried = Здесь будет рассказ о том, что случится дальше.
page-log-rounds = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
} битвы
page-log-sailed = { $player } { $player_num ->
    [pl] ведут
   *[sg] ведёт
} { fleets } { $from_sea_from } через { $over_seas_acc } { $to_sea_to }{ price-paid }.
page-log-passed = { $player } незаметно { $player_num ->
    [pl] проводят
   *[sg] проводит
} { troops } { $from_isle_from } через { $over_isles_acc } { $to_isle_to }{ price-paid }{ with-artifacts }.
page-log-outbid-self = { $player } { $player_num ->
    [pl] предлагают
   *[sg] предлагает
} { $god_dat } { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}. Это место другого маркера того же города, и тот должен уйти к другому богу.
page-log-kraken = { $player } { $player_num ->
    [pl] ведут
   *[sg] ведёт
} Кракена через { $over_seas_acc } { $to_sea_to }{ price-paid }.
page-ask-rewind = Попросить остальных вернуться к этому моменту
page-pace = Скорость ботов
page-pace-slow = ×½
page-pace-normal = ×1
page-pace-fast = ×2
page-pace-step = Шаг
page-pace-pause = Пауза
page-pace-go-on = Дальше
page-pace-next = Следующий шаг
page-pace-skip = До моего хода
page-chat = Чат
page-chat-empty = Пока никто ничего не сказал.
page-chat-private = лично
page-chat-to = Кто это прочтёт
page-chat-to-all = все
page-chat-to-team = только союзник
page-chat-say = Написать
page-send = Отправить

## Heard by a screen reader

page-voice = Что происходит
page-voice-now = Чей ход
page-voice-turn = Ваш ход: { $question }
page-voice-decide = Решаете вы: { $question }
page-voice-line = { $from }: { $text }
page-voice-line-private = { $from }, только вам: { $text }
page-voice-missed = { $count ->
    [one] До этого произошло ещё { $count } событие; оно есть в журнале.
    [few] До этого произошло ещё { $count } события; они есть в журнале.
   *[many] До этого произошло ещё { $count } событий; они есть в журнале.
}
page-skip = Перейти
page-skip-act = К вопросу
page-skip-board = К полю
page-skip-log = К журналу

## Deciding

page-your-turn = Ваш ход
page-you-decide = Решаете вы
page-decides = { $player_num ->
    [pl] Решают
   *[sg] Решает
} { $player }
page-you-have = У вас { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
page-priests-save = { $priests ->
    [one] { $priests } жрец сберегает { $priests } золотой.
    [few] { $priests } жреца сберегают { $priests } золотых.
   *[many] { $priests } жрецов сберегают { $priests } золотых.
}
page-ousted-by-own = { $ousted_from }: место занял другой маркер того же города, этот идёт к другому богу{ with-marker }.
page-you-are = Ваш город — { $city }.
page-pick-god = Выберите бога: так вы ставите наименьшее, что он примет. Нажмите на него ещё раз, чтобы поставить на 1 больше.
page-pick-apollo = Золота не хватает ни на одного бога, кроме Аполлона, который ничего не просит: выберите его.
page-bid = Ставка на { $god_acc }
page-about = Справка: { $what }
page-about-rules = В правилах: { $rules }
page-bid-cost = { $pay ->
    [0] Платить не нужно; { gold-left }.
   *[other] { $saved ->
        [0] Вы платите { $pay ->
            [one] { $pay } золотой
           *[other] { $pay } золотых
        }; { gold-left }.
       *[other] Вы платите { $pay ->
            [one] { $pay } золотой
           *[other] { $pay } золотых
        } ({ priests-saved }); { gold-left }.
    }
}
page-bids-cost = { $saved ->
    [0] Вы платите { $pay ->
        [one] { $pay } золотой
       *[other] { $pay } золотых
    } за обе ставки; { gold-left }.
   *[other] Вы платите { $pay ->
        [one] { $pay } золотой
       *[other] { $pay } золотых
    } за обе ставки ({ priests-saved }); { gold-left }.
}
priests-saved = { $saved ->
    [one] жрец сберёг { $saved }
   *[other] жрецы сберегли { $saved }
}
gold-left = { $left ->
    [0] не остаётся ничего
   *[other] остаётся { $left }
}
page-bid-floor = Дешевле 1 золотого ставка не бывает.
page-offer-gold = Ставка в золотых
page-how-many = Сколько?
page-isle-emptied = { $isle } останется без отрядов.
page-isle-emptied-by = { $isle } останется без отрядов, если их уйдёт { $count }.
page-pick-goal = Выберите, куда: на поле или здесь.
page-pick-goal-far = Выберите, куда плыть: в соседнее море — кнопкой здесь, в любое подсвеченное — на поле.
page-hint = Выберите на поле.
page-hint-recruit-troop = Выберите, куда встанет отряд.
page-hint-recruit-fleet = Выберите море для флотилии.
page-hint-build = Выберите, где строить.
page-hint-move-troops = Выберите, откуда идут отряды, или перетащите их по полю.
page-hint-move-fleets = Выберите море, откуда плывут флотилии, или перетащите их по полю.
page-hint-recruit-priest = К вам приходит жрец. С каждым жрецом подношения обходятся на 1 золотой дешевле.
page-hint-recruit-philosopher = К вам приходит философ. Четверо дают метрополию.
page-hint-recruit-titan = Выберите свою территорию для титана.
page-hint-move-titans = Выберите территорию, откуда идут титаны, или перетащите их по полю. Каждое перемещение титанов за ход на 1 золотой дороже предыдущего.
page-hint-change = Выберите существо, которое нужно прогнать.
page-do-recruit-troop = Отряд
page-do-recruit-fleet = Флотилия
page-do-recruit-priest = Жрец
page-do-recruit-philosopher = Философ
page-do-build = Строить { $building_acc }
page-do-move-troops = Двигать отряды
page-do-move-fleets = Двигать флотилии
page-do-change = Прогнать существо
page-do-recruit-titan = Титан
page-do-move-titans = Двигать титанов
page-do-send-artifact = { $artifact }
page-price = { $price ->
    [0] бесплатно
   *[other] { $price } ЗМ
}
page-not-possible = Сейчас невозможно.
page-choices = Все варианты списком
page-number = Число
page-turn-brief = Ваш ход с { $god_ins }
page-turn-enough = Метрополий у вас достаточно: удержите их до конца раунда, и победа за вами.
page-undo-step = Отменить шаг
page-undo-turn = Отменить ход
page-end-turn-left = Можно ещё кое-что сделать. Всё равно завершить ход?
page-left-one = { $price ->
    [0] { $what }, бесплатно
   *[other] { $what }, { $price } ЗМ
}
page-next-price = { $price ->
    [0] Дальше — бесплатно.
    [one] Дальше — { $price } золотой.
   *[other] Дальше — { $price } золотых.
}
page-put-away = Отложить (Esc)
page-no-retreat = Отступать некуда.

## Battles

page-attack = Это нападение
page-attack-isle = Напасть на { $isle_acc }: { troops.nom }{ price-asked-only }
page-attack-sea = Напасть { $sea_on }: { fleets.nom }
page-odds-short = победа { $win } %
page-odds-win = победа { $percent } %
page-odds-both = взаимная гибель { $percent } %
page-odds-lose = поражение { $percent } %
page-strength-fortress = { $count ->
    [one] { $count } крепость
    [few] { $count } крепости
   *[many] { $count } крепостей
}{ not-counted }
page-strength-port = { $count ->
    [one] { $count } порт
    [few] { $count } порта
   *[many] { $count } портов
}
page-strength-metropolis = { $count ->
    [1] метрополия
   *[other] метрополия ({ $count })
}{ not-counted }
not-counted = { $adds ->
    [0] {" "}(не в счёт)
   *[other] {""}
}
page-strength-of = { $thing } ({ $adds })
page-strengths = В каждом столкновении обе стороны прибавляют кубик: от 0 до 3.
page-battle = Битва: { $place }
page-battle-rules = (B6)
page-battle-question = { $at ->
    [sea] Битва { $place_on }. { $question }
   *[isle] Битва за { $place_acc }. { $question }
}
page-battle-round = Столкновение { $round }
page-battle-retreat = { $player } { $player_num ->
    [pl] отступают
   *[sg] отступает
} { $place_to }.
page-battle-won = { $player } { $player_num ->
    [pl] побеждают
   *[sg] побеждает
} в битве.
page-battle-nobody = Никого не осталось.
page-attacker = нападение
page-defender = оборона
page-loses-one = потеря

## What is new

page-news = После вашего прошлого хода
page-news-all = Показать всё
page-news-less = Показать меньше
page-news-more = ещё { $count }
page-news-again = Показать ещё раз
page-news-fold = Скрыть события
page-news-folded = После вашего хода: { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
}
# $of: where it comes from ("revenue", "apollo", or "gifts" of others).
page-news-gold = { $change ->
    [less] −{ $gold } ЗМ
   *[more] +{ $gold } ЗМ
}{ $of ->
    [revenue] : доход
    [apollo] : Аполлон
   *[gifts] : подарки
}
page-news-gods = С вами { $gods }.
page-news-gods-none = Подношения окончены.
page-news-god-for = { $god } (ставка { $gold })
page-news-gods-of = { $player }: { $gods }
page-news-outbids = Перебиты ставки: { $outbids }
page-news-outbid-at = { $hit ->
    [yes] ваша
   *[no] { $victim_gen }
} на { $god_acc } — { $mine ->
    [yes] вами
   *[no] { $player_ins }
}
# $end: who is left ("attacker", "defender", "nobody"), who has retreated ("defender-left", "attacker-left"), or "open".
page-news-attack-isle = { $end ->
    [attacker] { $flying ->
        [yes] { $player } { $player_num ->
            [pl] летят
           *[sg] летит
        } с Пегасом { $place_to } и { $player_num ->
            [pl] побеждают
           *[sg] побеждает
        }: { $place } теперь не ваше владение.
       *[no] { $player } { $player_num ->
            [pl] нападают
           *[sg] нападает
        } на { $place_acc } и { $player_num ->
            [pl] побеждают
           *[sg] побеждает
        }: { $place } теперь не ваше владение.
    }
    [defender] { $flying ->
        [yes] { $player } { $player_num ->
            [pl] летят
           *[sg] летит
        } с Пегасом { $place_to } и { $player_num ->
            [pl] проигрывают
           *[sg] проигрывает
        }: владение остаётся за вами.
       *[no] { $player } { $player_num ->
            [pl] нападают
           *[sg] нападает
        } на { $place_acc } и { $player_num ->
            [pl] проигрывают
           *[sg] проигрывает
        }: владение остаётся за вами.
    }
    [nobody] { $flying ->
        [yes] { $player } { $player_num ->
            [pl] летят
           *[sg] летит
        } с Пегасом { $place_to }. Никого не осталось: владение за вами.
       *[no] { $player } { $player_num ->
            [pl] нападают
           *[sg] нападает
        } на { $place_acc }. Никого не осталось: владение за вами.
    }
    [defender-left] { $flying ->
        [yes] { $player } { $player_num ->
            [pl] летят
           *[sg] летит
        } с Пегасом { $place_to }. Вы отступаете: { $place } теперь не ваше владение.
       *[no] { $player } { $player_num ->
            [pl] нападают
           *[sg] нападает
        } на { $place_acc }. Вы отступаете: { $place } теперь не ваше владение.
    }
    [attacker-left] { $flying ->
        [yes] { $player } { $player_num ->
            [pl] летят
           *[sg] летит
        } с Пегасом { $place_to } и { $player_num ->
            [pl] отступают
           *[sg] отступает
        }: владение остаётся за вами.
       *[no] { $player } { $player_num ->
            [pl] нападают
           *[sg] нападает
        } на { $place_acc } и { $player_num ->
            [pl] отступают
           *[sg] отступает
        }: владение остаётся за вами.
    }
   *[open] { $flying ->
        [yes] { $player } { $player_num ->
            [pl] летят
           *[sg] летит
        } с Пегасом { $place_to }.
       *[no] { $player } { $player_num ->
            [pl] нападают
           *[sg] нападает
        } на { $place_acc }.
    }
}
page-news-attack-sea = { $end ->
    [attacker] { $player } { $player_num ->
        [pl] разбивают
       *[sg] разбивает
    } ваши флотилии и { $player_num ->
        [pl] занимают
       *[sg] занимает
    } { $place_acc }.
    [defender] { $player } { $player_num ->
        [pl] нападают
       *[sg] нападает
    } на ваши флотилии и { $player_num ->
        [pl] проигрывают
       *[sg] проигрывает
    }: { $place } за вами.
    [nobody] { $player } { $player_num ->
        [pl] нападают
       *[sg] нападает
    } на ваши флотилии: { $place_on } не осталось никого.
    [defender-left] { $player } { $player_num ->
        [pl] оттесняют
       *[sg] оттесняет
    } ваши флотилии и { $player_num ->
        [pl] занимают
       *[sg] занимает
    } { $place_acc }.
    [attacker-left] { $player } { $player_num ->
        [pl] нападают
       *[sg] нападает
    } на ваши флотилии и { $player_num ->
        [pl] отступают
       *[sg] отступает
    }: { $place } за вами.
   *[open] { $player } { $player_num ->
        [pl] нападают
       *[sg] нападает
    } на ваши флотилии { $place_on }.
}
page-news-battle = { $end ->
    [attacker] { $player } { $player_num ->
        [pl] побеждают
       *[sg] побеждает
    } { $victim_acc }: { $place }
    [defender] { $victim } { $victim_num ->
        [pl] отбиваются
       *[sg] отбивается
    } от { $player_gen }: { $place }
    [nobody] { $player } { $player_num ->
        [pl] нападают
       *[sg] нападает
    } на { $victim_acc }, никого не осталось: { $place }
    [defender-left] { $victim } { $victim_num ->
        [pl] отступают
       *[sg] отступает
    } перед { $player_ins }: { $place }
    [attacker-left] { $player } { $player_num ->
        [pl] отступают
       *[sg] отступает
    } перед { $victim_ins }: { $place }
   *[open] { $player } { $player_num ->
        [pl] нападают
       *[sg] нападает
    } на { $victim_acc }: { $place }
}
page-news-leader = { $mine ->
    [yes] Вы впереди: метрополий { $metropolises } из { $needed }.
   *[no] Впереди { $players }: метрополий { $metropolises } из { $needed }.
}
page-news-in-front = { $level ->
    [yes] Впереди наравне { $players }: { $progress }.
   *[no] { $mine ->
        [yes] Теперь впереди вы: { $progress }.
       *[no] Теперь впереди { $players }: { $progress }.
    }
}
page-news-last-cycle = { $count ->
    [1] { $mine ->
        [yes] Последний раунд: победа за вами, если никто не отнимет метрополию и не соберёт столько же, имея больше { $tie ->
            [metropolises] метрополий
           *[gold] золота
        }.
       *[no] Последний раунд: победа за { $players_ins }, если метрополия не падёт и никто не соберёт столько же, имея больше { $tie ->
            [metropolises] метрополий
           *[gold] золота
        }.
    }
   *[other] Последний раунд: метрополий достаточно у нескольких ({ $players }). Победит тот, у кого больше { $tie ->
        [metropolises] метрополий
       *[gold] золота
    }.
}
page-news-last-cycle-off = { $players }: метрополий больше не хватает, игра продолжается.
page-news-isle-taken = { $flying ->
    [yes] { $whose ->
        [yours] { $player } с Пегасом { $player_num ->
            [pl] захватывают
           *[sg] захватывает
        } у вас { $isle_acc }!
        [nobodys] { $player } с Пегасом { $player_num ->
            [pl] занимают
           *[sg] занимает
        } { $isle_acc }.
       *[theirs] { $player } с Пегасом { $player_num ->
            [pl] захватывают
           *[sg] захватывает
        } { $isle_acc } у { $victim_gen }.
    }
   *[no] { $player } { $player_num ->
        [pl] захватывают
       *[sg] захватывает
    } у вас { $isle_acc }!
}
page-news-metropolis-taken = { $whose ->
    [yours] { $player } { $player_num ->
        [pl] захватывают
       *[sg] захватывает
    } у вас { $isle_acc } вместе с метрополией!
   *[theirs] { $player } { $player_num ->
        [pl] захватывают
       *[sg] захватывает
    } у { $victim_gen } { $isle_acc } вместе с метрополией!
}
page-news-outbid = { $player } { $player_num ->
    [pl] перебивают
   *[sg] перебивает
} вашу ставку на { $god_acc }: { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
page-news-philosopher-stolen = { $card ->
    [none] { $player } { $player_num ->
        [pl] забирают
       *[sg] забирает
    } философа у { $whose ->
        [yours] вас
       *[theirs] { $victim_gen }
    }.
   *[other] { $player } { $player_num ->
        [pl] забирают
       *[sg] забирает
    } философа у { $whose ->
        [yours] вас
       *[theirs] { $victim_gen }
    } ({ $card }).
}
page-news-priest-stolen = { $card ->
    [none] { $player } { $player_num ->
        [pl] забирают
       *[sg] забирает
    } жреца у { $whose ->
        [yours] вас
       *[theirs] { $victim_gen }
    }.
   *[other] { $player } { $player_num ->
        [pl] забирают
       *[sg] забирает
    } жреца у { $whose ->
        [yours] вас
       *[theirs] { $victim_gen }
    } ({ $card }).
}
page-news-gold-stolen = { $card ->
    [none] { $player } { $player_num ->
        [pl] забирают
       *[sg] забирает
    } { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    } у { $whose ->
        [yours] вас
       *[theirs] { $victim_gen }
    }.
   *[other] { $player } { $player_num ->
        [pl] забирают
       *[sg] забирает
    } { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    } у { $whose ->
        [yours] вас
       *[theirs] { $victim_gen }
    } ({ $card }).
}
page-news-fleet-lured = Сирена ({ $player }) отсылает домой { $whose ->
    [yours] вашу флотилию
   *[theirs] флотилию { $victim_gen }
} { $sea_from }.
page-news-building-destroyed = Гигант ({ $player }) разрушает { $whose ->
    [yours] { $building_gender ->
        [f] вашу
       *[m] ваш
    } { $building_acc }
    [nobodys] { $building_acc }
   *[theirs] { $building_acc } { $victim_gen }
} { $isle_on }.
page-news-building-turned = { $player } { $player_num ->
    [pl] превращают
   *[sg] превращает
} { $whose ->
    [yours] { $former_gender ->
        [f] вашу
       *[m] ваш
    } { $former_acc }
   *[theirs] { $former_acc }
} { $isle_on } в { $building_acc }.
page-news-troop-killed = Гарпия ({ $player }) уносит { $whose ->
    [yours] ваш отряд
   *[theirs] отряд { $victim_gen }
} { $isle_from }.
page-news-fleets-lost = { $whose ->
    [yours] Вы теряете { fleets } { $sea_on }: { $card } ({ $player }).
   *[theirs] { $victim } { $victim_num ->
        [pl] теряют
       *[sg] теряет
    } { fleets } { $sea_on }: { $card } ({ $player }).
}
page-news-fleets-pushed = Полифем ({ $player }) прогоняет { $whose ->
    [yours] ваши флотилии
   *[theirs] флотилии { $victim_gen }
} ({ fleets.nom }) { $from_sea_from } { $to_sea_to }.
page-news-prosperity-moved = { $whose ->
    [yours] { $player } { $player_num ->
        [pl] переносят
       *[sg] переносит
    } ваш маркер процветания { $from_isle_from } { $to_isle_to }.
    [nobodys] { $player } { $player_num ->
        [pl] переносят
       *[sg] переносит
    } маркер процветания { $from_isle_from } { $to_isle_to }.
   *[theirs] { $player } { $player_num ->
        [pl] переносят
       *[sg] переносит
    } маркер процветания { $victim_gen } { $from_isle_from } { $to_isle_to }.
}
page-news-barred-from-god = { $player } не { $player_num ->
    [pl] дают
   *[sg] даёт
} { $whose ->
    [yours] вам
   *[theirs] { $victim_dat }
} делать ставки на { $god_acc } в этом раунде.
page-news-metropolis-razed = { $whose ->
    [yours] Вы теряете метрополию { $isle_on }: её место занимает некрополь.
   *[theirs] { $victim } { $victim_num ->
        [pl] теряют
       *[sg] теряет
    } метрополию { $isle_on }: её место занимает некрополь.
}
page-news-philosophers = { $player }: философов теперь { $count } из 4.
page-news-revenue-less = Ваш доход меньше на { $count }.
page-news-creature = { $player } { $player_num ->
    [pl] насылают
   *[sg] насылает
} на вас { $card_acc }: { $place }
page-news-lost = потеряно: { $things }
page-news-won = получено: { $things }
page-news-metropolis = метрополия
page-news-special = { $metropolis }
page-news-building = { $count ->
    [1] { $building }
   *[other] { $count } × { $building }
}
page-news-thing-troop = { troop-count }
page-news-thing-fleet = { fleet-count }
page-news-thing-undead-troop = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
} нежити
page-news-thing-undead-fleet = { $count ->
    [one] { $count } флотилия
    [few] { $count } флотилии
   *[many] { $count } флотилий
} нежити
page-news-thing-titan = { $count ->
    [one] { $count } титан
    [few] { $count } титана
   *[many] { $count } титанов
}
page-news-thing-gold = { $count ->
    [one] { $count } золотой
   *[other] { $count } золотых
}
page-news-thing-grave-gold = { $count ->
    [one] { $count } золотой
   *[other] { $count } золотых
} на острове
page-news-thing-necropolis = некрополь
page-news-thing-marker = { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
} процветания
page-news-thing-priest = { $count ->
    [one] { $count } жрец
    [few] { $count } жреца
   *[many] { $count } жрецов
}
page-news-thing-philosopher = { $count ->
    [one] { $count } философ
    [few] { $count } философа
   *[many] { $count } философов
}
page-news-thing-priestess = { $count ->
    [one] { $count } жрица
    [few] { $count } жрицы
   *[many] { $count } жриц
}
page-news-thing-item = { $count ->
    [one] { $count } магический предмет
    [few] { $count } магических предмета
   *[many] { $count } магических предметов
}
page-finale-skip = К итогам
page-finale-metropolis = { $player }: метрополия { $number } из { $count }, { $place }
page-finale-artifact = { $player }: { $card }
page-finale-hidden = потаённый остров амазонок

## Consent

page-away-people = Кого здесь нет
page-gone-away = Нет за столом: { $name }.
page-gone-since = Нет за столом с { $time }: { $name }.
page-bot-from = Бота можно попросить через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
page-ask-bot = Попросить бота: { $city } ({ $name })
page-proposal-rewind = { $player } { $player_num ->
    [pl] просят
   *[sg] просит
} вернуться назад. Кубики будут новыми.
page-proposal-bot = { $player } { $player_num ->
    [pl] просят
   *[sg] просит
}, чтобы за { $other_acc } играл бот.
page-agree = Согласиться
page-refuse = Отказать
page-withdraw = Отозвать
page-votes = Согласны { $yes } из { $of }
page-take-back = Снова играть самому

## The end

page-you-won = Победа за вами!
page-you-won-together = Победа за вами и { $partner_ins }!
page-together = вместе
page-winners = { $count ->
    [1] Победа за { $winners_ins }
   *[other] Победители: { $winners }
}
page-over-how = Раунд { $cycle }: { $ending }.
page-over-gold = Метрополий поровну: решило золото.
page-rematch = Сыграть ещё раз
page-to-rematch = К следующей игре
page-how-it-went = Как всё было
page-chances = Шансы и статистика
page-record = Скачать запись партии
page-dice = Кубики, которые может проверить каждый
page-dice-how = Все броски и карты этой игры получены из тайного числа, которое покажут в конце. Вот его отпечаток (хеш): если число к нему подойдёт, значит, кубики никто не подменил.
page-seed-fits = Кубики были честными: тайное число то же, что в начале
page-seed-differs = Тайное число не то, что было в начале: кубики могли подменить
page-seed-how = Отпечаток показан в начале игры, тайное число — сейчас. По ним команда «cyclades verify» проверит в скачанной записи каждый бросок.
page-seed-hash = Отпечаток (хеш), показанный в начале
page-seed = Тайное число (зерно)

## Pieces of Hades

page-underworld = Угроза и стопки
page-threat = Угроза { $threat }. В каждом раунде прибавляют два кубика; при { $most } приходит Аид.
page-threat-short = Угроза { $threat }: Аид приходит при { $most }
page-hades-comes = { $god ->
    [none] В этом раунде здесь Аид.
   *[other] В этом раунде здесь Аид вместо { $god_gen }.
}
page-god-covered = { $god } в этом раунде под Аидом.
page-favour-label = { $used ->
    [yes] Милость { $favour_gen }, рядом с { $god_ins }: уже применена
   *[no] Милость { $favour_gen }, рядом с { $god_ins }
}
page-gift-priestess = + жрица
page-gift-item = + предмет
page-bar-from-god = { $victim }: без ставок на { $god_acc }
page-apple-here = Яблоко раздора: { $player } не { $player_num ->
    [pl] могут
   *[sg] может
} делать ставки на { $god_acc } в этом раунде.
page-necropolis = { $gold ->
    [0] Некрополь { $isle_on }
   *[other] Некрополь { $isle_on }: { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }
}
page-stack-favours = Милости
page-stack-items = Предметы
page-stack-played = Сыгранные
page-stack-gone = Герои вне игры
page-favours-tip = Ещё в стопке милостей: { $names }
page-items-tip = Магические предметы, которых ещё никто не видел: { $names }
page-played-tip = Сыгранные магические предметы: { $names }
page-gone-tip = Герои, покинувшие игру: { $names }
page-undead = Нежить: отряды и флотилии до конца раунда
page-priestesses = Жрицы: жрица удерживает героя без платы или существо ещё на один раунд
page-secret-item = { $item } (лицом вниз: знаете только вы)
page-hidden-items = { $count ->
    [one] { $count } магический предмет лицом вниз
    [few] { $count } магических предмета лицом вниз
   *[many] { $count } магических предметов лицом вниз
}
page-hidden-isle = Потаённый остров амазонок: метрополия там считается, и её никто не отнимет

## Pieces of Titans

page-treasury = Артефакты и особые метрополии
page-artifact-at = { $player ->
    [none] { $card }: { $isle }
   *[other] { $card }: { $player }, { $isle }
}
page-artifact-carried = { $card }: у нападающих
page-artifact-unsold = { $card }: ещё не купили
page-artifact-gone = { $card }: вне игры
page-artifact-taken = { $player } { $player_num ->
    [pl] забирают
   *[sg] забирает
} { $card_acc }!
page-special-left = Ещё можно основать: { $metropolis }
page-special-here = { $metropolis } { $isle_on }
page-god-face-down = { $count ->
    [3] { $god } лежит лицом вниз. Двое из этих трёх будут в следующем раунде первыми.
   *[other] { $god } лежит лицом вниз: в следующем раунде первое место.
}
page-partner = ваш союзник
page-team-score = { $cities }: метрополий { $metropolises } из { $most }{ $artifacts ->
    [0] {""}
    [one] , { $artifacts } артефакт
    [few] , { $artifacts } артефакта
   *[many] , { $artifacts } артефактов
}
page-last-cycle-agreed = Это последний из условленных раундов: в его конце побеждает тот, у кого больше метрополий, потом — золота.
page-last-cycle = У одной из команд метрополий достаточно. В конце этого раунда побеждает команда, у которой их больше, потом — самая богатая.
page-metropolises-own = { $metropolises ->
    [one] { $metropolises } метрополия
    [few] { $metropolises } метрополии
   *[many] { $metropolises } метрополий
}; у команды они общие
page-territories = Территории
page-titans = Титаны: каждый сражается как отряд и ходит с любым богом, кроме Аполлона

## Hades: pieces at the table


page-module-free-placement-about = Перед первым раундом подношения решают, кто и куда ставит первые отряды и флотилии. С «Титанами» так всегда.
page-module-hades-about = Кубики поднимают угрозу; при 9 приходит бог мёртвых с нежитью и некрополем.
page-module-heroes-about = Шесть героев сражаются рядом с вашими отрядами, а пожертвовать ими можно ради великих дел; четыре новых существа.
page-module-titans-about = Острова из нескольких территорий, титаны, которые ходят с любым богом, Кронос, пять артефактов; до шести игроков и команды.
page-module-favours-about = Каждый раунд рядом с одним из богов стоит младший бог: жрицы, магические предметы, театры.
page-with-modules = Дополнения: { $modules }
page-cycle-of = Раунд { $cycle } из { $last }: { $phase }
page-prelude-gives = Что даёт каждый из них:
page-prelude = Свободное размещение
page-do-raise-troop = Отряд нежити
page-do-raise-fleet = Флотилия нежити
page-do-build-necropolis = Некрополь
page-do-sacrifice = Жертва: { $hero }
page-do-use-item = { $item }
page-do-use-favour = Милость { $favour_gen }
page-hint-build-necropolis = Выберите, где ей стоять. Всё, что там занимает место под метрополию, пропадёт.
page-who-goes-along = Взять с собой:
page-along = Вместе с ними:
page-undead-along = Нежить: { $count }
page-how-many-undead = Сколько нежити
page-how-many-others = Сколько остальных?
page-undead-first = Сначала выберите, сколько нежити взять: без неё с Аидом в путь не отправиться.
page-pick-kind = Выберите, что, а потом — куда.
page-placement-left = Осталось поставить: { $things }
page-a-building = строение
page-priestess-count = { $count ->
    [one] { $count } жрица
    [few] { $count } жрицы
   *[many] { $count } жриц
}
page-threat-roll = Кубики добавили { $roll }: угроза теперь { $threat }.
page-nothing-fits = Применить или оплатить здесь вам нечего. Вас всё равно спрашивают, чтобы никто не узнал, что у вас есть.
page-sacrifice-sure = Пожертвовать { $hero_ins }? После этого герой покидает игру.
page-let-go-sure = Отпустить { $hero_acc }? Героя, которого отпустили, может нанять снова только тот, кто призовёт Харона.
page-battle-sum = Силы, строения, герои и предметы плюс кубик
page-party-land = { troops.nom } { $isle_to }{ price-asked-only }
page-party-pass = { troops.nom } незаметно через { $isle_acc }{ price-asked-only }
page-party-sail = { fleets.nom } { $sea_to }
page-raise-troop = Поднять отряд нежити { $isle_on }{ price-asked }
page-attacked-by = { $player } { $player_num ->
    [pl] нападают
   *[sg] нападает
} ({ $count })
page-your-isles = Ваши владения
page-other-isles = Другие земли
page-sail-far = { fleets.nom } { $sea_to }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
page-raise-fleet = Поднять флотилию нежити { $sea_on }{ price-asked }
page-metropolis = метрополия
page-marker-count = { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
} процветания
page-turn-priests = { $count ->
    [one] { $count } жрец становится философом
    [few] { $count } жреца становятся философами
   *[many] { $count } жрецов становятся философами
}
page-upkeep-pay = Заплатить { $price } ЗМ
page-upkeep-priestess = Отдать жрицу
page-upkeep-let-go = Отпустить

## Titans: deciding

page-how-many-titans = Сколько титанов
page-retreat-with = При отступлении взять с собой:
page-titan-first = Сначала выберите титанов: идти должен хотя бы один.
page-titans-tip = Титаны: каждый сражается как один отряд. Кто стоит рядом с ними, может пойти с ними.
page-enter = Войти туда:
page-pass-through = Пройти насквозь, незаметно:
page-buy-artifact = Взять { $card_acc }{ price-asked }
page-coin-keep = Оставить себе
page-coin-give = Отдать: { $player }
page-share-gold = { $partner } { $partner_num ->
    [pl] получают
   *[sg] получает
} { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}, вам остаётся { $kept }
page-caduceus = Спасает от потери, каждый раз за 1 золотой.
page-note-military-victory = С ней у вашей команды (вы и { $partner }) достаточно метрополий, и этот раунд станет последним: в его конце побеждает команда, у которой их больше, потом — самая богатая. Строения на её месте пропадают.
page-ordinary-metropolis = Служит портом, крепостью, храмом и университетом сразу.
page-lightning-price = { $player } { $player_num ->
    [pl] владеют
   *[sg] владеет
} Молнией Зевса: перебить ставку стоит вам ещё { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
}, платить сразу.
