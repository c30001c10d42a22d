# الطاولة.

app-name = passgo
app-title-your-turn = ● دورك – passgo
loading = جارٍ إعداد الطاولة…
language = اللغة
theme = المظهر
theme-auto = حسب الجهاز
theme-light = فاتح
theme-dark = داكن
sound-on = الصوت مشغّل
sound-off = الصوت مطفأ
notify = نبّهني عند دوري
notify-on = سيصلك تنبيه عند دورك
view-board = اللوحة
view-list = قائمة
skip-to-actions = الانتقال إلى خياراتك
menu = القائمة
close = إغلاق
cancel = إلغاء
back = رجوع

online = متصل
connecting = جارٍ الاتصال…
offline = لا يوجد اتصال. جارٍ المحاولة من جديد…
sending = جارٍ الإرسال…
taken-over = مقعدك مفتوح على جهاز آخر. ما زال بإمكانك المشاهدة هنا.
taken-over-back = العب هنا
refused = تعذّر فتح هذه الطاولة: { $why }
reload = إعادة تحميل الصفحة
paused = اللعبة متوقفة مؤقتًا.
paused-nobody-there = اللعبة متوقفة لأن الجميع غادروا.
closed = أُغلقت الطاولة.
closed-rules = تمت ترقية الخادم ولم يكن ممكنًا متابعة هذه اللعبة. سجلها محفوظ.
rules-then = لُعبت وفق النسخة { $version } من القواعد.
official = جولة رسمية

bank = البنك
you = أنت
somebody = شخص ما
bot = روبوت
bot-name = روبوت { $number }
away = غائب
judge = الحكم
onlooker = متفرج
nothing = لا شيء
money-plain = { $amount }
    .nom = { $amount }
    .obl = { $amount }
money-dollar = ${ $amount }
    .nom = ${ $amount }
    .obl = ${ $amount }
money-euro = €{ $amount }
    .nom = €{ $amount }
    .obl = €{ $amount }
money-M = M{ $amount }
    .nom = M{ $amount }
    .obl = M{ $amount }
money-coin =
    { $count ->
        [zero] { $amount } عملة
        [one] { $amount } عملة
        [two] { $amount } عملة
        [few] { $amount } عملات
        [many] { $amount } عملة
       *[other] { $amount } عملة
    }
    .nom = { $count ->
        [zero] { $amount } عملة
        [one] عملة واحدة
        [two] عملتان
        [few] { $amount } عملات
        [many] { $amount } عملة
       *[other] { $amount } عملة
    }
    .obl = { $count ->
        [zero] { $amount } عملة
        [one] عملة واحدة
        [two] عملتين
        [few] { $amount } عملات
        [many] { $amount } عملة
       *[other] { $amount } عملة
    }
money-hidden = مخفي
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards =
    { $count ->
        [zero] بلا بطاقات خروج
        [one] بطاقة خروج واحدة
        [two] بطاقتا خروج
        [few] { $count } بطاقات خروج
        [many] { $count } بطاقة خروج
       *[other] { $count } بطاقة خروج
    }
    .obl = { $count ->
        [zero] بلا بطاقات خروج
        [one] بطاقة خروج واحدة
        [two] بطاقتي خروج
        [few] { $count } بطاقات خروج
        [many] { $count } بطاقة خروج
       *[other] { $count } بطاقة خروج
    }
level-0 = بلا مبانٍ
    .nom = لا شيء
seconds-left =
    { $count ->
        [zero] انتهى الوقت
        [one] بقيت ثانية واحدة
        [two] بقيت ثانيتان
        [few] بقيت { $count } ثوانٍ
        [many] بقيت { $count } ثانية
       *[other] بقيت { $count } ثانية
    }

