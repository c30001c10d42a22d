# Kirjad võistlusele registreerunutele.
mail-registered-subject = { $championship }: saime sinu registreerumise kätte
mail-registered-body =
    Tere, { $name }!
    
    Oled registreeritud võistlusele: { $championship }. Mängupaik: { $venue }, { $city }, { $starts }. Me helistame sulle; sinu koht on kindel, kui oled selle kinnitanud.
    
    Sinu registreerumine, hüüdnimi, andmed ja kohaloleku kood on siin. Hoia see link enda teada – see ei küsi parooli:
    { $link }
    
    { $organiser }
mail-registered-alternate-subject = { $championship }: oled varumängija number { $number }
mail-registered-alternate-body =
    Tere, { $name }!
    
    Kõik kohad on võetud ({ $venue }, { $city }), seega oled varumängija number { $number }. Kui koht vabaneb, saab selle järjekorras järgmine ja me anname sulle teada. Kui tuled mängupäeval ({ $starts }) kohale, võidakse sind kutsuda lauda täiendama.
    
    Sinu registreerumine on siin. Hoia see link enda teada – see ei küsi parooli:
    { $link }
    
    { $organiser }
mail-confirmed-subject = { $championship }: sinu koht on kinnitatud
mail-confirmed-body =
    Tere, { $name }!

    Aitäh, et kinnitasid koha telefonis. Ootame sind: { $venue }, { $city }, { $starts }. Näita uksel seda koodi: { $badge }

    Kui sa ametliku alguse ajal kohal ei ole, kaotad oma koha.

    { $organiser }
mail-moved-up-subject = { $championship }: sulle on vabanenud koht
mail-moved-up-body =
    Tere, { $name }!

    Koht on vabanenud ja see on sinu: { $venue }, { $city }, { $starts }. Kui sa pole seda veel telefonis kinnitanud, siis helistame sulle.

    { $organiser }
mail-nickname-approved-subject = { $championship }: sinu hüüdnimi
mail-nickname-approved-body =
    Tere, { $name }!

    Sinu hüüdnimi „{ $nickname }“ on heaks kiidetud. Avalikes tabelites on näha ainult see nimi.

    { $organiser }
mail-nickname-returned-subject = { $championship }: palun vali teine hüüdnimi
mail-nickname-returned-body =
    Tere, { $name }!

    Sinu hüüdnime ei saanud heaks kiita. Põhjus: { $reason }

    Palun paku oma registreerumise lehel uus.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: sinu registreerumine on tagasi võetud
mail-left-withdrawn-body =
    Tere, { $name }!

    Sinu registreerumine on tagasi võetud ({ $venue }, { $city }). Kui see polnud sinu soov, anna meile kohe teada.

    { $organiser }
mail-left-disqualified-subject = { $championship }: sinu registreerumine on tühistatud
mail-left-disqualified-body =
    Tere, { $name }!

    Sinu registreerumine on tühistatud ({ $championship }). Põhjus: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: tingimused on muutunud
mail-terms-body =
    Tere, { $name }!

    Kehtivad uued osalustingimused: { $notice }

    Loe neid siit:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = Jääb ära: { $championship }
mail-terms-cancelled-body =
    Tere, { $name }!

    Võistlus jääb ära ({ $championship }): { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: sinu laud
mail-seated-body =
    Tere, { $name }!

    Mängid lauas { $table }, seerias { $heat }. Kõik lauad alustavad korraga, seega ole palun saalis enne ametlikku algust.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: pääsesid edasi!
mail-qualified-body =
    Tere, { $name }!

    Palju õnne, pääsesid edasi. Sinu järgmine etapp on „{ $stage }“. Kui sa tulla ei saa, anna meile kohe teada, et järjestuses järgmine saaks mängida.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: sina oled meister
mail-champion-body =
    Tere, { $name }!

    Palju õnne, sina oled võitja ({ $championship })!

    { $organiser }
mail-prize-subject = { $championship }: meistri koht on sinu
mail-prize-body =
    Tere, { $name }!

    Meister ei saa sõita ja sina oled finaali järjestuses järgmine. Koht on sinu: { $prize }. Palun anna meile kohe teada, kas saad selle vastu võtta.

    { $organiser }
mail-link-subject = { $championship }: sinu registreerumise link
mail-link-body =
    Tere, { $name }!
    
    Sa küsisid oma registreerumise linki. Hoia see enda teada – see ei küsi parooli:
    { $link }
    
    Kui sa seda ei küsinud, ei pea sa midagi tegema.
    
    { $organiser }
mail-online-subject = { $championship }: sinu laud on avatud
mail-online-body =
    Tere, { $name }!
    
    Sinu veebilaud on alanud. Istu kohe lauda – kell käib:
    { $link }/play
    
    { $organiser }
mail-reminder-subject = { $championship }: peatse kohtumiseni
mail-reminder-body =
    Tere, { $name }!

    Ootame sind: { $venue }, { $city }, { $starts }. Näita uksel seda koodi: { $badge }

    Kui sa ei saa tulla, anna kohe teada, et järgmine saaks mängida.

    { $organiser }
mail-about = { $name } – { $subject }
