# Живий стіл.

app-name = passgo
app-title-your-turn = ● Ваш хід – passgo
loading = Готуємо стіл…
language = Мова
theme = Кольори
theme-auto = Як на пристрої
theme-light = Світлі
theme-dark = Темні
sound-on = Звук увімкнено
sound-off = Звук вимкнено
notify = Сповіщати про мій хід
notify-on = Про ваш хід вас сповістять
view-board = Поле
view-list = Список
skip-to-actions = Одразу до того, що ви можете зробити
menu = Меню
close = Закрити
cancel = Скасувати
back = Назад

# Зв’язок.
online = На зв’язку
connecting = З’єднуємося…
offline = Немає зв’язку: пробуємо знову…
sending = Надсилаємо…
taken-over = Ваше місце зайнято з іншого пристрою. Тут ви можете лише дивитися.
taken-over-back = Повернути місце сюди
refused = Цей стіл відкрити не можна: { $why }
reload = Завантажити сторінку знову
paused = Стіл на паузі.
paused-nobody-there = Стіл на паузі: тут нікого не було.
closed = Стіл закрито.
closed-rules = Сервер оновлено, і продовжити цю гру не вдалося. Її запис збережено.
rules-then = Зіграно за правилами { $version }.
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
money-hidden = приховано
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } картка виходу з в’язниці
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
awaiting-you-roll-again = Ви кидаєте ще раз.
awaiting-you-roll-jail = Ви у в’язниці. Як виходитимете?
awaiting-you-buy = «{ $space }» нікому не належить. Ціна: { $amount }.
awaiting-you-auction = Ваша ставка за «{ $space }»?
awaiting-you-auction-building = Ваша ставка за будівлю?
awaiting-you-debt = Ваш борг: { $amount }. Отримувач: { $other }.
awaiting-you-choose-bus = Автобус: як далеко їдете?
awaiting-you-choose-any-space = Три однакові: ідіть на будь-який сектор.
awaiting-you-choose-ride = «{ $space }»: їхати далі ({ $amount }) чи залишитися?
awaiting-you-choose-mortgaged-deed = «{ $space }» переходить до вас у заставі. Що робите?
awaiting-you-shortage = Скільки будівель вам потрібно?
awaiting-you-end = Ваш хід зроблено.
awaiting-you-nothing = Зараз від вас нічого не потрібно.
awaiting-start-roll = { $player } кидає за право першого ходу.
awaiting-roll = { $player } зараз кине кубики.
awaiting-buy = { $player } вирішує, чи купувати «{ $space }».
awaiting-auction = { $player } може зробити ставку.
awaiting-debt = { $player } розраховується з боргом.
awaiting-choose = { $player } вибирає.
awaiting-shortage = { $player } відповідає, скільки будівель потрібно.
awaiting-end = { $player } може закінчити хід.
awaiting-dice = Суддя вводить кубики. Кидає { $player }.

# Що можна зробити.
actions-title = Що ви можете зробити
act-roll = Кинути кубики
act-roll-jail = Кинути, щоб вийти
act-end = Закінчити хід
act-buy = Купити ({ $amount })
act-decline = Не купувати
act-decline-auction = Виставити на аукціон
act-claim = Вимагати { word-rent-acc }: «{ $space }»
act-claim-any = Вимагати { word-rent-short-acc }
act-bid = Ставка: { $amount }
act-pass = Пас
act-pass-shortage = Жодної
act-pass-turn = Жодної, цього ходу більше не питати
act-build = Збудувати ({ $change })
act-sell = Продати будівлю ({ $change })
act-mortgage = У заставу ({ $change })
act-redeem = Виплатити заставу ({ $change })
act-surrender = Продати банку ({ $change })
act-sell-hotels = Продати все одразу: «{ $group }»
act-on-space = { $action }: { $space }
act-pay = Заплатити ({ $amount })
act-bankrupt = Здатися: банкрутство
act-bankrupt-liquidates = Здатися: усе продати й віддати в заставу
act-bankrupt-sure = Ви справді здаєтеся? Усе ваше отримає { $other }.
act-bankrupt-sure-liquidates = Ви справді здаєтеся? Спершу продадуть усі ваші будівлі й віддадуть власність у заставу, потім усе отримає { $other }.
act-bankrupt-yes = Так, я банкрот
act-default = Відмовитися від аукціону
act-fine = Вийти з в’язниці ({ $amount })
act-card = Вийти з в’язниці за карткою
act-choose-steps = { $count ->
    [one] { $count } сектор, на «{ $space }»
    [few] { $count } сектори, на «{ $space }»
    [many] { $count } секторів, на «{ $space }»
   *[other] { $count } сектори, на «{ $space }»
}
act-choose-space = Іти на «{ $space }»
act-choose-stay = Залишитися
act-choose-redeem = Виплатити заставу зараз ({ $amount })
act-choose-keep = Лишити в заставі й заплатити відсотки ({ $amount })
act-choose-defer = Лишити в заставі й пізніше заплатити подвійні відсотки
act-accept = Прийняти
act-reject = Відхилити
act-counter = Зустрічна пропозиція
act-withdraw = Відкликати пропозицію
act-want = Одна будівля: «{ $space }»
act-want-several = Хочу: { $pieces }
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
auction-closed = Продано. { $player } платить: { $amount }.
auction-amount = Ставка
auction-bid = Поставити
auction-quick = Швидкі ставки
auction-out = Ви вийшли з цього аукціону.
auction-after = Лишиться: { $amount }

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
deal-interest-you = { Word-deeds } в заставі: ви платите відсотки, найменша сума — { $amount }.
deal-interest-other = { Word-deeds } в заставі: { $player } платить відсотки, найменша сума — { $amount }.
deal-after-you = Ваша готівка після угоди: { $amount }.
deal-after-other = { $player }, готівка після угоди: { $amount }.
deal-too-much = Стільки грошей немає.
deal-card-price = Найнижча ціна картки виходу з в’язниці: { $amount }.
offers-title = Пропозиції
offer-from = { $player } пропонує вам
offer-to = Ви пропонуєте: { $player }
offer-between = { $player } пропонує: { $other }
offer-you-get = ви отримуєте
offer-you-give = ви віддаєте
offer-gives = віддає
offer-asks = хоче
offer-not-now = Зараз прийняти її не можна.
deal-time = Час на перемовини

