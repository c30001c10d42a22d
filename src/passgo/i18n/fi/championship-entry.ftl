# Mestaruuskilpailut: julkinen sivusto, ilmoittautuminen, oma ilmoittautuminen, ilmoittautumispiste.

entry-championships = Mestaruuskilpailut
entry-championships-lead = Täällä voit ilmoittautua, katsoa pelejä ja seurata tuloksia.
entry-championships-none = Kilpailuja ei ole vielä.
entry-phase-announced = Ilmoittautuminen ei ole vielä alkanut
entry-phase-open = Ilmoittautuminen on auki
entry-phase-closed = Ilmoittautuminen on päättynyt
entry-phase-running = Pelataan parhaillaan
entry-phase-over = Päättynyt
entry-phase-cancelled = Peruttu
entry-window = Ilmoittautuminen { $opens } – { $closes }, viimeinen päivä mukaan luettuna.
entry-window-zone = Kellonajat ovat kunkin pelipaikan paikallista aikaa.
entry-rule = Sääntö { $rule }
entry-rehearsed = Harjoitus keksityillä henkilöillä

entry-new = Uusi kilpailu
entry-new-terms-lead = Kaikki versiot jäävät luettaviksi. Nimeä yhteyshenkilö henkilötietoja koskevia kysymyksiä varten.
entry-new-director = Ensimmäisen kilpailunjohtajan nimi
entry-new-unreadable = Lähetetty tiedosto ei ole UTF-8-tekstiä.
entry-made = Kilpailu on luotu
entry-made-lead = { $name } on valmis. Kutsu ilmoittautumisvastaavat, tuomarit ja tuloskirjaajat johtajan näkymästä.
entry-made-link = Tämä on johtajan yksityinen linkki. Se näytetään vain kerran: ota se talteen ja pidä omana tietonasi.
entry-made-qr = Johtajan linkin QR-koodi
entry-made-open = Avaa johtajan näkymä
entry-made-site = Julkinen sivusto

entry-organised = Järjestäjä: { $organisers }
entry-register = Ilmoittaudu
entry-opens-on = Ilmoittautuminen alkaa { $when }.
entry-cancelled = Tämä kilpailu on peruttu. Jos olet ilmoittautunut, voit yhä ladata tai poistaa tietosi.
entry-terms-changed = Ehdot ovat muuttuneet
entry-terms-since = Versio { $version }, voimassa { $when } alkaen.
entry-terms-what = Mikä on muuttunut
entry-where = Missä ja milloin
entry-starts = Alkaa { $when } ({ $zone })
entry-online = Pelataan verkossa, mistä tahansa
entry-places-meter = Varatut paikat: { $city }
entry-places-left = { $count ->
    [0] Kaikki paikat ({ $capacity }) on varattu
    [one] Vapaana { $count } paikka, kaikkiaan { $capacity }
   *[other] Vapaana { $count } paikkaa, kaikkiaan { $capacity }
}
entry-alternates = { $count ->
    [0] Kukaan ei odota varapelaajana
    [one] { $count } varapelaaja odottaa
   *[other] { $count } varapelaajaa odottaa
}
entry-would-wait = Täynnä: olisit varapelaaja numero { $number }
entry-later-stage = Jatkoon päässeille
entry-how = Näin pelataan
entry-stage = { $rounds ->
    [one] { $fewest }–{ $most } pelaajan pöydät, yksi kierros, { $minutes } minuuttia.
   *[other] { $fewest }–{ $most } pelaajan pöydät, { $rounds } kierrosta, kukin { $minutes } minuuttia.
}
entry-prize = Mestari voittaa: { $prize }.
entry-condition-age = Sinun on oltava pelipäivänä vähintään { $age } vuotta vanha.
entry-condition-citizenship = Vaadittu kansalaisuus: { $country }.
entry-condition-excluded = Järjestäjien työntekijät ja heidän lähisukulaisensa eivät voi osallistua.
entry-condition-phone = Ilmoittautumisen jälkeen soitamme sinulle paikkasi vahvistamiseksi. Jos ilmoittautumisia on enemmän kuin paikkoja, aikaisemmin ilmoittautuneet ovat etusijalla.
entry-edition = Tietoa pelistä
entry-follow = Seuraa kilpailua
entry-spectators = Katsojat ovat tervetulleita: tule seuraamaan pelejä paikan päälle.
entry-anonymous = Tulokset julkaistaan kunkin kierroksen lopussa vain nimimerkeillä.
entry-board = Tulostaulu
entry-standings = Tilanne (CSV)
entry-terms = Osallistumisehdot
entry-terms-lead = Ehdot ja kaikki aiemmat versiot julkaistaan täällä.
entry-terms-read = Lue voimassa olevat ehdot
entry-terms-none = Ehtoja ei ole vielä julkaistu, joten ilmoittautuminen ei ole auki.
entry-terms-in-force = Versio { $version }, voimassa { $when } alkaen
entry-terms-old = Tämä on versio { $version } ({ $when }). Se ei ole enää voimassa.
entry-terms-versions = Kaikki versiot
entry-terms-version = Versio { $version }, { $when }
entry-terms-diff = Muutokset version { $version } jälkeen
entry-terms-added = Lisätty:
entry-terms-removed = Poistettu:
entry-terms-show = Lue ehtojen versio { $version } tässä
entry-rights = Voit milloin tahansa saada tietosi itsellesi, korjata ne tai poistaa ne ilmoittautumisesi sivulla, sähköpostitse tai puhelimitse.

