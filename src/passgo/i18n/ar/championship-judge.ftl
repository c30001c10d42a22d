# لوحة الحكم عند الطاولة.
panel-tables = طاولاتي
panel-none-mine = لا توجد طاولة مخصصة لك الآن.
panel-others = طاولات أخرى
panel-others-lead = بصفتك الشخص الثاني تؤكد أوراقًا أدخلها غيرك.
panel-open = فتح لوحة حكم هذه الطاولة
panel-no-script = تحتاج اللوحة إلى JavaScript. من دونه استعمل الورق؛ وتُؤكَّد الأوراق هنا:
panel-keep-open = أبقِ هذه الصفحة مفتوحة: فهي تواصل العمل بلا شبكة وترسل ما تُدخله حين يمكنها ذلك. لا يمكن تحميلها من جديد بلا شبكة.

panel-table = الطاولة { $number }
panel-seat = اللاعب { $number }
panel-judge = الحكم: { $name }
panel-parts = أقسام اللوحة
panel-part-table = الطاولة
panel-part-bank = البنك
panel-part-shortage = نقص المباني
panel-part-sheet = الورقة
panel-part-rules = القواعد
panel-time-left = الوقت المتبقي
panel-heat-waiting = لم تبدأ
panel-heat-rolled = جاهزة للبدء
panel-heat-running = جارية
panel-heat-last-round = الجولة الأخيرة
panel-heat-paused = متوقفة
panel-heat-over = انتهى الوقت
panel-saved = كل شيء محفوظ
panel-offline = لا توجد شبكة
panel-waiting = { $count ->
    [zero] لا قيود منتظرة
    [one] قيد واحد ينتظر
    [two] قيدان ينتظران
    [few] { $count } قيود تنتظر
    [many] { $count } قيدًا ينتظر
   *[other] { $count } قيد ينتظر
}
panel-waits-at = منتظر منذ { $time }: { $what }
panel-shut = لم يعد رابطك الخاص يعمل. اطلب رابطًا جديدًا من المدير؛ وما أدخلته يبقى في هذا المتصفح.
panel-keeps-nothing = هذا المتصفح لا يحفظ شيئًا: لا تغلق الصفحة ما دام هناك قيد ينتظر الإرسال.
panel-broken = لا يمكن للخادم قبول هذا القيد. أدخله من جديد.
panel-dismiss = حسنًا
panel-cancel = إلغاء
panel-choose = اختر
panel-reason = السبب
panel-entry-announce = إعلان الوقت المتبقي
panel-entry-out = إفلاس { $name }
panel-entry-expel = استبعاد { $name }
panel-entry-enter = الورقة
panel-entry-correct = الورقة المصححة
panel-entry-confirm = تأكيد الورقة
panel-entry-reject = إعادة الورقة

panel-out = أفلس
panel-out-title = أفلس وخرج من اللعبة؟
panel-out-lead = من يُفلس يوقّع عند خروجه. الساعة { $time }.
panel-out-signs = { $name } يوقّع هنا
panel-out-paper = وقّع على الورق
panel-out-unsigned = خرج دون توقيع
panel-expel = استبعاد
panel-expel-title = استبعاد من البطولة؟
panel-expel-lead = بسبب سلوك غير لائق. يحتل اللاعب المركز الأخير بلا نقاط ولا يمكنه العودة.
panel-announce = أعلنتُ الوقت المتبقي
panel-announced = { $count ->
    [zero] أُعلن في الساعة { $time }: لا دقائق متبقية
    [one] أُعلن في الساعة { $time }: بقيت دقيقة واحدة
    [two] أُعلن في الساعة { $time }: بقيت دقيقتان
    [few] أُعلن في الساعة { $time }: بقيت { $count } دقائق
    [many] أُعلن في الساعة { $time }: بقيت { $count } دقيقة
   *[other] أُعلن في الساعة { $time }: بقيت { $count } دقيقة
}
panel-fate-playing = لعب حتى النهاية
panel-fate-bankrupt = أفلس
panel-fate-expelled = استُبعد
panel-fate-withdrawn = انسحب
panel-signed = وقّع

panel-bank-lead = للمصرفي: لا يجوز للاعبين استعمال أي وسائل مساعدة.
panel-bank-deed = العقار
panel-bank-dice = مجموع النرد
panel-bank-rent = الإيجار
panel-bank-deed-title = التعامل مع البنك
panel-bank-more = مبالغ أخرى
panel-bank-repairs = إصلاحات بحسب البطاقة
panel-rent-bare = بلا مبانٍ
panel-rent-group = المجموعة كاملة، بلا مبانٍ
panel-rent-houses = { $count ->
    [zero] بلا منازل
    [one] منزل واحد
    [two] منزلان
    [few] { $count } منازل
    [many] { $count } منزلًا
   *[other] { $count } منزل
}
panel-rent-hotel = فندق
panel-rent-held = { $count ->
    [zero] ليس لدى المالك شيء منها
    [one] لدى المالك واحد
    [two] لدى المالك اثنان
    [few] لدى المالك { $count }
    [many] لدى المالك { $count }
   *[other] لدى المالك { $count }
}
panel-bank-price = سعر الشراء
panel-bank-mortgage = الرهن
panel-bank-redeem = فك الرهن
panel-bank-interest = الفائدة إذا انتقل مرهونًا
panel-bank-house = بناء منزل
panel-bank-hotel = بناء فندق
panel-bank-house-back = بيع منزل
panel-bank-hotel-back = بيع فندق
panel-bank-salary = الراتب
panel-bank-fine = الخروج من السجن
panel-bank-houses = المنازل
panel-bank-hotels = الفنادق
panel-bank-repair = { $deck }: { $house } لكل منزل، { $hotel } لكل فندق
panel-bill = المجموع
panel-bill-lead = انقر على مبلغ لإضافته.
panel-bill-amount = المبلغ
panel-bill-plus = إضافة
panel-bill-minus = طرح
panel-bill-back = تراجع
panel-bill-clear = مسح