# Борги.
debt-title = Треба сплатити борг
debt-owed = Ваш борг: { $amount }, готівка: { $cash }. Отримувач: { $other }.
debt-missing = Бракує: { $amount }.
debt-could = Якщо все продати й віддати в заставу, набереться: { $amount }.
debt-cannot = Навіть якщо все продати, набереться лише: { $amount }.
debt-ways = Де взяти гроші
debt-enough = цього вистачить

# Вимога орендної плати.
claim-which = За яку { word-deed-acc }?
claim-hint = Тут ніхто не нагадує: стежте, хто потрапляє на ваші { word-deeds }.

# Ділянки й сектори.
deed-free = Нікому не належить.
deed-price = Ціна
deed-mortgage-value = Заставна вартість
deed-redeem-cost = Виплата застави
deed-rent = { Word-rent }
deed-rent-bare = Без будівель
deed-rent-set = Увесь набір
deed-rent-stations = { $count ->
    [one] Якщо їх { $count }
    [few] Якщо їх { $count }
    [many] Якщо їх { $count }
   *[other] Якщо їх { $count }
}
deed-rent-utility = { $count ->
    [one] Якщо їх { $count }: кубики × { $factor }
    [few] Якщо їх { $count }: кубики × { $factor }
    [many] Якщо їх { $count }: кубики × { $factor }
   *[other] Якщо їх { $count }: кубики × { $factor }
}
deed-rent-now = { Word-rent } зараз
deed-building-cost = Ціна будівлі
deed-mortgaged = у заставі
deed-group = Набір
about-tax = Заплатіть: { $amount }
about-fare = Поїздка: { $amount }
about-entity = Викиньте із сусідом ліворуч { $count } або більше: виграш чи програш — { $amount }
about-go = Зарплата: { $amount }
about-cards = Візьміть картку
about-jail = Просто відвідини або у в’язниці
about-parking = Тут нічого не відбувається
about-go-to-jail = Вирушайте до в’язниці
about-question = Натисніть на блок
about-ride = Їдьте або залишайтеся
about-here = Тут: { $players }
about-owner = Власник: { $player }
deeds-title = Моя власність
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
chat-title = Розмова
chat-none = Поки що всі мовчать.
chat-say = Сказати
chat-text = Ваші слова
chat-phrase = Готові фрази
chat-judge = Суддя
preset-hello = Вітаю!
preset-good-luck = Успіху!
preset-well-played = Чудовий хід!
preset-thanks = Дякую.
preset-sorry = Перепрошую.
preset-hurry = Ваш хід, будь ласка.
preset-wait = Хвилинку, будь ласка.
preset-yes = Так.
preset-no = Ні.
preset-interested = Мені це цікаво.
preset-not-interested = Мені це нецікаво.
preset-make-an-offer = Запропонуйте мені угоду.
preset-judge-please = Суддю, будь ласка!
preset-good-game = Гарна партія!
preset-bye = До побачення!

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
judge-time = Оголосити: час вийшов
judge-expel = Вилучити: { $player }
judge-dice = Увести кубики
judge-dice-faces = Очки на кубиках, наприклад 3 4
judge-no-dice = Скасувати кидок
judge-pause = Пауза
judge-resume = Продовжити
judge-claims = { Word-rent }, яку можна вимагати
judge-claim-line = «{ $space }»: { $other } може вимагати орендну плату, платить { $player }
judge-claim-line-amount = «{ $space }»: { $other } може вимагати орендну плату, платить { $player } ({ $amount })

