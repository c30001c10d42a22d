# البطولات: الموقع العام والتسجيل ومشاركتي ومكتب التسجيل، ولماذا يُرفض أمر ما.

entry-championships = البطولات
entry-championships-lead = هنا تسجّل وتشاهد وتتابع النقاط.
entry-championships-none = لا توجد بطولات بعد.
entry-phase-announced = لم يُفتح التسجيل بعد
entry-phase-open = التسجيل مفتوح
entry-phase-closed = أُغلق التسجيل
entry-phase-running = تُلعب الآن
entry-phase-over = انتهت
entry-phase-cancelled = أُلغيت
entry-window = التسجيل من { $opens } حتى نهاية { $closes }.
entry-window-zone = تُحتسب الساعات بالتوقيت المحلي لكل مكان.
entry-rule = القاعدة { $rule }
entry-rehearsed = بطولة تجريبية بأشخاص وهميين

entry-new = بطولة جديدة
entry-new-terms-lead = تبقى كل النسخ متاحة. اذكر جهة اتصال للأسئلة المتعلقة بالبيانات الشخصية.
entry-new-director = اسم أول مدير للبطولة
entry-new-unreadable = الملف المرفوع ليس نصًا بترميز UTF-8.
entry-made = أُنشئت البطولة
entry-made-lead = بطولة { $name } جاهزة. ادعُ مسؤولي التسجيل والحكام ومسجلي النتائج من لوحة المدير.
entry-made-link = هذا رابط المدير الخاص. يظهر مرة واحدة فقط: احفظه الآن ولا تشاركه.
entry-made-qr = رمز QR لرابط المدير
entry-made-open = فتح لوحة المدير
entry-made-site = الموقع العام

entry-organised = تنظيم: { $organisers }
entry-register = التسجيل
entry-opens-on = يُفتح التسجيل في { $when }.
entry-cancelled = أُلغيت هذه البطولة. إن كنت مسجَّلًا فما زال بإمكانك تنزيل بياناتك أو حذفها.
entry-terms-changed = تغيّرت الشروط
entry-terms-since = النسخة { $version }، سارية منذ { $when }.
entry-terms-what = ما الذي تغيّر
entry-where = متى وأين
entry-starts = البداية { $when } ({ $zone })
entry-online = تُلعب عبر الإنترنت من أي مكان
entry-places-meter = الأماكن المحجوزة في { $city }
entry-places-left = { $count ->
    [0] كل الأماكن محجوزة ({ $capacity })
    [zero] كل الأماكن محجوزة ({ $capacity })
    [one] مكان واحد شاغر من { $capacity }
    [two] مكانان شاغران من { $capacity }
    [few] { $count } أماكن شاغرة من { $capacity }
    [many] { $count } مكانًا شاغرًا من { $capacity }
   *[other] { $count } مكان شاغر من { $capacity }
}
entry-alternates = { $count ->
    [0] لا احتياطي في الانتظار
    [zero] لا احتياطي في الانتظار
    [one] احتياطي واحد في الانتظار
    [two] احتياطيان في الانتظار
    [few] { $count } احتياطيين في الانتظار
    [many] { $count } احتياطيًا في الانتظار
   *[other] { $count } احتياطي في الانتظار
}
entry-would-wait = ممتلئ: ستكون الاحتياطي رقم { $number }
entry-later-stage = للمتأهلين
entry-how = كيف تُلعب
entry-stage =
    { $rounds ->
        [zero] طاولات من { $fewest } إلى { $most } لاعبين، مدة الجولة { $minutes } دقيقة.
        [one] طاولات من { $fewest } إلى { $most } لاعبين، جولة واحدة مدتها { $minutes } دقيقة.
        [two] طاولات من { $fewest } إلى { $most } لاعبين، جولتان مدة كل منهما { $minutes } دقيقة.
        [few] طاولات من { $fewest } إلى { $most } لاعبين، { $rounds } جولات مدة كل منها { $minutes } دقيقة.
        [many] طاولات من { $fewest } إلى { $most } لاعبين، { $rounds } جولة مدة كل منها { $minutes } دقيقة.
       *[other] طاولات من { $fewest } إلى { $most } لاعبين، { $rounds } جولة مدة كل منها { $minutes } دقيقة.
    }
