# Письма участникам чемпионата.
mail-registered-subject = { $championship }: ваша заявка получена
mail-registered-body =
    Здравствуйте, { $name }!

    Вы записаны на чемпионат «{ $championship }». Площадка: { $venue }, { $city }. Начало: { $starts }. Мы позвоним вам; место закреплено за вами, как только вы подтвердите его по телефону.

    Ваша заявка, псевдоним, данные и код для отметки на входе — по этой ссылке. Никому её не передавайте, пароль для неё не нужен:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: вы в запасе под номером { $number }
mail-registered-alternate-body =
    Здравствуйте, { $name }!

    Все места заняты (площадка: { $venue }, { $city }), поэтому вы в запасе под номером { $number }. Когда место освободится, его получит следующий по списку, и мы вам сообщим. Если вы придёте в день игры ({ $starts }), вас могут пригласить за неполный стол.

    Ваша заявка — по этой ссылке. Никому её не передавайте, пароль для неё не нужен:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: ваше место подтверждено
mail-confirmed-body =
    Здравствуйте, { $name }!

    Спасибо за подтверждение по телефону. Ждём вас. Площадка: { $venue }, { $city }. Начало: { $starts }. На входе покажите этот код: { $badge }

    Если вас не будет к официальному началу, вы потеряете место.

    { $organiser }
mail-moved-up-subject = { $championship }: для вас освободилось место
mail-moved-up-body =
    Здравствуйте, { $name }!

    Освободилось место, и оно ваше. Площадка: { $venue }, { $city }. Начало: { $starts }. Если вы ещё не подтвердили участие по телефону, мы вам позвоним.

    { $organiser }
mail-nickname-approved-subject = { $championship }: ваш псевдоним
mail-nickname-approved-body =
    Здравствуйте, { $name }!

    Ваш псевдоним «{ $nickname }» одобрен. На общедоступных табло показывается только это имя.

    { $organiser }
mail-nickname-returned-subject = { $championship }: выберите, пожалуйста, другой псевдоним
mail-nickname-returned-body =
    Здравствуйте, { $name }!

    Ваш псевдоним не одобрен. Причина: { $reason }

    Предложите, пожалуйста, другой на странице вашей заявки.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: ваша заявка отозвана
mail-left-withdrawn-body =
    Здравствуйте, { $name }!

    Ваша заявка отозвана. Площадка: { $venue }, { $city }. Если вы этого не хотели, пожалуйста, сразу сообщите нам.

    { $organiser }
mail-left-disqualified-subject = { $championship }: ваша заявка аннулирована
mail-left-disqualified-body =
    Здравствуйте, { $name }!

    Ваша заявка на чемпионат «{ $championship }» аннулирована. Причина: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: условия изменились
mail-terms-body =
    Здравствуйте, { $name }!

    Действуют новые условия участия: { $notice }

    Прочитать их можно здесь:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: чемпионат отменён
mail-terms-cancelled-body =
    Здравствуйте, { $name }!

    Чемпионат «{ $championship }» не состоится: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: ваш стол
mail-seated-body =
    Здравствуйте, { $name }!

    Вы играете за столом { $table }, поток { $heat }. Все столы начинают одновременно; пожалуйста, будьте в зале до официального начала.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: вы проходите дальше
mail-qualified-body =
    Здравствуйте, { $name }!

    Поздравляем: вы прошли на этап «{ $stage }». Если вы не сможете прийти, пожалуйста, сразу сообщите нам, чтобы сыграл следующий в таблице.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: чемпионский титул ваш
mail-champion-body =
    Здравствуйте, { $name }!

    Поздравляем! Чемпионский титул ваш: { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: место чемпиона переходит к вам
mail-prize-body =
    Здравствуйте, { $name }!

    Чемпион не может поехать, а следующее место в таблице финала — ваше. Место переходит к вам: { $prize }. Пожалуйста, сразу сообщите нам, сможете ли вы его занять.

    { $organiser }
mail-link-subject = { $championship }: ссылка на вашу заявку
mail-link-body =
    Здравствуйте, { $name }!

    Вы запросили ссылку на свою заявку. Никому её не передавайте, пароль для неё не нужен:
    { $link }

    Если вы её не запрашивали, ничего делать не нужно.

    { $organiser }
mail-online-subject = { $championship }: ваш стол открыт
mail-online-body =
    Здравствуйте, { $name }!

    Игра за вашим онлайн-столом началась. Займите своё место, часы уже идут:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: до скорой встречи
mail-reminder-body =
    Здравствуйте, { $name }!

    Ждём вас: { $venue }, { $city }, { $starts }. На входе покажите этот код: { $badge }

    Если прийти не сможете, сразу сообщите, чтобы сыграл следующий.

    { $organiser }
mail-about = { $name } — { $subject }
