# أسماء نسخة voyage.

edition-voyage = الرحلة
word-street = موقع
word-street-the = الموقع
word-streets = مواقع
word-streets-the = المواقع
word-streets-its = مواقعها
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
word-street-acc = موقعًا
word-houses-three = ثلاث خيام
level-houses =
    { $count ->
        [zero] بلا خيام
        [one] خيمة واحدة
        [two] خيمتان
        [few] { $count } خيام
        [many] { $count } خيمة
       *[other] { $count } خيمة
    }
    .nom = { $count ->
        [zero] لا خيام
        [one] خيمة واحدة
        [two] خيمتان
        [few] { $count } خيام
        [many] { $count } خيمة
       *[other] { $count } خيمة
    }
    .obl = { $count ->
        [zero] لا خيام
        [one] خيمة واحدة
        [two] خيمتين
        [few] { $count } خيام
        [many] { $count } خيمة
       *[other] { $count } خيمة
    }
level-hotel = عربة سكن
level-hotels =
    { $count ->
        [zero] بلا عربات سكن
        [one] عربة سكن واحدة
        [two] عربتا سكن
        [few] { $count } عربات سكن
        [many] { $count } عربة سكن
       *[other] { $count } عربة سكن
    }
    .nom = { $count ->
        [zero] لا عربات سكن
        [one] عربة سكن واحدة
        [two] عربتا سكن
        [few] { $count } عربات سكن
        [many] { $count } عربة سكن
       *[other] { $count } عربة سكن
    }
    .obl = { $count ->
        [zero] لا عربات سكن
        [one] عربة سكن واحدة
        [two] عربتي سكن
        [few] { $count } عربات سكن
        [many] { $count } عربة سكن
       *[other] { $count } عربة سكن
    }
group-brown = المد
group-light-blue = قوس قزح
group-pink = الغروب
group-orange = الرياح الموسمية
group-red = البركان
group-yellow = الشهب
group-green = الشفق القطبي
group-dark-blue = البدر
group-stations = المطارات
group-utilities = النقل العام
deck-command = الأوامر
deck-decision = القرارات
kind-station = مطار
kind-utility = وسيلة نقل عام
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
space-go-to-the-moon = اذهب إلى القمر
space-tromso = ترومسو
space-abisko = أبيسكو
space-yellowknife = يلونايف
space-sydney-airport = مطار سيدني
space-machu-picchu = ماتشو بيتشو
space-himalaya = الهيمالايا
event-jailed = { WHO($player) ->
    [you] انطلق الصاروخ! تذهب إلى القمر.
   *[other] { GENDER($player) ->
        [f] انطلق الصاروخ! تذهب { $player } إلى القمر.
       *[other] انطلق الصاروخ! يذهب { $player } إلى القمر.
    }
}
event-freed = { WHO($player) ->
    [you] تعود من القمر.
   *[other] { GENDER($player) ->
        [f] تعود { $player } من القمر.
       *[other] يعود { $player } من القمر.
    }
}
event-freed-fine = { WHO($player) ->
    [you] تدفع { FORM($amount, "obl") } وتغادر القمر.
   *[other] { GENDER($player) ->
        [f] تدفع { $player } { FORM($amount, "obl") } وتغادر القمر.
       *[other] يدفع { $player } { FORM($amount, "obl") } ويغادر القمر.
    }
}
event-stayed-in-jail = { WHO($player) ->
    [you] تبقى على القمر (المحاولة { $count }).
   *[other] { GENDER($player) ->
        [f] تبقى { $player } على القمر (المحاولة { $count }).
       *[other] يبقى { $player } على القمر (المحاولة { $count }).
    }
}
story-roll-jailed = { WHO($player) ->
    [you] ترمي { $dice }. انطلق الصاروخ! تذهب إلى القمر.
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }). انطلق الصاروخ إلى القمر!
       *[other] يرمي { $player } النرد ({ $dice }). انطلق الصاروخ إلى القمر!
    }
}
story-roll-stayed = { WHO($player) ->
    [you] ترمي { $dice } وتبقى على القمر (المحاولة { $count }).
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }) وتبقى على القمر (المحاولة { $count }).
       *[other] يرمي { $player } النرد ({ $dice }) ويبقى على القمر (المحاولة { $count }).
    }
}
event-owed-fine = { WHO($player) ->
    [you] عليك دفع { FORM($amount, "obl") } لمغادرة القمر.
   *[other] على { $player } دفع { FORM($amount, "obl") } لمغادرة القمر.
}
event-paid-fine = { WHO($player) ->
    [you] تدفع { FORM($amount, "obl") } لمغادرة القمر.
   *[other] { GENDER($player) ->
        [f] تدفع { $player } { FORM($amount, "obl") } لمغادرة القمر.
       *[other] يدفع { $player } { FORM($amount, "obl") } لمغادرة القمر.
    }
}
event-card-shown = { WHO($player) ->
    [you] تُظهر بطاقة قمر.
   *[other] { GENDER($player) ->
        [f] تُظهر { $player } بطاقة قمر.
       *[other] يُظهر { $player } بطاقة قمر.
    }
}
event-card-used = { WHO($player) ->
    [you] تغادر القمر ببطاقة.
   *[other] { GENDER($player) ->
        [f] تغادر { $player } القمر ببطاقة.
       *[other] يغادر { $player } القمر ببطاقة.
    }
}
awaiting-you-roll-jail = أنت على القمر. كيف ستغادره؟
act-fine = دفع { FORM($amount, "obl") } لمغادرة القمر
act-card = مغادرة القمر ببطاقة
deal-cards = بطاقات القمر
deal-card-price = لا تُتبادل بطاقة القمر بأقل من { FORM($amount, "obl") }.
about-jail = زيارة فقط أو على القمر
about-go-to-jail = اذهب إلى القمر
player-in-jail = على القمر
jail-cards =
    { $count ->
        [zero] بلا بطاقات قمر
        [one] بطاقة قمر واحدة
        [two] بطاقتا قمر
        [few] { $count } بطاقات قمر
        [many] { $count } بطاقة قمر
       *[other] { $count } بطاقة قمر
    }
    .obl = { $count ->
        [zero] بلا بطاقات قمر
        [one] بطاقة قمر واحدة
        [two] بطاقتي قمر
        [few] { $count } بطاقات قمر
        [many] { $count } بطاقة قمر
       *[other] { $count } بطاقة قمر
    }
