# Классическое поле; на нём играют и чемпионат.

edition-classic = Классика
edition-championship = Чемпионат
level-houses = { $count ->
    [one] { $count } дом
    [few] { $count } дома
    [many] { $count } домов
   *[other] { $count } дома
}
level-hotel = отель
level-hotels = { $count ->
    [one] { $count } отель
    [few] { $count } отеля
    [many] { $count } отелей
   *[other] { $count } отеля
}
group-brown = Коричневая
group-light-blue = Голубая
group-pink = Розовая
group-orange = Оранжевая
group-red = Красная
group-yellow = Жёлтая
group-green = Зелёная
group-dark-blue = Синяя
group-stations = Железные дороги
group-utilities = Коммунальные предприятия
deck-chance = Шанс
deck-community-chest = Общественная казна
kind-station = железная дорога
    .next = ближайшей железной дороги
kind-utility = коммунальное предприятие
    .next = ближайшего коммунального предприятия
token-car = Автомобиль
token-top-hat = Цилиндр
token-dog = Собака
token-ship = Корабль
token-iron = Утюг
token-boot = Ботинок
token-thimble = Напёрсток
token-wheelbarrow = Тачка
space-go = Вперёд
space-mediterranean-avenue = Медитерраниан-авеню
    .board = Медитер{ "\u00AD" }раниан-авеню
space-community-chest = Общественная казна
    .board = Общест{ "\u00AD" }венная казна
space-baltic-avenue = Балтик-авеню
space-income-tax = Подоходный налог
space-reading-railroad = Железная дорога Рединг
    .acc = Железную дорогу Рединг
space-oriental-avenue = Ориентал-авеню
space-chance = Шанс
space-vermont-avenue = Вермонт-авеню
space-connecticut-avenue = Коннектикут-авеню
    .board = Коннек{ "\u00AD" }тикут-авеню
space-jail = Тюрьма / Просто в гостях
space-st-charles-place = Сент-Чарльз-плейс
space-electric-company = Электросеть
    .board = Электро{ "\u00AD" }сеть
space-states-avenue = Стейтс-авеню
space-virginia-avenue = Вирджиния-авеню
space-pennsylvania-railroad = Железная дорога Пенсильвания
    .acc = Железную дорогу Пенсильвания
    .board = Железная дорога Пенсиль{ "\u00AD" }вания
space-st-james-place = Сент-Джеймс-плейс
space-tennessee-avenue = Теннесси-авеню
space-new-york-avenue = Нью-Йорк-авеню
space-free-parking = Бесплатная парковка
space-kentucky-avenue = Кентукки-авеню
space-indiana-avenue = Индиана-авеню
space-illinois-avenue = Иллинойс-авеню
space-b-and-o-railroad = Железная дорога Б. и О.
    .acc = Железную дорогу Б. и О.
space-atlantic-avenue = Атлантик-авеню
space-ventnor-avenue = Вентнор-авеню
space-water-works = Водопровод
space-marvin-gardens = Марвин-Гарденс
space-go-to-jail = Отправляйтесь в тюрьму
    .board = Отправ{ "\u00AD" }ляйтесь в тюрьму
space-pacific-avenue = Пасифик-авеню
space-north-carolina-avenue = Норт-Каролина-авеню
space-pennsylvania-avenue = Пенсильвания-авеню
    .board = Пенсиль{ "\u00AD" }вания-авеню
space-short-line = Шорт-Лайн
space-park-place = Парк-плейс
space-luxury-tax = Налог на роскошь
space-boardwalk = Бордуок
