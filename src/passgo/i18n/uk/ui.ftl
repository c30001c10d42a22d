# Живий стіл.

app-name = passgo
app-title-your-turn = ● Ваш хід — passgo
loading = Готуємо стіл…
language = Мова
theme = Тема
theme-auto = Як на пристрої
theme-light = Світла
theme-dark = Темна
sound-on = Звук увімкнено
sound-off = Звук вимкнено
sound-volume = Гучність
look-edition = Стиль видання: увімкнено
look-plain = Стиль видання: вимкнено
bot-talk-on = Репліки ботів: увімкнено
bot-talk-off = Репліки ботів: вимкнено
notify = Сповіщати про мій хід
notify-on = Сповіщення про хід увімкнено
view-board = Поле
view-list = Список
skip-to-actions = Перейти до дій
menu = Меню
close = Закрити
cancel = Скасувати
back = Назад

# Зв’язок.
online = На зв’язку
connecting = З’єднуємося…
offline = Немає зв’язку. Пробуємо знову…
sending = Надсилаємо…
taken-over = Ваше місце відкрито на іншому пристрої. Тут ви й далі можете дивитися.
taken-over-back = Грати тут
refused = Цей стіл відкрити не можна: { $why }
reload = Завантажити сторінку знову
paused = Гра на паузі.
paused-nobody-there = Гра на паузі: за столом нікого немає.
closed = Стіл закрито.
closed-rules = Сервер оновлено, і продовжити цю гру не вдалося. Її запис збережено.
rules-then = Зіграно за версією правил { $version }.
official = Офіційний тур

# Люди й речі.
bank = банк
you = ви
somebody = хтось
bot = бот
bot-name = Бот { $number }
away = не на зв’язку
judge = суддя
onlooker = глядач
nothing = нічого
    .acc = просто так
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } монета
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}
    .acc = { $count ->
        [one] { $amount } монету
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    }
    .gen = { $count ->
        [one] { $amount } монети
        [few] { $amount } монет
        [many] { $amount } монет
       *[other] { $amount } монети
    }
    .each = { $count ->
        [one] { $amount } монеті
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    }
money-hidden = приховано
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } картка виходу з в’язниці
    [few] { $count } картки виходу з в’язниці
    [many] { $count } карток виходу з в’язниці
   *[other] { $count } картки виходу з в’язниці
}
    .acc = { $count ->
        [one] { $count } картку виходу з в’язниці
        [few] { $count } картки виходу з в’язниці
        [many] { $count } карток виходу з в’язниці
       *[other] { $count } картки виходу з в’язниці
    }
level-0 = будівель немає
seconds-left = { $count ->
    [one] Лишилася { $count } секунда
    [few] Лишилося { $count } секунди
    [many] Лишилося { $count } секунд
   *[other] Лишилося { $count } секунди
}

# Чиє рішення й про що.
awaiting-you-start-roll = Киньте за право першого ходу.
awaiting-you-roll = Ваш хід: киньте кубики.
awaiting-you-roll-again = Киньте ще раз!
awaiting-you-roll-jail = Ви у в’язниці. Як виходитимете?
awaiting-you-buy = Купити «{ FORM($space, "acc") }» за { FORM($amount, "acc") }?
awaiting-you-auction = Ваша ставка за «{ FORM($space, "acc") }»?
awaiting-you-auction-building = Ваша ставка за будівлю?
awaiting-you-debt = Ви в боргу: { $other } чекає від вас { FORM($amount, "acc") }.
awaiting-you-choose-bus = Автобус: як далеко їдете?
awaiting-you-choose-any-space = Три однакові! Ідіть на будь-який сектор.
awaiting-you-choose-ride = Їхати із сектора «{ $space }» далі за { FORM($amount, "acc") } чи залишитися?
awaiting-you-choose-mortgaged-deed = Ви отримуєте «{ FORM($space, "acc") }» у заставі. Що робитимете?
awaiting-you-shortage = Скільки будівель вам потрібно?
awaiting-you-end = Закінчити хід?
awaiting-you-nothing = Зараз від вас нічого не потрібно.
awaiting-start-roll = { $player } кидає за право першого ходу.
awaiting-roll = { Word-dice } кидає { $player }.
awaiting-buy = { $player } вирішує, чи купувати «{ FORM($space, "acc") }».
awaiting-auction = { $player } може зробити ставку або пасувати.
awaiting-debt = { $player } сплачує борг.
awaiting-choose = { $player } вибирає.
awaiting-shortage = { $player } вирішує, скільки будівель узяти.
awaiting-end = { $player } закінчує хід.
awaiting-dice = { $player } кидає, суддя вводить результат.

