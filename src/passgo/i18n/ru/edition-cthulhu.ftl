# Названия издания cthulhu.

edition-cthulhu = Ктулху
edition-cthulhu-short = Ктулху, короткая игра
word-house = склеп
word-hotel = мавзолей
level-houses = { $count ->
    [one] { $count } склеп
    [few] { $count } склепа
    [many] { $count } склепов
   *[other] { $count } склепа
}
level-hotel = мавзолей
group-brown = Коричневая
group-light-blue = Голубая
group-pink = Розовая
group-orange = Оранжевая
group-red = Красная
group-yellow = Жёлтая
group-green = Зелёная
group-dark-blue = Синяя
group-stations = Транспорт
group-utilities = Учреждения
deck-sanity = Рассудок
deck-knowledge = Знание
kind-station = транспорт
kind-utility = учреждение
token-necronomicon = Некрономикон
token-cultists-tablet = Табличка культистов
token-cthulhu-statuette = Статуэтка Ктулху
token-shining-trapezohedron = Сияющий Трапецоэдр
token-hound-amulet = Амулет Гончей
token-dagon-dagger = Кинжал Дагона
space-go = Вперёд
space-ghoul = Гуль
space-knowledge = Знание
space-zoog = Зуг
space-research-fee = Плата за исследования
space-ship = Корабль
space-night-gaunt = Ночной мверзь
space-sanity = Рассудок
space-rat-thing = Крысотварь
space-wilbur-whateley = Уилбур Уэйтли
space-jail = Тюрьма
space-deep-one = Глубоководный
space-miskatonic-university = Мискатоникский университет
space-dagon = Дагон
space-hydra = Гидра
space-train = Поезд
space-mi-go = Ми-Го
space-elder-thing = Старец
space-shoggoth = Шоггот
space-free-parking = Бесплатная парковка
space-hound-of-the-void = Гончая Пустоты
space-flying-polyp = Летучий полип
space-great-race = Великая раса
space-dream-journey = Странствие во сне
space-colour-from-space = Цвет из космоса
space-star-spawn = Звёздное отродье
space-sanatorium = Психиатрическая лечебница
space-hastur = Хастур
space-go-to-jail = Отправляйтесь в тюрьму
space-shub-niggurath = Шуб-Ниггурат
space-nyarlathotep = Ньярлатхотеп
space-yog-sothoth = Йог-Сотот
space-automobile = Автомобиль
space-azathoth = Азатот
space-examination-fee = Плата за обследование
space-great-cthulhu = Великий Ктулху