card-go-to-jail = ركبت الصاروخ الخطأ. اذهب فورًا إلى القمر، ولا راتب لك.
card-jail-free = تذكرة صاروخ. احتفظ بهذه البطاقة: تعيدك من القمر مرة واحدة، ولك أن تبيعها.

card-advance-to = بطاقة بريدية تغريك بالسفر. تقدّم إلى «{ $space }».
card-to-go = اشتقت إلى بيتك. تقدّم إلى «{ $go }» واقبض راتبك.
card-next-station = فاتتك الطائرة. تقدّم إلى أقرب { $space }. للمالك أن يطلب الضعف.
card-next-utility = ضباب كثيف! تقدّم إلى أقرب { $space } وارمِ النرد. للمالك أن يطلب ناتج الرمية مضروبًا في { $factor }.
card-back-three = نسيت جواز سفرك. ارجع ثلاث مساحات ونفّذ ما كُتب هناك.
card-general-repairs = عاصفة بَرَد تضرب المخيم. ادفع { FORM($house, "obl") } عن كل { $house-name } و{ FORM($hotel, "obl") } عن كل { $hotel-name }.
card-fine = قطفت زهرة نادرة. ادفع غرامة بقيمة { FORM($amount, "obl") }.
card-elected-chair = تقود الجولة السياحية فتضلّ الطريق. ادفع لكل لاعب { FORM($amount, "obl") }.
card-dividend = أسهمك في شركة عبّارات تدرّ أرباحًا. خذ { FORM($amount, "obl") }.
card-loan-matures = رفيق سفر قديم يسدّد لك دينه. خذ { FORM($amount, "obl") }.
card-bank-error = أخطأ البنك في سعر الصرف لصالحك. خذ { FORM($amount, "obl") }.
card-doctor = طبيب يفحص حروق الشمس على جلدك. ادفع { FORM($amount, "obl") }.
card-sale-of-stock = تبيع أسهمك في شركة طيران. خذ { FORM($amount, "obl") }.
card-holiday-fund = تجد مدخرات السفر في جورب. خذ { FORM($amount, "obl") }.
card-tax-refund = الجمارك تردّ لك ضريبة تذكاراتك. خذ { FORM($amount, "obl") }.
card-birthday = عيد ميلادك حول نار المخيم! يعطيك كل لاعب { FORM($amount, "obl") }.
card-life-insurance = ضاعت أمتعتك، لكنها مؤمّن عليها. خذ { FORM($amount, "obl") }.
card-hospital = التوى كاحلك على حافة فوهة البركان. ادفع { FORM($amount, "obl") }.
card-school-fees = دورة لغة قبل السفر. ادفع { FORM($amount, "obl") }.
card-street-repairs = الحمم تسدّ الطريق. ادفع { FORM($house, "obl") } عن كل { $house-name } و{ FORM($hotel, "obl") } عن كل { $hotel-name }.
card-second-prize = صورتك للغروب تحصل على المركز الثاني. خذ { FORM($amount, "obl") }.
card-inheritance = عمة أبيك تترك لك مدخرات سفرها. خذ { FORM($amount, "obl") }.

