# ما حدث على الطاولة. بلا جنس معروف للاعب يُستعمل المذكر، كما في سائر البرامج.

## البداية

event-start-rolled = { WHO($player) ->
    [you] ترمي { $dice } لتحديد من يبدأ.
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }) لتحديد من يبدأ.
       *[other] يرمي { $player } النرد ({ $dice }) لتحديد من يبدأ.
    }
}
event-started = { WHO($player) ->
    [you] تبدأ أنت. ترتيب اللعب: { $players }.
   *[other] { GENDER($player) ->
        [f] تبدأ { $player }. ترتيب اللعب: { $players }.
       *[other] يبدأ { $player }. ترتيب اللعب: { $players }.
    }
}
event-clock-started = بدأت الساعة.
event-dealt = { WHO($player) ->
    [you] تحصل في التوزيع على «{ $space }».
   *[other] { GENDER($player) ->
        [f] تحصل { $player } في التوزيع على «{ $space }».
       *[other] يحصل { $player } في التوزيع على «{ $space }».
    }
}

## الدور والرمية والحركة

event-turn = { WHO($player) ->
    [you] حان دورك.
   *[other] حان دور { $player }.
}
event-rolled = { WHO($player) ->
    [you] ترمي { $dice }.
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }).
       *[other] يرمي { $player } النرد ({ $dice }).
    }
}
event-moved = { WHO($player) ->
    [you] تنتقل إلى «{ $space }».
   *[other] { GENDER($player) ->
        [f] تنتقل { $player } إلى «{ $space }».
       *[other] ينتقل { $player } إلى «{ $space }».
    }
}
event-moved-back = { WHO($player) ->
    [you] ترجع إلى «{ $space }».
   *[other] { GENDER($player) ->
        [f] ترجع { $player } إلى «{ $space }».
       *[other] يرجع { $player } إلى «{ $space }».
    }
}
event-salary = { WHO($player) ->
    [you] تمرّ على «{ $go }» وتقبض { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تمرّ { $player } على «{ $go }» وتقبض { FORM($amount, "obl") }.
       *[other] يمرّ { $player } على «{ $go }» ويقبض { FORM($amount, "obl") }.
    }
}
story-roll = { WHO($player) ->
    [you] ترمي { $dice } وتنزل على «{ $space }».
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }) وتنزل على «{ $space }».
       *[other] يرمي { $player } النرد ({ $dice }) وينزل على «{ $space }».
    }
}
story-roll-rent = { WHO($player) ->
    [you] ترمي { $dice } وتنزل على «{ $space }»، ملك { $other }، وتدفع { FORM($amount, "obl") }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] ترمي { $player } النرد ({ $dice }) وتنزل على «{ $space }»، ملكك، وتدفع لك { FORM($amount, "obl") }.
           *[other] يرمي { $player } النرد ({ $dice }) وينزل على «{ $space }»، ملكك، ويدفع لك { FORM($amount, "obl") }.
        }
       *[other] { GENDER($player) ->
            [f] ترمي { $player } النرد ({ $dice }) وتنزل على «{ $space }»، ملك { $other }، وتدفع { FORM($amount, "obl") }.
           *[other] يرمي { $player } النرد ({ $dice }) وينزل على «{ $space }»، ملك { $other }، ويدفع { FORM($amount, "obl") }.
        }
    }
}
story-roll-due = { WHO($player) ->
    [you] ترمي { $dice } وتنزل على «{ $space }»، ملك { $other }. { word-rent-the } { FORM($amount, "nom") }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] ترمي { $player } النرد ({ $dice }) وتنزل على «{ $space }»، ملكك. { word-rent-the } { FORM($amount, "nom") }.
           *[other] يرمي { $player } النرد ({ $dice }) وينزل على «{ $space }»، ملكك. { word-rent-the } { FORM($amount, "nom") }.
        }
       *[other] { GENDER($player) ->
            [f] ترمي { $player } النرد ({ $dice }) وتنزل على «{ $space }»، ملك { $other }. { word-rent-the } { FORM($amount, "nom") }.
           *[other] يرمي { $player } النرد ({ $dice }) وينزل على «{ $space }»، ملك { $other }. { word-rent-the } { FORM($amount, "nom") }.
        }
    }
}
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
story-roll-bought = { WHO($player) ->
    [you] ترمي { $dice } وتنزل على مساحة «{ $space }» وتشتريها مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }) وتنزل على مساحة «{ $space }» وتشتريها مقابل { FORM($amount, "obl") }.
       *[other] يرمي { $player } النرد ({ $dice }) وينزل على مساحة «{ $space }» ويشتريها مقابل { FORM($amount, "obl") }.
    }
}
story-roll-tax = { WHO($player) ->
    [you] ترمي { $dice } وتنزل على «{ $space }» وتدفع { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }) وتنزل على «{ $space }» وتدفع { FORM($amount, "obl") }.
       *[other] يرمي { $player } النرد ({ $dice }) وينزل على «{ $space }» ويدفع { FORM($amount, "obl") }.
    }
}
story-roll-jailed = { WHO($player) ->
    [you] ترمي { $dice } وتذهب إلى السجن.
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }) وتذهب إلى السجن.
       *[other] يرمي { $player } النرد ({ $dice }) ويذهب إلى السجن.
    }
}
story-roll-stayed = { WHO($player) ->
    [you] ترمي { $dice } وتبقى في السجن (المحاولة { $count }).
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }) وتبقى في السجن (المحاولة { $count }).
       *[other] يرمي { $player } النرد ({ $dice }) ويبقى في السجن (المحاولة { $count }).
    }
}
story-salary = ومن «{ $go }» راتب بقيمة { FORM($amount, "obl") }.
event-jailed = { WHO($player) ->
    [you] تذهب إلى السجن.
   *[other] { GENDER($player) ->
        [f] تذهب { $player } إلى السجن.
       *[other] يذهب { $player } إلى السجن.
    }
}
event-freed = { WHO($player) ->
    [you] تخرج من السجن.
   *[other] { GENDER($player) ->
        [f] تخرج { $player } من السجن.
       *[other] يخرج { $player } من السجن.
    }
}
event-freed-fine = { WHO($player) ->
    [you] تدفع { FORM($amount, "obl") } وتخرج من السجن.
   *[other] { GENDER($player) ->
        [f] تدفع { $player } { FORM($amount, "obl") } وتخرج من السجن.
       *[other] يدفع { $player } { FORM($amount, "obl") } ويخرج من السجن.
    }
}
event-stayed-in-jail = { WHO($player) ->
    [you] تبقى في السجن (المحاولة { $count }).
   *[other] { GENDER($player) ->
        [f] تبقى { $player } في السجن (المحاولة { $count }).
       *[other] يبقى { $player } في السجن (المحاولة { $count }).
    }
}
event-ride = { WHO($player) ->
    [you] تركب إلى «{ $space }» مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تركب { $player } إلى «{ $space }» مقابل { FORM($amount, "obl") }.
       *[other] يركب { $player } إلى «{ $space }» مقابل { FORM($amount, "obl") }.
    }
}

