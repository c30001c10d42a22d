found-evening = قاعة واحدة، أمسية واحدة
found-evening-lead = أجب عن أربعة أسئلة. كل ما عدا ذلك مقترح، ويمكنك تغييره قبل النشر.
found-title = اسم البطولة
found-day = التاريخ
found-place = المكان
found-place-hint = القاعة والمدينة، مثلًا: قاعة المدرسة، فولوس
found-players = عدد اللاعبين
found-zone = المنطقة الزمنية
found-first-stage = الجولات الأولى
found-last-stage = النهائي
found-continue = متابعة
found-examples = بطولات أكبر
found-examples-lead = ابدأ بمثال. تُنقل تواريخه إلى الأسابيع القادمة.
found-preset-greece-2015 = عدة مدن ونهائي وطني واحد
found-preset-about-greece-2015 = دورات في المدن، ونهائي في كل مدينة، ونهائي وطني. كما في اليونان عام 2015.
found-preset-worlds-2015 = ثلاث جولات ونصف نهائي ونهائي
found-preset-about-worlds-2015 = قاعة واحدة. تُجمع نقاط ثلاث جولات، ويلعب أفضل ستة عشر نصف النهائي. كما في ماكاو عام 2015.
found-begin = ابدأ
found-file = من ملف
found-file-choose = ملف بطولة (championship.toml)
found-file-faults = { $count ->
    [zero] في الملف { $count } خطأ.
    [one] في الملف خطأ واحد.
    [two] في الملف خطآن.
    [few] في الملف { $count } أخطاء.
    [many] في الملف { $count } خطأً.
   *[other] في الملف { $count } خطأ.
}
found-file-long = أقصى ما تتسع له النماذج من الأماكن: { $venues }. تُنشأ البطولة الأكبر على الخادم بالبرنامج.
problem-too-many-drafts = عدد مسوداتك { $count }. احذف واحدة أولًا.
found-steps = الخطوات
found-step-what = ماذا
found-step-where = أين ومتى
found-step-who = من يشارك
found-step-stages = المراحل والطاولات
found-step-clocks = الأوقات
found-step-points = النقاط والتعادل
found-step-terms = الشروط
found-step-officials = المسؤولون
found-step-check = راجع وانشر
found-open = { $count ->
    [zero] { $count } حقل للإكمال
    [one] حقل واحد للإكمال
    [two] حقلان للإكمال
    [few] { $count } حقول للإكمال
    [many] { $count } حقلًا للإكمال
   *[other] { $count } حقل للإكمال
}
found-to-check = احفظ وراجع
found-organisers = المنظمون
found-organisers-hint = واحد في كل سطر. إن تُرك فارغًا فمدير البطولة.
found-prize = جائزة البطل
found-optional = يمكن أن يبقى فارغًا.
found-venue = المكان { $number }
found-hall = القاعة أو العنوان
found-city = المدينة
found-starts = البداية
found-tables = الطاولات في وقت واحد
found-heats = مجموعات متتالية
found-heats-hint = 1 إن كان لكل اللاعبين طاولات معًا.
found-registers = يمكن التسجيل في هذا المكان
found-remove = أزل
found-add-venue = أضف مكانًا
found-opens = فتح التسجيل
found-closes = آخر يوم للتسجيل
found-closes-hint = هذا اليوم محسوب.
found-age = الحد الأدنى للسن
found-any = أي جنسية
found-alternates = الاحتياطيون في كل مكان
found-alternates-hint = يحصلون على مكان حين ينسحب أحد المشاركين.
found-walk-ins = يمكن التسجيل عند الباب أيضًا
found-no-employee = لا يشارك موظفو المنظمين
found-no-relative = لا يشارك الأقارب المقربون لهؤلاء الموظفين
found-stage-name = اسم المرحلة
found-at = تُلعب في
found-at-venues = كل مكان فيه تسجيل
found-fewest = لاعبو الطاولة، على الأقل
found-most = لاعبو الطاولة، على الأكثر
found-advance = كم يتأهل
found-advance-hint = من كل مكان. في المرحلة الأخيرة: 1، البطل.
found-add-stage = أضف مرحلة
found-rounds = الجولات
found-minutes = دقائق كل جولة
found-tolerance = يمكن إعلان الجولة الأخيرة قبل وقتها بهذا العدد من الدقائق
found-tolerance-hint = 0 يعني أبدًا.
found-points-lead = هذه هي القيم المعتادة. لا تغيّرها إلا إن اختلفت قواعدكم.
found-points = النقاط
found-points-hint = نقاط الفائز أولًا، وبين الأعداد مسافات.
found-survivors = { $count ->
    [zero] بقي { $count } لاعب
    [one] بقي لاعب واحد
    [two] بقي لاعبان
    [few] بقي { $count } لاعبين
    [many] بقي { $count } لاعبًا
   *[other] بقي { $count } لاعب
}
found-valuation = صافي الثروة، نسبةً مئوية من السعر المطبوع
found-worth-deed = سند ملكية
found-worth-mortgaged = سند مرهون
found-worth-house = بيت
found-worth-hotel = فندق
found-hotel-houses = بيوت تُحسب مع الفندق
found-rounding = التقريب
found-up = إلى أعلى
found-down = إلى أسفل
found-ties = التعادل
found-table-ties = بين لاعبي طاولة واحدة
found-across-ties = بين لاعبي طاولات مختلفة
found-tie-worth = أكبر صافي ثروة
found-tie-deeds = أكثر سندات ملكية
found-tie-cash = أكثر نقدًا
found-tie-head-judge = رئيس الحكام يقرر
found-tie-lot = قرعة
found-terms-proposal =
    كل من يسجّل يوافق على اللعب وفق القواعد واتباع قرارات الحكام.
    يستخدم المنظمون البيانات الشخصية لهذه البطولة وحدها ثم يحذفونها.
    يمكن للمشاركين رؤية بياناتهم وتصحيحها وحذفها في أي وقت.
