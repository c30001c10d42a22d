# Назви видання cthulhu.

edition-cthulhu = Ктулху
edition-cthulhu-short = Ктулху, коротка гра
word-house = склеп
word-hotel = мавзолей
level-houses = { $count ->
    [one] { $count } склеп
    [few] { $count } склепи
    [many] { $count } склепів
   *[other] { $count } склепи
}
level-hotel = мавзолей
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
kind-utility = установа
token-necronomicon = Некрономікон
token-cultists-tablet = Табличка культистів
token-cthulhu-statuette = Статуетка Ктулху
token-shining-trapezohedron = Сяйливий Трапецоедр
token-hound-amulet = Амулет Гончака
token-dagon-dagger = Кинджал Дагона
space-go = СТАРТ
space-ghoul = Гуль
space-knowledge = Знання
space-zoog = Зуг
space-research-fee = Плата за дослідження
space-ship = Корабель
space-night-gaunt = Нічна мара
space-sanity = Глузд
space-rat-thing = Щурячий покруч
space-wilbur-whateley = Вілбур Вейтлі
space-jail = В’язниця
space-deep-one = Глибоководний
space-miskatonic-university = Міскатонікський університет
space-dagon = Дагон
space-hydra = Гідра
space-train = Потяг
space-mi-go = Мі-Ґо
space-elder-thing = Старець
space-shoggoth = Шоґґот
space-free-parking = Безкоштовна стоянка
space-hound-of-the-void = Гончак Порожнечі
space-flying-polyp = Летючий поліп
space-great-race = Велика раса
space-dream-journey = Мандрівка уві сні
space-colour-from-space = Колір із космосу
space-star-spawn = Зоряне поріддя
space-sanatorium = Божевільня
space-hastur = Гастур
space-go-to-jail = Вирушайте до в’язниці
space-shub-niggurath = Шуб-Ніґґурат
space-nyarlathotep = Ньярлатотеп
space-yog-sothoth = Йоґ-Сотот
space-automobile = Автомобіль
space-azathoth = Азатот
space-examination-fee = Плата за обстеження
space-great-cthulhu = Великий Ктулху
