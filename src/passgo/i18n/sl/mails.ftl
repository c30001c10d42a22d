# Pisma prijavljenim na prvenstvo.
mail-registered-subject = { $championship }: prejeli smo tvojo prijavo
mail-registered-body =
    Živjo, { $name },

    prejeli smo tvojo prijavo na tekmovanje { $championship }: { $venue }, { $city }, { $starts }. Poklicali te bomo po telefonu; tvoje mesto je zagotovljeno, ko ga potrdiš.

    Tvoja prijava, vzdevek, podatki in koda za prihod so tukaj. Te povezave ne deli z nikomer, zanjo geslo ni potrebno:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: tvoja številka med rezervami je { $number }
mail-registered-alternate-body =
    Živjo, { $name },

    vsa mesta ({ $venue }, { $city }) so zasedena, zato si na seznamu rezerv pod številko { $number }. Ko se mesto sprosti, ga dobi naslednji v vrsti, mi pa ti to sporočimo. Če prideš na dan tekmovanja, { $starts }, te bomo morda poklicali, da zasedeš prost sedež.

    Tvoja prijava je tukaj. Te povezave ne deli z nikomer, zanjo geslo ni potrebno:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: tvoje mesto je potrjeno
mail-confirmed-body =
    Živjo, { $name },

    hvala za potrditev po telefonu. Pričakujemo te: { $venue }, { $city }, { $starts }. Na vhodu pokaži to kodo: { $badge }

    Če te ob uradnem začetku ne bo, izgubiš sedež.

    { $organiser }
mail-moved-up-subject = { $championship }: zate se je sprostilo mesto
mail-moved-up-body =
    Živjo, { $name },

    sprostilo se je mesto, ki je zdaj tvoje: { $venue }, { $city }, { $starts }. Če po telefonu še ni potrjeno, te bomo poklicali.

    { $organiser }
mail-nickname-approved-subject = { $championship }: tvoj vzdevek
mail-nickname-approved-body =
    Živjo, { $name },

    tvoj vzdevek »{ $nickname }« je odobren. Na javnih tablah je prikazano samo to ime.

    { $organiser }
mail-nickname-returned-subject = { $championship }: prosimo, izberi drug vzdevek
mail-nickname-returned-body =
    Živjo, { $name },

    tvoj vzdevek ni bil odobren. Razlog: { $reason }

    Prosimo, predlagaj drugega na strani svoje prijave.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: tvoja prijava je umaknjena
mail-left-withdrawn-body =
    Živjo, { $name },

    tvoja prijava ({ $venue }, { $city }) je umaknjena. Če to ni bila tvoja želja, nam to, prosimo, takoj sporoči.

    { $organiser }
mail-left-disqualified-subject = { $championship }: tvoja prijava je razveljavljena
mail-left-disqualified-body =
    Živjo, { $name },

    tvoja prijava na tekmovanje { $championship } je razveljavljena. Razlog: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: pogoji so se spremenili
mail-terms-body =
    Živjo, { $name },

    veljajo novi pogoji sodelovanja: { $notice }

    Preberi jih tukaj:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: tekmovanje je odpovedano
mail-terms-cancelled-body =
    Živjo, { $name },

    tekmovanja { $championship } ne bo: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: tvoja miza
mail-seated-body =
    Živjo, { $name },

    igraš za mizo { $table } v izmeni { $heat }. Igra se za vsemi mizami začne hkrati; prosimo, bodi v dvorani pred uradnim začetkom.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: greš naprej!
mail-qualified-body =
    Živjo, { $name },

    čestitamo: greš naprej v fazo »{ $stage }«. Če ne moreš priti, nam to, prosimo, takoj sporoči, da bo lahko igral naslednji na lestvici.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: naslov prvaka je tvoj
mail-champion-body =
    Živjo, { $name },

    čestitamo: zmaga na tekmovanju { $championship } je tvoja!

    { $organiser }
mail-prize-subject = { $championship }: prvakovo mesto je tvoje
mail-prize-body =
    Živjo, { $name },

    prvak ne more na pot, na lestvici finala pa si takoj za njim, zato njegovo mesto pripada tebi: { $prize }. Prosimo, takoj nam sporoči, ali ga lahko sprejmeš.

    { $organiser }
mail-link-subject = { $championship }: povezava do tvoje prijave
mail-link-body =
    Živjo, { $name },

    prejeli smo prošnjo za povezavo do tvoje prijave. Ne deli je z nikomer, zanjo geslo ni potrebno:
    { $link }

    Če prošnja ni tvoja, ti ni treba storiti ničesar.

    { $organiser }
mail-online-subject = { $championship }: tvoja miza je odprta
mail-online-body =
    Živjo, { $name },

    igra za tvojo spletno mizo se je začela. Zasedi svoj sedež, ura že teče:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: kmalu se vidimo
mail-reminder-body =
    Živjo, { $name },

    veselimo se srečanja: { $venue }, { $city }, { $starts }. Pri vratih pokaži to kodo: { $badge }

    Če ne moreš priti, to takoj sporoči, da lahko igra naslednji.

    { $organiser }
mail-about = { $name } – { $subject }
