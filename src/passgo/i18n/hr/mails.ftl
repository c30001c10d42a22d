# Pisma prijavljenima za prvenstvo.
mail-registered-subject = { $championship }: primili smo tvoju prijavu
mail-registered-body =
    Pozdrav, { $name },

    imamo tvoju prijavu za natjecanje { $championship }: { $venue }, { $city }, { $starts }. Nazvat ćemo te; tvoje je mjesto sigurno kad ga potvrdiš telefonom.

    Tvoja prijava, nadimak, podaci i kod za ulaz nalaze se ovdje. Ovu poveznicu nemoj nikomu davati, za nju ne treba lozinka:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: tvoj je broj u pričuvi { $number }
mail-registered-alternate-body =
    Pozdrav, { $name },

    sva su mjesta ({ $venue }, { $city }) zauzeta, pa si u pričuvi pod brojem { $number }. Kad se mjesto oslobodi, dobiva ga sljedeći na redu, a mi ćemo ti javiti. Ako dođeš na dan natjecanja, { $starts }, možda te pozovemo da popuniš stol.

    Tvoja je prijava ovdje. Ovu poveznicu nemoj nikomu davati, za nju ne treba lozinka:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: tvoje je mjesto potvrđeno
mail-confirmed-body =
    Pozdrav, { $name },

    hvala na telefonskoj potvrdi. Očekujemo te: { $venue }, { $city }, { $starts }. Na ulazu pokaži ovaj kod: { $badge }

    Ako te na službenom početku nema, gubiš mjesto.

    { $organiser }
mail-moved-up-subject = { $championship }: oslobodilo se mjesto za tebe
mail-moved-up-body =
    Pozdrav, { $name },

    oslobodilo se mjesto ({ $venue }, { $city }) i ono je tvoje: { $starts }. Ako ga još nemamo potvrđenog telefonom, nazvat ćemo te.

    { $organiser }
mail-nickname-approved-subject = { $championship }: tvoj nadimak
mail-nickname-approved-body =
    Pozdrav, { $name },

    tvoj nadimak „{ $nickname }” odobren je. Na javnim ljestvicama vidi se samo to ime.

    { $organiser }
mail-nickname-returned-subject = { $championship }: odaberi drugi nadimak
mail-nickname-returned-body =
    Pozdrav, { $name },

    tvoj nadimak nije mogao biti odobren. Razlog: { $reason }

    Molimo te, predloži drugi na stranici svoje prijave.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: tvoja je prijava povučena
mail-left-withdrawn-body =
    Pozdrav, { $name },

    povučena je tvoja prijava ({ $venue }, { $city }). Ako to nije bila tvoja želja, molimo te, javi nam odmah.

    { $organiser }
mail-left-disqualified-subject = { $championship }: tvoja je prijava poništena
mail-left-disqualified-body =
    Pozdrav, { $name },

    poništena je tvoja prijava za natjecanje { $championship }. Razlog: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: uvjeti su promijenjeni
mail-terms-body =
    Pozdrav, { $name },

    na snazi su novi uvjeti sudjelovanja: { $notice }

    Pročitaj ih ovdje:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: natjecanje je otkazano
mail-terms-cancelled-body =
    Pozdrav, { $name },

    natjecanje { $championship } neće se održati: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: tvoj stol
mail-seated-body =
    Pozdrav, { $name },

    igraš za stolom { $table } u skupini { $heat }. Svi stolovi počinju zajedno; molimo te, budi u dvorani prije službenog početka.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: ideš dalje!
mail-qualified-body =
    Pozdrav, { $name },

    čestitamo: ideš dalje u fazu „{ $stage }”. Ako ne možeš doći, molimo te, javi nam odmah kako bi mogao igrati sljedeći u poretku.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: naslov prvaka je tvoj
mail-champion-body =
    Pozdrav, { $name },

    čestitamo: tvoja je pobjeda na natjecanju { $championship }!

    { $organiser }
mail-prize-subject = { $championship }: prvakovo mjesto je tvoje
mail-prize-body =
    Pozdrav, { $name },

    prvak ne može putovati, a sljedeće mjesto u poretku finala je tvoje. Njegovo mjesto pripada tebi: { $prize }. Molimo te, odmah nam javi možeš li ga prihvatiti.

    { $organiser }
mail-link-subject = { $championship }: poveznica na tvoju prijavu
mail-link-body =
    Pozdrav, { $name },

    stigao je zahtjev za poveznicu na tvoju prijavu. Nemoj je nikomu davati, za nju ne treba lozinka:
    { $link }

    Ako zahtjev nije tvoj, ne trebaš učiniti ništa.

    { $organiser }
mail-online-subject = { $championship }: tvoj je stol otvoren
mail-online-body =
    Pozdrav, { $name },

    počela je igra za tvojim online stolom. Odmah sjedni, sat teče:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: vidimo se uskoro
mail-reminder-body =
    Pozdrav, { $name },

    veselimo se susretu: { $venue }, { $city }, { $starts }. Na vratima pokaži ovaj kod: { $badge }

    Ako ne možeš doći, odmah javi da može igrati sljedeći.

    { $organiser }
mail-about = { $name } – { $subject }
