# Писма до участниците в шампионат.
mail-registered-subject = { $championship }: получихме заявката ви
mail-registered-body =
    Здравейте, { $name },

    записани сте за { $championship }, { $venue }, { $city }, { $starts }. Ще ви се обадим по телефона; мястото ви е сигурно, щом го потвърдите.

    Заявката, псевдонимът, данните и кодът ви за входа са тук. Не споделяйте този линк, за него не е нужна парола:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: резерва номер { $number }
mail-registered-alternate-body =
    Здравейте, { $name },

    всички места в { $venue }, { $city }, са заети, затова сте резерва номер { $number }. Когато се освободи място, получава го следващият поред и ние ще ви съобщим. Ако дойдете в деня на играта, { $starts }, може да ви повикат да допълните маса.

    Заявката ви е тук. Не споделяйте този линк, за него не е нужна парола:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: мястото ви е потвърдено
mail-confirmed-body =
    Здравейте, { $name },

    благодарим за потвърждението по телефона. Очакваме ви в { $venue }, { $city }, { $starts }. Покажете този код на входа: { $badge }

    Ако не сте там при официалното начало, губите мястото си.

    { $organiser }
mail-moved-up-subject = { $championship }: освободи се място за вас
mail-moved-up-body =
    Здравейте, { $name },

    освободи се място в { $venue }, { $city }, и то е ваше: { $starts }. Ако още не сте потвърдили по телефона, ще ви се обадим.

    { $organiser }
mail-nickname-approved-subject = { $championship }: вашият псевдоним
mail-nickname-approved-body =
    Здравейте, { $name },

    псевдонимът ви „{ $nickname }“ е одобрен. На публичните табла се показва само това име.

    { $organiser }
mail-nickname-returned-subject = { $championship }: моля, изберете друг псевдоним
mail-nickname-returned-body =
    Здравейте, { $name },

    псевдонимът ви не беше одобрен. Причината: { $reason }

    Моля, предложете друг на страницата на заявката си.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: заявката ви е оттеглена
mail-left-withdrawn-body =
    Здравейте, { $name },

    заявката ви за { $venue }, { $city }, е оттеглена. Ако не сте искали това, моля, съобщете ни веднага.

    { $organiser }
mail-left-disqualified-subject = { $championship }: заявката ви е анулирана
mail-left-disqualified-body =
    Здравейте, { $name },

    заявката ви за { $championship } е анулирана. Причината: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: условията са променени
mail-terms-body =
    Здравейте, { $name },

    в сила са нови условия за участие: { $notice }

    Прочетете ги тук:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: шампионатът е отменен
mail-terms-cancelled-body =
    Здравейте, { $name },

    { $championship } няма да се състои: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: вашата маса
mail-seated-body =
    Здравейте, { $name },

    играете на маса { $table } в серия { $heat }. Всички маси започват заедно; моля, бъдете в залата преди официалното начало.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: продължавате напред
mail-qualified-body =
    Здравейте, { $name },

    поздравления: класирахте се за „{ $stage }“. Ако не можете да дойдете, моля, съобщете ни веднага, за да играе следващият в класирането.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: титлата е ваша
mail-champion-body =
    Здравейте, { $name },

    поздравления: спечелихте { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: мястото на шампиона е ваше
mail-prize-body =
    Здравейте, { $name },

    шампионът не може да пътува, а следващото място в класирането на финала е ваше. Мястото се пада на вас: { $prize }. Моля, съобщете ни веднага дали можете да го заемете.

    { $organiser }
mail-link-subject = { $championship }: линкът към заявката ви
mail-link-body =
    Здравейте, { $name },

    поискахте линка към заявката си. Не го споделяйте, за него не е нужна парола:
    { $link }

    Ако не сте го искали, не е нужно да правите нищо.

    { $organiser }
mail-online-subject = { $championship }: масата ви е отворена
mail-online-body =
    Здравейте, { $name },

    играта на онлайн масата ви започна. Заемете мястото си сега, часовникът върви:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: до скоро
mail-reminder-body =
    Здравейте, { $name },

    очакваме Ви: { $venue }, { $city }, { $starts }. На входа покажете този код: { $badge }

    Ако не можете да дойдете, кажете веднага, за да може да играе следващият.

    { $organiser }
mail-about = { $name } – { $subject }
