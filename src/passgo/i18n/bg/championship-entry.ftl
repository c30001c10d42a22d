# Шампионати: публичният сайт, регистрацията, моята заявка, гишето на регистратора и отказите.

entry-championships = Шампионати
entry-championships-lead = Тук можете да се запишете, да гледате и да следите точките.
entry-championships-none = Още няма шампионати.
entry-phase-announced = Регистрацията още не е отворена
entry-phase-open = Регистрацията е отворена
entry-phase-closed = Регистрацията е затворена
entry-phase-running = Играе се сега
entry-phase-over = Приключил
entry-phase-cancelled = Отменен
entry-window = Регистрация от { $opens } до { $closes } включително.
entry-window-zone = Часовете са по часовата зона на всяка локация.
entry-rule = Правило { $rule }
entry-rehearsed = Репетиция с измислени участници

entry-new = Нов шампионат
entry-new-terms-lead = Всяка версия остава достъпна за четене. Посочете към кого да се обръщат хората за личните си данни.
entry-new-director = Име на първия директор
entry-new-unreadable = Каченият файл не е текст в UTF-8.
entry-made = Шампионатът е създаден
entry-made-lead = Шампионатът „{ $name }“ е готов. Поканете регистратори, съдии и секретари от пулта на директора.
entry-made-link = Това е личният линк на директора. Показва се само веднъж: запазете го сега и не го споделяйте.
entry-made-qr = QR код на линка на директора
entry-made-open = Към пулта на директора
entry-made-site = Публичен сайт

entry-organised = Организатори: { $organisers }
entry-register = Записване
entry-opens-on = Регистрацията се отваря на { $when }.
entry-cancelled = Този шампионат е отменен. Ако сте се записали, все още можете да изтеглите или изтриете данните си.
entry-terms-changed = Условията са променени
entry-terms-since = Версия { $version }, в сила от { $when }.
entry-terms-what = Какво е променено
entry-where = Кога и къде
entry-starts = Начало: { $when } ({ $zone })
entry-online = Играе се онлайн, отвсякъде
entry-places-meter = Заети места: { $city }
entry-places-left = { $count ->
    [0] Всички { $capacity } места са заети
    [one] Свободно е { $count } от { $capacity } места
   *[other] Свободни са { $count } от { $capacity } места
}
entry-alternates = { $count ->
    [0] Никой не чака като резерва
    [one] Чака { $count } резерва
   *[other] Чакат { $count } резерви
}
entry-would-wait = Няма места: ще бъдете резерва номер { $number }
entry-later-stage = За класиралите се
entry-how = Как се играе
entry-stage = { $rounds ->
    [one] Маси от { $fewest } до { $most } играчи, { $rounds } кръг от { $minutes } минути.
   *[other] Маси от { $fewest } до { $most } играчи, { $rounds } кръга по { $minutes } минути.
}
entry-prize = Шампионът печели: { $prize }.
entry-condition-age = В деня на играта трябва да сте навършили { $age } години.
entry-condition-citizenship = Нужно е гражданство: { $country }.
entry-condition-excluded = Служителите на организаторите и близките им роднини не могат да участват.
entry-condition-phone = След записването ви се обаждат, за да потвърдите мястото си. Ако заявките са повече от местата, предимство имат по-ранните.
entry-edition = За играта
entry-follow = Следете шампионата
entry-spectators = Зрителите са добре дошли: елате да гледате игрите на живо.
entry-anonymous = Точките се публикуват в края на всеки кръг, само под псевдоними.
entry-board = Табло
entry-standings = Класиране (CSV)
entry-terms = Условия за участие
entry-terms-lead = Тук са публикувани условията и всички по-ранни версии.
entry-terms-read = Към действащите условия
entry-terms-none = Условията още не са публикувани, затова регистрацията не е отворена.
entry-terms-in-force = Версия { $version }, в сила от { $when }
entry-terms-old = Това е версия { $version } от { $when }. Тя вече не е в сила.
entry-terms-versions = Всички версии
entry-terms-version = Версия { $version }, { $when }
entry-terms-diff = Какво е променено след версия { $version }
entry-terms-added = Добавено:
entry-terms-removed = Премахнато:
entry-terms-show = Прочетете тук версия { $version } на условията
entry-rights = По всяко време можете да изтеглите, поправите или изтриете данните си: на страницата на заявката, по имейл или по телефона.

