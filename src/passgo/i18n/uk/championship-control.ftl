hall-calls = Виклики головного судді
hall-calls-none = Жоден стіл не чекає.
hall-call-table = Стіл { $table } ({ $place })
hall-call-since = з { $time }
hall-call-taken = { $name } вже йде.
hall-call-take = Уже йду
hall-call-end = Вирішено
hall-call = Викликати головного суддю
hall-page-control = Пульт керування
control-time = Станом на { $time }.
control-reload = Оновити
control-registered = Записані
control-phoned = Обдзвонені
control-present = Прийшли
control-seated = За столами
control-playing = Столи у грі
control-due = Бракує протоколу
control-unconfirmed = Підтвердити
control-notes = Примітки
control-total = Усього
control-calls = { $count ->
    [one] { $count } виклик
    [few] { $count } виклики
    [many] { $count } викликів
   *[other] { $count } виклику
}
control-late-start = Початок мав бути о { $time }
control-late-end = Час вийшов о { $time }
control-late = Запізнюються: { $count }
panel-call = Викликати головного суддю
panel-called = Головного суддю викликано о { $time }.
panel-call-taken = { $name } вже йде.
panel-call-end = Вирішено
panel-entry-call = Виклик головного судді
panel-entry-end-call = Питання вирішено
panel-timers = Таймери
panel-timer-deal = { $count ->
    [one] Угода: не довше ніж { $count } хвилина
    [few] Угода: не довше ніж { $count } хвилини
    [many] Угода: не довше ніж { $count } хвилин
   *[other] Угода: не довше ніж { $count } хвилини
}
panel-timer-limit = Ліміт часу
panel-timer-minutes = Хвилини
panel-timer-start = Почати
panel-timer-stop = Зупинити
panel-timer-reset = Скинути
panel-timer-over-deal = Час на угоду вийшов.
panel-timer-over-limit = Ліміт часу вичерпано.
