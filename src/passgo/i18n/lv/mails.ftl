# Vēstules čempionāta dalībniekiem.
mail-registered-subject = { $championship }: Jūsu pieteikums ir saņemts
mail-registered-body =
    Labdien, { $name }!

    Jūsu pieteikums ir saņemts: { $championship }, { $venue }, { $city }, { $starts }. Mēs Jums piezvanīsim; vieta būs garantēta, kad to apstiprināsiet.

    Jūsu pieteikums, segvārds, dati un ieejas kods ir šeit. Nevienam nerādiet šo adresi: parole tai nav vajadzīga.
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: Jūs esat rezervē, numurs { $number }
mail-registered-alternate-body =
    Labdien, { $name }!

    Visas vietas ir aizņemtas ({ $venue }, { $city }), tāpēc Jūs esat rezervē, Jūsu numurs ir { $number }. Kad vieta atbrīvosies, to saņems mazākais numurs, un mēs Jums paziņosim. Ja tajā dienā ({ $starts }) ieradīsieties, Jūs var aicināt papildināt kādu galdu.

    Jūsu pieteikums ir šeit. Nevienam nerādiet šo adresi: parole tai nav vajadzīga.
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: Jūsu vieta ir apstiprināta
mail-confirmed-body =
    Labdien, { $name }!

    Paldies, ka apstiprinājāt pa tālruni. Gaidām Jūs: { $venue }, { $city }, { $starts }. Pie ieejas parādiet šo kodu: { $badge }

    Kas oficiālajā sākumā nav klāt, zaudē vietu.

    { $organiser }
mail-moved-up-subject = { $championship }: Jums ir brīva vieta
mail-moved-up-body =
    Labdien, { $name }!

    Ir atbrīvojusies vieta, un tā ir Jūsu: { $venue }, { $city }, { $starts }. Ja apstiprinājuma pa tālruni vēl nav, mēs Jums piezvanīsim.

    { $organiser }
mail-nickname-approved-subject = { $championship }: Jūsu segvārds
mail-nickname-approved-body =
    Labdien, { $name }!

    Jūsu segvārds „{ $nickname }” ir apstiprināts. Publiskajās tabulās redzams tikai šis vārds.

    { $organiser }
mail-nickname-returned-subject = { $championship }: lūdzu, izvēlieties citu segvārdu
mail-nickname-returned-body =
    Labdien, { $name }!

    Jūsu segvārdu nevarējām apstiprināt. Iemesls: { $reason }

    Lūdzu, piedāvājiet citu sava pieteikuma lapā.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: Jūsu pieteikums vairs nav spēkā
mail-left-withdrawn-body =
    Labdien, { $name }!

    Jūsu pieteikums ir atsaukts ({ $venue }, { $city }). Ja to nevēlējāties, lūdzu, tūlīt paziņojiet mums.

    { $organiser }
mail-left-disqualified-subject = { $championship }: Jūsu pieteikums ir anulēts
mail-left-disqualified-body =
    Labdien, { $name }!

    Jūsu pieteikums ir anulēts ({ $championship }). Iemesls: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: dalības noteikumi ir mainīti
mail-terms-body =
    Labdien, { $name }!

    Spēkā ir jauni dalības noteikumi: { $notice }

    Tos var izlasīt šeit:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: sacensības ir atceltas
mail-terms-cancelled-body =
    Labdien, { $name }!

    { $championship } nenotiks: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: Jūsu galds
mail-seated-body =
    Labdien, { $name }!

    Jūs spēlējat pie { $table }. galda { $heat }. maiņā. Visi galdi sāk reizē; lūdzu, esiet zālē pirms oficiālā sākuma.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: Jūs tiekat tālāk
mail-qualified-body =
    Labdien, { $name }!

    Apsveicam: Jūs tiekat posmā „{ $stage }”. Ja nevarat ierasties, lūdzu, tūlīt paziņojiet, lai varētu spēlēt nākamais pēc kārtas.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: čempiona tituls ir Jūsu
mail-champion-body =
    Labdien, { $name }!

    Apsveicam ar uzvaru: { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: Jūs braucat
mail-prize-body =
    Labdien, { $name }!

    Čempions nevar braukt, un fināla rangā nākamais vārds ir Jūsu. Vieta ir Jūsu: { $prize }. Lūdzu, tūlīt paziņojiet, vai varat to izmantot.

    { $organiser }
mail-link-subject = { $championship }: Jūsu pieteikuma adrese
mail-link-body =
    Labdien, { $name }!

    Jūs lūdzāt sava pieteikuma adresi. Nevienam to nerādiet: parole tai nav vajadzīga.
    { $link }

    Ja to nelūdzāt, nekas nav jādara.

    { $organiser }
mail-online-subject = { $championship }: Jūsu galds ir atvērts
mail-online-body =
    Labdien, { $name }!

    Jūsu tiešsaistes galds ir sācies. Sēdieties tūlīt, laiks jau iet:
    { $link }/play

    { $organiser }
