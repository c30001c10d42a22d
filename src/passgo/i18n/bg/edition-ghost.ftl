# Имена от изданието ghost.

edition-ghost = Призраци
word-rent = хонорар
word-rent-the = хонорара
word-rent-the-subject = хонорарът
word-rent-pl = хонорари
word-deed = договор
word-deeds = договори
word-deed-count = договора
word-deeds-the = договорите
word-deed-the-subject = договорът
word-deed-card = картончето на договора
word-street = договор
word-streets = договори
word-street-whose = договор, чийто
word-street-other = друг договор
word-street-mortgaged = договор от този комплект е ипотекиран
word-street-none = никой не е ипотекиран
word-streets-the = договорите
word-street-every = всеки договор от комплекта получава първата си сграда, преди някой
word-street-one = един договор
word-street-full = когато е запълнен
word-street-this = този договор
word-street-the = договора
word-house = капан за призраци
    .each = всеки капан за призраци
word-houses = капани за призраци
word-houses-four = четири капана за призраци
word-hotel = хранилище за призраци
    .each = всяко хранилище за призраци
word-hotel-the = хранилището за призраци
word-hotels = хранилища за призраци
word-street-hands = един договор сменя собственика си само когато в целия му
level-houses = { $count ->
    [one] { $count } капан за призраци
   *[other] { $count } капана за призраци
}
    .has = { $count ->
        [one] има { $count } капан за призраци
       *[other] има { $count } капана за призраци
    }
level-hotel = хранилище за призраци
    .has = има хранилище за призраци
level-hotels = { $count ->
    [one] { $count } хранилище за призраци
   *[other] { $count } хранилища за призраци
}
    .has = { $count ->
        [one] има { $count } хранилище за призраци
       *[other] има { $count } хранилища за призраци
    }
group-brown = Кафяв
group-light-blue = Светлосин
group-pink = Розов
group-orange = Оранжев
group-red = Червен
group-yellow = Жълт
group-green = Зелен
group-dark-blue = Тъмносин
deck-mist = Бродеща мъгла
kind-ride = ECTO-1
    .next = най-близкия ECTO-1
kind-entity = същество
    .next = най-близкото същество
token-goggles = Предпазни очила
token-ghost-meter = Уред за призраци
token-cello = Виолончело
token-proton-pack = Протонна раница
token-marshmallow = Маршмелоу
token-siren = Сирена
space-go = СТАРТ
space-corner-bookshop = Книжарница на ъгъла
space-mist = Бродеща мъгла
space-subway-stairs = Стълби на метрото
space-library-phantom = Призрак в библиотеката
    .board = Призрак в библио{ "\u00AD" }теката
space-ecto-1 = ECTO-1
space-night-diner = Нощна закусвалня
space-pawn-shop = Заложна къща
space-wax-museum = Музей на восъчните фигури
space-jail = Затвор
space-old-fire-station = Стара пожарна
space-hungry-green-ghost = Гладен зелен призрак
space-university-lab = Лаборатория в университета
    .board = Лабора{ "\u00AD" }тория в универ{ "\u00AD" }ситета
space-city-archive = Градски архив
space-reading-room = Читалня
space-card-catalogue = Картотека
space-grand-staircase = Парадно стълбище
space-free-parking = Безплатен паркинг
space-hotel-lobby = Хотелско фоайе
space-ballroom = Бална зала
space-twelfth-floor = Дванадесети етаж
    .board = Двана{ "\u00AD" }десети етаж
space-town-hall = Кметство
space-mayors-office = Кабинет на кмета
space-gate-hound = Пес пред портата
space-city-jail-roof = Покрив на градския затвор
space-go-to-jail = Отидете в затвора
space-park-gate = Порта на парка
space-carriage-stand = Пиаца за файтони
space-penthouse-kitchen = Кухня в пентхауса
space-rooftop-temple = Храм на покрива
space-giant-of-the-avenue = Гигант от булеварда
space-crossroads-gate = Врата на кръстопътя

