# Имена от изданието mario.

edition-mario = Марио
word-house = къща на Toad
word-hotel = замък на Peach
level-houses = { $count ->
    [one] { $count } къща на Toad
   *[other] { $count } къщи на Toad
}
level-hotel = замък на Peach
group-brown = Кафяв
group-light-blue = Светлосин
group-pink = Розов
group-orange = Оранжев
group-red = Червен
group-yellow = Жълт
group-green = Зелен
group-dark-blue = Тъмносин
group-utilities = Комунални служби
deck-community-chest = Community Chest
kind-utility = комунална служба
kind-question = Блокче с въпроси
token-mushroom = Гъба
token-star = Звезда
token-fire-flower = Огнено цвете
token-shell = Черупка
token-leaf = Лист
token-cap = Шапка
space-go = GO
space-brick-meadow = Тухлена ливада
space-question-block = Блокче с въпроси
space-pipe-cellar = Изба с тръби
space-chain-chomp = Chain Chomp
space-maze-wood = Гора лабиринт
space-community-chest = Community Chest
space-cloud-bridge = Облачен мост
space-jail = Затвор
space-painted-hall = Изрисувана зала
space-bell-tower = Камбанария
space-bowser-jr = Bowser Jr.
space-harbour-square = Площад на пристанището
space-coral-bay = Коралов залив
space-free-parking = Free Parking
space-meteor-pier = Метеоритен кей
space-ring-world = Пръстенов свят
space-magikoopa = Magikoopa
space-sandstone-stair = Пясъчникова стълба
space-oasis-maze = Лабиринт в оазиса
space-go-to-jail = Go to Jail
space-lantern-wood = Гора с фенери
space-giant-roots = Гигантски корени
space-piranha-plant = Piranha Plant
space-skyline-plaza = Площад с небостъргачи
space-crown-tower = Кула на короната