entry-prize = جائزة البطل: { $prize }.
entry-condition-age = يجب ألا يقل عمرك عن { $age } سنة يوم اللعب.
entry-condition-citizenship = تُشترط جنسية هذا البلد: { $country }.
entry-condition-excluded = لا تجوز مشاركة العاملين لدى المنظمين ولا أقاربهم من الدرجة الأولى.
entry-condition-phone = بعد التسجيل سنتصل بك هاتفيًا لتؤكد مكانك. إذا زاد المسجلون على الأماكن فالأولوية للأسبق تسجيلًا.
entry-edition = عن اللعبة
entry-follow = تابع البطولة
entry-spectators = المتفرجون مُرحَّب بهم: تعالوا وشاهدوا اللعب مباشرة.
entry-anonymous = تُعلن النقاط في نهاية كل جولة، وبالأسماء المستعارة فقط.
entry-board = اللوحة المباشرة
entry-standings = الترتيب (CSV)
entry-terms = شروط المشاركة
entry-terms-lead = الشروط وكل نسخها السابقة منشورة هنا.
entry-terms-read = قراءة الشروط السارية
entry-terms-none = لم تُنشر الشروط بعد، لذلك لم يُفتح التسجيل.
entry-terms-in-force = النسخة { $version }، سارية منذ { $when }
entry-terms-old = هذه النسخة { $version } بتاريخ { $when }. لم تعد سارية.
entry-terms-versions = كل النسخ
entry-terms-version = النسخة { $version }، { $when }
entry-terms-diff = ما تغيّر منذ النسخة { $version }
entry-terms-added = أُضيف:
entry-terms-removed = حُذف:
entry-terms-show = اقرأ هنا النسخة { $version } من الشروط
entry-rights = يمكنك في أي وقت طلب نسخة من بياناتك أو تصحيحها أو حذفها: في صفحة مشاركتك أو بالبريد الإلكتروني أو بالهاتف.

