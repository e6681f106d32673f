### What is wrong with a board, with options, with a position or a record that somebody gives.
### A sentence follows its place: "isles: naxos: troops need an owner". Names in it are those of the file.

flaw-at = { $place }: { $flaw }

## Values of every kind

flaw-field-missing = не хватает поля «{ $field }»
flaw-no-such-field = поля { $given } не бывает; бывают { $possible }
flaw-field-given-twice = поле { $given } указано дважды
flaw-object-needed = нужен объект JSON, а не { $given }
flaw-list-needed = нужен список, а не { $given }
flaw-text-needed = нужен текст, а не { $given }
flaw-text-too-long = букв больше { $most }
flaw-names-needed = нужен список имён, а не { $given }
flaw-numbers-needed = нужен список чисел, а не { $given }
flaw-number-needed = нужно число от { $lowest } до { $highest }, а не { $given }
flaw-not-a-number = { $given } — не число
flaw-number-too-big = число { $given } слишком велико
flaw-flag-needed = нужно true или false, а не { $given }
flaw-one-needed = нужно одно из { $possible }, а не { $given }
flaw-wrong-value = значения { $given } быть не может

## Files

flaw-file-unreadable = файл { $path } не читается: { $reason }
flaw-file-too-large = файл слишком большой; читается не больше { $most ->
    [one] { $most } байта
    [few] { $most } байт
   *[many] { $most } байт
}
flaw-not-utf8 = файл не в кодировке UTF-8 (байт { $byte })
flaw-not-json = не JSON: строка { $line }, столбец { $column }: { $reason }
flaw-too-deep = скобки вложены слишком глубоко

## Boards

flaw-board-needed = нужно имя, путь или объект JSON, а не { $given }
flaw-no-such-board = нет ни файла, ни поля { $given }; поля такие: { $possible }
flaw-id-of-our-board = { $given } — имя другого поля; своему полю нужно собственное имя
flaw-id-needed = нужна строчная латинская буква, а дальше строчные буквы, цифры, - и _, всего не больше { $most }, а не { $given }
flaw-name-needed = нужно от 1 до { $most } читаемых букв, а не { $given }
flaw-player-counts-needed = нужен список чисел игроков от { $lowest } до { $highest }
flaw-player-count-twice = число игроков указано дважды
flaw-row-count = нужно рядов: { $needed }, а не { $count }
flaw-row-length = в ряду { $row } клеток { $count }; можно от 1 до { $most }
flaw-territory-count = можно от 1 до { $most }, а не { $count }
flaw-sea-count = морских полей может быть от 1 до { $most }, а не { $count }
flaw-id-used-twice = это имя занято дважды
flaw-cells-needed = нужен список [ряд, столбец]
flaw-cell-needed = клетка — это [ряд, столбец], а не { $given }
flaw-cell-off-board = клетка { $given } вне поля
flaw-no-cells = клеток нет
flaw-cell-taken-twice = клетка { $cell } занята дважды
flaw-cell-named-twice = клетка { $cell } названа дважды
flaw-cell-not-sea = клетка { $cell } — не море
flaw-slots-needed = нужно назвать разные места для строений из { $slots }
flaw-touches-other-isle = граничит с { $territory } другого острова
flaw-cells-not-connected = клетки не связаны между собой
flaw-isle-not-connected = территории острова { $isle } не связаны между собой
flaw-trade-without-prosperity = клетке { $cell } нужно процветание хотя бы 1
flaw-starts-needed = нужен объект по числам игроков или null
flaw-no-such-player-count = { $given } — не число игроков этого поля
flaw-starts-with-titans = при числе игроков { $players } играют с «Титанами», где размещение свободное (T6.1)
flaw-seats-needed = при числе игроков { $players } мест нужно столько же
flaw-territories-needed = нужен список территорий
flaw-troop-count = у места от 1 до { $most } отрядов, а не { $count }
flaw-fleet-count = у места не больше { $most } флотилий, а не { $count }
flaw-no-such-territory = территории { $given } нет
flaw-seats-share-place = двум местам досталось одно и то же
flaw-seat-names-place-twice = одно и то же названо у места дважды

