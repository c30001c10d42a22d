# Живой стол.

app-name = passgo
app-title-your-turn = ● Ваш ход – passgo
loading = Готовим стол…
language = Язык
theme = Цвета
theme-auto = Как на устройстве
theme-light = Светлые
theme-dark = Тёмные
sound-on = Звук включён
sound-off = Звук выключен
notify = Сообщать, когда мой ход
notify-on = О вашем ходе вам сообщат
view-board = Поле
view-list = Список
skip-to-actions = Сразу к тому, что вы можете сделать
menu = Меню
close = Закрыть
cancel = Отмена
back = Назад

# Связь.
online = На связи
connecting = Соединяемся…
offline = Нет связи: пробуем снова…
sending = Отправляем…
taken-over = Ваше место занято с другого устройства. Здесь вы можете только смотреть.
taken-over-back = Вернуть место сюда
refused = Этот стол открыть нельзя: { $why }
reload = Загрузить страницу заново
paused = Стол на паузе.
paused-nobody-there = Стол на паузе: здесь никого не было.
closed = Стол закрыт.
closed-rules = Сервер обновлён, и продолжить эту игру не удалось. Её запись сохранена.
rules-then = Сыграно по правилам { $version }.
official = Официальный тур

# Люди и вещи.
bank = банк
you = вы
somebody = кто-то
bot = бот
bot-name = Бот { $number }
away = не на связи
judge = судья
onlooker = зритель
nothing = ничего
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } монета
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}
money-hidden = скрыто
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } карточка выхода из тюрьмы
    [few] { $count } карточки выхода из тюрьмы
    [many] { $count } карточек выхода из тюрьмы
   *[other] { $count } карточки выхода из тюрьмы
}
level-0 = зданий нет
seconds-left = { $count ->
    [one] Осталась { $count } секунда
    [few] Осталось { $count } секунды
    [many] Осталось { $count } секунд
   *[other] Осталось { $count } секунды
}

# Чьё решение и о чём.
awaiting-you-start-roll = Бросьте за право первого хода.
awaiting-you-roll = Ваш ход: бросьте кубики.
awaiting-you-roll-again = Вы бросаете ещё раз.
awaiting-you-roll-jail = Вы в тюрьме. Как будете выходить?
awaiting-you-buy = «{ $space }» никому не принадлежит. Цена: { $amount }.
awaiting-you-auction = Ваша ставка за «{ $space }»?
awaiting-you-auction-building = Ваша ставка за здание?
awaiting-you-debt = Ваш долг: { $amount }. Получатель: { $other }.
awaiting-you-choose-bus = Автобус: как далеко едете?
awaiting-you-choose-any-space = Три одинаковых: идите на любую клетку.
awaiting-you-choose-ride = «{ $space }»: ехать дальше ({ $amount }) или остаться?
awaiting-you-choose-mortgaged-deed = «{ $space }» переходит к вам в залоге. Что делаете?
awaiting-you-shortage = Сколько зданий вам нужно?
awaiting-you-end = Ваш ход сделан.
awaiting-you-nothing = Сейчас от вас ничего не требуется.
awaiting-start-roll = { $player } бросает за право первого хода.
awaiting-roll = { $player } сейчас бросит кубики.
awaiting-buy = { $player } решает, покупать ли «{ $space }».
awaiting-auction = { $player } может сделать ставку.
awaiting-debt = { $player } рассчитывается с долгом.
awaiting-choose = { $player } выбирает.
awaiting-shortage = { $player } отвечает, сколько зданий нужно.
awaiting-end = { $player } может закончить ход.
awaiting-dice = Судья вводит кубики. Бросает { $player }.