entry-register-lead = Tämä vie kaksi minuuttia. Vain myöhemmin valitsemasi nimimerkki julkaistaan.
entry-wrong = { $count ->
    [one] Yksi asia puuttuu vielä tai on väärin; se on merkitty alle. Mitään kirjoittamaasi ei ole kadonnut.
   *[other] { $count } asiaa puuttuu vielä tai on väärin; ne on merkitty alle. Mitään kirjoittamaasi ei ole kadonnut.
}
entry-city = Missä haluat pelata?
entry-you = Tietosi
entry-name = Etu- ja sukunimi
entry-email = Sähköpostiosoite
entry-email-hint = Oma osoitteesi, ei jonkun muun: lähetämme siihen linkin ilmoittautumiseesi.
entry-phone = Puhelin
entry-phone-hint = Tähän numeroon soitetaan paikkasi vahvistamiseksi.
entry-born = Syntymäaika
entry-born-hint = Sinun on oltava pelipäivänä vähintään { $age } vuotta vanha.
entry-born-why = Samannimisten erottamiseksi toisistaan.
entry-citizenship = Kansalaisuus
entry-citizenship-hint = Osallistujilta vaaditaan kansalaisuus: { $country }.
entry-choose = Valitse
entry-excluded = Rastita kaikki, mikä koskee sinua
entry-excluded-employee = Olen töissä järjestäjällä ({ $organisers }).
entry-excluded-relative = Lähisukulaiseni on töissä järjestäjällä ({ $organisers }).
entry-declare = Vakuutukset ja suostumukset
entry-declare-lead = Kaikki ovat pakollisia: jos yksikin puuttuu, ilmoittautuminen ei ole pätevä.
entry-declaration-own-email = Sähköpostiosoite on omani.
entry-declaration-true-data = Antamani tiedot ovat oikeita ja totuudenmukaisia.
entry-declaration-of-age = Olen vähintään { $age } vuotta vanha.
entry-declaration-contact = Puhelinnumeroani ja sähköpostiosoitettani saa käyttää kilpailun järjestämiseen.
entry-consent-terms = Hyväksyn osallistumisehdot varauksetta.
entry-consent-data = { $organisers } saa käsitellä tässä antamiani tietoja vain tätä kilpailua varten.
entry-consent-publicity = Kilpailun tulokset saa julkaista, myös valokuvina ja videona sekä voittajien ja muiden sijoittuneiden nimillä.
entry-consent-promotion = { $organisers } saa lähettää minulle myös uutisia ja tarjouksia. Tämä ei vaikuta osallistumiseen.
entry-optional = Vapaaehtoinen
entry-optional-lead = Voit osallistua, vaikka jättäisit nämä tyhjiksi. Voit muuttaa mielesi milloin tahansa.
entry-kept = { $days ->
    [one] Tietosi poistetaan viimeistään { $days } päivän kuluttua viimeisestä finaalista.
   *[other] Tietosi poistetaan viimeistään { $days } päivän kuluttua viimeisestä finaalista.
}
entry-register-send = Ilmoittaudu nyt
entry-fault-venue = Valitse yksi kaupunki.
entry-fault-name = Kirjoita etu- ja sukunimi, 2–100 merkkiä.
entry-fault-email = Kirjoita sähköpostiosoite, esimerkiksi name@example.org.
entry-fault-phone = Kirjoita puhelinnumero, 5–20 numeroa.
entry-fault-born = Anna syntymäaika.
entry-fault-citizenship = Valitse maa.
entry-fault-tick = Rastita tämä osallistuaksesi.
entry-registered = Olet ilmoittautunut
entry-link = Tämä on yksityinen linkkisi. Pidä se tallessa: jokainen, jolla se on, voi muuttaa ilmoittautumistasi.
entry-link-lead = Se avaa ilmoittautumisesi: tilan, nimimerkin, tietosi ja saapumiskoodisi.
entry-link-mail = Se on myös sähköpostissa, jonka lähetämme sinulle.
entry-mine-open = Avaa ilmoittautumiseni
entry-mine = Ilmoittautumiseni
entry-status-pending = Odottaa vahvistusta
entry-status-confirmed = Vahvistettu
entry-status-alternate = Varapelaaja numero { $number }
entry-status-withdrawn = Peruttu
entry-status-no-show = Ei saapunut
entry-status-disqualified = Suljettu pois
entry-status-erased = Poistettu
entry-next-pending = Sinulla on paikka. Soitamme sinulle sen vahvistamiseksi.
entry-next-confirmed = Paikkasi on vahvistettu. Ole paikalla ennen virallista alkua: silloin tyhjänä oleva paikka annetaan varapelaajalle.
entry-next-alternate = Kaikki paikat on varattu. Olet varapelaajien listalla numero { $number }: kun joku peruu, jonossa seuraava nousee mukaan.
entry-next-withdrawn = Et ole enää mukana. Niin kauan kuin ilmoittautuminen on auki, voit ilmoittautua uudelleen.
entry-next-no-show = Et ollut paikalla virallisen alun hetkellä, joten paikkasi sai joku muu.
entry-next-disqualified = Järjestäjät ovat mitätöineet ilmoittautumisesi.
entry-next-erased = Tietosi on poistettu.
entry-seat = { $stage }, kierros { $round }, erä { $heat }: pöytä { $table }, { $when } ({ $zone })
entry-play = Siirry pöytääni
entry-qr = Saapumisen QR-koodi
entry-qr-lead = Näytä tämä ovella tai lue koodi ääneen:
entry-nickname = Nimimerkki
entry-nickname-lead = Tulokset julkaistaan nimimerkilläsi, ei koskaan nimelläsi. Sen on liityttävä peliin, eikä se saa viitata ikään, sukupuoleen, kansallisuuteen, ulkonäköön tai paikkaan. Kilpailunjohtajan on hyväksyttävä se.
entry-nickname-proposed = ”{ $nickname }” odottaa hyväksyntää.
entry-nickname-approved = ”{ $nickname }” on hyväksytty.
entry-nickname-returned = Nimimerkkiäsi ei hyväksytty. Syy on lähettämässämme sähköpostissa. Ehdota toista.
entry-nickname-new = Nimimerkki, 2–24 merkkiä
entry-nickname-send = Lähetä
entry-contact = Miten tavoitamme sinut
entry-contact-theirs = Yhteystiedot
entry-contact-other = Jos nimesi tai syntymäaikasi on väärin, soita ilmoittautumisvastaavalle.
entry-save = Tallenna
entry-consents = Suostumukset
entry-consent-given = annettu
entry-consent-refused = ei annettu
entry-consent-give = Anna suostumus
entry-consent-take-back = Peru suostumus
entry-consent-data-sure = Ilman tätä suostumusta kukaan ei voi osallistua, joten myös ilmoittautuminen perutaan. Tiedot säilyvät, kunnes ne poistetaan tai niiden säilytysaika päättyy.
entry-place = Paikkasi mestarina
entry-place-lead = Olet voittanut: { $prize }. Jos et pääse, paikan saa sijoituksissa seuraava; sinä pysyt mestarina.
entry-place-pass = En pääse
entry-place-sure = Paikan saa silloin sijoituksissa seuraava. Sitä ei voi perua.
entry-data = Tietosi
entry-data-theirs = Henkilötiedot
entry-data-lead = { $days ->
    [one] Henkilötiedot poistetaan viimeistään { $days } päivän kuluttua viimeisestä finaalista. Voit ladata ne itsellesi, perua ilmoittautumisesi tai poistaa tiedot nyt.
   *[other] Henkilötiedot poistetaan viimeistään { $days } päivän kuluttua viimeisestä finaalista. Voit ladata ne itsellesi, perua ilmoittautumisesi tai poistaa tiedot nyt.
}
entry-export = Lataa tiedostona (JSON)
entry-withdraw = Peru ilmoittautuminen
entry-withdraw-sure = Paikan saa heti ensimmäinen varapelaaja.
entry-withdraw-yes = Kyllä, peru
entry-erase = Poista kaikki tämän ilmoittautumisen tiedot
entry-erase-sure = Nimi, yhteystiedot, syntymäaika ja nimimerkki poistetaan heti ja lopullisesti, ja ilmoittautuminen päättyy. Jo pelatut tulokset jäävät ilman nimeä.
entry-erase-yes = Kyllä, poista kaikki
entry-erased = Poistettu
entry-erased-lead = Tästä ilmoittautumisesta ei säilytetä enää henkilötietoja. Yksityinen linkki ei enää toimi.
entry-done-contact = Tallennettu.
entry-done-nickname = Nimimerkki on lähetetty. Kilpailunjohtaja tarkistaa sen.
entry-done-consent = Suostumus on muutettu.
entry-done-withdrawn = Ilmoittautuminen on peruttu.
entry-done-passed = Paikka on annettu eteenpäin.
entry-done-comes = Kirjattu: tulee.
entry-done-declined = Kirjattu: ei tule. Paikka on vapaa varapelaajalle.
entry-done-here = Kirjattu saapuneeksi.
entry-done-away = Saapuminen peruttu.
entry-done-erased = Poistettu.