## Events, told in this world

story-salary = ومن «{ $go }» راتب بقيمة { FORM($amount, "obl") } زادًا للطريق.
event-salary = { WHO($player) ->
    [you] تمرّ على «{ $go }» وتقبض { FORM($amount, "obl") } زادًا للطريق.
   *[other] { GENDER($player) ->
        [f] تمرّ { $player } على «{ $go }» وتقبض { FORM($amount, "obl") } زادًا للطريق.
       *[other] يمرّ { $player } على «{ $go }» ويقبض { FORM($amount, "obl") } زادًا للطريق.
    }
}
story-roll-tax = { WHO($player) ->
    [you] ترمي { $dice } وتنزل على «{ $space }» وتدفع { FORM($amount, "obl") } في الجمارك.
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }) وتنزل على «{ $space }» وتدفع { FORM($amount, "obl") } في الجمارك.
       *[other] يرمي { $player } النرد ({ $dice }) وينزل على «{ $space }» ويدفع { FORM($amount, "obl") } في الجمارك.
    }
}
story-tax = { WHO($player) ->
    [you] تنزل على «{ $space }» وتدفع { FORM($amount, "obl") } في الجمارك.
   *[other] { GENDER($player) ->
        [f] تنزل { $player } على «{ $space }» وتدفع { FORM($amount, "obl") } في الجمارك.
       *[other] ينزل { $player } على «{ $space }» ويدفع { FORM($amount, "obl") } في الجمارك.
    }
}
event-paid-tax = { WHO($player) ->
    [you] تدفع { FORM($amount, "obl") } عن «{ $space }» في الجمارك.
   *[other] { GENDER($player) ->
        [f] تدفع { $player } { FORM($amount, "obl") } عن «{ $space }» في الجمارك.
       *[other] يدفع { $player } { FORM($amount, "obl") } عن «{ $space }» في الجمارك.
    }
}
event-built = { WHO($player) ->
    [you] تخيّم على مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
   *[other] { GENDER($player) ->
        [f] تخيّم { $player } على مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
       *[other] يخيّم { $player } على مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
    }
}
event-built-won = { WHO($player) ->
    [you] تخيّم على مساحة «{ $space }»، وعليها الآن { FORM($level, "nom") }.
   *[other] { GENDER($player) ->
        [f] تخيّم { $player } على مساحة «{ $space }»، وعليها الآن { FORM($level, "nom") }.
       *[other] يخيّم { $player } على مساحة «{ $space }»، وعليها الآن { FORM($level, "nom") }.
    }
}
story-built = { WHO($player) ->
    [you] تخيّم على { $spaces } مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تخيّم { $player } على { $spaces } مقابل { FORM($amount, "obl") }.
       *[other] يخيّم { $player } على { $spaces } مقابل { FORM($amount, "obl") }.
    }
}
event-bankrupt = { WHO($player) ->
    [you] تُفلس وتطير إلى بيتك، وما بقي يؤول إلى { $other }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] تُفلس { $player } وتطير إلى بيتها، وما بقي يؤول إليك.
           *[other] يُفلس { $player } ويطير إلى بيته، وما بقي يؤول إليك.
        }
       *[other] { GENDER($player) ->
            [f] تُفلس { $player } وتطير إلى بيتها، وما بقي يؤول إلى { $other }.
           *[other] يُفلس { $player } ويطير إلى بيته، وما بقي يؤول إلى { $other }.
        }
    }
}
event-game-over = انتهت الرحلة واللعبة بفوز { $players }.
event-game-over-shared = انتهت الرحلة واللعبة بفوز مشترك بين { $players }.

character-1 = الحارس بونشو
character-2 = القبطان منعطف
character-3 = الوكيل ترقية
character-4 = الكشاف باكر
says-careful-buys = راجعت الخريطة أولًا.
says-careful-earns = سأضيف هذا إلى مدخرات سفري.
says-careful-pays = حملت معي مالًا احتياطيًا لهذا.
says-careful-wins = عدت إلى بيتي ومعي كل حقائبي!
says-bold-buys = رأيته فأحببته فاشتريته!
says-bold-earns = رحلتي القادمة مدفوعة!
says-bold-pays = سأسمّيها مغامرة.
says-bold-wins = رأيت العالم وفزت به!
says-haggler-buys = أعطوني سعر أهل البلد.
says-haggler-earns = والمنظر هدية مني.
says-haggler-pays = طلبت سعر المجموعات.
says-haggler-wins = رأيت العالم بسعر مخفّض!
