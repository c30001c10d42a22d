# أسماء نسخة classic.

edition-classic = الكلاسيكية
edition-championship = البطولة
level-houses =
    { $count ->
        [zero] بلا منازل
        [one] منزل واحد
        [two] منزلان
        [few] { $count } منازل
        [many] { $count } منزلًا
       *[other] { $count } منزل
    }
    .nom = { $count ->
        [zero] لا منازل
        [one] منزل واحد
        [two] منزلان
        [few] { $count } منازل
        [many] { $count } منزلًا
       *[other] { $count } منزل
    }
    .obl = { $count ->
        [zero] لا منازل
        [one] منزل واحد
        [two] منزلين
        [few] { $count } منازل
        [many] { $count } منزلًا
       *[other] { $count } منزل
    }
level-hotel = فندق
level-hotels =
    { $count ->
        [zero] بلا فنادق
        [one] فندق واحد
        [two] فندقان
        [few] { $count } فنادق
        [many] { $count } فندقًا
       *[other] { $count } فندق
    }
    .nom = { $count ->
        [zero] لا فنادق
        [one] فندق واحد
        [two] فندقان
        [few] { $count } فنادق
        [many] { $count } فندقًا
       *[other] { $count } فندق
    }
    .obl = { $count ->
        [zero] لا فنادق
        [one] فندق واحد
        [two] فندقين
        [few] { $count } فنادق
        [many] { $count } فندقًا
       *[other] { $count } فندق
    }
group-brown = البني
group-light-blue = الأزرق الفاتح
group-pink = الوردي
group-orange = البرتقالي
group-red = الأحمر
group-yellow = الأصفر
group-green = الأخضر
group-dark-blue = الأزرق الداكن
group-stations = المحطات
group-utilities = المرافق العامة
deck-chance = الحظ
deck-community-chest = صندوق الجماعة
kind-station = محطة
kind-utility = مرفق عام
token-car = سيارة
token-top-hat = قبعة عالية
token-dog = كلب
token-ship = سفينة
token-iron = مكواة
token-boot = حذاء طويل
token-thimble = كشتبان
token-wheelbarrow = عربة يد
space-go = البداية
space-mediterranean-avenue = جادة المتوسط
space-community-chest = صندوق الجماعة
space-baltic-avenue = جادة البلطيق
space-income-tax = ضريبة الدخل
space-reading-railroad = سكة ريدينغ
space-oriental-avenue = جادة الشرق
space-chance = الحظ
space-vermont-avenue = جادة فيرمونت
space-connecticut-avenue = جادة كونيتيكت
space-jail = السجن / زيارة فقط
space-st-charles-place = ساحة سانت تشارلز
space-electric-company = شركة الكهرباء
space-states-avenue = جادة الولايات
space-virginia-avenue = جادة فرجينيا
space-pennsylvania-railroad = سكة بنسلفانيا
space-st-james-place = ساحة سانت جيمس
space-tennessee-avenue = جادة تينيسي
space-new-york-avenue = جادة نيويورك
space-free-parking = موقف مجاني
space-kentucky-avenue = جادة كنتاكي
space-indiana-avenue = جادة إنديانا
space-illinois-avenue = جادة إلينوي
space-b-and-o-railroad = سكة بي آند أو
space-atlantic-avenue = جادة الأطلسي
space-ventnor-avenue = جادة فنتنور
space-water-works = شركة المياه
space-marvin-gardens = حدائق مارفن
space-go-to-jail = اذهب إلى السجن
space-pacific-avenue = جادة الهادئ
space-north-carolina-avenue = جادة كارولينا الشمالية
space-pennsylvania-avenue = جادة بنسلفانيا
space-short-line = الخط القصير
space-park-place = ساحة المنتزه
space-luxury-tax = ضريبة الرفاهية
space-boardwalk = الممشى

character-1 = الموثق توفير
character-2 = الرائد رهان
character-3 = الوسيط مناصفة
character-4 = الدكتور احتياط
character-5 = الكمساري برق
character-6 = البقال مقايضة
character-7 = المرشد هوينا
character-8 = الطيار غطسة
says-careful-buys = قرأت كل سطر. والآن صار لي.
says-careful-earns = هذا إلى مدخراتي مباشرة.
says-careful-pays = لحسن الحظ كنت أدّخر لهذا.
says-careful-wins = بالتوفير وصلت إلى القمة.
says-bold-buys = أعجبني فاشتريته!
says-bold-earns = أثمرت مجازفتي!
says-bold-pays = آخ! سأستعيد هذا المال.
says-bold-wins = راهنت على المدينة كلها وفزت!
says-haggler-buys = بصراحة، كنت سأدفع أكثر.
says-haggler-earns = سعر عادل، إن جاز لي القول.
says-haggler-pays = لا تخفيض؟ كان لا بد أن أسأل.
says-haggler-wins = أفضل صفقة في حياتي!
