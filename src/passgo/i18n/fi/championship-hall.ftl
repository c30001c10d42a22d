# Kilpailusalissa: johtajan näkymä, kellot, lomakkeet, tulostaulut.

hall-desk = Toimihenkilöiden sivut
hall-rule = Sääntö
hall-waiting = { $count ->
    [one] { $count } odottaa
   *[other] { $count } odottaa
}
hall-role-registrar = Ilmoittautumisvastaava
hall-role-director = Kilpailunjohtaja
hall-role-head-judge = Päätuomari
hall-role-judge = Tuomari
hall-role-scorer = Tuloskirjaaja
hall-page-director = Kierrokset
hall-page-registrar = Ilmoittautumispiste
hall-page-nicknames = Nimimerkit
hall-page-entrants = Ilmoittautuneet
hall-page-terms = Ehdot
hall-page-officials = Toimihenkilöt
hall-page-outbox = Lähtevä sähköposti
hall-page-sheets = Lomakkeet
hall-page-clock = Kellot
hall-page-board = Tulostaulu
hall-page-projector = Valkokangas
hall-page-judge = Omat pöydät
hall-page-time = Tietokoneen kello

hall-director-lead = Jokainen kierros etenee samoin: istumajärjestys, tuomarit, julkaisu, nimenhuuto, peli, lomakkeet, tulokset, jatkoonpääsy.
hall-champion = Mestari: { $nickname }
hall-venue = Pelipaikka
hall-round = Kierros
hall-round-number = Kierros { $number }
hall-players = Pelaajat
hall-stands = Tila
hall-open-session = Avaa: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, kierros { $round }
hall-backup = Varmuuskopio ja loki
hall-backup-lead = Varmuuskopio tallennetaan aina, kun tulokset julkaistaan tai vaihe päätetään, jos palvelimella on kansio varmuuskopioille. Kopioi se toiselle laitteelle ennen seuraavaa kierrosta.
hall-log = { $count ->
    [one] Lokissa on { $count } tapahtuma. Tiiviste:
   *[other] Lokissa on { $count } tapahtumaa. Tiiviste:
}
hall-machine = Aikakone
hall-machine-lead = Tämä kilpailu on harjoitus. Voit siirtää sen toiseen aikaan, mutta et koskaan aikaan ennen sen viimeistä tapahtumaa.
hall-machine-now = Harjoitus. Aika täällä: { $moment }
hall-machine-to = Päivä ja kellonaika
hall-machine-go = Siirry sinne
hall-machine-back = Takaisin nykyhetkeen
hall-time-jumped = Kilpailun tietokoneen kello hyppäsi. Aika ennen: { $was }. Sen jälkeen kello näytti: { $says }. Kierrokset ja määräajat jatkuvat aiemman ajan mukaan.
hall-time-open = Mitä pitää tehdä
hall-time-now = Kilpailun aika: { $time }. Tietokoneen kello: { $clock }.
hall-time-fine = Kellosta ei ole avointa ilmoitusta.
hall-time-wrong = Jos kello on väärässä, aseta se oikein tietokoneella. Ilmoitus sulkeutuu silloin itsestään.
hall-time-right = Jos kello on oikeassa, kahden toimihenkilön on hyväksyttävä se tässä. Käynnissä olevat kierrokset säilyttävät jäljellä olevan aikansa.
hall-time-accept = Kello on oikeassa
hall-time-proposed = { $name } sanoo, että kello on oikeassa. Toisen toimihenkilön on vahvistettava se.
hall-time-venue = { $city }: siellä olevan tietokoneen kello oli väärässä. Viimeisen kirjauksen aika: { $was }. Kello näytti: { $says }. Kirjausten järjestys ei ole muuttunut.
hall-rehearse = Anna bottien pelata seuraava vaihe
hall-rehearse-lead = Seuraavaksi: { $stage }. Botit ottavat kaikki paikat ja pelaavat vaiheen loppuun; se voi kestää minuutin.

hall-pipeline = Tämän kierroksen vaiheet
hall-state-done = tehty
hall-state-now = nyt
hall-state-later = myöhemmin
hall-step-seating = Istumajärjestys
hall-step-judges = Tuomarit
hall-step-publish = Julkaisu
hall-step-roll = Nimenhuuto
hall-step-play = Peli
hall-step-sheets = Lomakkeet
hall-step-release = Tulokset
hall-step-qualify = Jatkoonpääsy
hall-step-over = Valmis
hall-step-later = Ei vielä
hall-waits-director = Tämän tekee kilpailunjohtaja.
hall-waits-head-judge = Tämän tekee päätuomari.

