# أسماء نسخة ghost.

edition-ghost = الأشباح
word-house = مصيدة أشباح
word-hotel = وحدة احتواء
level-houses = { $count ->
    [zero] { $count } مصيدة
    [one] { $count } مصيدة
    [two] { $count } مصيدتان
    [few] { $count } مصائد
    [many] { $count } مصيدة
   *[other] { $count } مصيدة
}
level-hotel = وحدة احتواء
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
space-go-to-jail = إلى السجن
space-park-gate = بوابة المنتزه
space-carriage-stand = موقف العربات
space-penthouse-kitchen = مطبخ العلّية
space-rooftop-temple = معبد السطح
space-giant-of-the-avenue = عملاق الجادة
space-crossroads-gate = بوابة المفترق
