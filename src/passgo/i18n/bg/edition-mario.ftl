# Имена от изданието mario.

edition-mario = Марио
word-go = GO
word-street = място
word-streets = места
word-street-whose = място, чийто
word-street-other = друго място
word-street-mortgaged = място от този комплект е ипотекирано
word-street-none = никое не е ипотекирано
word-streets-the = местата
word-street-every = всяко място от комплекта получава първата си сграда, преди някое
word-street-one = едно място
word-street-full = когато е запълнено
word-street-this = това място
word-street-the = мястото
word-house = къща на Toad
    .each = всяка къща на Toad
word-houses = къщи на Toad
word-houses-four = четири къщи на Toad
word-hotel = замък на Peach
    .each = всеки замък на Peach
word-hotel-the = замъка на Peach
word-hotels = замъци на Peach
word-street-hands = едно място сменя собственика си само когато в целия му
level-houses = { $count ->
    [one] { $count } къща на Toad
   *[other] { $count } къщи на Toad
}
    .has = { $count ->
        [one] има { $count } къща на Toad
       *[other] има { $count } къщи на Toad
    }
level-hotel = замък на Peach
    .has = има замък на Peach
level-hotels = { $count ->
    [one] { $count } замък на Peach
   *[other] { $count } замъка на Peach
}
    .has = { $count ->
        [one] има { $count } замък на Peach
       *[other] има { $count } замъка на Peach
    }
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
    .next = най-близката комунална служба
kind-question = Блокче с въпроси
    .next = най-близкото блокче с въпроси
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
    .board = Площад на прис{ "\u00AD" }танището
space-coral-bay = Коралов залив
space-free-parking = Free Parking
space-meteor-pier = Метеоритен кей
space-ring-world = Пръстенов свят
space-magikoopa = Magikoopa
space-sandstone-stair = Пясъчникова стълба
    .board = Пясъч{ "\u00AD" }никова стълба
space-oasis-maze = Лабиринт в оазиса
space-go-to-jail = Go to Jail
space-lantern-wood = Гора с фенери
space-giant-roots = Гигантски корени
space-piranha-plant = Piranha Plant
space-skyline-plaza = Площад с небостъргачи
    .board = Площад с небо{ "\u00AD" }стъргачи
space-crown-tower = Кула на короната