# Що можна зробити.
actions-title = Що ви можете зробити
act-roll = Кинути кубики
act-roll-jail = Кинути, щоб вийти
act-end = Закінчити хід
act-buy = Купити за { FORM($amount, "acc") }
act-decline = Не купувати
act-decline-auction = Виставити на аукціон
act-claim = Вимагати { word-rent-acc } за «{ FORM($space, "acc") }»
act-claim-any = Вимагати { word-rent-acc }
act-bid = Поставити { FORM($amount, "acc") }
act-pass = Пас
act-pass-shortage = Жодної
act-pass-turn = Жодної, цього ходу більше не питати
act-build = Збудувати ({ $change })
act-sell = Продати будівлю ({ $change })
act-mortgage = У заставу ({ $change })
act-redeem = Викупити заставу ({ $change })
act-surrender = Продати банку ({ $change })
act-sell-hotels = Продати всі { word-hotels }: «{ $group }»
act-on-space = { $action }: { $space }
act-pay = Заплатити { FORM($amount, "acc") }
act-bankrupt = Оголосити банкрутство
act-bankrupt-liquidates = Банкрутство: усе продати й віддати в заставу
act-bankrupt-sure = Оголосити банкрутство? Усе ваше майно отримає { $other }.
act-bankrupt-sure-liquidates = Оголосити банкрутство? Спершу продадуть усі ваші будівлі й віддадуть у заставу { word-deeds }, потім усе отримає { $other }.
act-bankrupt-yes = Так, я банкрот
act-default = Відмовитися від ставки
act-fine = Вийти з в’язниці за { FORM($amount, "acc") }
act-card = Вийти з в’язниці за карткою
act-choose-steps = { $count ->
    [one] На { $count } сектор: «{ $space }»
    [few] На { $count } сектори: «{ $space }»
    [many] На { $count } секторів: «{ $space }»
   *[other] На { $count } сектора: «{ $space }»
}
act-choose-space = Перейти на сектор «{ $space }»
act-choose-stay = Залишитися
act-choose-redeem = Викупити заставу зараз за { FORM($amount, "acc") }
act-choose-keep = Лишити в заставі й заплатити відсотки — { FORM($amount, "acc") }
act-choose-defer = Лишити в заставі й пізніше заплатити подвійні відсотки
act-accept = Прийняти
act-reject = Відхилити
act-counter = Зустрічна пропозиція
act-withdraw = Відкликати пропозицію
act-want = Замовити будівлю: «{ $space }»
act-want-several = Замовити { FORM($pieces, "acc") }
act-offer = Запропонувати угоду
act-choose-where = Куди?
act-pick-on-board = Або виберіть на полі.

# Аукціон.
auction-title = Аукціон: { $space }
auction-title-building = Аукціон: будівля
auction-building-left = У банку, разом із цією: { $pieces }.
auction-pass-piece = Пас діє лише для цієї будівлі.
auction-none = Ставок ще немає.
auction-high-you = Ваша ставка найвища: { $amount }.
auction-stage-0 = Аукціон відкрито.
auction-stage-1 = Раз…
auction-stage-2 = Два…
auction-closed = Продано: { $player } платить { FORM($amount, "acc") }.
auction-amount = Ваша ставка
auction-bid = Поставити
auction-quick = Швидкі ставки
auction-out = Ви вийшли з цього аукціону.
auction-after = У вас лишиться { $amount }.

