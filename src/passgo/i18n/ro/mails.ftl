# Scrisori către cei înscriși la un campionat.
mail-registered-subject = { $championship }: am primit înscrierea dvs.
mail-registered-body =
    Bună ziua, { $name },

    înscrierea dvs. la { $championship } este înregistrată: { $venue }, { $city }, { $starts }. Vă vom suna; locul este sigur după ce îl confirmați la telefon.

    Înscrierea, porecla, datele și codul pentru intrare le găsiți aici. Păstrați adresa doar pentru dvs., nu cere parolă:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: sunteți rezerva numărul { $number }
mail-registered-alternate-body =
    Bună ziua, { $name },

    toate locurile ({ $venue }, { $city }) sunt ocupate, așa că sunteți rezerva numărul { $number }. Când se eliberează un loc, urcă numărul cel mai mic și vă anunțăm. Dacă veniți în ziua concursului, { $starts }, s-ar putea să vă chemăm pentru a completa o masă.

    Înscrierea dvs. este aici. Păstrați adresa doar pentru dvs., nu cere parolă:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: locul dvs. este confirmat
mail-confirmed-body =
    Bună ziua, { $name },

    vă mulțumim pentru confirmarea la telefon. Vă așteptăm: { $venue }, { $city }, { $starts }. Arătați la intrare acest cod: { $badge }

    Cine nu este prezent la startul oficial își pierde locul.

    { $organiser }
mail-moved-up-subject = { $championship }: s-a eliberat un loc pentru dvs.
mail-moved-up-body =
    Bună ziua, { $name },

    s-a eliberat un loc ({ $venue }, { $city }) și este al dvs.: { $starts }. Dacă nu l-ați confirmat încă la telefon, vă vom suna.

    { $organiser }
mail-nickname-approved-subject = { $championship }: porecla dvs.
mail-nickname-approved-body =
    Bună ziua, { $name },

    porecla „{ $nickname }” este aprobată. Pe panourile publice apare numai acest nume.

    { $organiser }
mail-nickname-returned-subject = { $championship }: vă rugăm să alegeți altă poreclă
mail-nickname-returned-body =
    Bună ziua, { $name },

    porecla dvs. nu a putut fi aprobată. Motivul: { $reason }

    Vă rugăm să propuneți alta pe pagina înscrierii dvs.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: înscrierea dvs. s-a încheiat
mail-left-withdrawn-body =
    Bună ziua, { $name },

    înscrierea dvs. ({ $venue }, { $city }) a fost retrasă. Dacă nu ați dorit asta, vă rugăm să ne anunțați imediat.

    { $organiser }
mail-left-disqualified-subject = { $championship }: înscrierea dvs. a fost anulată
mail-left-disqualified-body =
    Bună ziua, { $name },

    înscrierea dvs. la { $championship } a fost anulată. Motivul: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: condițiile s-au schimbat
mail-terms-body =
    Bună ziua, { $name },

    sunt în vigoare noi condiții de participare: { $notice }

    Citiți-le aici:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: concursul este anulat
mail-terms-cancelled-body =
    Bună ziua, { $name },

    { $championship } nu va avea loc: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: masa dvs.
mail-seated-body =
    Bună ziua, { $name },

    jucați la masa { $table }, în seria { $heat }. Toate mesele încep împreună; vă rugăm să fiți în sală înainte de startul oficial.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: mergeți mai departe
mail-qualified-body =
    Bună ziua, { $name },

    felicitări: v-ați calificat pentru „{ $stage }”. Dacă nu puteți veni, vă rugăm să ne anunțați imediat, ca să poată juca următorul din clasament.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: titlul de campion este al dvs.
mail-champion-body =
    Bună ziua, { $name },

    felicitări: ați câștigat { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: dvs. plecați
mail-prize-body =
    Bună ziua, { $name },

    campionul nu poate pleca în călătorie, iar dvs. urmați în clasamentul finalei. Locul este al dvs.: { $prize }. Vă rugăm să ne spuneți imediat dacă îl puteți accepta.

    { $organiser }
mail-link-subject = { $championship }: adresa înscrierii dvs.
mail-link-body =
    Bună ziua, { $name },

    ați cerut adresa înscrierii dvs. Păstrați-o doar pentru dvs., nu cere parolă:
    { $link }

    Dacă nu ați cerut-o, nu trebuie să faceți nimic.

    { $organiser }
mail-online-subject = { $championship }: masa dvs. este deschisă
mail-online-body =
    Bună ziua, { $name },

    masa dvs. online a început. Așezați-vă imediat, ceasul merge:
    { $link }/play

    { $organiser }
