# Vēstules čempionāta dalībniekiem.
mail-registered-subject = { $championship }: jūsu pieteikums ir saņemts
mail-registered-body =
    Labdien, { $name }!

    Jūsu pieteikums ir saņemts: { $championship }, { $venue }, { $city }, { $starts }. Mēs jums piezvanīsim; vieta būs droša, kad to apstiprināsiet.

    Jūsu pieteikums, segvārds, dati un ieejas kods ir šeit. Nevienam nerādiet šo adresi, tai nevajag paroli:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: jūs esat rezervē, numurs { $number }
mail-registered-alternate-body =
    Labdien, { $name }!

    Visas vietas ir aizņemtas ({ $venue }, { $city }), tāpēc jūs esat rezervē, jūsu numurs ir { $number }. Kad vieta atbrīvosies, to saņems mazākais numurs, un mēs jums paziņosim. Ja tajā dienā ({ $starts }) ieradīsieties, jūs var aicināt papildināt kādu galdu.

    Jūsu pieteikums ir šeit. Nevienam nerādiet šo adresi, tai nevajag paroli:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: jūsu vieta ir apstiprināta
mail-confirmed-body =
    Labdien, { $name }!

    Paldies, ka apstiprinājāt pa tālruni. Gaidām jūs: { $venue }, { $city }, { $starts }. Pie ieejas parādiet šo kodu: { $badge }

    Kas oficiālajā sākumā nav klāt, zaudē vietu.

    { $organiser }
mail-moved-up-subject = { $championship }: jums ir brīva vieta
mail-moved-up-body =
    Labdien, { $name }!

    Ir atbrīvojusies vieta, un tā ir jūsu: { $venue }, { $city }, { $starts }. Ja apstiprinājuma pa tālruni vēl nav, mēs jums piezvanīsim.

    { $organiser }
mail-nickname-approved-subject = { $championship }: jūsu segvārds
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
mail-left-withdrawn-subject = { $championship }: jūsu pieteikums vairs nav spēkā
mail-left-withdrawn-body =
    Labdien, { $name }!

    Jūsu pieteikums ir atsaukts ({ $venue }, { $city }). Ja to nevēlējāties, lūdzu, tūlīt paziņojiet mums.

    { $organiser }
mail-left-disqualified-subject = { $championship }: jūsu pieteikums ir anulēts
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
mail-seated-subject = { $championship }: jūsu galds
mail-seated-body =
    Labdien, { $name }!

    Jūs spēlējat pie { $table }. galda { $heat }. maiņā. Visi galdi sāk reizē; lūdzu, esiet zālē pirms oficiālā sākuma.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: jūs tiekat tālāk
mail-qualified-body =
    Labdien, { $name }!

    Apsveicam: jūs tiekat posmā „{ $stage }”. Ja nevarat ierasties, lūdzu, tūlīt paziņojiet, lai varētu spēlēt nākamais pēc kārtas.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: čempiona tituls ir jūsu
mail-champion-body =
    Labdien, { $name }!

    Apsveicam ar uzvaru: { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: jūs braucat
mail-prize-body =
    Labdien, { $name }!

    Čempions nevar braukt, un fināla rangā nākamā kārta ir jums. Vieta ir jūsu: { $prize }. Lūdzu, tūlīt paziņojiet, vai varat to izmantot.

    { $organiser }
mail-link-subject = { $championship }: jūsu pieteikuma adrese
mail-link-body =
    Labdien, { $name }!

    Jūs lūdzāt sava pieteikuma adresi. Nevienam to nerādiet, tai nevajag paroli:
    { $link }

    Ja to nelūdzāt, nekas nav jādara.

    { $organiser }
mail-online-subject = { $championship }: jūsu galds ir atvērts
mail-online-body =
    Labdien, { $name }!

    Jūsu tiešsaistes galds ir sācies. Sēdieties tūlīt, laiks jau iet:
    { $link }/play

    { $organiser }
