# Pisma prijavljenim na prvenstvo.
mail-registered-subject = { $championship }: prejeli smo vašo prijavo
mail-registered-body =
    Pozdravljeni, { $name },

    prijavljeni ste na tekmovanje { $championship }: { $venue }, { $city }, { $starts }. Poklicali vas bomo po telefonu; vaše mesto je zanesljivo, ko ga potrdite.

    Vaša prijava, vzdevek, podatki in koda za vhod so tukaj. Tega naslova ne dajajte nikomur, zanj ni treba gesla:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: ste rezerva številka { $number }
mail-registered-alternate-body =
    Pozdravljeni, { $name },

    vsa mesta ({ $venue }, { $city }) so zasedena, zato ste rezerva številka { $number }. Ko se mesto sprosti, ga dobi najnižja številka, mi pa vam to sporočimo. Če pridete na dan tekmovanja, { $starts }, vas bomo morda poklicali, da zapolnite mizo.

    Vaša prijava je tukaj. Tega naslova ne dajajte nikomur, zanj ni treba gesla:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: vaše mesto je potrjeno
mail-confirmed-body =
    Pozdravljeni, { $name },

    hvala za potrditev po telefonu. Pričakujemo vas: { $venue }, { $city }, { $starts }. Na vhodu pokažite to kodo: { $badge }

    Kdor ni navzoč ob uradnem začetku, izgubi sedež.

    { $organiser }
mail-moved-up-subject = { $championship }: za vas se je sprostilo mesto
mail-moved-up-body =
    Pozdravljeni, { $name },

    sprostilo se je mesto ({ $venue }, { $city }) in je vaše: { $starts }. Če ga še niste potrdili po telefonu, vas bomo poklicali.

    { $organiser }
mail-nickname-approved-subject = { $championship }: vaš vzdevek
mail-nickname-approved-body =
    Pozdravljeni, { $name },

    vaš vzdevek »{ $nickname }« je odobren. Na javnih tablah stoji samo to ime.

    { $organiser }
mail-nickname-returned-subject = { $championship }: prosimo, izberite drug vzdevek
mail-nickname-returned-body =
    Pozdravljeni, { $name },

    vašega vzdevka ni bilo mogoče odobriti. Razlog: { $reason }

    Prosimo, predlagajte drugega na strani svoje prijave.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: vaša prijava je končana
mail-left-withdrawn-body =
    Pozdravljeni, { $name },

    vaša prijava ({ $venue }, { $city }) je umaknjena. Če to ni bila vaša želja, nam prosimo takoj sporočite.

    { $organiser }
mail-left-disqualified-subject = { $championship }: vaša prijava je razveljavljena
mail-left-disqualified-body =
    Pozdravljeni, { $name },

    vaša prijava na tekmovanje { $championship } je razveljavljena. Razlog: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: pogoji so se spremenili
mail-terms-body =
    Pozdravljeni, { $name },

    veljajo novi pogoji sodelovanja: { $notice }

    Preberite jih tukaj:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: tekmovanje je odpovedano
mail-terms-cancelled-body =
    Pozdravljeni, { $name },

    tekmovanja { $championship } ne bo: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: vaša miza
mail-seated-body =
    Pozdravljeni, { $name },

    igrate za mizo { $table } v izmeni { $heat }. Vse mize začnejo hkrati; prosimo, bodite v dvorani pred uradnim začetkom.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: uvrstili ste se naprej
mail-qualified-body =
    Pozdravljeni, { $name },

    čestitamo: uvrstili ste se v fazo »{ $stage }«. Če ne morete priti, nam prosimo takoj sporočite, da bo lahko igral naslednji na lestvici.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: naslov prvaka je vaš
mail-champion-body =
    Pozdravljeni, { $name },

    čestitamo: zmagali ste na tekmovanju { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: potujete vi
mail-prize-body =
    Pozdravljeni, { $name },

    prvak ne more potovati, vi pa ste naslednji na lestvici finala. Mesto je vaše: { $prize }. Prosimo, takoj nam sporočite, ali ga lahko sprejmete.

    { $organiser }
mail-link-subject = { $championship }: naslov vaše prijave
mail-link-body =
    Pozdravljeni, { $name },

    prosili ste za naslov svoje prijave. Ne dajajte ga nikomur, zanj ni treba gesla:
    { $link }

    Če zanj niste prosili, vam ni treba storiti ničesar.

    { $organiser }
mail-online-subject = { $championship }: vaša miza je odprta
mail-online-body =
    Pozdravljeni, { $name },

    vaša spletna miza se je začela. Takoj sedite za mizo, ura teče:
    { $link }/play

    { $organiser }