entry-register-lead = Отнема две минути. Не се публикува нищо освен псевдонима, който ще изберете по-късно.
entry-wrong = { $count ->
    [one] { $count } нещо липсва или е грешно; отбелязано е по-долу. Нищо от въведеното не е загубено.
   *[other] { $count } неща липсват или са грешни; отбелязани са по-долу. Нищо от въведеното не е загубено.
}
entry-city = Къде искате да играете?
entry-you = За вас
entry-name = Име и фамилия
entry-email = Имейл адрес
entry-email-hint = Вашият собствен, не на друг: там пристига линкът към заявката ви.
entry-phone = Телефон
entry-phone-hint = На този номер ви се обаждат, за да потвърдите мястото си.
entry-born = Дата на раждане
entry-born-hint = В деня на играта трябва да сте навършили { $age } години.
entry-born-why = За да различаваме хората с еднакви имена.
entry-citizenship = Гражданство
entry-citizenship-hint = Нужно гражданство за участие: { $country }.
entry-choose = Моля, изберете
entry-excluded = Отбележете каквото се отнася за вас
entry-excluded-employee = Работя при { $organisers }.
entry-excluded-relative = Мой близък роднина работи при { $organisers }.
entry-declare = Декларации и съгласия
entry-declare-lead = Нужни са всички: ако липсва една, записването не е валидно.
entry-declaration-own-email = Посоченият имейл адрес е мой собствен.
entry-declaration-true-data = Данните, които посочвам, са точни и верни.
entry-declaration-of-age = Имам навършени { $age } години.
entry-declaration-contact = Можете да използвате телефона и имейла ми за провеждане на шампионата.
entry-consent-terms = Приемам условията за участие без уговорки.
entry-consent-data = Съгласявам се данните, които давам тук, да се обработват от { $organisers } само за този шампионат.
entry-consent-publicity = Резултатите от шампионата със снимки, видео и имената на победителите и подгласниците могат да се публикуват.
entry-consent-promotion = Съгласявам се да получавам и новини и предложения от { $organisers }. Това няма нищо общо с участието.
entry-optional = Само ако желаете
entry-optional-lead = Можете да участвате и ако ги оставите празни. Можете да промените решението си по всяко време.
entry-kept = { $days ->
    [one] Данните ви се изтриват най-късно { $days } ден след последния финал.
   *[other] Данните ви се изтриват най-късно { $days } дни след последния финал.
}
entry-register-send = Записване сега
entry-fault-venue = Изберете един град.
entry-fault-name = Въведете име и фамилия, от 2 до 100 знака.
entry-fault-email = Въведете имейл адрес като name@example.org.
entry-fault-phone = Въведете телефонен номер с 5 до 20 цифри.
entry-fault-born = Въведете дата на раждане.
entry-fault-citizenship = Изберете държава.
entry-fault-tick = Отбележете това, за да участвате.
entry-registered = Записани сте
entry-link = Това е личният ви линк. Пазете го: всеки, който го има, може да промени заявката ви.
entry-link-lead = Той отваря заявката ви: състояние, псевдоним, вашите данни и код за входа.
entry-link-mail = Има го и в имейла, който ще ви изпратим.
entry-mine-open = Към моята заявка
entry-mine = Моята заявка
entry-status-pending = Чака потвърждение
entry-status-confirmed = Потвърдена
entry-status-alternate = Резерва номер { $number }
entry-status-withdrawn = Оттеглена
entry-status-no-show = Неявяване
entry-status-disqualified = Дисквалификация
entry-status-erased = Изтрита
entry-next-pending = Имате място. Ще ви се обадим по телефона, за да го потвърдите.
entry-next-confirmed = Мястото ви е сигурно. Елате преди официалното начало: ако тогава мястото ви е празно, получава го резерва.
entry-next-alternate = Всички места са заети. Вие сте номер { $number } в списъка с резервите: когато някой се откаже, мястото се дава на следващия поред.
entry-next-withdrawn = Вече не участвате. Докато регистрацията е отворена, можете да се запишете отново.
entry-next-no-show = Не бяхте там при официалното начало, затова мястото ви получи друг играч.
entry-next-disqualified = Организаторите анулираха заявката ви.
entry-next-erased = Данните ви са изтрити.
entry-seat = { $stage }, кръг { $round }, серия { $heat }: маса { $table }, { $when } ({ $zone })
entry-play = Към моята маса
entry-qr = QR код за отбелязване на входа
entry-qr-lead = Покажете го на входа или кажете кода:
entry-nickname = Псевдоним
entry-nickname-lead = Точките се публикуват под него, никога под името ви. Трябва да е свързан с играта и да не намеква за възраст, пол, националност, външност или местоживеене. Одобрява го директорът.
entry-nickname-proposed = „{ $nickname }“ чака одобрение.
entry-nickname-approved = „{ $nickname }“ е одобрен.
entry-nickname-returned = Псевдонимът ви не е одобрен. Причината е в имейла, който ви изпратихме. Предложете друг.
entry-nickname-new = Псевдоним, от 2 до 24 знака
entry-nickname-send = Предлагане
entry-contact = Как да се свържем с вас
entry-contact-theirs = Контакт
entry-contact-other = Ако името или датата на раждане са грешни, обадете се на регистратора.
entry-save = Запазване
entry-consents = Съгласия
entry-consent-given = дадено
entry-consent-refused = не е дадено
entry-consent-give = Даване на съгласие
entry-consent-take-back = Оттегляне на съгласието
entry-consent-data-sure = Без това съгласие никой не може да участва: заявката също се оттегля. Данните остават, докато бъдат изтрити или изтече срокът им за съхранение.
entry-place = Мястото ви на шампион
entry-place-lead = Спечелихте: { $prize }. Ако не можете да заминете, мястото преминава към следващия в класирането; титлата остава ваша.
entry-place-pass = Не мога да замина
entry-place-sure = Тогава мястото отива при следващия в класирането. Това не може да се отмени.
entry-data = Вашите данни
entry-data-theirs = Лични данни
entry-data-lead = { $days ->
    [one] Личните данни се изтриват най-късно { $days } ден след последния финал. Можете да ги изтеглите, да се откажете или да ги изтриете сега.
   *[other] Личните данни се изтриват най-късно { $days } дни след последния финал. Можете да ги изтеглите, да се откажете или да ги изтриете сега.
}
entry-export = Изтегляне като файл (JSON)
entry-withdraw = Отказ от участие
entry-withdraw-sure = Мястото веднага отива при първата резерва.
entry-withdraw-yes = Да, отказвам се
entry-erase = Изтриване на всички данни за заявката
entry-erase-sure = Името, данните за контакт, датата на раждане и псевдонимът се изтриват веднага и завинаги, заявката приключва. Резултатите от изиграните игри остават, но без име.
entry-erase-yes = Да, изтрийте всичко
entry-erased = Изтрито
entry-erased-lead = За тази заявка вече не се пазят лични данни. Личният линк вече не работи.
entry-done-contact = Запазено.
entry-done-nickname = Псевдонимът е предложен. Директорът ще го прегледа.
entry-done-consent = Съгласието е променено.
entry-done-withdrawn = Заявката е оттеглена.
entry-done-passed = Мястото е предадено.
entry-done-comes = Записано: идва.
entry-done-declined = Записано: не идва. Мястото се освободи за резерва.
entry-done-here = Отбелязано присъствие.
entry-done-away = Присъствието е отменено.
entry-done-erased = Изтрито.

