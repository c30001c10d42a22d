# Панелът на съдията до истинската маса.
panel-tables = Моите маси
panel-none-mine = Сега нямате назначена маса.
panel-others = Други маси
panel-others-lead = Като второ лице потвърждавате протоколи, въведени от някой друг.
panel-open = Към панела на съдията
panel-no-script = Панелът има нужда от JavaScript. Без него пишете на хартия; протоколите се потвърждават тук:
panel-keep-open = Оставете тази страница отворена: тя работи и без мрежа и изпраща въведеното, щом може. Без мрежа не може да се зареди отново.

panel-table = Маса { $number }
panel-seat = Играч { $number }
panel-judge = Съдия: { $name }
panel-parts = Части на панела
panel-part-table = Маса
panel-part-bank = Банка
panel-part-shortage = Недостиг
panel-part-sheet = Протокол
panel-part-rules = Правила
panel-time-left = Оставащо време
panel-heat-waiting = не е започнала
panel-heat-rolled = готова за старт
panel-heat-running = играе се
panel-heat-last-round = последен рунд
panel-heat-paused = пауза
panel-heat-over = времето изтече
panel-saved = Всичко е запазено
panel-offline = Няма мрежа
panel-waiting = { $count ->
    [one] { $count } запис чака изпращане
   *[other] { $count } записа чакат изпращане
}
panel-waits-at = Чака от { $time }: { $what }
panel-shut = Личният ви линк вече не работи. Поискайте нов от директора; въведеното остава в този браузър.
panel-keeps-nothing = Този браузър не може да съхрани нищо: не затваряйте страницата, докато запис чака изпращане.
panel-broken = Сървърът не може да приеме този запис. Въведете го отново.
panel-dismiss = Разбрах
panel-cancel = Отказ
panel-choose = Изберете
panel-reason = Причина
panel-entry-announce = Обявено оставащо време
panel-entry-out = { $name } банкрутира
panel-entry-expel = { $name }: дисквалификация
panel-entry-enter = Протоколът
panel-entry-correct = Поправеният протокол
panel-entry-confirm = Протоколът е потвърден
panel-entry-reject = Протоколът е върнат

panel-out = Банкрут
panel-out-title = Банкрут и извън играта?
panel-out-lead = Който банкрутира, се подписва на тръгване. Сега е { $time }.
panel-out-signs = { $name } подписва тук
panel-out-paper = Подпис на хартия
panel-out-unsigned = Тръгване без подпис
panel-expel = Дисквалификация
panel-expel-title = Дисквалификация от шампионата?
panel-expel-lead = За недостойно поведение. Играчът остава последен, не получава точки и не може да се върне.
panel-announce = Обявено е оставащото време
panel-announced = { $count ->
    [one] Обявено в { $time }: остава { $count } минута
   *[other] Обявено в { $time }: остават { $count } минути
}
panel-fate-playing = до края
panel-fate-bankrupt = банкрут
panel-fate-expelled = дисквалификация
panel-fate-withdrawn = оттегляне
panel-signed = с подпис

panel-bank-lead = За банкера: играчите нямат право на помощни средства.
panel-bank-deed = Имот
panel-bank-dice = Сбор на зарчетата
panel-bank-rent = Наем
panel-bank-deed-title = Операции с Банката
panel-bank-more = Други суми
panel-bank-repairs = Ремонт по картонче
panel-rent-bare = без сгради
panel-rent-group = цял комплект, без сгради
panel-rent-houses = { $count ->
    [one] { $count } къща
   *[other] { $count } къщи
}
panel-rent-hotel = хотел
panel-rent-held = { $count ->
    [one] собственикът има { $count }
   *[other] собственикът има { $count }
}
panel-bank-price = Цена
panel-bank-mortgage = Ипотека
panel-bank-redeem = Изплащане на ипотеката
panel-bank-interest = Лихва, ако се прехвърля под ипотека
panel-bank-house = Строеж на къща
panel-bank-hotel = Строеж на хотел
panel-bank-house-back = Продажба на къща
panel-bank-hotel-back = Продажба на хотел
panel-bank-salary = Заплата
panel-bank-fine = Излизане от затвора
panel-bank-houses = Къщи
panel-bank-hotels = Хотели
panel-bank-repair = { $deck }: { $house } на къща, { $hotel } на хотел
panel-bill = Общо
panel-bill-lead = Докоснете сума, за да я добавите.
panel-bill-amount = Сума
panel-bill-plus = Добавяне
panel-bill-minus = Изваждане
panel-bill-back = Отмяна на последното
panel-bill-clear = Изчистване