## الشراء والمزادات

event-bought = { WHO($player) ->
    [you] تشتري «{ $space }» مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تشتري { $player } «{ $space }» مقابل { FORM($amount, "obl") }.
       *[other] يشتري { $player } «{ $space }» مقابل { FORM($amount, "obl") }.
    }
}
story-bought = { WHO($player) ->
    [you] تنتقل إلى مساحة «{ $space }» وتشتريها مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تنتقل { $player } إلى مساحة «{ $space }» وتشتريها مقابل { FORM($amount, "obl") }.
       *[other] ينتقل { $player } إلى مساحة «{ $space }» ويشتريها مقابل { FORM($amount, "obl") }.
    }
}
event-declined = { WHO($player) ->
    [you] لا تشتري «{ $space }».
   *[other] { GENDER($player) ->
        [f] لا تشتري { $player } «{ $space }».
       *[other] لا يشتري { $player } «{ $space }».
    }
}
event-auction-opened = تُعرض مساحة «{ $space }» في المزاد. تبدأ المزايدة من { FORM($amount, "obl") }.
event-auction-opened-building = يُعرض مبنى في مزاد بين من يريدونه. تبدأ المزايدة من { FORM($amount, "obl") }.
event-bid = { WHO($player) ->
    [you] تزايد بمبلغ { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تزايد { $player } بمبلغ { FORM($amount, "obl") }.
       *[other] يزايد { $player } بمبلغ { FORM($amount, "obl") }.
    }
}
story-auction-bid = { WHO($player) ->
    [you] في مزاد «{ $space }» تتقدم بمبلغ { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] في مزاد «{ $space }» تتقدم { $player } بمبلغ { FORM($amount, "obl") }.
       *[other] في مزاد «{ $space }» يتقدم { $player } بمبلغ { FORM($amount, "obl") }.
    }
}
event-passed = { WHO($player) ->
    [you] تمرّر.
   *[other] { GENDER($player) ->
        [f] تمرّر { $player }.
       *[other] يمرّر { $player }.
    }
}
event-auction-won = { WHO($player) ->
    [you] تفوز بمزاد «{ $space }» مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تفوز { $player } بمزاد «{ $space }» مقابل { FORM($amount, "obl") }.
       *[other] يفوز { $player } بمزاد «{ $space }» مقابل { FORM($amount, "obl") }.
    }
}
event-auction-won-building = { WHO($player) ->
    [you] تفوز بالمبنى في المزاد مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تفوز { $player } بالمبنى في المزاد مقابل { FORM($amount, "obl") }.
       *[other] يفوز { $player } بالمبنى في المزاد مقابل { FORM($amount, "obl") }.
    }
}
event-auction-unsold = لا أحد يزايد. تبقى مساحة «{ $space }» لدى البنك.
event-auction-unsold-building = لا أحد يزايد. يبقى المبنى لدى البنك.
event-defaulted = { WHO($player) ->
    [you] لا تستطيع دفع مزايدتك الفائزة وتخرج من هذا المزاد.
   *[other] { GENDER($player) ->
        [f] لا تستطيع { $player } دفع المزايدة الفائزة وتخرج من هذا المزاد.
       *[other] لا يستطيع { $player } دفع المزايدة الفائزة ويخرج من هذا المزاد.
    }
}
event-going-1 = ألا أونا…
event-going-2 = ألا دوي…

