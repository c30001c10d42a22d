slips-tick-lead = يؤشر كل حكم على لاعبي طاولته. حيث لا لوحة لدى الحكم، أشّر عليهم هنا.
slips-unticked = لم يؤشَّر بعد
slips-door-missing = لم يُسجَّل حضوره عند الباب
slips-tick-save = احفظ العلامات
slips-tick-all = الجميع هنا
hall-done-tick = حُفظت العلامات.
slips-undo = تراجع
slips-return-lead = يشارك من جديد، بمقعده إن لم يأخذه غيره، وإلا احتياطيًا. إن كان قد لعب فيجب أن يوافق مسؤول ثانٍ.
slips-unroll = تراجع عن تفقّد الحضور
slips-roll-lead = يستعيد الغائبون مقاعدهم، ويعود الاحتياطيون الذين أخذوها إلى الانتظار. ثم تفقّد الحضور من جديد.
slips-unrelease = اسحب النقاط
slips-release-lead = تختفي النقاط من اللوحات. يجب أن يوافق مسؤول ثانٍ.
slips-cancelled-lead = ستُقام البطولة رغم ذلك.
hall-done-reinstate = تم التراجع، أو اقتُرح حيث يجب أن يوافق مسؤول ثانٍ. انظر إلى الحالة: قد يكون المكان لغيره.
hall-done-undo = تم التراجع.
hall-done-propose = تم الاقتراح. يجب أن يوافق مسؤول ثانٍ.
hall-done-decline = رُفض الاقتراح. لم يتغير شيء.
hall-page-undo = مقترحات التراجع
slips-lead = ما يمس النتائج يُتراجع عنه حين يوافق مسؤول ثانٍ.
slips-none = لا مقترحات.
slips-proposed-return = { $name }: يشارك من جديد
slips-proposed-out = { $name }: لم يفلس
slips-proposed-release = تختفي النقاط من اللوحات
slips-proposed-by = اقترح { $name }: { $reason }
slips-agree = أوافق
slips-decline = أرفض
hall-page-log = السجل
logged-person = الشخص
logged-table = الطاولة
logged-official = المسؤول
logged-count = { $count ->
    [zero] { $count } حدث، الأحدث أولًا
    [one] حدث واحد
    [two] حدثان، الأحدث أولًا
    [few] { $count } أحداث، الأحدث أولًا
    [many] { $count } حدثًا، الأحدث أولًا
   *[other] { $count } حدث، الأحدث أولًا
}
logged-older = الأقدم
logged-newer = الأحدث
logged-opened = أُنشئت البطولة.
logged-terms-published = نُشرت الشروط.
logged-cancelled = أُلغيت البطولة.
logged-registered = تم التسجيل.
logged-details-changed = تغيّرت البيانات.
logged-moved-up = صعد من الاحتياطيين.
logged-made-alternate = صار احتياطيًا.
logged-nickname-proposed = اقتُرح اسم مستعار.
logged-seating-drafted = وُزعت المقاعد بالقرعة.
logged-judge-assigned = عُيّن حكم.
logged-seating-published = نُشر توزيع المقاعد.
logged-player-ticked = عند الطاولة.
logged-player-unticked = ليس عند الطاولة بعد.
logged-heat-paused = أُوقفت الساعة مؤقتًا.
logged-heat-resumed = تابعت الساعة.
logged-last-round-called = أُعلنت الجولة الأخيرة.
logged-heat-ended = انتهى الوقت.
logged-sheet-entered = أُدخلت الورقة.
logged-sheet-corrected = صُححت الورقة.
logged-substituted = أخذ المكان التالي في الترتيب.
logged-reinstated = يشارك من جديد.
logged-alternate-returned = ينتظر احتياطيًا من جديد.
logged-out-taken-back = عاد إلى اللعب.
logged-roll-taken-back = تم التراجع عن تفقّد الحضور.
logged-release-taken-back = سُحبت النقاط.
logged-cancellation-taken-back = تم التراجع عن الإلغاء.
logged-undo-proposed = اقتُرح التراجع.
logged-undo-declined = رُفض التراجع.
logged-venue-lent = أُعير المكان لحاسوب محمول.
logged-venue-reported = وصلت النتائج من الحاسوب المحمول.
logged-venue-finished = انتهى عمل الحاسوب المحمول.
logged-venue-recalled = استُعيد المكان من الحاسوب المحمول.
logged-clock-jumped = قفزت ساعة الحاسوب.
logged-clock-put-right = صارت ساعة الحاسوب صحيحة من جديد.
logged-clock-proposed = اقتُرح وقت جديد.
logged-clock-accepted = قُبل الوقت الجديد.
logged-filter = تصفية
