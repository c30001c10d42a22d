# Имена от изданието ghost.

edition-ghost = Призраци
word-house = капан за призраци
word-hotel = хранилище за призраци
level-houses = { $count ->
    [one] { $count } капан за призраци
   *[other] { $count } капана за призраци
}
level-hotel = хранилище за призраци
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
kind-entity = същество
space-go = GO
space-corner-bookshop = Книжарница на ъгъла
space-mist = Бродеща мъгла
space-subway-stairs = Стълби на метрото
space-library-phantom = Призрак в библиотеката
space-ecto-1 = ECTO-1
space-night-diner = Нощна закусвалня
space-pawn-shop = Заложна къща
space-wax-museum = Музей на восъчните фигури
space-jail = Затвор
space-old-fire-station = Стара пожарна
space-hungry-green-ghost = Гладен зелен призрак
space-university-lab = Лаборатория в университета
space-city-archive = Градски архив
space-reading-room = Читалня
space-card-catalogue = Картотека
space-grand-staircase = Парадно стълбище
space-free-parking = Безплатен паркинг
space-hotel-lobby = Хотелско фоайе
space-ballroom = Бална зала
space-twelfth-floor = Дванадесети етаж
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
