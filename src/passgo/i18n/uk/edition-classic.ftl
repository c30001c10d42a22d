# Класичне поле; на ньому грають і чемпіонат.

edition-classic = Класика
edition-championship = Чемпіонат
level-houses = { $count ->
    [one] { $count } будинок
    [few] { $count } будинки
    [many] { $count } будинків
   *[other] { $count } будинки
}
level-hotel = готель
level-hotels = { $count ->
    [one] { $count } готель
    [few] { $count } готелі
    [many] { $count } готелів
   *[other] { $count } готелю
}
group-brown = Коричневий
group-light-blue = Блакитний
group-pink = Рожевий
group-orange = Помаранчевий
group-red = Червоний
group-yellow = Жовтий
group-green = Зелений
group-dark-blue = Синій
group-stations = Залізниці
group-utilities = Комунальні установи
deck-chance = Шанс
deck-community-chest = Фонд міста
kind-station = залізниця
    .next = найближчої залізниці
kind-utility = комунальна установа
    .next = найближчої комунальної установи
token-car = Автомобіль
token-top-hat = Циліндр
token-dog = Собака
token-ship = Корабель
token-iron = Праска
token-boot = Чобіт
token-thimble = Наперсток
token-wheelbarrow = Тачка
space-go = СТАРТ
space-mediterranean-avenue = Медитерраніан-авеню
    .board = Медитер{ "\u00AD" }раніан-авеню
space-community-chest = Фонд міста
space-baltic-avenue = Балтик-авеню
space-income-tax = Прибутковий податок
    .board = Прибут{ "\u00AD" }ковий податок
space-reading-railroad = Залізниця Редінг
    .acc = Залізницю Редінг
space-oriental-avenue = Орієнтал-авеню
space-chance = Шанс
space-vermont-avenue = Вермонт-авеню
space-connecticut-avenue = Коннектикут-авеню
    .board = Коннек{ "\u00AD" }тикут-авеню
space-jail = В’язниця / Просто відвідини
space-st-charles-place = Сент-Чарльз-плейс
space-electric-company = Енергомережа
    .acc = Енергомережу
    .board = Енерго{ "\u00AD" }мережа
space-states-avenue = Стейтс-авеню
space-virginia-avenue = Вірджинія-авеню
space-pennsylvania-railroad = Залізниця Пенсильванія
    .acc = Залізницю Пенсильванія
    .board = Залізниця Пенсиль{ "\u00AD" }ванія
space-st-james-place = Сент-Джеймс-плейс
space-tennessee-avenue = Теннессі-авеню
space-new-york-avenue = Нью-Йорк-авеню
space-free-parking = Безкоштовна стоянка
    .board = Безкош{ "\u00AD" }товна стоянка
space-kentucky-avenue = Кентуккі-авеню
space-indiana-avenue = Індіана-авеню
space-illinois-avenue = Іллінойс-авеню
space-b-and-o-railroad = Залізниця Б. і О.
    .acc = Залізницю Б. і О.
space-atlantic-avenue = Атлантик-авеню
space-ventnor-avenue = Вентнор-авеню
space-water-works = Водогін
space-marvin-gardens = Марвін-Гарденс
space-go-to-jail = Вирушайте до в’язниці
space-pacific-avenue = Пасифік-авеню
space-north-carolina-avenue = Норт-Кароліна-авеню
space-pennsylvania-avenue = Пенсильванія-авеню
    .board = Пенсиль{ "\u00AD" }ванія-авеню
space-short-line = Залізниця Шорт-Лайн
    .acc = Залізницю Шорт-Лайн
space-park-place = Парк-плейс
space-luxury-tax = Податок на розкіш
space-boardwalk = Бордвок

# Персонажі: боти цього світу.
character-1 = Нотаріус Шеляг
character-2 = Майор Азарт
character-3 = Маклер Навпіл
character-4 = Доктор Соломка
character-5 = Кондуктор Вихор
character-6 = Крамар Обмін
character-7 = Білетер Тихцем
character-8 = Пілот Піке
says-careful-buys = Прочитано кожен рядок. Тепер це моє.
says-careful-earns = Це одразу в скарбничку.
says-careful-pays = Добре, що на це в мене відкладено.
says-careful-wins = Копійка до копійки — і я на вершині.
says-bold-buys = Подобається — отже, беру!
says-bold-earns = Хто ризикує, той і отримує!
says-bold-pays = Ой! Нічого, ще відіграюся.
says-bold-wins = Ставка на все місто — і вона зіграла!
says-haggler-buys = Чесно кажучи, не шкода було б і більше.
says-haggler-earns = Як на мене, ціна справедлива.
says-haggler-pays = Знижки не буде? Спитати ж можна.
says-haggler-wins = Найкраща угода в моєму житті!