## What can be played on a board

flaw-unplayable = при числе игроков { $players } на этом поле так играть нельзя: { $causes }
flaw-too-few-metropolis-spaces = при числе игроков { $players } нужно территорий с местом под метрополию: { $needed }, а их { $count }
flaw-no-starts = для числа игроков { $players } нет начальных мест
flaw-too-few-territories = свободному размещению при числе игроков { $players } нужно территорий: { $needed }, а их { $count }; поле слишком мало
flaw-too-little-coast = свободному размещению при числе игроков { $players } нужно больше берега: последний может не найти двух свободных морей
flaw-wrong-site-count = «Титанам» нужно начальных строений: { $needed }, по одному каждого вида, а их { $count }
flaw-no-adjacent-territories = «Титанам» нужны соседние территории у моря, по две на игрока; их нет
flaw-no-room-for-six = «Титанам» на шестерых нужны два острова с местом для троих, где бы ни начали остальные
flaw-too-little-room = «Титанам» при числе игроков { $players } нужно больше места: последний может не найти двух соседних территорий с двумя свободными морями

## What is agreed before a game

flaw-rules-unknown = этот движок играет по версиям от { $lowest } до { $highest }, а не { $given }
flaw-version-needed = нужен номер версии, а не { $given }
flaw-no-such-option = настройки { $given } не бывает; бывают { $possible }
flaw-no-such-module = дополнения { $given } не бывает; бывают { $possible }
flaw-module-twice = каждое называют один раз
flaw-no-such-player = игрока { $given } нет
flaw-not-for-players = поле { $board } — для числа игроков { $possible } (B2.1), а не { $players }
flaw-base-players = без «Титанов» игроков от { $lowest } до { $highest } (B2.1), а не { $players }
flaw-titans-players = «Титаны» — для игроков числом от { $lowest } до { $highest } (T1.2), а не { $players }
flaw-no-teams = команды бывают с «Титанами», вчетвером или вшестером (T1.2)
flaw-teams-needed = при числе игроков { $players } играют командами по двое (T1.2)
flaw-seats-without-starts = при свободном размещении начальных мест ни у кого нет
flaw-each-seat-once = каждое число от 0 до { $highest } нужно указать один раз

## Names

flaw-not-in-game = в этой игре такого нет: { $kind } { $given }
flaw-number-not-in-game = в этой игре нет такого номера: { $kind } { $given }
flaw-in-two-places = в двух местах сразу: { $name }
flaw-there-twice = дважды в одном месте: { $name }
flaw-is-nowhere = нет нигде: { $name }
flaw-out-of-game = вне игры: { $name }
flaw-never-leaves = игру не покидает: { $name }
flaw-nobody-has = ни у кого нет: { $name }
flaw-fields-needed = нужны поля { $fields }, а не { $given }
flaw-object-or-null-needed = нужен объект JSON или null, а не { $given }

## Actions

flaw-action-needed = действие — это число, текст или объект JSON, а не { $given }
flaw-not-an-action = { $given } — не действие; примеры: «bid ares 5», «recruit troop naxos», «end»
flaw-no-such-action = действий вида { $given } не бывает
flaw-no-such-event = события { $given } не бывает
flaw-bid-too-high = не { $given }, а самое большее { $most }
flaw-too-few-actions = действий в игре { $count }, а не { $given }

## Positions: cities

