found-evening = Една зала, една вечер
found-evening-lead = Отговорете на четири въпроса. Всичко друго е предложено и можете да го промените, преди да публикувате.
found-title = Име на шампионата
found-day = Дата
found-place = Място
found-place-hint = Зала и град, например: Училищна зала, Волос
found-players = Брой играчи
found-zone = Часова зона
found-first-stage = Първи кръгове
found-last-stage = Финал
found-continue = Напред
found-examples = По-големи шампионати
found-examples-lead = Започнете с пример. Датите му са преместени в идните седмици.
found-preset-greece-2015 = Няколко града, един национален финал
found-preset-about-greece-2015 = Турнири по градове, финал във всеки град и национален финал. Както в Гърция през 2015 г.
found-preset-worlds-2015 = Три кръга, полуфинали и финал
found-preset-about-worlds-2015 = Една зала. Точките от трите кръга се събират, най-добрите шестнайсет играят полуфинали. Както в Макао през 2015 г.
found-begin = Започване
found-file = От файл
found-file-choose = Файл на шампионат (championship.toml)
found-file-faults = { $count ->
    [one] Във файла има { $count } грешка.
   *[other] Във файла има { $count } грешки.
}
found-file-long = Формулярите имат място за { $venues } локации. По-голям шампионат се създава на сървъра с програмата.
problem-too-many-drafts = Имате { $count } чернови. Първо изхвърлете една.
found-steps = Стъпки
found-step-what = Какво
found-step-where = Къде и кога
found-step-who = Кой може да участва
found-step-stages = Етапи и маси
found-step-clocks = Време за игра
found-step-points = Точки и равенства
found-step-terms = Условия
found-step-officials = Длъжностни лица
found-step-check = Проверка и публикуване
found-open = { $count ->
    [one] { $count } поле за попълване
   *[other] { $count } полета за попълване
}
found-to-check = Запазване и проверка
found-organisers = Организатори
found-organisers-hint = По един на ред. Ако е празно, директорът.
found-prize = Награда за шампиона
found-optional = Може да остане празно.
found-venue = Локация { $number }
found-hall = Зала или адрес
found-city = Град
found-starts = Начало
found-tables = Маси едновременно
found-heats = Групи една след друга
found-heats-hint = 1, ако масите стигат за всички наведнъж.
found-registers = За тази локация може да се записват играчи
found-remove = Премахване
found-add-venue = Добавяне на локация
found-opens = Записването започва
found-closes = Последен ден за записване
found-closes-hint = Включително този ден.
found-age = Минимална възраст
found-any = Всякакво
found-alternates = Резерви на всяка локация
found-alternates-hint = Получават място, когато някой се откаже.
found-walk-ins = Записване има и на входа
found-no-employee = Служители на организаторите не могат да участват
found-no-relative = Близки роднини на тези служители не могат да участват
found-stage-name = Име на етапа
found-at = Играе се
found-at-venues = На всяка локация със записване
found-fewest = Играчи на маса, поне
found-most = Играчи на маса, най-много
found-advance = Колко продължават
found-advance-hint = От всяка локация. В последния етап: 1, шампионът.
found-add-stage = Добавяне на етап
found-rounds = Кръгове
found-minutes = Минути на кръг
found-tolerance = Последният рунд може да се обяви толкова минути по-рано
found-tolerance-hint = 0 означава никога.
found-points-lead = Това са обичайните стойности. Променете ги само ако вашите правила са други.
found-points = Точки
found-points-hint = Първо точките на победителя, с интервали между числата.
found-survivors = { $count ->
    [one] { $count } останал играч
   *[other] { $count } останали играчи
}
found-valuation = Имущество в проценти от отпечатаната цена
found-worth-deed = Имот
found-worth-mortgaged = Ипотекиран имот
found-worth-house = Къща
found-worth-hotel = Хотел
found-hotel-houses = Къщи, които се броят с хотела
found-rounding = Закръгляне
found-up = Нагоре
found-down = Надолу
found-ties = Равенства
found-table-ties = Между играчи на една маса
found-across-ties = Между играчи от различни маси
found-tie-worth = най-голямо имущество
found-tie-deeds = най-много имоти
found-tie-cash = най-много пари в брой
found-tie-head-judge = решава главният съдия
found-tie-lot = жребий
found-terms-proposal =
    Който се запише, се съгласява да играе по правилата и да следва решенията на съдиите.
    Организаторите използват личните данни само за провеждането на този шампионат и после ги изтриват.
    Участниците могат по всяко време да видят, поправят и изтрият данните си.
found-officials-lead = Посочете хората, които ви помагат. Всеки получава свой линк, когато публикувате. Можете да поканите още по всяко време.
found-official = Длъжностно лице { $number }
found-ready = Всичко е налице. Вижте прегледа и публикувайте.
found-missing = Още не е готово
found-preview = Преглед
found-preview-lead = Това е преглед. Никой друг не го вижда.
found-change = Нанасяне на промени
found-download = Изтегляне като файл
found-publish = Публикуване
found-director = Вашето име като директор
found-account = Изберете потребителско име и парола, за да се връщате от всяко устройство.
found-have-account = Вече имам профил
found-discard = Изхвърляне на чернова
found-discard-sure = Да се изхвърли ли тази чернова? От нея няма да остане нищо.
found-links = Дайте на всеки неговия линк. Линковете се показват само веднъж.
found-link-qr = QR код на линка: { $name }
found-again = Ще го намерите на всяко устройство, на което сте влезли.
found-mine = Моите шампионати
found-mine-none = Влезте, за да видите шампионатите, които сте създали.
found-drafts = Чернови
found-changed = Последна промяна: { $when }
found-copy = Провеждане отново
found-fault-needed = Попълнете това поле.
found-fault-long = Използвайте най-много { $most } знака.
found-fault-lines = Използвайте най-много { $most } реда, всеки до { $longest } знака.
found-fault-number = Въведете цяло число от { $low } до { $high }.
found-fault-day = Изберете дата.
found-fault-past = Това е в миналото. Изберете предстояща дата.
found-fault-choice = Изберете от списъка.
found-fault-closes = Това е преди началото на записването.
found-fault-starts = Тогава записването още е открито. Изберете по-късна дата или приключете записването по-рано.
found-fault-room = Масите имат { $room } места. Добавете маси или намалете играчите.
found-fault-advance = Следващият етап няма маси за този брой. В последния етап трябва да е 1.
found-fault-hall = Играчи от други локации не могат да дойдат тук. Изберете локация, за която никой не се записва.
found-fault-online = Това не може да се играе онлайн. Изберете друго издание или други маси.
found-fault-points = { $count ->
    [one] Въведете { $count } число до { $most }.
   *[other] Въведете { $count } числа до { $most }. Никое не може да е по-голямо от предишното.
}
found-fault-winner = Победителят не може да получи повече, отколкото при по-малко останали играчи: най-много { $most }.
found-fault-registers = Поне за една локация трябва да има записване.
found-fault-misfit = Това не се съчетава с останалото. Върнете го или започнете с друг пример.