awaiting-you-start-roll = ارمِ النرد لتحديد من يبدأ.
awaiting-you-roll = حان دورك – ارمِ النرد.
awaiting-you-roll-again = ارمِ مرة أخرى!
awaiting-you-roll-jail = أنت في السجن. كيف ستخرج؟
awaiting-you-buy = هل تشتري «{ $space }» مقابل { FORM($amount, "obl") }؟
awaiting-you-auction = هل تزايد على «{ $space }»؟
awaiting-you-auction-building = هل تزايد على المبنى؟
awaiting-you-debt = عليك دفع { FORM($amount, "obl") } إلى { $other }.
awaiting-you-choose-bus = الحافلة: كم مساحة تتقدّم؟
awaiting-you-choose-any-space = ثلاثة أرقام متماثلة! انتقل إلى أي مساحة تشاء.
awaiting-you-choose-ride = هل تركب من «{ $space }» مقابل { FORM($amount, "obl") } أم تبقى؟
awaiting-you-choose-mortgaged-deed = آلت إليك مساحة «{ $space }» وعليها رهن. ماذا تفعل؟
awaiting-you-shortage = كم مبنى تريد؟
awaiting-you-end = هل تنهي دورك؟
awaiting-you-nothing = لا شيء مطلوب منك الآن.
awaiting-start-roll = بانتظار رمية { $player } لتحديد من يبدأ.
awaiting-roll = بانتظار رمية { $player }.
awaiting-buy = بانتظار قرار { $player } بشأن شراء «{ $space }».
awaiting-auction = بإمكان { $player } المزايدة أو التمرير.
awaiting-debt = على { $player } دين لم يُدفع بعد.
awaiting-choose = بانتظار اختيار { $player }.
awaiting-shortage = بانتظار قرار { $player } بشأن عدد المباني.
awaiting-end = بانتظار إنهاء { $player } للدور.
awaiting-dice = الحكم يُدخل رمية { $player }.

actions-title = خياراتك
act-roll = رمي النرد
act-roll-jail = رمي النرد للخروج
act-end = إنهاء الدور
act-buy = شراء مقابل { FORM($amount, "obl") }
act-decline = عدم الشراء
act-decline-auction = الطرح في المزاد
act-claim = طلب { word-rent } «{ $space }»
act-claim-any = طلب { word-rent-the }
act-bid = مزايدة بمبلغ { FORM($amount, "obl") }
act-pass = تمرير
act-pass-shortage = لا شيء
act-pass-turn = لا شيء، ولا تسأل ثانية في هذا الدور
act-build = بناء ({ $change })
act-sell = بيع مبنى ({ $change })
act-mortgage = رهن ({ $change })
act-redeem = فك الرهن ({ $change })
act-surrender = بيع للبنك ({ $change })
act-sell-hotels = بيع كل { word-hotels-the }: { $group }
act-on-space = { $action }: { $space }
act-pay = دفع { FORM($amount, "obl") }
act-bankrupt = إعلان الإفلاس
act-bankrupt-liquidates = بيع ورهن ثم إفلاس
act-bankrupt-sure = هل تعلن إفلاسك؟ كل ما تملك يؤول إلى { $other }.
act-bankrupt-sure-liquidates = هل تعلن إفلاسك حقًا؟ تُباع أولًا كل مبانيك وتُرهن { word-deeds-your }، ثم يؤول كل شيء إلى { $other }.
act-bankrupt-yes = نعم، أفلست
act-default = التخلي عن المزايدة
act-fine = دفع { FORM($amount, "obl") } للخروج من السجن
act-card = الخروج من السجن ببطاقة
act-choose-steps =
    { $count ->
        [zero] بلا حركة، إلى «{ $space }»
        [one] مساحة واحدة، إلى «{ $space }»
        [two] مساحتان، إلى «{ $space }»
        [few] { $count } مساحات، إلى «{ $space }»
        [many] { $count } مساحة، إلى «{ $space }»
       *[other] { $count } مساحة، إلى «{ $space }»
    }
