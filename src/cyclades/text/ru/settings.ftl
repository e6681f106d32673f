### Настройки

settings-title = Настройки
settings-look = Внешний вид
settings-theme = Оформление
settings-theme-name = { $theme ->
    [light] Светлое
    [dark] Тёмное
   *[system] Как на устройстве
}
settings-text-size = Размер текста
settings-percent = { $size } %
settings-strong = Высокий контраст
settings-strong-about = Тексты и линии заметнее.
settings-motion = Анимация
settings-motion-about = Фигуры идут своим путём, кубики катятся.
settings-play = Игра
settings-pace = Темп ботов
settings-pace-name = { $pace ->
    [slow] Медленно
    [fast] Быстро
    [step] По шагам
   *[normal] Обычно
}
settings-confirms = Переспрашивать
settings-confirms-about = Перед битвой и перед концом хода, если ещё есть что сделать. Принести в жертву героя или применить предмет — не в счёт.
settings-signals = Звуки и уведомления
settings-sounds = Звуки
settings-sounds-about = Ваш ход, кубики, битвы, метрополии. Звуки начнутся после первого нажатия на странице.
settings-notices = Уведомления
settings-notices-about = Браузер сообщит, что настал ваш ход, если эта страница не перед глазами.
settings-notices-insecure = Браузеры разрешают это только при безопасном соединении или на самом компьютере с сервером. Всё остальное работает и здесь; нужно оно только для этого и для установки игры.
settings-notices-unknown = Этот браузер их не умеет.
settings-notices-denied = Вы запретили браузеру показывать их отсюда. Это можно изменить в его настройках.