# До початку.
lobby-title = До початку
lobby-seat-open = вільно
lobby-invite = Запросити
lobby-add-bot = Додати бота
lobby-remove-bot = Прибрати бота
lobby-token = Вибрати фігурку
lobby-token-any = Будь-яка вільна
lobby-start = Почати гру
lobby-start-fill = Почати, вільні місця займуть боти
lobby-waiting = Гру починає господар столу.
lobby-waiting-judge = Головний суддя починає гру за всіма столами одночасно.
lobby-seeding = Кубики перемішуються: кожен гравець додає свою частину. Хвилинку …

# Кінець.
end-title = Гру закінчено
end-winner = { $players } — перемога!
end-winners = { $players } ділять перемогу!
end-rank = Місце
end-player = Гравець
end-worth = Статки
end-points = Очки
end-curve = Статки протягом гри
end-dice = Кубики
end-dice-about = Як часто випадала кожна сума; смуга — чого можна чекати за теорією ймовірностей.
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
hints-on = Підказки показано
hints-off = Підказки приховано
hints-stop = Без підказок
hint-roll = Киньте, і фігурка піде сама. До кидка можна будувати, віддавати в заставу або запропонувати угоду.
hint-buy = Нікому не належить: можна купити або лишити.
hint-buy-auction = Нікому не належить: можна купити. Якщо не купите, ставки роблять усі, і ви теж.
hint-claim = Хтось потрапив на вашу { word-deed-acc }. { Word-rent } ваша, лише якщо вчасно її вимагати.
hint-debt = Вам бракує готівки: продайте будівлі, віддайте { word-deeds } в заставу або укладіть угоду, потім заплатіть.
hint-auction = Перемагає найвища ставка. Ставте не більше, ніж можете заплатити; хто пасує, виходить з аукціону.
hint-auction-default = Перемагає найвища ставка. Хто не може її заплатити, вибуває, і аукціон починається знову.
hint-choose = Правила лишають вибір вам: виберіть один із варіантів.
hint-offer = На вас чекає пропозиція: прийміть її, відхиліть або переробіть на свою.
hint-jail = Однакові кубики звільняють; плата чи картка — напевно.
hint-jail-six = Шістка звільняє; плата чи картка — напевно.
hint-jail-roll = Однакові кубики чи картка звільняють; інакше після цього кидка ви платите й ідете.
hint-jail-late = Спроб більше немає: ви кидаєте, йдете й платите. Якщо заплатити заздалегідь, дубль дасть ще кидок.
hint-build = Можна будувати: відкрийте одну зі своїх { word-deeds-gen }. Будівлі дуже підвищують { word-rent-acc }.
hint-end = Ще щось? Будуйте або запропонуйте угоду, потім закінчіть хід.
hint-wait = Зараз вирішують інші. Натисніть на будь-який сектор, щоб побачити його картку, або запропонуйте угоду.

# Погляд назад.
replay-title = Повтор
replay-turn = Хід { $turn }: { $player }
replay-scrub = Місце в партії
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
loading-more = Зараз буде…

# Кілька людей біля одного пристрою.
pass-to = Передайте пристрій: { $player }
pass-taken = { $player } — це я, далі
lobby-here = біля цього пристрою
lobby-beside = Хтось поруч теж грає тут
lobby-beside-add = Додати

# Ще для судді.
judge-correct = Виправити помилку
judge-expel-title = Вилучити гравця
judge-expel-sure = { $player }: справді вилучити? Усе отримає банк, і скасувати це не можна.
judge-talk = { $player } і { $other } ведуть перемовини.
judge-seconds = Секунди
judge-limit = Обмежити час
judge-extend = Подовжити
correct-what = Що було неправильно
correct-cash = Гроші
correct-deeds = { Word-deed }
correct-places = Місце на полі
correct-amount = Більше чи менше
correct-deed = Яка { word-deed }
correct-owner = Чия
correct-level = Будівлі
correct-space = Стоїть на
correct-entry = У якому записі
correct-why = Чому
correct-send = Виправити

# Щоб когось не чути.
chat-object = Про слова: { $player }
chat-mute = Більше не чути: { $player }
chat-mute-all = Заглушити для всіх: { $player }
chat-hear = Знову чути
chat-report = Вид скарги
chat-reported = Скаргу прийнято. Дякуємо.
report-insult = образа
report-spam = спам
report-cheating = шахрайство
report-advice = заборонена підказка
report-other = інше

# Скасування та слова без сум для офіційних турів.
act-undo = Скасувати
act-undo-space = Скасувати: { $space }
act-build-plain = Збудувати
act-sell-plain = Продати будівлю
act-mortgage-plain = Віддати в заставу
act-redeem-plain = Виплатити заставу
act-surrender-plain = Продати банку
debt-yourself = Тут ніхто не рахує за вас: знайдіть гроші у своїй власності.
shortage-could = Ви можете поставити й оплатити: { $pieces }.
shortage-how = Оберіть { word-street-acc } для кожної будівлі, у потрібному порядку.
shortage-order = Ваш порядок
shortage-remove = Прибрати: «{ $space }»
shortage-total = Ціна: { $amount }. Лишиться: { $left }.
