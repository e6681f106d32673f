# Несколько человек за одним устройством.

device-around = За этим устройством
device-take = Передать устройство: { $player }
device-take-asked = Передать устройство: { $player } (сейчас решает)
device-hand-over = Передайте устройство: { $player }
device-covered = Всё тайное закрыто. Тот, кто возьмёт устройство, увидит то, что лежит за ширмой.
device-raise = Это { $player }: открыть стол
device-hold = удерживайте или нажмите дважды
device-once-more = нажмите ещё раз
device-bids = Ставка: { $player }
device-look = { $player }: заглянуть за ширму
device-cover = Закрыть ширмой
device-god = За какого бога
device-highest = высшая ставка: { $gold }
device-bid = Поставить { $gold }
device-bid-refused = Такую ставку сделать нельзя. За ширмой сказано почему.
device-another = Ещё один игрок за этим устройством
device-sit-down = Сесть за стол
device-all-ready = Мы все готовы
device-how-many = Сколько вас играет за этим устройством
device-name-of = Имя игрока { $number }
