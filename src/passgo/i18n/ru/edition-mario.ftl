# Названия издания mario.

edition-mario = Марио
word-go = GO
word-street = объект
word-streets = объекты
word-street-whose = объекте, вся группа которого
word-street-loc = объекте
word-street-other-loc = на другом объекте
word-street-other-from = с другого объекта
word-street-one-from = с одного объекта
word-street-none = ни один не в залоге
word-street-every = на каждом объекте группы появляется первое здание, лишь потом на одном из них
word-street-one-loc = на одном объекте
word-street-full = объект застроен
word-street-empty = объект пуст
word-street-this = этот объект
word-street-this-loc = этом объекте
word-streets-loc = объектах
word-streets-ins = объектами
word-streets-bare = объекты
word-house = домик Тоада
    .each = каждый домик Тоада
word-houses = домики Тоада
word-houses-gen = домиков Тоада
word-houses-four = четыре домика Тоада
word-hotel = замок принцессы Пич
    .each = каждый замок принцессы Пич
word-hotel-gen = замка принцессы Пич
word-hotels = замки принцессы Пич
word-hotels-gen = замков принцессы Пич
word-street-hands = объект переходит из рук в руки, только если во всей его
word-street-one-acc = один объект
word-dice = кубик
level-houses = { $count ->
    [one] { $count } домик Тоада
    [few] { $count } домика Тоада
    [many] { $count } домиков Тоада
   *[other] { $count } домика Тоада
}
level-hotel = замок принцессы Пич
level-hotels = { $count ->
    [one] { $count } замок принцессы Пич
    [few] { $count } замка принцессы Пич
    [many] { $count } замков принцессы Пич
   *[other] { $count } замка принцессы Пич
}
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
    .next = ближайшего вспомогательного участка
kind-question = Блок со знаком вопроса
    .next = ближайшего блока со знаком вопроса
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
    .board = Общест{ "\u00AD" }венная казна
space-cloud-bridge = Облачный мост
space-jail = Тюрьма
space-painted-hall = Расписной зал
space-bell-tower = Колокольня
    .acc = Колокольню
space-bowser-jr = Bowser Jr.
space-harbour-square = Портовая площадь
    .acc = Портовую площадь
space-coral-bay = Коралловый залив
space-free-parking = Free Parking
space-meteor-pier = Метеорный причал
space-ring-world = Мир-кольцо
space-magikoopa = Magikoopa
space-sandstone-stair = Лестница из песчаника
    .acc = Лестницу из песчаника
space-oasis-maze = Лабиринт в оазисе
space-go-to-jail = Go to Jail
space-lantern-wood = Фонарный лес
space-giant-roots = Гигантские корни
space-piranha-plant = Piranha Plant
space-skyline-plaza = Площадь небоскрёбов
    .board = Площадь небо{ "\u00AD" }скрёбов
space-crown-tower = Башня короны
    .acc = Башню короны