# Что можно сделать.
actions-title = Что вы можете сделать
act-roll = Бросить кубики
act-roll-jail = Бросить, чтобы выйти
act-end = Закончить ход
act-buy = Купить ({ $amount })
act-decline = Не покупать
act-decline-auction = Выставить на аукцион
act-claim = Потребовать { word-rent-acc }: «{ $space }»
act-claim-any = Потребовать { word-rent-acc }
act-bid = Ставка: { $amount }
act-pass = Пас
act-pass-shortage = Ни одного
act-pass-turn = Ни одного, в этот ход больше не спрашивать
act-build = Построить ({ $change })
act-sell = Продать здание ({ $change })
act-mortgage = Заложить ({ $change })
act-redeem = Погасить залог ({ $change })
act-surrender = Продать банку ({ $change })
act-sell-hotels = Продать сразу всё: «{ $group }»
act-on-space = { $action }: { $space }
act-pay = Заплатить ({ $amount })
act-bankrupt = Сдаться: банкротство
act-bankrupt-liquidates = Сдаться: всё продать и заложить
act-bankrupt-sure = Вы правда сдаётесь? Всё ваше получит { $other }.
act-bankrupt-sure-liquidates = Вы правда сдаётесь? Сначала будут проданы все ваши здания и заложена собственность, потом всё получит { $other }.
act-bankrupt-yes = Да, я банкрот
act-default = Отказаться от аукциона
act-fine = Выйти из тюрьмы ({ $amount })
act-card = Выйти из тюрьмы по карточке
act-choose-steps = { $count ->
    [one] { $count } клетка, на «{ $space }»
    [few] { $count } клетки, на «{ $space }»
    [many] { $count } клеток, на «{ $space }»
   *[other] { $count } клетки, на «{ $space }»
}
act-choose-space = Идти на «{ $space }»
act-choose-stay = Остаться
act-choose-redeem = Погасить залог сейчас ({ $amount })
act-choose-keep = Оставить в залоге и заплатить проценты ({ $amount })
act-choose-defer = Оставить в залоге и позже заплатить двойные проценты
act-accept = Принять
act-reject = Отклонить
act-counter = Встречное предложение
act-withdraw = Отозвать предложение
act-want = Одно здание: «{ $space }»
act-want-several = Хочу: { $pieces }
act-offer = Предложить сделку
act-choose-where = Куда?
act-pick-on-board = Или выберите на поле.

# Аукцион.
auction-title = Аукцион: { $space }
auction-title-building = Аукцион: здание
auction-building-left = В банке, считая это: { $pieces }.
auction-pass-piece = Пас действует только для этого здания.
auction-none = Ставок ещё нет.
auction-high-you = Ваша ставка самая высокая: { $amount }.
auction-stage-0 = Аукцион открыт.
auction-stage-1 = Раз…
auction-stage-2 = Два…
auction-closed = Продано. { $player } платит: { $amount }.
auction-amount = Ставка
auction-bid = Поставить
auction-quick = Быстрые ставки
auction-out = Вы вышли из этого аукциона.
auction-after = Останется: { $amount }

# Сделки.
deal-title = Сделка
deal-with = С кем?
deal-give = Вы отдаёте
deal-take = Вы получаете
deal-cash = Деньги
deal-cards = Карточки выхода из тюрьмы
deal-none = Нет { word-deeds-gen }, которыми можно торговать.
deal-send = Отправить предложение
deal-clear = Начать заново
deal-changes = Что изменится
deal-empty = Выберите, что переходит из рук в руки.
deal-set-you = Вы собираете всю группу «{ $group }».
deal-set-other = { $player } собирает всю группу «{ $group }».
deal-break-you = Вы разбиваете группу «{ $group }».
deal-break-other = { $player } разбивает группу «{ $group }».
deal-interest-you = { Word-deeds } в залоге: вы платите проценты, наименьшая сумма — { $amount }.
deal-interest-other = { Word-deeds } в залоге: { $player } платит проценты, наименьшая сумма — { $amount }.
deal-after-you = Ваши наличные после сделки: { $amount }.
deal-after-other = { $player }, наличные после сделки: { $amount }.
deal-too-much = Столько денег нет.
deal-card-price = Наименьшая цена карточки выхода из тюрьмы: { $amount }.
offers-title = Предложения
offer-from = { $player } предлагает вам
offer-to = Вы предлагаете: { $player }
offer-between = { $player } предлагает: { $other }
offer-you-get = вы получаете
offer-you-give = вы отдаёте
offer-gives = отдаёт
offer-asks = хочет
offer-not-now = Сейчас принять его нельзя.
deal-time = Время на переговоры

# Долги.
debt-title = Нужно заплатить долг
debt-owed = Ваш долг: { $amount }, наличные: { $cash }. Получатель: { $other }.
debt-missing = Не хватает: { $amount }.
debt-could = Если всё продать и заложить, наберётся: { $amount }.
debt-cannot = Даже если всё продать, наберётся только: { $amount }.
debt-ways = Где взять деньги
debt-enough = этого хватит

# Требование ренты.
claim-which = За какой { word-deed }?
claim-hint = Здесь никто не напоминает: следите, кто попадает на ваши { word-deeds }.

