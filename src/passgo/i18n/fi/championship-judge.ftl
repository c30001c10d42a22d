# Tuomarin paneeli lautapöydässä.
panel-tables = Omat pöydät
panel-none-mine = Sinulle ei ole nyt määrätty pöytää.
panel-others = Muut pöydät
panel-others-lead = Toisena henkilönä vahvistat lomakkeita, jotka joku muu on kirjannut.
panel-open = Avaa tuomarin paneeli
panel-no-script = Paneeli vaatii JavaScriptin. Ilman sitä käytä paperia; lomakkeet vahvistetaan täällä:
panel-keep-open = Pidä tämä sivu auki: se toimii ilman verkkoakin ja lähettää kirjauksesi heti kun voi. Ilman verkkoa sitä ei voi ladata uudelleen.

panel-table = Pöytä { $number }
panel-seat = Pelaaja { $number }
panel-judge = Tuomari: { $name }
panel-parts = Paneelin osat
panel-part-table = Pöytä
panel-part-bank = Pankki
panel-part-shortage = Rakennuspula
panel-part-sheet = Lomake
panel-part-rules = Säännöt
panel-time-left = Aikaa jäljellä
panel-heat-waiting = ei vielä alkanut
panel-heat-rolled = valmis alkamaan
panel-heat-running = pelataan
panel-heat-last-round = viimeinen kierros
panel-heat-paused = tauolla
panel-heat-over = aika päättyi
panel-saved = Kaikki on tallennettu
panel-offline = Ei verkkoa
panel-waiting = { $count ->
    [one] { $count } kirjaus odottaa
   *[other] { $count } kirjausta odottaa
}
panel-waits-at = Odottanut klo { $time } lähtien: { $what }
panel-shut = Yksityinen linkkisi ei enää toimi. Pyydä kilpailunjohtajalta uusi; kirjauksesi säilyvät tässä selaimessa.
panel-keeps-nothing = Tämä selain ei voi tallentaa mitään: älä sulje sivua, kun kirjaus odottaa.
panel-broken = Palvelin ei voi ottaa tätä kirjausta vastaan. Kirjaa se uudelleen.
panel-dismiss = OK
panel-cancel = Peruuta
panel-choose = Valitse
panel-reason = Syy
panel-entry-announce = Jäljellä oleva aika ilmoitettu
panel-entry-out = { $name } on konkurssissa
panel-entry-expel = { $name } on suljettu pois
panel-entry-enter = Lomake
panel-entry-correct = Korjattu lomake
panel-entry-confirm = Lomake on vahvistettu
panel-entry-reject = Lomake on palautettu

panel-out = Konkurssi
panel-out-title = Konkurssissa ja poissa pelistä?
panel-out-lead = Konkurssiin mennyt allekirjoittaa lähtiessään. Kello on { $time }.
panel-out-signs = { $name } allekirjoittaa tähän
panel-out-paper = Allekirjoitettu paperilla
panel-out-unsigned = Lähti allekirjoittamatta
panel-expel = Sulje pois
panel-expel-title = Suljetaanko pelaaja pois kilpailusta?
panel-expel-lead = Sopimattoman käytöksen vuoksi. Pelaaja sijoittuu viimeiseksi, jää ilman pisteitä eikä voi palata.
panel-announce = Olen ilmoittanut jäljellä olevan ajan
panel-announced = { $count ->
    [one] Ilmoitettu klo { $time }: { $count } minuutti jäljellä
   *[other] Ilmoitettu klo { $time }: { $count } minuuttia jäljellä
}
panel-fate-playing = pelasi loppuun
panel-fate-bankrupt = konkurssi
panel-fate-expelled = suljettu pois
panel-fate-withdrawn = luopunut
panel-signed = allekirjoitettu

panel-bank-lead = Pankkiirille: pelaajat eivät saa käyttää apuvälineitä.
panel-bank-deed = Kiinteistö
panel-bank-dice = Noppien summa
panel-bank-rent = Vuokra
panel-bank-deed-title = Asiointi pankin kanssa
panel-bank-more = Muut summat
panel-bank-repairs = Remonttikortit
panel-rent-bare = ilman rakennuksia
panel-rent-group = koko ryhmä, ilman rakennuksia
panel-rent-houses = { $count ->
    [one] { $count } talo
   *[other] { $count } taloa
}
panel-rent-hotel = hotelli
panel-rent-held = { $count ->
    [one] omistajalla { $count }
   *[other] omistajalla { $count }
}
panel-bank-price = Hinta
panel-bank-mortgage = Kiinnitys
panel-bank-redeem = Kiinnityksen lunastus
panel-bank-interest = Korko, jos kiinteistö vaihtaa omistajaa kiinnitettynä
panel-bank-house = Rakenna talo
panel-bank-hotel = Rakenna hotelli
panel-bank-house-back = Myy talo
panel-bank-hotel-back = Myy hotelli
panel-bank-salary = Palkka
panel-bank-fine = Pois vankilasta
panel-bank-houses = Talot
panel-bank-hotels = Hotellit
panel-bank-repair = { $deck }: talosta { $house }, hotellista { $hotel }
panel-bill = Yhteensä
panel-bill-lead = Lisää summa napauttamalla.
panel-bill-amount = Summa
panel-bill-plus = Lisää
panel-bill-minus = Vähennä
panel-bill-back = Kumoa
panel-bill-clear = Tyhjennä

