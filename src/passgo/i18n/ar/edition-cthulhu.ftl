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

card-advance-to = خريطة في هامش الكتاب تدلّك على الطريق. تقدّم إلى «{ $space }».
card-to-go = كان مجرد حلم. تقدّم إلى «{ $go }» واقبض راتبك.
card-next-station = الضباب يزداد كثافة. تقدّم إلى أقرب { $space }. للمالك أن يطلب الضعف.
card-next-utility = كوابيس تقلق نومك. تقدّم إلى أقرب { $space } وارمِ النرد. للمالك أن يطلب ناتج الرمية مضروبًا في { $factor }.
card-back-three = نسيت الكتاب العتيق خلفك. ارجع ثلاث مساحات ونفّذ ما كُتب هناك.
card-go-to-jail = ضُبطت وأنت تحفر في ضوء القمر. اذهب فورًا إلى السجن، ولا راتب لك.
card-jail-free = مفتاح من معدن غريب. احتفظ بهذه البطاقة: تُخرجك من السجن مرة واحدة، ولك أن تبيعها.
card-general-repairs = تزحزحت الأحجار من مكانها. ادفع { FORM($house, "obl") } عن كل { $house-name } و{ FORM($hotel, "obl") } عن كل { $hotel-name }.
card-speeding = قدت بسرعة زائدة، وكذلك ما كان يتبعك. ادفع { FORM($amount, "obl") }.
card-elected-chair = جمعيتك السرية تبقى سرية، ولكن بثمن. ادفع لكل لاعب { FORM($amount, "obl") }.
card-dividend = أسهمك في صيد السمك تربح على نحو مريب. خذ { FORM($amount, "obl") }.
card-loan-matures = لفظ البحر مدينًا قديمًا فسدّد لك دينه. خذ { FORM($amount, "obl") }.
card-bank-error = لم ينم موظف البنك جيدًا فأخطأ لصالحك. خذ { FORM($amount, "obl") }.
card-doctor = دواء مقوٍّ لأعصابك. ادفع { FORM($amount, "obl") }.
card-sale-of-stock = تبيع أسهمك قبل اكتمال القمر. خذ { FORM($amount, "obl") }.
card-holiday-fund = تلغي أسبوعك على شاطئ البحر. خذ { FORM($amount, "obl") }.
card-tax-refund = استرداد ضريبي موقّع بخط مجهول. خذ { FORM($amount, "obl") }.
card-birthday = اصطفّت النجوم في عيد ميلادك. يعطيك كل لاعب { FORM($amount, "obl") }.
card-life-insurance = أُعلن أنك مفقود، فدفع لك التأمين. خذ { FORM($amount, "obl") }.
card-hospital = العيادة تصف لك الراحة وتمنع عنك الكتب. ادفع { FORM($amount, "obl") }.
card-school-fees = دورة في اللغات الميتة. ادفع { FORM($amount, "obl") }.
card-consultancy-fee = تنصح بعدم فتح الصندوق. خذ { FORM($amount, "obl") }.
card-street-repairs = جرف المدّ الطريق. ادفع { FORM($house, "obl") } عن كل { $house-name } و{ FORM($hotel, "obl") } عن كل { $hotel-name }.
card-second-prize = مقالك عن المدّ والجزر يحصل على المركز الثاني. خذ { FORM($amount, "obl") }.
card-inheritance = عمٌّ لا يذكره أحد يترك لك صندوق سفر. خذ { FORM($amount, "obl") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] تُضبط وبيدك مجرفة، فتذهب إلى السجن.
   *[other] { GENDER($player) ->
        [f] تُضبط { $player } وبيدها مجرفة، فتذهب إلى السجن.
       *[other] يُضبط { $player } وبيده مجرفة، فيذهب إلى السجن.
    }
}
story-roll-jailed = { WHO($player) ->
    [you] ترمي { $dice } وتُضبط وبيدك مجرفة، فتذهب إلى السجن.
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }) وتُضبط وبيدها مجرفة، فتذهب إلى السجن.
       *[other] يرمي { $player } النرد ({ $dice }) ويُضبط وبيده مجرفة، فيذهب إلى السجن.
    }
}
event-freed = { WHO($player) ->
    [you] ينفتح القفل من تلقاء نفسه، فتخرج من السجن.
   *[other] { GENDER($player) ->
        [f] ينفتح القفل من تلقاء نفسه، فتخرج { $player } من السجن.
       *[other] ينفتح القفل من تلقاء نفسه، فيخرج { $player } من السجن.
    }
}
story-salary = ومن «{ $go }» راتب بقيمة { FORM($amount, "obl") } عن يوم آخر بعقل سليم.
event-salary = { WHO($player) ->
    [you] تمرّ على «{ $go }» وتقبض { FORM($amount, "obl") } عن يوم آخر بعقل سليم.
   *[other] { GENDER($player) ->
        [f] تمرّ { $player } على «{ $go }» وتقبض { FORM($amount, "obl") } عن يوم آخر بعقل سليم.
       *[other] يمرّ { $player } على «{ $go }» ويقبض { FORM($amount, "obl") } عن يوم آخر بعقل سليم.
    }
}
story-roll-tax = { WHO($player) ->
    [you] ترمي { $dice } وتنزل على «{ $space }» وتدفع { FORM($amount, "obl") }. ولا أحد يقول لماذا.
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }) وتنزل على «{ $space }» وتدفع { FORM($amount, "obl") }. ولا أحد يقول لماذا.
       *[other] يرمي { $player } النرد ({ $dice }) وينزل على «{ $space }» ويدفع { FORM($amount, "obl") }. ولا أحد يقول لماذا.
    }
}
story-tax = { WHO($player) ->
    [you] تنزل على «{ $space }» وتدفع { FORM($amount, "obl") }. ولا أحد يقول لماذا.
   *[other] { GENDER($player) ->
        [f] تنزل { $player } على «{ $space }» وتدفع { FORM($amount, "obl") }. ولا أحد يقول لماذا.
       *[other] ينزل { $player } على «{ $space }» ويدفع { FORM($amount, "obl") }. ولا أحد يقول لماذا.
    }
}
event-paid-tax = { WHO($player) ->
    [you] تدفع { FORM($amount, "obl") } عن «{ $space }». ولا أحد يقول لماذا.
   *[other] { GENDER($player) ->
        [f] تدفع { $player } { FORM($amount, "obl") } عن «{ $space }». ولا أحد يقول لماذا.
       *[other] يدفع { $player } { FORM($amount, "obl") } عن «{ $space }». ولا أحد يقول لماذا.
    }
}
event-built = { WHO($player) ->
    [you] تحفر في مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وفيها الآن { FORM($level, "nom") }.
   *[other] { GENDER($player) ->
        [f] تحفر { $player } في مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وفيها الآن { FORM($level, "nom") }.
       *[other] يحفر { $player } في مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وفيها الآن { FORM($level, "nom") }.
    }
}
event-built-won = { WHO($player) ->
    [you] تحفر في مساحة «{ $space }»، وفيها الآن { FORM($level, "nom") }.
   *[other] { GENDER($player) ->
        [f] تحفر { $player } في مساحة «{ $space }»، وفيها الآن { FORM($level, "nom") }.
       *[other] يحفر { $player } في مساحة «{ $space }»، وفيها الآن { FORM($level, "nom") }.
    }
}
story-built = { WHO($player) ->
    [you] تحفر في { $spaces } مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تحفر { $player } في { $spaces } مقابل { FORM($amount, "obl") }.
       *[other] يحفر { $player } في { $spaces } مقابل { FORM($amount, "obl") }.
    }
}
event-bankrupt = { WHO($player) ->
    [you] تُفلس ولا تبالي النجوم، وما بقي يؤول إلى { $other }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] تُفلس { $player } ولا تبالي النجوم، وما بقي يؤول إليك.
           *[other] يُفلس { $player } ولا تبالي النجوم، وما بقي يؤول إليك.
        }
       *[other] { GENDER($player) ->
            [f] تُفلس { $player } ولا تبالي النجوم، وما بقي يؤول إلى { $other }.
           *[other] يُفلس { $player } ولا تبالي النجوم، وما بقي يؤول إلى { $other }.
        }
    }
}
event-game-over = اصطفّت النجوم، وانتهت اللعبة بفوز { $players }.
event-game-over-shared = اصطفّت النجوم، وانتهت اللعبة بفوز مشترك بين { $players }.

character-1 = الدكتور شمعة
character-2 = القبطان زوبعة
character-3 = التاجر قرطاس
character-4 = الأمين همس
character-5 = الباحث مقدام
character-6 = الوكيل تحفة
says-careful-buys = اشتريته، ولن أنظر في داخله.
says-careful-earns = سأنام الليلة أفضل قليلًا.
says-careful-pays = دفعت ولم أسأل عن شيء.
says-careful-wins = فزت، وما زلت بكامل عقلي.
says-bold-buys = يهمس؟ إذن سآخذه!
says-bold-earns = كنت أعلم أن الظلام مربح!
says-bold-pays = خسرت في البحر أكثر من هذا.
says-bold-wins = حدّقت في الأعماق وفزت!
says-haggler-buys = ساومتهم حتى أسقطوا اللعنة.
says-haggler-earns = أقبل العملات من كل عصر.
says-haggler-pays = عرضت كتابًا نادرًا بدل المال.
says-haggler-wins = حتى البحر أعطاني سعرًا جيدًا.
