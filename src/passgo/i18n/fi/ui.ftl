# Pelipöytä.

app-name = passgo
app-title-your-turn = ● Sinun vuorosi – passgo
loading = Pöytää laitetaan valmiiksi…
language = Kieli
theme = Värit
theme-auto = Laitteen mukaan
theme-light = Vaalea
theme-dark = Tumma
sound-on = Ääni on päällä
sound-off = Ääni on pois
notify = Kerro, kun on minun vuoroni
notify-on = Sinulle kerrotaan, kun on vuorosi
view-board = Lauta
view-list = Luettelo
skip-to-actions = Siirry siihen, mitä voit tehdä
menu = Valikko
close = Sulje
cancel = Peruuta
back = Takaisin

# Yhteys.
online = Yhteydessä
connecting = Yhdistetään…
offline = Ei yhteyttä: yritetään uudelleen…
sending = Lähetetään…
taken-over = Paikkasi otettiin haltuun toisella laitteella. Tässä voit yhä katsoa.
taken-over-back = Ota takaisin tähän
refused = Tätä pöytää ei voi avata: { $why }
reload = Lataa sivu uudelleen
paused = Pöytä on tauolla.
paused-nobody-there = Pöytä on tauolla, koska täällä ei ollut ketään.
closed = Pöytä suljettiin.
closed-rules = Palvelin päivitettiin, eikä tätä peliä voitu jatkaa. Sen tallenne on säilytetty.
rules-then = Pelattu säännöillä { $version }.
official = Virallinen kierros

# Ihmiset ja asiat.
bank = pankki
you = sinä
somebody = joku
bot = botti
bot-name = Botti { $number }
away = poissa
judge = tuomari
onlooker = katsoja
nothing = ei mitään
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } kolikko
   *[other] { $amount } kolikkoa
}
money-hidden = piilossa
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } vankilakortti
   *[other] { $count } vankilakorttia
}
level-0 = ei rakennuksia
seconds-left = { $count ->
    [one] { $count } sekunti jäljellä
   *[other] { $count } sekuntia jäljellä
}

# Kuka päättää mistä.
awaiting-you-start-roll = Heitä aloituksesta.
awaiting-you-roll = Sinun vuorosi: heitä noppaa.
awaiting-you-roll-again = Heitä uudelleen.
awaiting-you-roll-jail = Olet vankilassa. Miten pääset pois?
awaiting-you-buy = { $space } on vapaa. Hinta on { $amount }.
awaiting-you-auction = Teetkö tarjouksen: { $space }?
awaiting-you-auction-building = Teetkö tarjouksen rakennuksesta?
awaiting-you-debt = Olet velkaa { $amount }, saaja { $other }.
awaiting-you-choose-bus = Bussi: kuinka pitkälle ajat?
awaiting-you-choose-any-space = Kolme samaa: siirry mihin tahansa ruutuun.
awaiting-you-choose-ride = { $space }: jatkatko kyydillä hintaan { $amount } vai jäätkö?
awaiting-you-choose-mortgaged-deed = Sait kiinnitettynä: { $space }. Mitä teet?
awaiting-you-shortage = Montako haluat?
awaiting-you-end = Vuorosi on pelattu.
awaiting-you-nothing = Sinulta ei nyt kysytä mitään.
awaiting-start-roll = { $player } heittää aloituksesta.
awaiting-roll = Heittovuorossa { $player }.
awaiting-buy = { $player } päättää ostosta: { $space }.
awaiting-auction = { $player } voi tarjota.
awaiting-debt = { $player } selvittää velkaansa.
awaiting-choose = { $player } valitsee.
awaiting-shortage = { $player } vastaa, montako rakennusta haluaa.
awaiting-end = { $player } voi päättää vuoronsa.
awaiting-dice = Tuomari syöttää nopat: { $player }.