flaw-too-few-sides = в неоконченной игре хотя бы два игрока или две команды
flaw-eliminated-with-isle = у выбывшего игрока нет острова
flaw-without-isle = игрок без острова должен быть отмечен как выбывший
flaw-eliminated-with-something = у выбывшего игрока ничего нет
flaw-too-many-troops = отрядов одного цвета всего { $most }
flaw-too-many-fleets = флотилий одного цвета всего { $most }
flaw-too-many-titans = титанов одного цвета всего { $most }
flaw-philosophers-found = столько философов сразу становятся метрополией
flaw-set-founds = полный набор строений сразу становится метрополией
flaw-bids-not-payable = сделанные ставки нечем оплатить
flaw-too-many-priests = жрецов столько нет
flaw-too-many-priestesses = жриц столько нет
flaw-too-many-philosophers = философов столько нет
flaw-discounts-of-version-2 = до версии правил 2 у храмов своих скидок не было
flaw-no-hidden-metropolis = метрополии нет
flaw-penthesilea-stays = Пенфесилея остаётся там и больше нигде не стоит

## Positions: isles and seas

flaw-troops-need-owner = отрядам нужен владелец
flaw-undead-need-owner = отрядам нежити нужен владелец
flaw-titans-need-owner = титанам нужен владелец
flaw-buildings-needed = нужен список, в нём не больше { $slots }, по одному на место
flaw-no-space-there = места под метрополию здесь нет
flaw-necropolis-on-space = на месте под метрополию стоит некрополь
flaw-necropolis-needs-space = он стоит на месте под метрополию, на острове с владельцем
flaw-buildings-on-space = на месте под метрополию стоят и строения
flaw-special-not-there = этой особой метрополии здесь быть не может
flaw-no-isle-figure = на островах не стоит: { $card }
flaw-on-two-isles = на двух островах сразу: { $card }
flaw-fleet-needed = нужна хотя бы одна флотилия
flaw-fleets-on-closed-sea = в закрытом море флотилий быть не может
flaw-owner-is-out = владелец выбыл из игры
flaw-too-many-buildings = таких строений всего { $most }: { $building }
flaw-too-many-metropolises = метрополий всего { $most }
flaw-too-many-markers = маркеров процветания всего { $most }
flaw-too-many-undead = отрядов всего { $most }, и флотилий столько же
flaw-stands-on-owners = герой стоит на острове своего владельца
flaw-hero-is-nowhere = герой стоит на острове или нападает на него
flaw-lies-on-owned = артефакт лежит на территории с владельцем
flaw-artifact-is-nowhere = артефакт лежит на территории или в пути

## Positions: cards, gods, markers

flaw-artifacts-are-gone = { $name }: артефакты, покинувшие игру, не возвращаются
flaw-too-many-removed = существ в игре остаётся не меньше { $fewest }
flaw-cards-needed = нужен список, карт не больше { $most }
flaw-no-such-draw = вида { $given } не бывает; бывают { $possible }
flaw-god-cannot-stand = здесь не может стоять { $god }: Аполлон всегда последний, и каждый бог один раз
flaw-god-count = при этом числе игроков богов { $needed }, а не { $count }
flaw-god-not-available = маркер стоит, а бога в раунде нет: { $god }
flaw-too-many-gods = маркеры стоят больше чем у { $most } богов
flaw-gods-needed = нужны боги этого раунда или прошлого, пока их не разложили заново
flaw-hades-above-apollo = Аид лежит прямо над Аполлоном
flaw-covered-without-hades = без Аида никто не закрыт
flaw-covered-is-available = { $god } и так среди богов раунда
flaw-not-under-hades = под Аидом не может лежать { $god }
flaw-no-favour-with-hades = с Аидом милость не открывают
flaw-favour-beside-other = милость лежит рядом с богом прямо над Аполлоном: это { $god }
flaw-takes-no-bids = { $god } в этом раунде не принимает ставок
flaw-two-items-shown = открыты два разных предмета
flaw-apollo-apart = те, кто у Аполлона, указаны в apollo
flaw-markers-needed = нужен список, маркеров не больше { $most }
flaw-another-marker-there = { $god }: там { $name }, а не { $given }
flaw-built-with-hades = его строят с Аидом
flaw-given-by-kronos = это даёт Кронос
flaw-apollo-played-already = ход с Аполлоном уже был: { $name }
flaw-apollo-plays-itself = ход с Аполлоном играется сам; укажите маркер в apollo
flaw-turn-outside-actions = ходы бывают в фазе действий
flaw-none-in-phase = в этой фазе их нет: { $phase }
flaw-nobody-waits-in-phase = в этой фазе там никто не ждёт: { $phase }
flaw-nobody-played-in-phase = в этой фазе ещё никто не ходил: { $phase }
flaw-god-holds-marker = маркер ещё стоит: { $god }
flaw-winners-without-end = они есть, когда игра окончена, и только тогда
flaw-only-teams-know = заранее это знают только команды
flaw-no-legal-action = у решения, к которому это ведёт, нет возможных действий

