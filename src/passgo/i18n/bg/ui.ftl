# Масата на живо.

app-name = passgo
app-title-your-turn = ● Вашият ход – passgo
loading = Подготвяме масата…
language = Език
theme = Тема
theme-auto = Като устройството
theme-light = Светла
theme-dark = Тъмна
sound-on = Звукът е включен
sound-off = Звукът е изключен
sound-volume = Сила на звука
look-edition = Стил на изданието: включен
look-plain = Стил на изданието: изключен
bot-talk-on = Ботовете си говорят
bot-talk-off = Ботовете мълчат
notify = Известие, когато съм на ход
notify-on = Ще ви известим за вашия ход
view-board = Дъска
view-list = Списък
skip-to-actions = Направо към действията
menu = Меню
close = Затваряне
cancel = Отказ
back = Назад

# Връзка.
online = Свързано
connecting = Свързване…
offline = Няма връзка. Нов опит…
sending = Изпращане…
taken-over = Мястото ви е отворено на друго устройство. Тук все още можете да гледате.
taken-over-back = Игра тук
refused = Тази маса не може да се отвори: { $why }
reload = Презареждане на страницата
paused = Играта е на пауза.
paused-nobody-there = Играта е на пауза, защото на масата няма никого.
closed = Масата е закрита.
closed-rules = Сървърът беше обновен и тази игра не можа да продължи. Записът ѝ е запазен.
rules-then = Играна по версия { $version } на правилата.
official = Официален кръг

# Хора и неща.
bank = Банката
you = вие
somebody = някой
bot = бот
bot-name = Бот { $number }
away = отсъства
judge = съдия
onlooker = зрител
nothing = нищо
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } монета
   *[other] { $amount } монети
}
money-hidden = скрито
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } картонче за излизане от затвора
   *[other] { $count } картончета за излизане от затвора
}
level-0 = без сгради
    .has = няма сгради
seconds-left = { $count ->
    [one] Остава { $count } секунда
   *[other] Остават { $count } секунди
}

# Чие е решението и за какво.
awaiting-you-start-roll = Хвърлете за първия ход.
awaiting-you-roll = На ход сте: хвърлете зарчетата.
awaiting-you-roll-again = Хвърлете отново!
awaiting-you-roll-jail = В затвора сте. Как ще излезете?
awaiting-you-buy = Купувате ли „{ $space }“ за { $amount }?
awaiting-you-auction = Ще наддавате ли за „{ $space }“?
awaiting-you-auction-building = Ще наддавате ли за сградата?
awaiting-you-debt = Дължите { $amount } на { $other }.
awaiting-you-choose-bus = Автобусът: докъде ще стигнете?
awaiting-you-choose-any-space = Три еднакви! Отидете на което поле искате.
awaiting-you-choose-ride = Пътувате нататък от „{ $space }“ за { $amount } или оставате?
awaiting-you-choose-mortgaged-deed = Получавате „{ $space }“ с ипотека. Какво ще правите?
awaiting-you-shortage = Колко искате?
awaiting-you-end = Приключвате ли хода си?
awaiting-you-nothing = Сега от вас не се иска нищо.
awaiting-start-roll = { $player } хвърля за първия ход.
awaiting-roll = Чака се { $player } да хвърли.
awaiting-buy = { $player } решава дали да купи „{ $space }“.
awaiting-auction = { $player } може да наддава или да пасува.
awaiting-debt = { $player } трябва да плати дълг.
awaiting-choose = { $player } избира.
awaiting-shortage = { $player } решава колко сгради иска.
awaiting-end = Чака се { $player } да приключи хода си.
awaiting-dice = Съдията въвежда хвърлянето на { $player }.

