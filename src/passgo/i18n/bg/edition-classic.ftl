# Класическата дъска; на нея се играе и шампионатът.

edition-classic = Класика
edition-championship = Шампионат
level-houses = { $count ->
    [one] { $count } къща
   *[other] { $count } къщи
}
    .has = { $count ->
        [one] има { $count } къща
       *[other] има { $count } къщи
    }
level-hotel = хотел
    .has = има хотел
level-hotels = { $count ->
    [one] { $count } хотел
   *[other] { $count } хотела
}
    .has = { $count ->
        [one] има { $count } хотел
       *[other] има { $count } хотела
    }
group-brown = Кафяв
group-light-blue = Светлосин
group-pink = Розов
group-orange = Оранжев
group-red = Червен
group-yellow = Жълт
group-green = Зелен
group-dark-blue = Тъмносин
group-stations = Гари
group-utilities = Комунални служби
deck-chance = Шанс
deck-community-chest = Обществена каса
kind-station = гара
    .next = най-близката гара
kind-utility = комунална служба
    .next = най-близката комунална служба
token-car = Кола
token-top-hat = Цилиндър
token-dog = Куче
token-ship = Кораб
token-iron = Ютия
token-boot = Ботуш
token-thimble = Напръстник
token-wheelbarrow = Ръчна количка
space-go = СТАРТ
space-mediterranean-avenue = Медитерейниън авеню
    .board = Медите{ "\u00AD" }рейниън авеню
space-community-chest = Обществена каса
space-baltic-avenue = Балтик авеню
space-income-tax = Данък върху дохода
space-reading-railroad = Гара Рединг
space-oriental-avenue = Ориентъл авеню
space-chance = Шанс
space-vermont-avenue = Върмонт авеню
space-connecticut-avenue = Кънектикът авеню
space-jail = Затвор / Само на посещение
space-st-charles-place = Сейнт Чарлс плейс
space-electric-company = Електроцентрала
    .board = Електро{ "\u00AD" }централа
space-states-avenue = Стейтс авеню
space-virginia-avenue = Вирджиния авеню
space-pennsylvania-railroad = Гара Пенсилвания
    .board = Гара Пенсил{ "\u00AD" }вания
space-st-james-place = Сейнт Джеймс плейс
space-tennessee-avenue = Тенеси авеню
space-new-york-avenue = Ню Йорк авеню
space-free-parking = Безплатен паркинг
space-kentucky-avenue = Кентъки авеню
space-indiana-avenue = Индиана авеню
space-illinois-avenue = Илинойс авеню
space-b-and-o-railroad = Гара Б. и О.
space-atlantic-avenue = Атлантик авеню
space-ventnor-avenue = Вентнър авеню
space-water-works = ВиК дружество
space-marvin-gardens = Марвин Гардънс
space-go-to-jail = Отидете в затвора
space-pacific-avenue = Пасифик авеню
space-north-carolina-avenue = Норт Каролайна авеню
space-pennsylvania-avenue = Пенсилвания авеню
    .board = Пенсил{ "\u00AD" }вания авеню
space-short-line = Гара Шорт Лайн
space-park-place = Парк плейс
space-luxury-tax = Данък лукс
space-boardwalk = Бордуок

# Герои: ботовете на този свят.
character-1 = Нотариус Касичка
character-2 = Майор Хазарт
character-3 = Брокер Пазарлък
character-4 = Доктор Резерва
character-5 = Кондуктор Вихър
character-6 = Бакалин Размяна
character-7 = Портиер Тихомълк
character-8 = Пилот Пике
says-careful-buys = Прочетено до последния ред. Вече е мое.
says-careful-earns = Това отива право в касичката.
says-careful-pays = Добре, че имам заделено за това.
says-careful-wins = Капка по капка и ето ме на върха.
says-bold-buys = Харесва ми, значи го купувам!
says-bold-earns = Рискът се изплаща!
says-bold-pays = Ох! Ще си ги върна.
says-bold-wins = Заложих на целия град и спечелих!
says-haggler-buys = Честно казано, давах и повече.
says-haggler-earns = Според мен цената е честна.
says-haggler-pays = Няма ли отстъпка? Поне попитах.
says-haggler-wins = Сделката на живота ми!