## الإيجار وسائر المدفوعات

event-rent-due = { WHO($player) ->
    [you] تنزل على «{ $space }»، ملك { $other }. { word-rent-the } { FORM($amount, "nom") }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] تنزل { $player } على «{ $space }»، ملكك. { word-rent-the } { FORM($amount, "nom") }.
           *[other] ينزل { $player } على «{ $space }»، ملكك. { word-rent-the } { FORM($amount, "nom") }.
        }
       *[other] { GENDER($player) ->
            [f] تنزل { $player } على «{ $space }»، ملك { $other }. { word-rent-the } { FORM($amount, "nom") }.
           *[other] ينزل { $player } على «{ $space }»، ملك { $other }. { word-rent-the } { FORM($amount, "nom") }.
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
story-rent = { WHO($player) ->
    [you] تنزل على «{ $space }»، ملك { $other }، وتدفع { FORM($amount, "obl") }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] تنزل { $player } على «{ $space }»، ملكك، وتدفع لك { FORM($amount, "obl") }.
           *[other] ينزل { $player } على «{ $space }»، ملكك، ويدفع لك { FORM($amount, "obl") }.
        }
       *[other] { GENDER($player) ->
            [f] تنزل { $player } على «{ $space }»، ملك { $other }، وتدفع { FORM($amount, "obl") }.
           *[other] ينزل { $player } على «{ $space }»، ملك { $other }، ويدفع { FORM($amount, "obl") }.
        }
    }
}
story-tax = { WHO($player) ->
    [you] تنزل على «{ $space }» وتدفع { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تنزل { $player } على «{ $space }» وتدفع { FORM($amount, "obl") }.
       *[other] ينزل { $player } على «{ $space }» ويدفع { FORM($amount, "obl") }.
    }
}
event-claim-lapsed = { WHO($other) ->
    [you] لم تطلب { word-rent } «{ $space }» في الوقت المناسب.
   *[other] { GENDER($other) ->
        [f] لم تطلب { $other } { word-rent } «{ $space }» في الوقت المناسب.
       *[other] لم يطلب { $other } { word-rent } «{ $space }» في الوقت المناسب.
    }
}
event-owed-rent = { WHO($player) ->
    [you] عليك دفع { FORM($amount, "obl") } إلى { $other } { word-rent-acc } عن «{ $space }».
   *[other] { WHO($other) ->
        [you] على { $player } دفع { FORM($amount, "obl") } لك { word-rent-acc } عن «{ $space }».
       *[other] على { $player } دفع { FORM($amount, "obl") } إلى { $other } { word-rent-acc } عن «{ $space }».
    }
}
event-owed-tax = { WHO($player) ->
    [you] عليك دفع { FORM($amount, "obl") } عن «{ $space }».
   *[other] على { $player } دفع { FORM($amount, "obl") } عن «{ $space }».
}
event-owed-card = { WHO($player) ->
    [you] بسبب البطاقة عليك دفع { FORM($amount, "obl") } إلى { $other }.
   *[other] { WHO($other) ->
        [you] بسبب البطاقة على { $player } دفع { FORM($amount, "obl") } لك.
       *[other] بسبب البطاقة على { $player } دفع { FORM($amount, "obl") } إلى { $other }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] عليك دفع { FORM($amount, "obl") } للخروج من السجن.
   *[other] على { $player } دفع { FORM($amount, "obl") } للخروج من السجن.
}
event-owed-auction = { WHO($player) ->
    [you] عليك دفع { FORM($amount, "obl") } عن المزاد.
   *[other] على { $player } دفع { FORM($amount, "obl") } عن المزاد.
}
event-owed-entity = { WHO($player) ->
    [you] عليك دفع { FORM($amount, "obl") } إلى «{ $space }».
   *[other] على { $player } دفع { FORM($amount, "obl") } إلى «{ $space }».
}
event-owed-question = { WHO($player) ->
    [you] عليك دفع { FORM($amount, "obl") } إلى المكعب.
   *[other] على { $player } دفع { FORM($amount, "obl") } إلى المكعب.
}
event-owed-interest = { WHO($player) ->
    [you] عليك دفع فائدة بقيمة { FORM($amount, "obl") } عن «{ $space }».
   *[other] على { $player } دفع فائدة بقيمة { FORM($amount, "obl") } عن «{ $space }».
}
event-paid-rent = { WHO($player) ->
    [you] تدفع إلى { $other } { FORM($amount, "obl") } { word-rent-acc } عن «{ $space }».
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] تدفع لك { $player } { FORM($amount, "obl") } { word-rent-acc } عن «{ $space }».
           *[other] يدفع لك { $player } { FORM($amount, "obl") } { word-rent-acc } عن «{ $space }».
        }
       *[other] { GENDER($player) ->
            [f] تدفع { $player } إلى { $other } { FORM($amount, "obl") } { word-rent-acc } عن «{ $space }».
           *[other] يدفع { $player } إلى { $other } { FORM($amount, "obl") } { word-rent-acc } عن «{ $space }».
        }
    }
}
event-paid-tax = { WHO($player) ->
    [you] تدفع { FORM($amount, "obl") } عن «{ $space }».
   *[other] { GENDER($player) ->
        [f] تدفع { $player } { FORM($amount, "obl") } عن «{ $space }».
       *[other] يدفع { $player } { FORM($amount, "obl") } عن «{ $space }».
    }
}
event-paid-card = { WHO($player) ->
    [you] تدفع { FORM($amount, "obl") } إلى { $other }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] تدفع لك { $player } { FORM($amount, "obl") }.
           *[other] يدفع لك { $player } { FORM($amount, "obl") }.
        }
       *[other] { GENDER($player) ->
            [f] تدفع { $player } { FORM($amount, "obl") } إلى { $other }.
           *[other] يدفع { $player } { FORM($amount, "obl") } إلى { $other }.
        }
    }
}
event-paid-fine = { WHO($player) ->
    [you] تدفع { FORM($amount, "obl") } للخروج من السجن.
   *[other] { GENDER($player) ->
        [f] تدفع { $player } { FORM($amount, "obl") } للخروج من السجن.
       *[other] يدفع { $player } { FORM($amount, "obl") } للخروج من السجن.
    }
}
event-paid-auction = { WHO($player) ->
    [you] تدفع { FORM($amount, "obl") } إلى البنك.
   *[other] { GENDER($player) ->
        [f] تدفع { $player } { FORM($amount, "obl") } إلى البنك.
       *[other] يدفع { $player } { FORM($amount, "obl") } إلى البنك.
    }
}
event-paid-entity = { WHO($player) ->
    [you] تدفع { FORM($amount, "obl") } إلى «{ $space }».
   *[other] { GENDER($player) ->
        [f] تدفع { $player } { FORM($amount, "obl") } إلى «{ $space }».
       *[other] يدفع { $player } { FORM($amount, "obl") } إلى «{ $space }».
    }
}
event-paid-question = { WHO($player) ->
    [you] تدفع { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تدفع { $player } { FORM($amount, "obl") }.
       *[other] يدفع { $player } { FORM($amount, "obl") }.
    }
}
event-paid-interest = { WHO($player) ->
    [you] تدفع فائدة بقيمة { FORM($amount, "obl") } عن «{ $space }».
   *[other] { GENDER($player) ->
        [f] تدفع { $player } فائدة بقيمة { FORM($amount, "obl") } عن «{ $space }».
       *[other] يدفع { $player } فائدة بقيمة { FORM($amount, "obl") } عن «{ $space }».
    }
}
story-kept = { WHO($player) ->
    [you] تُبقي الرهن على «{ $space }» وتدفع فائدة بقيمة { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تُبقي { $player } الرهن على «{ $space }» وتدفع فائدة بقيمة { FORM($amount, "obl") }.
       *[other] يُبقي { $player } الرهن على «{ $space }» ويدفع فائدة بقيمة { FORM($amount, "obl") }.
    }
}
event-received = { WHO($player) ->
    [you] تقبض { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تقبض { $player } { FORM($amount, "obl") }.
       *[other] يقبض { $player } { FORM($amount, "obl") }.
    }
}

