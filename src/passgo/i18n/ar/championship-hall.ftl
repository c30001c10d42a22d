# البطولات في القاعة: لوحة المدير والساعات والأوراق واللوحات.

hall-desk = صفحات المسؤولين
hall-rule = القاعدة
hall-waiting = { $count ->
    [zero] لا أحد في الانتظار
    [one] واحد في الانتظار
    [two] اثنان في الانتظار
    [few] { $count } في الانتظار
    [many] { $count } في الانتظار
   *[other] { $count } في الانتظار
}
hall-role-registrar = مسؤول التسجيل
hall-role-director = مدير البطولة
hall-role-head-judge = رئيس الحكام
hall-role-judge = حكم
hall-role-scorer = مسجل النتائج
hall-page-director = الجولات
hall-page-registrar = مكتب التسجيل
hall-page-nicknames = الأسماء المستعارة
hall-page-entrants = المشاركون
hall-page-terms = الشروط
hall-page-officials = المسؤولون
hall-page-outbox = البريد الصادر
hall-page-sheets = الأوراق
hall-page-clock = الساعات
hall-page-board = اللوحة المباشرة
hall-page-projector = شاشة العرض
hall-page-judge = طاولاتي
hall-page-time = ساعة الحاسوب

hall-director-lead = كل جولة تسير على النحو نفسه: توزيع المقاعد، الحكام، الإعلان، تفقّد الحضور، اللعب، الأوراق، النقاط، التأهل.
hall-champion = البطل: { $nickname }
hall-venue = المكان
hall-round = الجولة
hall-round-number = الجولة { $number }
hall-players = اللاعبون
hall-stands = الحالة
hall-open-session = فتح: { $session }
hall-session = { $stage }، { $city }
hall-session-round = { $stage }، { $city }، الجولة { $round }
hall-backup = النسخة الاحتياطية والسجل
hall-backup-lead = تُكتب نسخة احتياطية كلما أُعلنت النقاط أو أُغلقت مرحلة، إن كان للخادم مجلد لذلك. انسخها إلى جهاز آخر قبل الجولة التالية.
hall-log =
    { $count ->
        [zero] لا أحداث في السجل. البصمة:
        [one] حدث واحد في السجل. البصمة:
        [two] حدثان في السجل. البصمة:
        [few] { $count } أحداث في السجل. البصمة:
        [many] { $count } حدثًا في السجل. البصمة:
       *[other] { $count } حدث في السجل. البصمة:
    }
hall-machine = آلة الزمن
hall-machine-lead = هذه البطولة تجريبية. يمكنك نقلها إلى وقت آخر، لكن ليس قبل آخر حدث فيها أبدًا.
hall-machine-now = تجربة. الوقت هنا: { $moment }
hall-machine-to = اليوم والساعة
hall-machine-go = انتقال
hall-machine-back = العودة إلى الحاضر
hall-time-jumped = قفزت ساعة حاسوب البطولة. الوقت قبل ذلك: { $was }. ثم أظهرت الساعة: { $says }. تستمر الجولات والمهل بحسب الوقت السابق.
hall-time-open = ما العمل
hall-time-now = وقت البطولة: { $time }. ساعة الحاسوب: { $clock }.
hall-time-fine = لا يوجد بلاغ مفتوح بشأن الساعة.
hall-time-wrong = إن كانت الساعة خاطئة فاضبطها على الحاسوب، وعندها يُغلق البلاغ من تلقاء نفسه.
hall-time-right = إن كانت الساعة صحيحة فيقبلها هنا اثنان من المسؤولين. تحتفظ الجولات الجارية بوقتها المتبقي.
hall-time-accept = الساعة صحيحة
hall-time-proposed = بحسب { $name } الساعة صحيحة. يجب أن يؤكد ذلك مسؤول ثانٍ.
hall-time-venue = { $city }: كانت ساعة الحاسوب هناك خاطئة. وقت آخر قيد فيه: { $was }. وأظهرت الساعة: { $says }. لم يتغير ترتيب القيود.
hall-rehearse = دع الروبوتات تلعب المرحلة التالية
hall-rehearse-lead = التالي: { $stage }. تأخذ الروبوتات كل المقاعد وتلعب المرحلة حتى نهايتها؛ قد يستغرق ذلك دقيقة.

