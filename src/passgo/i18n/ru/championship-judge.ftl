# Панель судьи у настоящего стола.
panel-tables = Мои столы
panel-none-mine = Сейчас вам не назначен ни один стол.
panel-others = Другие столы
panel-others-lead = Вы — второй проверяющий: подтверждаете протоколы, которые внёс кто-то другой.
panel-open = Открыть панель судьи
panel-no-script = Панели нужен JavaScript. Без него пишите на бумаге; протоколы подтверждают здесь:
panel-keep-open = Не закрывайте эту страницу: она работает и без сети и отправит всё внесённое, как только сможет. Заново без сети она не загрузится.

panel-table = Стол { $number }
panel-seat = Игрок { $number }
panel-judge = Судья: { $name }
panel-parts = Части панели
panel-part-table = Стол
panel-part-bank = Банк
panel-part-shortage = Нехватка
panel-part-sheet = Протокол
panel-part-rules = Правила
panel-time-left = Осталось времени
panel-heat-waiting = не начато
panel-heat-rolled = можно начинать
panel-heat-running = идёт игра
panel-heat-last-round = последний круг
panel-heat-paused = пауза
panel-heat-over = время вышло
panel-saved = Всё сохранено
panel-offline = Нет сети
panel-waiting = { $count ->
    [one] { $count } запись ждёт отправки
    [few] { $count } записи ждут отправки
    [many] { $count } записей ждут отправки
   *[other] { $count } записи ждут отправки
}
panel-waits-at = Ждёт с { $time }: { $what }
panel-shut = Ваша личная ссылка больше не работает. Попросите у директора новую; внесённое остаётся в этом браузере.
panel-keeps-nothing = Этот браузер не может ничего сохранить: не закрывайте страницу, пока запись ждёт отправки.
panel-broken = Сервер не может принять эту запись. Внесите её ещё раз.
panel-dismiss = Понятно
panel-cancel = Отмена
panel-choose = Выберите
panel-reason = Причина
panel-entry-announce = Объявлено оставшееся время
panel-entry-out = { $name } — банкрот
panel-entry-expel = { $name }: дисквалификация
panel-entry-enter = Протокол
panel-entry-correct = Исправленный протокол
panel-entry-confirm = Протокол подтверждён
panel-entry-reject = Протокол возвращён

panel-out = Банкрот
panel-out-title = Банкрот и выбывает из игры?
panel-out-lead = Банкрот, уходя, расписывается. Сейчас { $time }.
panel-out-signs = { $name } расписывается здесь
panel-out-paper = Подпись на бумаге
panel-out-unsigned = Уход без подписи
panel-expel = Дисквалифицировать
panel-expel-title = Дисквалифицировать с чемпионата?
panel-expel-lead = За недостойное поведение. Игрок занимает последнее место, не получает очков и не может вернуться.
panel-announce = Оставшееся время объявлено
panel-announced = { $count ->
    [one] Объявлено в { $time }: осталась { $count } минута
    [few] Объявлено в { $time }: осталось { $count } минуты
    [many] Объявлено в { $time }: осталось { $count } минут
   *[other] Объявлено в { $time }: осталось { $count } минуты
}
panel-fate-playing = до конца
panel-fate-bankrupt = банкрот
panel-fate-expelled = дисквалификация
panel-fate-withdrawn = отказ
panel-signed = подпись есть

