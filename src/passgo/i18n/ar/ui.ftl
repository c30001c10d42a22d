# الطاولة.

app-name = passgo
app-title-your-turn = ● دورك – passgo
loading = تُعَدّ الطاولة …
language = اللغة
theme = الألوان
theme-auto = مثل الجهاز
theme-light = فاتحة
theme-dark = داكنة
sound-on = الصوت مشغّل
sound-off = الصوت مطفأ
notify = نبّهني عند دوري
notify-on = سيصلك تنبيه عند دورك
view-board = اللوحة
view-list = قائمة
skip-to-actions = إلى ما يمكنك فعله
menu = القائمة
close = إغلاق
cancel = إلغاء
back = رجوع

online = متصل
connecting = جارٍ الاتصال …
offline = لا اتصال: محاولة جديدة …
sending = جارٍ الإرسال …
taken-over = أُخذ مقعدك على جهاز آخر. يمكنك المشاهدة هنا.
taken-over-back = استعادته هنا
refused = تعذّر فتح هذه الطاولة: { $why }
reload = إعادة تحميل الصفحة
paused = الطاولة متوقفة مؤقتًا.
paused-nobody-there = الطاولة متوقفة لأن لا أحد كان هنا.
closed = أُغلقت الطاولة.
closed-rules = تمت ترقية الخادم ولم يكن ممكنًا متابعة هذه اللعبة. سجلها محفوظ.
rules-then = لُعبت وفق القواعد { $version }.
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
money-dollar = ${ $amount }
money-euro = €{ $amount }
money-M = M{ $amount }
money-coin = { $count ->
    [zero] { $amount } عملة
    [one] { $amount } عملة
    [two] { $amount } عملتان
    [few] { $amount } عملات
    [many] { $amount } عملة
   *[other] { $amount } عملة
}
money-hidden = مخفي
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [zero] لا بطاقات سجن ({ $count })
    [one] بطاقة سجن واحدة ({ $count })
    [two] بطاقتا سجن ({ $count })
    [few] { $count } بطاقات سجن
    [many] { $count } بطاقة سجن
   *[other] { $count } بطاقة سجن
}
level-0 = بلا مبانٍ
seconds-left = { $count ->
    [zero] بقي { $count } ثانية
    [one] بقيت { $count } ثانية
    [two] بقيت { $count } ثانيتان
    [few] بقيت { $count } ثوانٍ
    [many] بقيت { $count } ثانية
   *[other] بقيت { $count } ثانية
}

awaiting-you-start-roll = ارمِ النرد للبداية.
awaiting-you-roll = دورك: ارمِ النرد.
awaiting-you-roll-again = لك رمية أخرى.
awaiting-you-roll-jail = أنت في السجن. كيف تخرج؟
awaiting-you-buy = { $space } بلا مالك، وثمنها { $amount }.
awaiting-you-auction = هل تزايد على { $space }؟
awaiting-you-auction-building = هل تزايد على المبنى؟
awaiting-you-debt = عليك { $amount } لصالح { $other }.
awaiting-you-choose-bus = الحافلة: إلى أين؟
awaiting-you-choose-any-space = ثلاثة أرقام متماثلة: إلى أي مساحة تشاء.
awaiting-you-choose-ride = رحلة من { $space } مقابل { $amount }، أم بقاء؟
awaiting-you-choose-mortgaged-deed = وصلت إليك { $space } مرهونة. ماذا تفعل؟
awaiting-you-shortage = كم مبنى تريد؟
awaiting-you-end = انتهى دورك.
awaiting-you-nothing = لا شيء مطلوب منك الآن.
awaiting-start-roll = { $player }: رمية البداية.
awaiting-roll = { $player }: حان الرمي.
awaiting-buy = { $player }: قرار بشأن { $space }.
awaiting-auction = { $player }: المزايدة ممكنة.
awaiting-debt = { $player }: دين للتسديد.
awaiting-choose = { $player }: أمام خيار.
awaiting-shortage = { $player }: السؤال الآن عن عدد المباني المطلوبة.
awaiting-end = { $player }: يمكن إنهاء الدور.
awaiting-dice = الحكم يُدخل نرد { $player }.

