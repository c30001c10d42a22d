plan-starts = Началото ({ $city }) вече е { $new } вместо { $old }.
plan-name = Локацията ({ $city }) вече е { $new } вместо { $old }.
plan-city = Градът вече е { $new } вместо { $old }.
plan-capacity = Местата ({ $city }) вече са { $new } вместо { $old }.
plan-tables = Масите ({ $city }) вече са { $new } вместо { $old }.
plan-closes = Последният ден за записване вече е { $new } вместо { $old }.
plan-venue = Нова локация: { $name } ({ $city }), { $starts }.
plan-history = Какво се промени
plan-earlier = { $count ->
    [one] Една по-ранна промяна
   *[other] { $count } по-ранни промени
}
hall-page-plan = Промяна на плана
plan-lead = Всяка промяна се вижда на публичния сайт заедно с това, което е било преди. Преди да я публикувате, виждате кого засяга.
plan-fixed = Изданието, точките и етапите остават същите: за тях хората са се записали.
plan-change = Промяна
plan-change-venue = Промяна: { $venue }
plan-closing = Последен ден за записване
plan-field-name = Зала
plan-field-city = Град
plan-field-starts = Начало ({ $zone })
plan-field-capacity = Места
plan-field-tables = Маси едновременно
plan-field-heats = Серии
plan-field-zone = Часова зона
plan-add = Добавяне на локация
plan-preview = Преглед на промяната
plan-publish = Публикуване на промяната
plan-back = Без промяна
plan-notice = Ваши думи за това, ако желаете – без имена
plan-mailed = { $count ->
    [one] Имейл до един човек
   *[other] Имейл до { $count } души
}
plan-readers = { $language }: { $count }
plan-nobody = Не засяга никого от записаните.
plan-moved-up = { $count ->
    [one] Една резерва получава място по реда.
   *[other] { $count } резерви получават място по реда.
}
hall-done-publish-plan = Промяната е публикувана.
plan-unclear = Попълнете всички полета: имена, ден и час, часова зона и цели числа.
mail-plan-subject = { $championship }: промяна на плана
mail-plan-body =
    Здравейте, { $name },

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Един човек има място тук, затова местата не може да са по-малко.
   *[other] { $count } души имат място тук, затова местата не може да са по-малко.
}
refusal-champ-closes-early = Записването започва едва на { $opens }.
refusal-champ-closes-late = Записване не може да има след { $day }, когато започва играта на първата локация. Първо променете последния ден за записване.
refusal-champ-nothing-new = Така е и сега.
refusal-champ-no-seats = На масите тук има място за { $room } играчи. Първо добавете маси или намалете местата.
refusal-champ-plan-lent = Локацията е предоставена на лаптоп, който следва сегашния план. Изчакайте резултатите му или си я върнете.
refusal-champ-roll-called = Проверката е направена и играчите са тук, затова залата и началото вече не може да се променят.
refusal-champ-tables-in-use = { $count ->
    [one] Тук играе една маса, затова не може да са по-малко.
   *[other] Тук играят { $count } маси, затова не може да са по-малко.
}
refusal-champ-time-over = Този час вече мина. Изберете по-късен.
refusal-champ-too-young-then = { $count ->
    [one] Един записан би бил твърде млад на { $day }.
   *[other] { $count } записани биха били твърде млади на { $day }.
}
refusal-champ-venue-known = Вече има локация с това име.
refusal-champ-venue-unfit = В по-късните етапи няма място за играчи от още една локация.
plan-terms = Условия или отмяна
plan-terms-long = Условията са твърде дълги. Съкратете ги; всички езици се броят заедно.
plan-judge = Смяна на съдия
hall-done-another-judge = Масата има друг съдия.