awaiting-you-roll = На ход сте: хвърлете зарчето.
act-roll = Хвърляне на зарчето
deed-rent-utility = { $count ->
    [one] При { $count }: { $factor } × зарчето
   *[other] При { $count }: { $factor } × зарчето
}
dice-title = Зарче
end-dice = Зарче
stop-rent-dice = { Word-rent }: според зарчето
story-roll-due-dice = { WHO($player) ->
    [you] Хвърляте { $dice } и попадате на „{ $space }“. { $other } може да поиска { word-rent } според зарчето.
   *[other] { WHO($other) ->
        [you] { $player } хвърля { $dice } и попада на вашето поле „{ $space }“. { Word-rent-the-subject } зависи от зарчето.
       *[other] { $player } хвърля { $dice } и попада на „{ $space }“. { $other } може да поиска { word-rent } според зарчето.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Попадате на „{ $space }“. { $other } може да поиска { word-rent } според зарчето.
   *[other] { WHO($other) ->
        [you] { $player } попада на вашето поле „{ $space }“. { Word-rent-the-subject } зависи от зарчето.
       *[other] { $player } попада на „{ $space }“. { $other } може да поиска { word-rent } според зарчето.
    }
}
card-next-utility = Лампите примигват! Отидете до { FORM($space, "next") } и хвърлете зарчето. Собственикът може да поиска хвърленото число, умножено по { $factor }.
page-times-dice = { $factor } × зарчето

# Картончетата, разказани в този свят.
card-advance-to = Трамплин ви изстрелва във въздуха. Отидете на „{ $space }“.
card-to-go = С пълна скорост напред! Отидете на „{ $go }“ и вземете заплатата.
card-next-question = Чува се звън. Отидете до { FORM($space, "next") } и го натиснете.
card-back-three = Скокът не успя. Върнете се три полета назад и изпълнете това, което пише там.
card-go-to-jail = Спуснахте се по грешната тръба. Отидете направо в затвора. Не получавате заплата.
card-jail-free = Златен ключ! Запазете картончето: с него веднъж излизате от затвора. Можете и да го продадете.
card-repairs = Разклатени тухли! Платете { $house } за { FORM($house-name, "each") } и { $hotel } за { FORM($hotel-name, "each") }.
card-treat-everyone = Сладолед за всички! Платете на всеки играч { $amount }.
card-party = Правите празненство на облак. Вземете от всеки играч { $amount }.
card-big-find = Тайна стая, пълна с монети! Вземете { $amount }.
card-prize = Най-бързото бягане за деня! Вземете { $amount }.
card-gift = От облак пада подарък. Вземете { $amount }.
card-small-find = Нещо блести в тревата. Вземете { $amount }.
card-small-loss = Имате дупка в джоба. Платете { $amount }.
card-loss = Паднахте във водата заедно с монетите. Платете { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Грешна тръба: отивате в затвора.
   *[other] Грешна тръба: { $player } отива в затвора.
}
story-roll-jailed = { WHO($player) ->
    [you] Хвърляте { $dice }. Грешна тръба: отивате в затвора.
   *[other] { $player } хвърля { $dice }. Грешна тръба: право в затвора.
}
event-freed = { WHO($player) ->
    [you] Изскачате от затвора.
   *[other] { $player } изскача от затвора.
}
story-salary = Дзън! „{ $go }“ носи { $amount }.
event-salary = { WHO($player) ->
    [you] Дзън! Минавате през „{ $go }“ и получавате { $amount }.
   *[other] Дзън! { $player } минава през „{ $go }“ и получава { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Хвърляте { $dice }. „{ $space }“ хапе и ви взема { $amount }.
   *[other] { $player } хвърля { $dice }. „{ $space }“ хапе и взема { $amount }.
}
story-tax = { WHO($player) ->
    [you] „{ $space }“ хапе и ви взема { $amount }.
   *[other] „{ $space }“ хапе { $player } и взема { $amount }.
}
event-paid-tax = { WHO($player) ->
    [you] „{ $space }“ хапе. Плащате { $amount }.
   *[other] „{ $space }“ хапе. { $player } плаща { $amount }.
}
event-question-coins = { WHO($player) ->
    [you] Дрън! „{ $space }“ ви дава { $amount }.
   *[other] Дрън! „{ $space }“ дава { $amount } на { $player }.
}
event-built = { WHO($player) ->
    [you] Редите тухли на „{ $space }“ за { $amount }: там вече { FORM($level, "has") }.
   *[other] { $player } реди тухли на „{ $space }“ за { $amount }: там вече { FORM($level, "has") }.
}
event-built-won = { WHO($player) ->
    [you] Редите тухли на „{ $space }“: там вече { FORM($level, "has") }.
   *[other] { $player } реди тухли на „{ $space }“: там вече { FORM($level, "has") }.
}
story-built = { WHO($player) ->
    [you] Редите тухли на { $spaces } за { $amount }.
   *[other] { $player } реди тухли на { $spaces } за { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Нито монета в джоба: банкрутирате. { $other } получава останалото.
   *[other] { WHO($other) ->
        [you] Нито монета в джоба: { $player } банкрутира. Вие получавате останалото.
       *[other] Нито монета в джоба: { $player } банкрутира. { $other } получава останалото.
    }
}
event-game-over = Фойерверки над замъка: { $players } печели играта.
event-game-over-shared = Фойерверки над замъка: победата си поделят { $players }.

# Герои: ботовете на този свят.
character-1 = Треньор Дюшек
character-2 = Ракета Репичка
character-3 = Търговец Камъче
character-4 = Градинар Мъх
character-5 = Турбо Фиу
character-6 = Хлебар Добавка
says-careful-buys = Първо огледах, после скочих.
says-careful-earns = Ще преброя монетите още веднъж.
says-careful-pays = Имам монети за черни дни.
says-careful-wins = С малки скокове до самия връх!
says-bold-buys = Скок с главата напред – и е мое!
says-bold-earns = Дзън! Обожавам този звук.
says-bold-pays = Опа! Пак ще подскоча.
says-bold-wins = Засилих се, скочих и победих!
says-haggler-buys = Взех го за шепа монети!
says-haggler-earns = Монети за мен? Няма да откажа.
says-haggler-pays = Предложих гъба. Искаха монети.
says-haggler-wins = Целият свят на изгодна цена!