entry-desk = Гише на регистратора
entry-desk-entries = Заявки
entry-desk-check-in = Присъствие
entry-desk-files = Импорт и експорт
entry-desk-lists = Списъци със заявки
entry-desk-venue = Локация
entry-desk-all = Всички локации
entry-desk-show = Показване
entry-search = Търсене по име, телефон, имейл, псевдоним или код
entry-search-go = Търсене
entry-list-calls = За обаждане
entry-list-alternates = Резерви
entry-list-confirmed = Потвърдени
entry-list-gone = Приключили
entry-list-found = Намерени
entry-list-lead-calls = Първо най-ранните заявки. Обадете се и отбележете отговора.
entry-list-lead-alternates = По реда на номерата. Място, което се освободи преди разпределението, се дава на първата резерва.
entry-list-lead-confirmed = Потвърдили са по телефона, че идват.
entry-list-lead-gone = Отказ, неявяване, дисквалификация или изтриване.
entry-list-lead-found = Всички, които отговарят на търсенето.
entry-list-none = Няма никого.
entry-list-more = { $count ->
    [one] Не се показва още { $count }.
   *[other] Не се показват още { $count }.
}
entry-nameless = (името не се пази)
entry-phoned = обадихме се
entry-order = Заявка № { $number }
entry-comes = Идва
entry-declines = Не идва
entry-declines-sure = Заявката приключва и мястото се дава на първата резерва.
entry-declines-yes = Да, не идва
entry-registered-at = Записване: { $when }
entry-reason = Причина: { $reason }
entry-reason-declined-by-phone = Отказ по телефона: няма да дойде.
entry-reason-consent-withdrawn = Съгласието за използване на данните е оттеглено.
entry-code = Код за входа
entry-on-behalf = Каквото някой поиска по телефона или имейла, може да се направи тук вместо него.
entry-new-link = Издаване на нов личен линк
entry-new-link-lead = Нов линк към тази заявка. Показва се само веднъж.
entry-code-type = Име или код за входа
entry-code-find = Намиране
entry-code-unknown = Никой няма такъв код. Ако е на отпечатано картонче за входа, тази заявка е изтрита. Потърсете по име.
entry-camera = Сканиране с камерата
entry-camera-view = Какво вижда камерата
entry-camera-refused = Камерата не може да се използва тук. Въведете кода.
entry-check-in-yes = Отбелязване
entry-check-in-undo = Отмяна
entry-here-already = Присъствието вече е отбелязано.
entry-here-count = { $count ->
    [one] Присъства { $count }, очакват се { $awaited }
   *[other] Присъстват { $count }, очакват се { $awaited }
}
entry-awaited = Очаквани
entry-here = Присъстващи
entry-details = Всичко за тази заявка
entry-import = Импортиране на заявки
entry-import-lead = CSV файл с по една заявка на ред, по реда на пристигане. Първият ред съдържа имената на колоните:
entry-import-forms = { $lines ->
    [one] Дати като 1990-12-31 или 31.12.1990, отметки – yes, най-много { $lines } ред. Импортират се или всички редове, или нито един.
   *[other] Дати като 1990-12-31 или 31.12.1990, отметки – yes, най-много { $lines } реда. Импортират се или всички редове, или нито един.
}
entry-import-file = CSV файл
entry-import-go = Импортиране
entry-import-template = Празен файл с тези колони
entry-import-faults = { $count ->
    [one] Намерена е { $count } грешка.
   *[other] Намерени са { $count } грешки.
}
entry-import-nothing = Никой не е записан.
entry-import-line = Ред { $line }:
entry-import-unreadable = Файлът не може да се прочете: трябва да е CSV.
entry-import-empty = Във файла няма ред със заявка.
entry-import-long = Във файла има твърде много редове: наведнъж се приемат най-много { $most }.
entry-import-missing-column = Липсва колоната „{ $column }“.
entry-import-unknown-column = Неочаквана колона „{ $column }“.
entry-import-cells = В реда има { $found } клетки вместо { $wanted }.
entry-import-venue = Локацията трябва да е една от тези: { $venues }.
entry-import-tick = „{ $column }“ трябва да е yes.
entry-imported = { $count ->
    [one] Импортирана е { $count } заявка.
   *[other] Импортирани са { $count } заявки.
}
entry-export-list = Изтегляне на всички заявки (CSV)
entry-export-lead = Съдържа лични данни: пазете файла добре и го изтрийте, когато вече не е нужен.