entry-register-lead = يستغرق دقيقتين. لا يُنشر عنك سوى الاسم المستعار الذي تختاره لاحقًا.
entry-wrong = { $count ->
    [zero] ما زال شيء ناقصًا. لم يضع شيء مما كتبت.
    [one] شيء واحد ناقص أو خاطئ، وهو معلَّم أدناه. لم يضع شيء مما كتبت.
    [two] شيئان ناقصان أو خاطئان، وهما معلَّمان أدناه. لم يضع شيء مما كتبت.
    [few] { $count } أشياء ناقصة أو خاطئة، وهي معلَّمة أدناه. لم يضع شيء مما كتبت.
    [many] { $count } شيئًا ناقصًا أو خاطئًا، وهي معلَّمة أدناه. لم يضع شيء مما كتبت.
   *[other] { $count } شيء ناقص أو خاطئ، وهي معلَّمة أدناه. لم يضع شيء مما كتبت.
}
entry-city = أين تريد أن تلعب؟
entry-you = بياناتك الشخصية
entry-name = الاسم واسم العائلة
entry-email = البريد الإلكتروني
entry-email-hint = بريدك أنت لا بريد غيرك: إليه يُرسل رابط مشاركتك.
entry-phone = الهاتف
entry-phone-hint = سنتصل بك على هذا الرقم لتؤكد مكانك.
entry-born = تاريخ الميلاد
entry-born-hint = يجب ألا يقل عمرك عن { $age } يوم اللعب.
entry-born-why = للتمييز بين من يحملون الاسم نفسه.
entry-citizenship = الجنسية
entry-citizenship-hint = المشاركة مقصورة على حاملي جنسية هذا البلد: { $country }.
entry-choose = اختر
entry-excluded = ضع علامة على ما ينطبق عليك
entry-excluded-employee = أعمل لدى { $organisers }.
entry-excluded-relative = أحد أقاربي من الدرجة الأولى يعمل لدى { $organisers }.
entry-declare = الإقرارات والموافقات
entry-declare-lead = كلها لازمة: لا يصح التسجيل إن نقص شيء منها.
entry-declaration-own-email = البريد الإلكتروني بريدي أنا.
entry-declaration-true-data = ما كتبته دقيق وصحيح.
entry-declaration-of-age = عمري { $age } سنة على الأقل.
entry-declaration-contact = يجوز استعمال رقم هاتفي وبريدي الإلكتروني لإدارة البطولة.
entry-consent-terms = أقبل شروط المشاركة من دون تحفظ.
entry-consent-data = أوافق على معالجة البيانات التي أقدمها هنا، لهذه البطولة فقط، من قبل { $organisers }.
entry-consent-publicity = يجوز نشر نتائج البطولة مع الصور والأفلام وأسماء الفائزين وأصحاب المراكز التالية.
entry-consent-promotion = أرغب أيضًا في تلقي الأخبار والعروض من { $organisers }. لا علاقة لهذا بالمشاركة.
entry-optional = اختياري
entry-optional-lead = يمكنك ترك هذا فارغًا والمشاركة مع ذلك. يمكنك تغيير رأيك في أي وقت.
entry-kept = { $days ->
    [zero] تُحذف بياناتك يوم النهائي الأخير.
    [one] تُحذف بياناتك بعد يوم واحد من النهائي الأخير على الأكثر.
    [two] تُحذف بياناتك بعد يومين من النهائي الأخير على الأكثر.
    [few] تُحذف بياناتك بعد { $days } أيام من النهائي الأخير على الأكثر.
    [many] تُحذف بياناتك بعد { $days } يومًا من النهائي الأخير على الأكثر.
   *[other] تُحذف بياناتك بعد { $days } يوم من النهائي الأخير على الأكثر.
}
entry-register-send = التسجيل الآن
entry-fault-venue = اختر مدينة واحدة.
entry-fault-name = أدخل الاسم واسم العائلة، من 2 إلى 100 حرف.
entry-fault-email = أدخل بريدًا إلكترونيًا مثل name@example.org.
entry-fault-phone = أدخل رقم هاتف من 5 إلى 20 رقمًا.
entry-fault-born = أدخل تاريخ الميلاد.
entry-fault-citizenship = اختر بلدًا.
entry-fault-tick = ضع علامة هنا لتشارك.
entry-registered = تم تسجيلك
entry-link = هذا رابطك الخاص. احفظه: من يملكه يستطيع تغيير مشاركتك.
entry-link-lead = يفتح مشاركتك: الحالة والاسم المستعار وبياناتك ورمز الحضور.
entry-link-mail = تجده أيضًا في البريد الإلكتروني الذي نرسله إليك.
entry-mine-open = فتح مشاركتي
entry-mine = مشاركتي
entry-status-pending = بانتظار التأكيد
entry-status-confirmed = مؤكدة
entry-status-alternate = احتياطي رقم { $number }
entry-status-withdrawn = منسحبة
entry-status-no-show = لم يتم الحضور
entry-status-disqualified = مستبعدة
entry-status-erased = حُذفت
entry-next-pending = لديك مكان. سنتصل بك هاتفيًا لتأكيده.
entry-next-confirmed = مكانك مؤكد. احضر قبل البداية الرسمية، فالمقعد الذي يبقى فارغًا حينها يذهب إلى احتياطي.
entry-next-alternate = كل الأماكن محجوزة. رقمك في قائمة الاحتياطيين { $number }: عندما ينسحب أحد يصعد التالي في القائمة.
entry-next-withdrawn = لم تعد مشاركًا. ما دام التسجيل مفتوحًا يمكنك التسجيل من جديد.
entry-next-no-show = لم تكن حاضرًا عند البداية الرسمية فذهب مقعدك إلى غيرك.
entry-next-disqualified = ألغى المنظمون مشاركتك.
entry-next-erased = حُذفت بياناتك.
entry-seat = { $stage }، الجولة { $round }، الدفعة { $heat }: الطاولة { $table }، { $when } ({ $zone })
entry-play = الذهاب إلى طاولتي
entry-qr = رمز QR لتسجيل الحضور
entry-qr-lead = أظهره عند الباب أو اذكر الرمز:
entry-nickname = الاسم المستعار
entry-nickname-lead = تُعلن النقاط باسمك المستعار ولا يُعلن اسمك أبدًا. يجب أن يتصل باللعبة وألا يدل على العمر أو الجنس أو الجنسية أو المظهر أو المكان. ولا بد أن يعتمده مدير البطولة.
entry-nickname-proposed = «{ $nickname }» بانتظار الاعتماد.
entry-nickname-approved = «{ $nickname }» معتمد.
entry-nickname-returned = لم يُعتمد اسمك المستعار. السبب في البريد الإلكتروني المرسل إليك. اقترح اسمًا مستعارًا آخر.
entry-nickname-new = الاسم المستعار، من 2 إلى 24 حرفًا
entry-nickname-send = إرسال
entry-contact = كيف نتواصل معك
entry-contact-theirs = بيانات الاتصال
entry-contact-other = إذا كان اسمك أو تاريخ ميلادك خاطئًا فاتصل بمكتب التسجيل.
entry-save = حفظ
entry-consents = الموافقات
entry-consent-given = مُنحت
entry-consent-refused = لم تُمنح
entry-consent-give = منح الموافقة
entry-consent-take-back = سحب الموافقة
entry-consent-data-sure = لا مشاركة من دون هذه الموافقة، لذلك تُسحب المشاركة أيضًا. تبقى البيانات حتى تُحذف أو تنتهي مدة حفظها.
entry-place = المكان الذي فزت به
entry-place-lead = فزت بـ: { $prize }. إن لم تستطع الذهاب ينتقل المكان إلى التالي في الترتيب، وتبقى أنت البطل.
entry-place-pass = لا أستطيع الذهاب
entry-place-sure = ينتقل المكان حينها إلى التالي في الترتيب، ولا رجوع عن ذلك.
entry-data = بياناتك
entry-data-theirs = بيانات شخصية
entry-data-lead = { $days ->
    [zero] تُحذف البيانات الشخصية يوم النهائي الأخير. يمكنك تنزيلها أو الانسحاب أو حذفها الآن.
    [one] تُحذف البيانات الشخصية بعد يوم واحد من النهائي الأخير على الأكثر. يمكنك تنزيلها أو الانسحاب أو حذفها الآن.
    [two] تُحذف البيانات الشخصية بعد يومين من النهائي الأخير على الأكثر. يمكنك تنزيلها أو الانسحاب أو حذفها الآن.
    [few] تُحذف البيانات الشخصية بعد { $days } أيام من النهائي الأخير على الأكثر. يمكنك تنزيلها أو الانسحاب أو حذفها الآن.
    [many] تُحذف البيانات الشخصية بعد { $days } يومًا من النهائي الأخير على الأكثر. يمكنك تنزيلها أو الانسحاب أو حذفها الآن.
   *[other] تُحذف البيانات الشخصية بعد { $days } يوم من النهائي الأخير على الأكثر. يمكنك تنزيلها أو الانسحاب أو حذفها الآن.
}
entry-export = تصدير إلى ملف (JSON)
entry-withdraw = انسحاب
entry-withdraw-sure = يذهب المكان فورًا إلى أول احتياطي.
entry-withdraw-yes = نعم، انسحاب
entry-erase = حذف كل ما يخص هذه المشاركة
entry-erase-sure = يُحذف الاسم وبيانات الاتصال وتاريخ الميلاد والاسم المستعار فورًا ونهائيًا وتنتهي المشاركة. أما نتائج ما لُعب فتبقى من دون اسم.
entry-erase-yes = نعم، احذف كل شيء
entry-erased = حُذفت
entry-erased-lead = لم تعد تُحفظ أي بيانات شخصية عن هذه المشاركة. الرابط الخاص لم يعد يعمل.
entry-done-contact = حُفظ.
entry-done-nickname = أُرسل الاسم المستعار. سينظر فيه مدير البطولة.
entry-done-consent = تغيّرت الموافقة.
entry-done-withdrawn = سُحبت المشاركة.
entry-done-passed = انتقل المكان إلى التالي.
entry-done-comes = سُجّل: الحضور مؤكد.
entry-done-declined = سُجّل: اعتذار عن الحضور. المكان متاح لاحتياطي.
entry-done-here = سُجّل الحضور.
entry-done-away = أُلغي تسجيل الحضور.
entry-done-erased = حُذفت.