entry-desk = Ilmoittautumispiste
entry-desk-entries = Ilmoittautumiset
entry-desk-check-in = Saapuminen
entry-desk-files = Tuonti ja vienti
entry-desk-lists = Ilmoittautumisluettelot
entry-desk-venue = Pelipaikka
entry-desk-all = Kaikki pelipaikat
entry-desk-show = Näytä
entry-search = Hae nimellä, puhelimella, sähköpostilla, nimimerkillä tai koodilla
entry-search-go = Hae
entry-list-calls = Soitettavat
entry-list-alternates = Varapelaajat
entry-list-confirmed = Vahvistetut
entry-list-gone = Päättyneet
entry-list-found = Löytyneet
entry-list-lead-calls = Aikaisimmin ilmoittautunut ensin. Soita ja kirjaa sitten vastaus.
entry-list-lead-alternates = Numerojärjestyksessä. Ennen paikkajakoa vapautuva paikka menee ensimmäiselle varapelaajalle.
entry-list-lead-confirmed = Soitettu; tulevat paikalle.
entry-list-lead-gone = Perunut, ei saapunut, suljettu pois tai poistettu.
entry-list-lead-found = Kaikki, jotka vastaavat hakuasi.
entry-list-none = Ei ketään
entry-list-more = { $count ->
    [one] { $count } muu ei näy tässä.
   *[other] { $count } muuta ei näy tässä.
}
entry-nameless = (nimeä ei säilytetä)
entry-phoned = soitettu
entry-order = Ilmoittautuminen nro { $number }
entry-comes = Tulee
entry-declines = Ei tule
entry-declines-sure = Ilmoittautuminen päättyy, ja ensimmäinen varapelaaja nousee mukaan.
entry-declines-yes = Kyllä, ei tule
entry-registered-at = Ilmoittautunut { $when }
entry-reason = Syy: { $reason }
entry-reason-declined-by-phone = Sanoi puhelimessa, ettei tule.
entry-reason-consent-withdrawn = Perui suostumuksen tietojensa käyttöön.
entry-code = Saapumiskoodi
entry-on-behalf = Kun joku pyytää jotakin puhelimitse tai sähköpostitse, voit tehdä sen hänen puolestaan tässä.
entry-new-link = Luo uusi yksityinen linkki
entry-new-link-lead = Uusi linkki tähän ilmoittautumiseen. Se näytetään vain kerran.
entry-code-type = Nimi tai saapumiskoodi
entry-code-find = Etsi
entry-code-unknown = Kenelläkään ei ole tätä koodia. Jos se on painetussa osallistujakortissa, ilmoittautuminen on poistettu. Hae sen sijaan nimellä.
entry-camera = Lue kameralla
entry-camera-view = Kameran kuva
entry-camera-refused = Kameraa ei voi käyttää täällä. Kirjoita koodi.
entry-check-in-yes = Kirjaa saapuneeksi
entry-check-in-undo = Peru saapuminen
entry-here-already = On jo kirjattu saapuneeksi.
entry-here-count = { $count ->
    [one] { $count } paikalla, { $awaited } odotetaan
   *[other] { $count } paikalla, { $awaited } odotetaan
}
entry-awaited = Odotetaan
entry-here = Paikalla
entry-details = Kaikki tästä ilmoittautumisesta
entry-import = Tuo ilmoittautumisia
entry-import-lead = CSV-tiedosto, jossa on yksi ilmoittautuminen riviä kohti saapumisjärjestyksessä. Ensimmäinen rivi nimeää sarakkeet:
entry-import-forms = { $lines ->
    [one] Päivät muodossa 1990-12-31 tai 31.12.1990, rastit sanalla yes, enintään { $lines } rivi. Joko kaikki rivit tuodaan tai ei yhtäkään.
   *[other] Päivät muodossa 1990-12-31 tai 31.12.1990, rastit sanalla yes, enintään { $lines } riviä. Joko kaikki rivit tuodaan tai ei yhtäkään.
}
entry-import-file = CSV-tiedosto
entry-import-go = Tuo
entry-import-template = Tyhjä tiedosto näillä sarakkeilla
entry-import-faults = { $count ->
    [one] Löytyi { $count } virhe.
   *[other] Löytyi { $count } virhettä.
}
entry-import-nothing = Ketään ei ilmoitettu mukaan.
entry-import-line = Rivi { $line }:
entry-import-unreadable = Tiedostoa ei voi lukea: sen on oltava CSV.
entry-import-empty = Tiedostossa ei ole yhtään ilmoittautumisriviä.
entry-import-long = Tiedostossa on liikaa rivejä: kerralla voi tuoda enintään { $most }.
entry-import-missing-column = Sarake ”{ $column }” puuttuu.
entry-import-unknown-column = Odottamaton sarake ”{ $column }”.
entry-import-cells = Rivin solujen määrä on { $found }, pitäisi olla { $wanted }.
entry-import-venue = Pelipaikan on oltava jokin näistä: { $venues }.
entry-import-tick = Sarakkeessa ”{ $column }” on oltava yes.
entry-imported = { $count ->
    [one] { $count } ilmoittautuminen tuotiin.
   *[other] { $count } ilmoittautumista tuotiin.
}
entry-export-list = Vie kaikki ilmoittautumiset (CSV)
entry-export-lead = Sisältää henkilötietoja: säilytä turvallisesti ja poista, kun sitä ei enää tarvita.

