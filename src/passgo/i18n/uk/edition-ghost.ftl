# Назви видання ghost.

edition-ghost = Привиди
word-house = пастка
word-hotel = сховище привидів
level-houses = { $count ->
    [one] { $count } пастка
    [few] { $count } пастки
    [many] { $count } пасток
   *[other] { $count } пастки
}
level-hotel = сховище привидів
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
kind-entity = сутність
token-goggles = Захисні окуляри
token-ghost-meter = Вимірювач привидів
token-cello = Віолончель
token-proton-pack = Протонний ранець
token-marshmallow = Зефір
token-siren = Сирена
space-go = СТАРТ
space-corner-bookshop = Книгарня на розі
space-mist = Блукальний туман
space-subway-stairs = Сходи метро
space-library-phantom = Привид бібліотеки
space-ecto-1 = ECTO-1
space-night-diner = Нічна їдальня
space-pawn-shop = Ломбард
space-wax-museum = Музей воскових фігур
space-jail = В’язниця
space-old-fire-station = Стара пожежна частина
space-hungry-green-ghost = Голодний зелений привид
space-university-lab = Лабораторія університету
space-city-archive = Міський архів
space-reading-room = Читальна зала
space-card-catalogue = Картотека
space-grand-staircase = Парадні сходи
space-free-parking = Безкоштовна стоянка
space-hotel-lobby = Вестибюль готелю
space-ballroom = Бальна зала
space-twelfth-floor = Дванадцятий поверх
space-town-hall = Ратуша
space-mayors-office = Кабінет мера
space-gate-hound = Пес біля брами
space-city-jail-roof = Дах міської в’язниці
space-go-to-jail = Вирушайте до в’язниці
space-park-gate = Брама парку
space-carriage-stand = Стоянка карет
space-penthouse-kitchen = Кухня в пентгаусі
space-rooftop-temple = Храм на даху
space-giant-of-the-avenue = Велетень із проспекту
space-crossroads-gate = Брама на перехресті
