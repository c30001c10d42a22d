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