panel-short-lead = Първо този, който строи, казва колко и къде, после – всички останали. Ако Банката има достатъчно, всички купуват на цената от картончето; ако не, сградите се продават на търг една по една.
panel-short-piece = Какво не стига?
panel-short-houses = Къщи
panel-short-hotels = Хотели
panel-short-stock = Колко остават в Банката?
panel-short-wishes = Кой какво иска?
panel-short-wish = { $count ->
    [one] { $count } за „{ $deed }“, цена по картончето { $price }
   *[other] { $count } за „{ $deed }“, цена по картончето { $price }
}
panel-short-breaks = разваля хотел
panel-short-withdraw = Оттегляне
panel-short-player = Играч
panel-short-deed = Къде строи
panel-short-count = Колко
panel-short-declare = Заявяване
panel-short-empty = В Банката няма повече. Изчакайте някой да върне или продаде сгради.
panel-short-enough = Има за всички: всеки купува на цената от картончето.
panel-short-sold-all = Продадено на всички на цената от картончето
panel-short-alone = Интересува се само { $name }: без търг, { $price } за „{ $deed }“.
panel-short-sold-alone = Продадено на цената от картончето
panel-short-auction = Търг за една сграда. Наддават: { $names }. Начална цена: { $price }.
panel-short-breakers = Всички купувачи са обслужени. Сега хотел могат да развалят: { $names }.
panel-short-winner = Най-висока цена предлага
panel-short-price = Цена
panel-short-low = Началната цена е { $price }.
panel-short-sold = Продадено
panel-short-unsold = Никой не наддава
panel-short-pass = Пасът важи само за тази сграда. Ако пасуват всички, тя остава в Банката и недостигът приключва.
panel-short-sales = Продадени досега
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Отначало

