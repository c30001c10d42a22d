# Scrisori către cei înscriși la un campionat.
mail-registered-subject = { $championship }: am primit înscrierea ta
mail-registered-body =
    Bună, { $name },

    înscrierea ta la { $championship } este înregistrată: { $venue }, { $city }, { $starts }. Te vom suna; locul este sigur după ce îl confirmi la telefon.

    Înscrierea, porecla, datele și codul de intrare le găsești aici. Păstrează linkul doar pentru tine (funcționează fără parolă):
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: ești rezerva nr. { $number }
mail-registered-alternate-body =
    Bună, { $name },

    toate locurile ({ $venue }, { $city }) sunt ocupate, așa că ești rezerva nr. { $number }. Când se eliberează un loc, intră prima rezervă de pe listă; dacă ești tu, te anunțăm. Dacă vii în ziua concursului, { $starts }, s-ar putea să te chemăm pentru a completa o masă.

    Înscrierea ta este aici. Păstrează linkul doar pentru tine (funcționează fără parolă):
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: locul tău este confirmat
mail-confirmed-body =
    Bună, { $name },

    îți mulțumim pentru confirmarea la telefon. Te așteptăm: { $venue }, { $city }, { $starts }. Arată la intrare acest cod: { $badge }

    Dacă nu ești acolo la startul oficial, îți pierzi locul.

    { $organiser }
mail-moved-up-subject = { $championship }: s-a eliberat un loc pentru tine
mail-moved-up-body =
    Bună, { $name },

    s-a eliberat un loc ({ $venue }, { $city }) și este al tău: { $starts }. Dacă nu l-ai confirmat încă la telefon, te vom suna.

    { $organiser }
mail-nickname-approved-subject = { $championship }: porecla ta
mail-nickname-approved-body =
    Bună, { $name },

    porecla „{ $nickname }” a fost aprobată. Pe panourile publice apare numai acest nume.

    { $organiser }
mail-nickname-returned-subject = { $championship }: te rugăm să alegi altă poreclă
mail-nickname-returned-body =
    Bună, { $name },

    porecla ta nu a putut fi aprobată. Motivul: { $reason }

    Te rugăm să propui alta pe pagina înscrierii tale.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: înscrierea ta a fost retrasă
mail-left-withdrawn-body =
    Bună, { $name },

    înscrierea ta ({ $venue }, { $city }) a fost retrasă. Dacă nu ai dorit asta, te rugăm să ne anunți imediat.

    { $organiser }
mail-left-disqualified-subject = { $championship }: înscrierea ta a fost anulată
mail-left-disqualified-body =
    Bună, { $name },

    înscrierea ta la { $championship } a fost anulată. Motivul: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: condițiile s-au schimbat
mail-terms-body =
    Bună, { $name },

    sunt în vigoare noi condiții de participare: { $notice }

    Citește-le aici:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship } a fost anulat
mail-terms-cancelled-body =
    Bună, { $name },

    { $championship } nu va avea loc: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: masa ta
mail-seated-body =
    Bună, { $name },

    joci la masa { $table }, în seria { $heat }. Toate mesele încep împreună; te rugăm să fii în sală înainte de startul oficial.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: mergi mai departe!
mail-qualified-body =
    Bună, { $name },

    felicitări: te-ai calificat pentru „{ $stage }”. Dacă nu poți veni, te rugăm să ne anunți imediat, ca să poată juca următorul din clasament.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: titlul de campion este al tău
mail-champion-body =
    Bună, { $name },

    felicitări: ai câștigat { $championship }!

    { $organiser }
mail-prize-subject = { $championship }: locul campionului este al tău
mail-prize-body =
    Bună, { $name },

    campionul nu poate pleca în călătorie, iar tu urmezi în clasamentul finalei. Locul este al tău: { $prize }. Te rugăm să ne spui imediat dacă îl poți accepta.

    { $organiser }
mail-link-subject = { $championship }: linkul înscrierii tale
mail-link-body =
    Bună, { $name },

    ai cerut linkul înscrierii tale. Păstrează-l doar pentru tine (funcționează fără parolă):
    { $link }

    Dacă nu l-ai cerut, nu trebuie să faci nimic.

    { $organiser }
mail-online-subject = { $championship }: masa ta este deschisă
mail-online-body =
    Bună, { $name },

    masa ta online a început. Ocupă-ți locul imediat, pentru că ceasul merge:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: pe curând
mail-reminder-body =
    Bună, { $name },

    te așteptăm la { $venue }, { $city }, { $starts }. Arată acest cod la intrare: { $badge }

    Dacă nu poți veni, spune imediat, ca să poată juca următorul.

    { $organiser }
mail-about = { $name } – { $subject }
