# أسماء نسخة ghost.

edition-ghost = الأشباح
word-rent = أجر
word-rent-the = الأجر
word-rent-acc = أجرًا
word-rent-with = بأجر
word-rent-with-the = بالأجر
word-deed = عقد
word-deed-acc = عقدًا
word-deed-the = العقد
word-deed-for = لعقد
word-deeds = عقود
word-deeds-the = العقود
word-deeds-and = والعقود
word-deeds-by = بالعقود
word-deeds-my = عقودي
word-deeds-your = عقودك
word-deeds-two = عقدان
word-deed-on-yours = على عقدك
word-deeds-owned = عقودك
word-deed-paper = عقد
word-deed-paper-which = أي عقد
word-street = عقد
word-street-the = العقد
word-streets = عقود
word-streets-the = العقود
word-streets-its = عقودها
word-house = مصيدة أشباح
word-houses = مصائد
word-houses-the = المصائد
word-houses-four = أربع مصائد
word-hotel = وحدة احتواء
word-hotel-its = وحدة الاحتواء
word-hotels = وحدات احتواء
word-hotels-the = وحدات الاحتواء
word-hotels-all = كل وحدات الاحتواء في المجموعة
word-street-acc = عقدًا
word-houses-three = ثلاث مصائد
level-houses =
    { $count ->
        [zero] بلا مصائد
        [one] مصيدة واحدة
        [two] مصيدتان
        [few] { $count } مصائد
        [many] { $count } مصيدة
       *[other] { $count } مصيدة
    }
    .nom = { $count ->
        [zero] لا مصائد
        [one] مصيدة واحدة
        [two] مصيدتان
        [few] { $count } مصائد
        [many] { $count } مصيدة
       *[other] { $count } مصيدة
    }
    .obl = { $count ->
        [zero] لا مصائد
        [one] مصيدة واحدة
        [two] مصيدتين
        [few] { $count } مصائد
        [many] { $count } مصيدة
       *[other] { $count } مصيدة
    }
level-hotel = وحدة احتواء
level-hotels =
    { $count ->
        [zero] بلا وحدات احتواء
        [one] وحدة احتواء واحدة
        [two] وحدتا احتواء
        [few] { $count } وحدات احتواء
        [many] { $count } وحدة احتواء
       *[other] { $count } وحدة احتواء
    }
    .nom = { $count ->
        [zero] لا وحدات احتواء
        [one] وحدة احتواء واحدة
        [two] وحدتا احتواء
        [few] { $count } وحدات احتواء
        [many] { $count } وحدة احتواء
       *[other] { $count } وحدة احتواء
    }
    .obl = { $count ->
        [zero] لا وحدات احتواء
        [one] وحدة احتواء واحدة
        [two] وحدتي احتواء
        [few] { $count } وحدات احتواء
        [many] { $count } وحدة احتواء
       *[other] { $count } وحدة احتواء
    }
group-brown = البني
group-light-blue = الأزرق الفاتح
group-pink = الوردي
group-orange = البرتقالي
group-red = الأحمر
group-yellow = الأصفر
group-green = الأخضر
group-dark-blue = الأزرق الداكن
deck-mist = الضباب الهائم
kind-ride = ECTO-1
kind-entity = كيان
token-goggles = نظارة واقية
token-ghost-meter = مقياس الأشباح
token-cello = تشيلو
token-proton-pack = حقيبة البروتونات
token-marshmallow = حلوى الخطمي
token-siren = صفارة إنذار
space-go = البداية
space-corner-bookshop = مكتبة الزاوية
space-mist = الضباب الهائم
space-subway-stairs = درج المترو
space-library-phantom = شبح المكتبة
space-ecto-1 = ECTO-1
space-night-diner = مطعم الليل
space-pawn-shop = محل الرهونات
space-wax-museum = متحف الشمع
space-jail = السجن
space-old-fire-station = محطة الإطفاء القديمة
space-hungry-green-ghost = الشبح الأخضر الجائع
space-university-lab = مختبر الجامعة
space-city-archive = أرشيف المدينة
space-reading-room = قاعة المطالعة
space-card-catalogue = فهرس البطاقات
space-grand-staircase = الدرج الكبير
space-free-parking = موقف مجاني
space-hotel-lobby = بهو الفندق
space-ballroom = قاعة الرقص
space-twelfth-floor = الطابق الثاني عشر
space-town-hall = دار البلدية
space-mayors-office = مكتب العمدة
space-gate-hound = كلب البوابة
space-city-jail-roof = سطح السجن
space-go-to-jail = اذهب إلى السجن
space-park-gate = بوابة المنتزه
space-carriage-stand = موقف العربات
space-penthouse-kitchen = مطبخ العلّية
space-rooftop-temple = معبد السطح
space-giant-of-the-avenue = عملاق الجادة
space-crossroads-gate = بوابة المفترق
