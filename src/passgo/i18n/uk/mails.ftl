# Листи учасникам чемпіонату.
mail-registered-subject = { $championship }: вашу заявку отримано
mail-registered-body =
    Добрий день, { $name }!

    Вас записано на чемпіонат «{ $championship }». Майданчик: { $venue }, { $city }. Початок: { $starts }. Ми зателефонуємо вам; місце буде закріплено за вами, щойно ви підтвердите його телефоном.

    Ваша заявка, псевдонім, дані та код для позначки на вході — за цим посиланням. Нікому його не передавайте, пароль для нього не потрібен:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: ви в запасі під номером { $number }
mail-registered-alternate-body =
    Добрий день, { $name }!

    Усі місця зайняті (майданчик: { $venue }, { $city }), тому ви в запасі під номером { $number }. Коли місце звільниться, його отримає наступний за списком, і ми вас повідомимо. Якщо ви прийдете в день гри ({ $starts }), вас можуть запросити за неповний стіл.

    Ваша заявка — за цим посиланням. Нікому його не передавайте, пароль для нього не потрібен:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: ваше місце підтверджено
mail-confirmed-body =
    Добрий день, { $name }!

    Дякуємо за підтвердження телефоном. Чекаємо на вас. Майданчик: { $venue }, { $city }. Початок: { $starts }. На вході покажіть цей код: { $badge }

    Якщо вас не буде до офіційного початку, ви втратите місце.

    { $organiser }
mail-moved-up-subject = { $championship }: для вас звільнилося місце
mail-moved-up-body =
    Добрий день, { $name }!

    Звільнилося місце, і воно ваше. Майданчик: { $venue }, { $city }. Початок: { $starts }. Якщо ви ще не підтвердили участь телефоном, ми вам зателефонуємо.

    { $organiser }
mail-nickname-approved-subject = { $championship }: ваш псевдонім
mail-nickname-approved-body =
    Добрий день, { $name }!

    Ваш псевдонім «{ $nickname }» схвалено. На загальнодоступних табло показують лише це ім’я.

    { $organiser }
mail-nickname-returned-subject = { $championship }: виберіть, будь ласка, інший псевдонім
mail-nickname-returned-body =
    Добрий день, { $name }!

    Ваш псевдонім не схвалено. Причина: { $reason }

    Запропонуйте, будь ласка, інший на сторінці вашої заявки.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: вашу заявку відкликано
mail-left-withdrawn-body =
    Добрий день, { $name }!

    Вашу заявку відкликано. Майданчик: { $venue }, { $city }. Якщо ви цього не хотіли, будь ласка, одразу повідомте нас.

    { $organiser }
mail-left-disqualified-subject = { $championship }: вашу заявку анульовано
mail-left-disqualified-body =
    Добрий день, { $name }!

    Вашу заявку на чемпіонат «{ $championship }» анульовано. Причина: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: умови змінилися
mail-terms-body =
    Добрий день, { $name }!

    Діють нові умови участі: { $notice }

    Прочитати їх можна тут:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: чемпіонат скасовано
mail-terms-cancelled-body =
    Добрий день, { $name }!

    Чемпіонат «{ $championship }» не відбудеться: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: ваш стіл
mail-seated-body =
    Добрий день, { $name }!

    Ви граєте за столом { $table }, потік { $heat }. Усі столи починають одночасно; будь ласка, будьте в залі до офіційного початку.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: ви проходите далі
mail-qualified-body =
    Добрий день, { $name }!

    Вітаємо: ви пройшли на етап «{ $stage }». Якщо не зможете прийти, будь ласка, одразу повідомте нас, щоб зіграв наступний у таблиці.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: чемпіонський титул ваш
mail-champion-body =
    Добрий день, { $name }!

    Вітаємо! Чемпіонський титул ваш: { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: місце чемпіона переходить до вас
mail-prize-body =
    Добрий день, { $name }!

    Чемпіон не може поїхати, а наступне місце в таблиці фіналу — ваше. Місце переходить до вас: { $prize }. Будь ласка, одразу повідомте нас, чи зможете ви його зайняти.

    { $organiser }
mail-link-subject = { $championship }: посилання на вашу заявку
mail-link-body =
    Добрий день, { $name }!

    Ви просили посилання на свою заявку. Нікому його не передавайте, пароль для нього не потрібен:
    { $link }

    Якщо ви його не просили, нічого робити не потрібно.

    { $organiser }
mail-online-subject = { $championship }: ваш стіл відкрито
mail-online-body =
    Добрий день, { $name }!

    Гра за вашим онлайн-столом почалася. Займіть своє місце, годинник уже йде:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: до зустрічі
mail-reminder-body =
    Добрий день, { $name }!

    Чекаємо на вас: { $venue }, { $city }, { $starts }. На вході покажіть цей код: { $badge }

    Якщо прийти не зможете, одразу повідомте, щоб зіграв наступний.

    { $organiser }
mail-about = { $name } — { $subject }