entry-desk = مكتب التسجيل
entry-desk-entries = المشاركات
entry-desk-check-in = الحضور
entry-desk-files = الاستيراد والتصدير
entry-desk-lists = قوائم المشاركات
entry-desk-venue = المكان
entry-desk-all = كل الأماكن
entry-desk-show = عرض
entry-search = بحث بالاسم أو الهاتف أو البريد أو الاسم المستعار أو الرمز
entry-search-go = بحث
entry-list-calls = بانتظار الاتصال
entry-list-alternates = الاحتياطيون
entry-list-confirmed = المؤكدون
entry-list-gone = المنتهية
entry-list-found = نتائج البحث
entry-list-lead-calls = الأسبق تسجيلًا أولًا. اتصل ثم سجّل الجواب.
entry-list-lead-alternates = بترتيب أرقامهم. المكان الذي يشغر قبل توزيع الطاولات يذهب إلى الأول.
entry-list-lead-confirmed = اتُّصل بهم وسيحضرون.
entry-list-lead-gone = انسحبوا أو لم يحضروا أو استُبعدوا أو حُذفوا.
entry-list-lead-found = كل من ينطبق عليه بحثك.
entry-list-none = لا أحد
entry-list-more = { $count ->
    [zero] لا مزيد.
    [one] واحد آخر غير معروض.
    [two] اثنان آخران غير معروضين.
    [few] { $count } آخرون غير معروضين.
    [many] { $count } آخرون غير معروضين.
   *[other] { $count } آخرون غير معروضين.
}
entry-nameless = (الاسم غير محفوظ)
entry-phoned = تم الاتصال
entry-order = التسجيل رقم { $number }
entry-comes = سيحضر
entry-declines = لن يحضر
entry-declines-sure = تنتهي المشاركة ويصعد أول احتياطي.
entry-declines-yes = نعم، لن يحضر
entry-registered-at = سُجّل في { $when }
entry-reason = السبب: { $reason }
entry-reason-declined-by-phone = اعتذر هاتفيًا عن الحضور.
entry-reason-consent-withdrawn = سُحبت الموافقة على استعمال البيانات.
entry-code = رمز الحضور
entry-on-behalf = إذا طلب أحدهم ذلك هاتفيًا أو بالبريد الإلكتروني فيمكنك تنفيذه هنا نيابة عنه.
entry-new-link = إصدار رابط خاص جديد
entry-new-link-lead = رابط جديد لهذه المشاركة. يظهر مرة واحدة فقط.
entry-code-type = الاسم أو رمز الحضور
entry-code-find = إيجاد
entry-code-unknown = لا أحد يحمل هذا الرمز. إن كان على بطاقة مطبوعة فقد حُذفت تلك المشاركة. ابحث بالاسم بدلًا من ذلك.
entry-camera = مسح بالكاميرا
entry-camera-view = ما تراه الكاميرا
entry-camera-refused = لا يمكن استعمال الكاميرا هنا. اكتب الرمز بدلًا من ذلك.
entry-check-in-yes = تسجيل الحضور
entry-check-in-undo = إلغاء تسجيل الحضور
entry-here-already = سُجّل الحضور من قبل.
entry-here-count = { $count ->
    [zero] لم يحضر أحد بعد، والمنتظرون { $awaited }
    [one] حضر واحد، والمنتظرون { $awaited }
    [two] حضر اثنان، والمنتظرون { $awaited }
    [few] حضر { $count }، والمنتظرون { $awaited }
    [many] حضر { $count }، والمنتظرون { $awaited }
   *[other] حضر { $count }، والمنتظرون { $awaited }
}
entry-awaited = المنتظرون
entry-here = الحاضرون
entry-details = كل شيء عن هذه المشاركة
entry-import = استيراد مشاركات
entry-import-lead = ملف CSV فيه مشاركة في كل سطر بترتيب ورودها. في السطر الأول أسماء الأعمدة:
entry-import-forms =
    { $lines ->
        [zero] التواريخ مثل 1990-12-31 أو 31.12.1990، والخانات المختارة yes أو نعم. إما أن تُستورد كل الأسطر أو لا يُستورد شيء.
        [one] التواريخ مثل 1990-12-31 أو 31.12.1990، والخانات المختارة yes أو نعم، سطر واحد على الأكثر. إما أن تُستورد كل الأسطر أو لا يُستورد شيء.
        [two] التواريخ مثل 1990-12-31 أو 31.12.1990، والخانات المختارة yes أو نعم، سطران على الأكثر. إما أن تُستورد كل الأسطر أو لا يُستورد شيء.
        [few] التواريخ مثل 1990-12-31 أو 31.12.1990، والخانات المختارة yes أو نعم، { $lines } أسطر على الأكثر. إما أن تُستورد كل الأسطر أو لا يُستورد شيء.
        [many] التواريخ مثل 1990-12-31 أو 31.12.1990، والخانات المختارة yes أو نعم، { $lines } سطرًا على الأكثر. إما أن تُستورد كل الأسطر أو لا يُستورد شيء.
       *[other] التواريخ مثل 1990-12-31 أو 31.12.1990، والخانات المختارة yes أو نعم، { $lines } سطر على الأكثر. إما أن تُستورد كل الأسطر أو لا يُستورد شيء.
    }
