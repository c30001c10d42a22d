found-evening = Yksi sali, yksi ilta
found-evening-lead = Vastaa neljään kysymykseen. Muu on ehdotettu valmiiksi, ja voit muuttaa sitä ennen julkaisua.
found-title = Kilpailun nimi
found-day = Päivä
found-place = Paikka
found-place-hint = Sali ja kaupunki, esimerkiksi: Koulun sali, Volos
found-players = Pelaajien määrä
found-zone = Aikavyöhyke
found-first-stage = Alkukierrokset
found-last-stage = Finaali
found-continue = Jatka
found-examples = Suuremmat kilpailut
found-examples-lead = Aloita esimerkistä. Sen päivät on siirretty tuleville viikoille.
found-preset-greece-2015 = Useita kaupunkeja, yksi maan finaali
found-preset-about-greece-2015 = Kaupunkiturnauksia, finaali joka kaupungissa ja maan finaali. Kuten Kreikassa 2015.
found-preset-worlds-2015 = Kolme kierrosta, välierät ja finaali
found-preset-about-worlds-2015 = Yksi sali. Kolmen kierroksen pisteet lasketaan yhteen, ja kuusitoista parasta pelaa välierät. Kuten Macaossa 2015.
found-begin = Aloita
found-file = Tiedostosta
found-file-choose = Kilpailun tiedosto (championship.toml)
found-file-faults = { $count ->
    [one] Tiedostossa on { $count } virhe.
   *[other] Tiedostossa on { $count } virhettä.
}
found-file-long = Lomakkeissa on tilaa { $venues } pelipaikalle. Suurempi kilpailu luodaan palvelimella ohjelmalla.
problem-too-many-drafts = Sinulla on { $count } luonnosta. Hylkää ensin yksi.
found-steps = Luomisen vaiheet
found-step-what = Mitä
found-step-where = Missä ja milloin
found-step-who = Ketkä voivat osallistua
found-step-stages = Vaiheet ja pöydät
found-step-clocks = Ajat
found-step-points = Pisteet ja tasatilanteet
found-step-terms = Ehdot
found-step-officials = Toimihenkilöt
found-step-check = Tarkista ja julkaise
found-open = { $count ->
    [one] { $count } kenttä täyttämättä
   *[other] { $count } kenttää täyttämättä
}
found-to-check = Tallenna ja tarkista
found-organisers = Järjestäjät
found-organisers-hint = Yksi riville. Jos tyhjä: kilpailunjohtaja.
found-prize = Mestarin palkinto
found-optional = Voi jäädä tyhjäksi.
found-venue = Pelipaikka { $number }
found-hall = Sali tai osoite
found-city = Kaupunki
found-starts = Aloitus
found-tables = Pöytiä kerralla
found-heats = Ryhmiä peräkkäin
found-heats-hint = 1, jos kaikilla on pöytä yhtä aikaa.
found-registers = Pelaajat voivat ilmoittautua tälle pelipaikalle
found-remove = Poista
found-add-venue = Lisää pelipaikka
found-opens = Ilmoittautuminen alkaa
found-closes = Viimeinen ilmoittautumispäivä
found-closes-hint = Tämä päivä on mukana.
found-age = Alaikäraja
found-any = Kaikki
found-alternates = Varapelaajia joka pelipaikalla
found-alternates-hint = He saavat paikan, kun joku peruu.
found-walk-ins = Pelaajat voivat ilmoittautua myös ovella
found-no-employee = Järjestäjien työntekijät eivät voi osallistua
found-no-relative = Näiden työntekijöiden lähisukulaiset eivät voi osallistua
found-stage-name = Vaiheen nimi
found-at = Pelataan
found-at-venues = Joka pelipaikalla, jolle ilmoittaudutaan
found-fewest = Pelaajia pöydässä vähintään
found-most = Pelaajia pöydässä enintään
found-advance = Kuinka moni jatkaa
found-advance-hint = Joka pelipaikalta. Viimeisessä vaiheessa: 1, mestari.
found-add-stage = Lisää vaihe
found-rounds = Kierrokset
found-minutes = Kierroksen minuutit
found-tolerance = Viimeisen kierroksen voi julistaa näin monta minuuttia etuajassa
found-tolerance-hint = 0 tarkoittaa ei koskaan.
found-points-lead = Nämä ovat tavalliset arvot. Muuta niitä vain, jos sääntönne eroavat.
found-points = Pisteet
found-points-hint = Ensin voittajan pisteet, luvut välilyönnein erotettuina.
found-survivors = { $count ->
    [one] { $count } pelaaja jäljellä
   *[other] { $count } pelaajaa jäljellä
}
found-valuation = Nettovarallisuus prosentteina painetusta hinnasta
found-worth-deed = Kiinteistö
found-worth-mortgaged = Kiinnitetty kiinteistö
found-worth-house = Talo
found-worth-hotel = Hotelli
found-hotel-houses = Hotellin mukana laskettavat talot
found-rounding = Pyöristys
found-up = Ylös
found-down = Alas
found-ties = Tasatilanteet
found-table-ties = Saman pöydän pelaajien välillä
found-across-ties = Eri pöytien pelaajien välillä
found-tie-worth = suurin nettovarallisuus
found-tie-deeds = eniten kiinteistöjä
found-tie-cash = eniten käteistä
found-tie-head-judge = päätuomari ratkaisee
found-tie-lot = arvonta
found-terms-proposal =
    Ilmoittautuessaan jokainen lupaa pelata sääntöjen mukaan ja noudattaa tuomarien päätöksiä.
    Järjestäjät käyttävät henkilötietoja vain tämän kilpailun järjestämiseen ja poistavat ne sen jälkeen.
    Osallistujat voivat milloin tahansa katsoa, korjata ja poistaa tietonsa.
