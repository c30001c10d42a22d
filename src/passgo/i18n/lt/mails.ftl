# Laiškai čempionato dalyviams.
mail-registered-subject = { $championship }: jūsų paraiška gauta
mail-registered-body =
    Sveiki, { $name }!

    Jūsų paraiška gauta: { $championship }, { $venue }, { $city }, { $starts }. Jums paskambinsime telefonu; vieta bus tikrai jūsų, kai ją patvirtinsite.

    Jūsų paraiška, slapyvardis, duomenys ir atvykimo kodas yra čia. Šios nuorodos niekam neduokite, jai nereikia slaptažodžio:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: esate atsarginių sąraše, nr. { $number }
mail-registered-alternate-body =
    Sveiki, { $name }!

    Visos vietos užimtos ({ $venue }, { $city }), todėl esate atsarginių sąraše, jūsų numeris – { $number }. Kai vieta atsilaisvins, ją gaus pirmasis eilėje, ir mes jums pranešime. Jei tą dieną ({ $starts }) atvyksite, gali būti, kad pakviesime užpildyti stalą.

    Jūsų paraiška yra čia. Šios nuorodos niekam neduokite, jai nereikia slaptažodžio:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: jūsų vieta patvirtinta
mail-confirmed-body =
    Sveiki, { $name }!

    Ačiū, kad patvirtinote telefonu. Laukiame jūsų: { $venue }, { $city }, { $starts }. Prie įėjimo parodykite šį kodą: { $badge }

    Jei oficialios pradžios metu jūsų nebus, vietos neteksite.

    { $organiser }
mail-moved-up-subject = { $championship }: jums atsirado vieta
mail-moved-up-body =
    Sveiki, { $name }!

    Atsilaisvino vieta, ir ji jūsų: { $venue }, { $city }, { $starts }. Jei telefonu dar nepatvirtinote, jums paskambinsime.

    { $organiser }
mail-nickname-approved-subject = { $championship }: jūsų slapyvardis
mail-nickname-approved-body =
    Sveiki, { $name }!

    Jūsų slapyvardis „{ $nickname }“ patvirtintas. Viešose lentelėse rodomas tik šis vardas.

    { $organiser }
mail-nickname-returned-subject = { $championship }: pasirinkite kitą slapyvardį
mail-nickname-returned-body =
    Sveiki, { $name }!

    Jūsų slapyvardžio patvirtinti negalėjome. Priežastis: { $reason }

    Prašome pasiūlyti kitą savo paraiškos puslapyje.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: jūsų paraiška atsiimta
mail-left-withdrawn-body =
    Sveiki, { $name }!

    Jūsų paraiška atsiimta ({ $venue }, { $city }). Jei to nenorėjote, prašome iškart mums pranešti.

    { $organiser }
mail-left-disqualified-subject = { $championship }: jūsų paraiška panaikinta
mail-left-disqualified-body =
    Sveiki, { $name }!

    Jūsų paraiška panaikinta ({ $championship }). Priežastis: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: pasikeitė sąlygos
mail-terms-body =
    Sveiki, { $name }!

    Įsigaliojo naujos dalyvavimo sąlygos: { $notice }

    Jas galite perskaityti čia:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: renginys atšaukiamas
mail-terms-cancelled-body =
    Sveiki, { $name }!

    { $championship } neįvyks: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: jūsų stalas
mail-seated-body =
    Sveiki, { $name }!

    Žaidžiate { $heat } sraute prie stalo nr. { $table }. Visi stalai pradeda kartu; prašome būti salėje prieš oficialią pradžią.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: patenkate į kitą etapą!
mail-qualified-body =
    Sveiki, { $name }!

    Sveikiname: patekote į etapą „{ $stage }“. Jei atvykti negalite, prašome iškart pranešti, kad galėtų žaisti kitas pagal rezultatus.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: čempiono titulas jūsų
mail-champion-body =
    Sveiki, { $name }!

    Sveikiname su pergale: { $championship }!

    { $organiser }
mail-prize-subject = { $championship }: čempiono vieta atitenka jums
mail-prize-body =
    Sveiki, { $name }!

    Čempionas keliauti negali, o pagal finalo rezultatus toliau esate jūs. Vieta jūsų: { $prize }. Prašome iškart pranešti, ar galite ja pasinaudoti.

    { $organiser }
mail-link-subject = { $championship }: nuoroda į jūsų paraišką
mail-link-body =
    Sveiki, { $name }!

    Prašėte nuorodos į savo paraišką. Niekam jos neduokite, jai nereikia slaptažodžio:
    { $link }

    Jei to neprašėte, nieko daryti nereikia.

    { $organiser }
mail-online-subject = { $championship }: jūsų stalas jau atvertas
mail-online-body =
    Sveiki, { $name }!

    Jūsų internetinis stalas jau pradėtas. Sėskite iškart, laikas eina:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: iki greito
mail-reminder-body =
    Sveiki, { $name }!

    Laukiame jūsų: { $venue }, { $city }, { $starts }. Prie durų parodykite šį kodą: { $badge }

    Jei negalite atvykti, praneškite iškart, kad galėtų žaisti kitas.

    { $organiser }
mail-about = { $name } – { $subject }