# Угоди.
deal-title = Угода
deal-with = З ким?
deal-give = Ви віддаєте
deal-take = Ви отримуєте
deal-cash = Гроші
deal-cards = Картки виходу з в’язниці
deal-none = Немає { word-deeds-gen }, якими можна торгувати.
deal-send = Надіслати пропозицію
deal-clear = Почати знову
deal-changes = Що зміниться
deal-empty = Виберіть, що переходить із рук у руки.
deal-set-you = Ви збираєте весь набір «{ $group }».
deal-set-other = { $player } збирає весь набір «{ $group }».
deal-break-you = Ви розбиваєте набір «{ $group }».
deal-break-other = { $player } розбиває набір «{ $group }».
deal-interest-you = { Word-deeds } в заставі: ви заплатите щонайменше { FORM($amount, "acc") } відсотків.
deal-interest-other = { Word-deeds } в заставі: { $player } заплатить щонайменше { FORM($amount, "acc") } відсотків.
deal-after-you = Після угоди у вас буде { $amount }
deal-after-other = Після угоди { $player } матиме { FORM($amount, "acc") }
deal-too-much = Хтось із вас не має стільки грошей.
deal-card-price = { Word-jail-card-acc } не можна віддати дешевше, ніж за { FORM($amount, "acc") }.
offers-title = Пропозиції
offer-from = { $player } пропонує вам угоду
offer-to = Ваша пропозиція, вирішує { $player }
offer-between = { $player } пропонує, вирішує { $other }
offer-you-get = Ви отримуєте
offer-you-give = Ви віддаєте
offer-gives = Віддає
offer-asks = Хоче
offer-not-now = Зараз цю пропозицію прийняти не можна.
deal-time = Час на перемовини

# Борги.
debt-title = Треба сплатити борг
debt-owed = Ви в боргу: { $other } чекає від вас { FORM($amount, "acc") }, а маєте { FORM($cash, "acc") }.
debt-missing = Вам бракує { FORM($amount, "gen") }.
debt-could = Якщо все продати й віддати в заставу, ви зберете { FORM($amount, "acc") }.
debt-cannot = Навіть якщо все продати й віддати в заставу, ви зберете лише { FORM($amount, "acc") }.
debt-ways = Де взяти гроші
debt-enough = цього вистачить

# Вимога орендної плати.
claim-which = За яку { word-deed-acc }?
claim-hint = Тут ніхто не нагадує: стежте, хто потрапляє на ваші { word-deeds }.

# Ділянки й сектори.
deed-free = Без власника
deed-price = Ціна
deed-mortgage-value = Заставна вартість
deed-redeem-cost = Викуп застави
deed-rent = { Word-rent }
deed-rent-bare = Без будівель
deed-rent-set = За весь набір
deed-rent-stations = { $count ->
    [one] Якщо у власника { $count }
    [few] Якщо у власника { $count }
    [many] Якщо у власника { $count }
   *[other] Якщо у власника { $count }
}
deed-rent-utility = { $count ->
    [one] Якщо у власника { $count }: кубики × { $factor }
    [few] Якщо у власника { $count }: кубики × { $factor }
    [many] Якщо у власника { $count }: кубики × { $factor }
   *[other] Якщо у власника { $count }: кубики × { $factor }
}
deed-rent-now = { Word-rent } зараз
deed-building-cost = Ціна будівлі
deed-mortgaged = у заставі
deed-group = Набір
about-tax = Заплатіть { FORM($amount, "acc") }
about-fare = Поїздка за { FORM($amount, "acc") }
about-entity = Викиньте із сусідом ліворуч { $count } або більше: отримаєте або заплатите { FORM($amount, "acc") }
about-go = Зарплата: { $amount }
about-cards = Візьміть картку
about-jail = Просто відвідини або у в’язниці
about-parking = Тут нічого не відбувається
about-go-to-jail = Вирушайте до в’язниці
about-question = Натисніть на блок
about-ride = Їдьте або залишайтеся
about-here = Тут: { $players }
about-owner = Власник: { $player }
deeds-title = Мої { word-deeds }
deeds-none = У вас ще немає { word-deeds-gen }.

