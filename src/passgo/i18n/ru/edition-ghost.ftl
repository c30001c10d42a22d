# Названия издания ghost.

edition-ghost = Призраки
word-house = ловушка
word-hotel = хранилище призраков
level-houses = { $count ->
    [one] { $count } ловушка
    [few] { $count } ловушки
    [many] { $count } ловушек
   *[other] { $count } ловушки
}
level-hotel = хранилище призраков
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
kind-entity = сущность
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
space-library-phantom = Призрак библиотеки
space-ecto-1 = ECTO-1
space-night-diner = Ночная закусочная
space-pawn-shop = Ломбард
space-wax-museum = Музей восковых фигур
space-jail = Тюрьма
space-old-fire-station = Старая пожарная часть
space-hungry-green-ghost = Голодный зелёный призрак
space-university-lab = Лаборатория университета
space-city-archive = Городской архив
space-reading-room = Читальный зал
space-card-catalogue = Картотека
space-grand-staircase = Парадная лестница
space-free-parking = Бесплатная парковка
space-hotel-lobby = Холл отеля
space-ballroom = Бальный зал
space-twelfth-floor = Двенадцатый этаж
space-town-hall = Ратуша
space-mayors-office = Кабинет мэра
space-gate-hound = Пёс у врат
space-city-jail-roof = Крыша городской тюрьмы
space-go-to-jail = Отправляйтесь в тюрьму
space-park-gate = Ворота парка
space-carriage-stand = Стоянка карет
space-penthouse-kitchen = Кухня в пентхаусе
space-rooftop-temple = Храм на крыше
space-giant-of-the-avenue = Великан с проспекта
space-crossroads-gate = Врата на перекрёстке
