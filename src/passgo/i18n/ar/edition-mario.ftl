# أسماء نسخة mario.

edition-mario = ماريو
word-go = GO
word-street = موقع
word-street-the = الموقع
word-streets = مواقع
word-streets-the = المواقع
word-streets-its = مواقعها
word-house = منزل علجوم
word-houses = منازل العلجوم
word-houses-the = منازل العلجوم
word-houses-four = أربعة من منازل العلجوم
word-hotel = قلعة Peach
word-hotel-its = قلعة Peach
word-hotels = قلاع Peach
word-hotels-the = قلاع Peach
word-hotels-all = كل قلاع Peach في المجموعة
word-street-acc = موقعًا
word-houses-three = ثلاثة من منازل العلجوم
level-houses =
    { $count ->
        [zero] بلا منازل علجوم
        [one] منزل علجوم واحد
        [two] منزلا علجوم
        [few] { $count } منازل علجوم
        [many] { $count } منزل علجوم
       *[other] { $count } منزل علجوم
    }
    .nom = { $count ->
        [zero] لا منازل علجوم
        [one] منزل علجوم واحد
        [two] منزلا علجوم
        [few] { $count } منازل علجوم
        [many] { $count } منزل علجوم
       *[other] { $count } منزل علجوم
    }
    .obl = { $count ->
        [zero] لا منازل علجوم
        [one] منزل علجوم واحد
        [two] منزلي علجوم
        [few] { $count } منازل علجوم
        [many] { $count } منزل علجوم
       *[other] { $count } منزل علجوم
    }
level-hotel = قلعة Peach
level-hotels =
    { $count ->
        [zero] بلا قلاع Peach
        [one] قلعة Peach واحدة
        [two] قلعتا Peach
        [few] { $count } قلاع Peach
        [many] { $count } قلعة Peach
       *[other] { $count } قلعة Peach
    }
    .nom = { $count ->
        [zero] لا قلاع Peach
        [one] قلعة Peach واحدة
        [two] قلعتا Peach
        [few] { $count } قلاع Peach
        [many] { $count } قلعة Peach
       *[other] { $count } قلعة Peach
    }
    .obl = { $count ->
        [zero] لا قلاع Peach
        [one] قلعة Peach واحدة
        [two] قلعتي Peach
        [few] { $count } قلاع Peach
        [many] { $count } قلعة Peach
       *[other] { $count } قلعة Peach
    }
group-brown = البني
group-light-blue = الأزرق الفاتح
group-pink = الوردي
group-orange = البرتقالي
group-red = الأحمر
group-yellow = الأصفر
group-green = الأخضر
group-dark-blue = الأزرق الداكن
group-utilities = المرافق العامة
deck-community-chest = بطاقات Community Chest
    .in = Community Chest
kind-utility = مرفق عام
kind-question = مكعب أسئلة
token-mushroom = فطر
token-star = نجمة
token-fire-flower = زهرة النار
token-shell = صدفة
token-leaf = ورقة شجر
token-cap = قبعة
space-go = GO
space-brick-meadow = مرج الطوب
space-question-block = مكعب الأسئلة
space-pipe-cellar = قبو الأنابيب
space-chain-chomp = Chain Chomp
space-maze-wood = غابة المتاهة
space-community-chest = Community Chest
space-cloud-bridge = جسر السحاب
space-jail = السجن
space-painted-hall = القاعة المرسومة
space-bell-tower = برج الجرس
space-bowser-jr = Bowser Jr.
space-harbour-square = ساحة الميناء
space-coral-bay = خليج المرجان
space-free-parking = Free Parking
space-meteor-pier = رصيف الشهب
space-ring-world = عالم الحلقات
space-magikoopa = Magikoopa
space-sandstone-stair = درج الحجر الرملي
space-oasis-maze = متاهة الواحة
space-go-to-jail = Go to Jail
space-lantern-wood = غابة الفوانيس
space-giant-roots = الجذور العملاقة
space-piranha-plant = Piranha Plant
space-skyline-plaza = ساحة الأبراج
space-crown-tower = برج التاج