entry-import-file = ملف CSV
entry-import-go = استيراد
entry-import-template = ملف فارغ بهذه الأعمدة
entry-import-faults = { $count ->
    [zero] لا أخطاء.
    [one] وُجد خطأ واحد.
    [two] وُجد خطآن.
    [few] وُجدت { $count } أخطاء.
    [many] وُجد { $count } خطأً.
   *[other] وُجد { $count } خطأ.
}
entry-import-nothing = لم يُسجَّل أحد.
entry-import-line = السطر { $line }:
entry-import-unreadable = لا يمكن قراءة الملف: يجب أن يكون CSV.
entry-import-empty = لا توجد في الملف أي مشاركة.
entry-import-long = أسطر الملف كثيرة جدًا: يمكن استيراد { $most } على الأكثر دفعة واحدة.
entry-import-missing-column = العمود «{ $column }» ناقص.
entry-import-unknown-column = عمود غير متوقع «{ $column }».
entry-import-cells = عدد خلايا السطر { $found } بدلًا من { $wanted }.
entry-import-venue = يجب أن يكون المكان واحدًا من: { $venues }.
entry-import-tick = يجب أن تكون قيمة «{ $column }» هي yes.
entry-imported =
    { $count ->
        [zero] لم تُستورد أي مشاركة.
        [one] استُوردت مشاركة واحدة.
        [two] استُوردت مشاركتان.
        [few] استُوردت { $count } مشاركات.
        [many] استُوردت { $count } مشاركة.
       *[other] استُوردت { $count } مشاركة.
    }