# Гравці, журнал, розмова.
players-title = Гравці
player-out = поза грою
player-in-jail = у в’язниці
player-turn = ходить
player-decides = вирішує
player-deeds = { $count ->
    [0] немає { word-deeds-gen }
    [one] { $count } { word-deed }
    [few] { $count } { word-deeds }
    [many] { $count } { word-deeds-gen }
   *[other] { $count } { word-deed-gen }
}
player-worth = статки { $amount }
player-token = Фігурка
bank-stock = У банку
log-title = Журнал
log-none = Ще нічого не сталося.
log-older = Показати давніші
log-details = Кожен крок
chat-title = Чат
chat-none = Повідомлень поки що немає.
chat-say = Надіслати
chat-text = Ваше повідомлення
chat-phrase = Готові фрази
chat-judge = Суддя
preset-hello = Вітаю!
preset-good-luck = Успіху!
preset-well-played = Чудовий хід!
preset-thanks = Дякую!
preset-sorry = Вибач!
preset-hurry = Твій хід!
preset-wait = Хвилинку, будь ласка.
preset-yes = Так.
preset-no = Ні.
preset-interested = Мені це цікаво.
preset-not-interested = Мені це нецікаво.
preset-make-an-offer = Запропонуй мені угоду.
preset-judge-please = Суддю, будь ласка!
preset-good-game = Гарна партія!
preset-bye = Бувай!

# Кубики.
dice-title = Кубики
dice-none = Ще ніхто не кидав.
dice-bus = автобус
dice-mr = наступна { word-deed }

# Поле.
board-title = Ігрове поле: { $edition }
board-list = Сектори ігрового поля
board-keys = Стрілки ведуть полем, Enter відкриває сектор.

# Суддя.
judge-title = Суддя
judge-close = Закрити аукціон
judge-last-round = Оголосити останнє коло
judge-time = Оголосити «Час вийшов»
judge-expel = Вилучити гравця { $player }
judge-dice = Увести кидок
judge-dice-faces = Очки, що випали, наприклад 3 4
judge-no-dice = Скасувати кидок
judge-pause = Пауза
judge-resume = Продовжити
judge-claims = { Word-rent }, яку можна вимагати
judge-claim-line = { $other } може вимагати { word-rent-acc } за «{ FORM($space, "acc") }», платить { $player }
judge-claim-line-amount = { $other } може вимагати { FORM($amount, "acc") } за «{ FORM($space, "acc") }», платить { $player }

# До початку.
lobby-title = Перед грою
lobby-seat-open = вільне місце
lobby-invite = Запросити
lobby-add-bot = Додати бота
lobby-remove-bot = Прибрати бота
lobby-token = Вибрати фігурку
lobby-token-any = Будь-яка вільна
lobby-start = Почати гру
lobby-start-fill = Додати ботів і почати
lobby-waiting = Гру починає господар столу.
lobby-waiting-judge = Головний суддя починає гру за всіма столами одночасно.
lobby-seeding = Готуємо кубики: кожен гравець додає свою частину. Хвилинку…

# Кінець.
end-title = Гру закінчено
end-winner = Перемагає { $players }!
end-winners = { $players } ділять перемогу!
end-rank = Місце
end-player = Гравець
end-worth = Статки
end-points = Очки
end-curve = Статки протягом гри
end-dice = Кубики
end-dice-about = Як часто випадала кожна сума; смуга показує, чого можна очікувати за теорією ймовірностей.
end-dice-line = { $sum }: випало { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } рази
}, очікувалося від { $low } до { $high }
end-replay = Переглянути партію ще раз
fair-check = Перевірити кубики
end-rematch = Ще раз, тим самим складом
end-rematch-there = До наступної партії
leave-game = Вийти з гри

