# Назви видання mario.

edition-mario = Маріо
word-go = GO
word-street = об’єкт
word-streets = об’єкти
word-streets-acc = об’єкти
word-street-whose = об’єкті, увесь набір якого
word-street-loc = на об’єкті
word-street-other-loc = на іншому об’єкті
word-street-every = на кожному об’єкті набору з’являється перша будівля, лише потім на котромусь із них
word-street-one-loc = на одному об’єкті
word-street-this-loc = на цьому об’єкті
word-street-other-from = з іншого об’єкта
word-street-one-from = з одного об’єкта
word-street-this = цей об’єкт
word-street-empty = об’єкт порожній
word-street-none = жоден не в заставі
word-street-acc = об’єкт
word-streets-loc = об’єктах
word-streets-ins = об’єктами
word-house = будинок Тоада
    .each = кожен будинок Тоада
word-houses = будинки Тоада
word-houses-gen = будинків Тоада
word-hotel = замок принцеси Піч
    .each = кожен замок принцеси Піч
word-hotel-gen = замку принцеси Піч
word-hotels = замки принцеси Піч
word-hotels-gen = замків принцеси Піч
word-street-hands = об’єкт переходить із рук у руки, лише якщо в усьому його
word-dice = кубик
level-houses = { $count ->
    [one] { $count } будинок Тоада
    [few] { $count } будинки Тоада
    [many] { $count } будинків Тоада
   *[other] { $count } будинки Тоада
}
level-hotel = замок принцеси Піч
level-hotels = { $count ->
    [one] { $count } замок принцеси Піч
    [few] { $count } замки принцеси Піч
    [many] { $count } замків принцеси Піч
   *[other] { $count } замку принцеси Піч
}
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
    .next = найближчої комунальної установи
kind-question = Блок запитань
    .next = найближчого блоку запитань
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
    .acc = Розписану залу
space-bell-tower = Дзвіниця
    .acc = Дзвіницю
space-bowser-jr = Bowser Jr.
space-harbour-square = Портова площа
    .acc = Портову площу
space-coral-bay = Коралова затока
    .acc = Коралову затоку
space-free-parking = Free Parking
space-meteor-pier = Метеоритний причал
    .board = Метео{ "\u00AD" }ритний причал
space-ring-world = Світ-кільце
space-magikoopa = Magikoopa
space-sandstone-stair = Сходи з пісковику
space-oasis-maze = Лабіринт в оазі
space-go-to-jail = Go to Jail
space-lantern-wood = Ліхтарний ліс
space-giant-roots = Велетенські корені
    .board = Велетен{ "\u00AD" }ські корені
space-piranha-plant = Piranha Plant
space-skyline-plaza = Площа хмарочосів
    .acc = Площу хмарочосів
space-crown-tower = Вежа корони
    .acc = Вежу корони

awaiting-you-roll = Ваш хід: киньте кубик.
act-roll = Кинути кубик
deed-rent-utility = { $count ->
    [one] Якщо у власника { $count }: кубик × { $factor }
    [few] Якщо у власника { $count }: кубик × { $factor }
    [many] Якщо у власника { $count }: кубик × { $factor }
   *[other] Якщо у власника { $count }: кубик × { $factor }
}
dice-title = Кубик
end-dice = Кубик
stop-rent-dice = { Word-rent }: за кубиком
story-roll-due-dice = { WHO($player) ->
    [you] Ви викидаєте { $dice } і потрапляєте на сектор «{ $space }». { $other } може вимагати { word-rent-acc }, суму визначить кубик.
   *[other] { WHO($other) ->
        [you] { $player } викидає { $dice } і потрапляє на ваш сектор «{ $space }». Розмір { word-rent-gen } визначить кубик.
       *[other] { $player } викидає { $dice } і потрапляє на сектор «{ $space }». { $other } може вимагати { word-rent-acc }, суму визначить кубик.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Ви потрапляєте на сектор «{ $space }». { $other } може вимагати { word-rent-acc }, суму визначить кубик.
   *[other] { WHO($other) ->
        [you] { $player } потрапляє на ваш сектор «{ $space }». Розмір { word-rent-gen } визначить кубик.
       *[other] { $player } потрапляє на сектор «{ $space }». { $other } може вимагати { word-rent-acc }, суму визначить кубик.
    }
}
card-next-utility = Ідіть до { FORM($space, "next") } та киньте кубик. Власник може вимагати викинуте число, помножене на { $factor }.
page-times-dice = кубик × { $factor }