awaiting-you-roll = Ваш ход: бросьте кубик.
act-roll = Бросить кубик
deed-rent-utility = { $count ->
    [one] Если у владельца { $count }: кубик × { $factor }
    [few] Если у владельца { $count }: кубик × { $factor }
    [many] Если у владельца { $count }: кубик × { $factor }
   *[other] Если у владельца { $count }: кубик × { $factor }
}
dice-title = Кубик
end-dice = Кубик
stop-rent-dice = { Word-rent }: по кубику
story-roll-due-dice = { WHO($player) ->
    [you] Вы выбрасываете { $dice } и попадаете на клетку «{ $space }». { $other } может потребовать { word-rent-acc }, сумму определит кубик.
   *[other] { WHO($other) ->
        [you] { $player } выбрасывает { $dice } и попадает на вашу клетку «{ $space }». Размер { word-rent-gen } определит кубик.
       *[other] { $player } выбрасывает { $dice } и попадает на клетку «{ $space }». { $other } может потребовать { word-rent-acc }, сумму определит кубик.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Вы попадаете на клетку «{ $space }». { $other } может потребовать { word-rent-acc }, сумму определит кубик.
   *[other] { WHO($other) ->
        [you] { $player } попадает на вашу клетку «{ $space }». Размер { word-rent-gen } определит кубик.
       *[other] { $player } попадает на клетку «{ $space }». { $other } может потребовать { word-rent-acc }, сумму определит кубик.
    }
}
card-next-utility = Свет мигает! Идите до { FORM($space, "next") } и бросьте кубик. Владелец может потребовать выпавшее число, умноженное на { $factor }.
page-times-dice = кубик × { $factor }

# Карточки, рассказанные в этом мире.
card-advance-to = Трамплин отправляет вас в полёт. Идите на клетку «{ $space }».
card-to-go = Полный вперёд! Идите на клетку «{ $go }» и получите зарплату.
card-next-question = Слышен перезвон. Идите до { FORM($space, "next") } и нажмите на него.
card-back-three = Прыжок не удался. Вернитесь на три клетки назад и выполните то, что там указано.
card-go-to-jail = Вы съехали не по той трубе. Отправляйтесь прямо в тюрьму. Зарплату вы не получаете.
card-jail-free = Золотой ключ! Оставьте карточку себе: с ней можно один раз выйти из тюрьмы. Её можно и продать.
card-repairs = Кирпичи расшатались! Заплатите { FORM($house, "acc") } за { FORM($house-name, "each") } и { FORM($hotel, "acc") } за { FORM($hotel-name, "each") }.
card-treat-everyone = Мороженое для всех! Заплатите каждому игроку по { FORM($amount, "each") }.
card-party = Вы устраиваете праздник на облаке. Получите от каждого игрока по { FORM($amount, "each") }.
card-big-find = Тайная комната, полная монет! Получите { FORM($amount, "acc") }.
card-prize = Лучший забег дня! Получите { FORM($amount, "acc") }.
card-gift = С облака падает подарок. Получите { FORM($amount, "acc") }.
card-small-find = В траве что-то блестит. Получите { FORM($amount, "acc") }.
card-small-loss = У вас дырка в кармане. Заплатите { FORM($amount, "acc") }.
card-loss = Вы упали в воду вместе с монетами. Заплатите { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Не та труба: вы отправляетесь в тюрьму.
   *[other] Не та труба: { $player } отправляется в тюрьму.
}
story-roll-jailed = { WHO($player) ->
    [you] Вы выбрасываете { $dice }. Не та труба: вы отправляетесь в тюрьму.
   *[other] { $player } выбрасывает { $dice }. Не та труба — и прямиком в тюрьму.
}
event-freed = { WHO($player) ->
    [you] Вы выпрыгиваете из тюрьмы.
   *[other] { $player } выпрыгивает из тюрьмы.
}
story-salary = Дзынь! Клетка «{ $go }» приносит { FORM($amount, "acc") }.
event-salary = { WHO($player) ->
    [you] Дзынь! Вы проходите клетку «{ $go }» и получаете { FORM($amount, "acc") }.
   *[other] Дзынь! { $player } проходит клетку «{ $go }» и получает { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Вы выбрасываете { $dice }. { $space } кусается, и вы платите { FORM($amount, "acc") }.
   *[other] { $player } выбрасывает { $dice }. { $space } кусается и забирает { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] { $space } кусается, и вы платите { FORM($amount, "acc") }.
   *[other] { $space } кусается, и { $player } платит { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } кусается. Вы платите { FORM($amount, "acc") }.
   *[other] { $space } кусается. { $player } платит { FORM($amount, "acc") }.
}
event-question-coins = { WHO($player) ->
    [you] Динь! На клетке «{ $space }» вы получаете { FORM($amount, "acc") }.
   *[other] Динь! На клетке «{ $space }» { $player } получает { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Вы кладёте кирпичи на клетке «{ $space }» за { FORM($amount, "acc") }: теперь там { $level }.
   *[other] { $player } кладёт кирпичи на клетке «{ $space }» за { FORM($amount, "acc") }: теперь там { $level }.
}
event-built-won = { WHO($player) ->
    [you] Вы кладёте кирпичи на клетке «{ $space }»: теперь там { $level }.
   *[other] { $player } кладёт кирпичи на клетке «{ $space }»: теперь там { $level }.
}
story-built = { WHO($player) ->
    [you] Вы строите из кирпича за { FORM($amount, "acc") }: { $spaces }.
   *[other] { $player } строит из кирпича за { FORM($amount, "acc") }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Ни монетки в кармане: вы банкрот. Всё оставшееся получает { $other }.
   *[other] { WHO($other) ->
        [you] Ни монетки в кармане: { $player } — банкрот. Всё оставшееся получаете вы.
       *[other] Ни монетки в кармане: { $player } — банкрот. Всё оставшееся получает { $other }.
    }
}
event-game-over = Салют над замком: игру выигрывает { $players }.
event-game-over-shared = Салют над замком: победу делят { $players }.

# Персонажи: боты этого мира.
character-1 = Тренер Подушка
character-2 = Турбо Редька
character-3 = Меняла Камешек
character-4 = Садовник Мох
character-5 = Гонщик Вжух
character-6 = Пекарь Добавка
says-careful-buys = Семь раз отмерь, один раз прыгни.
says-careful-earns = Пересчитаю-ка монеты ещё раз.
says-careful-pays = Есть у меня монетки на чёрный день.
says-careful-wins = Маленькими прыжками — на самый верх!
says-bold-buys = С разбегу — и моё!
says-bold-earns = Дзынь! Обожаю этот звук.
says-bold-pays = Ой! Ничего, ещё подпрыгну.
says-bold-wins = Разбег, прыжок, победа!
says-haggler-buys = И всего-то за горстку монет!
says-haggler-earns = Монеты? Мне? Не откажусь.
says-haggler-pays = Предлагаю гриб, а им подавай монеты.
says-haggler-wins = Весь мир — и по дешёвке!