## البطاقات والمواجهات والمكعبات

event-card-drawn = { WHO($player) ->
    [you] تسحب بطاقة من «{ FORM($deck, "in") }»: { $note }
   *[other] { GENDER($player) ->
        [f] تسحب { $player } بطاقة من «{ FORM($deck, "in") }»: { $note }
       *[other] يسحب { $player } بطاقة من «{ FORM($deck, "in") }»: { $note }
    }
}
event-card-shown = { WHO($player) ->
    [you] تُظهر { word-jail-card }.
   *[other] { GENDER($player) ->
        [f] تُظهر { $player } { word-jail-card }.
       *[other] يُظهر { $player } { word-jail-card }.
    }
}
event-card-used = { WHO($player) ->
    [you] تخرج من السجن ببطاقة.
   *[other] { GENDER($player) ->
        [f] تخرج { $player } من السجن ببطاقة.
       *[other] يخرج { $player } من السجن ببطاقة.
    }
}
event-deck-shuffled = تُخلط بطاقات «{ FORM($deck, "in") }».
event-dice = { WHO($player) ->
    [you] ترمي { $dice }.
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد ({ $dice }).
       *[other] يرمي { $player } النرد ({ $dice }).
    }
}
event-entity-fought = { WHO($player) ->
    [you] ترمي أنت و{ $other } النرد ({ $dice }) وتهزمان «{ $space }».
   *[other] { WHO($other) ->
        [you] ترمي أنت و{ $player } النرد ({ $dice }) وتهزمان «{ $space }».
       *[other] { GENDER($player) ->
            [f] ترمي { $player } و{ $other } النرد ({ $dice }) ويهزمان «{ $space }».
           *[other] يرمي { $player } و{ $other } النرد ({ $dice }) ويهزمان «{ $space }».
        }
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] ترمي أنت و{ $other } النرد ({ $dice }) وتخسران أمام «{ $space }».
   *[other] { WHO($other) ->
        [you] ترمي أنت و{ $player } النرد ({ $dice }) وتخسران أمام «{ $space }».
       *[other] { GENDER($player) ->
            [f] ترمي { $player } و{ $other } النرد ({ $dice }) ويخسران أمام «{ $space }».
           *[other] يرمي { $player } و{ $other } النرد ({ $dice }) ويخسران أمام «{ $space }».
        }
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] تحصل من «{ $space }» على عملات بعدد ما يظهر على النرد.
   *[other] { GENDER($player) ->
        [f] تحصل { $player } من «{ $space }» على عملات بعدد ما يظهر على النرد.
       *[other] يحصل { $player } من «{ $space }» على عملات بعدد ما يظهر على النرد.
    }
}
event-question-coins = { WHO($player) ->
    [you] تحصل من «{ $space }» على { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تحصل { $player } من «{ $space }» على { FORM($amount, "obl") }.
       *[other] يحصل { $player } من «{ $space }» على { FORM($amount, "obl") }.
    }
}
event-question-move-again = { WHO($player) ->
    [you] بفضل «{ $space }» ترمي وتتقدم مرة أخرى.
   *[other] { GENDER($player) ->
        [f] بفضل «{ $space }» ترمي { $player } وتتقدم مرة أخرى.
       *[other] بفضل «{ $space }» يرمي { $player } ويتقدم مرة أخرى.
    }
}
event-question-pay = { WHO($player) ->
    [you] بسبب «{ $space }» عليك دفع { FORM($amount, "obl") }.
   *[other] بسبب «{ $space }» على { $player } دفع { FORM($amount, "obl") }.
}

