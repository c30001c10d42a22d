# أسماء نسخة cthulhu.

edition-cthulhu = كثولو
edition-cthulhu-short = كثولو، اللعبة القصيرة
word-street = مخلوق
word-street-the = المخلوق
word-streets = مخلوقات
word-streets-the = المخلوقات
word-streets-its = مخلوقاتها
word-house = سرداب
word-houses = سراديب
word-houses-the = السراديب
word-houses-four = أربعة سراديب
word-hotel = ضريح
word-hotel-its = الضريح
word-hotels = أضرحة
word-hotels-the = الأضرحة
word-hotels-all = كل أضرحة المجموعة
word-street-acc = مخلوقًا
word-houses-three = ثلاثة سراديب
level-houses =
    { $count ->
        [zero] بلا سراديب
        [one] سرداب واحد
        [two] سردابان
        [few] { $count } سراديب
        [many] { $count } سردابًا
       *[other] { $count } سرداب
    }
    .nom = { $count ->
        [zero] لا سراديب
        [one] سرداب واحد
        [two] سردابان
        [few] { $count } سراديب
        [many] { $count } سردابًا
       *[other] { $count } سرداب
    }
    .obl = { $count ->
        [zero] لا سراديب
        [one] سرداب واحد
        [two] سردابين
        [few] { $count } سراديب
        [many] { $count } سردابًا
       *[other] { $count } سرداب
    }
level-hotel = ضريح
level-hotels =
    { $count ->
        [zero] بلا أضرحة
        [one] ضريح واحد
        [two] ضريحان
        [few] { $count } أضرحة
        [many] { $count } ضريحًا
       *[other] { $count } ضريح
    }
    .nom = { $count ->
        [zero] لا أضرحة
        [one] ضريح واحد
        [two] ضريحان
        [few] { $count } أضرحة
        [many] { $count } ضريحًا
       *[other] { $count } ضريح
    }
    .obl = { $count ->
        [zero] لا أضرحة
        [one] ضريح واحد
        [two] ضريحين
        [few] { $count } أضرحة
        [many] { $count } ضريحًا
       *[other] { $count } ضريح
    }
group-brown = البني
group-light-blue = الأزرق الفاتح
group-pink = الوردي
group-orange = البرتقالي
group-red = الأحمر
group-yellow = الأصفر
group-green = الأخضر
group-dark-blue = الأزرق الداكن
group-stations = وسائل النقل
group-utilities = المؤسسات
deck-sanity = الرشد
deck-knowledge = المعرفة
kind-station = وسيلة نقل
kind-utility = مؤسسة
token-necronomicon = نيكرونوميكون
token-cultists-tablet = لوح الطائفة
token-cthulhu-statuette = تمثال كثولو الصغير
token-shining-trapezohedron = شبه المنحرف اللامع
token-hound-amulet = تميمة كلب الصيد
token-dagon-dagger = خنجر داغون
space-go = البداية
space-ghoul = غول
space-knowledge = المعرفة
space-zoog = زوغ
space-research-fee = رسم البحث
space-ship = سفينة
space-night-gaunt = هزيل الليل
space-sanity = الرشد
space-rat-thing = الشيء الجرذي
space-wilbur-whateley = ويلبر ويتلي
space-jail = السجن
space-deep-one = ساكن الأعماق
space-miskatonic-university = جامعة ميسكاتونيك
space-dagon = داغون
space-hydra = هيدرا
space-train = قطار
space-mi-go = مي-غو
space-elder-thing = الشيء القديم
space-shoggoth = شوغوث
space-free-parking = موقف مجاني
space-hound-of-the-void = كلب الفراغ
space-flying-polyp = البوليب الطائر
space-great-race = العرق العظيم
space-dream-journey = رحلة الأحلام
space-colour-from-space = لون من الفضاء
space-star-spawn = نسل النجوم
space-sanatorium = المصحة العقلية
space-hastur = هاستور
space-go-to-jail = اذهب إلى السجن
space-shub-niggurath = شوب نيغوراث
space-nyarlathotep = نيارلاثوتيب
space-yog-sothoth = يوغ سوثوث
space-automobile = سيارة
space-azathoth = أزاثوث
space-examination-fee = رسم الفحص الطبي
space-great-cthulhu = كثولو العظيم