actions-title = ما يمكنك فعله
act-roll = ارمِ النرد
act-roll-jail = ارمِ للحرية
act-end = أنهِ دورك
act-buy = شراء مقابل { $amount }
act-decline = بلا شراء
act-decline-auction = إلى المزاد
act-claim = اطلب { word-rent } { $space }
act-claim-any = اطلب { word-rent-the }
act-bid = مزايدة { $amount }
act-pass = انسحاب
act-pass-shortage = لا شيء
act-pass-turn = لا شيء، ولا تسأل ثانية في هذا الدور
act-build = بناء ({ $change })
act-sell = بيع مبنى ({ $change })
act-mortgage = رهن ({ $change })
act-redeem = فك الرهن ({ $change })
act-surrender = بيع للبنك ({ $change })
act-sell-hotels = بيع الكل دفعة واحدة: { $group }
act-on-space = { $action }: { $space }
act-pay = ادفع { $amount }
act-bankrupt = استسلام: إفلاس
act-bankrupt-liquidates = استسلام: بيع كل شيء ورهنه
act-bankrupt-sure = هل تستسلم حقًا؟ كل ما تملك يؤول إلى { $other }.
act-bankrupt-sure-liquidates = هل تستسلم حقًا؟ تُباع أولًا كل مبانيك وتُرهن { word-deeds-your }، ثم يؤول كل شيء إلى { $other }.
act-bankrupt-yes = نعم، أفلست
act-default = التخلي عن المزاد
act-fine = ادفع { $amount } واخرج من السجن
act-card = اخرج من السجن ببطاقة
act-choose-steps = { $count ->
    [zero] { $count } مساحة، إلى { $space }
    [one] مساحة واحدة ({ $count })، إلى { $space }
    [two] مساحتان ({ $count })، إلى { $space }
    [few] { $count } مساحات، إلى { $space }
    [many] { $count } مساحة، إلى { $space }
   *[other] { $count } مساحة، إلى { $space }
}
act-choose-space = إلى { $space }
act-choose-stay = بقاء
act-choose-redeem = فك الرهن الآن مقابل { $amount }
act-choose-keep = إبقاؤها مرهونة ودفع فائدة { $amount }
act-choose-defer = إبقاؤها مرهونة ودفع فائدة مضاعفة لاحقًا
act-accept = قبول
act-reject = رفض
act-counter = عرض مقابل
act-withdraw = سحب عرضك
act-want = واحد على { $space }
act-want-several = أريد: { $pieces }
act-offer = اقترح صفقة
act-choose-where = إلى أين؟
act-pick-on-board = أو اختر على اللوحة.

auction-title = مزاد: { $space }
auction-title-building = مزاد على مبنى
auction-building-left = لدى البنك، مع هذا المبنى: { $pieces }.
auction-pass-piece = التمرير يسري على هذا المبنى وحده.
auction-none = لا مزايدة بعد.
auction-high-you = مزايدتك { $amount } هي الأعلى.
auction-stage-0 = المزاد مفتوح.
auction-stage-1 = المرة الأولى …
auction-stage-2 = المرة الثانية …
auction-closed = بيعت بمبلغ { $amount }. الدفع على { $player }.
auction-amount = مزايدتك
auction-bid = زايد
auction-quick = مزايدات سريعة
auction-out = خرجت من هذا المزاد.
auction-after = يبقى لك: { $amount }

deal-title = صفقة
deal-with = مع من؟
deal-give = تعطي
deal-take = تأخذ
deal-cash = المال
deal-cards = بطاقات السجن
deal-none = لا شيء قابل للتداول.
deal-send = أرسل العرض
deal-clear = من جديد
deal-changes = ما الذي يتغير
deal-empty = اختر ما ينتقل.
deal-set-you = تكتمل لك مجموعة { $group }.
deal-set-other = تكتمل مجموعة { $group } لصالح { $player }.
deal-break-you = تتفكك مجموعتك { $group }.
deal-break-other = تتفكك مجموعة { $group } لدى { $player }.
deal-interest-you = { word-deeds } مرهونة: عليك فائدة { $amount } على الأقل.
deal-interest-other = { word-deeds } مرهونة: على { $player } فائدة { $amount } على الأقل.
deal-after-you = مالك بعدها: { $amount }.
deal-after-other = مال { $player } بعدها: { $amount }.
deal-too-much = هذا أكثر من المال الموجود.
deal-card-price = ثمن بطاقة السجن { $amount } على الأقل.
offers-title = العروض
offer-from = عرض عليك من { $player }
offer-to = عرضك على { $player }
offer-between = عرض من { $player } على { $other }
offer-you-get = تأخذ
offer-you-give = تعطي
offer-gives = يعطي
offer-asks = يطلب
offer-not-now = لا يمكن قبوله الآن.
deal-time = وقت التفاوض

debt-title = دين للتسديد
debt-owed = عليك { $amount } لصالح { $other } ولديك { $cash }.
debt-missing = ينقصك { $amount }.
debt-could = بالبيع والرهن يمكنك جمع { $amount }.
debt-cannot = حتى ببيع كل شيء لن تجمع إلا { $amount }.
debt-ways = طرق لجمع المال
debt-enough = يكفي وحده

claim-which = عن أي { word-deed }؟
claim-hint = لا أحد يذكّرك هنا: انتبه لمن ينزل على { word-deeds-your }.

