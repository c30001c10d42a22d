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
card-next-utility = Світло блимає! Ідіть до { FORM($space, "next") } та киньте кубик. Власник може вимагати викинуте число, помножене на { $factor }.
page-times-dice = кубик × { $factor }

# Картки, розказані в цьому світі.
card-advance-to = Трамплін відправляє вас у політ. Ідіть на сектор «{ $space }».
card-to-go = Повний уперед! Ідіть на сектор «{ $go }» і отримайте зарплату.
card-next-question = Чути передзвін. Ідіть до { FORM($space, "next") } і натисніть на нього.
card-back-three = Стрибок не вдався. Поверніться на три сектори назад і виконайте те, що там указано.
card-go-to-jail = Ви з’їхали не тією трубою. Вирушайте просто до в’язниці. Зарплати ви не отримуєте.
card-jail-free = Золотий ключ! Залиште картку собі: з нею можна один раз вийти з в’язниці. Її можна й продати.
card-repairs = Цеглини розхиталися! Заплатіть { FORM($house, "acc") } за { FORM($house-name, "each") } і { FORM($hotel, "acc") } за { FORM($hotel-name, "each") }.
card-treat-everyone = Морозиво для всіх! Заплатіть кожному гравцеві по { FORM($amount, "each") }.
card-party = Ви влаштовуєте свято на хмарі. Отримайте від кожного гравця по { FORM($amount, "each") }.
card-big-find = Таємна кімната, повна монет! Отримайте { FORM($amount, "acc") }.
card-prize = Найкращий забіг дня! Отримайте { FORM($amount, "acc") }.
card-gift = Із хмари падає подарунок. Отримайте { FORM($amount, "acc") }.
card-small-find = У траві щось блищить. Отримайте { FORM($amount, "acc") }.
card-small-loss = У вас дірка в кишені. Заплатіть { FORM($amount, "acc") }.
card-loss = Ви впали у воду разом із монетами. Заплатіть { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Не та труба: ви вирушаєте до в’язниці.
   *[other] Не та труба: { $player } вирушає до в’язниці.
}
story-roll-jailed = { WHO($player) ->
    [you] Ви викидаєте { $dice }. Не та труба: ви вирушаєте до в’язниці.
   *[other] { $player } викидає { $dice }. Не та труба — і просто до в’язниці.
}
event-freed = { WHO($player) ->
    [you] Ви вистрибуєте з в’язниці.
   *[other] { $player } вистрибує з в’язниці.
}
story-salary = Дзень! Сектор «{ $go }» приносить { FORM($amount, "acc") }.
event-salary = { WHO($player) ->
    [you] Дзень! Ви минаєте сектор «{ $go }» і отримуєте { FORM($amount, "acc") }.
   *[other] Дзень! { $player } минає сектор «{ $go }» і отримує { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Ви викидаєте { $dice }. { $space } кусається, і ви платите { FORM($amount, "acc") }.
   *[other] { $player } викидає { $dice }. { $space } кусається й забирає { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] { $space } кусається, і ви платите { FORM($amount, "acc") }.
   *[other] { $space } кусається, і { $player } платить { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } кусається. Ви платите { FORM($amount, "acc") }.
   *[other] { $space } кусається. { $player } платить { FORM($amount, "acc") }.
}
event-question-coins = { WHO($player) ->
    [you] Дзинь! На секторі «{ $space }» ви отримуєте { FORM($amount, "acc") }.
   *[other] Дзинь! На секторі «{ $space }» { $player } отримує { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Ви кладете цеглу на секторі «{ $space }» за { FORM($amount, "acc") }: тепер там { $level }.
   *[other] { $player } кладе цеглу на секторі «{ $space }» за { FORM($amount, "acc") }: тепер там { $level }.
}
event-built-won = { WHO($player) ->
    [you] Ви кладете цеглу на секторі «{ $space }»: тепер там { $level }.
   *[other] { $player } кладе цеглу на секторі «{ $space }»: тепер там { $level }.
}
story-built = { WHO($player) ->
    [you] Ви будуєте з цегли за { FORM($amount, "acc") }: { $spaces }.
   *[other] { $player } будує з цегли за { FORM($amount, "acc") }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Ані монетки в кишені: ви банкрот. Усе, що залишилося, отримує { $other }.
   *[other] { WHO($other) ->
        [you] Ані монетки в кишені: { $player } — банкрот. Усе, що залишилося, отримуєте ви.
       *[other] Ані монетки в кишені: { $player } — банкрот. Усе, що залишилося, отримує { $other }.
    }
}
event-game-over = Салют над замком: у грі перемагає { $players }.
event-game-over-shared = Салют над замком: перемогу ділять { $players }.

# Персонажі: боти цього світу.
character-1 = Тренер Подушка
character-2 = Турбо Редька
character-3 = Міняйло Камінець
character-4 = Садівник Мох
character-5 = Гонщик Вжух
character-6 = Пекар Добавка
says-careful-buys = Сім раз відмір, а раз стрибни.
says-careful-earns = Перелічу-но монети ще раз.
says-careful-pays = Маю трохи монет на чорний день.
says-careful-wins = Маленькими стрибками — на самий верх!
says-bold-buys = З розбігу — і моє!
says-bold-earns = Дзень! Обожнюю цей звук.
says-bold-pays = Ой! Нічого, ще підстрибну.
says-bold-wins = Розбіг, стрибок, перемога!
says-haggler-buys = І лише за жменьку монет!
says-haggler-earns = Монети? Мені? Не відмовлюся.
says-haggler-pays = Даю гриб, а їм подавай монети.
says-haggler-wins = Увесь світ — і за безцінь!