act-choose-space = الانتقال إلى «{ $space }»
act-choose-stay = البقاء هنا
act-choose-redeem = فك الرهن الآن مقابل { FORM($amount, "obl") }
act-choose-keep = إبقاء الرهن ودفع فائدة { FORM($amount, "obl") }
act-choose-defer = إبقاء الرهن ودفع فائدة مضاعفة لاحقًا
act-accept = قبول
act-reject = رفض
act-counter = عرض مقابل
act-withdraw = سحب العرض
act-want = طلب مبنى على «{ $space }»
act-want-several = طلب { FORM($pieces, "obl") }
act-offer = اقتراح صفقة
act-choose-where = إلى أين؟
act-pick-on-board = أو اختر على اللوحة.

auction-title = مزاد: { $space }
auction-title-building = مزاد على مبنى
auction-building-left = لدى البنك، مع هذا المبنى: { FORM($pieces, "nom") }.
auction-pass-piece = التمرير يسري على هذا المبنى وحده.
auction-none = لا مزايدات بعد.
auction-high-you = مزايدتك { FORM($amount, "nom") } هي الأعلى.
auction-stage-0 = المزاد مفتوح.
auction-stage-1 = ألا أونا…
auction-stage-2 = ألا دوي…
auction-closed = تم البيع إلى { $player } مقابل { FORM($amount, "obl") }.
auction-amount = مزايدتك
auction-bid = مزايدة
auction-quick = مزايدات سريعة
auction-out = خرجت من هذا المزاد.
auction-after = يبقى لك { FORM($amount, "nom") }.

deal-title = صفقة
deal-with = مع من؟
deal-give = تعطي
deal-take = تأخذ
deal-cash = المال
deal-cards = { word-jail-cards }
deal-none = لا توجد { word-deeds } للتبادل.
deal-send = إرسال العرض
deal-clear = البدء من جديد
deal-changes = ما يتغير
deal-empty = اختر ما تتبادلانه.
deal-set-you = تكتمل لك مجموعة { $group }.
deal-set-other = تكتمل مجموعة { $group } لصالح { $player }.
deal-break-you = تتفكك لديك مجموعة { $group }.
deal-break-other = تتفكك مجموعة { $group } لدى { $player }.
deal-interest-you = { word-deeds } مرهونة: عليك فائدة { FORM($amount, "nom") } على الأقل.
deal-interest-other = { word-deeds } مرهونة: على { $player } فائدة { FORM($amount, "nom") } على الأقل.
deal-after-you = نقودك بعد الصفقة: { $amount }
deal-after-other = نقود { $player } بعد الصفقة: { $amount }
deal-too-much = أحدكما لا يملك هذا القدر من المال.
deal-card-price = لا تُتبادل { word-jail-card-the } بأقل من { FORM($amount, "obl") }.
offers-title = العروض
offer-from = عرض من { $player }
offer-to = عرضك على { $player }
offer-between = عرض من { $player } على { $other }
offer-you-get = تأخذ
offer-you-give = تعطي
offer-gives = المعروض
offer-asks = المطلوب
offer-not-now = لا يمكن قبول هذا العرض الآن.
deal-time = وقت التفاوض

debt-title = تسديد دينك
debt-owed = عليك { FORM($amount, "nom") } لصالح { $other } ولديك { $cash }.
debt-missing = ينقصك { FORM($amount, "nom") }.
debt-could = يمكنك جمع { FORM($amount, "obl") } ببيع كل المباني ورهن كل شيء.
debt-cannot = حتى ببيع كل المباني ورهن كل شيء لن تجمع إلا { FORM($amount, "obl") }.
debt-ways = طرق لجمع المال
debt-enough = يكفي وحده

claim-which = عن أي { word-deed }؟
claim-hint = لا أحد يذكّرك هنا: انتبه لمن ينزل على { word-deeds-your }.

