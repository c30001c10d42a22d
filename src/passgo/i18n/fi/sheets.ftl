# Mitä kilpailua varten tulostetaan.

sheet-title = Tuloslomake
sheet-title-spare = Tuloslomake (vara)
sheet-table = Pöytä
sheet-table-number = Pöytä { $number }
sheet-venue = Pelipaikka
sheet-stage = Vaihe
sheet-round = Kierros
sheet-heat = Erä
sheet-minutes = Minuutit
sheet-judge = Tuomari
sheet-start = Alku
sheet-scan = Tuomarin paneeli

sheet-players = Pelaajat ja pudonneet
sheet-players-hint = Pudonnut allekirjoittaa heti tähän: numeroi pelaajat siinä järjestyksessä, jossa he lähtevät.
sheet-seat = Paikka
sheet-player = Pelaaja
sheet-out-number = Putosi nro
sheet-out-time = Aika
sheet-out-why = Syy
sheet-bankrupt = konkurssi
sheet-withdrawn = luopui
sheet-expelled = suljettu pois
sheet-signature = Allekirjoitus

sheet-worth = Nettovarallisuus lopussa
sheet-worth-hint = Laske yhteen kääntöpuolella ja siirrä summat tähän. Pudonneiden sarake jää tyhjäksi.
sheet-cash = Käteinen
sheet-cash-how = nimellisarvoon
sheet-deeds = Kiinteistöt
sheet-mortgaged = Kiinnitetyt kiinteistöt
sheet-houses = Talot
sheet-hotels = Hotellit
sheet-hotels-how = niihin vaihdettuine taloineen
sheet-share = { $share ->
    [full] painetusta hinnasta
    [half] puolesta painetusta hinnasta
   *[part] { $percent } painetusta hinnasta
}
sheet-total = Nettovarallisuus
sheet-free = Kiinnittämättömät kiinteistöt
sheet-free-how = montako; ratkaisee tasatilanteet
sheet-rank = Sija
sheet-points = Pisteet

sheet-judge-signs = Pöydän tuomari
sheet-second-signs = Toinen henkilö: tarkastettu, ei muutettu
sheet-name = Nimi
sheet-points-by = Pisteet jäljellä olevien ja sijan mukaan
sheet-left = Jäljellä

sheet-deed-list = Kiinteistöt ja rakennukset
sheet-deed-list-hint = Omistajan sarakkeeseen: ✓ kiinnittämätön, − kiinnitetty, 1–4 taloja, 5 hotelli.
sheet-deed = Kiinteistö
sheet-price = Hinta
sheet-price-mortgaged = Kiinnitetty
sheet-price-house = Talo
sheet-price-hotel = Hotelli taloineen
sheet-sum = Summa: { $what }
sheet-sum-carry = Siirrä nämä summat etupuolelle.

sheet-seed = Istumajärjestyksen siemenluku: { $seed }
sheet-digest = Tiiviste: { $digest }
sheet-made = Tulostettu { $date }
sheet-side = { $side } / { $sides }

list-seating = Istumajärjestys
list-by-name = Nimen mukaan
list-by-table = Pöydän mukaan
list-heat-number = Erä { $number }
list-unconfirmed = Ilmoittautuneet: soitettavat
list-unconfirmed-hint = Soita kaikille tällä listalla ja kysy, ovatko he tulossa.
list-alternates = Varapelaajat: soitettavat
list-alternates-hint = Soita numerojärjestyksessä. Kukaan ei tule mukaan kesken pelin.
list-number = Nro
list-phone = Puhelin
list-called = Soitettu klo
list-answer = Vastaus
list-arrived = Paikalla
list-seated = Pöytä ja paikka

badge-show = Näytä tämä koodi ovella
badge-alternate = Varapelaaja { $number }

certificate-title = Kunniakirja
certificate-for = Tämän kunniakirjan saa
certificate-rank = { $rank }. sija
certificate-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
certificate-director = Kilpailunjohtaja
certificate-judge = Päätuomari

press-title = Tulokset
press-name = Nimi
press-city = Kaupunki
press-anonymous = Nimeä ei julkaista

paper-sample = MALLI