## Scripted and recorded chance

flaw-no-such-face = у кубика нет грани { $face }
flaw-no-die-left = кубиков не осталось
flaw-not-to-be-drawn = вытянуть нельзя, там этого нет: { $drawn }
flaw-no-draw-left = тянуть больше нечего: { $kind }
flaw-no-outcome-left = исходов не осталось

## Positions: the flow

flaw-frames-needed = нужен список, уровней от 1 до { $most }
flaw-no-room-named = { $given } — не имя комнаты
flaw-belongs-to-modules = это относится к дополнениям: { $modules }
flaw-wrong-beginning = сначала идёт комната cycle или prelude, и только один раз
flaw-turn-missing = не хватает хода
flaw-cannot-follow = после { $room } этого быть не может
flaw-belongs-to-phase = это относится к фазе { $phase }, без хода
flaw-follows-revenue = это идёт после дохода
flaw-belongs-to-turn-in-actions = это относится к ходу в фазе действий
flaw-does-not-fit-god = это не подходит богу хода

## Positions: what must be true where a frame of the flow lies

flaw-founder-without-turn = метрополии основывает только тот, чей ход
flaw-not-type-of-set = такого вида в наборе нет
flaw-no-set-from-there = отсюда набора у него нет
flaw-no-metropolis-due = для него нет метрополии или места
flaw-no-hero-left = ни один герой игру не покидал
flaw-not-his = это не его
flaw-no-building-there = на этом месте нет строения
flaw-no-other-type = других видов не осталось
flaw-nothing-to-take-there = оттуда маркер не взять
flaw-none-on-board = на поле таких нет
flaw-polyphemus-not-there = Полифема там нет
flaw-no-stack-to-push = прогонять некого
flaw-another-power = сила у карты другая
flaw-card-not-just-used = это не только что применённая карта: та отложена
flaw-sea-not-free = море не пустое и не открытое
flaw-fleets-in-reserve = в его резерве есть флотилии
flaw-no-undead-fleet = флотилий нежити у него нет
flaw-no-fleets-there = флотилий того, чей ход, там нет
flaw-all-have-fought = все флотилии там уже сражались
flaw-no-fleet-can-leave = ни одна флотилия не может выйти
flaw-too-many-for-step = столько не могут сделать этот шаг
flaw-player-is-out = игрок выбыл из игры
flaw-marker-placed-already = маркер уже стоит у бога или у Аполлона
flaw-ousted-on-track = вытесненного маркера на шкале порядка хода нет
flaw-nobody-outbid-there = там только что никого не перебили
flaw-first-of-track-needed = ставят первый маркер шкалы порядка хода
flaw-stands-nowhere = герой ещё нигде не стоит
flaw-placement-with-titans = с «Титанами» это titans_placement
flaw-turn-goes-on = ход ещё продолжается
flaw-coins-given-before = монеты раздали раньше
flaw-figures-leave-before = существа уходят с островов раньше
flaw-only-first-gets-marker = маркер получает только тот, кто открыл очередь
flaw-none-left = ничего не осталось
flaw-apple-not-used = Яблоко не применяли
flaw-he-is-out = этот игрок выбыл из игры
flaw-barred-already = запрет уже есть у другого
flaw-another-player-needed = это другой игрок
flaw-stands-on-no-isle = ни на одном острове этого нет
flaw-not-he-retreats = отступать сейчас решает не он
flaw-thread-not-used = Нить не применяли
flaw-not-asked-about-item = о предмете его не спрашивают
flaw-not-next = по порядку следующий не он
flaw-no-favour-beside-god = рядом с богом хода милости нет
flaw-theatre-for-any = театр заменяет любое из них
flaw-given-buildings-impossible = таких отданных строений быть не может
flaw-buildings-of-other-types = все строения были разных видов
flaw-no-set-of-buildings = из его строений набор не складывается
flaw-hector-not-sacrificed = Гектором не жертвовали
flaw-no-hero-to-hire = это не герой, которого можно нанять
flaw-other-heroes-due = сейчас платят другим героям
flaw-artifact-not-just-bought = это не только что купленный артефакт
flaw-only-partners-share = делятся только союзники
flaw-cannot-send = отправить это он не может
flaw-cannot-pay-for-it = заплатить за это он не может
flaw-lightning-not-held = Молнии у него нет
flaw-was-not-outbid = его ставку не перебивали
flaw-has-no-coin = монеты у него нет
flaw-cornucopia-not-held = Рога изобилия у него нет
flaw-revenue-of-another = доход этой территории у другого
flaw-revenue-is-others = доход у другого игрока
flaw-not-what-it-paid = это не столько, сколько она принесла
flaw-no-founding-there = там метрополию не основать
flaw-no-token-left = выбирать больше не из чего
flaw-only-teams-win-so = так побеждают только команды
flaw-no-last-one-lost = никто из противников только что не потерял последнюю
flaw-god-gives-others = этот бог даёт другое
flaw-nothing-given-yet = ещё ничего не дано
flaw-only-fighters-asked = спрашивают только тех, кто сражается
flaw-no-unit-left = сил у него не осталось
flaw-attacker-has-turn = нападает тот, чей ход
flaw-defender-holds-place = обороняющийся, другой игрок, владеет этим местом
flaw-nobody-attacks = никто не нападает
flaw-not-asked-before-dice = перед броском в этой игре не спрашивают
flaw-not-asked-about-dice = о кубиках в этой игре не спрашивают
flaw-stage-does-not-fit = это не подходит к тому, что решают
flaw-item-of-one-only = применить предмет может только один из них
flaw-attacker-is-first = первый — нападающий
flaw-no-item-gives-that = ни один только что применённый предмет этого не даёт
flaw-still-asked = об этом его ещё спрашивают
flaw-no-item-fits = подходящего предмета у него нет, ни открытого, ни лицом вниз
flaw-ulysses-not-with-him = Одиссей сражается не за него
flaw-no-such-unit-there = таких сил у него в этой битве нет
flaw-only-sides-asked = спрашивают только тех, кто сражается, или союзника
flaw-nothing-to-save-it = спасти от потери ему нечем
flaw-move-not-paid = перемещение не оплачено
flaw-fleets-need-god = флотилии ведёт Посейдон или Аид, где это указано
flaw-not-so-many-there = столько там нет
flaw-partners-do-not-fight = союзники не сражаются за землю
flaw-nobody-defends = остров никто не обороняет
flaw-no-isle-to-come-from = у него нет острова, откуда могли прийти отряды
flaw-last-isle-protected = это последний остров владельца, и он защищён
flaw-sylph-moves-fleets = Сильф водит флотилии
flaw-ulysses-not-in-battle = Одиссея в этой битве нет
flaw-not-with-who-retreats = у того, кто решает отступать, этого с собой нет
flaw-artifacts-elsewhere = это артефакты, которых больше нигде нет
flaw-undead-of-another = нежить есть у другого игрока
flaw-not-turn-with-hades = это ход не с Аидом
flaw-heroes-elsewhere = это герои нападающего, которых нет ни на одном острове
flaw-sylph-not-below = там указано, на чём лежит битва
flaw-fleets-need-poseidon = флотилии ведёт Посейдон, Аид или Сильф
flaw-not-in-sea-battle = в морской битве этого не бывает
flaw-no-troops-there = отрядов того, чей ход, там нет
flaw-no-unit-can-leave = никто не может оттуда уйти
flaw-nobody-passes-through = через территорию никто не проходит
flaw-too-many-to-take = столько с собой не взять
flaw-only-who-stands-there = с собой берут только тех, кто там стоит
flaw-only-what-lies-there = с собой берут только то, что там лежит
flaw-no-titan-there = титанов там нет
flaw-no-undead-troop-there = отрядов нежити там нет
flaw-move-is-one-of = перемещение — одно из этих
flaw-belongs-to-turn = это относится к самому ходу
flaw-no-titans-in-game = титанов в этой игре нет
flaw-troops-need-god = отряды ведёт Арес, Аид или титаны, где это указано
flaw-move-not-payable = перемещение нечем оплатить
flaw-flyers-do-not-pass = кто летит, через территории не проходит
flaw-passage-needs-helm = пройти насквозь помогает Шлем
flaw-not-passable-there = пройти там никому нельзя
flaw-titan-has-to-go = титан должен участвовать
flaw-first-step-paid = первый шаг титана оплачен
flaw-undead-has-to-go = отряд нежити должен участвовать
flaw-nobody-passes = никто не проходит
flaw-only-of-a-colour = одного цвета всего { $most }
flaw-too-many-left = остаться может не больше { $most }
flaw-out-of-range = можно от { $lowest } до { $highest }
flaw-at-most-with-god = с этим богом сейчас не больше { $most }
flaw-on-board-already = на поле уже { $count }, так что осталось { $left }
flaw-comes-before = { $field } идёт раньше
flaw-die-shows-at-most = на кубике сейчас не больше { $most }
flaw-all-left-before-first = все шаги ({ $steps }) остаются только до первого шага
flaw-at-most-on-their-way = в пути не больше { $most }