hall-plan = Pelaajia { $players }, pöytiä { $tables }, eriä { $heats }.
hall-drawn = Pelaajia { $players }, pöytiä { $tables }.
hall-seed-printed = Siemenluku { $seed }: sen avulla kuka tahansa voi toistaa arvonnan.
hall-seeded = Vahvimmat pelaajat on hajautettu eri pöytiin.
hall-reason-sizes = Pelaajia pöydissä: { $sizes }. Jaettu tasaisesti, { $fewest }–{ $most } pöytää kohti.
hall-reason-repeats = { $count ->
    [0] Kukaan ei kohtaa ketään uudelleen.
    [one] { $count } pari kohtaa uudelleen: parempaa järjestystä ei löytynyt.
   *[other] { $count } paria kohtaa uudelleen: parempaa järjestystä ei löytynyt.
}
hall-reason-apart = { $count ->
    [one] { $count } pari on pidettävä erillään.
   *[other] { $count } paria on pidettävä erillään.
}
hall-reason-fixed = { $count ->
    [one] { $count } pelaajalla on kiinteä pöytä.
   *[other] { $count } pelaajalla on kiinteä pöytä.
}
hall-broken-seated-twice = Joku istuisi kahdessa pöydässä.
hall-broken-not-a-player = Paikka on jollakulla, joka ei pelaa tällä kierroksella.
hall-broken-not-seated = Joku tämän kierroksen pelaaja on ilman paikkaa.
hall-broken-table-too-small = Jossakin pöydässä on liian vähän pelaajia.
hall-broken-table-too-large = Jossakin pöydässä on liikaa pelaajia.
hall-broken-tables-differ = Pöytien määrä ei ole se, jota kilpailumuoto edellyttää.
hall-broken-thinned-unevenly = Kaksi pöytää eroaa toisistaan enemmän kuin yhdellä pelaajalla.
hall-broken-fixed-seat = Pelaaja ei ole itselleen määrätyssä pöydässä.
hall-broken-kept-apart = Kaksi erillään pidettävää pelaajaa istuu samassa pöydässä.
hall-table = Pöytä { $number }
hall-heat = Erä { $number }
hall-table-players = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
}
hall-again = { $count ->
    [one] { $count } aiempi kohtaaminen
   *[other] { $count } aiempaa kohtaamista
}
hall-judged-by = Tuomari: { $name }
hall-fixed = kiinteä
hall-swap-lead = Rastita kaksi pelaajaa, niin he vaihtavat paikkoja. Järjestys tarkistetaan uudelleen; sääntöä rikkovaa vaihtoa ei tehdä.
hall-swap = Vaihda paikat
hall-swap-two = Rastita tasan kaksi vaihdettavaa pelaajaa.
hall-draw = Arvo istumajärjestys
hall-draw-again = Arvo uudelleen
hall-seed = Arvonnan siemenluku
hall-seed-lead = Käytä tätä lukua tai julkisesti arvottua.
hall-apart = Pidä erillään
hall-apart-one = Ensimmäinen pelaaja
hall-apart-other = Toinen pelaaja
hall-pair = { $one } ja { $other }
hall-fixing = Kiinteät pöydät
hall-fixed-player = Pelaaja
hall-fixed-table = Pöytä
hall-fixed-at = { $name }: pöytä { $table }

