family-player = عن اللاعب
family-email-hint = نرسل رابط التسجيل إلى هناك. يمكن للإخوة أن يتشاركوا عنوانًا واحدًا.
family-questions = بعض الأسئلة
family-guardian = ولي الأمر
family-guardian-lead = لازم لمن هم دون { $age } في يوم اللعب. اتركه فارغًا لغيرهم.
family-same-contact = فقط إن اختلف عما سبق.
entry-consent-guardian = أنا ولي أمر هذا اللاعب. يمكنه المشاركة، ويمكن أن يعالج { $organisers } بياناتنا لهذه البطولة.
family-yes = نعم
family-no = لا
family-fault-answer = أجب عن هذا السؤال بإحدى الإجابات الممكنة.
family-drawn = إلى أن يكون لك اسمك، ستظهر باسم «{ $nickname }».
family-nickname-posted = نُشر توزيع المقاعد، فلا يمكن تغيير اسمك المستعار بعد الآن.
family-another = سجّل شخصًا آخر بهذا العنوان
family-waiting-left = { $count ->
    [zero] بقي { $count } مكان في قائمة الانتظار.
    [one] بقي مكان واحد في قائمة الانتظار.
    [two] بقي مكانان في قائمة الانتظار.
    [few] بقيت { $count } أماكن في قائمة الانتظار.
    [many] بقي { $count } مكانًا في قائمة الانتظار.
   *[other] بقي { $count } مكان في قائمة الانتظار.
}
family-group = المجموعة
family-group-all = كل المجموعات
family-import-encoding = قُرئ الملف بترميز { $encoding }. راجع الأسماء: إن كانت الحروف خاطئة فاحفظه بترميز UTF-8 واستورده من جديد.
family-import-optional = أعمدة لا يحتاجها كل مشارك، ويمكن حذفها:
family-import-answer = يجب أن تكون في «{ $column }» إحدى الإجابات الممكنة.
family-export-xlsx = صدّر كل التسجيلات (XLSX)
found-guardian = من هم أصغر من ذلك يحتاجون إلى ولي أمر
found-shared-email = يمكن لعدة لاعبين أن يتشاركوا بريدًا واحدًا، كما في العائلة
found-group = اسأل اللاعبين عن مجموعتهم
found-group-hint = مثلًا «الصف» أو «النادي». اتركه فارغًا كي لا تسأل شيئًا.
found-group-list = مجموعات للاختيار
found-group-list-hint = واحدة في كل سطر، مثل 3أ و3ب. اتركه فارغًا ليكتبها اللاعبون بأنفسهم.
found-apart-groups = يتجنب لاعبو المجموعة الواحدة بعضهم في الجولة الأولى