# Какво може да се направи.
actions-title = Какво можете да направите
act-roll = Хвърляне на зарчетата
act-roll-jail = Хвърляне за излизане
act-end = Край на хода
act-buy = Покупка за { $amount }
act-decline = Отказ от покупка
act-decline-auction = Предлагане на търг
act-claim = Искане на { word-rent } за „{ $space }“
act-claim-any = Искане на { word-rent }
act-bid = Наддаване с { $amount }
act-pass = Пас
act-pass-shortage = Нито една
act-pass-turn = Нито една, без повече въпроси този ход
act-build = Строеж ({ $change })
act-sell = Продажба на сграда ({ $change })
act-mortgage = Ипотека ({ $change })
act-redeem = Изплащане на ипотека ({ $change })
act-surrender = Продажба на Банката ({ $change })
act-sell-hotels = Продажба на всички { word-hotels }: „{ $group }“
act-on-space = { $action }: { $space }
act-pay = Плащане на { $amount }
act-bankrupt = Обявяване на банкрут
act-bankrupt-liquidates = Банкрут: продажба и ипотека на всичко
act-bankrupt-sure = Обявявате ли банкрут? { $other } получава всичко, което имате.
act-bankrupt-sure-liquidates = Обявявате ли банкрут? Първо се продават всичките ви сгради и се ипотекират { word-deeds-the } ви, после { $other } получава всичко.
act-bankrupt-yes = Да, банкрутирам
act-default = Отказ от наддаването
act-fine = Излизане от затвора срещу { $amount }
act-card = Излизане от затвора с картонче
act-choose-steps = { $count ->
    [one] С { $count } поле до „{ $space }“
   *[other] С { $count } полета до „{ $space }“
}
act-choose-space = Към „{ $space }“
act-choose-stay = Оставане тук
act-choose-redeem = Изплащане на ипотеката сега за { $amount }
act-choose-keep = Запазване на ипотеката, лихва { $amount } сега
act-choose-defer = Запазване на ипотеката, двойна лихва по-късно
act-accept = Приемане
act-reject = Отхвърляне
act-counter = Насрещно предложение
act-withdraw = Оттегляне на предложението
act-want = Искане на сграда за „{ $space }“
act-want-several = Искане на { $pieces }
act-offer = Предлагане на сделка
act-choose-where = Накъде?
act-pick-on-board = Или изберете на дъската.

# Търг.
auction-title = Търг: { $space }
auction-title-building = Търг за сграда
auction-building-left = В Банката, заедно с тази: { $pieces }.
auction-pass-piece = Пасът важи само за тази сграда.
auction-none = Още никой не е наддавал.
auction-high-you = Вашата цена от { $amount } е най-високата.
auction-stage-0 = Търгът е открит.
auction-stage-1 = Първи път…
auction-stage-2 = Втори път…
auction-closed = Продадено на { $player } за { $amount }.
auction-amount = Вашата цена
auction-bid = Наддаване
auction-quick = Бързо наддаване
auction-out = Вече не участвате в този търг.
auction-after = След това ще имате { $amount }.

# Сделки.
deal-title = Сделка
deal-with = С кого?
deal-give = Вие давате
deal-take = Вие получавате
deal-cash = Пари
deal-cards = Картончета за излизане от затвора
deal-none = Няма { word-deeds } за търгуване.
deal-send = Пращане на предложението
deal-clear = Отначало
deal-changes = Какво се променя
deal-empty = Изберете какво да се размени.
deal-set-you = Вие допълвате комплекта „{ $group }“.
deal-set-other = { $player } допълва комплекта „{ $group }“.
deal-break-you = Вие разваляте комплекта „{ $group }“.
deal-break-other = { $player } разваля комплекта „{ $group }“.
deal-interest-you = Ипотекирани { word-deeds }: ще платите поне { $amount } лихва.
deal-interest-other = Ипотекирани { word-deeds }: { $player } ще плати поне { $amount } лихва.
deal-after-you = Вашите пари след това: { $amount }
deal-after-other = Парите на { $player } след това: { $amount }
deal-too-much = Един от вас няма толкова пари.
deal-card-price = { Word-jail-card } не може да се даде за по-малко от { $amount }.
offers-title = Предложения
offer-from = Предложение от { $player }
offer-to = Вашето предложение до { $player }
offer-between = Предложение от { $player } до { $other }
offer-you-get = Получавате
offer-you-give = Давате
offer-gives = Дава
offer-asks = Иска
offer-not-now = Сега това предложение не може да се приеме.
deal-time = Време за преговори

# Дългове.
debt-title = Трябва да платите дълг
debt-owed = Дължите { $amount } на { $other }, а имате { $cash }.
debt-missing = Трябва да съберете още { $amount }.
debt-could = Ако продадете и ипотекирате всичко, ще съберете { $amount }.
debt-cannot = Дори да продадете и ипотекирате всичко, ще съберете само { $amount }.
debt-ways = Откъде да съберете пари
debt-enough = това стига

# Искане на наем.
claim-which = За кой { word-deed }?
claim-hint = Тук никой не ви напомня: следете кой спира на вашите { word-deeds }.

