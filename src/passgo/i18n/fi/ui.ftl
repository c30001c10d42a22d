# Pelipöytä.

app-name = passgo
app-title-your-turn = ● Sinun vuorosi – passgo
loading = Pöytää laitetaan valmiiksi…
language = Kieli
theme = Teema
theme-auto = Laitteen mukaan
theme-light = Vaalea
theme-dark = Tumma
sound-on = Ääni on päällä
sound-off = Ääni on pois päältä
notify = Ilmoita, kun on minun vuoroni
notify-on = Saat ilmoituksen, kun on vuorosi
view-board = Lauta
view-list = Luettelo
skip-to-actions = Siirry toimintoihisi
menu = Valikko
close = Sulje
cancel = Peruuta
back = Takaisin

# Yhteys.
online = Yhteydessä
connecting = Yhdistetään…
offline = Ei yhteyttä: yritetään uudelleen…
sending = Lähetetään…
taken-over = Paikkasi on auki toisella laitteella. Tässä voit yhä katsoa.
taken-over-back = Pelaa tällä laitteella
refused = Tätä pöytää ei voi avata: { $why }
reload = Lataa sivu uudelleen
paused = Peli on tauolla.
paused-nobody-there = Peli on tauolla, koska kaikki lähtivät.
closed = Pöytä suljettiin.
closed-rules = Palvelin päivitettiin, eikä tätä peliä voitu jatkaa. Sen tallenne on säilytetty.
rules-then = Pelattu säännöillä { $version }.
official = Virallinen kierros