# Участки и клетки.
deed-free = Никому не принадлежит.
deed-price = Цена
deed-mortgage-value = Сумма залога
deed-redeem-cost = Погашение залога
deed-rent = { Word-rent }
deed-rent-bare = Без зданий
deed-rent-set = Вся группа
deed-rent-stations = { $count ->
    [one] Если их { $count }
    [few] Если их { $count }
    [many] Если их { $count }
   *[other] Если их { $count }
}
deed-rent-utility = { $count ->
    [one] Если их { $count }: кубики × { $factor }
    [few] Если их { $count }: кубики × { $factor }
    [many] Если их { $count }: кубики × { $factor }
   *[other] Если их { $count }: кубики × { $factor }
}
deed-rent-now = { Word-rent } сейчас
deed-building-cost = Цена здания
deed-mortgaged = в залоге
deed-group = Группа
about-tax = Заплатите: { $amount }
about-fare = Поездка: { $amount }
about-entity = Выбросьте с соседом слева { $count } или больше: выигрыш или проигрыш — { $amount }
about-go = Зарплата: { $amount }
about-cards = Возьмите карточку
about-jail = Просто в гостях или в тюрьме
about-parking = Здесь ничего не происходит
about-go-to-jail = Отправляйтесь в тюрьму
about-question = Нажмите на блок
about-ride = Поезжайте или оставайтесь
about-here = Здесь: { $players }
about-owner = Владелец: { $player }
deeds-title = Моя собственность
deeds-none = У вас ещё нет { word-deeds-gen }.

# Игроки, журнал, разговор.
players-title = Игроки
player-out = вне игры
player-in-jail = в тюрьме
player-turn = ходит
player-decides = решает
player-deeds = { $count ->
    [0] нет { word-deeds-gen }
    [one] { $count } { word-deed }
    [few] { $count } { word-deed-gen }
    [many] { $count } { word-deeds-gen }
   *[other] { $count } { word-deed-gen }
}
player-worth = капитал { $amount }
player-token = Фишка
bank-stock = В банке
log-title = Журнал
log-none = Ещё ничего не произошло.
log-older = Показать более ранние
chat-title = Разговор
chat-none = Пока все молчат.
chat-say = Сказать
chat-text = Ваши слова
chat-phrase = Готовые фразы
chat-judge = Судья
preset-hello = Привет!
preset-good-luck = Удачи!
preset-well-played = Отличный ход!
preset-thanks = Спасибо.
preset-sorry = Извините.
preset-hurry = Ваш ход, пожалуйста.
preset-wait = Минутку, пожалуйста.
preset-yes = Да.
preset-no = Нет.
preset-interested = Мне это интересно.
preset-not-interested = Мне это неинтересно.
preset-make-an-offer = Предложите мне сделку.
preset-judge-please = Судью, пожалуйста!
preset-good-game = Хорошая партия!
preset-bye = До свидания!

# Кубики.
dice-title = Кубики
dice-none = Ещё никто не бросал.
dice-bus = автобус
dice-mr = следующий { word-deed }

# Поле.
board-title = Игровое поле: { $edition }
board-list = Клетки игрового поля
board-keys = Стрелки ведут по полю, Enter открывает клетку.

# Судья.
judge-title = Судья
judge-close = Закрыть аукцион
judge-last-round = Объявить последний круг
judge-time = Объявить: время вышло
judge-expel = Исключить: { $player }
judge-dice = Ввести кубики
judge-dice-faces = Очки на кубиках, например 3 4
judge-no-dice = Отменить бросок
judge-pause = Пауза
judge-resume = Продолжить
judge-claims = { Word-rent }, которую можно потребовать
judge-claim-line = «{ $space }»: { $other } может потребовать ренту, платит { $player }
judge-claim-line-amount = «{ $space }»: { $other } может потребовать ренту, платит { $player } ({ $amount })

# До начала.
lobby-title = До начала
lobby-seat-open = свободно
lobby-invite = Пригласить
lobby-add-bot = Добавить бота
lobby-remove-bot = Убрать бота
lobby-token = Выбрать фишку
lobby-token-any = Любая свободная
lobby-start = Начать игру
lobby-start-fill = Начать, свободные места займут боты
lobby-waiting = Игру начинает хозяин стола.
lobby-waiting-judge = Главный судья начинает игру за всеми столами одновременно.
lobby-seeding = Кубики перемешиваются: каждый игрок добавляет свою часть. Минутку …

# Конец.
end-title = Игра окончена
end-winner = { $players } — победа!
end-winners = { $players } делят победу!
end-rank = Место
end-player = Игрок
end-worth = Капитал
end-points = Очки
end-curve = Капитал по ходу игры
end-dice = Кубики
end-dice-about = Как часто выпадала каждая сумма; полоса — чего можно ждать по теории вероятностей.
end-dice-line = { $sum }: выпало { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}, ожидалось от { $low } до { $high }
end-replay = Посмотреть партию ещё раз
fair-check = Проверить кубики
end-rematch = Ещё раз, тем же составом
end-rematch-there = К следующей партии
leave-game = Выйти из игры