panel-sheet-not-yours = Ролята ви не позволява да въвеждате протоколи.
panel-sheet-coming = Протоколът се изпраща. Пази се в този браузър, докато сървърът го получи.
panel-whose = Кой играч?
panel-no-cash = парите не са въведени
panel-gone = Който е отпаднал, не притежава нищо.
panel-not-out = Още играе
panel-cash = Пари на { $name }
panel-owned-by = собственик: { $name }
panel-mortgaged = ипотекиран
panel-buildings = Сгради на „{ $deed }“
panel-level-none = без сгради
panel-level-hotel-short = Х
panel-out-on-sheet = Банкрут преди края
panel-worth-cash = Пари в брой
panel-worth-deeds = Имоти
panel-worth-mortgaged = Ипотекирани имоти
panel-worth-houses = Къщи
panel-worth-hotels = Хотели
panel-worth-total = Имущество
panel-places = Места и точки
panel-survivors = { $count ->
    [one] Остава { $count } играч.
   *[other] Остават { $count } играчи.
}
panel-points = { $count ->
    [one] { $count } точка
   *[other] { $count } точки
}
panel-decided-worth = по имущество
panel-decided-deeds = равно имущество, повече имоти без ипотека
panel-decided-cash = равно имущество и имоти, повече пари
panel-decided-head-judge = с решение на главния съдия
panel-decided-survived = още в игра
panel-decided-left-later = отпада по-късно
panel-decided-expelled = следващият е дисквалифициран
panel-fault-no-cash = парите не са въведени
panel-fault-players-differ = в протокола всеки играч от масата трябва да е вписан точно веднъж
panel-fault-nobody-left = последният останал играч печели и не отпада
panel-fault-order-missing = липсва редът, в който отпадат играчите
panel-fault-unknown-fate = не е ясно как завършва играчът
panel-fault-bad-cash = такава сума пари не може да е вярна
panel-fault-out-but-owns = отпадналият вече не притежава нищо
panel-fault-no-such-deed = имот, който го няма на тази дъска
panel-fault-deed-twice = един имот стои на два реда
panel-fault-bad-buildings = сгради, които не може да стоят там
panel-fault-too-many-houses = повече къщи, отколкото има в кутията
panel-fault-too-many-hotels = повече хотели, отколкото има в кутията
panel-fault-group-incomplete = сгради в непълен комплект
panel-fault-group-mortgaged = сгради в комплект с ипотека
panel-fault-built-unevenly = комплект е застроен неравномерно
panel-fault-sums-differ = имуществото не е сбор на частите си
panel-fault-unknown-part = вписано е нещо, което не се брои
panel-fault-fate-differs = по време на играта е записано друго
panel-fault-order-differs = редът на отпадане е записан другояче
panel-tie = Това равенство може да реши само главният съдия. Докосвайте играчите в реда, който той посочи.
panel-tie-open = Равенство: решава главният съдия.
panel-tie-order = Ред: { $names }
panel-tie-next = Следва { $name }
panel-tie-again = Подреждане отначало
panel-signatures = Подписи
panel-sign-later = Първо протоколът трябва да е пълен и верен.
panel-sign = { $name } подписва
panel-sign-paper = на хартия
panel-sign-paper-of = Има подпис на хартия: { $name }
panel-signed-at = подпис в { $time }
panel-signed-paper = на хартия, видян в { $time }
panel-signed-before = подпис при тръгване
panel-locked = Вече има подпис: нищо повече не може да се променя.
panel-unlock = Премахване на всички подписи и промяна
panel-too-early = Протоколът се приема, когато главният съдия обяви, че времето е изтекло, или когато остане един играч.
panel-unsigned-yet = Още без подпис: { $names }. Преди това никой не може да потвърди протокола.
panel-reason-needed = Посочете причина за поправката.
panel-submit = Въвеждане на протокола
panel-submit-correction = Въвеждане на поправката
panel-print = Печат
panel-entered-by = Версия { $version }, въведена от { $name }.
panel-confirmed-by = Потвърден от { $name }.
panel-awaits-second = Чака се второ лице.
panel-digest = Отпечатък на този протокол:
panel-unsigned = Без подпис: { $names }.
panel-own = Вие сте въвели този протокол, затова трябва да го потвърди някой друг.
panel-confirm-lead = Сравнете го с хартиения протокол. Потвърждавате точно каквото виждате тук.
panel-confirm = Потвърждаване без промени
panel-reject = Връщане
panel-correct = Поправяне на този протокол
panel-correct-about = Поправката заменя тази версия и посочва причината. Трябва отново да се подпише и потвърди.
panel-correct-begin = Нова поправка
panel-correct-lead = Това заменя версия { $version }, въведена от { $name }.

panel-rules-language = Език на правилата
panel-rules-search = Дума или номер на правило
panel-rules-found = { $count ->
    [one] { $count } правило
   *[other] { $count } правила
}
panel-entry-tick = Отметка: { $name }
panel-entry-undo-out = { $name } отново е в играта
panel-tick-lead = Отметнете играчите, които са на масата. Който не е отметнат при проверката, губи мястото си.
panel-door-missing = не е отметнат на входа
panel-undo = Отмени
panel-undo-title = { $name } все пак не е вън?
panel-undo-lead = Трябва да се съгласи втори човек от екипа. Вече въведен протокол тогава се връща при Вас.
panel-undo-waits = Отмяната е предложена. Трябва да се съгласи втори човек от екипа.
panel-returned = { $name } връща протокола: { $reason }
