# Имена от изданието cthulhu.

edition-cthulhu = Ктхулу
edition-cthulhu-short = Ктхулу, кратка игра
word-street = твар
word-streets = твари
word-street-whose = твар, чийто
word-street-other = друга твар
word-street-mortgaged = твар от този комплект е ипотекирана
word-street-none = никоя не е ипотекирана
word-streets-the = тварите
word-street-every = всяка твар от комплекта получава първата си сграда, преди някоя
word-street-one = една твар
word-street-full = когато е запълнена
word-street-this = тази твар
word-street-the = тварта
word-house = крипта
    .each = всяка крипта
word-houses = крипти
word-houses-four = четири крипти
word-hotel = мавзолей
    .each = всеки мавзолей
word-hotel-the = мавзолея
word-hotels = мавзолеи
word-street-hands = една твар сменя собственика си само когато в целия ѝ
level-houses = { $count ->
    [one] { $count } крипта
   *[other] { $count } крипти
}
    .has = { $count ->
        [one] има { $count } крипта
       *[other] има { $count } крипти
    }
level-hotel = мавзолей
    .has = има мавзолей
level-hotels = { $count ->
    [one] { $count } мавзолей
   *[other] { $count } мавзолея
}
    .has = { $count ->
        [one] има { $count } мавзолей
       *[other] има { $count } мавзолея
    }
group-brown = Кафяв
group-light-blue = Светлосин
group-pink = Розов
group-orange = Оранжев
group-red = Червен
group-yellow = Жълт
group-green = Зелен
group-dark-blue = Тъмносин
group-stations = Превозни средства
group-utilities = Институции
deck-sanity = Разум
deck-knowledge = Познание
kind-station = превозно средство
    .next = най-близкото превозно средство
kind-utility = институция
    .next = най-близката институция
token-necronomicon = Некрономикон
token-cultists-tablet = Плочка на култистите
token-cthulhu-statuette = Статуетка на Ктхулу
token-shining-trapezohedron = Сияещ трапецоедър
token-hound-amulet = Амулет на хрътката
token-dagon-dagger = Кинжал на Дагон
space-go = СТАРТ
space-ghoul = Гул
space-knowledge = Познание
space-zoog = Зуг
space-research-fee = Такса за проучване
space-ship = Кораб
space-night-gaunt = Нощен призрак
space-sanity = Разум
space-rat-thing = Плъхоподобно
    .board = Плъхо{ "\u00AD" }подобно
space-wilbur-whateley = Уилбър Уейтли
space-jail = Затвор
space-deep-one = Дълбоководен
    .board = Дълбоко{ "\u00AD" }воден
space-miskatonic-university = Мискатоникски университет
    .board = Мискато{ "\u00AD" }никски универ{ "\u00AD" }ситет
space-dagon = Дагон
space-hydra = Хидра
space-train = Влак
space-mi-go = Ми-Го
space-elder-thing = Древно същество
space-shoggoth = Шогот
space-free-parking = Безплатен паркинг
space-hound-of-the-void = Хрътка от Пустотата
space-flying-polyp = Летящ полип
space-great-race = Велика раса
space-dream-journey = Пътуване насън
space-colour-from-space = Цвят от Космоса
space-star-spawn = Звездно изчадие
space-sanatorium = Лудница
space-hastur = Хастур
space-go-to-jail = Отидете в затвора
space-shub-niggurath = Шуб-Нигурат
space-nyarlathotep = Ниарлатхотеп
    .board = Ниарлат{ "\u00AD" }хотеп
space-yog-sothoth = Йог-Сотот
space-automobile = Автомобил
space-azathoth = Азатот
space-examination-fee = Такса за преглед
space-great-cthulhu = Великият Ктхулу
