hall-calls = استدعاءات رئيس الحكام
hall-calls-none = لا طاولة تنتظر.
hall-call-table = الطاولة { $table } ({ $place })
hall-call-since = منذ { $time }
hall-call-taken = { $name } في الطريق.
hall-call-take = أنا في الطريق
hall-call-end = تمت التسوية
hall-call = استدعِ رئيس الحكام
hall-page-control = غرفة التحكم
control-time = الوضع عند { $time }.
control-reload = تحديث
control-registered = المسجّلون
control-phoned = تم الاتصال
control-present = الحاضرون
control-seated = على الطاولات
control-playing = طاولات تلعب
control-due = أوراق ناقصة
control-unconfirmed = بانتظار التأكيد
control-notes = ملاحظات
control-total = الكل
control-calls = { $count ->
    [zero] { $count } استدعاء
    [one] استدعاء واحد
    [two] استدعاءان
    [few] { $count } استدعاءات
    [many] { $count } استدعاءً
   *[other] { $count } استدعاء
}
control-late-start = كان يجب أن يبدأ في { $time }
control-late-end = انتهى الوقت في { $time }
control-late = متأخر: { $count }
panel-call = استدعِ رئيس الحكام
panel-called = استُدعي رئيس الحكام في { $time }.
panel-call-taken = { $name } في الطريق.
panel-call-end = تمت التسوية
panel-entry-call = استدعاء رئيس الحكام
panel-entry-end-call = تمت تسوية الاستدعاء
panel-timers = مؤقتات
panel-timer-deal = { $count ->
    [zero] الصفقة: { $count } دقيقة على الأكثر
    [one] الصفقة: دقيقة واحدة على الأكثر
    [two] الصفقة: دقيقتان على الأكثر
    [few] الصفقة: { $count } دقائق على الأكثر
    [many] الصفقة: { $count } دقيقة على الأكثر
   *[other] الصفقة: { $count } دقيقة على الأكثر
}
panel-timer-limit = مهلة زمنية
panel-timer-minutes = الدقائق
panel-timer-start = ابدأ
panel-timer-stop = أوقف
panel-timer-reset = أعد الضبط
panel-timer-over-deal = انتهى وقت الصفقة.
panel-timer-over-limit = انتهت المهلة الزمنية.
entry-list-back = اتصل الآن
entry-list-lead-back = طلبوا الاتصال بهم في هذا الوقت.
entry-call-near = { $count ->
    [zero] لم يُتصل بعدُ بـ { $count } شخص. البداية: { $when }
    [one] لم يُتصل بعدُ بشخص واحد. البداية: { $when }
    [two] لم يُتصل بعدُ بشخصين. البداية: { $when }
    [few] لم يُتصل بعدُ بـ { $count } أشخاص. البداية: { $when }
    [many] لم يُتصل بعدُ بـ { $count } شخصًا. البداية: { $when }
   *[other] لم يُتصل بعدُ بـ { $count } شخص. البداية: { $when }
}
entry-call-attempts = { $count ->
    [zero] { $count } محاولة، آخرها { $when }
    [one] محاولة واحدة، { $when }
    [two] محاولتان، آخرهما { $when }
    [few] { $count } محاولات، آخرها { $when }
    [many] { $count } محاولة، آخرها { $when }
   *[other] { $count } محاولة، آخرها { $when }
}
entry-call-back-at = عاود الاتصال: { $when }
entry-call-add = دوّن مكالمة
entry-calls = المكالمات
entry-call-outcome = ماذا كانت النتيجة؟
entry-call-no-answer = لا جواب
entry-call-call-back = عاود الاتصال لاحقًا
entry-call-note = ملاحظة فقط
entry-call-when = متى تتصل
entry-call-text = ملاحظة
entry-done-noted = دُوّنت.
entry-call-wrong = اختر يومًا وساعة للاتصال أو اكتب ملاحظة حتى 500 حرف.
control-place-holds = مكان البطل لهذا اللاعب.
control-place-pass = تنازل عن المكان
hall-done-pass-place = انتقل المكان إلى غيره.
control-place-held = مكان البطل ({ $prize }) لدى { $name }.
hall-page-mail = اكتب رسائل
mail-desk-write = اكتب إلى المشاركين
mail-desk-stage = المرحلة
mail-desk-group = المجموعة
mail-desk-alternates = الاحتياطيون
mail-desk-words = يُملأ لكل شخص:
mail-desk-needed = يجب أن يحتوي النص على { $word }.
mail-desk-count = عدّ وألقِ نظرة
mail-desk-counted = { $count ->
    [0] لا أحد يناسب هذا الاختيار.
    [zero] تصل إلى { $count } شخص:
    [one] تصل إلى شخص واحد:
    [two] تصل إلى شخصين:
    [few] تصل إلى { $count } أشخاص:
    [many] تصل إلى { $count } شخصًا:
   *[other] تصل إلى { $count } شخص:
}
mail-desk-send = { $count ->
    [zero] أرسل إلى { $count } شخص
    [one] أرسل إلى شخص واحد
    [two] أرسل إلى شخصين
    [few] أرسل إلى { $count } أشخاص
    [many] أرسل إلى { $count } شخصًا
   *[other] أرسل إلى { $count } شخص
}
hall-done-send = الرسائل في صندوق الصادر.
mail-desk-too-many = هذه رسائل كثيرة في ساعة واحدة. انتظر قليلًا ثم أرسل هذه.
mail-desk-bad-unknown = لا يمكن ملء { $word } هنا.
mail-desk-bad-empty = اكتب موضوعًا ونصًا.
mail-desk-bad-long = الموضوع أو النص طويل جدًا.
mail-desk-reminders = التذكير
mail-desk-reminders-lead = يحصل كل من تأكد مكانه على رسالة واحدة في كل يوم من هذه الأيام. التجربة لا ترسل شيئًا.
mail-desk-days = الأيام قبل البداية، مثلًا 7، 1
mail-desk-bad-days = اكتب حتى 5 أعداد صحيحة من 1 إلى 60، أو لا شيء.
hall-done-reminders = تم الحفظ.
mail-desk-texts = نصوص الرسائل
mail-desk-texts-lead = يمكن تغيير كل نص، لغةً لغة. تبقى اللغات التي لا نص لك فيها على النص المعتاد.
mail-desk-own = نصك:
mail-desk-all = كل الرسائل
mail-desk-language = لغة النص
mail-desk-preview = معاينة
mail-desk-keep = استخدم هذا النص
mail-desk-standard = العودة إلى المعتاد
hall-done-keep = نصك مستخدم الآن.
hall-done-standard = عاد النص المعتاد إلى الاستخدام.
logged-call-taken = رئيس الحكام في الطريق.