problem-no-such-championship = Тук няма такъв шампионат.
problem-no-such-desk = Този линк е невалиден или вече не работи. Поискайте нов от директора.
problem-no-such-entry = Този линк е невалиден или вече не работи. Правилният е в имейла, който получихте след записването; регистраторът може да ви даде нов.
problem-desk-link-needed = Тази страница е за длъжностните лица на шампионата. Отворете я с личния линк, който сте получили.

refusal-champ-alternates-full = Тази локация е пълна, пълен е и списъкът ѝ с { $alternates } резерви.
refusal-champ-already-done = Това вече е направено.
refusal-champ-already-judging = Този съдия има друга маса по същото време или играе.
refusal-champ-bad-moment = Сега това не може да се направи.
refusal-champ-cancelled = Шампионатът е отменен.
refusal-champ-clock-back = Репетицията не може да се върне преди последното си събитие.
refusal-champ-clock-changed = Междувременно часовникът се промени. Прочетете съобщението отново.
refusal-champ-clock-same-person = Вече го казахте. Трябва да го потвърди второ длъжностно лице.
refusal-champ-consent-missing = Липсва съгласие. Без него никой не може да участва.
refusal-champ-declaration-missing = Липсва декларация. За записването са нужни всички.
refusal-champ-excluded = Служителите на организаторите, близките им роднини и хората, чиято заявка организаторите са анулирали, не могат да участват.
refusal-champ-game-running = Играта тече: сега там никой не може да бъде настанен или преместен.
refusal-champ-judge-missing = Една от масите още няма съдия.
refusal-champ-late = Твърде късно: мястото беше загубено при официалното начало.
refusal-champ-nickname-missing = Няма псевдоним за преглед.
refusal-champ-nickname-taken = Някой вече има този псевдоним или такъв, който изглежда същият. Изберете друг.
refusal-champ-nickname-unfit = Псевдонимът трябва да има от 2 до 24 обикновени знака, сред тях поне една буква или цифра.
refusal-champ-no-alternate = Няма повече резерви.
refusal-champ-no-notice = Напишете известие, което казва на всички какво е променено.
refusal-champ-no-reason = Посочете причината.
refusal-champ-no-such-entrant = Няма такава заявка.
refusal-champ-no-such-session = Няма такъв кръг.
refusal-champ-no-such-stage = Няма такъв етап.
refusal-champ-no-such-table = Няма такава маса.
refusal-champ-no-such-venue = Няма такава локация.
refusal-champ-no-vacancy = Няма свободно място.
refusal-champ-not-allowed = Ролята ви не позволява това.
refusal-champ-not-awaited = Този човек не се очаква там.
refusal-champ-not-confirmed = Заявката още не е потвърдена: първо се обадете.
refusal-champ-not-finished = Първо трябва да се завърши предходното.
refusal-champ-not-open = На тази локация регистрацията се отваря на { $opens }.
refusal-champ-not-qualified = Мястото може да предаде само този, на когото принадлежи.
refusal-champ-not-yours = Това е чужда заявка.
refusal-champ-old-terms = Условията са променени, откакто отворихте страницата. Прочетете новата версия и я приемете.
refusal-champ-registered-twice = Този човек вече е записан. Използвайте личния линк от имейла или попитайте регистратора.
refusal-champ-seating-broken = Това разпределение би нарушило правило.
refusal-champ-sheet-changed = Протоколът е променен междувременно: погледнете го отново.
refusal-champ-sheet-missing = Още липсва протокол.
refusal-champ-sheet-wrong = Сметките в протокола не излизат.
refusal-champ-stage-over = Този етап е закрит.
refusal-champ-table-too-small = На една от масите има по-малко от { $fewest } играчи: разпределете серията отново.
refusal-champ-tie-undecided = Има нерешено равенство: решава главният съдия.
refusal-champ-too-early = Още е рано за това.
refusal-champ-too-few = Играчите са твърде малко: нужни са поне { $fewest }.
refusal-champ-too-young = На { $day } трябва да сте навършили { $age } години.
refusal-champ-unsigned = Липсва подпис.
refusal-champ-venue-elsewhere = Тази локация се води другаде: направете го на сървъра на шампионата.
refusal-champ-venue-full = Тази локация е пълна.
refusal-champ-venue-lent = Тази локация се води на собствен компютър. Направете го там или изчакайте резултатите ѝ да се върнат.
refusal-champ-window-closed = Последният ден за регистрация на тази локация беше { $closed }.
refusal-champ-same-person = Трябва да го потвърди второ лице.
refusal-champ-wrong-citizenship = Нужно гражданство за участие: { $needed }.
refusal-champ-wrong-replacement = Поправката не посочва протокола, който важи сега.
refusal-champ-answer-wrong = Отговор или група липсва или не е сред възможните.
refusal-champ-last-round-early = Последната обиколка може да се обяви от { $allowed }.
refusal-champ-guardian-missing = Толкова млад играч има нужда от родител или настойник с имейл или телефон.
refusal-champ-unticked = Проверката още не може да се направи: никой не е отметнал играчите на тези маси: { $tables }.
refusal-champ-undo-proposed = Това вече е предложено. Трябва да се съгласи втори човек от екипа.
refusal-champ-undo-too-late = Късно е за отмяна: това, което следва от него, вече е започнало.