awaiting-you-roll = حان دورك – ارمِ النرد.
act-roll = رمي النرد
deed-rent-utility = { $count ->
    [zero] عند عدم امتلاك أيٍّ منها: { $factor } × النرد
    [one] عند امتلاك واحد منها: { $factor } × النرد
    [two] عند امتلاك اثنين منها: { $factor } × النرد
    [few] عند امتلاك { $count } منها: { $factor } × النرد
    [many] عند امتلاك { $count } منها: { $factor } × النرد
   *[other] عند امتلاك { $count } منها: { $factor } × النرد
}
dice-title = النرد
end-dice = النرد
stop-rent-dice = { word-rent-the }: حسب النرد
story-roll-due-dice = { WHO($player) ->
    [you] ترمي { $dice } وتنزل على «{ $space }»، ملك { $other }. النرد يحدد { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] ترمي { $player } النرد ({ $dice }) وتنزل على «{ $space }»، ملكك. النرد يحدد { word-rent-the }.
           *[other] يرمي { $player } النرد ({ $dice }) وينزل على «{ $space }»، ملكك. النرد يحدد { word-rent-the }.
        }
       *[other] { GENDER($player) ->
            [f] ترمي { $player } النرد ({ $dice }) وتنزل على «{ $space }»، ملك { $other }. النرد يحدد { word-rent-the }.
           *[other] يرمي { $player } النرد ({ $dice }) وينزل على «{ $space }»، ملك { $other }. النرد يحدد { word-rent-the }.
        }
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] تنزل على «{ $space }»، ملك { $other }. النرد يحدد { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] تنزل { $player } على «{ $space }»، ملكك. النرد يحدد { word-rent-the }.
           *[other] ينزل { $player } على «{ $space }»، ملكك. النرد يحدد { word-rent-the }.
        }
       *[other] { GENDER($player) ->
            [f] تنزل { $player } على «{ $space }»، ملك { $other }. النرد يحدد { word-rent-the }.
           *[other] ينزل { $player } على «{ $space }»، ملك { $other }. النرد يحدد { word-rent-the }.
        }
    }
}
card-next-utility = الأضواء تومض! تقدّم إلى أقرب { $space } وارمِ النرد. للمالك أن يطلب ناتج الرمية مضروبًا في { $factor }.
page-times-dice = { $factor } × النرد

