# Назви видання cthulhu.

edition-cthulhu = Ктулху
edition-cthulhu-short = Ктулху, коротка гра
word-street = істота
word-streets = істоти
word-streets-acc = істоти
word-street-whose = істоті, увесь набір якої
word-street-loc = на істоті
word-street-other-loc = на іншій істоті
word-street-every = на кожній істоті набору з’являється перша будівля, лише потім на котрійсь із них
word-street-one-loc = на одній істоті
word-street-this-loc = на цій істоті
word-street-other-from = з іншої істоти
word-street-one-from = з однієї істоти
word-street-this = ця істота
word-street-empty = істота порожня
word-street-none = жодна не в заставі
word-street-acc = істоту
word-streets-loc = істотах
word-streets-ins = істотами
word-house = склеп
    .each = кожен склеп
word-houses = склепи
word-houses-gen = склепів
word-hotel = мавзолей
    .each = кожен мавзолей
word-hotel-gen = мавзолею
word-hotels = мавзолеї
word-hotels-gen = мавзолеїв
word-street-hands = істота переходить із рук у руки, лише якщо в усьому її
level-houses = { $count ->
    [one] { $count } склеп
    [few] { $count } склепи
    [many] { $count } склепів
   *[other] { $count } склепи
}
level-hotel = мавзолей
level-hotels = { $count ->
    [one] { $count } мавзолей
    [few] { $count } мавзолеї
    [many] { $count } мавзолеїв
   *[other] { $count } мавзолею
}
group-brown = Коричневий
group-light-blue = Блакитний
group-pink = Рожевий
group-orange = Помаранчевий
group-red = Червоний
group-yellow = Жовтий
group-green = Зелений
group-dark-blue = Синій
group-stations = Транспорт
group-utilities = Установи
deck-sanity = Глузд
deck-knowledge = Знання
kind-station = транспорт
    .next = найближчого транспорту
kind-utility = установа
    .next = найближчої установи
token-necronomicon = Некрономікон
token-cultists-tablet = Табличка культистів
token-cthulhu-statuette = Статуетка Ктулху
token-shining-trapezohedron = Сяйливий Трапецоедр
token-hound-amulet = Амулет Гончака
token-dagon-dagger = Кинджал Дагона
space-go = СТАРТ
space-ghoul = Гуль
    .acc = Гуля
space-knowledge = Знання
space-zoog = Зуг
    .acc = Зуга
space-research-fee = Плата за дослідження
    .board = Плата за дослі{ "\u00AD" }дження
space-ship = Корабель
space-night-gaunt = Нічна мара
    .acc = Нічну мару
space-sanity = Глузд
space-rat-thing = Щурячий покруч
    .acc = Щурячого покруча
space-wilbur-whateley = Вілбур Вейтлі
    .acc = Вілбура Вейтлі
space-jail = В’язниця
space-deep-one = Глибоководний
    .acc = Глибоководного
    .board = Глибоко{ "\u00AD" }водний
space-miskatonic-university = Міскатонікський університет
    .board = Міскато{ "\u00AD" }нікський універ{ "\u00AD" }ситет
space-dagon = Дагон
    .acc = Дагона
space-hydra = Гідра
    .acc = Гідру
space-train = Потяг
space-mi-go = Мі-Ґо
space-elder-thing = Старець
    .acc = Старця
space-shoggoth = Шоґґот
    .acc = Шоґґота
space-free-parking = Безкоштовна стоянка
    .board = Безкош{ "\u00AD" }товна стоянка
space-hound-of-the-void = Гончак Порожнечі
    .acc = Гончака Порожнечі
space-flying-polyp = Летючий поліп
    .acc = Летючого поліпа
space-great-race = Велика раса
    .acc = Велику расу
space-dream-journey = Мандрівка уві сні
    .acc = Мандрівку уві сні
space-colour-from-space = Колір із космосу
space-star-spawn = Зоряне поріддя
space-sanatorium = Божевільня
    .acc = Божевільню
space-hastur = Гастур
    .acc = Гастура
space-go-to-jail = Вирушайте до в’язниці
space-shub-niggurath = Шуб-Ніґґурат
space-nyarlathotep = Ньярлатотеп
    .acc = Ньярлатотепа
    .board = Ньярла{ "\u00AD" }тотеп
space-yog-sothoth = Йоґ-Сотот
    .acc = Йоґ-Сотота
space-automobile = Автомобіль
space-azathoth = Азатот
    .acc = Азатота
space-examination-fee = Плата за обстеження
space-great-cthulhu = Великий Ктулху
    .acc = Великого Ктулху