# Підказки для першої партії.
hints = Підказка
hints-on = Підказки ввімкнено
hints-off = Підказки вимкнено
hints-stop = Вимкнути підказки
hint-roll = Киньте, і фігурка піде сама. До кидка можна будувати, віддавати в заставу або запропонувати угоду.
hint-buy = Власника тут немає: можна купити або відмовитися.
hint-buy-auction = Власника тут немає: можна купити. Якщо не купите, ставки роблять усі, і ви теж.
hint-claim = Хтось потрапив на вашу { word-deed-acc }. { Word-rent } ваша, лише якщо вчасно її вимагати.
hint-debt = Вам бракує готівки: продайте будівлі, віддайте { word-deeds } в заставу або укладіть угоду, потім заплатіть.
hint-auction = Перемагає найвища ставка. Ставте не більше, ніж можете заплатити; хто пасує, виходить з аукціону.
hint-auction-default = Перемагає найвища ставка. Хто не може її сплатити, вибуває, і аукціон починається знову.
hint-choose = Вирішувати вам: виберіть один із варіантів.
hint-offer = На вас чекає пропозиція: прийміть її, відхиліть або зробіть зустрічну.
hint-jail = Дубль звільняє; плата чи картка — напевно.
hint-jail-six = Шістка звільняє; плата чи картка — напевно.
hint-jail-roll = Дубль чи картка звільняють; інакше після цього кидка ви платите й ідете.
hint-jail-late = Спроб більше немає: ви кидаєте, йдете й платите. Якщо заплатити заздалегідь, дубль дасть ще кидок.
hint-build = Можна будувати: відкрийте одну зі своїх { word-deeds-gen }. Будівлі дуже підвищують { word-rent-acc }.
hint-end = Ще щось? Будуйте або запропонуйте угоду, потім закінчіть хід.
hint-wait = Зараз вирішують інші. Натисніть на будь-який сектор, щоб побачити його картку, або запропонуйте угоду.

# Погляд назад.
replay-title = Повтор
replay-turn = Хід { $turn }: { $player }
replay-scrub = Позиція в партії
replay-step = Крок { $step } з { $last }
replay-first = На початок
replay-back = На крок назад
replay-play = Пуск
replay-pause = Пауза
replay-on = На крок уперед
replay-last = У кінець
replay-eyes = Чиїми очима
replay-eyes-spectator = глядач
replay-eyes-judge = суддя
replay-jump = До ходу
replay-speed = Швидкість
replay-times = { $factor }×
replay-plain = Простим текстом
loading-more = Завантаження…

# Кілька людей біля одного пристрою.
pass-to = Передайте пристрій гравцеві { $player }
pass-taken = { $player } — це я, далі
lobby-here = на цьому пристрої
lobby-beside = Ще один гравець на цьому пристрої
lobby-beside-add = Додати

# Ще для судді.
judge-correct = Виправити помилку
judge-expel-title = Вилучити гравця
judge-expel-sure = Вилучити гравця { $player }? Усе його майно отримає банк. Скасувати це не можна.
judge-talk = { $player } і { $other } ведуть перемовини.
judge-seconds = Секунди
judge-limit = Обмежити час
judge-extend = Подовжити
correct-what = Що було неправильно
correct-cash = Гроші
correct-deeds = { Word-deed }
correct-places = Місце на полі
correct-amount = Скільки додати чи відняти
correct-deed = Яка { word-deed }
correct-owner = Власник
correct-level = Будівлі
correct-space = Сектор
correct-entry = Запис журналу
correct-why = Причина
correct-send = Виправити

# Щоб когось не чути.
chat-object = Про повідомлення гравця { $player }
chat-mute = Заглушити гравця { $player }
chat-mute-all = Заглушити гравця { $player } для всіх
chat-hear = Знову показувати
chat-report = Вид скарги
chat-reported = Скаргу прийнято. Дякуємо.
report-insult = образа
report-spam = спам
report-cheating = шахрайство
report-advice = заборонена підказка
report-other = інше

# Скасування та слова без сум для офіційних турів.
act-undo = Скасувати рішення
act-undo-space = Скасувати рішення: { $space }
act-build-plain = Збудувати
act-sell-plain = Продати будівлю
act-mortgage-plain = Віддати в заставу
act-redeem-plain = Викупити заставу
act-surrender-plain = Продати банку
debt-yourself = Тут ніхто не рахує за вас: добудьте гроші коштом своєї власності.
shortage-could = Ви можете поставити й оплатити { FORM($pieces, "acc") }.
shortage-how = Виберіть { word-street-acc } для кожної будівлі, у потрібному порядку.
shortage-order = Ваш порядок
shortage-remove = Прибрати: «{ $space }»
shortage-total = Разом { $amount }. У вас лишиться { $left }.
spoken-of = Як говорити про вас у текстах?
spoken-of-other = Нейтрально
spoken-of-f = У жіночому роді
spoken-of-m = У чоловічому роді