card-advance-to = منصة قفز تقذفك عاليًا. تقدّم إلى «{ $space }».
card-to-go = إلى الأمام بأقصى سرعة! تقدّم إلى «{ $go }» واقبض راتبك.
card-next-question = تسمع رنينًا. تقدّم إلى أقرب { $space } واضغط عليه.
card-back-three = أخطأت القفزة. ارجع ثلاث مساحات ونفّذ ما كُتب هناك.
card-go-to-jail = انزلقت في الأنبوب الخطأ. اذهب فورًا إلى السجن، ولا راتب لك.
card-jail-free = مفتاح ذهبي! احتفظ بهذه البطاقة: تُخرجك من السجن مرة واحدة، ولك أن تبيعها.
card-repairs = تخلخل الطوب! ادفع { FORM($house, "obl") } عن كل { $house-name } و{ FORM($hotel, "obl") } عن كل { $hotel-name }.
card-treat-everyone = مثلجات للجميع! ادفع لكل لاعب { FORM($amount, "obl") }.
card-party = تقيم حفلة فوق غيمة. يعطيك كل لاعب { FORM($amount, "obl") }.
card-big-find = غرفة سرية مليئة بالعملات! خذ { FORM($amount, "obl") }.
card-prize = كنت الأسرع اليوم! خذ { FORM($amount, "obl") }.
card-gift = هدية تسقط من غيمة. خذ { FORM($amount, "obl") }.
card-small-find = شيء يلمع بين العشب. خذ { FORM($amount, "obl") }.
card-small-loss = في جيبك ثقب. ادفع { FORM($amount, "obl") }.
card-loss = وقعت في الماء بعملاتك كلها. ادفع { FORM($amount, "obl") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] الأنبوب الخطأ! تذهب إلى السجن.
   *[other] { GENDER($player) ->
        [f] الأنبوب الخطأ! تذهب { $player } إلى السجن.
       *[other] الأنبوب الخطأ! يذهب { $player } إلى السجن.
    }
}
story-roll-jailed = { WHO($player) ->
    [you] ترمي { $dice }. الأنبوب الخطأ! تذهب إلى السجن.
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }). الأنبوب الخطأ، فإلى السجن!
       *[other] يرمي { $player } النرد ({ $dice }). الأنبوب الخطأ، فإلى السجن!
    }
}
event-freed = { WHO($player) ->
    [you] تقفز إلى خارج السجن.
   *[other] { GENDER($player) ->
        [f] تقفز { $player } إلى خارج السجن.
       *[other] يقفز { $player } إلى خارج السجن.
    }
}
story-salary = رنين عملات! من «{ $go }» راتب بقيمة { FORM($amount, "obl") }.
event-salary = { WHO($player) ->
    [you] رنين عملات! تمرّ على «{ $go }» وتقبض { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] رنين عملات! تمرّ { $player } على «{ $go }» وتقبض { FORM($amount, "obl") }.
       *[other] رنين عملات! يمرّ { $player } على «{ $go }» ويقبض { FORM($amount, "obl") }.
    }
}
story-roll-tax = { WHO($player) ->
    [you] ترمي { $dice }. عضّة من «{ $space }» تكلّفك { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }). عضّة من «{ $space }» تكلّفها { FORM($amount, "obl") }.
       *[other] يرمي { $player } النرد ({ $dice }). عضّة من «{ $space }» تكلّفه { FORM($amount, "obl") }.
    }
}
story-tax = { WHO($player) ->
    [you] عضّة من «{ $space }» تكلّفك { FORM($amount, "obl") }.
   *[other] عضّة من «{ $space }» تكلّف { $player } { FORM($amount, "obl") }.
}
event-paid-tax = { WHO($player) ->
    [you] عضّة من «{ $space }»! تدفع { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] عضّة من «{ $space }»! تدفع { $player } { FORM($amount, "obl") }.
       *[other] عضّة من «{ $space }»! يدفع { $player } { FORM($amount, "obl") }.
    }
}
event-question-coins = { WHO($player) ->
    [you] رنّة! تحصل من «{ $space }» على { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] رنّة! تحصل { $player } من «{ $space }» على { FORM($amount, "obl") }.
       *[other] رنّة! يحصل { $player } من «{ $space }» على { FORM($amount, "obl") }.
    }
}
event-built = { WHO($player) ->
    [you] ترصّ الطوب على مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
   *[other] { GENDER($player) ->
        [f] ترصّ { $player } الطوب على مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
       *[other] يرصّ { $player } الطوب على مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
    }
}
event-built-won = { WHO($player) ->
    [you] ترصّ الطوب على مساحة «{ $space }»، وعليها الآن { FORM($level, "nom") }.
   *[other] { GENDER($player) ->
        [f] ترصّ { $player } الطوب على مساحة «{ $space }»، وعليها الآن { FORM($level, "nom") }.
       *[other] يرصّ { $player } الطوب على مساحة «{ $space }»، وعليها الآن { FORM($level, "nom") }.
    }
}
story-built = { WHO($player) ->
    [you] ترصّ الطوب على { $spaces } مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] ترصّ { $player } الطوب على { $spaces } مقابل { FORM($amount, "obl") }.
       *[other] يرصّ { $player } الطوب على { $spaces } مقابل { FORM($amount, "obl") }.
    }
}
event-bankrupt = { WHO($player) ->
    [you] نفدت العملات! تُفلس، وما بقي يؤول إلى { $other }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] نفدت العملات! تُفلس { $player }، وما بقي يؤول إليك.
           *[other] نفدت العملات! يُفلس { $player }، وما بقي يؤول إليك.
        }
       *[other] { GENDER($player) ->
            [f] نفدت العملات! تُفلس { $player }، وما بقي يؤول إلى { $other }.
           *[other] نفدت العملات! يُفلس { $player }، وما بقي يؤول إلى { $other }.
        }
    }
}
event-game-over = ألعاب نارية فوق القلعة! انتهت اللعبة بفوز { $players }.
event-game-over-shared = ألعاب نارية فوق القلعة! انتهت اللعبة بفوز مشترك بين { $players }.

character-1 = المدرب وسادة
character-2 = الصاروخ فجلة
character-3 = التاجر حصاة
character-4 = البستاني طحلب
character-5 = المتسابق هبوب
character-6 = الخباز دزينة
says-careful-buys = نظرت أولًا، ثم قفزت.
says-careful-earns = سأعدّ عملاتي مرة أخرى.
says-careful-pays = خبأت بعض العملات لوقت الشدة.
says-careful-wins = بقفزات صغيرة بلغت القمة!
says-bold-buys = قفزت بلا تردد. صار لي!
says-bold-earns = رنين العملات! أحب هذا الصوت.
says-bold-pays = أوه! سأقفز من جديد.
says-bold-wins = ركضت وقفزت وفزت!
says-haggler-buys = أخذته بحفنة عملات!
says-haggler-earns = عملات لي؟ لن أقول لا.
says-haggler-pays = عرضت فطرًا، فطلبوا عملات.
says-haggler-wins = أخذت العالم كله بسعر زهيد!