hall-judge-of = Pöydän { $number } tuomari
hall-judges-save = Nimitä nämä tuomarit
hall-judges-none = Tähän pelipaikkaan ei ole vielä kutsuttu tuomaria.
hall-judges-set = Pöytiä, joilla on tuomari: { $count } / { $tables }.
hall-published = Julkaistu. Virallinen alku: { $moment }
hall-projector-open = Näytä valkokankaalla
hall-pdf = Tulosta tuloslomakkeet (PDF)
hall-starts = Virallinen alku (aikavyöhyke { $zone })
hall-publish = Julkaise istumajärjestys
hall-present = Paikalla { $present }, pelaajia { $players }.
hall-missing = { $count ->
    [one] { $count } puuttuu
   *[other] { $count } puuttuu
}
hall-small = Pöydät, joissa on liian vähän pelaajia: { $tables }. Jaa tämän erän paikat uudelleen.
hall-alternates = { $count ->
    [one] { $count } varapelaaja, paikalla { $present }.
   *[other] { $count } varapelaajaa, paikalla { $present }.
}
hall-roll-alternates = Paikalla olevat varapelaajat saavat vapaat paikat numerojärjestyksessä
hall-roll = Pidä nimenhuuto
hall-call-alternate = Kutsu seuraava varapelaaja
hall-reseat = Erä { $heat }: uudet paikat
hall-start = { $count ->
    [one] Aloita peli pöydässä
   *[other] Aloita kaikki { $count } pöytää yhtä aikaa
}
hall-start-lead = Nimenhuudosta poissa olleet ovat menettäneet paikkansa. Kello alkaa käydä kaikissa pöydissä yhtä aikaa.
hall-heat-waiting = Odottaa
hall-heat-rolled = Nimenhuuto pidetty, valmis alkamaan
hall-heat-running = Käynnissä
hall-heat-last-round = Viimeinen kierros
hall-heat-paused = Tauolla
hall-heat-over = Aika päättyi
hall-play-later = Kun istumajärjestys on julkaistu.
hall-clock-of = Erän { $heat } kello
hall-expel = Sulje pois
hall-expel-who = Kuka suljetaan pois
hall-expel-lead = Sopimattoman käytöksen vuoksi. Pelaaja sijoittuu viimeiseksi, jää ilman pisteitä eikä voi palata.
hall-reason = Syy
hall-fate-playing = pelasi loppuun
hall-fate-bankrupt = konkurssi
hall-fate-expelled = suljettu pois
hall-fate-withdrawn = luopunut

hall-sheets-lead = Toinen henkilö katsoo jokaisen lomakkeen ja vahvistaa sen muuttamattomana tai palauttaa sen.
hall-sheets-none = Lomakkeita ei nyt odoteta.
hall-sheets-count = Lomakkeista on vahvistettu { $confirmed } / { $tables }.
hall-sheets-short = { $confirmed } / { $tables }
hall-sheets-missing = Pöydät, joiden lomake puuttuu: { $tables }.
hall-sheet-waiting = ei vielä alkanut
hall-sheet-playing = pelataan
hall-sheet-due = lomake puuttuu
hall-sheet-entered = odottaa toista henkilöä
hall-sheet-confirmed = vahvistettu
hall-sheet-of = Pöydän { $number } lomake
hall-sheet-none = Tälle pöydälle ei ole kirjattu lomaketta.
hall-sheet-by = Kirjannut { $name }, kirjaus { $version }.
hall-sheet-confirmed-by = Vahvistanut { $name }.
hall-back-session = Takaisin kierrokseen
hall-part-cash = Käteinen
hall-part-deeds = Kiinteistöt
hall-part-mortgaged = Kiinnitetyt kiinteistöt
hall-part-houses = Talot
hall-part-hotels = Hotellit
hall-part-total = Nettovarallisuus
hall-holdings = { $count ->
    [one] { $count } kiinteistö
   *[other] { $count } kiinteistöä
}
hall-mortgaged = kiinnitetty
hall-houses = { $count ->
    [one] { $count } talo
   *[other] { $count } taloa
}
hall-hotel = hotelli
hall-signed = allekirjoitettu
hall-unsigned = ei allekirjoitettu
hall-placings = Sijoitukset ja pisteet
hall-points-count = { $count ->
    [one] { $count } piste
   *[other] { $count } pistettä
}
hall-tie = Tasatilanne odottaa päätuomarin ratkaisua.
hall-decided-worth = nettovarallisuuden perusteella
hall-decided-deeds = sama nettovarallisuus, enemmän kiinnittämättömiä kiinteistöjä
hall-decided-cash = sama nettovarallisuus ja kiinteistömäärä, enemmän käteistä
hall-decided-head-judge = päätuomarin päätöksellä
hall-decided-survived = oli yhä pelissä
hall-decided-left-later = putosi pelistä myöhemmin
hall-decided-expelled = seuraava suljettiin pois
hall-confirming = Toinen henkilö
hall-digest = Tämän lomakkeen tunniste:
hall-signatures-missing = Allekirjoitus puuttuu: { $names }.
hall-own-sheet = Kirjasit tämän lomakkeen itse, joten jonkun muun on vahvistettava se.
hall-confirm-lead = Vertaa sitä paperilomakkeeseen. Vahvistat täsmälleen sen, mitä näet tässä; tällä sivulla ei voi muuttaa mitään.
hall-confirm = Vahvista muuttamattomana
hall-reject = Palauta
hall-release-lead = Pisteet julkaistaan nimimerkeillä, nettovarallisuutta ei koskaan.
hall-release = Julkaise tulokset
hall-released = Tulokset on julkaistu.
hall-board-open = Avaa tulostaulu
hall-qualify-lead = Asettaa kaikki järjestykseen ja näyttää, ketkä jatkavat. Arpa ratkaisee vain sen, mitä mikään muu ei ratkaise; sen siemenluku jää lokiin.
hall-qualify-later = Kun tulokset on julkaistu.
hall-lot-seed = Arvan siemenluku
hall-qualify = Päätä vaihe täällä
hall-next-round = Siirry seuraavaan kierrokseen
hall-goes-on = jatkaa
hall-by-lot = arvalla