hall-pipeline = خطوات هذه الجولة
hall-state-done = تمّ
hall-state-now = الآن
hall-state-later = لاحقًا
hall-step-seating = المقاعد
hall-step-judges = الحكام
hall-step-publish = الإعلان
hall-step-roll = تفقّد الحضور
hall-step-play = اللعب
hall-step-sheets = الأوراق
hall-step-release = النقاط
hall-step-qualify = التأهل
hall-step-over = انتهت
hall-step-later = ليس بعد
hall-waits-director = يقوم بهذا مدير البطولة.
hall-waits-head-judge = يقوم بهذا رئيس الحكام.

hall-plan = اللاعبون: { $players }، الطاولات: { $tables }، الدفعات: { $heats }.
hall-drawn = اللاعبون: { $players }، الطاولات: { $tables }.
hall-seed-printed = رقم القرعة { $seed }: يستطيع أي شخص أن يستخرج منه التوزيع نفسه.
hall-seeded = أقوى اللاعبين موزعون على الطاولات.
hall-reason-sizes = عدد اللاعبين على الطاولات: { $sizes }. موزعون بالتساوي، من { $fewest } إلى { $most } على كل طاولة.
hall-reason-repeats =
    { $count ->
        [0] لا يلتقي أحد بأحد مرة أخرى.
        [zero] لا يلتقي أحد بأحد مرة أخرى.
        [one] ثنائي واحد يلتقي مرة أخرى: لم يوجد توزيع أفضل.
        [two] ثنائيان يلتقيان مرة أخرى: لم يوجد توزيع أفضل.
        [few] { $count } ثنائيات تلتقي مرة أخرى: لم يوجد توزيع أفضل.
        [many] { $count } ثنائيًا تلتقي مرة أخرى: لم يوجد توزيع أفضل.
       *[other] { $count } ثنائي تلتقي مرة أخرى: لم يوجد توزيع أفضل.
    }
hall-reason-apart =
    { $count ->
        [zero] لا أحد يجب فصله عن غيره.
        [one] يجب الفصل بين لاعبي ثنائي واحد.
        [two] يجب الفصل بين لاعبي ثنائيين.
        [few] يجب الفصل بين لاعبي { $count } ثنائيات.
        [many] يجب الفصل بين لاعبي { $count } ثنائيًا.
       *[other] يجب الفصل بين لاعبي { $count } ثنائي.
    }
hall-reason-fixed =
    { $count ->
        [zero] لا طاولات محددة.
        [one] لاعب واحد له طاولة محددة.
        [two] لاعبان لهما طاولة محددة.
        [few] { $count } لاعبين لهم طاولات محددة.
        [many] { $count } لاعبًا لهم طاولات محددة.
       *[other] { $count } لاعب لهم طاولات محددة.
    }
hall-broken-seated-twice = سيجلس أحدهم إلى طاولتين.
hall-broken-not-a-player = مُنح مقعد لشخص لا يلعب هذه الجولة.
hall-broken-not-seated = أحد لاعبي هذه الجولة بلا مقعد.
hall-broken-table-too-small = على إحدى الطاولات عدد قليل جدًا من اللاعبين.
hall-broken-table-too-large = على إحدى الطاولات عدد كبير جدًا من اللاعبين.
hall-broken-tables-differ = عدد الطاولات ليس ما تطلبه صيغة البطولة.
hall-broken-thinned-unevenly = بين طاولتين فرق يزيد على لاعب واحد.
hall-broken-fixed-seat = أحد اللاعبين ليس على الطاولة المحددة له.
hall-broken-kept-apart = يجلس إلى طاولة واحدة لاعبان يجب الفصل بينهما.
hall-table = الطاولة { $number }
hall-heat = الدفعة { $number }
hall-table-players =
    { $count ->
        [zero] لا لاعبين
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count } لاعبين
        [many] { $count } لاعبًا
       *[other] { $count } لاعب
    }
hall-again =
    { $count ->
        [zero] لا لقاءات سابقة
        [one] لقاء سابق واحد
        [two] لقاءان سابقان
        [few] { $count } لقاءات سابقة
        [many] { $count } لقاءً سابقًا
       *[other] { $count } لقاء سابق
    }
