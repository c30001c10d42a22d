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

card-advance-to = رنّ الهاتف عند منتصف الليل. تقدّم إلى «{ $space }».
card-to-go = انتهت نوبة الليل. تقدّم إلى «{ $go }» واقبض راتبك.
card-next-ride = شغّل الصفارات! تقدّم إلى أقرب { $space }. ولك أن تركب بالأجرة المعتادة.
card-next-entity = عواء قريب. تقدّم إلى أقرب { $space } وواجهه مع اللاعب الذي على يسارك.
card-back-three = انزلقت على هلام الأشباح. ارجع ثلاث مساحات ونفّذ ما كُتب هناك.
card-go-to-jail = لا أحد يصدّق حكاية شبحك. اذهب فورًا إلى السجن، ولا راتب لك.
card-jail-free = العمدة مدين لك بمعروف. احتفظ بهذه البطاقة: تُخرجك من السجن مرة واحدة، ولك أن تبيعها.
card-general-repairs = معداتك تسخن بشدة. ادفع { FORM($house, "obl") } عن كل { $house-name } و{ FORM($hotel, "obl") } عن كل { $hotel-name }.
card-speeding = بصفارة أو بدونها، قدت بسرعة زائدة. ادفع { FORM($amount, "obl") }.
card-elected-chair = صرت رئيس الفريق، والعشاء عليك. ادفع لكل لاعب { FORM($amount, "obl") }.
card-dividend = أسهمك في مصنع المماسح تدرّ أرباحًا. خذ { FORM($amount, "obl") }.
card-loan-matures = زبون يسدّد فاتورة قديمة جدًا. خذ { FORM($amount, "obl") }.
card-bank-error = شبح في دفاتر البنك يضيف لك صفرًا. خذ { FORM($amount, "obl") }.
card-doctor = طبيب يخرج الهلام من أذنك. ادفع { FORM($amount, "obl") }.
card-sale-of-stock = تبيع أسهمك في مصنع الملاءات. خذ { FORM($amount, "obl") }.
card-holiday-fund = صُرفت لك أيام إجازتك نقدًا. خذ { FORM($amount, "obl") }.
card-tax-refund = مصلحة الضرائب تقبل الهلام ضمن النفقات. خذ { FORM($amount, "obl") }.
card-birthday = حتى الأشباح تغني في عيد ميلادك. يعطيك كل لاعب { FORM($amount, "obl") }.
card-life-insurance = لديك تأمين ضد الأشباح. خذ { FORM($amount, "obl") }.
card-hospital = ليلة في العيادة: ما زلت تتوهج. ادفع { FORM($amount, "obl") }.
card-school-fees = دروس مسائية: طرد الأشباح، الجزء الأول. ادفع { FORM($amount, "obl") }.
card-consultancy-fee = تطمئن زبونًا: الصوت من الأنابيب لا غير. خذ { FORM($amount, "obl") }.
card-street-repairs = الشارع مليء بالهلام. ادفع { FORM($house, "obl") } عن كل { $house-name } و{ FORM($hotel, "obl") } عن كل { $hotel-name }.
card-second-prize = يقطينتك المسكونة تحصل على المركز الثاني. خذ { FORM($amount, "obl") }.
card-inheritance = شبح ممتنّ يذكرك في وصيته. خذ { FORM($amount, "obl") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] لا أحد يصدّق حكاية شبحك، فتذهب إلى السجن.
   *[other] { GENDER($player) ->
        [f] لا أحد يصدّق حكاية الشبح، فتذهب { $player } إلى السجن.
       *[other] لا أحد يصدّق حكاية الشبح، فيذهب { $player } إلى السجن.
    }
}
story-roll-jailed = { WHO($player) ->
    [you] ترمي { $dice }. لا أحد يصدّق حكاية شبحك، فتذهب إلى السجن.
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }). لا أحد يصدّق حكاية الشبح، فتذهب إلى السجن.
       *[other] يرمي { $player } النرد ({ $dice }). لا أحد يصدّق حكاية الشبح، فيذهب إلى السجن.
    }
}
event-freed = { WHO($player) ->
    [you] العمدة يُخرجك من السجن.
   *[other] العمدة يُخرج { $player } من السجن.
}
story-salary = ومن «{ $go }» راتب بقيمة { FORM($amount, "obl") } عن نوبة الليل.
event-salary = { WHO($player) ->
    [you] تمرّ على «{ $go }» وتقبض { FORM($amount, "obl") } عن نوبة الليل.
   *[other] { GENDER($player) ->
        [f] تمرّ { $player } على «{ $go }» وتقبض { FORM($amount, "obl") } عن نوبة الليل.
       *[other] يمرّ { $player } على «{ $go }» ويقبض { FORM($amount, "obl") } عن نوبة الليل.
    }
}
event-ride = { WHO($player) ->
    [you] الصفارات تدوّي! تركب إلى «{ $space }» مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] الصفارات تدوّي! تركب { $player } إلى «{ $space }» مقابل { FORM($amount, "obl") }.
       *[other] الصفارات تدوّي! يركب { $player } إلى «{ $space }» مقابل { FORM($amount, "obl") }.
    }
}
event-entity-fought = { WHO($player) ->
    [you] ترمي أنت و{ $other } النرد ({ $dice }) وتصطادان «{ $space }».
   *[other] { WHO($other) ->
        [you] ترمي أنت و{ $player } النرد ({ $dice }) وتصطادان «{ $space }».
       *[other] { GENDER($player) ->
            [f] ترمي { $player } و{ $other } النرد ({ $dice }) ويصطادان «{ $space }».
           *[other] يرمي { $player } و{ $other } النرد ({ $dice }) ويصطادان «{ $space }».
        }
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] ترمي أنت و{ $other } النرد ({ $dice }) وتغرقان في هلام «{ $space }».
   *[other] { WHO($other) ->
        [you] ترمي أنت و{ $player } النرد ({ $dice }) وتغرقان في هلام «{ $space }».
       *[other] { GENDER($player) ->
            [f] ترمي { $player } و{ $other } النرد ({ $dice }) ويغرقان في هلام «{ $space }».
           *[other] يرمي { $player } و{ $other } النرد ({ $dice }) ويغرقان في هلام «{ $space }».
        }
    }
}
event-paid-entity = { WHO($player) ->
    [you] تدفع { FORM($amount, "obl") } لتنظيف آثار «{ $space }».
   *[other] { GENDER($player) ->
        [f] تدفع { $player } { FORM($amount, "obl") } لتنظيف آثار «{ $space }».
       *[other] يدفع { $player } { FORM($amount, "obl") } لتنظيف آثار «{ $space }».
    }
}
event-built = { WHO($player) ->
    [you] تؤمّن مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
   *[other] { GENDER($player) ->
        [f] تؤمّن { $player } مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
       *[other] يؤمّن { $player } مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
    }
}
event-built-won = { WHO($player) ->
    [you] تؤمّن مساحة «{ $space }»، وعليها الآن { FORM($level, "nom") }.
   *[other] { GENDER($player) ->
        [f] تؤمّن { $player } مساحة «{ $space }»، وعليها الآن { FORM($level, "nom") }.
       *[other] يؤمّن { $player } مساحة «{ $space }»، وعليها الآن { FORM($level, "nom") }.
    }
}
story-built = { WHO($player) ->
    [you] تؤمّن { $spaces } مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تؤمّن { $player } { $spaces } مقابل { FORM($amount, "obl") }.
       *[other] يؤمّن { $player } { $spaces } مقابل { FORM($amount, "obl") }.
    }
}
event-bankrupt = { WHO($player) ->
    [you] تُفلس وتسلّم معداتك، وما بقي يؤول إلى { $other }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] تُفلس { $player } وتسلّم معداتها، وما بقي يؤول إليك.
           *[other] يُفلس { $player } ويسلّم معداته، وما بقي يؤول إليك.
        }
       *[other] { GENDER($player) ->
            [f] تُفلس { $player } وتسلّم معداتها، وما بقي يؤول إلى { $other }.
           *[other] يُفلس { $player } ويسلّم معداته، وما بقي يؤول إلى { $other }.
        }
    }
}
event-game-over = نامت المدينة مطمئنة، وانتهت اللعبة بفوز { $players }.
event-game-over-shared = نامت المدينة مطمئنة، وانتهت اللعبة بفوز مشترك بين { $players }.

character-1 = المفتش ممسحة
character-2 = القائد شرارة
character-3 = الوكيل فاتورة
character-4 = البواب مملحة
character-5 = المبتدئ اندفاع
character-6 = الكاتب تخفيض
says-careful-buys = تأكدت أولًا من خلوّه من الأشباح.
says-careful-earns = حفظت الإيصال في الملف.
says-careful-pays = أدّخر دائمًا شيئًا لتنظيف الهلام.
says-careful-wins = أخيرًا عمّ الهدوء مدينتي.
says-bold-buys = لا أخاف من ذلك المكان!
says-bold-earns = كنت سأصطاد الأشباح مجانًا، لكن شكرًا!
says-bold-pays = مررت بهلام أسوأ من هذا.
says-bold-wins = نظّفت المدينة كلها. شغّلوا الصفارات!
says-haggler-buys = أخذت الشبح هدية فوق البيعة.
says-haggler-earns = وأرسلت فاتورة مهذبة أيضًا.
says-haggler-pays = هل لي أن أدفع بمصائد الأشباح؟
says-haggler-wins = سأرسل فاتورتي إلى المدينة.