panel-short-lead = Ensin rakentaja sanoo, montako ja minne, sitten kaikki muut. Jos pankissa on tarpeeksi, kaikki ostavat listahintaan; muuten rakennukset huutokaupataan yksi kerrallaan.
panel-short-piece = Mistä on pulaa?
panel-short-houses = Talot
panel-short-hotels = Hotellit
panel-short-stock = Montako pankissa on jäljellä?
panel-short-wishes = Kuka haluaa mitä?
panel-short-wish = { $count ->
    [one] { $count } tontille { $deed }, listahinta { $price }
   *[other] { $count } tontille { $deed }, listahinta { $price }
}
panel-short-breaks = purkaa hotellin taloiksi
panel-short-withdraw = Peru
panel-short-player = Pelaaja
panel-short-deed = Rakennuspaikka
panel-short-count = Montako
panel-short-declare = Ilmoita
panel-short-empty = Pankissa ei ole yhtään jäljellä: odota, kunnes joku palauttaa tai myy.
panel-short-enough = Kaikille riittää: jokainen ostaa listahintaan.
panel-short-sold-all = Myyty kaikille listahintaan
panel-short-alone = Vain { $name } on kiinnostunut: ei huutokauppaa, { $deed }, hinta { $price }.
panel-short-sold-alone = Myyty listahintaan
panel-short-auction = Yhden rakennuksen huutokauppa. Tarjoajat: { $names }. Avaustarjous: { $price }.
panel-short-breakers = Kaikki ostajat ovat saaneet omansa. Nyt hotellin saa purkaa taloiksi: { $names }.
panel-short-winner = Suurimman tarjouksen tekijä
panel-short-price = Tarjous
panel-short-low = Avaustarjous on { $price }.
panel-short-sold = Myyty
panel-short-unsold = Kukaan ei tarjoa
panel-short-pass = Passaus koskee vain tätä rakennusta. Jos kaikki passaavat, se jää pankille ja pula on ohi.
panel-short-sales = Tähän mennessä myyty
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Aloita alusta