# Mitä voi tehdä.
actions-title = Mitä voit tehdä
act-roll = Heitä noppaa
act-roll-jail = Heitä vapaudesta
act-end = Päätä vuoro
act-buy = Osta: { $amount }
act-decline = Älä osta
act-decline-auction = Huutokauppaan
act-claim = Vaadi { word-rent }: { $space }
act-claim-any = Vaadi { word-rent-part }
act-bid = Tarjoa { $amount }
act-pass = Passaa
act-pass-shortage = En yhtään
act-pass-turn = En yhtään, älä kysy enää tällä vuorolla
act-build = Rakenna ({ $change })
act-sell = Myy rakennus ({ $change })
act-mortgage = Kiinnitä ({ $change })
act-redeem = Lunasta ({ $change })
act-surrender = Myy pankille ({ $change })
act-sell-hotels = Myy kaikki kerralla: { $group }
act-on-space = { $action }: { $space }
act-pay = Maksa { $amount }
act-bankrupt = Luovuta: konkurssi
act-bankrupt-liquidates = Luovuta: myy ja kiinnitä kaikki
act-bankrupt-sure = Luovutatko varmasti? Kaiken omaisuutesi saa { $other }.
act-bankrupt-sure-liquidates = Luovutatko varmasti? Ensin myydään kaikki rakennuksesi ja kiinnitetään { word-deed-yours }; sitten kaiken saa { $other }.
act-bankrupt-yes = Kyllä, konkurssi
act-default = Luovu huutokaupasta
act-fine = Maksa { $amount } ja lähde vankilasta
act-card = Lähde vankilasta kortilla
act-choose-steps = { $count ->
    [one] { $count } ruutu, perillä { $space }
   *[other] { $count } ruutua, perillä { $space }
}
act-choose-space = Siirry: { $space }
act-choose-stay = Jää
act-choose-redeem = Lunasta nyt: { $amount }
act-choose-keep = Jätä kiinnitetyksi ja maksa korkoa { $amount }
act-choose-defer = Jätä kiinnitetyksi ja maksa kaksinkertainen korko myöhemmin
act-accept = Hyväksy
act-reject = Hylkää
act-counter = Tee vastaehdotus
act-withdraw = Peru ehdotuksesi
act-want = Yksi tähän: { $space }
act-want-several = Haluan: { $pieces }
act-offer = Ehdota kauppaa
act-choose-where = Minne?
act-pick-on-board = Tai valitse laudalta.

# Huutokauppa.
auction-title = Huutokauppa: { $space }
auction-title-building = Rakennuksen huutokauppa
auction-building-left = Pankissa, tämä mukaan lukien: { $pieces }.
auction-pass-piece = Passaus koskee vain tätä rakennusta.
auction-none = Kukaan ei ole vielä tarjonnut.
auction-high-you = Tarjouksesi { $amount } on suurin.
auction-stage-0 = Huutokauppa on auki.
auction-stage-1 = Ensimmäinen kerta…
auction-stage-2 = Toinen kerta…
auction-closed = Myyty. { $player } maksaa { $amount }.
auction-amount = Tarjouksesi
auction-bid = Tarjoa
auction-quick = Pikatarjoukset
auction-out = Olet jättänyt tämän huutokaupan.
auction-after = Jää jäljelle: { $amount }

# Kaupat.
deal-title = Kauppa
deal-with = Kenen kanssa?
deal-give = Annat
deal-take = Saat
deal-cash = Raha
deal-cards = Vankilakortit
deal-none = Ei kaupattavia { word-deeds-part }.
deal-send = Lähetä ehdotus
deal-clear = Aloita alusta
deal-changes = Mitä kauppa muuttaa
deal-empty = Valitse, mikä vaihtaa omistajaa.
deal-set-you = Saat koko ryhmän: { $group }.
deal-set-other = { $player } saa koko ryhmän: { $group }.
deal-break-you = Rikot ryhmän: { $group }.
deal-break-other = { $player } rikkoo ryhmän: { $group }.
deal-interest-you = Kiinnitettyjä { word-deeds-part }: maksat korkoa vähintään { $amount }.
deal-interest-other = Kiinnitettyjä { word-deeds-part }: { $player } maksaa korkoa vähintään { $amount }.
deal-after-you = Käteisesi kaupan jälkeen: { $amount }.
deal-after-other = Käteistä kaupan jälkeen, { $player }: { $amount }.
deal-too-much = Niin paljon rahaa ei ole.
deal-card-price = Vankilakortin hinta on vähintään { $amount }.
offers-title = Kauppaehdotukset
offer-from = { $player } ehdottaa sinulle
offer-to = Ehdotat pelaajalle { $player }
offer-between = { $player } ehdottaa pelaajalle { $other }
offer-you-get = saat
offer-you-give = annat
offer-gives = antaa
offer-asks = haluaa
offer-not-now = Sitä ei voi nyt hyväksyä.
deal-time = Neuvotteluaika