panel-short-lead = يقول من يبني أولًا كم مبنى يريد وأين، ثم يقول الآخرون. إن كفى ما لدى البنك اشترى الجميع بسعر القائمة، وإلا بيعت المباني بالمزاد واحدًا تلو الآخر.
panel-short-piece = ما الناقص؟
panel-short-houses = المنازل
panel-short-hotels = الفنادق
panel-short-stock = كم بقي في البنك؟
panel-short-wishes = من يريد ماذا؟
panel-short-wish = { $count ->
    [zero] لا شيء لـ{ $deed }، سعر القائمة { $price }
    [one] واحد لـ{ $deed }، سعر القائمة { $price }
    [two] اثنان لـ{ $deed }، سعر القائمة { $price }
    [few] { $count } لـ{ $deed }، سعر القائمة { $price }
    [many] { $count } لـ{ $deed }، سعر القائمة { $price }
   *[other] { $count } لـ{ $deed }، سعر القائمة { $price }
}
panel-short-breaks = يفكك فندقًا
panel-short-withdraw = سحب
panel-short-player = اللاعب
panel-short-deed = يبني على
panel-short-count = كم
panel-short-declare = إعلان الرغبة
panel-short-empty = لم يبقَ لدى البنك شيء: انتظر حتى يعيد أحدهم مباني أو يبيعها.
panel-short-enough = يكفي الجميع: يشتري كلٌّ بسعر القائمة.
panel-short-sold-all = بيع للجميع بسعر القائمة
panel-short-alone = لا يرغب في الشراء سوى { $name }: بلا مزاد، { $price } لـ{ $deed }.
panel-short-sold-alone = بيع بسعر القائمة
panel-short-auction = مزاد على مبنى واحد. المزايدون: { $names }. المزايدة الأولى: { $price }.
panel-short-breakers = انتهى البيع لجميع المشترين. يمكن لهؤلاء الآن تفكيك فندق: { $names }.
panel-short-winner = أعلى مُزايد
panel-short-price = المزايدة
panel-short-low = المزايدة الأولى هي { $price }.
panel-short-sold = بيع
panel-short-unsold = لا مزايدة
panel-short-pass = التمرير يسري على هذا المبنى وحده. إن مرّر الجميع بقي لدى البنك وانتهى النقص.
panel-short-sales = ما بيع حتى الآن
panel-short-sale = { $name }: { $deed }، { $price }
panel-short-again = البدء من جديد

