# أسماء نسخة voyage.

edition-voyage = الرحلة
word-street = حقل
word-street-the = الحقل
word-streets = حقول
word-streets-the = الحقول
word-streets-its = حقولها
word-jail = القمر
word-jail-card = بطاقة قمر
word-jail-card-the = بطاقة القمر
word-jail-cards = بطاقات القمر
word-house = خيمة
word-houses = خيام
word-houses-the = الخيام
word-houses-four = أربع خيام
word-hotel = عربة سكن
word-hotel-its = عربة السكن
word-hotels = عربات سكن
word-hotels-the = عربات السكن
word-hotels-all = كل عربات السكن في المجموعة
level-houses = { $count ->
    [zero] { $count } خيمة
    [one] { $count } خيمة
    [two] { $count } خيمتان
    [few] { $count } خيام
    [many] { $count } خيمة
   *[other] { $count } خيمة
}
level-hotel = عربة سكن
group-brown = المد
group-light-blue = قوس قزح
group-pink = الغروب
group-orange = الرياح الموسمية
group-red = البركان
group-yellow = الشهب
group-green = الشفق القطبي
group-dark-blue = البدر
group-stations = المطارات
group-utilities = النقل الجماعي
deck-command = الأوامر
deck-decision = القرارات
kind-station = مطار
kind-utility = نقل جماعي
token-suitcase = حقيبة سفر
token-camera = آلة تصوير
token-compass = بوصلة
token-balloon = منطاد
space-start = البداية
space-bay-of-fundy = خليج فندي
space-decision = قرار
space-mont-saint-michel = مون سان ميشيل
space-tax = ضريبة
space-athens-airport = مطار أثينا
space-victoria-falls = شلالات فيكتوريا
space-command = أمر
space-iguazu = إغوازو
space-niagara = نياغارا
space-the-moon = القمر
space-santorini = سانتوريني
space-railway = السكة الحديدية
space-uluru = أولورو
space-serengeti = سيرينغيتي
space-cairo-airport = مطار القاهرة
space-kerala = كيرالا
space-goa = غوا
space-chiang-mai = شيانغ ماي
space-rest-area = استراحة
space-etna = إتنا
space-krakatoa = كراكاتوا
space-kilauea = كيلاويا
space-denver-airport = مطار دنفر
space-atacama = أتاكاما
space-la-palma = لا بالما
space-eurotunnel = نفق المانش
space-wadi-rum = وادي رم
space-go-to-the-moon = إلى القمر
space-tromso = ترومسو
space-abisko = أبيسكو
space-yellowknife = يلونايف
space-sydney-airport = مطار سيدني
space-machu-picchu = ماتشو بيتشو
space-himalaya = الهيمالايا
event-jailed = { $player }: إلى القمر.
event-freed = { $player }: مغادرة القمر.
event-freed-fine = { $player }: مغادرة القمر مقابل { $amount }.
event-stayed-in-jail = { $player }: بقاء على القمر (المحاولة { $count }).
event-owed-fine = { $player }: دين { $amount } لمغادرة القمر.
event-paid-fine = { $player }: دفع { $amount } لمغادرة القمر.
event-card-shown = { $player }: إظهار بطاقة القمر.
event-card-used = { $player }: مغادرة القمر ببطاقة.
awaiting-you-roll-jail = أنت على القمر. كيف تغادر؟
act-fine = ادفع { $amount } وغادر القمر
act-card = غادر القمر ببطاقة
deal-cards = بطاقات القمر
deal-card-price = ثمن بطاقة القمر { $amount } على الأقل.
about-jail = زيارة فقط، أو على القمر
about-go-to-jail = إلى القمر
player-in-jail = على القمر
jail-cards = { $count ->
    [zero] { $count } بطاقة قمر
    [one] { $count } بطاقة قمر
    [two] { $count } بطاقتا قمر
    [few] { $count } بطاقات قمر
    [many] { $count } بطاقة قمر
   *[other] { $count } بطاقة قمر
}
card-go-to-jail = إلى القمر، بلا راتب.
card-jail-free = احتفظ بها: تعيدك من القمر مرة أو تُباع.