deed-free = بلا مالك
deed-price = الثمن
deed-mortgage-value = قيمة الرهن
deed-redeem-cost = تكلفة فك الرهن
deed-rent = { word-rent-the }
deed-rent-bare = بلا مبانٍ
deed-rent-set = مع المجموعة كاملة
deed-rent-stations = { $count ->
    [zero] عند عدم امتلاك أيٍّ منها
    [one] عند امتلاك واحد منها
    [two] عند امتلاك اثنين منها
    [few] عند امتلاك { $count } منها
    [many] عند امتلاك { $count } منها
   *[other] عند امتلاك { $count } منها
}
deed-rent-utility = { $count ->
    [zero] عند عدم امتلاك أيٍّ منها: { $factor } × النرد
    [one] عند امتلاك واحد منها: { $factor } × النرد
    [two] عند امتلاك اثنين منها: { $factor } × النرد
    [few] عند امتلاك { $count } منها: { $factor } × النرد
    [many] عند امتلاك { $count } منها: { $factor } × النرد
   *[other] عند امتلاك { $count } منها: { $factor } × النرد
}
deed-rent-now = { word-rent-the } الآن
deed-building-cost = تكلفة المبنى
deed-mortgaged = مرهون
deed-group = المجموعة
about-tax = ادفع { FORM($amount, "obl") }
about-fare = رحلة مقابل { FORM($amount, "obl") }
about-entity = ارمِ { $count } أو أكثر مع اللاعب الذي على يسارك: تكسبان أو تدفعان { FORM($amount, "obl") }
about-go = الراتب { $amount }
about-cards = اسحب بطاقة
about-jail = زيارة فقط أو في السجن
about-parking = لا شيء يحدث هنا
about-go-to-jail = اذهب إلى السجن
about-question = اضغط على المكعب
about-ride = اركب أو ابقَ
about-here = هنا: { $players }
about-owner = المالك: { $player }
deeds-title = { word-deeds-my }
deeds-none = لا { word-deeds } لك بعد.

players-title = اللاعبون
player-out = خارج اللعبة
player-in-jail = في السجن
player-turn = الدور الآن
player-decides = بانتظار القرار
player-deeds =
    { $count ->
        [zero] لا { word-deeds }
        [0] لا { word-deeds }
        [one] { word-deed } واحد
        [two] { word-deeds-two }
        [few] { $count } { word-deeds }
        [many] { $count } { word-deed-acc }
       *[other] { $count } { word-deed }
    }
player-worth = صافي الثروة { $amount }
player-token = الرمز
bank-stock = لدى البنك
log-title = السجل
log-none = لم يحدث شيء بعد.
log-older = عرض الأقدم
log-details = كل خطوة
chat-title = الدردشة
chat-none = لا رسائل بعد.
chat-say = إرسال
chat-text = رسالتك
chat-phrase = عبارات جاهزة
chat-judge = الحكم
preset-hello = مرحبًا!
preset-good-luck = حظًا سعيدًا!
preset-well-played = أحسنت اللعب!
preset-thanks = شكرًا!
preset-sorry = عذرًا!
preset-hurry = دورك!
preset-wait = لحظة.
preset-yes = نعم.
preset-no = لا.
preset-interested = يهمني ذلك.
preset-not-interested = لا يهمني هذا العرض.
preset-make-an-offer = قدّم لي عرضًا.
preset-judge-please = أيها الحكم، من فضلك!
preset-good-game = لعبة جميلة!
preset-bye = مع السلامة!

dice-title = النرد
dice-none = لم يرمِ أحد بعد.
dice-bus = حافلة
dice-mr = { word-deed-the } التالي

board-title = لوحة { $edition }
board-list = مساحات اللوحة
board-keys = تنقّل على اللوحة بأسهم لوحة المفاتيح، واضغط Enter لفتح مساحة.

judge-title = الحكم
judge-close = إغلاق المزاد
judge-last-round = إعلان الجولة الأخيرة
judge-time = إعلان انتهاء الوقت
judge-expel = إبعاد { $player }
judge-dice = إدخال الرمية
judge-dice-faces = الأوجه، مثل 3 4
judge-no-dice = إلغاء الرمية
judge-pause = إيقاف مؤقت
judge-resume = متابعة
judge-claims = { word-rent } يمكن طلبه
judge-claim-line = بإمكان { $other } طلب { word-rent } «{ $space }» من { $player }
judge-claim-line-amount = بإمكان { $other } طلب { FORM($amount, "obl") } من { $player } عن «{ $space }»

