hall-calls = Вызовы главного судьи
hall-calls-none = Ни один стол не ждёт.
hall-call-table = Стол { $table } ({ $place })
hall-call-since = с { $time }
hall-call-taken = { $name } уже идёт.
hall-call-take = Уже иду
hall-call-end = Решено
hall-call = Вызвать главного судью
hall-page-control = Пульт управления
control-time = На { $time }.
control-reload = Обновить
control-registered = Записаны
control-phoned = Обзвонены
control-present = Пришли
control-seated = За столами
control-playing = Столы в игре
control-due = Нет протокола
control-unconfirmed = Подтвердить
control-notes = Заметки
control-total = Всего
control-calls = { $count ->
    [one] { $count } вызов
    [few] { $count } вызова
    [many] { $count } вызовов
   *[other] { $count } вызова
}
control-late-start = Начало было назначено на { $time }
control-late-end = Время вышло в { $time }
control-late = Опаздывают: { $count }
panel-call = Вызвать главного судью
panel-called = Главный судья вызван в { $time }.
panel-call-taken = { $name } уже идёт.
panel-call-end = Решено
panel-entry-call = Вызов главного судьи
panel-entry-end-call = Вопрос решён
panel-timers = Таймеры
panel-timer-deal = { $count ->
    [one] Сделка: не дольше { $count } минуты
    [few] Сделка: не дольше { $count } минут
    [many] Сделка: не дольше { $count } минут
   *[other] Сделка: не дольше { $count } минуты
}
panel-timer-limit = Лимит времени
panel-timer-minutes = Минуты
panel-timer-start = Пуск
panel-timer-stop = Стоп
panel-timer-reset = Сбросить
panel-timer-over-deal = Время на сделку вышло.
panel-timer-over-limit = Лимит времени исчерпан.
