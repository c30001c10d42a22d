hall-calls = Повиквания на главния съдия
hall-calls-none = Никоя маса не чака.
hall-call-table = Маса { $table } ({ $place })
hall-call-since = от { $time }
hall-call-taken = { $name } идва.
hall-call-take = Идвам
hall-call-end = Уредено
hall-call = Повикай главния съдия
hall-page-control = Контролен център
control-time = Състояние към { $time }.
control-reload = Обнови
control-registered = Записани
control-phoned = Потърсени
control-present = Пристигнали
control-seated = По масите
control-playing = Маси в игра
control-due = Липсва протокол
control-unconfirmed = За потвърждаване
control-notes = Бележки
control-total = Общо
control-calls = { $count ->
    [one] { $count } повикване
   *[other] { $count } повиквания
}
control-late-start = Трябваше да започне в { $time }
control-late-end = Времето изтече в { $time }
control-late = Закъсняват: { $count }
panel-call = Повикай главния съдия
panel-called = Главният съдия е повикан в { $time }.
panel-call-taken = { $name } идва.
panel-call-end = Уредено
panel-entry-call = Повикване на главния съдия
panel-entry-end-call = Повикването е уредено
panel-timers = Таймери
panel-timer-deal = { $count ->
    [one] Сделка: най-много { $count } минута
   *[other] Сделка: най-много { $count } минути
}
panel-timer-limit = Краен срок
panel-timer-minutes = Минути
panel-timer-start = Пусни
panel-timer-stop = Спри
panel-timer-reset = Нулирай
panel-timer-over-deal = Времето за сделката изтече.
panel-timer-over-limit = Крайният срок изтече.
