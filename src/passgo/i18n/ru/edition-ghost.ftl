# Названия издания ghost.

edition-ghost = Призраки
word-rent = плата
word-rent-acc = плату
word-rent-gen = платы
word-rent-dat = плате
word-deed = контракт
word-deeds = контракты
word-deed-gen = контракта
word-deeds-gen = контрактов
word-deed-loc = контракте
word-deed-dat = контракту
word-deeds-ins = контрактами
word-deed-ins = контрактом
word-deed-each = контракт за контрактом
word-street = контракт
word-streets = контракты
word-street-whose = контракте, вся группа которого
word-street-loc = контракте
word-street-other-loc = на другом контракте
word-street-other-from = с другого контракта
word-street-one-from = с одного контракта
word-street-none = ни один не в залоге
word-street-every = на каждом контракте группы появляется первое здание, лишь потом на одном из них
word-street-one-loc = на одном контракте
word-street-full = контракт застроен
word-street-empty = контракт пуст
word-street-this = этот контракт
word-street-this-loc = этом контракте
word-streets-loc = контрактах
word-streets-ins = контрактами
word-streets-bare = контракты
word-house = ловушка
    .each = каждую ловушку
word-houses = ловушки
word-houses-gen = ловушек
word-houses-four = четыре ловушки
word-hotel = хранилище призраков
    .each = каждое хранилище призраков
word-hotel-gen = хранилища призраков
word-hotels = хранилища призраков
word-hotels-gen = хранилищ призраков
word-street-hands = контракт переходит из рук в руки, только если во всей его
word-street-one-acc = один контракт
level-houses = { $count ->
    [one] { $count } ловушка
    [few] { $count } ловушки
    [many] { $count } ловушек
   *[other] { $count } ловушки
}
    .acc = { $count ->
        [one] { $count } ловушку
        [few] { $count } ловушки
        [many] { $count } ловушек
       *[other] { $count } ловушки
    }
level-hotel = хранилище призраков
level-hotels = { $count ->
    [one] { $count } хранилище призраков
    [few] { $count } хранилища призраков
    [many] { $count } хранилищ призраков
   *[other] { $count } хранилища призраков
}
    .acc = { $count ->
        [one] { $count } хранилище призраков
        [few] { $count } хранилища призраков
        [many] { $count } хранилищ призраков
       *[other] { $count } хранилища призраков
    }
group-brown = Коричневая
group-light-blue = Голубая
group-pink = Розовая
group-orange = Оранжевая
group-red = Красная
group-yellow = Жёлтая
group-green = Зелёная
group-dark-blue = Синяя
deck-mist = Блуждающий туман
kind-ride = ECTO-1
    .next = ближайшей машины ECTO-1
kind-entity = сущность
    .next = ближайшей сущности
token-goggles = Защитные очки
token-ghost-meter = Измеритель призраков
token-cello = Виолончель
token-proton-pack = Протонный ранец
token-marshmallow = Зефир
token-siren = Сирена
space-go = Вперёд
space-corner-bookshop = Книжный на углу
space-mist = Блуждающий туман
space-subway-stairs = Лестница метро
    .acc = Лестницу метро
space-library-phantom = Призрак библиотеки
space-ecto-1 = ECTO-1
space-night-diner = Ночная закусочная
    .acc = Ночную закусочную
space-pawn-shop = Ломбард
space-wax-museum = Музей восковых фигур
space-jail = Тюрьма
space-old-fire-station = Старая пожарная часть
    .acc = Старую пожарную часть
space-hungry-green-ghost = Голодный зелёный призрак
space-university-lab = Лаборатория университета
    .acc = Лабораторию университета
    .board = Лабора{ "\u00AD" }тория универ{ "\u00AD" }ситета
space-city-archive = Городской архив
space-reading-room = Читальный зал
space-card-catalogue = Картотека
    .acc = Картотеку
space-grand-staircase = Парадная лестница
    .acc = Парадную лестницу
space-free-parking = Бесплатная парковка
space-hotel-lobby = Холл отеля
space-ballroom = Бальный зал
space-twelfth-floor = Двенадцатый этаж
    .board = Двенад{ "\u00AD" }цатый этаж
space-town-hall = Ратуша
    .acc = Ратушу
space-mayors-office = Кабинет мэра
space-gate-hound = Пёс у врат
space-city-jail-roof = Крыша городской тюрьмы
    .acc = Крышу городской тюрьмы
space-go-to-jail = Отправляйтесь в тюрьму
    .board = Отправ{ "\u00AD" }ляйтесь в тюрьму
space-park-gate = Ворота парка
space-carriage-stand = Стоянка карет
    .acc = Стоянку карет
space-penthouse-kitchen = Кухня в пентхаусе
    .acc = Кухню в пентхаусе
space-rooftop-temple = Храм на крыше
space-giant-of-the-avenue = Великан с проспекта
space-crossroads-gate = Врата на перекрёстке
    .board = Врата на пере{ "\u00AD" }крёстке