panel-bank-lead = Для банкира: игрокам никакими подсказками пользоваться нельзя.
panel-bank-deed = Собственность
panel-bank-dice = Сумма кубиков
panel-bank-rent = Рента
panel-bank-deed-title = Операции с банком
panel-bank-more = Другие суммы
panel-bank-repairs = Ремонт по карточке
panel-rent-bare = без зданий
panel-rent-group = вся группа, без зданий
panel-rent-houses = { $count ->
    [one] { $count } дом
    [few] { $count } дома
    [many] { $count } домов
   *[other] { $count } дома
}
panel-rent-hotel = отель
panel-rent-held = { $count ->
    [one] у владельца { $count }
    [few] у владельца { $count }
    [many] у владельца { $count }
   *[other] у владельца { $count }
}
panel-bank-price = Цена
panel-bank-mortgage = Залог
panel-bank-redeem = Погасить залог
panel-bank-interest = Проценты при переходе в залоге
panel-bank-house = Построить дом
panel-bank-hotel = Построить отель
panel-bank-house-back = Продать дом
panel-bank-hotel-back = Продать отель
panel-bank-salary = Зарплата
panel-bank-fine = Выход из тюрьмы
panel-bank-houses = Дома
panel-bank-hotels = Отели
panel-bank-repair = { $deck }: дом — { $house }, отель — { $hotel }
panel-bill = Итого
panel-bill-lead = Нажмите на сумму, чтобы прибавить её.
panel-bill-amount = Сумма
panel-bill-plus = Прибавить
panel-bill-minus = Вычесть
panel-bill-back = Убрать последнее
panel-bill-clear = Очистить

panel-short-lead = Сначала тот, кто строит, говорит, сколько и где, потом — все остальные. Если зданий хватает, все покупают по цене на карточке; если нет, их продают с аукциона по одному.
panel-short-piece = Чего не хватает?
panel-short-houses = Дома
panel-short-hotels = Отели
panel-short-stock = Сколько осталось в банке?
panel-short-wishes = Кто что хочет?
panel-short-wish = { $count ->
    [one] { $count } для «{ $deed }», цена на карточке { $price }
    [few] { $count } для «{ $deed }», цена на карточке { $price }
    [many] { $count } для «{ $deed }», цена на карточке { $price }
   *[other] { $count } для «{ $deed }», цена на карточке { $price }
}
panel-short-breaks = разбирает отель
panel-short-withdraw = Отозвать
panel-short-player = Игрок
panel-short-deed = Где строит
panel-short-count = Сколько
panel-short-declare = Заявить
panel-short-empty = В банке ничего не осталось. Подождите, пока кто-нибудь вернёт или продаст здания.
panel-short-enough = Хватает на всех: каждый покупает по цене на карточке.
panel-short-sold-all = Продано всем по цене на карточке
panel-short-alone = Желающий только один: { $name }. Аукциона нет: «{ $deed }», цена — { $price }.
panel-short-sold-alone = Продано по цене на карточке
panel-short-auction = Аукцион: одно здание. Участвуют: { $names }. Начальная ставка: { $price }.
panel-short-breakers = Все покупатели обслужены. Теперь отель могут разобрать: { $names }.
panel-short-winner = Предложивший самую высокую цену
panel-short-price = Ставка
panel-short-low = Начальная ставка: { $price }.
panel-short-sold = Продано
panel-short-unsold = Ставок нет
panel-short-pass = Пас действует только для этого здания. Если пасуют все, оно остаётся у банка и нехватка окончена.
panel-short-sales = Уже продано
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Начать заново