## المباني والرهن

event-built = { WHO($player) ->
    [you] تبني على مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
   *[other] { GENDER($player) ->
        [f] تبني { $player } على مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
       *[other] يبني { $player } على مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
    }
}
event-built-won = { WHO($player) ->
    [you] تبني على مساحة «{ $space }»، وعليها الآن { FORM($level, "nom") }.
   *[other] { GENDER($player) ->
        [f] تبني { $player } على مساحة «{ $space }»، وعليها الآن { FORM($level, "nom") }.
       *[other] يبني { $player } على مساحة «{ $space }»، وعليها الآن { FORM($level, "nom") }.
    }
}
story-built = { WHO($player) ->
    [you] تبني على { $spaces } مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تبني { $player } على { $spaces } مقابل { FORM($amount, "obl") }.
       *[other] يبني { $player } على { $spaces } مقابل { FORM($amount, "obl") }.
    }
}
event-sold = { WHO($player) ->
    [you] تبيع مباني على مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
   *[other] { GENDER($player) ->
        [f] تبيع { $player } مباني على مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
       *[other] يبيع { $player } مباني على مساحة «{ $space }» مقابل { FORM($amount, "obl") }، وعليها الآن { FORM($level, "nom") }.
    }
}
story-sold = { WHO($player) ->
    [you] تبيع مباني على { $spaces } مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تبيع { $player } مباني على { $spaces } مقابل { FORM($amount, "obl") }.
       *[other] يبيع { $player } مباني على { $spaces } مقابل { FORM($amount, "obl") }.
    }
}
event-shortage = { WHO($player) ->
    [you] تريد بناء { FORM($pieces, "obl") } ({ $spaces }). لدى البنك { FORM($left, "nom") }. يُسأل الآخرون أولًا.
   *[other] { GENDER($player) ->
        [f] تريد { $player } بناء { FORM($pieces, "obl") } ({ $spaces }). لدى البنك { FORM($left, "nom") }. يُسأل الآخرون أولًا.
       *[other] يريد { $player } بناء { FORM($pieces, "obl") } ({ $spaces }). لدى البنك { FORM($left, "nom") }. يُسأل الآخرون أولًا.
    }
}
event-shortage-sells = { WHO($player) ->
    [you] تريد إعادة { FORM($pieces, "obl") } إلى البنك. لدى البنك { FORM($left, "nom") }. المشترون أولًا.
   *[other] { GENDER($player) ->
        [f] تريد { $player } إعادة { FORM($pieces, "obl") } إلى البنك. لدى البنك { FORM($left, "nom") }. المشترون أولًا.
       *[other] يريد { $player } إعادة { FORM($pieces, "obl") } إلى البنك. لدى البنك { FORM($left, "nom") }. المشترون أولًا.
    }
}
event-wanted = { WHO($player) ->
    [you] تريد البناء على { $spaces }.
   *[other] { GENDER($player) ->
        [f] تريد { $player } البناء على { $spaces }.
       *[other] يريد { $player } البناء على { $spaces }.
    }
}
event-mortgaged = { WHO($player) ->
    [you] ترهن «{ $space }» مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] ترهن { $player } «{ $space }» مقابل { FORM($amount, "obl") }.
       *[other] يرهن { $player } «{ $space }» مقابل { FORM($amount, "obl") }.
    }
}
story-mortgaged = { WHO($player) ->
    [you] ترهن { $spaces } مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] ترهن { $player } { $spaces } مقابل { FORM($amount, "obl") }.
       *[other] يرهن { $player } { $spaces } مقابل { FORM($amount, "obl") }.
    }
}
event-redeemed = { WHO($player) ->
    [you] تفك رهن «{ $space }» مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تفك { $player } رهن «{ $space }» مقابل { FORM($amount, "obl") }.
       *[other] يفك { $player } رهن «{ $space }» مقابل { FORM($amount, "obl") }.
    }
}
story-redeemed = { WHO($player) ->
    [you] تفك رهن { $spaces } مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تفك { $player } رهن { $spaces } مقابل { FORM($amount, "obl") }.
       *[other] يفك { $player } رهن { $spaces } مقابل { FORM($amount, "obl") }.
    }
}
event-kept = { WHO($player) ->
    [you] تُبقي الرهن على «{ $space }».
   *[other] { GENDER($player) ->
        [f] تُبقي { $player } الرهن على «{ $space }».
       *[other] يُبقي { $player } الرهن على «{ $space }».
    }
}
event-deferred = { WHO($player) ->
    [you] تؤجل دفع الفائدة عن «{ $space }».
   *[other] { GENDER($player) ->
        [f] تؤجل { $player } دفع الفائدة عن «{ $space }».
       *[other] يؤجل { $player } دفع الفائدة عن «{ $space }».
    }
}
event-surrendered = { WHO($player) ->
    [you] تبيع «{ $space }» للبنك مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تبيع { $player } «{ $space }» للبنك مقابل { FORM($amount, "obl") }.
       *[other] يبيع { $player } «{ $space }» للبنك مقابل { FORM($amount, "obl") }.
    }
}