panel-sheet-not-yours = صلاحياتك لا تشمل إدخال الأوراق.
panel-sheet-coming = الورقة في الطريق. تبقى في هذا المتصفح حتى تصل إلى الخادم.
panel-whose = أي لاعب؟
panel-no-cash = لم تُدخَل النقود
panel-gone = من خرج لا يملك شيئًا.
panel-not-out = ما زال يلعب
panel-cash = نقود { $name }
panel-owned-by = ملك { $name }
panel-mortgaged = مرهون
panel-buildings = المباني على { $deed }
panel-level-none = بلا مبانٍ
panel-level-hotel-short = ف
panel-out-on-sheet = أفلس قبل النهاية
panel-worth-cash = النقود
panel-worth-deeds = العقارات
panel-worth-mortgaged = العقارات المرهونة
panel-worth-houses = المنازل
panel-worth-hotels = الفنادق
panel-worth-total = صافي الثروة
panel-places = المراكز والنقاط
panel-survivors = { $count ->
    [zero] لم يبقَ أحد.
    [one] بقي لاعب واحد.
    [two] بقي لاعبان.
    [few] بقي { $count } لاعبين.
    [many] بقي { $count } لاعبًا.
   *[other] بقي { $count } لاعب.
}
panel-points = { $count ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
    [many] { $count } نقطة
   *[other] { $count } نقطة
}
panel-decided-worth = بصافي الثروة
panel-decided-deeds = تعادل في صافي الثروة، وعدد أكبر من العقارات غير المرهونة
panel-decided-cash = تعادل في صافي الثروة والعقارات، ونقود أكثر
panel-decided-head-judge = بقرار رئيس الحكام
panel-decided-survived = كان لا يزال يلعب
panel-decided-left-later = خرج بعده
panel-decided-expelled = التالي استُبعد
panel-fault-no-cash = لم تُدخَل نقوده
panel-fault-players-differ = يجب أن تضم الورقة كل لاعب في الطاولة مرة واحدة
panel-fault-nobody-left = آخر لاعب باقٍ فاز ولم يخرج
panel-fault-order-missing = ترتيب خروج اللاعبين ناقص
panel-fault-unknown-fate = ليس واضحًا كيف أنهى اللاعب اللعبة
panel-fault-bad-cash = لا يمكن أن تكون النقود صحيحة
panel-fault-out-but-owns = خرج ولم يعد يملك شيئًا
panel-fault-no-such-deed = عقار لا وجود له على هذه اللوحة
panel-fault-deed-twice = أحد العقارات مذكور في سطرين
panel-fault-bad-buildings = مبانٍ لا يمكن أن تكون هناك
panel-fault-too-many-houses = منازل أكثر مما في العلبة
panel-fault-too-many-hotels = فنادق أكثر مما في العلبة
panel-fault-group-incomplete = مبانٍ على مجموعة غير كاملة
panel-fault-group-mortgaged = مبانٍ على مجموعة فيها رهن
panel-fault-built-unevenly = مجموعة مبنية بغير تساوٍ
panel-fault-sums-differ = صافي الثروة ليس مجموع أجزائه
panel-fault-unknown-part = ذُكر شيء لا يُحسب
panel-fault-fate-differs = سُجّل بخلاف ذلك أثناء اللعب
panel-fault-order-differs = سُجّل ترتيب الخروج بخلاف ذلك
panel-tie = تعادل لا يحسمه إلا رئيس الحكام. انقر على اللاعبين بالترتيب الذي يقرره.
panel-tie-open = تعادل ينتظر قرار رئيس الحكام.
panel-tie-order = الترتيب: { $names }
panel-tie-next = التالي: { $name }
panel-tie-again = مسح الترتيب
panel-signatures = التوقيعات
panel-sign-later = يجب أولًا أن تكون الورقة كاملة وصحيحة.
panel-sign = { $name } يوقّع
panel-sign-paper = على الورق
panel-sign-paper-of = { $name } وقّع على الورق
panel-signed-at = وقّع في الساعة { $time }
panel-signed-paper = على الورق، شوهد في الساعة { $time }
panel-signed-before = وقّع عند خروجه
panel-locked = وقّع أحدهم: لا يمكن تغيير شيء بعد الآن.
panel-unlock = إزالة كل التوقيعات للتعديل
panel-too-early = تُقبل الورقة حين يعلن رئيس الحكام انتهاء الوقت أو يبقى لاعب واحد.
panel-unsigned-yet = لم يوقّع بعد: { $names }. قبل ذلك لا يمكن لأحد تأكيد الورقة.
panel-reason-needed = يحتاج التصحيح إلى سبب.
panel-submit = إدخال الورقة
panel-submit-correction = إدخال التصحيح
panel-print = طباعة
panel-entered-by = النسخة { $version }، أدخلها { $name }.
panel-confirmed-by = أكدها { $name }.
panel-awaits-second = تنتظر شخصًا ثانيًا.
panel-digest = بصمة هذه الورقة:
panel-unsigned = لم يوقّع: { $names }.
panel-own = أنت من أدخل هذه الورقة، فيجب أن يؤكدها شخص آخر.
panel-confirm-lead = قارنها بالورقة المطبوعة. أنت تؤكد ما تراه هنا بالضبط.
panel-confirm = تأكيد كما هي
panel-reject = إعادة للتصحيح
panel-correct = تصحيح هذه الورقة
panel-correct-about = يحل التصحيح محل هذه النسخة ويذكر السبب. ويجب أن يُوقَّع ويُؤكَّد من جديد.
panel-correct-begin = بدء التصحيح
panel-correct-lead = يحل هذا محل النسخة { $version } التي أدخلها { $name }.

panel-rules-language = لغة القواعد
panel-rules-search = كلمة أو رقم قاعدة
panel-rules-found = { $count ->
    [zero] لا قواعد
    [one] قاعدة واحدة
    [two] قاعدتان
    [few] { $count } قواعد
    [many] { $count } قاعدة
   *[other] { $count } قاعدة
}
panel-entry-tick = علامة: { $name }
panel-entry-undo-out = { $name }: عاد إلى اللعب
panel-tick-lead = أشّر على اللاعبين الموجودين عند الطاولة. من لا علامة له عند تفقّد الحضور يفقد مقعده.
panel-door-missing = لم يُسجَّل حضوره عند الباب
panel-undo = تراجع
panel-undo-title = { $name }: ليس خارج اللعب إذن؟
panel-undo-lead = يجب أن يوافق عضو ثانٍ من الطاقم. تعود إليك عندئذ الورقة التي أُدخلت.
panel-undo-waits = اقتُرح التراجع. يجب أن يوافق عضو ثانٍ من الطاقم.
panel-returned = أعاد { $name } الورقة: { $reason }
