# What the host of a table can do before its start.

waiting-put-bot = Посадить бота на место { $seat }
waiting-choose-bot = посадить бота …
waiting-take-bot-off = Убрать бота
waiting-level-of = Уровень бота на месте { $seat }
waiting-remove = Освободить место
waiting-remove-who = Освободить место: { $player }
waiting-remove-sure = Освободить место ({ $player })? Сидящий там узнает об этом и сможет смотреть.
waiting-up = Место { $seat }: на одно выше
waiting-down = Место { $seat }: на одно ниже
waiting-random = Разыграть места
waiting-change = Изменить игру
waiting-change-done = Так и играем
waiting-change-about = Все, кто был готов, подтверждают это заново.
waiting-keeps-board = как сейчас: { $board }