panel-sheet-not-yours = Roolissasi et voi kirjata lomakkeita.
panel-sheet-coming = Lomake on matkalla. Se säilyy tässä selaimessa, kunnes palvelin on saanut sen.
panel-whose = Kuka pelaaja?
panel-no-cash = käteinen puuttuu
panel-gone = Pudonnut ei omista mitään.
panel-not-out = Yhä pelissä
panel-cash = Käteinen: { $name }
panel-owned-by = omistaja { $name }
panel-mortgaged = kiinnitetty
panel-buildings = Rakennukset: { $deed }
panel-level-none = ei rakennuksia
panel-level-hotel-short = H
panel-out-on-sheet = Meni konkurssiin ennen loppua
panel-worth-cash = Käteinen
panel-worth-deeds = Kiinteistöt
panel-worth-mortgaged = Kiinnitetyt kiinteistöt
panel-worth-houses = Talot
panel-worth-hotels = Hotellit
panel-worth-total = Nettovarallisuus
panel-places = Sijoitukset ja pisteet
panel-survivors = { $count ->
    [one] { $count } pelaaja on jäljellä.
   *[other] { $count } pelaajaa on jäljellä.
}
panel-points = { $count ->
    [one] { $count } piste
   *[other] { $count } pistettä
}
panel-decided-worth = nettovarallisuuden perusteella
panel-decided-deeds = sama nettovarallisuus, enemmän kiinnittämättömiä kiinteistöjä
panel-decided-cash = sama nettovarallisuus ja kiinteistömäärä, enemmän käteistä
panel-decided-head-judge = päätuomarin päätöksellä
panel-decided-survived = oli yhä pelissä
panel-decided-left-later = putosi pelistä myöhemmin
panel-decided-expelled = seuraava suljettiin pois
panel-fault-no-cash = käteinen puuttuu
panel-fault-players-differ = lomakkeessa on oltava pöydän jokainen pelaaja kerran
panel-fault-nobody-left = viimeinen jäljellä oleva pelaaja on voittanut eikä ole pudonnut
panel-fault-order-missing = pelaajien putoamisjärjestys puuttuu
panel-fault-unknown-fate = ei ole selvää, miten pelaajan peli päättyi
panel-fault-bad-cash = käteinen ei voi pitää paikkaansa
panel-fault-out-but-owns = on pudonnut eikä omista enää mitään
panel-fault-no-such-deed = kiinteistö, jota tällä laudalla ei ole
panel-fault-deed-twice = kiinteistö on kahdella rivillä
panel-fault-bad-buildings = rakennuksia, joita siinä ei voi olla
panel-fault-too-many-houses = enemmän taloja kuin pelissä on
panel-fault-too-many-hotels = enemmän hotelleja kuin pelissä on
panel-fault-group-incomplete = rakennuksia vajaassa ryhmässä
panel-fault-group-mortgaged = rakennuksia ryhmässä, jossa on kiinnitys
panel-fault-built-unevenly = ryhmä on rakennettu epätasaisesti
panel-fault-sums-differ = nettovarallisuus ei ole osiensa summa
panel-fault-unknown-part = mukana on jotain, mitä ei lasketa
panel-fault-fate-differs = kirjattiin pelin aikana toisin
panel-fault-order-differs = putoamisjärjestys kirjattiin toisin
panel-tie = Vain päätuomari voi ratkaista tämän tasatilanteen. Napauta pelaajia hänen antamassaan järjestyksessä.
panel-tie-open = Tasatilanne odottaa päätuomarin ratkaisua.
panel-tie-order = Järjestys: { $names }
panel-tie-next = Seuraava on { $name }
panel-tie-again = Tyhjennä järjestys
panel-signatures = Allekirjoitukset
panel-sign-later = Ensin lomakkeen on oltava täydellinen ja oikein.
panel-sign = { $name } allekirjoittaa
panel-sign-paper = paperilla
panel-sign-paper-of = { $name } on allekirjoittanut paperilla
panel-signed-at = allekirjoitettu klo { $time }
panel-signed-paper = paperilla, nähty klo { $time }
panel-signed-before = allekirjoitettu lähtiessä
panel-locked = Joku on allekirjoittanut, joten mitään ei voi enää muuttaa.
panel-unlock = Poista kaikki allekirjoitukset ja muokkaa
panel-too-early = Lomake otetaan vastaan, kun päätuomari on julistanut ajan päättyneeksi tai yksi pelaaja on jäljellä.
panel-unsigned-yet = Allekirjoitus puuttuu vielä: { $names }. Sitä ennen kukaan ei voi vahvistaa lomaketta.
panel-reason-needed = Korjaukselle tarvitaan syy.
panel-submit = Kirjaa lomake
panel-submit-correction = Kirjaa korjaus
panel-print = Tulosta
panel-entered-by = Kirjannut { $name }, kirjaus { $version }.
panel-confirmed-by = Vahvistanut { $name }.
panel-awaits-second = Odottaa toista henkilöä.
panel-digest = Tämän lomakkeen tunniste:
panel-unsigned = Allekirjoitus puuttuu: { $names }.
panel-own = Kirjasit tämän lomakkeen itse, joten jonkun muun on vahvistettava se.
panel-confirm-lead = Vertaa sitä paperilomakkeeseen. Vahvistat täsmälleen sen, mitä näet tässä.
panel-confirm = Vahvista muuttamattomana
panel-reject = Palauta
panel-correct = Korjaa tämä lomake
panel-correct-about = Korjaus korvaa tämän kirjauksen ja kertoo syyn. Se on allekirjoitettava ja vahvistettava uudelleen.
panel-correct-begin = Aloita korjaus
panel-correct-lead = Tämä korvaa kirjauksen { $version }, jonka teki { $name }.

panel-rules-language = Sääntöjen kieli
panel-rules-search = Sana tai säännön numero
panel-rules-found = { $count ->
    [one] { $count } sääntö
   *[other] { $count } sääntöä
}
panel-entry-tick = Merkintä: { $name }
panel-entry-undo-out = { $name } on taas pelissä
panel-tick-lead = Merkitse pelaajat, jotka ovat pöydässä. Se, jota ei ole merkitty nimenhuudossa, menettää paikkansa.
panel-door-missing = ei kirjattu saapuneeksi
panel-undo = Kumoa
panel-undo-title = Onko { $name } sittenkin pelissä?
panel-undo-lead = Toisen toimihenkilön on hyväksyttävä tämä. Jo kirjattu lomake palaa silloin sinulle.
panel-undo-waits = Kumoamista ehdotettu. Toisen toimihenkilön on hyväksyttävä se.
panel-returned = { $name } palautti lomakkeen: { $reason }
