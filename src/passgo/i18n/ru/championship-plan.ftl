plan-starts = Начало ({ $city }): теперь { $new }, было { $old }.
plan-name = Площадка ({ $city }): теперь { $new }, было { $old }.
plan-city = Город: теперь { $new }, было { $old }.
plan-capacity = Места ({ $city }): теперь { $new }, было { $old }.
plan-tables = Столы ({ $city }): теперь { $new }, было { $old }.
plan-closes = Последний день записи: теперь { $new }, было { $old }.
plan-venue = Новая площадка: { $name } ({ $city }), { $starts }.
plan-history = Что изменилось
plan-earlier = { $count ->
    [one] { $count } прежнее изменение
    [few] { $count } прежних изменения
    [many] { $count } прежних изменений
   *[other] { $count } прежнего изменения
}
hall-page-plan = Изменение плана
plan-lead = Каждое изменение видно на открытом сайте вместе с тем, что было раньше. До публикации вы увидите, кого оно касается.
plan-fixed = Издание, очки и этапы остаются прежними: на таких условиях люди и записались.
plan-change = Изменить
plan-change-venue = Изменить: { $venue }
plan-closing = Последний день записи
plan-field-name = Зал
plan-field-city = Город
plan-field-starts = Начало ({ $zone })
plan-field-capacity = Места
plan-field-tables = Столов одновременно
plan-field-heats = Потоки
plan-field-zone = Часовой пояс
plan-add = Добавить площадку
plan-preview = Посмотреть изменение
plan-publish = Опубликовать изменение
plan-back = Ничего не менять
plan-notice = Ваши слова об этом, если хотите, — без имён
plan-mailed = { $count ->
    [one] Отправить письмо { $count } человеку
    [few] Отправить письма { $count } людям
    [many] Отправить письма { $count } людям
   *[other] Отправить письма { $count } человека
}
plan-readers = { $language }: { $count }
plan-nobody = Никого из записавшихся это не касается.
plan-moved-up = { $count ->
    [one] По очереди получает место { $count } запасной.
    [few] По очереди получают место { $count } запасных.
    [many] По очереди получают место { $count } запасных.
   *[other] По очереди получает место { $count } запасного.
}
hall-done-publish-plan = Изменение опубликовано.
plan-unclear = Заполните все поля: названия, день и время, часовой пояс и целые числа.
mail-plan-subject = { $championship }: изменение плана
mail-plan-body =
    Здравствуйте, { $name }!

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Место здесь уже занял { $count } человек, меньше мест быть не может.
    [few] Места здесь уже заняли { $count } человека, меньше мест быть не может.
    [many] Места здесь уже заняли { $count } человек, меньше мест быть не может.
   *[other] Места здесь уже заняли { $count } человека, меньше мест быть не может.
}
refusal-champ-closes-early = Запись открывается только { $opens }.
refusal-champ-closes-late = После { $day } записываться нельзя: в этот день начинают играть на первой площадке. Сначала измените последний день записи.
refusal-champ-nothing-new = Так уже и есть.
refusal-champ-no-seats = За здешними столами помещается игроков: { $room }. Сначала добавьте столы или уменьшите число мест.
refusal-champ-plan-lent = Площадка передана на ноутбук, который работает по нынешнему плану. Дождитесь его результатов или верните площадку.
refusal-champ-roll-called = Перекличка проведена, игроки на месте, поэтому зал и начало больше не изменить.
refusal-champ-tables-in-use = { $count ->
    [one] Здесь играет { $count } стол, меньше быть не может.
    [few] Здесь играют { $count } стола, меньше быть не может.
    [many] Здесь играют { $count } столов, меньше быть не может.
   *[other] Здесь играет { $count } стола, меньше быть не может.
}
refusal-champ-time-over = Это время уже прошло. Выберите более позднее.
refusal-champ-too-young-then = { $count ->
    [one] { $count } записавшийся был бы слишком молод ({ $day }).
    [few] { $count } записавшихся были бы слишком молоды ({ $day }).
    [many] { $count } записавшихся были бы слишком молоды ({ $day }).
   *[other] { $count } записавшегося были бы слишком молоды ({ $day }).
}
refusal-champ-venue-known = Площадка с таким названием уже есть.
refusal-champ-venue-unfit = На следующих этапах нет места для игроков ещё одной площадки.
plan-terms = Условия или отмена
plan-terms-long = Условия слишком длинные. Сократите их; все языки считаются вместе.
plan-judge = Заменить судью
hall-done-another-judge = У стола другой судья.