found-officials-lead = اذكر من يساعدك. يحصل كل منهم على رابط خاص حين تنشر. يمكنك دعوة غيرهم في أي وقت.
found-official = المسؤول { $number }
found-ready = كل شيء جاهز. ألقِ نظرة على المعاينة ثم انشر.
found-missing = لم يكتمل بعد
found-preview = معاينة
found-preview-lead = هذه معاينة. لا يراها أحد غيرك.
found-change = غيّر شيئًا
found-download = نزّله ملفًا
found-publish = انشر
found-director = اسمك، بصفتك مدير البطولة
found-account = اختر اسم مستخدم وكلمة مرور لتعود من أي جهاز.
found-have-account = لدي حساب
found-discard = احذف المسودة
found-discard-sure = هل تريد حذف هذه المسودة؟ لن يبقى منها شيء.
found-links = أعطِ كل واحد رابطه الخاص. تظهر الروابط مرة واحدة فقط.
found-link-qr = رمز QR لرابط { $name }
found-again = ستجدها على أي جهاز سجّلت الدخول فيه.
found-mine = بطولاتي
found-mine-none = سجّل الدخول لترى البطولات التي أنشأتها.
found-drafts = المسودات
found-changed = آخر تغيير: { $when }
found-copy = أقمها من جديد
found-fault-needed = املأ هذا الحقل.
found-fault-long = الحد الأقصى لعدد الحروف: { $most }.
found-fault-lines = الحد الأقصى لعدد الأسطر: { $most }، وللحروف في كل سطر: { $longest }.
found-fault-number = اكتب عددًا صحيحًا من { $low } إلى { $high }.
found-fault-day = اختر تاريخًا.
found-fault-past = هذا التاريخ مضى. اختر تاريخًا قادمًا.
found-fault-choice = اختر من القائمة.
found-fault-closes = هذا قبل فتح التسجيل.
found-fault-starts = التسجيل مفتوح عندئذٍ. اختر تاريخًا لاحقًا أو أنهِ التسجيل قبل ذلك.
found-fault-room = مقاعد الطاولات { $room }. أضف طاولات أو قلّل عدد اللاعبين.
found-fault-advance = لا طاولات في المرحلة التالية لهذا العدد. في المرحلة الأخيرة يجب أن يكون 1.
found-fault-hall = لا يأتي لاعبو الأماكن الأخرى إلى هنا. اختر مكانًا لا تسجيل فيه.
found-fault-online = لا يمكن لعب هذا عبر الإنترنت. اختر نسخة أخرى أو طاولات أخرى.
found-fault-points = { $count ->
    [zero] اكتب { $count } عدد حتى { $most }.
    [one] اكتب عددًا واحدًا حتى { $most }.
    [two] اكتب عددين حتى { $most }، والثاني ليس أكبر من الأول.
    [few] اكتب { $count } أعداد حتى { $most }. لا يزيد أي منها على ما قبله.
    [many] اكتب { $count } عددًا حتى { $most }. لا يزيد أي منها على ما قبله.
   *[other] اكتب { $count } عدد حتى { $most }. لا يزيد أي منها على ما قبله.
}
found-fault-winner = لا ينال الفائز أكثر مما يناله حين يبقى لاعبون أقل: { $most } على الأكثر.
found-fault-registers = يجب أن يكون التسجيل ممكنًا في مكان واحد على الأقل.
found-fault-misfit = هذا لا يناسب الباقي. أعده كما كان أو ابدأ بمثال آخر.