found-officials-lead = Nimeä auttajasi. Jokainen saa oman linkin, kun julkaiset. Voit kutsua lisää milloin tahansa.
found-official = Toimihenkilö { $number }
found-ready = Kaikki on valmista. Katso esikatselu ja julkaise sitten.
found-missing = Vielä kesken
found-preview = Esikatselu
found-preview-lead = Tämä on esikatselu. Kukaan muu ei näe sitä.
found-change = Muuta jotakin
found-download = Lataa tiedostona
found-publish = Julkaise
found-director = Nimesi kilpailunjohtajana
found-account = Valitse käyttäjätunnus ja salasana, jotta voit palata miltä laitteelta tahansa.
found-have-account = Minulla on jo tili
found-discard = Hylkää luonnos
found-discard-sure = Hylätäänkö tämä luonnos? Siitä ei jää mitään.
found-links = Anna jokaiselle toimihenkilölle oma linkki. Linkit näytetään vain kerran.
found-link-qr = Linkin QR-koodi: { $name }
found-again = Löydät sen joka laitteelta, jolla olet kirjautunut sisään.
found-mine = Omat kilpailuni
found-mine-none = Kirjaudu sisään nähdäksesi luomasi kilpailut.
found-drafts = Luonnokset
found-changed = Muutettu viimeksi { $when }
found-copy = Järjestä uudelleen
found-fault-needed = Täytä tämä.
found-fault-long = Käytä enintään { $most } merkkiä.
found-fault-lines = Käytä enintään { $most } riviä, rivillä { $longest } merkkiä.
found-fault-number = Anna kokonaisluku väliltä { $low }–{ $high }.
found-fault-day = Valitse päivä.
found-fault-past = Tämä on mennyttä. Valitse tuleva päivä.
found-fault-choice = Valitse luettelosta.
found-fault-closes = Tämä on ennen ilmoittautumisen alkua.
found-fault-starts = Ilmoittautuminen on silloin vielä auki. Valitse myöhempi päivä tai päätä ilmoittautuminen aiemmin.
found-fault-room = Pöydissä on { $room } paikkaa. Lisää pöytiä tai vähennä pelaajia.
found-fault-advance = Seuraavassa vaiheessa ei ole pöytiä tälle määrälle. Viimeisessä vaiheessa sen on oltava 1.
found-fault-hall = Muiden pelipaikkojen pelaajat eivät voi tulla tänne. Valitse pelipaikka, jolle kukaan ei ilmoittaudu.
found-fault-online = Tätä ei voi pelata verkossa. Valitse toinen versio tai toiset pöydät.
found-fault-points = { $count ->
    [one] Anna { $count } luku, enintään { $most }.
   *[other] Anna { $count } lukua, enintään { $most }. Mikään ei saa olla edellistä suurempi.
}
found-fault-winner = Voittaja ei voi saada enempää kuin silloin, kun pelaajia on jäljellä vähemmän: enintään { $most }.
found-fault-registers = Pelaajien on voitava ilmoittautua ainakin yhdelle pelipaikalle.
found-fault-misfit = Tämä ei sovi muuhun. Palauta se tai aloita toisesta esimerkistä.
