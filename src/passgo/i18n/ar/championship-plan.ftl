plan-starts = البداية ({ $city }) الآن { $new } بدلًا من { $old }.
plan-name = المكان ({ $city }) الآن { $new } بدلًا من { $old }.
plan-city = المدينة الآن { $new } بدلًا من { $old }.
plan-capacity = السعة ({ $city }) الآن { $new } بدلًا من { $old }.
plan-tables = عدد الطاولات ({ $city }) الآن { $new } بدلًا من { $old }.
plan-closes = آخر يوم للتسجيل الآن { $new } بدلًا من { $old }.
plan-venue = مكان جديد: { $name } ({ $city })، { $starts }.
plan-history = ما الذي تغيّر
plan-earlier = { $count ->
    [zero] { $count } تغيير سابق
    [one] تغيير سابق واحد
    [two] تغييران سابقان
    [few] { $count } تغييرات سابقة
    [many] { $count } تغييرًا سابقًا
   *[other] { $count } تغيير سابق
}
hall-page-plan = تغيير الخطة
plan-lead = يظهر كل تغيير في الموقع العام مع ما كان قبله. قبل أن تنشره ترى من يعنيه.
plan-fixed = تبقى النسخة والنقاط والمراحل كما هي: لأجلها سجّل الناس.
plan-change = غيّر
plan-change-venue = غيّر: { $venue }
plan-closing = آخر يوم للتسجيل
plan-field-name = القاعة
plan-field-city = المدينة
plan-field-starts = البداية ({ $zone })
plan-field-capacity = السعة
plan-field-tables = الطاولات في وقت واحد
plan-field-heats = الدفعات
plan-field-zone = المنطقة الزمنية
plan-add = أضف مكانًا
plan-preview = ألقِ نظرة على التغيير
plan-publish = انشر التغيير
plan-back = لا تغيّر شيئًا
plan-notice = توضيح منك إن شئت – دون أسماء
plan-mailed = { $count ->
    [zero] أرسل بريدًا إلى { $count } شخص
    [one] أرسل بريدًا إلى شخص واحد
    [two] أرسل بريدًا إلى شخصين
    [few] أرسل بريدًا إلى { $count } أشخاص
    [many] أرسل بريدًا إلى { $count } شخصًا
   *[other] أرسل بريدًا إلى { $count } شخص
}
plan-readers = { $language }: { $count }
plan-nobody = لا يعني أحدًا ممن سجّلوا.
plan-moved-up = { $count ->
    [zero] يصعد { $count } احتياطي بالترتيب.
    [one] يصعد احتياطي واحد بالترتيب.
    [two] يصعد احتياطيان بالترتيب.
    [few] يصعد { $count } احتياطيين بالترتيب.
    [many] يصعد { $count } احتياطيًا بالترتيب.
   *[other] يصعد { $count } احتياطي بالترتيب.
}
hall-done-publish-plan = نُشر التغيير.
plan-unclear = املأ كل الحقول: الأسماء واليوم والساعة والمنطقة الزمنية وأعدادًا صحيحة.
mail-plan-subject = { $championship }: تغيير الخطة
mail-plan-body =
    تحية طيبة { $name }،

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [zero] لدى { $count } شخص مكان هنا، فلا يمكن أن تقل الأماكن.
    [one] لدى شخص واحد مكان هنا، فلا يمكن أن تقل الأماكن.
    [two] لدى شخصين مكان هنا، فلا يمكن أن تقل الأماكن.
    [few] لدى { $count } أشخاص أماكن هنا، فلا يمكن أن يقل العدد.
    [many] لدى { $count } شخصًا أماكن هنا، فلا يمكن أن يقل العدد.
   *[other] لدى { $count } شخص أماكن هنا، فلا يمكن أن يقل العدد.
}
refusal-champ-closes-early = لا يُفتح التسجيل قبل { $opens }.
refusal-champ-closes-late = لا يمكن أن يستمر التسجيل بعد { $day }، حين يبدأ أول مكان. غيّر آخر يوم للتسجيل أولًا.
refusal-champ-nothing-new = هو كذلك بالفعل.
refusal-champ-no-seats = تتسع الطاولات هنا لعدد { $room } من اللاعبين. أضف طاولات أولًا أو قلّل السعة.
refusal-champ-plan-lent = أُعير هذا المكان لحاسوب محمول يعمل وفق الخطة الحالية. انتظر نتائجه أو استعد المكان.
refusal-champ-roll-called = تم تفقّد الحضور وجاء اللاعبون، فلا يمكن تغيير القاعة والبداية بعد الآن.
refusal-champ-tables-in-use = { $count ->
    [zero] تلعب { $count } طاولة هنا، فلا يمكن أن يقل العدد.
    [one] تلعب طاولة واحدة هنا، فلا يمكن أن يقل العدد.
    [two] تلعب طاولتان هنا، فلا يمكن أن يقل العدد.
    [few] تلعب { $count } طاولات هنا، فلا يمكن أن يقل العدد.
    [many] تلعب { $count } طاولة هنا، فلا يمكن أن يقل العدد.
   *[other] تلعب { $count } طاولة هنا، فلا يمكن أن يقل العدد.
}
refusal-champ-time-over = مضى هذا الوقت. اختر وقتًا لاحقًا.
refusal-champ-too-young-then = { $count ->
    [zero] { $count } مسجّل دون السن في { $day }.
    [one] مسجّل واحد سيكون دون السن في { $day }.
    [two] مسجّلان سيكونان دون السن في { $day }.
    [few] { $count } مسجّلين سيكونون دون السن في { $day }.
    [many] { $count } مسجّلًا سيكونون دون السن في { $day }.
   *[other] { $count } مسجّل سيكونون دون السن في { $day }.
}
refusal-champ-venue-known = يوجد مكان بهذا الاسم من قبل.
refusal-champ-venue-unfit = لا تتسع المراحل اللاحقة للاعبين من مكان إضافي.
plan-terms = الشروط أو الإلغاء
plan-terms-long = الشروط طويلة جدًا. اختصرها؛ تُحسب كل اللغات معًا.
plan-judge = استبدل حكمًا
hall-done-another-judge = للطاولة الآن حكم آخر.