# Velat.
debt-title = Velka maksettavana
debt-owed = Olet velkaa { $amount }, saaja { $other }. Sinulla on { $cash }.
debt-missing = Puuttuu { $amount }.
debt-could = Myymällä ja kiinnittämällä kaiken voisit saada { $amount }.
debt-cannot = Vaikka myisit kaiken, saisit vain { $amount }.
debt-ways = Keinot hankkia rahat
debt-enough = riittää yksinään

# Vaatimukset.
claim-which = Mistä { word-deed-from }?
claim-hint = Kukaan ei muistuta sinua: seuraa, kuka osuu { word-deeds-into-yours }.

# Kiinteistöt ja ruudut.
deed-free = Kukaan ei omista tätä.
deed-price = Hinta
deed-mortgage-value = Kiinnitysarvo
deed-redeem-cost = Lunastussumma
deed-rent = { Word-rent }
deed-rent-bare = Rakentamaton
deed-rent-set = Koko ryhmä
deed-rent-stations = { $count ->
    [one] Omistettu { $count }
   *[other] Omistettu { $count }
}
deed-rent-utility = { $count ->
    [one] Omistettu { $count }: { $factor } × nopat
   *[other] Omistettu { $count }: { $factor } × nopat
}
deed-rent-now = { Word-rent } nyt
deed-building-cost = Rakennuksen hinta
deed-mortgaged = kiinnitetty
deed-group = Ryhmä
about-tax = Maksa { $amount }
about-fare = Kyyti { $amount }
about-entity = Heitä vasemman naapurisi kanssa { $count } tai enemmän: voita tai maksa { $amount }
about-go = Palkka { $amount }
about-cards = Nosta kortti
about-jail = Vain käymässä tai vankilassa
about-parking = Tässä ei tapahdu mitään
about-go-to-jail = Mene vankilaan
about-question = Paina palikkaa
about-ride = Ota kyyti tai jää
about-here = Tässä: { $players }
about-owner = Omistaja: { $player }
deeds-title = Omat { word-deeds }
deeds-none = Et omista vielä { word-deeds-part }.

# Pelaajat, tapahtumat, keskustelu.
players-title = Pelaajat
player-out = poissa pelistä
player-in-jail = vankilassa
player-turn = vuorossa
player-decides = päättää
player-deeds = { $count ->
    [0] ei { word-deeds-part }
    [one] { $count } { word-deed }
   *[other] { $count } { word-deed-part }
}
player-worth = yhteensä { $amount }
player-token = Pelinappula
bank-stock = Pankissa
log-title = Tapahtumat
log-none = Vielä ei ole tapahtunut mitään.
log-older = Näytä vanhemmat
chat-title = Keskustelu
chat-none = Kukaan ei ole vielä sanonut mitään.
chat-say = Sano
chat-text = Viestisi
chat-phrase = Valmiit lauseet
chat-judge = Tuomari
preset-hello = Hei!
preset-good-luck = Onnea peliin!
preset-well-played = Hyvin pelattu!
preset-thanks = Kiitos.
preset-sorry = Anteeksi.
preset-hurry = Sinun vuorosi, ole hyvä.
preset-wait = Hetkinen vain.
preset-yes = Kyllä.
preset-no = Ei.
preset-interested = Kiinnostaa.
preset-not-interested = Ei kiinnosta.
preset-make-an-offer = Ehdota minulle kauppaa.
preset-judge-please = Tuomari, kiitos!
preset-good-game = Hyvä peli!
preset-bye = Näkemiin!

