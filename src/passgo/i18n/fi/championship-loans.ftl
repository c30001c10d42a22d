# Pelipaikkojen lainaus kannettavalle tietokoneelle.

hall-page-loans = Lainatut pelipaikat
loan-lead = Lainaa pelipaikka kannettavalle tietokoneelle, jolla sitä hallitaan ilman internetiä. Kunnes lainaus päättyy, kaikki sen asiat kirjataan siellä.
loan-state-lent = Lainassa
loan-state-finished = Päättynyt
loan-state-recalled = Otettu takaisin
loan-since = Lainassa { $moment } alkaen
loan-reported = Viimeiset tulokset: { $moment }.
loan-entries = { $count ->
    [one] { $count } kirjaus.
   *[other] { $count } kirjausta.
}
loan-told-none = Tuloksia ei ole vielä.
loan-unfinished = { $count ->
    [0] Kesken: pelipaikka on yhä lainassa.
    [one] Kesken: { $count } pöydässä pelataan yhä.
   *[other] Kesken: { $count } pöydässä pelataan yhä.
}
loan-archive = Tiedosto kannettavalle
loan-recall = Ota takaisin
loan-recall-lead = Mitään, mitä kannettavalta ei ole vielä tuotu, ei enää oteta vastaan. Tee näin vain, jos kannettava on kadonnut tai rikki.
hall-done-recall = Pelipaikkaa hallitaan taas täältä.

loan-import = Tuo tulokset
loan-import-lead = Voit tuoda tulokset niin usein kuin haluat, myös kesken kierroksen. Vain uusi lisätään.
loan-import-file = Kannettavan tulostiedosto
loan-told-new = { $count ->
    [one] Tuotiin { $count } uusi kirjaus.
   *[other] Tuotiin { $count } uutta kirjausta.
}
loan-told-nothing = Tässä tiedostossa ei ole mitään uutta.
loan-told-finished = Pelipaikka on valmis ja lainaus päättynyt.
loan-lend = Lainaa pelipaikka
loan-label = Kannettavan nimi
loan-lent = Lainattu: { $city }
loan-key = Avain
loan-key-lead = Anna avain puhelimitse tai paperilla, älä koskaan yhdessä tiedoston kanssa.

loan-home = Tällä kannettavalla hallitaan pelipaikkaa: { $city }.
loan-home-results = Lataa tulokset
loan-finish = Tämä pelipaikka on valmis
loan-finish-lead = Sen jälkeen tällä kannettavalla ei voi enää kirjata mitään. Lataa sitten tulokset ja tuo ne palvelimelle; se päättää lainauksen.
hall-done-finish = Valmis. Lataa tulokset nyt.
loan-home-finished = Tämä pelipaikka on valmis. Tuo tulokset palvelimelle.

refusal-champ-venue-finished = Tämä kannettava on tehnyt osuutensa. Jatka kilpailun palvelimella.
refusal-champ-venue-not-lent = Tämä pelipaikka ei ole lainassa.
loan-refused-broken = Tiedosto on vioittunut. Lataa tulokset uudelleen kannettavalla.
loan-refused-signature = Tiedosto ei ole siltä kannettavalta, jolle pelipaikka on lainattu, tai sitä on muutettu matkalla.
loan-refused-other = Tiedostossa ei ole tuloksia nyt lainassa olevasta pelipaikasta. Valitse kannettavan tulostiedosto.
loan-refused-recalled = Pelipaikka on otettu takaisin, joten sen kannettavalta ei voi tuoda enempää. Aiemmin tuotu säilyy. Lainaa pelipaikka uudelleen ja kirjaa, mitä puuttuu.
loan-refused-diverged = Kaksi kannettavaa on käyttänyt samaa tiedostoa, ja toisen tulokset ovat jo täällä. Jatka sillä ja kirjaa siellä se, mikä on vain tällä.
loan-name-elsewhere = Muualla on jo samanniminen toimihenkilö. Lisää toinen nimi tai alkukirjain.
