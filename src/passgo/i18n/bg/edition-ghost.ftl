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
