# Levelek a bajnokság nevezőinek.
mail-registered-subject = { $championship }: megkaptuk a nevezésedet
mail-registered-body =
    Kedves { $name }!
    
    Neveztél erre a versenyre: { $championship }. Helyszín: { $venue }, { $city }, { $starts }. Telefonon felhívunk; a helyed akkor biztos, ha megerősítetted.
    
    Itt találod a nevezésedet, a becenevedet, az adataidat és a belépőkódodat. Tartsd meg magadnak ezt a linket, jelszó nélkül működik:
    { $link }
    
    { $organiser }
mail-registered-alternate-subject = { $championship }: { $number }. tartalék vagy
mail-registered-alternate-body =
    Kedves { $name }!
    
    Minden hely elkelt ({ $venue }, { $city }), ezért tartaléklistára kerültél, sorszámod: { $number }. Ha felszabadul egy hely, a soron következő lép előre, és értesítünk. Ha eljössz a verseny napján ({ $starts }), behívhatnak egy hiányos asztalhoz.
    
    Itt találod a nevezésedet. Tartsd meg magadnak ezt a linket, jelszó nélkül működik:
    { $link }
    
    { $organiser }
mail-confirmed-subject = { $championship }: a helyed biztos
mail-confirmed-body =
    Kedves { $name }!

    Köszönjük, hogy telefonon megerősítetted a helyedet. Várunk: { $venue }, { $city }, { $starts }. A bejáratnál mutasd fel ezt a kódot: { $badge }

    Ha a hivatalos kezdéskor nem vagy ott, elveszíted a helyedet.

    { $organiser }
mail-moved-up-subject = { $championship }: felszabadult számodra egy hely
mail-moved-up-body =
    Kedves { $name }!

    Felszabadult egy hely, és a tiéd lett: { $venue }, { $city }, { $starts }. Ha telefonon még nem erősítetted meg, fel fogunk hívni.

    { $organiser }
mail-nickname-approved-subject = { $championship }: a beceneved
mail-nickname-approved-body =
    Kedves { $name }!

    Jóváhagytuk a becenevedet: „{ $nickname }”. A nyilvános táblákon csak ez a név szerepel.

    { $organiser }
mail-nickname-returned-subject = { $championship }: kérjük, válassz másik becenevet
mail-nickname-returned-body =
    Kedves { $name }!

    A becenevedet nem tudtuk jóváhagyni. Az ok: { $reason }

    Kérjük, javasolj másikat a nevezésed oldalán.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: a nevezésedet visszavonták
mail-left-withdrawn-body =
    Kedves { $name }!

    A nevezésedet visszavonták ({ $venue }, { $city }). Ha nem ezt szeretted volna, kérjük, azonnal szólj.

    { $organiser }
mail-left-disqualified-subject = { $championship }: a nevezésedet töröltük
mail-left-disqualified-body =
    Kedves { $name }!

    A nevezésedet töröltük ({ $championship }). Az ok: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: megváltoztak a feltételek
mail-terms-body =
    Kedves { $name }!

    Új részvételi feltételek léptek életbe: { $notice }

    Itt olvashatod el őket:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = Elmarad: { $championship }
mail-terms-cancelled-body =
    Kedves { $name }!

    A verseny elmarad ({ $championship }): { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: az asztalod
mail-seated-body =
    Kedves { $name }!

    A te helyed: { $table }. asztal, { $heat }. futam. Minden asztal egyszerre kezd; kérjük, a hivatalos kezdés előtt légy a teremben.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: továbbjutottál!
mail-qualified-body =
    Kedves { $name }!

    Gratulálunk, továbbjutottál ide: „{ $stage }”. Ha nem tudsz eljönni, kérjük, azonnal szólj, hogy a rangsorban következő játszhasson.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: te vagy a bajnok
mail-champion-body =
    Kedves { $name }!

    Gratulálunk, megnyerted a bajnokságot ({ $championship })!

    { $organiser }
mail-prize-subject = { $championship }: tiéd a bajnoknak járó hely
mail-prize-body =
    Kedves { $name }!

    A bajnok nem tud elutazni, és a döntő rangsorában te következel. A hely a tiéd: { $prize }. Kérjük, azonnal írd meg, el tudod-e fogadni.

    { $organiser }
mail-link-subject = { $championship }: a nevezésed linkje
mail-link-body =
    Kedves { $name }!
    
    Kérted a nevezésed linkjét. Tartsd meg magadnak, jelszó nélkül működik:
    { $link }
    
    Ha nem te kérted, nincs teendőd.
    
    { $organiser }
mail-online-subject = { $championship }: megnyílt az asztalod
mail-online-body =
    Kedves { $name }!
    
    Elindult az online asztalod. Foglald el a helyed, már jár az óra:
    { $link }/play
    
    { $organiser }
mail-reminder-subject = { $championship }: hamarosan találkozunk
mail-reminder-body =
    Kedves { $name }!

    Várunk: { $venue }, { $city }, { $starts }. A bejáratnál mutasd fel ezt a kódot: { $badge }

    Ha nem tudsz jönni, szólj azonnal, hogy a következő játszhasson.

    { $organiser }
mail-about = { $name } – { $subject }