panel-sheet-not-yours = Ваша роль не позволяет вносить протоколы.
panel-sheet-coming = Протокол в пути. Он хранится в этом браузере, пока не дойдёт до сервера.
panel-whose = Какой игрок?
panel-no-cash = наличные не указаны
panel-gone = Выбывший ничем не владеет.
panel-not-out = Ещё играет
panel-cash = Наличные: { $name }
panel-owned-by = владелец: { $name }
panel-mortgaged = в залоге
panel-buildings = Здания: «{ $deed }»
panel-level-none = зданий нет
panel-level-hotel-short = О
panel-out-on-sheet = Банкротство до конца игры
panel-worth-cash = Наличные
panel-worth-deeds = Участки
panel-worth-mortgaged = Участки в залоге
panel-worth-houses = Дома
panel-worth-hotels = Отели
panel-worth-total = Капитал
panel-places = Места и очки
panel-survivors = { $count ->
    [one] Остался { $count } игрок.
    [few] Осталось { $count } игрока.
    [many] Осталось { $count } игроков.
   *[other] Осталось { $count } игрока.
}
panel-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
panel-decided-worth = по капиталу
panel-decided-deeds = капитал равный, больше участков без залога
panel-decided-cash = капитал и участки равны, больше наличных
panel-decided-head-judge = по решению главного судьи
panel-decided-survived = играет до конца
panel-decided-left-later = выбывает позже
panel-decided-expelled = следующий игрок дисквалифицирован
panel-fault-no-cash = не указаны наличные
panel-fault-players-differ = в протоколе должен быть каждый игрок стола ровно один раз
panel-fault-nobody-left = последний оставшийся игрок победил и не выбывает
panel-fault-order-missing = не указан порядок, в котором выбывали игроки
panel-fault-unknown-fate = неясно, чем закончилась игра для этого игрока
panel-fault-bad-cash = такой суммы наличных быть не может
panel-fault-out-but-owns = выбывший игрок не может ничем владеть
panel-fault-no-such-deed = такого участка на этом поле нет
panel-fault-deed-twice = один участок стоит в двух строках
panel-fault-bad-buildings = таких зданий там быть не может
panel-fault-too-many-houses = домов больше, чем в коробке
panel-fault-too-many-hotels = отелей больше, чем в коробке
panel-fault-group-incomplete = здания в неполной группе
panel-fault-group-mortgaged = здания в группе, где есть залог
panel-fault-built-unevenly = группа застроена неравномерно
panel-fault-sums-differ = капитал не равен сумме своих частей
panel-fault-unknown-part = указано то, что не засчитывается
panel-fault-fate-differs = во время игры записано иначе
panel-fault-order-differs = порядок выбывания записан иначе
panel-tie = Это равенство может разрешить только главный судья. Нажимайте на игроков в том порядке, который он назовёт.
panel-tie-open = Равенство: решает главный судья.
panel-tie-order = Порядок: { $names }
panel-tie-next = Следующий: { $name }
panel-tie-again = Задать порядок заново
panel-signatures = Подписи
panel-sign-later = Сначала протокол нужно заполнить полностью и без ошибок.
panel-sign = { $name } расписывается
panel-sign-paper = на бумаге
panel-sign-paper-of = На бумаге есть подпись: { $name }
panel-signed-at = подпись в { $time }
panel-signed-paper = на бумаге, проверено в { $time }
panel-signed-before = подпись при уходе
panel-locked = Подпись уже есть: менять больше ничего нельзя.
panel-unlock = Отозвать все подписи и внести изменения
panel-too-early = Протокол принимается, когда главный судья объявил, что время вышло, или остался один игрок.
panel-unsigned-yet = Ещё нет подписи: { $names }. До этого никто не может подтвердить протокол.
panel-reason-needed = Укажите причину исправления.
panel-submit = Внести протокол
panel-submit-correction = Внести исправление
panel-print = Печать
panel-entered-by = Версия { $version }, автор — { $name }.
panel-confirmed-by = Кто подтвердил: { $name }.
panel-awaits-second = Ждёт второго проверяющего.
panel-digest = Отпечаток этого протокола:
panel-unsigned = Нет подписи: { $names }.
panel-own = Этот протокол внесли вы, поэтому подтвердить его должен кто-то другой.
panel-confirm-lead = Сверьте его с бумажным протоколом. Вы подтверждаете именно то, что видите здесь.
panel-confirm = Подтвердить без изменений
panel-reject = Вернуть
panel-correct = Исправить этот протокол
panel-correct-about = Исправление заменяет эту версию и указывает причину. Его нужно снова подписать и подтвердить.
panel-correct-begin = Начать исправление
panel-correct-lead = Это заменяет версию { $version }, автор — { $name }.

panel-rules-language = Язык правил
panel-rules-search = Слово или номер правила
panel-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
panel-entry-tick = Отметка: { $name }
panel-entry-undo-out = { $name } снова в игре
panel-tick-lead = Отметьте игроков, которые за столом. Кто при перекличке не отмечен, теряет место.
panel-door-missing = не отмечен на входе
panel-undo = Отменить
panel-undo-title = { $name } всё-таки в игре?
panel-undo-lead = Должен согласиться второй человек из команды. Уже внесённый протокол тогда вернётся к вам.
panel-undo-waits = Отмена предложена. Должен согласиться второй человек из команды.
panel-returned = { $name } возвращает протокол: { $reason }