problem-no-such-championship = Täällä ei ole sellaista kilpailua.
problem-no-such-desk = Linkki ei kelpaa tai ei ole enää voimassa. Pyydä kilpailunjohtajalta uusi.
problem-no-such-entry = Linkki ei kelpaa tai ei ole enää voimassa. Oikea on ilmoittautumisen jälkeen saamassasi sähköpostissa; ilmoittautumisvastaava voi antaa uuden.
problem-desk-link-needed = Tämä sivu on kilpailun toimihenkilöille. Avaa se saamallasi yksityisellä linkillä.

refusal-champ-alternates-full = Pelipaikka on täynnä, samoin sen varapelaajien lista ({ $alternates }).
refusal-champ-already-done = Se on jo tehty.
refusal-champ-already-judging = Tällä tuomarilla on samaan aikaan toinen pöytä, tai hän pelaa.
refusal-champ-bad-moment = Tällä hetkellä sitä ei voi tehdä.
refusal-champ-cancelled = Kilpailu on peruttu.
refusal-champ-clock-back = Harjoitus ei voi palata viimeistä tapahtumaansa edeltävään aikaan.
refusal-champ-clock-changed = Kello on muuttunut sen jälkeen. Lue ilmoitus uudelleen.
refusal-champ-clock-same-person = Olet jo sanonut niin. Toisen toimihenkilön on vahvistettava se.
refusal-champ-consent-missing = Suostumus puuttuu. Ilman sitä kukaan ei voi osallistua.
refusal-champ-declaration-missing = Jokin vakuutus puuttuu. Ilmoittautuminen edellyttää niitä kaikkia.
refusal-champ-excluded = Järjestäjien työntekijät, heidän lähisukulaisensa ja ne, joiden ilmoittautumisen järjestäjät ovat mitätöineet, eivät voi osallistua.
refusal-champ-game-running = Peli on käynnissä: ketään ei voi nyt sijoittaa tai siirtää sinne.
refusal-champ-judge-missing = Jossakin pöydässä ei ole vielä tuomaria.
refusal-champ-late = Liian myöhäistä: paikka menetettiin virallisen alun hetkellä.
refusal-champ-nickname-missing = Tarkistettavaa nimimerkkiä ei ole.
refusal-champ-nickname-taken = Tämä tai samannäköinen nimimerkki on jo käytössä. Valitse toinen.
refusal-champ-nickname-unfit = Nimimerkissä on 2–24 tavallista merkkiä, joista ainakin yksi on kirjain tai numero.
refusal-champ-no-alternate = Varapelaajia ei ole enää jäljellä.
refusal-champ-no-notice = Kirjoita tiedote, joka kertoo kaikille, mikä on muuttunut.
refusal-champ-no-reason = Kirjoita syy.
refusal-champ-no-such-entrant = Sellaista ilmoittautumista ei ole.
refusal-champ-no-such-session = Sellaista kierrosta ei ole.
refusal-champ-no-such-stage = Sellaista vaihetta ei ole.
refusal-champ-no-such-table = Sellaista pöytää ei ole.
refusal-champ-no-such-venue = Sellaista pelipaikkaa ei ole.
refusal-champ-no-vacancy = Yhtään paikkaa ei ole vapaana.
refusal-champ-not-allowed = Roolisi ei salli sitä.
refusal-champ-not-awaited = Tätä henkilöä ei odoteta sinne.
refusal-champ-not-confirmed = Ilmoittautumista ei ole vielä vahvistettu: soita ensin.
refusal-champ-not-finished = Jokin aiempi vaihe on vielä kesken.
refusal-champ-not-open = Ilmoittautuminen tähän pelipaikkaan alkaa { $opens }.
refusal-champ-not-qualified = Vain paikan haltija voi antaa sen eteenpäin.
refusal-champ-not-yours = Se on jonkun muun ilmoittautuminen.
refusal-champ-old-terms = Ehdot ovat muuttuneet sen jälkeen, kun avasit tämän sivun. Lue uusi versio ja hyväksy se.
refusal-champ-registered-twice = Tämä henkilö on jo ilmoittautunut. Käytä sähköpostissa olevaa yksityistä linkkiä tai kysy ilmoittautumisvastaavalta.
refusal-champ-seating-broken = Tämä istumajärjestys rikkoisi sääntöä.
refusal-champ-sheet-changed = Lomaketta on sillä välin muutettu: katso se uudelleen.
refusal-champ-sheet-missing = Jokin lomake puuttuu vielä.
refusal-champ-sheet-wrong = Lomakkeen luvut eivät täsmää.
refusal-champ-stage-over = Se vaihe on päätetty.
refusal-champ-table-too-small = Jossakin pöydässä on vähemmän pelaajia kuin { $fewest }: jaa erän paikat uudelleen.
refusal-champ-tie-undecided = Tasatilanne on vielä auki: päätuomari ratkaisee sen.
refusal-champ-too-early = Se on vielä liian aikaista.
refusal-champ-too-few = Pelaajia on liian vähän: tarvitaan vähintään { $fewest }.
refusal-champ-too-young = Sinun on oltava vähintään { $age } vuotta vanha { $day }.
refusal-champ-unsigned = Allekirjoitus puuttuu.
refusal-champ-venue-elsewhere = Sitä pelipaikkaa hallitaan muualta: tee tämä kilpailun palvelimella.
refusal-champ-venue-full = Tämä pelipaikka on täynnä.
refusal-champ-venue-lent = Tätä pelipaikkaa hallitaan sen omalta koneelta. Tee tämä siellä tai odota, kunnes tulokset on palautettu.
refusal-champ-window-closed = Viimeinen päivä ilmoittautua tähän pelipaikkaan oli { $closed }.
refusal-champ-same-person = Toisen henkilön on vahvistettava tämä.
refusal-champ-wrong-citizenship = Osallistujilta vaaditaan kansalaisuus: { $needed }.
refusal-champ-wrong-replacement = Korjaus ei viittaa nyt voimassa olevaan lomakkeeseen.
refusal-champ-answer-wrong = Vastaus tai ryhmä puuttuu tai ei ole mikään mahdollisista.
refusal-champ-last-round-early = Viimeisen kierroksen voi kuuluttaa alkaen { $allowed }.
refusal-champ-guardian-missing = Näin nuori pelaaja tarvitsee huoltajan, jolla on sähköpostiosoite tai puhelinnumero.
refusal-champ-unticked = Nimenhuutoa ei voi vielä pitää: kukaan ei ole merkinnyt näiden pöytien pelaajia: { $tables }.
refusal-champ-undo-proposed = Sitä on jo ehdotettu. Toisen toimitsijan on hyväksyttävä se.
refusal-champ-undo-too-late = Liian myöhäistä kumota: siitä seuraava on jo alkanut.