# Имоти и полета.
deed-free = Без собственик
deed-price = Цена
deed-mortgage-value = Стойност на ипотеката
deed-redeem-cost = Изплащане на ипотеката
deed-rent = { Word-rent }
deed-rent-bare = Без сгради
deed-rent-set = За целия комплект
deed-rent-stations = { $count ->
    [one] При { $count }
   *[other] При { $count }
}
deed-rent-utility = { $count ->
    [one] При { $count }: { $factor } × зарчетата
   *[other] При { $count }: { $factor } × зарчетата
}
deed-rent-now = { Word-rent } сега
deed-building-cost = Цена на сграда
deed-mortgaged = ипотекиран
deed-group = Комплект
about-tax = Платете { $amount }
about-fare = Пътуване за { $amount }
about-entity = Хвърлете { $count } или повече със съседа отляво: печелите или плащате { $amount }
about-go = Заплата { $amount }
about-cards = Изтеглете картонче
about-jail = Само на посещение или в затвора
about-parking = Тук нищо не се случва
about-go-to-jail = Отидете в затвора
about-question = Натиснете блокчето
about-ride = Пътувайте или останете
about-here = Тук: { $players }
about-owner = Собственик: { $player }
deeds-title = Моите { word-deeds }
deeds-none = Още нямате { word-deeds }.

# Играчи, дневник, разговор.
players-title = Играчи
player-out = извън играта
player-in-jail = в затвора
player-turn = на ход
player-decides = решава
player-deeds = { $count ->
    [0] без { word-deeds }
    [one] { $count } { word-deed }
   *[other] { $count } { word-deed-count }
}
player-worth = имущество { $amount }
player-token = Фигурка
bank-stock = В Банката
log-title = Дневник
log-none = Още нищо не се е случило.
log-older = По-стари
log-details = Всяка стъпка
chat-title = Чат
chat-none = Още няма съобщения.
chat-say = Изпращане
chat-text = Вашето съобщение
chat-phrase = Готови фрази
chat-judge = Съдия
preset-hello = Здрасти!
preset-good-luck = Успех!
preset-well-played = Добре изиграно!
preset-thanks = Благодаря!
preset-sorry = Извинявай!
preset-hurry = Твой ред е!
preset-wait = Един момент, моля.
preset-yes = Да.
preset-no = Не.
preset-interested = Интересува ме.
preset-not-interested = Не ме интересува.
preset-make-an-offer = Направи ми предложение.
preset-judge-please = Съдия, моля!
preset-good-game = Хубава игра!
preset-bye = Чао!

# Зарчета.
dice-title = Зарчета
dice-none = Още никой не е хвърлял.
dice-bus = автобус
dice-mr = следващ { word-deed }

# Дъска.
board-title = Дъска за игра: { $edition }
board-list = Полетата на дъската
board-keys = Със стрелките се движите по дъската; Enter отваря поле.

# Съдия.
judge-title = Съдия
judge-close = Закриване на търга
judge-last-round = Обявяване на последния рунд
judge-time = Обявяване на края
judge-expel = Изключване на { $player }
judge-dice = Въвеждане на хвърлянето
judge-dice-faces = Числа, например 3 4
judge-no-dice = Отмяна на хвърлянето
judge-pause = Пауза
judge-resume = Продължаване
judge-claims = { Word-rent-pl }, които могат да се поискат
judge-claim-line = { $other } може да поиска { word-rent } от { $player } за „{ $space }“
judge-claim-line-amount = { $other } може да поиска { $amount } от { $player } за „{ $space }“

# Преди началото.
lobby-title = Преди началото
lobby-seat-open = свободно място
lobby-invite = Покана
lobby-add-bot = Добавяне на бот
lobby-remove-bot = Махане на бота
lobby-token = Избор на фигурка
lobby-token-any = Която е свободна
lobby-start = Начало на играта
lobby-start-fill = Добавяне на ботове и начало
lobby-waiting = Чака се домакинът да започне играта.
lobby-waiting-judge = Главният съдия започва играта на всички маси едновременно.
lobby-seeding = Зарчетата се подготвят: всеки играч добавя своя част. Един момент…

# Краят.
end-title = Играта свърши
end-winner = { $players } печели!
end-winners = { $players } си поделят победата!
end-rank = Място
end-player = Играч
end-worth = Имущество
end-points = Точки
end-curve = Имуществото през играта
end-dice = Зарчета
end-dice-about = Колко пъти се е паднал всеки сбор; ивицата показва какво може да се очаква по теорията на вероятностите.
end-dice-line =
    { $sum }: паднал се е { $count ->
        [one] { $count } път
       *[other] { $count } пъти
    }, очаквано от { $low } до { $high }