## الصفقات

event-offered = { WHO($player) ->
    [you] تعرض على { $other } { FORM($give, "obl") } مقابل { FORM($take, "obl") }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] تعرض عليك { $player } { FORM($give, "obl") } مقابل { FORM($take, "obl") }.
           *[other] يعرض عليك { $player } { FORM($give, "obl") } مقابل { FORM($take, "obl") }.
        }
       *[other] { GENDER($player) ->
            [f] تعرض { $player } على { $other } { FORM($give, "obl") } مقابل { FORM($take, "obl") }.
           *[other] يعرض { $player } على { $other } { FORM($give, "obl") } مقابل { FORM($take, "obl") }.
        }
    }
}
event-offered-gone = { WHO($player) ->
    [you] تقدّم عرضًا إلى { $other }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] تقدّم { $player } عرضًا إليك.
           *[other] يقدّم { $player } عرضًا إليك.
        }
       *[other] { GENDER($player) ->
            [f] تقدّم { $player } عرضًا إلى { $other }.
           *[other] يقدّم { $player } عرضًا إلى { $other }.
        }
    }
}
story-deal = { WHO($player) ->
    [you] تعقد صفقة مع { $other }: { $give } مقابل { FORM($take, "obl") }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] تعقد { $player } صفقة معك: تأخذ { FORM($give, "obl") } مقابل { FORM($take, "obl") }.
           *[other] يعقد { $player } صفقة معك: تأخذ { FORM($give, "obl") } مقابل { FORM($take, "obl") }.
        }
       *[other] { GENDER($player) ->
            [f] تعقد { $player } صفقة مع { $other }: { $give } مقابل { FORM($take, "obl") }.
           *[other] يعقد { $player } صفقة مع { $other }: { $give } مقابل { FORM($take, "obl") }.
        }
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { GENDER($other) ->
        [f] ترفض { $other } عرضك: { $give } مقابل { FORM($take, "obl") }.
       *[other] يرفض { $other } عرضك: { $give } مقابل { FORM($take, "obl") }.
    }
   *[other] { WHO($other) ->
        [you] ترفض عرض { $player }: { $give } مقابل { FORM($take, "obl") }.
       *[other] { GENDER($other) ->
            [f] ترفض { $other } عرض { $player }: { $give } مقابل { FORM($take, "obl") }.
           *[other] يرفض { $other } عرض { $player }: { $give } مقابل { FORM($take, "obl") }.
        }
    }
}
event-accepted = { WHO($player) ->
    [you] تقبل عرض { $other }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] تقبل { $player } عرضك.
           *[other] يقبل { $player } عرضك.
        }
       *[other] { GENDER($player) ->
            [f] تقبل { $player } عرض { $other }.
           *[other] يقبل { $player } عرض { $other }.
        }
    }
}
event-rejected = { WHO($player) ->
    [you] ترفض عرض { $other }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] ترفض { $player } عرضك.
           *[other] يرفض { $player } عرضك.
        }
       *[other] { GENDER($player) ->
            [f] ترفض { $player } عرض { $other }.
           *[other] يرفض { $player } عرض { $other }.
        }
    }
}
event-withdrawn = { WHO($player) ->
    [you] تسحب عرضك.
   *[other] { GENDER($player) ->
        [f] تسحب { $player } عرضًا.
       *[other] يسحب { $player } عرضًا.
    }
}
event-deed-passed = { WHO($player) ->
    [you] تنتقل مساحة «{ $space }» منك إلى { $other }.
   *[other] { WHO($other) ->
        [you] تنتقل مساحة «{ $space }» من { $player } إليك.
       *[other] تنتقل مساحة «{ $space }» من { $player } إلى { $other }.
    }
}

