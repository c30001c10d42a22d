season-statistics = إحصاءات
season-minutes-each = الدقائق لكل طاولة
season-points = النقاط في اللعبة
season-times = المرات
season-json = الإحصاءات بصيغة JSON
season-xlsx = الترتيب بصيغة XLSX
season-results = النتائج بالأسماء
season-results-lead = من حُذفت بياناتهم بلا أسماء فيها. احفظ هذه الملفات كقائمة المشاركين.