deed-free = بلا مالك.
deed-price = الثمن
deed-mortgage-value = قيمة الرهن
deed-redeem-cost = تكلفة فك الرهن
deed-rent = { word-rent-the }
deed-rent-bare = بلا مبانٍ
deed-rent-set = مع المجموعة كاملة
deed-rent-stations = { $count ->
    [zero] مع { $count }
    [one] مع { $count }
    [two] مع { $count }
    [few] مع { $count }
    [many] مع { $count }
   *[other] مع { $count }
}
deed-rent-utility = { $count ->
    [zero] مع { $count }: { $factor } × النرد
    [one] مع { $count }: { $factor } × النرد
    [two] مع { $count }: { $factor } × النرد
    [few] مع { $count }: { $factor } × النرد
    [many] مع { $count }: { $factor } × النرد
   *[other] مع { $count }: { $factor } × النرد
}
deed-rent-now = { word-rent-the } الآن
deed-building-cost = تكلفة المبنى
deed-mortgaged = مرهون
deed-group = مجموعة الألوان
about-tax = ادفع { $amount }
about-fare = رحلة مقابل { $amount }
about-entity = ارمِ { $count } أو أكثر مع جارك على اليسار: فوز أو دفع { $amount }
about-go = الراتب { $amount }
about-cards = اسحب بطاقة
about-jail = زيارة فقط، أو في السجن
about-parking = لا شيء يحدث هنا
about-go-to-jail = إلى السجن
about-question = اضغط المكعب
about-ride = رحلة أو بقاء
about-here = هنا: { $players }
about-owner = المالك: { $player }
deeds-title = { word-deeds-my }
deeds-none = لا { word-deeds } لك بعد.

players-title = اللاعبون
player-out = خارج اللعبة
player-in-jail = في السجن
player-turn = الدور له
player-decides = يقرر
player-deeds = { $count ->
    [zero] لا { word-deeds } ({ $count })
    [0] لا { word-deeds }
    [one] { word-deed } واحد ({ $count })
    [two] { word-deeds-two } ({ $count })
    [few] { $count } { word-deeds }
    [many] { $count } { word-deed-acc }
   *[other] { $count } { word-deed }
}
player-worth = القيمة { $amount }
player-token = الرمز
bank-stock = لدى البنك
log-title = السجل
log-none = لم يحدث شيء بعد.
log-older = الأقدم
chat-title = الحديث
chat-none = لم يقل أحد شيئًا بعد.
chat-say = قل
chat-text = كلماتك
chat-phrase = عبارات جاهزة
chat-judge = الحكم
preset-hello = مرحبًا!
preset-good-luck = حظًا سعيدًا!
preset-well-played = أحسنت اللعب!
preset-thanks = شكرًا.
preset-sorry = عذرًا.
preset-hurry = دورك، من فضلك.
preset-wait = لحظة من فضلك.
preset-yes = نعم.
preset-no = لا.
preset-interested = يهمني ذلك.
preset-not-interested = لا يهمني.
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
board-keys = أسهم لوحة المفاتيح تدور حول اللوحة، وEnter يفتح مساحة.

judge-title = الحكم
judge-close = إغلاق المزاد
judge-last-round = إعلان الجولة الأخيرة
judge-time = إعلان انتهاء الوقت
judge-expel = إبعاد { $player }
judge-dice = أدخل النرد
judge-dice-faces = الأوجه، مثل 3 4
judge-no-dice = إلغاء الرمية
judge-pause = إيقاف مؤقت
judge-resume = متابعة
judge-claims = { word-rent } يمكن طلبه
judge-claim-line = { $other } من { $player } عن { $space }
judge-claim-line-amount = { $other } من { $player }: { $amount } ({ $space })

lobby-title = قبل البداية
lobby-seat-open = شاغر
lobby-invite = دعوة
lobby-add-bot = إضافة روبوت
lobby-remove-bot = إزالة الروبوت
lobby-token = اختيار رمز
lobby-token-any = أي رمز متاح
lobby-start = ابدأ اللعبة
lobby-start-fill = ابدأ، والروبوتات تأخذ المقاعد الشاغرة
lobby-waiting = المضيف يبدأ اللعبة.
lobby-waiting-judge = رئيس الحكام يبدأ اللعب على جميع الطاولات معًا.
lobby-seeding = يُخلط النرد الآن: كل لاعب يضيف نصيبه. لحظة …