# Картончетата, разказани в този свят.
card-advance-to = В полунощ звъни телефонът. Отидете на „{ $space }“.
card-to-go = Нощната смяна свърши. Отидете на „{ $go }“ и вземете заплатата.
card-next-ride = Пуснете сирената! Отидете до { FORM($space, "next") }. Оттам можете да пътувате нататък за обичайната такса.
card-next-entity = Наблизо нещо вие. Отидете до { FORM($space, "next") } и влезте в битка заедно със съседа отляво.
card-back-three = Подхлъзнахте се на слуз. Върнете се три полета назад и изпълнете това, което пише там.
card-go-to-jail = Никой не вярва в призрака ви. Отидете направо в затвора. Не получавате заплата.
card-jail-free = Кметът ви е длъжник. Запазете картончето: с него веднъж излизате от затвора. Можете и да го продадете.
card-general-repairs = Екипировката прегря. Платете { $house } за { FORM($house-name, "each") } и { $hotel } за { FORM($hotel-name, "each") }.
card-speeding = Със сирена или без, карахте твърде бързо. Платете { $amount }.
card-elected-chair = Вече водите екипа и вечерята е от вас. Платете на всеки играч { $amount }.
card-dividend = Акциите ви във фабрика за мопове носят дивидент. Вземете { $amount }.
card-loan-matures = Клиент плати много стара фактура. Вземете { $amount }.
card-bank-error = Призрак в сметките на Банката ви дописа нула. Вземете { $amount }.
card-doctor = Лекар извади слуз от ухото ви. Платете { $amount }.
card-sale-of-stock = Продадохте акциите си от фабрика за чаршафи. Вземете { $amount }.
card-holiday-fund = Изплащат ви неизползвания отпуск. Вземете { $amount }.
card-tax-refund = Данъчните признаха слузта за разход. Вземете { $amount }.
card-birthday = Дори призраците пеят за рождения ви ден. Вземете от всеки играч { $amount }.
card-life-insurance = Имате застраховка срещу призраци. Вземете { $amount }.
card-hospital = Нощ в клиниката: още светите. Платете { $amount }.
card-school-fees = Вечерен курс: прогонване на призраци, първа част. Платете { $amount }.
card-consultancy-fee = Казахте на клиента, че са само тръбите. Вземете { $amount }.
card-street-repairs = Слуз по улицата. Платете { $house } за { FORM($house-name, "each") } и { $hotel } за { FORM($hotel-name, "each") }.
card-second-prize = Призрачната ви тиква спечели второ място. Вземете { $amount }.
card-inheritance = Благодарен призрак ви включи в завещанието си. Вземете { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Никой не вярва в призрака ви: отивате в затвора.
   *[other] Никой не вярва в призрака: { $player } отива в затвора.
}
story-roll-jailed = { WHO($player) ->
    [you] Хвърляте { $dice }. Никой не вярва в призрака ви: отивате в затвора.
   *[other] { $player } хвърля { $dice }. Никой не вярва в призрака: право в затвора.
}
event-freed = { WHO($player) ->
    [you] Кметът ви пуска от затвора.
   *[other] Кметът пуска { $player } от затвора.
}
story-salary = „{ $go }“ носи { $amount } за нощната смяна.
event-salary = { WHO($player) ->
    [you] Минавате през „{ $go }“ и получавате { $amount } за нощната смяна.
   *[other] { $player } минава през „{ $go }“ и получава { $amount } за нощната смяна.
}
event-ride = { WHO($player) ->
    [you] Сирената вие! Пътувате до „{ $space }“ за { $amount }.
   *[other] Сирената вие! { $player } пътува до „{ $space }“ за { $amount }.
}
event-entity-fought = { WHO($player) ->
    [you] Вие и { $other } хвърляте { $dice } и хващате в капан „{ $space }“.
   *[other] { WHO($other) ->
        [you] { $player } и вие хвърляте { $dice } и хващате в капан „{ $space }“.
       *[other] { $player } и { $other } хвърлят { $dice } и хващат в капан „{ $space }“.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Вие и { $other } хвърляте { $dice } и затъвате в слузта на „{ $space }“.
   *[other] { WHO($other) ->
        [you] { $player } и вие хвърляте { $dice } и затъвате в слузта на „{ $space }“.
       *[other] { $player } и { $other } хвърлят { $dice } и затъват в слузта на „{ $space }“.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Плащате { $amount } за чистенето след „{ $space }“.
   *[other] { $player } плаща { $amount } за чистенето след „{ $space }“.
}
event-built = { WHO($player) ->
    [you] Обезопасявате „{ $space }“ за { $amount }: там вече { FORM($level, "has") }.
   *[other] { $player } обезопасява „{ $space }“ за { $amount }: там вече { FORM($level, "has") }.
}
event-built-won = { WHO($player) ->
    [you] Обезопасявате „{ $space }“: там вече { FORM($level, "has") }.
   *[other] { $player } обезопасява „{ $space }“: там вече { FORM($level, "has") }.
}
story-built = { WHO($player) ->
    [you] Обезопасявате { $spaces } за { $amount }.
   *[other] { $player } обезопасява { $spaces } за { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Банкрутирате и връщате екипировката. { $other } получава останалото.
   *[other] { WHO($other) ->
        [you] { $player } банкрутира и връща екипировката. Вие получавате останалото.
       *[other] { $player } банкрутира и връща екипировката. { $other } получава останалото.
    }
}
event-game-over = Градът може да спи спокойно: { $players } печели играта.
event-game-over-shared = Градът може да спи спокойно: победата си поделят { $players }.

# Герои: ботовете на този свят.
character-1 = Инспектор Моп
character-2 = Шеф Искра
character-3 = Агент Фактура
character-4 = Портиер Солница
character-5 = Новак Устрем
character-6 = Касиер Отстъпка
says-careful-buys = Първо го проверих за призраци.
says-careful-earns = Разписката вече е в папката.
says-careful-pays = За слуз винаги имам заделено.
says-careful-wins = Най-после тишина в моя град.
says-bold-buys = Това място не ме плаши!
says-bold-earns = Ловя призраци и без пари, но благодаря!
says-bold-pays = Случвала ми се е и по-лоша слуз.
says-bold-wins = Прочистих целия град. Пускам сирената!
says-haggler-buys = Призрака го получих като бонус.
says-haggler-earns = Фактурата ми беше много учтива.
says-haggler-pays = Може ли да платя с капани?
says-haggler-wins = Ще пратя фактура на целия град.