## النهايات

event-bankrupt = { WHO($player) ->
    [you] تُفلس، وما بقي يؤول إلى { $other }.
   *[other] { WHO($other) ->
        [you] { GENDER($player) ->
            [f] تُفلس { $player }، وما بقي يؤول إليك.
           *[other] يُفلس { $player }، وما بقي يؤول إليك.
        }
       *[other] { GENDER($player) ->
            [f] تُفلس { $player }، وما بقي يؤول إلى { $other }.
           *[other] يُفلس { $player }، وما بقي يؤول إلى { $other }.
        }
    }
}
event-liquidated = { WHO($player) ->
    [you] تبيع كل المباني مقابل { FORM($buildings, "obl") } وترهن كل { word-deeds-the } مقابل { FORM($deeds, "obl") }.
   *[other] { GENDER($player) ->
        [f] تبيع { $player } كل المباني مقابل { FORM($buildings, "obl") } وترهن كل { word-deeds-the } مقابل { FORM($deeds, "obl") }.
       *[other] يبيع { $player } كل المباني مقابل { FORM($buildings, "obl") } ويرهن كل { word-deeds-the } مقابل { FORM($deeds, "obl") }.
    }
}
event-liquidated-buildings = { WHO($player) ->
    [you] تبيع كل المباني مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] تبيع { $player } كل المباني مقابل { FORM($amount, "obl") }.
       *[other] يبيع { $player } كل المباني مقابل { FORM($amount, "obl") }.
    }
}
event-liquidated-deeds = { WHO($player) ->
    [you] ترهن كل { word-deeds-the } مقابل { FORM($amount, "obl") }.
   *[other] { GENDER($player) ->
        [f] ترهن { $player } كل { word-deeds-the } مقابل { FORM($amount, "obl") }.
       *[other] يرهن { $player } كل { word-deeds-the } مقابل { FORM($amount, "obl") }.
    }
}
event-estate-passed = { WHO($other) ->
    [you] تأخذ { $spaces } من { $player }.
    [bank] { WHO($player) ->
        [you] يأخذ البنك منك { $spaces }.
       *[other] يأخذ البنك { $spaces } من { $player }.
    }
   *[other] { WHO($player) ->
        [you] { GENDER($other) ->
            [f] تأخذ { $other } منك { $spaces }.
           *[other] يأخذ { $other } منك { $spaces }.
        }
       *[other] { GENDER($other) ->
            [f] تأخذ { $other } { $spaces } من { $player }.
           *[other] يأخذ { $other } { $spaces } من { $player }.
        }
    }
}
event-expelled = { WHO($player) ->
    [you] تُبعَد من اللعبة، ويؤول ما بقي إلى البنك.
   *[other] { GENDER($player) ->
        [f] تُبعَد { $player } من اللعبة، ويؤول ما بقي إلى البنك.
       *[other] يُبعَد { $player } من اللعبة، ويؤول ما بقي إلى البنك.
    }
}
event-last-round = الحكم يعلن الجولة الأخيرة.
event-time = الحكم يعلن انتهاء الوقت.
event-game-over = انتهت اللعبة بفوز { $players }.
event-game-over-shared = انتهت اللعبة بفوز مشترك بين { $players }.