hall-nicknames-lead = Nimimerkin on liityttävä peliin, eikä se saa viitata ikään, sukupuoleen, kansallisuuteen tai vartaloon. Mahdolliset ongelmat merkitään; sinä päätät.
hall-nicknames-none = Yksikään nimimerkki ei odota hyväksyntää.
hall-no-concern = Ei huomautettavaa.
hall-approve = Hyväksy
hall-approve-all = { $count ->
    [one] Hyväksy se, josta ei ole huomautettavaa
   *[other] Hyväksy kaikki { $count }, joista ei ole huomautettavaa
}
hall-give-back = Hylkää
hall-give-back-reason = Syy (lähetetään ilmoittautuneelle)
hall-approved = { $count ->
    [one] { $count } hyväksytty nimimerkki
   *[other] { $count } hyväksyttyä nimimerkkiä
}
hall-concern-theme = Peliin liittyvää sanaa ei löytynyt.
hall-concern-age = Voi viitata ikään.
hall-concern-sex = Voi viitata sukupuoleen.
hall-concern-nationality = Voi viitata kansallisuuteen.
hall-concern-body = Voi viitata vartaloon.
hall-concern-number = Sisältää luvun, joka voi olla ikä tai syntymävuosi.
hall-concern-place = Sisältää pelipaikan tai kaupungin nimen.
hall-concern-name = Sisältää osan oikeasta nimestä.

hall-search = Nimi tai nimimerkki
hall-search-go = Hae
hall-found = { $count ->
    [0] Ketään ei löytynyt.
    [one] Löytyi { $count } henkilö.
   *[other] Löytyi { $count } henkilöä.
}
hall-erased = poistettu
hall-alternate-number = Varapelaaja { $number }
hall-status-pending = Odottaa, soitettava
hall-status-confirmed = Vahvistettu
hall-status-withdrawn = Perunut
hall-status-no-show = Ei saapunut
hall-status-disqualified = Suljettu pois
hall-status-erased = Poistettu
hall-cancel = Mitätöi ilmoittautuminen
hall-cancel-lead = Järjestäjät voivat mitätöidä ilmoittautumisen, esimerkiksi kun tiedot ovat puutteelliset tai ehtojen vastaiset.

hall-terms-lead = Uusi versio tulee voimaan heti, ja julkisella sivustolla on tiedote, jonka kaikki näkevät.
hall-terms-version = Versio { $version }
hall-terms-notice = Mikä on muuttunut (tiedote)
hall-terms-closes = Uusi viimeinen ilmoittautumispäivä (nyt { $day }); jätä tyhjäksi, jos se ei muutu
hall-terms-mailed = Lähetä sähköposti kaikille ilmoittautuneille
hall-terms-cancelled = Kilpailu on peruttu
hall-terms-publish = Julkaise uusi versio
hall-terms-empty = Kirjoita ehdot ainakin yhdellä kielellä.

hall-officials-lead = Jokainen saa yksityisen linkin yhteen rooliin. Jokainen, jolla linkki on, voi toimia siinä roolissa, joten lähetä se vain yhdelle henkilölle. Uusi linkki korvaa vanhan.
hall-official-name = Nimi
hall-official-role = Rooli
hall-official-venue = Pelipaikka
hall-official-table = Vakiopöytä, jos on
hall-invite = Luo linkki
hall-invited = Linkki { FORM($name, "to") }
hall-invited-lead = Tämä linkki näytetään vain kerran.
hall-name-needed = Kirjoita nimi, 1–60 merkkiä.
hall-revoke = Peru linkit
hall-revoke-lead = Kaikki { FORM($name, "gen") } linkit lakkaavat heti toimimasta.
hall-revoke-yes = Peru kaikki linkit
hall-revoke-self = Et voi perua omaa linkkiäsi. Toinen kilpailunjohtaja voi.
hall-you = sinä