## Records

flaw-another-format = это не запись формата «{ $format }», версия { $version }
flaw-no-json = не JSON: { $reason }
flaw-ends-before-actions = запись кончается до начала действий
flaw-line-unreadable = строка { $given } не читается
flaw-outcomes-needed = исходы — это числа, а не { $given }
flaw-too-many-actions = действий больше { $most }
flaw-action-not-possible = { $action } сделать нельзя: { $causes }
flaw-action-with-outcomes-left = у { $action } есть исходы, которых ничто не требует
flaw-outcomes-left-over = есть исходы, которых ничто не требует
flaw-another-game = это из другой игры, не той, что указана в записи
flaw-another-result = игра кончается не тем, что записано
flaw-against-the-rules = правила этого не допускают: { $refusal }
flaw-does-not-fit = не подходит: { $reason }

## Sealed records

flaw-no-seal = печати нет: запись не с сервера
flaw-seal-unreadable = не читается
flaw-seed-unreadable = не читается
flaw-seed-of-another-hash = не подходит к своему хешу
flaw-hash-not-shown = не тот, что был показан
flaw-another-board = это не то поле, что зовётся { $board }
flaw-entry-not-possible = сыграть это нельзя: { $causes }
flaw-seed-gives-others = из зерна получается { $outcomes }, а не { $given }
flaw-out-of-place = { $given } не на своём месте
flaw-log-of-another-game = ведёт не к записанной игре
flaw-not-over = игра не окончена

## Names

# A sea where no board is at hand: by its place, as in notation.
own-sea = море { $name }
    .gen = моря { $name }
    .dat = морю { $name }
    .acc = море { $name }
    .ins = морем { $name }
    .loc = море { $name }
    .on = в море { $name }
    .to = в море { $name }
    .from = из моря { $name }
    .title = Море { $name }
