plan-starts = Початок ({ $city }): тепер { $new }, було { $old }.
plan-name = Майданчик ({ $city }): тепер { $new }, було { $old }.
plan-city = Місто: тепер { $new }, було { $old }.
plan-capacity = Місця ({ $city }): тепер { $new }, було { $old }.
plan-tables = Столи ({ $city }): тепер { $new }, було { $old }.
plan-closes = Останній день запису: тепер { $new }, було { $old }.
plan-venue = Новий майданчик: { $name } ({ $city }), { $starts }.
plan-history = Що змінилося
plan-earlier = { $count ->
    [one] { $count } попередня зміна
    [few] { $count } попередні зміни
    [many] { $count } попередніх змін
   *[other] { $count } попередньої зміни
}
hall-page-plan = Зміна плану
plan-lead = Кожну зміну видно на відкритому сайті разом із тим, що було раніше. До оприлюднення ви побачите, кого вона стосується.
plan-fixed = Видання, очки й етапи лишаються такими, як є: саме на таких умовах люди записалися.
plan-change = Змінити
plan-change-venue = Змінити: { $venue }
plan-closing = Останній день запису
plan-field-name = Зала
plan-field-city = Місто
plan-field-starts = Початок ({ $zone })
plan-field-capacity = Місця
plan-field-tables = Столів одночасно
plan-field-heats = Потоки
plan-field-zone = Часовий пояс
plan-add = Додати майданчик
plan-preview = Переглянути зміну
plan-publish = Оприлюднити зміну
plan-back = Нічого не змінювати
plan-notice = Ваші слова про це, якщо бажаєте, — без імен
plan-mailed = { $count ->
    [one] Надіслати лист { $count } людині
    [few] Надіслати листи { $count } людям
    [many] Надіслати листи { $count } людям
   *[other] Надіслати листи { $count } людини
}
plan-readers = { $language }: { $count }
plan-nobody = Нікого із записаних це не стосується.
plan-moved-up = { $count ->
    [one] По черзі отримує місце { $count } запасний.
    [few] По черзі отримують місце { $count } запасні.
    [many] По черзі отримують місце { $count } запасних.
   *[other] По черзі отримує місце { $count } запасного.
}
hall-done-publish-plan = Зміну оприлюднено.
plan-unclear = Заповніть усі поля: назви, день і час, часовий пояс і цілі числа.
mail-plan-subject = { $championship }: зміна плану
mail-plan-body =
    Добрий день, { $name }!

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Місце тут уже має { $count } людина, тож менше місць бути не може.
    [few] Місця тут уже мають { $count } людини, тож менше місць бути не може.
    [many] Місця тут уже мають { $count } людей, тож менше місць бути не може.
   *[other] Місця тут уже мають { $count } людини, тож менше місць бути не може.
}
refusal-champ-closes-early = Запис відкривається лише { $opens }.
refusal-champ-closes-late = Після { $day } записатися не можна: цього дня починають грати на першому майданчику. Спершу змініть останній день запису.
refusal-champ-nothing-new = Так уже і є.
refusal-champ-no-seats = За тутешніми столами вміщується гравців: { $room }. Спершу додайте столи або зменште кількість місць.
refusal-champ-plan-lent = Майданчик передано на ноутбук, який працює за теперішнім планом. Дочекайтеся його результатів або поверніть майданчик.
refusal-champ-roll-called = Перекличку проведено, гравці на місці, тож залу й початок уже не змінити.
refusal-champ-tables-in-use = { $count ->
    [one] Тут грає { $count } стіл, тож менше бути не може.
    [few] Тут грають { $count } столи, тож менше бути не може.
    [many] Тут грають { $count } столів, тож менше бути не може.
   *[other] Тут грає { $count } стола, тож менше бути не може.
}
refusal-champ-time-over = Цей час уже минув. Виберіть пізніший.
refusal-champ-too-young-then = { $count ->
    [one] { $count } записана людина була б замолода ({ $day }).
    [few] { $count } записані людини були б замолоді ({ $day }).
    [many] { $count } записаних людей були б замолоді ({ $day }).
   *[other] { $count } записаної людини були б замолоді ({ $day }).
}
refusal-champ-venue-known = Майданчик із такою назвою вже є.
refusal-champ-venue-unfit = На наступних етапах немає місця для гравців ще одного майданчика.
plan-terms = Умови або скасування
plan-terms-long = Умови задовгі. Скоротіть їх; усі мови рахуються разом.
plan-judge = Замінити суддю
hall-done-another-judge = Стіл має іншого суддю.