hall-outbox-lead =
    { $count ->
        [0] Kaikki sähköpostit on lähetetty.
        [one] { $count } sähköposti odottaa. Kopioi se sähköpostiohjelmaasi ja merkitse lähetetyksi.
       *[other] { $count } sähköpostia odottaa. Kopioi ne sähköpostiohjelmaasi ja merkitse lähetetyiksi.
    }
hall-letter-to = Vastaanottaja
hall-letter-subject = Aihe
hall-letter-body = Teksti
hall-letter-fault = Sähköpostipalvelin torjui sen:
hall-copy = Kopioi
hall-copied = Kopioitu
hall-sent = Merkitse lähetetyksi
hall-sent-all = { $count ->
    [one] Merkitse alla oleva lähetetyksi
   *[other] Merkitse alla olevat { $count } lähetetyiksi
}
hall-phones = Puhelinluettelo
hall-name = Nimi
hall-phone = Puhelin

hall-clock = Kello
hall-clocks-lead = Päätuomari pitää virallista aikaa. Kuka tahansa voi avata kellon; painikkeet näkyvät vain päätuomarille.
hall-clocks-none = Istumajärjestystä ei ole vielä julkaistu.
hall-clock-left = Aikaa jäljellä
hall-clock-waits = Pidä ensin nimenhuuto.
hall-clock-reason = Tauon syy (näytetään salissa)
hall-clock-pause = Tauko
hall-clock-resume = Jatka
hall-clock-last-round = Julista viimeinen kierros
hall-clock-end = Päätä peliaika
hall-clock-all = Kaikki kellot
hall-clock-offline = Ei yhteyttä. Kello käy edelleen.
hall-fullscreen = Koko näyttö
hall-call-minutes = { $count ->
    [one] { $count } minuutti jäljellä
   *[other] { $count } minuuttia jäljellä
}
hall-call-over = Aika on päättynyt

hall-board = Tulostaulu
hall-board-lead = Pisteet kunkin kierroksen jälkeen nimimerkeittäin.
hall-board-empty = Tuloksia ei ole vielä julkaistu.
hall-csv = Tilanne CSV-tiedostona
hall-json = Tilanne JSON-tiedostona
hall-number = Sali { $number }
hall-halls = Salit
hall-all = Kaikki
hall-rank = Sija
hall-nickname = Nimimerkki
hall-points = Pisteet
hall-anonymous = nimetön
hall-offline = Ei yhteyttä. Tämä on viimeinen tiedossa oleva tilanne.
hall-scroll-pause = Pysäytä vieritys

hall-done-travel = Aika on asetettu.
hall-done-return = Kilpailu on taas nykyhetkessä.
hall-done-rehearse = Vaihe on pelattu.
hall-done-draft = Istumajärjestys on arvottu. Tarkista se ja julkaise sitten.
hall-done-reseat = Erän paikat on jaettu uudelleen.
hall-done-swap = Paikat on vaihdettu.
hall-done-judges = Tuomarit on jaettu pöytiin.
hall-done-publish = Julkaistu.
hall-done-roll = Nimenhuuto on pidetty.
hall-done-alternate = Seuraava varapelaaja on kutsuttu.
hall-done-start = Peli on alkanut pöydissä.
hall-done-expel = Suljettu pois.
hall-done-release = Tulokset on julkaistu.
hall-done-qualify = Vaihe on päätetty täällä.
hall-done-approve = Nimimerkki on hyväksytty.
hall-done-approve-all = Nimimerkit on hyväksytty.
hall-done-give-back = Nimimerkki on hylätty.
hall-done-cancel = Ilmoittautuminen on mitätöity.
hall-done-revoke = Linkit eivät enää toimi.
hall-done-sent = Merkitty lähetetyksi.
hall-done-sent-all = Merkitty lähetetyiksi.
hall-done-confirm = Lomake on vahvistettu.
hall-done-reject = Lomake on palautettu.
