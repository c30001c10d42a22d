# Названия издания mario.

edition-mario = Марио
word-house = домик Тоада
word-hotel = замок принцессы Пич
level-houses = { $count ->
    [one] { $count } домик Тоада
    [few] { $count } домика Тоада
    [many] { $count } домиков Тоада
   *[other] { $count } домика Тоада
}
level-hotel = замок принцессы Пич
group-brown = Коричневая
group-light-blue = Голубая
group-pink = Розовая
group-orange = Оранжевая
group-red = Красная
group-yellow = Жёлтая
group-green = Зелёная
group-dark-blue = Синяя
group-utilities = Вспомогательные участки
deck-community-chest = Общественная казна
kind-utility = вспомогательный участок
kind-question = Блок со знаком вопроса
token-mushroom = Гриб
token-star = Звезда
token-fire-flower = Огненный цветок
token-shell = Панцирь
token-leaf = Лист
token-cap = Кепка
space-go = GO
space-brick-meadow = Кирпичный луг
space-question-block = Блок со знаком вопроса
space-pipe-cellar = Подвал с трубами
space-chain-chomp = Chain Chomp
space-maze-wood = Лес-лабиринт
space-community-chest = Общественная казна
space-cloud-bridge = Облачный мост
space-jail = Тюрьма
space-painted-hall = Расписной зал
space-bell-tower = Колокольня
space-bowser-jr = Bowser Jr.
space-harbour-square = Портовая площадь
space-coral-bay = Коралловый залив
space-free-parking = Free Parking
space-meteor-pier = Метеорный причал
space-ring-world = Мир-кольцо
space-magikoopa = Magikoopa
space-sandstone-stair = Лестница из песчаника
space-oasis-maze = Лабиринт в оазисе
space-go-to-jail = Go to Jail
space-lantern-wood = Фонарный лес
space-giant-roots = Гигантские корни
space-piranha-plant = Piranha Plant
space-skyline-plaza = Площадь небоскрёбов
space-crown-tower = Башня короны