end-replay = Повторение на играта
fair-check = Проверка на зарчетата
end-rematch = Отново, със същите играчи
end-rematch-there = Към следващата игра
leave-game = Напускане на играта

# Подсказки за първа игра.
hints = Подсказка
hints-on = Подсказките са включени
hints-off = Подсказките са изключени
hints-stop = Изключване на подсказките
hint-roll = Хвърлете и фигурката ви се движи сама. Преди това можете да строите, да ипотекирате или да предложите сделка.
hint-buy = Тук няма собственик: можете да купите или да откажете.
hint-buy-auction = Тук няма собственик: можете да купите. Ако не купите, всички могат да наддават, и вие също.
hint-claim = Някой спря на ваш { word-deed }. { Word-rent-the-subject } е ваш само ако го поискате навреме.
hint-debt = Не ви достигат пари: продайте сгради, ипотекирайте { word-deeds } или сключете сделка, после платете.
hint-auction = Най-високата цена печели. Наддавайте само колкото можете да платите; който пасува, отпада от търга.
hint-auction-default = Най-високата цена печели. Който не може да я плати, отпада и търгът започва отначало.
hint-choose = Решавате вие: изберете една от възможностите.
hint-offer = Чака ви предложение: приемете го, отхвърлете го или направете насрещно.
hint-jail = Чифт ви освобождава; плащането или картончето – със сигурност.
hint-jail-six = Шестица ви освобождава; плащането или картончето – със сигурност.
hint-jail-roll = Чифт или картонче ви освобождават; иначе плащате след това хвърляне и вървите.
hint-jail-late = Няма повече опити: хвърляте, вървите и плащате. Ако платите преди това, чифт дава още едно хвърляне.
hint-build = Можете да строите: отворете някой свой { word-deed }. Сградите вдигат { word-rent-the } много.
hint-end = Нещо друго? Стройте или предложете сделка, после завършете хода си.
hint-wait = Сега решават другите. Докоснете поле, за да видите { word-deed-count }, или предложете сделка.

# Поглед назад.
replay-title = Повторение
replay-turn = Ход { $turn }: { $player }
replay-scrub = Момент от играта
replay-step = Стъпка { $step } от { $last }
replay-first = В началото
replay-back = Стъпка назад
replay-play = Пускане
replay-pause = Пауза
replay-on = Стъпка напред
replay-last = В края
replay-eyes = През очите на
replay-eyes-spectator = зрител
replay-eyes-judge = съдията
replay-jump = Към ход
replay-speed = Скорост
replay-times = { $factor }×
replay-plain = Като обикновен текст
loading-more = Зарежда се…

# Няколко души на едно устройство.
pass-to = Дайте устройството на { $player }
pass-taken = Аз съм { $player } – напред
lobby-here = на това устройство
lobby-beside = Още един играч на това устройство
lobby-beside-add = Добавяне

# Още за съдията.
judge-correct = Поправяне на грешка
judge-expel-title = Изключване на играч
judge-expel-sure = Изключвате ли { $player }? Всичко, което притежава, отива в Банката. Това не може да се отмени.
judge-talk = { $player } и { $other } преговарят.
judge-seconds = Секунди
judge-limit = Ограничаване на времето
judge-extend = Удължаване
correct-what = Какво беше грешно
correct-cash = Пари
correct-deeds = { Word-deed }
correct-places = Място на дъската
correct-amount = Сума за прибавяне или изваждане
correct-deed = Кой { word-deed }
correct-owner = Собственик
correct-level = Сгради
correct-space = Поле
correct-entry = Запис в дневника
correct-why = Причина
correct-send = Поправяне

# Да не чувате някого.
chat-object = За съобщението на { $player }
chat-mute = Заглушаване на { $player }
chat-mute-all = Заглушаване на { $player } за всички
chat-hear = Показване отново
chat-report = Сигнал за
chat-reported = Сигналът е приет. Благодарим.
report-insult = обида
report-spam = спам
report-cheating = измама
report-advice = забранен съвет
report-other = нещо друго