# Подсказки для первой партии.
hints = Подсказка
hints-on = Подсказки показаны
hints-off = Подсказки скрыты
hints-stop = Без подсказок
hint-roll = Бросьте, и фишка пойдёт сама. До броска можно строить, закладывать или предложить сделку.
hint-buy = Никому не принадлежит: можно купить или оставить.
hint-buy-auction = Никому не принадлежит: можно купить. Если не купите, ставки делают все, и вы тоже.
hint-claim = Кто-то попал на ваш { word-deed }. { Word-rent } ваша, только если вовремя её потребовать.
hint-debt = Вам не хватает наличных: продайте здания, заложите { word-deeds } или заключите сделку, потом заплатите.
hint-auction = Побеждает самая высокая ставка. Ставьте не больше, чем можете заплатить; кто пасует, выходит из аукциона.
hint-auction-default = Побеждает самая высокая ставка. Кто не может её заплатить, выбывает, и аукцион начинается снова.
hint-choose = Правила оставляют выбор вам: выберите один из вариантов.
hint-offer = Вас ждёт предложение: примите его, отклоните или переделайте в своё.
hint-jail = Одинаковые кубики освобождают; плата или карточка — наверняка.
hint-jail-six = Шестёрка освобождает; плата или карточка — наверняка.
hint-jail-roll = Одинаковые кубики или карточка освобождают; иначе после этого броска вы платите и идёте.
hint-jail-late = Попыток больше нет: вы бросаете, идёте и платите. Если заплатить заранее, дубль даст ещё бросок.
hint-build = Можно строить: откройте один из своих { word-deeds-gen }. Здания сильно повышают { word-rent-acc }.
hint-end = Что-нибудь ещё? Стройте или предложите сделку, потом закончите ход.
hint-wait = Сейчас решают другие. Нажмите на любую клетку, чтобы увидеть её карточку, или предложите сделку.

# Взгляд назад.
replay-title = Повтор
replay-turn = Ход { $turn }: { $player }
replay-scrub = Место в партии
replay-step = Шаг { $step } из { $last }
replay-first = В начало
replay-back = На шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-on = На шаг вперёд
replay-last = В конец
replay-eyes = Чьими глазами
replay-eyes-spectator = зритель
replay-eyes-judge = судья
replay-jump = К ходу
replay-speed = Скорость
replay-times = { $factor }×
replay-plain = Простым текстом
loading-more = Сейчас будет…

# Несколько человек у одного устройства.
pass-to = Передайте устройство: { $player }
pass-taken = { $player } — это я, дальше
lobby-here = у этого устройства
lobby-beside = Кто-то рядом тоже играет здесь
lobby-beside-add = Добавить

# Ещё для судьи.
judge-correct = Исправить ошибку
judge-expel-title = Исключить игрока
judge-expel-sure = { $player }: действительно исключить? Всё получит банк, и отменить это нельзя.
judge-talk = { $player } и { $other } ведут переговоры.
judge-seconds = Секунды
judge-limit = Ограничить время
judge-extend = Продлить
correct-what = Что было неверно
correct-cash = Деньги
correct-deeds = { Word-deed }
correct-places = Место на поле
correct-amount = Больше или меньше
correct-deed = Какой { word-deed }
correct-owner = Чей
correct-level = Здания
correct-space = Стоит на
correct-entry = В какой записи
correct-why = Почему
correct-send = Исправить

# Чтобы кого-то не слышать.
chat-object = О словах: { $player }
chat-mute = Больше не слышать: { $player }
chat-mute-all = Заглушить для всех: { $player }
chat-hear = Снова слышать
chat-report = Вид жалобы
chat-reported = Жалоба принята. Спасибо.
report-insult = оскорбление
report-spam = спам
report-cheating = жульничество
report-advice = запрещённая подсказка
report-other = другое

# Отмена и слова без сумм для официальных туров.
act-undo = Отменить
act-undo-space = Отменить: { $space }
act-build-plain = Построить
act-sell-plain = Продать здание
act-mortgage-plain = Заложить
act-redeem-plain = Погасить залог
act-surrender-plain = Продать банку
debt-yourself = Здесь никто не считает за вас: найдите деньги в своей собственности.
shortage-could = Вы можете поставить и оплатить: { $pieces }.
shortage-how = Выберите улицу для каждого здания, в нужном порядке.
shortage-order = Ваш порядок
shortage-remove = Убрать: «{ $space }»
shortage-total = Цена: { $amount }. Останется: { $left }.
