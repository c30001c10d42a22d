# طاولات البطولة التي تُلعب هنا.
online-title = طاولتك
online-ready = الطاولة { $table } جاهزة. تلعب باسم «{ $nickname }» ولا يرى أحد اسمًا آخر.
online-sit-down = أخذ مقعدي
online-wait = لم تبدأ دفعتك بعد. تُحدَّث هذه الصفحة تلقائيًا، فاتركها مفتوحة.
online-entry = العودة إلى مشاركتي
hall-page-online = الطاولات عبر الإنترنت
online-none = لا توجد طاولات عبر الإنترنت بعد.
online-table = الطاولة { $table }: { $stage }، { $city }، الجولة { $round }
online-status-lobby = الطاولة قيد الإعداد.
online-status-playing = اللعب جارٍ.
online-status-finished = انتهت اللعبة، وتُدخل الورقة تلقائيًا.
online-status-abandoned = أُغلقت الطاولة.
online-watch = مشاهدة
online-judge = الحكم
online-judge-it = تحكيم هذه الطاولة