hall-judged-by = الحكم: { $name }
hall-fixed = محدد
hall-swap-lead = علِّم لاعبين اثنين ليتبادلا المقعدين. يُفحص التوزيع من جديد، ويُرفض كل تبادل يخالف قاعدة.
hall-swap = تبديل المقعدين
hall-swap-two = علِّم لاعبين اثنين بالضبط.
hall-draw = إجراء قرعة المقاعد
hall-draw-again = قرعة جديدة
hall-seed = رقم القرعة
hall-seed-lead = استعمل هذا الرقم أو رقمًا سُحب علنًا.
hall-apart = الفصل بين لاعبين
hall-apart-one = اللاعب الأول
hall-apart-other = اللاعب الثاني
hall-pair = { $one } و{ $other }
hall-fixing = طاولات محددة
hall-fixed-player = اللاعب
hall-fixed-table = الطاولة
hall-fixed-at = { $name }: الطاولة { $table }

hall-judge-of = حكم الطاولة { $number }
hall-judges-save = تعيين هؤلاء الحكام
hall-judges-none = لم يُدعَ أي حكم إلى هذا المكان بعد.
hall-judges-set = طاولات لها حكم: { $count } من { $tables }.
hall-published = أُعلن التوزيع. البداية الرسمية: { $moment }
hall-projector-open = عرض على الشاشة
hall-pdf = طباعة أوراق النتائج (PDF)
hall-starts = البداية الرسمية (المنطقة الزمنية { $zone })
hall-publish = إعلان توزيع المقاعد
hall-present = الحاضرون: { $present } من { $players }.
hall-missing =
    { $count ->
        [zero] لا غائبين
        [one] غائب واحد
        [two] غائبان
        [few] { $count } غائبين
        [many] { $count } غائبًا
       *[other] { $count } غائب
    }
hall-small = طاولات لاعبوها أقل من اللازم: { $tables }. وزِّع مقاعد هذه الدفعة من جديد.
hall-alternates =
    { $count ->
        [zero] لا احتياطيين، الحاضرون: { $present }.
        [one] احتياطي واحد، الحاضرون: { $present }.
        [two] احتياطيان، الحاضرون: { $present }.
        [few] { $count } احتياطيين، الحاضرون: { $present }.
        [many] { $count } لاعب احتياط، الحاضرون: { $present }.
       *[other] { $count } لاعب احتياط، الحاضرون: { $present }.
    }
hall-roll-alternates = يأخذ الاحتياطيون الحاضرون المقاعد الشاغرة بترتيب أرقامهم
hall-roll = تفقّد الحضور
hall-call-alternate = استدعاء الاحتياطي التالي
hall-reseat = إعادة توزيع الدفعة { $heat }
hall-start =
    { $count ->
        [zero] بدء الطاولات
        [one] بدء الطاولة
        [two] بدء الطاولتين معًا
        [few] بدء { $count } طاولات معًا
        [many] بدء { $count } طاولة معًا
       *[other] بدء { $count } طاولة معًا
    }
hall-start-lead = من لم يحضر فقد مقعده عند تفقّد الحضور. تبدأ الساعة لجميع الطاولات معًا.
hall-heat-waiting = في الانتظار
hall-heat-rolled = تم تفقّد الحضور، جاهزة للبدء
hall-heat-running = جارية
hall-heat-last-round = الجولة الأخيرة
hall-heat-paused = متوقفة
hall-heat-over = انتهى الوقت
hall-play-later = بعد إعلان توزيع المقاعد.
hall-clock-of = ساعة الدفعة { $heat }
hall-expel = استبعاد
hall-expel-who = من الذي يُستبعد
hall-expel-lead = بسبب سلوك غير لائق. يحتل اللاعب المركز الأخير بلا نقاط ولا يمكنه العودة.
hall-reason = السبب
hall-fate-playing = لعب حتى النهاية
hall-fate-bankrupt = أفلس
hall-fate-expelled = استُبعد
hall-fate-withdrawn = انسحب

