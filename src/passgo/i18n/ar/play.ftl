# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }، رقم القرعة { $seed }
play-title-loaded = { $edition }، متابعة بعد الدور { $turn }
play-how = اكتب رقمًا أو أمرًا؛ يعرض { $command } قائمة الأوامر.
play-cash = لديك { $cash }.
play-wait = ليس الآن
play-free = لا يملك أحد شيئًا في هذه المجموعات: { $groups }.
play-no-choice = اكتب رقمًا من 1 إلى { $most }.
play-first = ابدأ بـ«{ $space }».
play-unknown-space = لا توجد مساحة باسم { $word }.
play-unknown-player = لا أحد اسمه { $word }. اللاعبون: { $players }.
play-bad-action = لا يوجد أمر { $word }. اكتب { $command } لعرض الأوامر.
play-perhaps = هل تقصد { $word }؟
play-saved = حُفظت اللعبة في { $file }.
play-save-where = حدد مكان الحفظ: { $command }
play-unsaved = هذه اللعبة غير محفوظة. اكتب { $command } لحفظها، أو { $quit } مرة أخرى للخروج.
play-resume = للمتابعة: { $command }
play-not-saved = لم تُحفظ اللعبة.
play-cannot-save = لا يمكن حفظ اللعبة في { $file }. اختر ملفًا آخر.
play-file-there = { $file } موجود من قبل. اختر ملفًا آخر.
play-limit = توقفت اللعبة بعد الدور { $turn } ولم تنتهِ بعد.
play-commands = الأوامر
play-help-number = يأخذ أحد الخيارات المرقمة؛ والكلمات بجانبه تفعل الشيء نفسه.
play-help-short = تكفي الحروف الأولى من الاسم.
play-help-actor = يتصرف نيابة عن شخص آخر على لوحة المفاتيح هذه، أو عن المصرفي أو الحكم.
play-help-save = حفظ اللعبة
