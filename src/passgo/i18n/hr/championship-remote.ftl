remote-live-table = mrežni stol
remote-not-confirmed = nije potvrđeno
remote-waived = Glavni sudac zatvorio je bez onih koji nisu potvrdili. Razlog: { $reason }
remote-tie-lead = Ništa drugo ne razdvaja te igrače. Odluči tko je prvi.
remote-tie-place = { $number }. mjesto u izjednačenju
remote-tie-decide = Odluči izjednačenje
remote-confirm-lead = Ti brojevi dolaze iz same igre. Potvrđuješ točno ono što ovdje vidiš.
remote-sign-judge = Potpiši kao sudac
remote-waive = Zatvori bez njih
remote-waive-lead = Imali su vremena. U zapisniku će pisati da ga nisu potvrdili i zašto.
remote-waive-later = Do { $when } ({ $zone }) mogu ga potvrditi na svojem zaslonu. Poslije možeš zatvoriti zapisnik bez njih.
hall-done-sign = Potpisano.
hall-done-waive = Zatvoreno bez potpisa koji nedostaju.
hall-done-decide = Izjednačenje je odlučeno.
remote-champion = Naslov je tvoj. Čestitamo!
remote-finish = { $stage }: { $rank }. mjesto od { $players }.
remote-through = Ideš u sljedeću fazu: { $stage }.
remote-result = { $points ->
    [one] { $rank }. mjesto za ovim stolom, { $points } bod
    [few] { $rank }. mjesto za ovim stolom, { $points } boda
   *[other] { $rank }. mjesto za ovim stolom, { $points } bodova
}
remote-next-confirmed = Tvoje je mjesto potvrđeno. Prije službenog početka s ove stranice idi za svoj stol: prazno mjesto tada dobiva pričuva.
remote-line = Tvoj redak u zapisniku
remote-line-lead = Ovo imaš na kraju igre. Samo ti to možeš potvrditi. Ako nešto nije u redu, nemoj potvrditi i reci glavnom sucu.
remote-line-confirm = Točno je
remote-line-signed = Potvrđeno u { $time } ({ $zone }).
remote-line-soon = Sada nema ništa za potvrditi. Stranica se osvježava sama.
entry-done-signed = Potvrđeno. Hvala!
remote-local = Tvoje vrijeme: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] Još { $count } minuta
    [few] Još { $count } minute
   *[other] Još { $count } minuta
}
remote-starts-now = Glavni sudac uskoro obavlja prozivku.
remote-come-lead = Reci da si tu i ostavi ovu stranicu otvorenu. Igraju samo oni koji su tu pri prozivci; inače tvoje mjesto dobiva pričuva.
remote-come = Tu sam
remote-come-later = Dva sata prije početka ovdje možeš reći da si tu.
remote-here = Tu si. Ostavi ovu stranicu otvorenu: poslije prozivke ovdje se pojavljuje gumb do tvojeg stola.
remote-rules = Za stolom
remote-rule-decision = { $count ->
    [one] Za svaku odluku imaš { $count } sekundu; potom stol daje najjednostavniji odgovor umjesto tebe.
    [few] Za svaku odluku imaš { $count } sekunde; potom stol daje najjednostavniji odgovor umjesto tebe.
   *[other] Za svaku odluku imaš { $count } sekundi; potom stol daje najjednostavniji odgovor umjesto tebe.
}
remote-rule-absent = { $count ->
    [one] Ako veze u tvojem potezu nema { $count } sekundu, stol igra umjesto tebe dok se ne vratiš.
    [few] Ako veze u tvojem potezu nema { $count } sekunde, stol igra umjesto tebe dok se ne vratiš.
   *[other] Ako veze u tvojem potezu nema { $count } sekundi, stol igra umjesto tebe dok se ne vratiš.
}
remote-rule-missed = { $count ->
    [one] Isto je ako propustiš { $count } odluku.
    [few] Isto je ako zaredom propustiš { $count } odluke.
   *[other] Isto je ako zaredom propustiš { $count } odluka.
}
remote-rule-line = Kad igra završi, potvrdi svoj redak u zapisniku.
remote-seat-here = tu
remote-seat-away = nije tu
remote-seat-stood-in = zamijenjen
remote-seat-out = vani
online-status-gathering = Prije prozivke.
remote-hall = { $count ->
    [one] Na mreži
    [few] Na mreži { $number }
   *[other] Na mreži { $number }
}
remote-games = Igre za gledanje
remote-delay = { $count ->
    [one] Igre u tijeku vidiš { $count } minutu kasnije da nitko ne može pomoći igraču.
    [few] Igre u tijeku vidiš { $count } minute kasnije da nitko ne može pomoći igraču.
   *[other] Igre u tijeku vidiš { $count } minuta kasnije da nitko ne može pomoći igraču.
}