# Nopat.
dice-title = Nopat
dice-none = Kukaan ei ole vielä heittänyt.
dice-bus = bussi
dice-mr = seuraava { word-deed }

# Lauta.
board-title = Pelilauta: { $edition }
board-list = Laudan ruudut
board-keys = Nuolinäppäimillä kierrät lautaa; Enter avaa ruudun.

# Tuomari.
judge-title = Tuomari
judge-close = Päätä huutokauppa
judge-last-round = Julista viimeinen kierros
judge-time = Päätä peliaika
judge-expel = Sulje pois { $player }
judge-dice = Syötä nopat
judge-dice-faces = Silmäluvut, esim. 3 4
judge-no-dice = Peru heitto
judge-pause = Tauko
judge-resume = Jatka
judge-claims = { Word-rent-pl }, joita voi vaatia
judge-claim-line = Saaja { $other }, maksaja { $player }: { $space }
judge-claim-line-amount = Saaja { $other }, maksaja { $player }: { $amount } ({ $space })

# Ennen alkua.
lobby-title = Ennen alkua
lobby-seat-open = vapaa
lobby-invite = Kutsu
lobby-add-bot = Lisää botti
lobby-remove-bot = Poista botti
lobby-token = Valitse pelinappula
lobby-token-any = Mikä tahansa vapaa
lobby-start = Aloita peli
lobby-start-fill = Aloita, botit vapaille paikoille
lobby-waiting = Isäntä aloittaa pelin.
lobby-waiting-judge = Päätuomari aloittaa pelin kaikissa pöydissä yhtä aikaa.
lobby-seeding = Nopat sekoitetaan: jokainen pelaaja lisää osansa. Hetki …

# Loppu.
end-title = Peli on päättynyt
end-winner = { $players } voittaa!
end-winners = Voiton jakavat { $players }!
end-rank = Sija
end-player = Pelaaja
end-worth = Varallisuus
end-points = Pisteet
end-curve = Varallisuus pelin aikana
end-dice = Nopat
end-dice-about = Kuinka usein kukin summa heitettiin; vyöhyke näyttää, mitä sattuma antaa odottaa.
end-dice-line = { $sum }: heitetty { $count ->
    [one] { $count } kerran
   *[other] { $count } kertaa
}, odotus { $low }–{ $high }
end-replay = Katso peli uudelleen
fair-check = Tarkista nopat
end-rematch = Uudestaan samoilla pelaajilla
end-rematch-there = Seuraavaan peliin
leave-game = Poistu pelistä

# Vinkkejä ensimmäiseen peliin.
hints = Vinkki
hints-on = Vinkit näkyvät
hints-off = Vinkit on piilotettu
hints-stop = Ei enää vinkkejä
hint-roll = Heitä, niin pelinappulasi siirtyy itsestään. Sitä ennen voit rakentaa, kiinnittää tai ehdottaa kauppaa.
hint-buy = Kukaan ei omista tätä: voit ostaa sen tai jättää ostamatta.
hint-buy-auction = Kukaan ei omista tätä: voit ostaa sen. Jos et osta, kaikki saavat tarjota siitä, sinäkin.
hint-claim = Joku osui { word-deed-into-yours }. Saat { word-rent-gen } vain, jos vaadit sitä ajoissa.
hint-debt = Käteinen ei riitä: myy rakennuksia, kiinnitä { word-deeds-part } tai tee kaupat, ja maksa sitten.
hint-auction = Suurin tarjous voittaa. Voit tarjota vain, minkä pystyt maksamaan; passannut on poissa tästä huutokaupasta.
hint-auction-default = Suurin tarjous voittaa. Joka ei pysty maksamaan sitä, suljetaan pois, ja huutokauppa alkaa alusta.
hint-choose = Säännöt jättävät tämän sinun valittavaksesi: valitse yksi vastaus.
hint-offer = Kauppaehdotus odottaa: hyväksy, hylkää tai muokkaa siitä oma ehdotuksesi.
hint-jail = Tuplat vapauttavat sinut; maksamalla tai kortilla pääset varmasti.
hint-jail-six = Kuutonen vapauttaa sinut; maksamalla tai kortilla pääset varmasti.
hint-jail-roll = Tuplat tai kortti vapauttaa sinut; muuten maksat tämän heiton jälkeen ja siirryt.
hint-jail-late = Yrityksiä ei ole enää: heität, siirryt ja maksat. Jos maksat ensin, tuplat tuovat uuden heiton.
hint-build = Voit rakentaa: avaa jokin { word-deed-yours }. Rakennukset nostavat { word-rent-part } paljon.
hint-end = Vielä jotain? Rakenna tai ehdota kauppaa ja päätä sitten vuorosi.
hint-wait = Nyt päättävät muut. Napauta ruutua, niin näet sen tiedot, tai ehdota kauppaa.