lobby-title = قبل البداية
lobby-seat-open = مقعد شاغر
lobby-invite = دعوة
lobby-add-bot = إضافة روبوت
lobby-remove-bot = إزالة الروبوت
lobby-token = اختيار رمز
lobby-token-any = أي رمز متاح
lobby-start = بدء اللعبة
lobby-start-fill = ملء المقاعد بالروبوتات والبدء
lobby-waiting = بانتظار أن يبدأ المضيف اللعبة.
lobby-waiting-judge = سيبدأ رئيس الحكام اللعب على جميع الطاولات معًا.
lobby-seeding = يُجهَّز النرد النزيه الآن: كل لاعب يضيف نصيبه. لحظة…

end-title = انتهت اللعبة
end-winner = الفوز من نصيب { $players }!
end-winners = فوز مشترك بين { $players }!
end-rank = المركز
end-player = اللاعب
end-worth = صافي الثروة
end-points = النقاط
end-curve = صافي الثروة خلال اللعبة
end-dice = النرد
end-dice-about = كم مرة جاء كل مجموع؛ والنطاق المظلل هو المتوقع بحكم الصدفة.
end-dice-line =
    { $sum }: { $count ->
        [zero] لم يأتِ
        [one] مرة واحدة
        [two] مرتان
        [few] { $count } مرات
        [many] { $count } مرة
       *[other] { $count } مرة
    }، والمتوقع من { $low } إلى { $high }
end-replay = مشاهدة الإعادة
fair-check = التحقق من النرد
end-rematch = لعبة جديدة مع اللاعبين أنفسهم
end-rematch-there = إلى اللعبة الجديدة
leave-game = مغادرة اللعبة

# Hints for a first game.
hints = تلميح
hints-on = التلميحات مفعّلة
hints-off = التلميحات معطّلة
hints-stop = إيقاف التلميحات
hint-roll = ارمِ النرد فيتحرك رمزك تلقائيًا. وقبل ذلك يمكنك البناء أو الرهن أو اقتراح صفقة.
hint-buy = لا يملكه أحد: يمكنك شراؤه أو تركه.
hint-buy-auction = لا يملكه أحد: يمكنك شراؤه. وإلا يُعرض في مزاد للجميع، وأنت منهم.
hint-claim = نزل أحدهم { word-deed-on-yours }. { word-rent-the } لك فقط إذا طلبته في الوقت المناسب.
hint-debt = نقودك لا تكفي: بِع مباني أو ارهن أو اعقد صفقة، ثم ادفع.
hint-auction = أعلى مزايدة تفوز. لا يمكنك أن تزايد بأكثر مما تقدر على دفعه. وإن مرّرت خرجت من هذا المزاد.
hint-auction-default = أعلى مزايدة تفوز. ومن يعجز عن دفعها يُستبعد ويبدأ المزاد من جديد.
hint-choose = القرار لك: اختر أحد الخيارات.
hint-offer = عرض ينتظرك: اقبله أو ارفضه أو قدّم عرضًا مقابلًا.
hint-jail = الرقمان المتماثلان يُخرجانك؛ أما الدفع أو البطاقة فمضمونان.
hint-jail-six = الستة تُخرجك؛ أما الدفع أو البطاقة فمضمونان.
hint-jail-roll = الرقمان المتماثلان أو البطاقة يُخرجانك؛ وإلا دفعت بعد هذه الرمية وتقدمت.
hint-jail-late = انتهت محاولاتك: ترمي وتتقدم وتدفع. وإن دفعت أولًا منحك الرقمان المتماثلان رمية أخرى.
hint-build = يمكنك البناء: افتح أحد { word-deeds-owned }. المباني ترفع { word-rent-the } كثيرًا.
hint-end = أي شيء آخر؟ ابنِ أو اقترح صفقة ثم أنهِ دورك.
hint-wait = القرار الآن لغيرك. المس أي مساحة لترى تفاصيلها، أو اقترح صفقة.

