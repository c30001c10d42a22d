# ما يُطبع للبطولة: أوراق النتائج وقوائم الجلوس وقوائم الاتصال وبطاقات الدخول.

sheet-title = ورقة النتائج
sheet-title-spare = ورقة النتائج (احتياطية)
sheet-table = الطاولة
sheet-table-number = الطاولة { $number }
sheet-venue = المكان
sheet-stage = المرحلة
sheet-round = الجولة
sheet-heat = الدفعة
sheet-minutes = الدقائق
sheet-judge = الحكم
sheet-start = البداية
sheet-scan = لوحة الحكم

sheet-players = اللاعبون ومن يخرج منهم
sheet-players-hint = من يخرج من اللعبة يوقّع هنا فورًا: رقّم اللاعبين بترتيب خروجهم.
sheet-seat = المقعد
sheet-player = اللاعب
sheet-out-number = ترتيب الخروج
sheet-out-time = الوقت
sheet-out-why = السبب
sheet-bankrupt = إفلاس
sheet-withdrawn = انسحاب
sheet-expelled = استبعاد
sheet-signature = التوقيع

sheet-worth = صافي الثروة في النهاية
sheet-worth-hint = اجمع على ظهر الورقة وانقل المجاميع إلى هنا. يبقى عمود من خرج فارغًا.
sheet-cash = النقود
sheet-cash-how = بقيمتها الاسمية
sheet-deeds = العقارات
sheet-mortgaged = العقارات المرهونة
sheet-houses = المنازل
sheet-hotels = الفنادق
sheet-hotels-how = مع المنازل المُعادة مقابلها
sheet-share = { $share ->
    [full] بالثمن المطبوع
    [half] بنصف الثمن المطبوع
   *[part] بنسبة { $percent } من الثمن المطبوع
}
sheet-total = صافي الثروة
sheet-free = العقارات غير المرهونة
sheet-free-how = عددها؛ تحسم التعادل
sheet-rank = المركز
sheet-points = النقاط

sheet-judge-signs = حكم الطاولة
sheet-second-signs = شخص ثانٍ: روجعت دون أي تغيير
sheet-name = الاسم
sheet-points-by = النقاط حسب عدد الباقين والمركز
sheet-left = الباقون

sheet-deed-list = العقارات والمباني
sheet-deed-list-hint = في عمود المالك: ✓ عقار غير مرهون، − عقار مرهون، 1 إلى 4 منازل، 5 فندق.
sheet-deed = العقار
sheet-price = الثمن
sheet-price-mortgaged = مرهونًا
sheet-price-house = المنزل
sheet-price-hotel = الفندق مع منازله
sheet-sum = المجموع: { $what }
sheet-sum-carry = انقل هذه المجاميع إلى وجه الورقة.

sheet-seed = رقم القرعة: { $seed }
sheet-digest = البصمة: { $digest }
sheet-made = طُبعت في { $date }
sheet-side = { $side } / { $sides }

list-seating = توزيع المقاعد
list-by-name = حسب الاسم
list-by-table = حسب الطاولة
list-heat-number = الدفعة { $number }
list-unconfirmed = المشاركون: قائمة الاتصال
list-unconfirmed-hint = اتصل بكل من في هذه القائمة واسأله هل سيحضر.
list-alternates = الاحتياطيون: قائمة الاتصال
list-alternates-hint = اتصل بهم بترتيب الأرقام. لا ينضم أحد إلى لعبة جارية.
list-number = الرقم
list-phone = الهاتف
list-called = وقت الاتصال
list-answer = الرد
list-arrived = الحضور
list-seated = الطاولة والمقعد

badge-show = أظهر هذا الرمز عند الباب
badge-alternate = احتياطي { $number }

certificate-title = شهادة
certificate-for = تُمنح هذه الشهادة إلى
certificate-rank = المركز { $rank }
certificate-points =
    { $points ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
certificate-director = مدير البطولة
certificate-judge = رئيس الحكام

press-title = النتائج
press-name = الاسم
press-city = المدينة
press-anonymous = دون ذكر الاسم

paper-sample = نموذج