# Uusinta.
replay-title = Uusinta
replay-turn = Vuoro { $turn }: { $player }
replay-scrub = Kohta pelissä
replay-step = Askel { $step } / { $last }
replay-first = Alkuun
replay-back = Askel taaksepäin
replay-play = Toista
replay-pause = Tauko
replay-on = Askel eteenpäin
replay-last = Loppuun
replay-eyes = Kenen silmin
replay-eyes-spectator = katsoja
replay-eyes-judge = tuomari
replay-jump = Siirry vuoroon
replay-speed = Nopeus
replay-times = { $factor }×
replay-plain = Pelkkänä tekstinä
loading-more = Tulossa…

# Useita pelaajia yhdellä laitteella.
pass-to = Anna laite pelaajalle { $player }
pass-taken = Olen { $player }: jatka
lobby-here = tällä laitteella
lobby-beside = Joku vierelläsi pelaa myös täällä
lobby-beside-add = Lisää

# Lisää tuomarille.
judge-correct = Korjaa virhe
judge-expel-title = Sulje pelaaja pois
judge-expel-sure = Suljetaanko { $player } varmasti pois? Kaikki menee pankille, eikä sitä voi perua.
judge-talk = { $player } ja { $other } neuvottelevat.
judge-seconds = Sekunnit
judge-limit = Aseta raja
judge-extend = Jatka aikaa
correct-what = Mikä oli väärin
correct-cash = Raha
correct-deeds = { Word-deed }
correct-places = Paikka laudalla
correct-amount = Enemmän tai vähemmän
correct-deed = Mikä { word-deed }
correct-owner = Omistaja
correct-level = Rakennukset
correct-space = Seisoo ruudussa
correct-entry = Missä merkinnässä
correct-why = Miksi
correct-send = Korjaa

# Kun ei halua kuulla jotakuta.
chat-object = Viestistä, jonka kirjoitti { $player }
chat-mute = Älä näytä enää viestejä: { $player }
chat-mute-all = Mykistä kaikilta: { $player }
chat-hear = Näytä taas
chat-report = Ilmoita, syynä
chat-reported = Ilmoitettu. Kiitos.
report-insult = loukkaus
report-spam = roskaviesti
report-cheating = huijaus
report-advice = kielletty neuvo
report-other = jokin muu

# Peruminen, ja sanat ilman summia virallisille kierroksille.
act-undo = Peru
act-undo-space = Peru: { $space }
act-build-plain = Rakenna
act-sell-plain = Myy rakennus
act-mortgage-plain = Kiinnitä
act-redeem-plain = Lunasta
act-surrender-plain = Myy pankille
debt-yourself = Täällä kukaan ei laske puolestasi: hanki rahat { word-deeds-from-yours }.
shortage-could = Voisit sijoittaa ja maksaa: { $pieces }.
shortage-how = Valitse katu jokaiselle rakennukselle haluamassasi järjestyksessä.
shortage-order = Järjestyksesi
shortage-remove = Poista { $space }
shortage-total = Hinta: { $amount }. Jää jäljelle: { $left }.
