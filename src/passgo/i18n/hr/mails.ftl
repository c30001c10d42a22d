# Pisma prijavljenima za prvenstvo.
mail-registered-subject = { $championship }: primili smo Vašu prijavu
mail-registered-body =
    Dobar dan, { $name },

    prijavljeni ste za natjecanje { $championship }: { $venue }, { $city }, { $starts }. Nazvat ćemo Vas; Vaše je mjesto sigurno kad ga potvrdite telefonom.

    Vaša prijava, nadimak, podaci i kod za ulaz nalaze se ovdje. Ovu adresu nemojte nikomu davati, za nju ne treba lozinka:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: Vi ste pričuva broj { $number }
mail-registered-alternate-body =
    Dobar dan, { $name },

    sva su mjesta ({ $venue }, { $city }) zauzeta, pa ste pričuva broj { $number }. Kad se mjesto oslobodi, dobiva ga najniži broj, a mi ćemo Vam javiti. Ako dođete na dan natjecanja, { $starts }, možda Vas pozovemo da popunite stol.

    Vaša je prijava ovdje. Ovu adresu nemojte nikomu davati, za nju ne treba lozinka:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: Vaše je mjesto potvrđeno
mail-confirmed-body =
    Dobar dan, { $name },

    hvala Vam na telefonskoj potvrdi. Očekujemo Vas: { $venue }, { $city }, { $starts }. Na ulazu pokažite ovaj kod: { $badge }

    Tko nije prisutan na službenom početku, gubi mjesto.

    { $organiser }
mail-moved-up-subject = { $championship }: oslobodilo se mjesto za Vas
mail-moved-up-body =
    Dobar dan, { $name },

    oslobodilo se mjesto ({ $venue }, { $city }) i ono je Vaše: { $starts }. Ako ga još niste potvrdili telefonom, nazvat ćemo Vas.

    { $organiser }
mail-nickname-approved-subject = { $championship }: Vaš nadimak
mail-nickname-approved-body =
    Dobar dan, { $name },

    Vaš nadimak „{ $nickname }” je odobren. Na javnim pločama stoji samo to ime.

    { $organiser }
mail-nickname-returned-subject = { $championship }: molimo odaberite drugi nadimak
mail-nickname-returned-body =
    Dobar dan, { $name },

    Vaš nadimak nije mogao biti odobren. Razlog: { $reason }

    Molimo predložite drugi na stranici svoje prijave.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: Vaša je prijava završena
mail-left-withdrawn-body =
    Dobar dan, { $name },

    Vaša prijava ({ $venue }, { $city }) je povučena. Ako to nije bila Vaša želja, molimo javite nam odmah.

    { $organiser }
mail-left-disqualified-subject = { $championship }: Vaša je prijava poništena
mail-left-disqualified-body =
    Dobar dan, { $name },

    Vaša prijava za natjecanje { $championship } je poništena. Razlog: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: uvjeti su promijenjeni
mail-terms-body =
    Dobar dan, { $name },

    na snazi su novi uvjeti sudjelovanja: { $notice }

    Pročitajte ih ovdje:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: natjecanje je otkazano
mail-terms-cancelled-body =
    Dobar dan, { $name },

    natjecanje { $championship } neće se održati: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: Vaš stol
mail-seated-body =
    Dobar dan, { $name },

    igrate za stolom { $table } u skupini { $heat }. Svi stolovi počinju zajedno; molimo budite u dvorani prije službenog početka.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: idete dalje
mail-qualified-body =
    Dobar dan, { $name },

    čestitamo: plasirali ste se u fazu „{ $stage }”. Ako ne možete doći, molimo javite nam odmah kako bi mogao igrati sljedeći u poretku.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: naslov prvaka je Vaš
mail-champion-body =
    Dobar dan, { $name },

    čestitamo: pobijedili ste na natjecanju { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: putujete Vi
mail-prize-body =
    Dobar dan, { $name },

    prvak ne može putovati, a Vi ste sljedeći u poretku finala. Mjesto je Vaše: { $prize }. Molimo odmah nam javite možete li ga prihvatiti.

    { $organiser }
mail-link-subject = { $championship }: adresa Vaše prijave
mail-link-body =
    Dobar dan, { $name },

    zatražili ste adresu svoje prijave. Nemojte je nikomu davati, za nju ne treba lozinka:
    { $link }

    Ako je niste zatražili, ne trebate učiniti ništa.

    { $organiser }
mail-online-subject = { $championship }: Vaš je stol otvoren
mail-online-body =
    Dobar dan, { $name },

    Vaš je online stol počeo. Odmah sjednite, sat teče:
    { $link }/play

    { $organiser }
