# Живой стол.

app-name = passgo
app-title-your-turn = ● Ваш ход — passgo
loading = Готовим стол…
language = Язык
theme = Тема
theme-auto = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
sound-on = Звук включён
sound-off = Звук выключен
sound-volume = Громкость
look-edition = Стиль издания: включён
look-plain = Стиль издания: выключен
bot-talk-on = Реплики ботов: включены
bot-talk-off = Реплики ботов: выключены
notify = Уведомлять о моём ходе
notify-on = Уведомления о ходе включены
view-board = Поле
view-list = Список
skip-to-actions = Перейти к действиям
menu = Меню
close = Закрыть
cancel = Отмена
back = Назад

# Связь.
online = На связи
connecting = Соединяемся…
offline = Нет связи. Пробуем снова…
sending = Отправляем…
taken-over = Ваше место открыто на другом устройстве. Здесь вы по-прежнему можете смотреть.
taken-over-back = Играть здесь
refused = Этот стол открыть нельзя: { $why }
reload = Загрузить страницу заново
paused = Игра на паузе.
paused-nobody-there = Игра на паузе: за столом никого нет.
closed = Стол закрыт.
closed-rules = Сервер обновлён, и продолжить эту игру не удалось. Её запись сохранена.
rules-then = Сыграно по версии правил { $version }.
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
    .acc = просто так
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
    .acc = { $count ->
        [one] { $amount } монету
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
    .gen = { $count ->
        [one] { $amount } монеты
        [few] { $amount } монет
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
    .each = { $count ->
        [one] { $amount } монете
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
    .acc = { $count ->
        [one] { $count } карточку выхода из тюрьмы
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
awaiting-you-roll-again = Бросьте ещё раз!
awaiting-you-roll-jail = Вы в тюрьме. Как будете выходить?
awaiting-you-buy = Купить «{ FORM($space, "acc") }» за { FORM($amount, "acc") }?
awaiting-you-auction = Ваша ставка за «{ FORM($space, "acc") }»?
awaiting-you-auction-building = Ваша ставка за здание?
awaiting-you-debt = Вы в долгу: { $other } ждёт от вас { FORM($amount, "acc") }.
awaiting-you-choose-bus = Автобус: как далеко едете?
awaiting-you-choose-any-space = Три одинаковых! Идите на любую клетку.
awaiting-you-choose-ride = Ехать с клетки «{ $space }» дальше за { FORM($amount, "acc") } или остаться?
awaiting-you-choose-mortgaged-deed = Вы получаете «{ FORM($space, "acc") }» в залоге. Что будете делать?
awaiting-you-shortage = Сколько зданий вам нужно?
awaiting-you-end = Закончить ход?
awaiting-you-nothing = Сейчас от вас ничего не требуется.
awaiting-start-roll = { $player } бросает за право первого хода.
awaiting-roll = { Word-dice } бросает { $player }.
awaiting-buy = { $player } решает, покупать ли «{ FORM($space, "acc") }».
awaiting-auction = { $player } может сделать ставку или пасовать.
awaiting-debt = { $player } расплачивается с долгом.
awaiting-choose = { $player } выбирает.
awaiting-shortage = { $player } решает, сколько зданий взять.
awaiting-end = { $player } заканчивает ход.
awaiting-dice = { $player } бросает, судья вводит результат.

# Что можно сделать.
actions-title = Что вы можете сделать
act-roll = Бросить кубики
act-roll-jail = Бросить, чтобы выйти
act-end = Закончить ход
act-buy = Купить за { FORM($amount, "acc") }
act-decline = Не покупать
act-decline-auction = Выставить на аукцион
act-claim = Потребовать { word-rent-acc } за «{ FORM($space, "acc") }»
act-claim-any = Потребовать { word-rent-acc }
act-bid = Поставить { FORM($amount, "acc") }
act-pass = Пас
act-pass-shortage = Ни одного
act-pass-turn = Ни одного, в этот ход больше не спрашивать
act-build = Построить ({ $change })
act-sell = Продать здание ({ $change })
act-mortgage = Заложить ({ $change })
act-redeem = Погасить залог ({ $change })
act-surrender = Продать банку ({ $change })
act-sell-hotels = Продать все { word-hotels }: «{ $group }»
act-on-space = { $action }: { $space }
act-pay = Заплатить { FORM($amount, "acc") }
act-bankrupt = Объявить банкротство
act-bankrupt-liquidates = Банкротство: всё продать и заложить
act-bankrupt-sure = Объявить банкротство? Всё ваше имущество получит { $other }.
act-bankrupt-sure-liquidates = Объявить банкротство? Сначала будут проданы все ваши здания и заложены { word-deeds }, потом всё получит { $other }.
act-bankrupt-yes = Да, я банкрот
act-default = Отказаться от ставки
act-fine = Выйти из тюрьмы за { FORM($amount, "acc") }
act-card = Выйти из тюрьмы по карточке
act-choose-steps = { $count ->
    [one] На { $count } клетку: «{ $space }»
    [few] На { $count } клетки: «{ $space }»
    [many] На { $count } клеток: «{ $space }»
   *[other] На { $count } клетки: «{ $space }»
}
act-choose-space = Перейти на клетку «{ $space }»
act-choose-stay = Остаться
act-choose-redeem = Погасить залог сейчас за { FORM($amount, "acc") }
act-choose-keep = Оставить в залоге и заплатить проценты — { FORM($amount, "acc") }
act-choose-defer = Оставить в залоге и позже заплатить двойные проценты
act-accept = Принять
act-reject = Отклонить
act-counter = Встречное предложение
act-withdraw = Отозвать предложение
act-want = Запросить здание: «{ $space }»
act-want-several = Запросить { FORM($pieces, "acc") }
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
auction-closed = Продано: { $player } платит { FORM($amount, "acc") }.
auction-amount = Ваша ставка
auction-bid = Поставить
auction-quick = Быстрые ставки
auction-out = Вы вышли из этого аукциона.
auction-after = У вас останется { $amount }.

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
deal-interest-you = { Word-deeds } в залоге: вы заплатите не меньше { FORM($amount, "gen") } процентов.
deal-interest-other = { Word-deeds } в залоге: { $player } заплатит не меньше { FORM($amount, "gen") } процентов.
deal-after-you = После сделки у вас будет { $amount }
deal-after-other = После сделки у игрока { $player } будет { $amount }
deal-too-much = У одного из вас нет столько денег.
deal-card-price = { Word-jail-card-acc } нельзя отдать дешевле, чем за { FORM($amount, "acc") }.
offers-title = Предложения
offer-from = { $player } предлагает вам сделку
offer-to = Ваше предложение, решает { $player }
offer-between = { $player } предлагает, решает { $other }
offer-you-get = Вы получаете
offer-you-give = Вы отдаёте
offer-gives = Отдаёт
offer-asks = Хочет
offer-not-now = Сейчас это предложение принять нельзя.
deal-time = Время на переговоры

# Долги.
debt-title = Нужно заплатить долг
debt-owed = Вы в долгу: { $other } ждёт от вас { FORM($amount, "acc") }, а у вас { $cash }.
debt-missing = Вам не хватает { FORM($amount, "gen") }.
debt-could = Продав и заложив всё, вы наберёте { FORM($amount, "acc") }.
debt-cannot = Даже продав и заложив всё, вы наберёте только { FORM($amount, "acc") }.
debt-ways = Где взять деньги
debt-enough = этого хватит

# Требование ренты.
claim-which = За какой { word-deed }?
claim-hint = Здесь никто не напоминает: следите, кто попадает на ваши { word-deeds }.

# Участки и клетки.
deed-free = Без владельца
deed-price = Цена
deed-mortgage-value = Сумма залога
deed-redeem-cost = Погашение залога
deed-rent = { Word-rent }
deed-rent-bare = Без зданий
deed-rent-set = За всю группу
deed-rent-stations = { $count ->
    [one] Если у владельца { $count }
    [few] Если у владельца { $count }
    [many] Если у владельца { $count }
   *[other] Если у владельца { $count }
}
deed-rent-utility = { $count ->
    [one] Если у владельца { $count }: кубики × { $factor }
    [few] Если у владельца { $count }: кубики × { $factor }
    [many] Если у владельца { $count }: кубики × { $factor }
   *[other] Если у владельца { $count }: кубики × { $factor }
}
deed-rent-now = { Word-rent } сейчас
deed-building-cost = Цена здания
deed-mortgaged = в залоге
deed-group = Группа
about-tax = Заплатите { FORM($amount, "acc") }
about-fare = Поездка за { FORM($amount, "acc") }
about-entity = Выбросьте с соседом слева { $count } или больше: получите или заплатите { FORM($amount, "acc") }
about-go = Зарплата: { $amount }
about-cards = Возьмите карточку
about-jail = Просто в гостях или в тюрьме
about-parking = Здесь ничего не происходит
about-go-to-jail = Отправляйтесь в тюрьму
about-question = Нажмите на блок
about-ride = Поезжайте или оставайтесь
about-here = Здесь: { $players }
about-owner = Владелец: { $player }
deeds-title = Мои { word-deeds }
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
log-details = Каждый шаг
chat-title = Чат
chat-none = Сообщений пока нет.
chat-say = Отправить
chat-text = Ваше сообщение
chat-phrase = Готовые фразы
chat-judge = Судья
preset-hello = Привет!
preset-good-luck = Удачи!
preset-well-played = Отличный ход!
preset-thanks = Спасибо!
preset-sorry = Прости!
preset-hurry = Твой ход!
preset-wait = Минутку, пожалуйста.
preset-yes = Да.
preset-no = Нет.
preset-interested = Мне это интересно.
preset-not-interested = Мне это неинтересно.
preset-make-an-offer = Предложи мне сделку.
preset-judge-please = Судью, пожалуйста!
preset-good-game = Хорошая партия!
preset-bye = Пока!

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
judge-time = Объявить «Время вышло»
judge-expel = Исключить игрока { $player }
judge-dice = Ввести бросок
judge-dice-faces = Выпавшие очки, например 3 4
judge-no-dice = Отменить бросок
judge-pause = Пауза
judge-resume = Продолжить
judge-claims = { Word-rent }, которую можно потребовать
judge-claim-line = { $other } может потребовать { word-rent-acc } за «{ FORM($space, "acc") }», платит { $player }
judge-claim-line-amount = { $other } может потребовать { FORM($amount, "acc") } за «{ FORM($space, "acc") }», платит { $player }

# До начала.
lobby-title = Перед игрой
lobby-seat-open = свободное место
lobby-invite = Пригласить
lobby-add-bot = Добавить бота
lobby-remove-bot = Убрать бота
lobby-token = Выбрать фишку
lobby-token-any = Любая свободная
lobby-start = Начать игру
lobby-start-fill = Добавить ботов и начать
lobby-waiting = Игру начинает хозяин стола.
lobby-waiting-judge = Главный судья начинает игру за всеми столами одновременно.
lobby-seeding = Готовим кубики: каждый игрок добавляет свою часть. Минутку…

# Конец.
end-title = Игра окончена
end-winner = Побеждает { $players }!
end-winners = { $players } делят победу!
end-rank = Место
end-player = Игрок
end-worth = Капитал
end-points = Очки
end-curve = Капитал по ходу игры
end-dice = Кубики
end-dice-about = Как часто выпадала каждая сумма; полоса показывает, чего можно ожидать по теории вероятностей.
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
hints-on = Подсказки включены
hints-off = Подсказки выключены
hints-stop = Отключить подсказки
hint-roll = Бросьте, и фишка пойдёт сама. До броска можно строить, закладывать или предложить сделку.
hint-buy = Владельца здесь нет: можно купить или отказаться.
hint-buy-auction = Владельца здесь нет: можно купить. Если не купите, ставки делают все, и вы тоже.
hint-claim = Кто-то попал на ваш { word-deed }. { Word-rent } ваша, только если вовремя её потребовать.
hint-debt = Вам не хватает наличных: продайте здания, заложите { word-deeds } или заключите сделку, потом заплатите.
hint-auction = Побеждает самая высокая ставка. Ставьте не больше, чем можете заплатить; кто пасует, выходит из аукциона.
hint-auction-default = Побеждает самая высокая ставка. Кто не может её оплатить, выбывает, и аукцион начинается снова.
hint-choose = Решать вам: выберите один из вариантов.
hint-offer = Вас ждёт предложение: примите его, отклоните или сделайте встречное.
hint-jail = Дубль освобождает; плата или карточка — наверняка.
hint-jail-six = Шестёрка освобождает; плата или карточка — наверняка.
hint-jail-roll = Дубль или карточка освобождают; иначе после этого броска вы платите и идёте.
hint-jail-late = Попыток больше нет: вы бросаете, идёте и платите. Если заплатить заранее, дубль даст ещё бросок.
hint-build = Можно строить: откройте один из своих { word-deeds-gen }. Здания сильно повышают { word-rent-acc }.
hint-end = Что-нибудь ещё? Стройте или предложите сделку, потом закончите ход.
hint-wait = Сейчас решают другие. Нажмите на любую клетку, чтобы увидеть её карточку, или предложите сделку.

# Взгляд назад.
replay-title = Повтор
replay-turn = Ход { $turn }: { $player }
replay-scrub = Позиция в партии
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
loading-more = Загрузка…

# Несколько человек у одного устройства.
pass-to = Передайте устройство игроку { $player }
pass-taken = { $player } — это я, дальше
lobby-here = на этом устройстве
lobby-beside = Ещё один игрок на этом устройстве
lobby-beside-add = Добавить

# Ещё для судьи.
judge-correct = Исправить ошибку
judge-expel-title = Исключить игрока
judge-expel-sure = Исключить игрока { $player }? Всё его имущество получит банк. Отменить это нельзя.
judge-talk = { $player } и { $other } ведут переговоры.
judge-seconds = Секунды
judge-limit = Ограничить время
judge-extend = Продлить
correct-what = Что было неверно
correct-cash = Деньги
correct-deeds = { Word-deed }
correct-places = Место на поле
correct-amount = Сколько прибавить или вычесть
correct-deed = Какой { word-deed }
correct-owner = Владелец
correct-level = Здания
correct-space = Клетка
correct-entry = Запись журнала
correct-why = Причина
correct-send = Исправить

# Чтобы кого-то не слышать.
chat-object = О сообщении игрока { $player }
chat-mute = Скрыть сообщения игрока { $player }
chat-mute-all = Скрыть сообщения игрока { $player } для всех
chat-hear = Снова показывать
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
debt-yourself = Здесь никто не считает за вас: выручите деньги за свою собственность.
shortage-could = Вы можете поставить и оплатить { FORM($pieces, "acc") }.
shortage-how = Для каждого здания выберите { word-street-one-acc }, в нужном порядке.
shortage-order = Ваш порядок
shortage-remove = Убрать: «{ $space }»
shortage-total = Всего { $amount }. У вас останется { $left }.
spoken-of = Как говорить о вас в текстах?
spoken-of-other = Нейтрально
spoken-of-f = В женском роде
spoken-of-m = В мужском роде

## Review in place: readers propose better texts

review-invite = Это ваш язык? Помогите улучшить тексты

## The stage: the middle of the board

stage-pace = Скорость анимации: { $pace }
pace-calm = спокойная
pace-normal = обычная
pace-fast = быстрая
pace-instant = мгновенная
stage-completes = Завершает группу
stage-blocks = Блокирует группу игрока { $player }
stage-of-set = { $number ->
    [one] { $count } из { $number } в группе
    [few] { $count } из { $number } в группе
    [many] { $count } из { $number } в группе
   *[other] { $count } из { $number } в группе
}
stage-left = У вас останется { $amount }
stage-short = Вам не хватает { FORM($amount, "gen") }
strip-title = Деньги всех игроков
stop-free = Продаётся: { $amount }
stop-yours = Принадлежит вам
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: по кубикам
awaiting-you-choose-mortgaged-deeds = Вы получаете несколько залогов. Что сделаете с каждым?
inherited-keep = Оставить, уплатить проценты
inherited-redeem = Погасить сейчас
inherited-defer = Позже двойные проценты
inherited-later = Позже
inherited-keep-all = Оставить все
inherited-redeem-all = Погасить все
space-number = клетка { $number }
lobby-seat = место { $number }
offer-new = Сделано только что
offer-since = Сделано { $minutes } мин назад
bot-pace = Темп ботов
bot-pace-calm = Спокойный
bot-pace-normal = Обычный
bot-pace-fast = Быстрый
bot-pace-instant = Мгновенный
cash-short = У вас только { $cash }.
end-share = Поделиться
end-shared = Скопировано
end-download = Скачать
acting-as = Сейчас играет: { $player }
whole-board = Всё поле целиком
auction-estate = Имущество игрока { $player }: { $number } из { $count }.
auction-passed = пас
auction-thinking = думает
awaiting-offer = { WHO($other) ->
    [you] { $player } обдумывает ваше предложение.
   *[other] { $player } обдумывает предложение игрока { $other }.
}
awaiting-choose-bus = { $player } выбирает, как далеко ехать на автобусе.
awaiting-choose-any-space = { $player } выбирает, на какую клетку пойти.
awaiting-choose-ride = { $player } решает, ехать ли дальше с клетки «{ $space }».
awaiting-choose-mortgaged-deed = { $player } решает, что делать с залогом клетки «{ $space }».
deal-times = { WHO($player) ->
    [you] По напечатанным ценам вы отдаёте { $times }× от того, что получаете.
   *[other] По напечатанным ценам { $player } отдаёт { $times }× от того, что получает.
}
deal-nothing = { WHO($player) ->
    [you] Вы ничего не получаете взамен.
   *[other] { $player } ничего не получает взамен.
}
outlook-title = Шансы и группы
outlook-heat = Показать риски на поле
outlook-roll = { WHO($player) ->
    [you] Ваш следующий бросок
   *[other] Следующий бросок: { $player }
}
outlook-charge = Другие платежи
outlook-own = Своя клетка
outlook-nothing = Платить не придётся
outlook-cost = В среднем { $mean }, самое большее { $worst } ({ $space })
outlook-here = { $chance }: платёж до { $amount }
outlook-sets = Кто чем владеет
outlook-note = Один бросок, поле такое, как сейчас. То, чего владелец может потребовать, считается востребованным, каждая карточка, оставшаяся в стопке, равновероятна, а тот, кто может выбрать, куда идти, идёт самым дешёвым путём. Следующие броски и все доходы не учитываются.

bot-random = Просто для забавы
bot-novice = Лёгкий
bot-builder = Средний
bot-trader = Сложный
bot-champion = Очень сложный
end-line = Подтвердить мою строку
stood-in = За вас играет стол.
stood-in-back = Я снова здесь
