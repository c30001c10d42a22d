# رسائل إلى المشاركين في البطولة.
mail-registered-subject = { $championship }: وصلنا طلب مشاركتك
mail-registered-body =
    تحية طيبة { $name }،
    
    سُجّلت مشاركتك في { $championship }: { $venue }، { $city }، { $starts }. سنتصل بك هاتفيًا، ويصبح مكانك مضمونًا بعد أن تؤكده.
    
    تجد هنا مشاركتك واسمك المستعار وبياناتك ورمز الحضور. لا تعطِ هذا الرابط لأحد، فهو لا يحتاج إلى كلمة مرور:
    { $link }
    
    { $organiser }
mail-registered-alternate-subject = { $championship }: أنت احتياطي رقم { $number }
mail-registered-alternate-body =
    تحية طيبة { $name }،
    
    شُغلت كل الأماكن في { $venue }، { $city }، ورقمك بين الاحتياطيين { $number }. إذا خلا مكان انتقل إليه التالي في القائمة، وسنخبرك بذلك. وإذا حضرت في يوم البطولة، { $starts }، فقد تُدعى لإكمال إحدى الطاولات.
    
    تجد مشاركتك هنا. لا تعطِ هذا الرابط لأحد، فهو لا يحتاج إلى كلمة مرور:
    { $link }
    
    { $organiser }
mail-confirmed-subject = { $championship }: تم تأكيد مكانك
mail-confirmed-body =
    تحية طيبة { $name }،

    شكرًا لتأكيدك بالهاتف. ننتظرك في { $venue }، { $city }، { $starts }. أظهر هذا الرمز عند الباب: { $badge }

    إن لم تكن حاضرًا عند البداية الرسمية تفقد مقعدك.

    { $organiser }
mail-moved-up-subject = { $championship }: خلا مكان لك
mail-moved-up-body =
    تحية طيبة { $name }،

    خلا مكان في { $venue }، { $city }، وهو لك: { $starts }. إن لم تكن قد أكدت بالهاتف بعد فسنتصل بك.

    { $organiser }
mail-nickname-approved-subject = { $championship }: اسمك المستعار
mail-nickname-approved-body =
    تحية طيبة { $name }،
    
    اعتُمد اسمك المستعار «{ $nickname }». لا يظهر في اللوحات العامة سوى هذا الاسم.
    
    { $organiser }
mail-nickname-returned-subject = { $championship }: اختر اسمًا مستعارًا آخر
mail-nickname-returned-body =
    تحية طيبة { $name }،
    
    تعذر اعتماد اسمك المستعار. السبب: { $reason }
    
    اقترح اسمًا مستعارًا آخر في صفحة مشاركتك.
    
    { $organiser }
mail-left-withdrawn-subject = { $championship }: سُحبت مشاركتك
mail-left-withdrawn-body =
    تحية طيبة { $name }،

    سُحبت مشاركتك في { $venue }، { $city }. إن لم تكن تريد ذلك فأخبرنا فورًا.

    { $organiser }
mail-left-disqualified-subject = { $championship }: أُلغيت مشاركتك
mail-left-disqualified-body =
    تحية طيبة { $name }،

    أُلغيت مشاركتك في { $championship }. السبب: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: تغيرت الشروط
mail-terms-body =
    تحية طيبة { $name }،

    تسري شروط جديدة للمشاركة: { $notice }

    اقرأها هنا:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: إلغاء البطولة
mail-terms-cancelled-body =
    تحية طيبة { $name }،

    لن تُقام { $championship }: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: طاولتك
mail-seated-body =
    تحية طيبة { $name }،

    تلعب على الطاولة { $table } في الدفعة { $heat }. تبدأ كل الطاولات معًا، فكن في القاعة قبل البداية الرسمية.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: لقد تأهلت!
mail-qualified-body =
    تحية طيبة { $name }،

    تهانينا، تأهلت إلى «{ $stage }». إن لم تستطع الحضور فأخبرنا فورًا ليلعب التالي في الترتيب.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: أنت البطل
mail-champion-body =
    تحية طيبة { $name }،

    تهانينا، لقد فزت في { $championship }!

    { $organiser }
mail-prize-subject = { $championship }: مكان البطل لك
mail-prize-body =
    تحية طيبة { $name }،

    لا يستطيع البطل السفر، وأنت التالي في ترتيب النهائي، فالمكان لك: { $prize }. أخبرنا فورًا إن كان بإمكانك قبوله.

    { $organiser }
mail-link-subject = { $championship }: رابط مشاركتك
mail-link-body =
    تحية طيبة { $name }،
    
    طلبت رابط مشاركتك. لا تعطه لأحد، فهو لا يحتاج إلى كلمة مرور:
    { $link }
    
    إن لم تطلبه فلا حاجة إلى فعل شيء.
    
    { $organiser }
mail-online-subject = { $championship }: فُتحت طاولتك
mail-online-body =
    تحية طيبة { $name }،
    
    بدأت طاولتك عبر الإنترنت. خذ مقعدك الآن، فالوقت يمضي:
    { $link }/play
    
    { $organiser }
mail-reminder-subject = { $championship }: نراك قريبًا
mail-reminder-body =
    تحية طيبة { $name }،

    ننتظرك في { $venue }، { $city }، { $starts }. أظهر هذا الرمز عند الباب: { $badge }

    إن لم تستطع الحضور فأخبرنا فورًا كي يلعب من يليك.

    { $organiser }
mail-about = { $name } – { $subject }
