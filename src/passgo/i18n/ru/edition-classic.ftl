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

# Персонажи: боты этого мира.
character-1 = Нотариус Грошик
character-2 = Майор Азарт
character-3 = Маклер Пополам
character-4 = Доктор Соломка
character-5 = Кондуктор Вихрь
character-6 = Лавочник Обмен
character-7 = Билетёр Тишком
character-8 = Пилот Пике
says-careful-buys = Каждая строчка прочитана. Теперь это моё.
says-careful-earns = Это сразу в копилку.
says-careful-pays = Хорошо, что на это у меня отложено.
says-careful-wins = Копейка рубль бережёт — и вот я на вершине.
says-bold-buys = Нравится — значит, беру!
says-bold-earns = Кто рискует, тот и получает!
says-bold-pays = Ай! Ничего, ещё отыграюсь.
says-bold-wins = Ставка на весь город — и она сыграла!
says-haggler-buys = Честно говоря, и больше было бы не жалко.
says-haggler-earns = По-моему, цена справедливая.
says-haggler-pays = Скидки не будет? Спросить-то можно.
says-haggler-wins = Лучшая сделка в моей жизни!
