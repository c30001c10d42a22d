# Назви видання ghost.

edition-ghost = Привиди
word-rent = плата
word-rent-acc = плату
word-rent-gen = плати
word-rent-short-acc = плату
word-rent-for = вносить плату за «{ $space }»
word-rent-pay = внести плату
word-rent-double = подвійна плата
word-deed = заявка
word-deeds = заявки
word-deed-acc = заявку
word-deed-loc = заявці
word-deeds-gen = заявок
word-deed-gen = заявки
word-deeds-ins = заявками
word-deed-ins = заявкою
word-street = заявка
word-streets = заявки
word-streets-acc = заявки
word-street-whose = заявці, увесь набір якої
word-street-loc = на заявці
word-street-other-loc = на іншій заявці
word-street-every = на кожній заявці набору з’являється перша будівля, лише потім на котрійсь із них
word-street-one-loc = на одній заявці
word-street-this-loc = на цій заявці
word-street-other-from = з іншої заявки
word-street-one-from = з однієї заявки
word-street-this = ця заявка
word-street-empty = заявка порожня
word-street-none = жодна не в заставі
word-street-acc = заявку
word-streets-loc = заявках
word-streets-ins = заявками
word-house = пастка
    .each = кожну пастку
word-houses = пастки
word-houses-gen = пасток
word-hotel = сховище привидів
    .each = кожне сховище привидів
word-hotel-gen = сховища привидів
word-hotels = сховища привидів
word-hotels-gen = сховищ привидів
word-street-hands = заявка переходить із рук у руки, лише якщо в усьому її
level-houses = { $count ->
    [one] { $count } пастка
    [few] { $count } пастки
    [many] { $count } пасток
   *[other] { $count } пастки
}
    .acc = { $count ->
        [one] { $count } пастку
        [few] { $count } пастки
        [many] { $count } пасток
       *[other] { $count } пастки
    }
level-hotel = сховище привидів
level-hotels = { $count ->
    [one] { $count } сховище привидів
    [few] { $count } сховища привидів
    [many] { $count } сховищ привидів
   *[other] { $count } сховища привидів
}
    .acc = { $count ->
        [one] { $count } сховище привидів
        [few] { $count } сховища привидів
        [many] { $count } сховищ привидів
       *[other] { $count } сховища привидів
    }
group-brown = Коричневий
group-light-blue = Блакитний
group-pink = Рожевий
group-orange = Помаранчевий
group-red = Червоний
group-yellow = Жовтий
group-green = Зелений
group-dark-blue = Синій
deck-mist = Блукальний туман
kind-ride = ECTO-1
    .next = найближчої машини ECTO-1
kind-entity = сутність
    .next = найближчої сутності
token-goggles = Захисні окуляри
token-ghost-meter = Вимірювач привидів
token-cello = Віолончель
token-proton-pack = Протонний ранець
token-marshmallow = Зефір
token-siren = Сирена
space-go = СТАРТ
space-corner-bookshop = Книгарня на розі
    .acc = Книгарню на розі
space-mist = Блукальний туман
space-subway-stairs = Сходи метро
space-library-phantom = Привид бібліотеки
space-ecto-1 = ECTO-1
space-night-diner = Нічна їдальня
    .acc = Нічну їдальню
space-pawn-shop = Ломбард
space-wax-museum = Музей воскових фігур
space-jail = В’язниця
space-old-fire-station = Стара пожежна частина
    .acc = Стару пожежну частину
space-hungry-green-ghost = Голодний зелений привид
space-university-lab = Лабораторія університету
    .acc = Лабораторію університету
    .board = Лабора{ "\u00AD" }торія універ{ "\u00AD" }ситету
space-city-archive = Міський архів
space-reading-room = Читальна зала
    .acc = Читальну залу
space-card-catalogue = Картотека
    .acc = Картотеку
space-grand-staircase = Парадні сходи
space-free-parking = Безкоштовна стоянка
    .board = Безкош{ "\u00AD" }товна стоянка
space-hotel-lobby = Вестибюль готелю
space-ballroom = Бальна зала
    .acc = Бальну залу
space-twelfth-floor = Дванадцятий поверх
    .board = Двана{ "\u00AD" }дцятий поверх
space-town-hall = Ратуша
    .acc = Ратушу
space-mayors-office = Кабінет мера
space-gate-hound = Пес біля брами
space-city-jail-roof = Дах міської в’язниці
space-go-to-jail = Вирушайте до в’язниці
space-park-gate = Брама парку
    .acc = Браму парку
space-carriage-stand = Стоянка карет
    .acc = Стоянку карет
space-penthouse-kitchen = Кухня в пентгаусі
    .acc = Кухню в пентгаусі
space-rooftop-temple = Храм на даху
space-giant-of-the-avenue = Велетень із проспекту
space-crossroads-gate = Брама на перехресті
    .acc = Браму на перехресті
