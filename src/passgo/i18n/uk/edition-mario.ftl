# Назви видання mario.

edition-mario = Маріо
word-house = будинок Тоада
word-hotel = замок принцеси Піч
level-houses = { $count ->
    [one] { $count } будинок Тоада
    [few] { $count } будинки Тоада
    [many] { $count } будинків Тоада
   *[other] { $count } будинки Тоада
}
level-hotel = замок принцеси Піч
group-brown = Коричневий
group-light-blue = Блакитний
group-pink = Рожевий
group-orange = Помаранчевий
group-red = Червоний
group-yellow = Жовтий
group-green = Зелений
group-dark-blue = Синій
group-utilities = Комунальні установи
deck-community-chest = Фонд міста
kind-utility = комунальна установа
kind-question = Блок запитань
token-mushroom = Гриб
token-star = Зірка
token-fire-flower = Вогняна квітка
token-shell = Панцир
token-leaf = Листок
token-cap = Кашкет
space-go = GO
space-brick-meadow = Цегляний луг
space-question-block = Блок запитань
space-pipe-cellar = Підвал із трубами
space-chain-chomp = Chain Chomp
space-maze-wood = Ліс-лабіринт
space-community-chest = Фонд міста
space-cloud-bridge = Хмарний міст
space-jail = В’язниця
space-painted-hall = Розписана зала
space-bell-tower = Дзвіниця
space-bowser-jr = Bowser Jr.
space-harbour-square = Портова площа
space-coral-bay = Коралова затока
space-free-parking = Free Parking
space-meteor-pier = Метеоритний причал
space-ring-world = Світ-кільце
space-magikoopa = Magikoopa
space-sandstone-stair = Сходи з пісковику
space-oasis-maze = Лабіринт в оазі
space-go-to-jail = Go to Jail
space-lantern-wood = Ліхтарний ліс
space-giant-roots = Велетенські корені
space-piranha-plant = Piranha Plant
space-skyline-plaza = Площа хмарочосів
space-crown-tower = Вежа корони