hall-sheets-lead = ينظر شخص ثانٍ في كل ورقة ويؤكدها كما هي أو يعيدها.
hall-sheets-none = لا أوراق منتظرة الآن.
hall-sheets-count = الأوراق المؤكدة: { $confirmed } من { $tables }.
hall-sheets-short = { $confirmed } من { $tables }
hall-sheets-missing = طاولات بلا ورقة: { $tables }.
hall-sheet-waiting = لم تبدأ
hall-sheet-playing = اللعب جارٍ
hall-sheet-due = الورقة ناقصة
hall-sheet-entered = تنتظر شخصًا ثانيًا
hall-sheet-confirmed = مؤكدة
hall-sheet-of = ورقة الطاولة { $number }
hall-sheet-none = لم تُدخل ورقة لهذه الطاولة.
hall-sheet-by = النسخة { $version }، أدخلها { $name }.
hall-sheet-confirmed-by = أكدها { $name }.
hall-back-session = إلى الجولة
hall-part-cash = النقود
hall-part-deeds = العقارات
hall-part-mortgaged = العقارات المرهونة
hall-part-houses = المنازل
hall-part-hotels = الفنادق
hall-part-total = صافي الثروة
hall-holdings =
    { $count ->
        [zero] لا عقارات
        [one] عقار واحد
        [two] عقاران
        [few] { $count } عقارات
        [many] { $count } عقارًا
       *[other] { $count } عقار
    }
hall-mortgaged = مرهون
hall-houses =
    { $count ->
        [zero] لا منازل
        [one] منزل واحد
        [two] منزلان
        [few] { $count } منازل
        [many] { $count } منزلًا
       *[other] { $count } منزل
    }
hall-hotel = فندق
hall-signed = موقَّع
hall-unsigned = غير موقَّع
hall-placings = المراكز والنقاط
hall-points-count =
    { $count ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
        [many] { $count } نقطة
       *[other] { $count } نقطة
    }
hall-tie = تعادل ينتظر قرار رئيس الحكام.
hall-decided-worth = بصافي الثروة
hall-decided-deeds = تعادل في صافي الثروة، وعدد أكبر من العقارات غير المرهونة
hall-decided-cash = تعادل في صافي الثروة والعقارات، ونقود أكثر
hall-decided-head-judge = بقرار رئيس الحكام
hall-decided-survived = كان لا يزال يلعب
hall-decided-left-later = خرج بعده
hall-decided-expelled = التالي استُبعد
hall-confirming = الشخص الثاني
hall-digest = بصمة هذه الورقة:
hall-signatures-missing = لم يوقِّع: { $names }.
hall-own-sheet = أنت من أدخل هذه الورقة، فيجب أن يؤكدها شخص آخر.
hall-confirm-lead = قارنها بالورقة المطبوعة. أنت تؤكد ما تراه هنا بالضبط، ولا يمكن تغيير شيء في هذه الصفحة.
hall-confirm = تأكيد كما هي
hall-reject = إعادة للتصحيح
hall-release-lead = تُعلن النقاط بالأسماء المستعارة، ولا يُعلن صافي الثروة أبدًا.
hall-release = إعلان النقاط
hall-released = أُعلنت النقاط.
hall-board-open = فتح اللوحة المباشرة
hall-qualify-lead = يرتب الجميع ويبين من يتأهل. لا تحسم القرعة إلا ما لا يحسمه شيء آخر، ويُحفظ رقمها في السجل.
hall-qualify-later = بعد إعلان النقاط.
hall-lot-seed = رقم القرعة
hall-qualify = إغلاق المرحلة هنا
hall-next-round = إلى الجولة التالية
hall-goes-on = يتأهل
hall-by-lot = بالقرعة

hall-nicknames-lead = يجب أن يكون الاسم المستعار من عالم اللعبة وألا يشير إلى العمر أو الجنس أو الجنسية أو الجسد. المشكلات المحتملة معلَّمة، والقرار لك.
hall-nicknames-none = لا توجد أسماء مستعارة بانتظار الاعتماد.
hall-no-concern = لا ملاحظات.
hall-approve = اعتماد
hall-approve-all =
    { $count ->
        [zero] اعتماد ما لا ملاحظة عليه
        [one] اعتماد الاسم الوحيد الذي لا ملاحظة عليه
        [two] اعتماد الاسمين اللذين لا ملاحظة عليهما
        [few] اعتماد { $count } أسماء لا ملاحظة عليها
        [many] اعتماد { $count } اسمًا لا ملاحظة عليها
       *[other] اعتماد { $count } اسم لا ملاحظة عليها
    }