## الطاولة نفسها

event-table-created = أُعدّت الطاولة.
event-settings-chosen = المضيف يغيّر الإعدادات.
event-seat-taken = { WHO($player) ->
    [you] تجلس إلى الطاولة.
   *[other] { GENDER($player) ->
        [f] تجلس { $player } إلى الطاولة.
       *[other] يجلس { $player } إلى الطاولة.
    }
}
event-seat-returned = { WHO($player) ->
    [you] تعود إلى الطاولة.
   *[other] { GENDER($player) ->
        [f] تعود { $player } إلى الطاولة.
       *[other] يعود { $player } إلى الطاولة.
    }
}
event-seat-left = { WHO($player) ->
    [you] تغادر.
   *[other] { GENDER($player) ->
        [f] تغادر { $player }.
       *[other] يغادر { $player }.
    }
}
event-bot-seated = يأخذ روبوت مقعدًا.
event-bot-removed = يترك روبوت مقعده.
event-judge-seated = حضر الحكم.
event-table-started = بدأت اللعبة.
event-deal-timed = { WHO($player) ->
    [you] الحكم يحدد وقتًا للتفاوض بينك وبين { $other }.
   *[other] { WHO($other) ->
        [you] الحكم يحدد وقتًا للتفاوض بينك وبين { $player }.
       *[other] الحكم يحدد وقتًا للتفاوض بين { $player } و{ $other }.
    }
}
event-deal-closed = { WHO($player) ->
    [you] انتهى التفاوض بينك وبين { $other }.
   *[other] { WHO($other) ->
        [you] انتهى التفاوض بينك وبين { $player }.
       *[other] انتهى التفاوض بين { $player } و{ $other }.
    }
}
event-paused = اللعبة متوقفة مؤقتًا.
event-resumed = اللعبة تتواصل.
event-corrected = الحكم يصحح القيد { $count }: { $reason }
event-rules-changed = تمت ترقية الخادم. من هنا تسري النسخة { $count } من القواعد.
event-rematch = أُعدّت لعبة جديدة مع اللاعبين أنفسهم.
event-table-closed = أُغلقت الطاولة.
event-dice-asked = { WHO($player) ->
    [you] ترمي النرد والحكم يُدخل النتيجة.
   *[other] { GENDER($player) ->
        [f] ترمي { $player } النرد والحكم يُدخل النتيجة.
       *[other] يرمي { $player } النرد والحكم يُدخل النتيجة.
    }
}
event-dice-dropped = أُلغيت الرمية.
event-undone = { WHO($player) ->
    [you] تتراجع عن قرارك الأخير.
   *[other] { GENDER($player) ->
        [f] تتراجع { $player } عن آخر قرار.
       *[other] يتراجع { $player } عن آخر قرار.
    }
}
event-unknown = حدث شيء ما.