# Ihmiset ja asiat.
bank = pankki
    .gen = pankin
    .to = pankille
    .from = pankilta
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
    .acc = { $count ->
        [one] { $amount } kolikon
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
awaiting-you-start-roll = Heitä noppaa: kuka aloittaa?
awaiting-you-roll = Sinun vuorosi: heitä noppaa.
awaiting-you-roll-again = Heitä uudelleen!
awaiting-you-roll-jail = Olet vankilassa. Miten pääset pois?
awaiting-you-buy = Ostatko { FORM($space, "gen") } hintaan { $amount }?
awaiting-you-auction = Teetkö tarjouksen kohteesta { $space }?
awaiting-you-auction-building = Teetkö tarjouksen rakennuksesta?
awaiting-you-debt = Olet { FORM($other, "to") } velkaa { FORM($amount, "acc") }.
awaiting-you-choose-bus = Bussi: kuinka pitkälle ajat?
awaiting-you-choose-any-space = Kolme samaa! Siirry mihin tahansa ruutuun.
awaiting-you-choose-ride = Jatkatko kyydillä ruudusta { $space } hintaan { $amount } vai jäätkö tähän?
awaiting-you-choose-mortgaged-deed = Sait { FORM($space, "gen") } kiinnitettynä. Mitä teet?
awaiting-you-shortage = Montako haluat?
awaiting-you-end = Päätätkö vuorosi?
awaiting-you-nothing = Juuri nyt ei ole mitään tehtävää.
awaiting-start-roll = { $player } heittää aloitusheiton.
awaiting-roll = Odotetaan { FORM($player, "gen") } heittoa.
awaiting-buy = { $player } päättää, ostaako { FORM($space, "gen") }.
awaiting-auction = { $player } voi tarjota tai passata.
awaiting-debt = { $player } selvittää velkaansa.
awaiting-choose = { $player } valitsee.
awaiting-shortage = { $player } päättää, montako rakennusta haluaa.
awaiting-end = Odotetaan, että { $player } päättää vuoronsa.
awaiting-dice = Tuomari syöttää { FORM($player, "gen") } heiton.

# Mitä voi tehdä.
actions-title = Mitä voit tehdä
act-roll = Heitä noppaa
act-roll-jail = Heitä päästäksesi pois
act-end = Päätä vuoro
act-buy = Osta hintaan { $amount }
act-decline = Älä osta
act-decline-auction = Vie huutokauppaan
act-claim = Vaadi { word-rent-part } kohteesta { $space }
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
act-sell-hotels = Myy { FORM($group, "set") } { word-hotels }
act-on-space = { $action }: { $space }
act-pay = Maksa { $amount }
act-bankrupt = Mene konkurssiin
act-bankrupt-liquidates = Myy, kiinnitä ja mene konkurssiin
act-bankrupt-sure = Menetkö varmasti konkurssiin? Kaikki omaisuutesi siirtyy { FORM($other, "to") }.
act-bankrupt-sure-liquidates = Menetkö varmasti konkurssiin? Ensin myydään kaikki rakennuksesi ja kiinnitetään { word-deed-yours }; sitten kaikki siirtyy { FORM($other, "to") }.
act-bankrupt-yes = Kyllä, olen konkurssissa
act-default = Luovu tarjouksesta
act-fine = Maksa { $amount } ja lähde vankilasta
act-card = Lähde vankilasta kortilla
act-choose-steps = { $count ->
    [one] Siirry { $count } ruutu ruutuun { $space }
   *[other] Siirry { $count } ruutua ruutuun { $space }
}
act-choose-space = Siirry ruutuun { $space }
act-choose-stay = Jää
act-choose-redeem = Lunasta nyt hintaan { $amount }
act-choose-keep = Jätä kiinnitetyksi ja maksa korkoa { $amount }
act-choose-defer = Jätä kiinnitetyksi ja maksa kaksinkertainen korko myöhemmin
act-accept = Hyväksy
act-reject = Hylkää
act-counter = Tee vastaehdotus
act-withdraw = Peru ehdotus
act-want = Pyydä yksi { word-street-onto } { $space }
act-want-several = Pyydä { $pieces }
act-offer = Ehdota kauppaa
act-choose-where = Minne?
act-pick-on-board = Tai valitse laudalta.

# Huutokauppa.
auction-title = Huutokauppa: { $space }
auction-title-building = Rakennuksen huutokauppa
auction-building-left = Pankissa, tämä rakennus mukaan lukien: { $pieces }.
auction-pass-piece = Passaus koskee vain tätä rakennusta.
auction-none = Ei vielä tarjouksia.
auction-high-you = Tarjouksesi { $amount } on suurin.
auction-stage-0 = Huutokauppa on auki.
auction-stage-1 = Ensimmäinen kerta…
auction-stage-2 = Toinen kerta…
auction-closed = Myyty { FORM($player, "to") } hintaan { $amount }.
auction-amount = Tarjouksesi
auction-bid = Tarjoa
auction-quick = Pikatarjoukset
auction-out = Olet poissa tästä huutokaupasta.
auction-after = Sinulle jäisi { $amount }.

# Kaupat.
deal-title = Kauppa
deal-with = Kenen kanssa?
deal-give = Annat
deal-take = Saat
deal-cash = Raha
deal-cards = Vankilakortit
deal-none = Ei { word-deeds-part } vaihdettavaksi.
deal-send = Lähetä ehdotus
deal-clear = Aloita alusta
deal-changes = Mitä kauppa muuttaa
deal-empty = Valitse, mitä vaihdetaan.
deal-set-you = Saat koko { FORM($group, "set") }.
deal-set-other = { $player } saa koko { FORM($group, "set") }.
deal-break-you = Rikot { FORM($group, "set") }.
deal-break-other = { $player } rikkoo { FORM($group, "set") }.
deal-interest-you = Kiinnitettyjä { word-deeds-part }: maksat korkoa vähintään { $amount }.
deal-interest-other = Kiinnitettyjä { word-deeds-part }: { $player } maksaa korkoa vähintään { $amount }.
deal-after-you = Käteisesi kaupan jälkeen: { $amount }
deal-after-other = { FORM($player, "gen") } käteinen kaupan jälkeen: { $amount }
deal-too-much = Toisella teistä ei ole niin paljon rahaa.
deal-card-price = Vankilakortista on saatava vähintään { $amount }.
offers-title = Kauppaehdotukset
offer-from = { FORM($player, "gen") } ehdotus
offer-to = Ehdotuksesi { FORM($player, "to") }
offer-between = { FORM($player, "gen") } ehdotus { FORM($other, "to") }
offer-you-get = Saat
offer-you-give = Annat
offer-gives = Antaa
offer-asks = Haluaa
offer-not-now = Ehdotusta ei voi nyt hyväksyä.
deal-time = Neuvotteluaika

# Velat.
debt-title = Maksa velkasi
debt-owed = Olet { FORM($other, "to") } velkaa { FORM($amount, "acc") }, ja sinulla on { $cash }.
debt-missing = Sinulta puuttuu { $amount }.
debt-could = Myymällä ja kiinnittämällä kaiken voisit saada { FORM($amount, "acc") }.
debt-cannot = Vaikka myisit ja kiinnittäisit kaiken, saisit vain { FORM($amount, "acc") }.
debt-ways = Keinot hankkia rahat
debt-enough = riittää yksinään

# Vaatimukset.
claim-which = Mistä { word-deed-from }?
claim-hint = Kukaan ei muistuta sinua: seuraa, kuka osuu { word-deeds-into-yours }.

# Kiinteistöt ja ruudut.
deed-free = Ei omistajaa
deed-price = Hinta
deed-mortgage-value = Kiinnitysarvo
deed-redeem-cost = Lunastussumma
deed-rent = { Word-rent }
deed-rent-bare = Rakentamaton
deed-rent-set = Koko ryhmä
deed-rent-stations = { $count ->
    [one] Omistettuna { $count }
   *[other] Omistettuna { $count }
}
deed-rent-utility =
    { $count ->
        [one] Omistettuna { $count }: { $factor } × heitto
       *[other] Omistettuna { $count }: { $factor } × heitto
    }
deed-rent-now = { Word-rent } nyt
deed-building-cost = Rakennuksen hinta
deed-mortgaged = kiinnitetty
deed-group = Ryhmä
about-tax = Maksa { $amount }
about-fare = Kyyti { $amount }
about-entity = Heitä vasemmalla istuvan pelaajan kanssa { $count } tai enemmän: voita tai maksa { $amount }
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
player-worth = nettovarallisuus { $amount }
player-token = Pelinappula
bank-stock = Pankissa
log-title = Tapahtumat
log-none = Vielä ei ole tapahtunut mitään.
log-older = Näytä vanhemmat
log-details = Kaikki vaiheet
chat-title = Keskustelu
chat-none = Ei vielä viestejä.
chat-say = Lähetä
chat-text = Viestisi
chat-phrase = Pikaviestit
chat-judge = Tuomari
preset-hello = Hei!
preset-good-luck = Onnea peliin!
preset-well-played = Hyvin pelattu!
preset-thanks = Kiitos!
preset-sorry = Anteeksi!
preset-hurry = Sinun vuorosi!
preset-wait = Hetkinen!
preset-yes = Kyllä.
preset-no = Ei.
preset-interested = Kiinnostaa.
preset-not-interested = Ei kiinnosta.
preset-make-an-offer = Ehdota minulle kauppaa.
preset-judge-please = Tuomari!
preset-good-game = Hyvä peli!
preset-bye = Heippa!

# Nopat.
dice-title = Nopat
dice-none = Kukaan ei ole vielä heittänyt.
dice-bus = bussi
dice-mr = seuraava { word-deed }

# Lauta.
board-title = Pelilauta: { $edition }
board-list = Laudan ruudut
board-keys = Nuolinäppäimillä liikut laudalla; Enter avaa ruudun.

# Tuomari.
judge-title = Tuomari
judge-close = Päätä huutokauppa
judge-last-round = Julista viimeinen kierros
judge-time = Päätä peliaika
judge-expel = Sulje { $player } pois
judge-dice = Syötä silmäluvut
judge-dice-faces = Silmäluvut, esim. 3 4
judge-no-dice = Peru heitto
judge-pause = Tauko
judge-resume = Jatka
judge-claims = { Word-rent-pl }, joita voi vaatia
judge-claim-line = { $other } voi vaatia { FORM($player, "from") } { word-rent-part } kohteesta { $space }
judge-claim-line-amount = { $other } voi vaatia { FORM($player, "from") } { FORM($amount, "acc") } kohteesta { $space }

# Ennen alkua.
lobby-title = Ennen alkua
lobby-seat-open = vapaa paikka
lobby-invite = Kutsu
lobby-add-bot = Lisää botti
lobby-remove-bot = Poista botti
lobby-token = Valitse pelinappula
lobby-token-any = Mikä tahansa vapaa
lobby-start = Aloita peli
lobby-start-fill = Aloita ja täytä vapaat paikat boteilla
lobby-waiting = Odotetaan, että isäntä aloittaa pelin.
lobby-waiting-judge = Päätuomari aloittaa pelin kaikissa pöydissä yhtä aikaa.
lobby-seeding = Reiluja noppia valmistellaan: jokainen pelaaja lisää osansa. Hetki…

# Loppu.
end-title = Peli on päättynyt
end-winner = { $players } voittaa!
end-winners = Voiton jakavat { $players }!
end-rank = Sija
end-player = Pelaaja
end-worth = Nettovarallisuus
end-points = Pisteet
end-curve = Nettovarallisuus pelin aikana
end-dice = Nopat
end-dice-about = Kuinka usein kukin summa heitettiin; vyöhyke näyttää, mitä todennäköisyyden mukaan voi odottaa.
end-dice-line = { $sum }: heitetty { $count ->
    [one] { $count } kerran
   *[other] { $count } kertaa
}, odotus { $low }–{ $high }
end-replay = Katso uusinta
fair-check = Tarkista nopat
end-rematch = Uudestaan samoilla pelaajilla
end-rematch-there = Siirry uuteen peliin
leave-game = Poistu pelistä

# Vinkkejä ensimmäiseen peliin.
hints = Vinkki
hints-on = Vinkit päällä
hints-off = Vinkit pois päältä
hints-stop = Vinkit pois
hint-roll = Heitä, niin pelinappulasi siirtyy automaattisesti. Sitä ennen voit rakentaa, kiinnittää tai ehdottaa kauppaa.
hint-buy = Kukaan ei omista tätä: voit ostaa sen tai jättää ostamatta.
hint-buy-auction = Kukaan ei omista tätä: voit ostaa sen. Jos et osta, kaikki saavat tarjota siitä, sinäkin.
hint-claim = Joku osui { word-deed-into-yours }. Saat { word-rent-gen } vain, jos vaadit sitä ajoissa.
hint-debt = Käteinen ei riitä: myy rakennuksia, kiinnitä { word-deeds-part } tai tee kaupat, ja maksa sitten.
hint-auction = Suurin tarjous voittaa. Voit tarjota vain, minkä pystyt maksamaan; joka passaa, on poissa tästä huutokaupasta.
hint-auction-default = Suurin tarjous voittaa. Joka ei pysty maksamaan sitä, suljetaan pois, ja huutokauppa alkaa alusta.
hint-choose = Sinä päätät: valitse yksi.
hint-offer = Kauppaehdotus odottaa: hyväksy, hylkää tai tee vastaehdotus.
hint-jail = Tuplat vapauttavat sinut; maksamalla tai kortilla pääset aina.
hint-jail-six = Kuutonen vapauttaa sinut; maksamalla tai kortilla pääset aina.
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
replay-eyes = Näkökulma
replay-eyes-spectator = katsoja
replay-eyes-judge = tuomari
replay-jump = Siirry vuoroon
replay-speed = Nopeus
replay-times = { $factor }×
replay-plain = Tekstinä
loading-more = Ladataan…

# Useita pelaajia yhdellä laitteella.
pass-to = Anna laite { FORM($player, "to") }
pass-taken = Olen { $player }, jatketaan
lobby-here = tällä laitteella
lobby-beside = Lisää pelaaja tälle laitteelle
lobby-beside-add = Lisää

# Lisää tuomarille.
judge-correct = Korjaa virhe
judge-expel-title = Sulje pelaaja pois
judge-expel-sure = Suljetaanko { $player } pois? Kaikki hänen omaisuutensa menee pankille, eikä sitä voi perua.
judge-talk = { $player } ja { $other } neuvottelevat.
judge-seconds = Sekunnit
judge-limit = Aseta aikaraja
judge-extend = Pidennä aikaa
correct-what = Mikä oli väärin?
correct-cash = Raha
correct-deeds = { Word-deed }
correct-places = Paikka laudalla
correct-amount = Lisättävä tai vähennettävä summa
correct-deed = Mikä { word-deed }
correct-owner = Omistaja
correct-level = Rakennukset
correct-space = Ruutu
correct-entry = Merkinnän numero
correct-why = Syy
correct-send = Tallenna korjaus

# Kun ei halua kuulla jotakuta.
chat-object = { FORM($player, "gen") } viesti
chat-mute = Mykistä { $player }
chat-mute-all = Mykistä { $player } kaikilta
chat-hear = Poista mykistys
chat-report = Ilmoituksen syy
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
shortage-could = Voisit sijoittaa ja maksaa { FORM($pieces, "acc") }.
shortage-how = Valitse jokaiselle rakennukselle { word-street } haluamassasi järjestyksessä.
shortage-order = Valintasi järjestyksessä
shortage-remove = Poista { $space }
shortage-total = Yhteensä { $amount }. Sinulle jäisi { $left }.
spoken-of = Miten teksteissä puhutaan sinusta?
spoken-of-other = Neutraalisti
spoken-of-f = Naisena
spoken-of-m = Miehenä

## Review in place: readers propose better texts

review-invite = Onko tämä sinun kielesi? Auta parantamaan tekstejä

## The stage: the middle of the board

stage-pace = Animaatioiden nopeus: { $pace }
pace-calm = rauhallinen
pace-normal = tavallinen
pace-fast = nopea
pace-instant = välitön
stage-completes = Täydentää ryhmän
stage-blocks = Estää { FORM($player, "gen") } ryhmän
stage-of-set = { $number ->
    [one] Ryhmästä { $count } / { $number }
   *[other] Ryhmästä { $count } / { $number }
}
stage-left = Sinulle jää { $amount }
stage-short = Sinulta puuttuu { $amount }
strip-title = Kaikkien rahat
stop-free = Myytävänä: { $amount }
stop-yours = Omistat sen
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: noppien mukaan
awaiting-you-choose-mortgaged-deeds = Sait useita kiinnityksiä. Mitä teet kullekin?
inherited-keep = Jätä, maksa korko
inherited-redeem = Lunasta nyt
inherited-defer = Kaksinkertainen korko myöhemmin
inherited-later = Myöhemmin
inherited-keep-all = Jätä kaikki
inherited-redeem-all = Lunasta kaikki
space-number = ruutu { $number }
lobby-seat = paikka { $number }
offer-new = Tehty juuri nyt
offer-since = Tehty { $minutes } min sitten
bot-pace = Bottien tahti
bot-pace-calm = Rauhallinen
bot-pace-normal = Tavallinen
bot-pace-fast = Nopea
bot-pace-instant = Viiveetön
cash-short = Sinulla on vain { $cash }.
end-share = Jaa
end-shared = Kopioitu
end-download = Lataa
acting-as = Nyt pelaa: { $player }
whole-board = Koko lauta
auction-estate = { FORM($player, "gen") } konkurssipesä: { $number } / { $count }.
auction-passed = passaa
auction-thinking = miettii
awaiting-offer = { WHO($other) ->
    [you] { $player } miettii ehdotustasi.
   *[other] { $player } miettii { FORM($other, "gen") } ehdotusta.
}
awaiting-choose-bus = { $player } valitsee, kuinka pitkälle ajaa bussilla.
awaiting-choose-any-space = { $player } valitsee ruudun, johon siirtyy.
awaiting-choose-ride = { $player } päättää, jatkaako kyydillä ruudusta { $space }.
awaiting-choose-mortgaged-deed = { $player } päättää, mitä tekee kiinnitykselle ruudussa { $space }.
deal-times = { WHO($player) ->
    [you] Painettujen hintojen mukaan annat { $times }× sen, minkä saat.
   *[other] Painettujen hintojen mukaan { $player } antaa { $times }× sen, minkä saa.
}
deal-nothing = { WHO($player) ->
    [you] Et saa mitään vastineeksi.
   *[other] { $player } ei saa mitään vastineeksi.
}
outlook-title = Mahdollisuudet ja ryhmät
outlook-heat = Näytä riskit laudalla
outlook-roll = { WHO($player) ->
    [you] Seuraava heittosi
   *[other] Seuraava heitto: { $player }
}
outlook-charge = Muut maksut
outlook-own = Oma ruutu
outlook-nothing = Ei maksettavaa
outlook-cost = Keskimäärin { $mean }, enintään { $worst } ({ $space })
outlook-here = { $chance }: maksettavaa enintään { $amount }
outlook-sets = Kuka omistaa mitä
outlook-note = Yksi heitto, ja lauta on kuten nyt. Se, mitä omistaja saa vaatia, lasketaan vaadituksi, jokainen pakassa oleva kortti on yhtä todennäköinen, ja se, joka saa valita minne menee, valitsee halvimman tien. Seuraavia heittoja ja tuloja ei lasketa.

bot-random = Huvin vuoksi
bot-novice = Helppo
bot-builder = Keskitaso
bot-trader = Vaikea
bot-champion = Erittäin vaikea

sound-volume = Äänenvoimakkuus

look-edition = Version tyyli: päällä
look-plain = Version tyyli: pois

bot-talk-on = Bottien juttelu: päällä
bot-talk-off = Bottien juttelu: pois
end-line = Vahvista rivini lomakkeessa
stood-in = Pöytä pelaa puolestasi.
stood-in-back = Palasin