entry-export-list = تصدير كل المشاركات (CSV)
entry-export-lead = فيه بيانات شخصية: احفظه بأمان واحذفه حين لا تعود إليه حاجة.

problem-no-such-championship = هذه البطولة غير موجودة هنا.
problem-no-such-desk = هذا الرابط غير صالح أو لم يعد يعمل. اطلب من المدير رابطًا جديدًا.
problem-no-such-entry = هذا الرابط غير صالح أو لم يعد يعمل. الرابط الصحيح في البريد الإلكتروني الذي وصلك بعد التسجيل، ويمكن لمكتب التسجيل أن يعطيك رابطًا جديدًا.
problem-desk-link-needed = هذه الصفحة للقائمين على البطولة. افتحها بالرابط الخاص الذي أُعطي لك.

refusal-champ-alternates-full = هذا المكان ممتلئ، وكذلك قائمة احتياطييه ({ $alternates }).
refusal-champ-already-done = تم ذلك من قبل.
refusal-champ-already-judging = لهذا الحكم طاولة أخرى في الوقت نفسه أو أنه يلعب.
refusal-champ-bad-moment = لا يمكن ذلك في هذا الوقت.
refusal-champ-cancelled = أُلغيت البطولة.
refusal-champ-clock-back = لا يمكن أن تعود التجربة إلى ما قبل آخر حدث فيها.
refusal-champ-clock-changed = تغيرت الساعة منذ ذلك الحين. اقرأ البلاغ من جديد.
refusal-champ-clock-same-person = سبق أن قلت هذا. يجب أن يؤكده مسؤول ثانٍ.
refusal-champ-consent-missing = إحدى الموافقات ناقصة، ولا مشاركة من دونها.
refusal-champ-declaration-missing = أحد الإقرارات ناقص، والتسجيل يتطلبها كلها.
refusal-champ-excluded = لا تجوز مشاركة العاملين لدى المنظمين ولا أقاربهم من الدرجة الأولى ولا من ألغى المنظمون مشاركته.
refusal-champ-game-running = اللعب جارٍ: لا يمكن إجلاس أحد أو نقله هناك الآن.
refusal-champ-judge-missing = ما زالت إحدى الطاولات بلا حكم.
refusal-champ-late = فات الأوان: ضاع المقعد عند البداية الرسمية.
refusal-champ-nickname-missing = لا يوجد اسم مستعار للمراجعة.
refusal-champ-nickname-taken = هذا الاسم المستعار أو ما يشبهه مأخوذ. اختر غيره.
refusal-champ-nickname-unfit = الاسم المستعار من 2 إلى 24 رمزًا عاديًا، بينها حرف أو رقم واحد على الأقل.
refusal-champ-no-alternate = لم يبقَ أي احتياطي.
refusal-champ-no-notice = اكتب إعلانًا يخبر الجميع بما تغيّر.
refusal-champ-no-reason = اكتب السبب.
refusal-champ-no-such-entrant = هذه المشاركة غير موجودة.
refusal-champ-no-such-session = هذه الجولة غير موجودة.
refusal-champ-no-such-stage = هذه المرحلة غير موجودة.
refusal-champ-no-such-table = هذه الطاولة غير موجودة.
refusal-champ-no-such-venue = هذا المكان غير موجود.
refusal-champ-no-vacancy = لا يوجد مقعد شاغر.
refusal-champ-not-allowed = صلاحياتك لا تسمح بذلك.
refusal-champ-not-awaited = هذا الشخص غير منتظر هناك.
refusal-champ-not-confirmed = لم تُؤكد المشاركة بعد: اتصل أولًا.
refusal-champ-not-finished = ما زالت خطوة سابقة غير منتهية.
refusal-champ-not-open = يُفتح التسجيل في هذا المكان في { $opens }.
refusal-champ-not-qualified = لا يحق التنازل عن هذا المكان إلا لصاحبه.
refusal-champ-not-yours = هذه مشاركة شخص آخر.
refusal-champ-old-terms = تغيّرت الشروط منذ فتحت هذه الصفحة. اقرأ النسخة الجديدة واقبلها.
refusal-champ-registered-twice = هذا الشخص مسجل من قبل. استعمل الرابط الخاص من البريد الإلكتروني أو اسأل مكتب التسجيل.
refusal-champ-seating-broken = هذا التوزيع يخالف قاعدة.
refusal-champ-sheet-changed = تغيّرت الورقة في الأثناء: راجعها مرة أخرى.
refusal-champ-sheet-missing = ما زالت إحدى الأوراق ناقصة.
refusal-champ-sheet-wrong = حساب الورقة غير صحيح.
refusal-champ-stage-over = أُغلقت هذه المرحلة.
refusal-champ-table-too-small = في إحدى الطاولات أقل من { $fewest } لاعبين: أعد توزيع هذه الدفعة.
refusal-champ-tie-undecided = هناك تعادل لم يُحسم بعد: القرار لرئيس الحكام.
refusal-champ-too-early = ما زال الوقت مبكرًا على ذلك.
refusal-champ-too-few = عدد اللاعبين غير كافٍ: يلزم { $fewest } على الأقل.
refusal-champ-too-young = يجب ألا يقل عمرك عن { $age } سنة في { $day }.
refusal-champ-unsigned = أحد التوقيعات ناقص.
refusal-champ-venue-elsewhere = هذا يخص مكانًا يُدار في جهاز آخر: قم به على خادم البطولة.
refusal-champ-venue-full = هذا المكان ممتلئ.
refusal-champ-venue-lent = هذا المكان يُدار الآن على جهاز خاص به. قم بذلك هناك أو انتظر عودة نتائجه.
refusal-champ-window-closed = أُغلق التسجيل في هذا المكان بنهاية { $closed }.
refusal-champ-same-person = يجب أن يؤكد هذا شخص آخر.
refusal-champ-wrong-citizenship = المشاركة مقصورة على حاملي جنسية هذا البلد: { $needed }.
refusal-champ-wrong-replacement = التصحيح لا يشير إلى الورقة السارية الآن.
refusal-champ-answer-wrong = تنقص إجابة أو المجموعة، أو ليست من الممكن.
refusal-champ-last-round-early = يمكن إعلان الدورة الأخيرة ابتداءً من { $allowed }.
refusal-champ-guardian-missing = لاعب بهذه السن يحتاج إلى ولي أمر له بريد أو هاتف.
refusal-champ-unticked = لا يمكن تفقّد الحضور بعد: لم يؤشر أحد على لاعبي هذه الطاولات: { $tables }.
refusal-champ-undo-proposed = هذا مقترح من قبل. يجب أن يوافق عضو ثانٍ من الطاقم.
refusal-champ-undo-too-late = فات أوان التراجع: ما يترتب عليه قد بدأ.