end-title = انتهت اللعبة
end-winner = الفائز: { $players }!
end-winners = الفوز مشترك: { $players }!
end-rank = المركز
end-player = اللاعب
end-worth = القيمة
end-points = النقاط
end-curve = القيمة خلال اللعبة
end-dice = النرد
end-dice-about = كم مرة جاء كل مجموع؛ والنطاق المظلل هو المتوقع بحكم الحظ.
end-dice-line = { $sum }: { $count ->
    [zero] { $count } مرة
    [one] { $count } مرة
    [two] { $count } مرتان
    [few] { $count } مرات
    [many] { $count } مرة
   *[other] { $count } مرة
}، والمتوقع من { $low } إلى { $high }
end-replay = شاهد اللعبة ثانيةً
fair-check = تحقّق من النرد
end-rematch = مرة أخرى مع اللاعبين أنفسهم
end-rematch-there = إلى اللعبة التالية
leave-game = مغادرة اللعبة

# Hints for a first game.
hints = تلميح
hints-on = التلميحات ظاهرة
hints-off = التلميحات مخفية
hints-stop = بلا تلميحات
hint-roll = ارمِ النرد فيتحرك رمزك وحده. وقبل ذلك يمكنك البناء أو الرهن أو اقتراح صفقة.
hint-buy = لا يملكه أحد: يمكنك شراؤه أو تركه.
hint-buy-auction = لا يملكه أحد: يمكنك شراؤه. وإلا يُعرض في مزاد للجميع، وأنت منهم.
hint-claim = وقف أحدهم { word-deed-on-yours }. { word-rent-the } لك فقط إذا طلبته في الوقت المناسب.
hint-debt = نقدك لا يكفي: بع مباني أو ارهن أو اعقد صفقة، ثم ادفع.
hint-auction = أعلى عرض يفوز. اعرض ما تقدر على دفعه فقط؛ ومن يتخطَّ يخرج من هذا المزاد.
hint-auction-default = أعلى عرض يفوز. ومن يعجز عن دفعه يُستبعد ويبدأ المزاد من جديد.
hint-choose = القواعد تترك هذا لك: اختر أحد الأجوبة.
hint-offer = عرض ينتظرك: اقبله أو ارفضه أو قدّم عرضًا مقابلًا.
hint-jail = رقمان متساويان يحررانك؛ أما الدفع أو البطاقة فمضمونان.
hint-jail-six = الستة تحررك؛ أما الدفع أو البطاقة فمضمونان.
hint-jail-roll = رقمان متساويان أو بطاقة يحررانك؛ وإلا دفعت بعد هذه الرمية وتقدمت.
hint-jail-late = انتهت محاولاتك: ترمي وتتقدم وتدفع. وإن دفعت أولًا منحك الرقمان المتماثلان رمية أخرى.
hint-build = يمكنك البناء: افتح أحد { word-deeds-owned }. المباني ترفع { word-rent-the } كثيرًا.
hint-end = أي شيء آخر؟ ابنِ أو اقترح صفقة ثم أنهِ دورك.
hint-wait = القرار الآن لغيرك. المس أي مساحة لترى بطاقتها، أو اقترح صفقة.

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
replay-eyes = كما يراها
replay-eyes-spectator = متفرج
replay-eyes-judge = الحكم
replay-jump = إلى الدور
replay-speed = السرعة
replay-times = { $factor }×
replay-plain = كنص بسيط
loading-more = قادم …

# Several people at one device.
pass-to = ناول الجهاز إلى { $player }
pass-taken = أنا { $player }: لنكمل
lobby-here = على هذا الجهاز
lobby-beside = شخص بجانبك يلعب هنا أيضًا
lobby-beside-add = إضافة

# More for the judge.
judge-correct = تصحيح خطأ
judge-expel-title = إبعاد لاعب
judge-expel-sure = أيُبعَد { $player } حقًا؟ كل شيء يعود إلى البنك ولا رجوع عنه.
judge-talk = يتفاوض { $player } و{ $other }.
judge-seconds = ثوانٍ
judge-limit = حدّد الوقت
judge-extend = مدّد الوقت
correct-what = ما الخطأ
correct-cash = المال
correct-deeds = { word-deed-paper }
correct-places = موضع على اللوحة
correct-amount = زيادة أو نقصان
correct-deed = { word-deed-paper-which }
correct-owner = مالكه
correct-level = المباني
correct-space = يقف على
correct-entry = في أي قيد
correct-why = السبب
correct-send = صحّح

# Not having to hear somebody.
chat-object = بشأن ما قاله { $player }
chat-mute = اكتم { $player } عندي
chat-mute-all = اكتم { $player } للجميع
chat-hear = ألغِ الكتم
chat-report = أبلغ عنه بوصفه
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
shortage-could = يمكنك أن تضع وتدفع ثمن: { $pieces }.
shortage-how = اختر { word-street }ًا لكل مبنى بالترتيب الذي تريده.
shortage-order = ترتيبك
shortage-remove = إزالة { $space }
shortage-total = السعر: { $amount }. يبقى لك: { $left }.