hall-give-back = رفض
hall-give-back-reason = السبب (يُرسل إلى صاحب الاسم)
hall-approved =
    { $count ->
        [zero] لا أسماء مستعارة معتمدة
        [one] اسم مستعار معتمد واحد
        [two] اسمان مستعاران معتمدان
        [few] { $count } أسماء مستعارة معتمدة
        [many] { $count } اسمًا مستعارًا معتمدًا
       *[other] { $count } اسم مستعار معتمد
    }
hall-concern-theme = لم توجد كلمة من اللعبة.
hall-concern-age = قد يشير إلى العمر.
hall-concern-sex = قد يشير إلى الجنس.
hall-concern-nationality = قد يشير إلى الجنسية.
hall-concern-body = قد يشير إلى الجسد.
hall-concern-number = فيه رقم قد يكون عمرًا أو سنة ميلاد.
hall-concern-place = فيه اسم مكان أو مدينة.
hall-concern-name = فيه جزء من الاسم الحقيقي.

hall-search = الاسم أو الاسم المستعار
hall-search-go = بحث
hall-found =
    { $count ->
        [0] لم يُعثر على أحد.
        [zero] لم يُعثر على أحد.
        [one] عُثر على شخص واحد.
        [two] عُثر على شخصين.
        [few] عُثر على { $count } أشخاص.
        [many] عُثر على { $count } شخصًا.
       *[other] عُثر على { $count } شخص.
    }
hall-erased = محذوف
hall-alternate-number = الاحتياطي { $number }
hall-status-pending = معلَّق، بانتظار الاتصال
hall-status-confirmed = مؤكد
hall-status-withdrawn = منسحب
hall-status-no-show = لم يحضر
hall-status-disqualified = مستبعد
hall-status-erased = محذوف
hall-cancel = إلغاء المشاركة
hall-cancel-lead = للمنظمين أن يلغوا مشاركة، مثلًا حين تكون البيانات ناقصة أو مخالفة للشروط.

hall-terms-lead = تسري النسخة الجديدة فورًا، مع إشعار يراه الجميع في الموقع العام.
hall-terms-version = النسخة { $version }
hall-terms-notice = ما الذي تغير (الإشعار)
hall-terms-closes = آخر يوم للتسجيل بعد التعديل (حاليًا { $day })؛ اتركه فارغًا لإبقائه
hall-terms-mailed = إرسال بريد إلكتروني إلى جميع المسجلين
hall-terms-cancelled = أُلغيت البطولة
hall-terms-publish = نشر النسخة الجديدة
hall-terms-empty = اكتب الشروط بلغة واحدة على الأقل.

hall-officials-lead = لكل شخص رابط خاص بصفة واحدة. من يملك الرابط يتصرف بتلك الصفة: أرسله إلى شخص واحد فقط. الرابط الجديد يحل محل القديم.
hall-official-name = الاسم
hall-official-role = الصفة
hall-official-venue = المكان
hall-official-table = الطاولة المعتادة إن وُجدت
hall-invite = إنشاء رابط
hall-invited = رابط لـ { $name }
hall-invited-lead = يظهر هذا الرابط مرة واحدة فقط.
hall-name-needed = أدخل اسمًا من 1 إلى 60 حرفًا.
hall-revoke = إبطال
hall-revoke-lead = تتوقف جميع روابط { $name } فورًا.
hall-revoke-yes = إبطال جميع الروابط
hall-revoke-self = لا يمكنك إبطال رابطك. يستطيع ذلك مدير آخر.
hall-you = أنت

hall-outbox-lead =
    { $count ->
        [0] أُرسلت جميع الرسائل.
        [zero] أُرسلت جميع الرسائل.
        [one] رسالة واحدة في الانتظار. انسخها إلى برنامج بريدك ثم علِّمها كمرسلة.
        [two] رسالتان في الانتظار. انسخهما إلى برنامج بريدك ثم علِّمهما كمرسلتين.
        [few] { $count } رسائل في الانتظار. انسخها إلى برنامج بريدك ثم علِّمها كمرسلة.
        [many] { $count } رسالة في الانتظار. انسخها إلى برنامج بريدك ثم علِّمها كمرسلة.
       *[other] { $count } رسالة في الانتظار. انسخها إلى برنامج بريدك ثم علِّمها كمرسلة.
    }