# Looking back.
replay-title = إعادة اللعبة
replay-turn = الدور { $turn }: { $player }
replay-scrub = الموضع في اللعبة
replay-step = الخطوة { $step } من { $last }
replay-first = إلى البداية
replay-back = خطوة إلى الوراء
replay-play = تشغيل
replay-pause = إيقاف مؤقت
replay-on = خطوة إلى الأمام
replay-last = إلى النهاية
replay-eyes = العرض من منظور
replay-eyes-spectator = متفرج
replay-eyes-judge = الحكم
replay-jump = إلى الدور
replay-speed = السرعة
replay-times = { $factor }×
replay-plain = نسخة نصية
loading-more = جارٍ التحميل…

# Several people at one device.
pass-to = سلّم الجهاز إلى { $player }
pass-taken = أنا { $player } – لنكمل
lobby-here = على هذا الجهاز
lobby-beside = إضافة لاعب على هذا الجهاز
lobby-beside-add = إضافة

# More for the judge.
judge-correct = تصحيح خطأ
judge-expel-title = إبعاد لاعب
judge-expel-sure = هل تريد إبعاد { $player }؟ تؤول كل الممتلكات إلى البنك، ولا رجوع عن ذلك.
judge-talk = تفاوض جارٍ بين { $player } و{ $other }.
judge-seconds = ثوانٍ
judge-limit = تحديد الوقت
judge-extend = تمديد الوقت
correct-what = ما الخطأ
correct-cash = المال
correct-deeds = { word-deed }
correct-places = الموضع على اللوحة
correct-amount = المبلغ المضاف أو المخصوم
correct-deed = أي { word-deed }
correct-owner = المالك
correct-level = المباني
correct-space = المساحة
correct-entry = قيد السجل
correct-why = السبب
correct-send = حفظ التصحيح

# Not having to hear somebody.
chat-object = بشأن رسالة { $player }
chat-mute = كتم { $player }
chat-mute-all = كتم { $player } عن الجميع
chat-hear = إلغاء الكتم
chat-report = سبب الإبلاغ
chat-reported = تم الإبلاغ. شكرًا.
report-insult = إهانة
report-spam = رسائل مزعجة
report-cheating = غش
report-advice = نصيحة ممنوعة
report-other = شيء آخر

# Taking back, and words without sums for official rounds.
act-undo = تراجع
act-undo-space = تراجع: { $space }
act-build-plain = بناء
act-sell-plain = بيع مبنى
act-mortgage-plain = رهن
act-redeem-plain = فك الرهن
act-surrender-plain = بيع للبنك
debt-yourself = لا أحد يحسب عنك هنا: اجمع المبلغ من { word-deeds-owned }.
shortage-could = يمكنك وضع { FORM($pieces, "obl") } ودفع الثمن.
shortage-how = اختر { word-street-acc } لكل مبنى بالترتيب الذي تريده.
shortage-order = خياراتك بالترتيب
shortage-remove = إزالة «{ $space }»
shortage-total = المجموع: { $amount }. يبقى لك { FORM($left, "nom") }.
spoken-of = كيف تتحدث النصوص عنك؟
spoken-of-other = بصيغة محايدة
spoken-of-f = بصيغة المؤنث
spoken-of-m = بصيغة المذكر

## Review in place: readers propose better texts

review-invite = أهذه لغتك؟ ساعد في تحسين النصوص

## The stage: the middle of the board