# Връщане назад и думи без суми за официални кръгове.
act-undo = Отмяна
act-undo-space = Отмяна: { $space }
act-build-plain = Строеж
act-sell-plain = Продажба на сграда
act-mortgage-plain = Ипотекиране
act-redeem-plain = Изплащане на ипотека
act-surrender-plain = Продажба на Банката
debt-yourself = Тук никой не смята вместо вас: съберете парите от { word-deeds-the } си.
shortage-could = Можете да поставите и платите { $pieces }.
shortage-how = Изберете { word-street } за всяка сграда, в реда, в който ги искате.
shortage-order = Вашият ред
shortage-remove = Премахване на „{ $space }“
shortage-total = Общо { $amount }. След това ще имате { $left }.
spoken-of = Как да се говори за вас в текстовете?
spoken-of-other = Неутрално
spoken-of-f = В женски род
spoken-of-m = В мъжки род

## Review in place: readers propose better texts

review-invite = Това вашият език ли е? Помогнете да подобрим текстовете

## The stage: the middle of the board

stage-pace = Скорост на анимациите: { $pace }
pace-calm = спокойна
pace-normal = нормална
pace-fast = бърза
pace-instant = мигновена
stage-completes = Допълва комплекта
stage-blocks = Блокира комплекта на { $player }
stage-of-set = { $number ->
    [one] { $count } от { $number } в комплекта
   *[other] { $count } от { $number } в комплекта
}
stage-left = След това ще имате { $amount }
stage-short = Трябва да съберете още { $amount }
strip-title = Парите на всички
stop-free = За продажба: { $amount }
stop-yours = Ваша собственост
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: според заровете
awaiting-you-choose-mortgaged-deeds = Получавате няколко ипотеки. Какво ще правите с всяка?
inherited-keep = Запазване с лихва
inherited-redeem = Изплащане сега
inherited-defer = Двойна лихва по-късно
inherited-later = По-късно
inherited-keep-all = Запазване на всички
inherited-redeem-all = Изплащане на всички
space-number = поле { $number }
lobby-seat = място { $number }
offer-new = Направено току-що
offer-since = Направено преди { $minutes } мин
bot-pace = Темпо на ботовете
bot-pace-calm = Спокойно
bot-pace-normal = Нормално
bot-pace-fast = Бързо
bot-pace-instant = Мигновено
cash-short = Имате само { $cash }.
end-share = Споделяне
end-shared = Копирано
end-download = Изтегляне
acting-as = Сега играе: { $player }
whole-board = Цялата дъска
auction-estate = Имущество на { $player }: { $number } от { $count }.
auction-passed = пасува
auction-thinking = обмисля
awaiting-offer = { WHO($other) ->
    [you] { $player } обмисля вашето предложение.
   *[other] { $player } обмисля предложението на { $other }.
}
awaiting-choose-bus = { $player } избира докъде да стигне с автобуса.
awaiting-choose-any-space = { $player } избира на кое поле да отиде.
awaiting-choose-ride = { $player } решава дали да пътува нататък от „{ $space }“.
awaiting-choose-mortgaged-deed = { $player } решава какво да прави с ипотеката на „{ $space }“.
deal-times = { WHO($player) ->
    [you] По отпечатаните цени давате { $times }× стойността на това, което получавате.
   *[other] По отпечатаните цени { $player } дава { $times }× стойността на това, което получава.
}
deal-nothing = { WHO($player) ->
    [you] Не получавате нищо в замяна.
   *[other] { $player } не получава нищо в замяна.
}
outlook-title = Шансове и комплекти
outlook-heat = Показване на рисковете на дъската
outlook-roll = { WHO($player) ->
    [you] Следващото Ви хвърляне
   *[other] Следващо хвърляне: { $player }
}
outlook-charge = Други плащания
outlook-own = Собствено поле
outlook-nothing = Нищо за плащане
outlook-cost = Средно { $mean }, най-много { $worst } ({ $space })
outlook-here = { $chance }: плащане до { $amount }
outlook-sets = Кой какво притежава
outlook-note = Едно хвърляне при дъската такава, каквато е сега. Което собственикът може да поиска, се брои за поискано, всяко останало картонче е еднакво вероятно, а който избира къде да отиде, тръгва по най-евтиния път. По-нататъшните хвърляния и всички приходи не се броят.

bot-random = Само за забавление
bot-novice = Лесен
bot-builder = Среден
bot-trader = Труден
bot-champion = Много труден
end-line = Потвърди моя ред в протокола
stood-in = Масата играе вместо Вас.
stood-in-back = Върнах се