hall-letter-to = إلى
hall-letter-subject = الموضوع
hall-letter-body = النص
hall-letter-fault = رفضها خادم البريد:
hall-copy = نسخ
hall-copied = نُسخ
hall-sent = تعليم كمرسلة
hall-sent-all =
    { $count ->
        [zero] تعليم ما في الأسفل كمرسل
        [one] تعليم الرسالة أدناه كمرسلة
        [two] تعليم الرسالتين أدناه كمرسلتين
        [few] تعليم { $count } رسائل أدناه كمرسلة
        [many] تعليم { $count } رسالة أدناه كمرسلة
       *[other] تعليم { $count } رسالة أدناه كمرسلة
    }
hall-phones = قائمة الهواتف
hall-name = الاسم
hall-phone = الهاتف

hall-clock = الساعة
hall-clocks-lead = يضبط رئيس الحكام الوقت الرسمي. يستطيع أي شخص فتح أي ساعة، ولا يرى الأزرار إلا رئيس الحكام.
hall-clocks-none = لم يُعلن أي توزيع للمقاعد بعد.
hall-clock-left = الوقت المتبقي
hall-clock-waits = تفقّد الحضور أولًا.
hall-clock-reason = سبب التوقف، ويظهر في القاعة
hall-clock-pause = إيقاف مؤقت
hall-clock-resume = متابعة
hall-clock-last-round = إعلان الجولة الأخيرة
hall-clock-end = إعلان انتهاء الوقت
hall-clock-all = جميع الساعات
hall-clock-offline = لا يوجد اتصال. الساعة مستمرة.
hall-fullscreen = ملء الشاشة
hall-call-minutes =
    { $count ->
        [zero] لم يبقَ وقت
        [one] بقيت دقيقة واحدة
        [two] بقيت دقيقتان
        [few] بقيت { $count } دقائق
        [many] بقيت { $count } دقيقة
       *[other] بقيت { $count } دقيقة
    }
hall-call-over = انتهى الوقت

hall-board = اللوحة المباشرة
hall-board-lead = النقاط بعد كل جولة، بالأسماء المستعارة.
hall-board-empty = لم تُعلن نقاط بعد.
hall-csv = الترتيب بصيغة CSV
hall-json = الترتيب بصيغة JSON
hall-number = القاعة { $number }
hall-halls = القاعات
hall-all = الكل
hall-rank = المركز
hall-nickname = الاسم المستعار
hall-points = النقاط
hall-anonymous = مجهول
hall-offline = لا يوجد اتصال. هذه آخر حالة معروفة.
hall-scroll-pause = إيقاف التمرير

hall-done-travel = ضُبط الوقت.
hall-done-return = عادت البطولة إلى الحاضر.
hall-done-rehearse = لُعبت المرحلة.
hall-done-draft = أُجريت القرعة. راجعها ثم أعلنها.
hall-done-reseat = وُزعت مقاعد الدفعة من جديد.
hall-done-swap = تم تبديل المقعدين.
hall-done-judges = عُيِّن الحكام.
hall-done-publish = تم النشر.
hall-done-roll = تم تفقّد الحضور.
hall-done-alternate = استُدعي الاحتياطي التالي.
hall-done-start = بدأ اللعب على الطاولات.
hall-done-expel = تم الاستبعاد.
hall-done-release = أُعلنت النقاط.
hall-done-qualify = أُغلقت المرحلة هنا.
hall-done-approve = اعتُمد الاسم المستعار.
hall-done-approve-all = اعتُمدت الأسماء المستعارة.
hall-done-give-back = رُفض الاسم المستعار.
hall-done-cancel = أُلغيت المشاركة.
hall-done-revoke = لم تعد الروابط صالحة.
hall-done-sent = عُلِّمت كمرسلة.
hall-done-sent-all = عُلِّمت كمرسلة.
hall-done-confirm = تم تأكيد الورقة.
hall-done-reject = أُعيدت الورقة.