## Review in place: readers propose better texts

review-invite = Це ваша мова? Допоможіть покращити тексти

## The stage: the middle of the board

stage-pace = Швидкість анімації: { $pace }
pace-calm = спокійна
pace-normal = звичайна
pace-fast = швидка
pace-instant = миттєва
stage-completes = Завершує набір
stage-blocks = Блокує набір гравця { $player }
stage-of-set = { $number ->
    [one] { $count } з { $number } у наборі
    [few] { $count } з { $number } у наборі
    [many] { $count } з { $number } у наборі
   *[other] { $count } з { $number } у наборі
}
stage-left = У вас лишиться { $amount }
stage-short = Вам бракує { FORM($amount, "gen") }
strip-title = Гроші всіх гравців
stop-free = Продається: { $amount }
stop-yours = Належить вам
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: за кубиками
awaiting-you-choose-mortgaged-deeds = Ви отримуєте кілька застав. Що зробите з кожною?
inherited-keep = Лишити, сплатити відсотки
inherited-redeem = Виплатити зараз
inherited-defer = Пізніше подвійні відсотки
inherited-later = Пізніше
inherited-keep-all = Лишити всі
inherited-redeem-all = Виплатити всі
space-number = клітинка { $number }
lobby-seat = місце { $number }
offer-new = Зроблено щойно
offer-since = Зроблено { $minutes } хв тому
bot-pace = Темп ботів
bot-pace-calm = Спокійний
bot-pace-normal = Звичайний
bot-pace-fast = Швидкий
bot-pace-instant = Миттєвий
cash-short = У вас лише { $cash }.
end-share = Поділитися
end-shared = Скопійовано
end-download = Завантажити
acting-as = Зараз грає: { $player }
whole-board = Усе поле цілком
auction-estate = Майно гравця { $player }: { $number } із { $count }.
auction-passed = пас
auction-thinking = думає
awaiting-offer = { WHO($other) ->
    [you] { $player } обмірковує вашу пропозицію.
   *[other] { $player } обмірковує пропозицію гравця { $other }.
}
awaiting-choose-bus = { $player } вибирає, як далеко їхати автобусом.
awaiting-choose-any-space = { $player } вибирає, на який сектор піти.
awaiting-choose-ride = { $player } вирішує, чи їхати далі із сектора «{ $space }».
awaiting-choose-mortgaged-deed = { $player } вирішує, що робити із заставою сектора «{ $space }».
deal-times = { WHO($player) ->
    [you] За надрукованими цінами ви віддаєте { $times }× від того, що отримуєте.
   *[other] За надрукованими цінами { $player } віддає { $times }× від того, що отримує.
}
deal-nothing = { WHO($player) ->
    [you] Ви нічого не отримуєте натомість.
   *[other] { $player } нічого не отримує натомість.
}
outlook-title = Шанси й набори
outlook-heat = Показати ризики на полі
outlook-roll = { WHO($player) ->
    [you] Ваш наступний кидок
   *[other] Наступний кидок: { $player }
}
outlook-charge = Інші платежі
outlook-own = Власний сектор
outlook-nothing = Платити не доведеться
outlook-cost = У середньому { $mean }, щонайбільше { $worst } ({ $space })
outlook-here = { $chance }: платіж до { $amount }
outlook-sets = Хто чим володіє
outlook-note = Один кидок, поле таке, як зараз. Те, чого власник може вимагати, вважається витребуваним, кожна картка, що лишилася в стосі, однаково ймовірна, а той, хто може обрати, куди йти, іде найдешевшим шляхом. Наступні кидки й усі доходи не враховуються.

bot-random = Просто для забави
bot-novice = Легкий
bot-builder = Середній
bot-trader = Складний
bot-champion = Дуже складний
end-line = Підтвердити мій рядок
stood-in = За вас грає стіл.
stood-in-back = Я знову тут