stage-pace = سرعة الحركة: { $pace }
pace-calm = هادئة
pace-normal = عادية
pace-fast = سريعة
pace-instant = فورية
stage-completes = تكتمل به المجموعة
stage-blocks = يمنع اكتمال مجموعة { $player }
stage-of-set = { $count } من { $number } في المجموعة
stage-left = يبقى لك { FORM($amount, "nom") }
stage-short = ينقصك { FORM($amount, "nom") }
strip-title = نقود الجميع
stop-free = معروض للبيع: { $amount }
stop-yours = ملكك
stop-rent = { word-rent-the }: { $amount }
stop-rent-dice = { word-rent-the }: حسب النرد
awaiting-you-choose-mortgaged-deeds = آلت إليك عدة رهون. ماذا تفعل بكل منها؟
inherited-keep = إبقاء ودفع الفائدة
inherited-redeem = فك الرهن الآن
inherited-defer = فائدة مضاعفة لاحقًا
inherited-later = لاحقًا
inherited-keep-all = إبقاء الكل
inherited-redeem-all = فك الكل
space-number = المساحة { $number }
lobby-seat = المقعد { $number }
offer-new = قُدِّم للتو
offer-since = قُدِّم قبل { $minutes } د
bot-pace = سرعة الروبوتات
bot-pace-calm = هادئة
bot-pace-normal = عادية
bot-pace-fast = سريعة
bot-pace-instant = فورية
cash-short = لديك { $cash } فقط.
end-share = مشاركة
end-shared = تم النسخ
end-download = تنزيل
acting-as = يلعب الآن: { $player }
whole-board = اللوحة كاملة
auction-estate = ممتلكات { $player }: { $number } من { $count }.
auction-passed = تمرير
auction-thinking = قيد القرار
awaiting-offer = { WHO($other) ->
    [you] بانتظار قرار { $player } بشأن عرضك.
   *[other] بانتظار قرار { $player } بشأن عرض { $other }.
}
awaiting-choose-bus = بانتظار اختيار { $player } لمسافة التقدّم بالحافلة.
awaiting-choose-any-space = بانتظار اختيار { $player } للمساحة التالية.
awaiting-choose-ride = بانتظار قرار { $player } بشأن متابعة الركوب من «{ $space }».
awaiting-choose-mortgaged-deed = بانتظار قرار { $player } بشأن رهن «{ $space }».
deal-times = { WHO($player) ->
    [you] حسب الأسعار المطبوعة: ما تعطيه يعادل { $times }× ما تأخذه.
   *[other] حسب الأسعار المطبوعة: ما يُؤخذ من { $player } يعادل { $times }× المقابل.
}
deal-nothing = { WHO($player) ->
    [you] لا تأخذ شيئًا في المقابل.
   *[other] لا شيء في المقابل لصالح { $player }.
}
outlook-title = الاحتمالات والمجموعات
outlook-heat = إظهار المخاطر على اللوحة
outlook-roll = { WHO($player) ->
    [you] رميتك التالية
   *[other] الرمية التالية: { $player }
}
outlook-charge = مدفوعات أخرى
outlook-own = من أملاكه
outlook-nothing = لا شيء يُدفع
outlook-cost = المتوسط { $mean }، والحد الأقصى { $worst } ({ $space })
outlook-here = { $chance }: دفع { $amount } على الأكثر
outlook-sets = من يملك ماذا
outlook-note = رمية واحدة واللوحة كما هي الآن. ما يحق للمالك أن يطالب به يُحسب كأنه طالب به، وكل بطاقة باقية في رزمتها لها الاحتمال نفسه، ومن له أن يختار وجهته يُحسب له أرخص طريق. الرميات الإضافية وكل ما يُقبض لا تُحسب.

bot-random = للمرح فقط
bot-novice = سهل
bot-builder = متوسط
bot-trader = صعب
bot-champion = صعب جدًا

sound-volume = مستوى الصوت

look-edition = مظهر النسخة: مفعّل
look-plain = مظهر النسخة: معطّل

bot-talk-on = كلام الروبوتات: مفعّل
bot-talk-off = كلام الروبوتات: معطّل
end-line = أكّد سطري في الورقة
stood-in = تلعب الطاولة عنك.
stood-in-back = لقد عدت
