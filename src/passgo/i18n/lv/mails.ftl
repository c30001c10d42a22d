# Vēstules čempionāta dalībniekiem.
mail-registered-subject = { $championship }: tavs pieteikums ir saņemts
mail-registered-body =
    Sveiki, { $name }!

    Tavs pieteikums ir saņemts: { $championship }, { $venue }, { $city }, { $starts }. Mēs tev piezvanīsim; vieta būs garantēta, kad to apstiprināsi.

    Tavs pieteikums, segvārds, dati un ierašanās kods ir šeit. Nevienam nedod šo saiti: parole tai nav vajadzīga.
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: tu esi rezervē, numurs { $number }
mail-registered-alternate-body =
    Sveiki, { $name }!

    Visas vietas ir aizņemtas ({ $venue }, { $city }), tāpēc tu esi rezervē, tavs numurs ir { $number }. Kad vieta atbrīvosies, to saņems nākamais pēc kārtas, un mēs tev paziņosim. Ja tajā dienā ({ $starts }) ieradīsies, tevi var aicināt papildināt kādu galdu.

    Tavs pieteikums ir šeit. Nevienam nedod šo saiti: parole tai nav vajadzīga.
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: tava vieta ir apstiprināta
mail-confirmed-body =
    Sveiki, { $name }!

    Paldies, ka apstiprināji pa tālruni. Gaidām tevi: { $venue }, { $city }, { $starts }. Pie ieejas parādi šo kodu: { $badge }

    Ja oficiālajā sākumā nebūsi klāt, zaudēsi vietu.

    { $organiser }
mail-moved-up-subject = { $championship }: tev ir brīva vieta
mail-moved-up-body =
    Sveiki, { $name }!

    Ir atbrīvojusies vieta, un tā ir tava: { $venue }, { $city }, { $starts }. Ja apstiprinājuma pa tālruni vēl nav, mēs tev piezvanīsim.

    { $organiser }
mail-nickname-approved-subject = { $championship }: tavs segvārds
mail-nickname-approved-body =
    Sveiki, { $name }!

    Tavs segvārds „{ $nickname }” ir apstiprināts. Publiskajās tabulās redzams tikai šis vārds.

    { $organiser }
mail-nickname-returned-subject = { $championship }: lūdzu, izvēlies citu segvārdu
mail-nickname-returned-body =
    Sveiki, { $name }!

    Tavu segvārdu nevarējām apstiprināt. Iemesls: { $reason }

    Lūdzu, piedāvā citu sava pieteikuma lapā.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: tavs pieteikums ir atsaukts
mail-left-withdrawn-body =
    Sveiki, { $name }!

    Tavs pieteikums ir atsaukts ({ $venue }, { $city }). Ja to nevēlējies, lūdzu, tūlīt paziņo mums.

    { $organiser }
mail-left-disqualified-subject = { $championship }: tavs pieteikums ir anulēts
mail-left-disqualified-body =
    Sveiki, { $name }!

    Tavs pieteikums ir anulēts ({ $championship }). Iemesls: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: dalības noteikumi ir mainīti
mail-terms-body =
    Sveiki, { $name }!

    Spēkā ir jauni dalības noteikumi: { $notice }

    Tos var izlasīt šeit:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: čempionāts ir atcelts
mail-terms-cancelled-body =
    Sveiki, { $name }!

    { $championship } nenotiks: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: tavs galds
mail-seated-body =
    Sveiki, { $name }!

    Tu spēlē pie { $table }. galda { $heat }. maiņā. Visi galdi sāk reizē; lūdzu, esi zālē pirms oficiālā sākuma.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: tu tiec tālāk!
mail-qualified-body =
    Sveiki, { $name }!

    Apsveicam: tu tiec posmā „{ $stage }”. Ja nevari ierasties, lūdzu, tūlīt paziņo, lai varētu spēlēt nākamais kopvērtējumā.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: čempiona tituls ir tavs
mail-champion-body =
    Sveiki, { $name }!

    Apsveicam ar uzvaru: { $championship }!

    { $organiser }
mail-prize-subject = { $championship }: čempiona vieta ir tava
mail-prize-body =
    Sveiki, { $name }!

    Čempions nevar braukt, un fināla kopvērtējumā nākamais vārds ir tavs. Vieta ir tava: { $prize }. Lūdzu, tūlīt paziņo, vai vari to izmantot.

    { $organiser }
mail-link-subject = { $championship }: tava pieteikuma saite
mail-link-body =
    Sveiki, { $name }!

    Tu lūdzi sava pieteikuma saiti. Nevienam to nedod: parole tai nav vajadzīga.
    { $link }

    Ja to nelūdzi, nekas nav jādara.

    { $organiser }
mail-online-subject = { $championship }: tavs galds ir atvērts
mail-online-body =
    Sveiki, { $name }!

    Spēle pie tava tiešsaistes galda ir sākusies. Sēdies klāt tūlīt, laiks jau iet:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: uz drīzu redzēšanos
mail-reminder-body =
    Sveiki, { $name }!

    Gaidām tevi: { $venue }, { $city }, { $starts }. Pie durvīm uzrādi šo kodu: { $badge }

    Ja nevari ierasties, lūdzu, paziņo uzreiz, lai var spēlēt nākamais.

    { $organiser }
mail-about = { $name } – { $subject }
