# Miten kutakin versiota pelataan, omin sanoin.

guide-title = Näin pelataan: { $edition }
guide-lead = Kaikki, mitä ensimmäiseen peliin tarvitset, muutamassa minuutissa. Pöydässä sivu näyttää aina, mitä voit tehdä.
guide-full = Kaikki säännöt ja kaikki { word-deeds }

guide-aim = Tavoite
guide-aim-last = Osta { word-deeds-part }, kerää { word-rent-part }, rakenna ja tee ovelia kauppoja. Voittaja on se, jolla on vielä rahaa, kun kaikki muut ovat menneet konkurssiin.
guide-aim-first-bankruptcy = Osta { word-deeds-part }, kerää { word-rent-part }, rakenna ja tee ovelia kauppoja. Peli on lyhyt: se päättyy ensimmäiseen konkurssiin, ja rikkain pelaaja voittaa.

guide-setup = Ennen ensimmäistä heittoa
guide-setup-token = Jokainen valitsee pelinappulan; kahdella ei voi olla samaa.
guide-setup-cash = Kaikki aloittavat ruudusta ”{ $go }”, alkukassa { $cash }.
guide-setup-deeds = { $count ->
    [one] Jokaiselle pelaajalle jaetaan ilmaiseksi { $count } { word-deed }.
   *[other] Jokaiselle pelaajalle jaetaan ilmaiseksi { $count } { word-deed-part }.
}
guide-setup-left = Kaikki heittävät kerran. Suurimman luvun heittänyt aloittaa, ja vuoro kiertää sitten vasemmalle.
guide-setup-by-roll = Kaikki heittävät kerran. Suurimman luvun heittänyt aloittaa, ja muut seuraavat heittojensa järjestyksessä.
guide-setup-hidden = Kukaan ei näe, paljonko käteistä muilla on.

guide-turn = Sinun vuorosi
guide-turn-one = Heitä noppaa, siirry silmäluvun verran ja tee, mitä ruutu määrää. Sitten on seuraavan pelaajan vuoro.
guide-turn-two = Heitä molempia noppia, siirry niiden summan verran ja tee, mitä ruutu määrää.
guide-turn-speed = Heitä kahta valkoista noppaa yhdessä pikanopan kanssa, siirry ja tee, mitä ruutu määrää.
guide-turn-doubles = Tuplilla saat heittää uudelleen. Kolmansilla peräkkäisillä tuplilla siirryt suoraan ruutuun ”{ $jail }”.
guide-turn-doubles-white = Valkoisten noppien tuplilla saat heittää uudelleen. Kolmansilla peräkkäisillä tuplilla siirryt suoraan ruutuun ”{ $jail }”.
guide-turn-salary = Aina kun ohitat ruudun ”{ $go }” tai pysähdyt siihen, pankki maksaa sinulle { $salary }.

guide-speed = Pikanoppa
guide-speed-numbers = 1, 2 tai 3: lisää luku valkoisten noppien summaan.
guide-speed-bus = Bussi: valitse, siirrytkö yhden valkoisen nopan, toisen vai molempien verran.
guide-speed-next = Nuoli: siirry valkoisten noppien verran ja tee, mitä ruutu määrää. Jatka sitten seuraavaan { word-deed-into }, jota kukaan ei omista; kun kaikki on omistettu, seuraavaan, josta maksetaan { word-rent-part }.
guide-speed-triple = Kolme samaa: siirry mihin tahansa ruutuun, mutta älä heitä uudestaan.

guide-spaces = Erikoiset ruudut
guide-space-cards = Kortit ({ $decks }): nosta päällimmäinen kortti ja tee, mitä siinä sanotaan.
guide-space-tax = { $spaces }: maksa pankille ruutuun merkitty summa.
guide-space-parking = { $spaces }: lepää hetki; mitään ei tapahdu.
guide-space-go-to-jail = { $spaces }: siirry suoraan ruutuun ”{ $jail }”. Matkalta et saa palkkaa, ja vuorosi päättyy.
guide-space-ride = { $spaces }: maksa { $amount } ja aja mihin tahansa ruutuun ennen seuraavaa samanlaista, tai jää paikallesi. Vuorosi päättyy joka tapauksessa siihen.
guide-ride-go = Ruudun ”{ $go }” ohi ajaminen ei tuota mitään; jos matka päättyy siihen, saat { $salary }.
guide-space-entity = { $spaces }: sinä ja vasemmalla puolellasi istuva pelaaja heitätte kumpikin yhtä noppaa. Jos saatte yhteensä vähintään ruutuun merkityn luvun, saatte molemmat rahaa; muuten molemmat maksavat.
guide-space-question = { $spaces }: paina ja katso, mitä tapahtuu. Voit saada kolikoita, menettää niitä tai päästä uudella heitolla eteenpäin.

guide-buy = Ostaminen
guide-buy-first = Jos pysähdyt { word-deed-into }, jota kukaan ei omista, voit ostaa sen merkittyyn hintaan.
guide-buy-auction = Jos et halua ostaa sitä, se huutokaupataan heti. Kaikki saavat tarjota, sinäkin; tarjoukset alkavat summasta { $amount }, ja suurin voittaa.
guide-buy-nothing = Jos et halua ostaa sitä, se jää pankille ja peli jatkuu.
guide-buy-default = Tarjoa vain, minkä pystyt maksamaan. Joka ei pysty maksamaan voittanutta tarjousta, suljetaan pois, ja huutokauppa alkaa alusta ilman häntä.

guide-rent = { Word-rent }
guide-rent-claim = Pidä silmäsi auki: vierailija on sinulle velkaa { word-rent-part } vain, jos vaadit sitä.
guide-rent-window = { $count ->
    [one] { Word-rent } jää saamatta heti, kun seuraava pelaaja on heittänyt.
   *[other] { Word-rent } jää saamatta heti, kun toinen pelaaja vierailijan jälkeen on heittänyt.
}
guide-rent-automatic = Vierailijat maksavat { word-rent-gen } pyytämättä.
guide-rent-set = Kun omistat ryhmän kaikki { word-streets }, rakentamattomien { word-streets-gen } { word-rent } kaksinkertaistuu.
guide-rent-set-unmortgaged = Kun omistat ryhmän kaikki { word-streets } eikä yksikään niistä ole kiinnitetty, rakentamattomien { word-streets-gen } { word-rent } kaksinkertaistuu.
guide-rent-stations = { $group }: mitä useamman omistat, sitä enemmän kukin tuottaa ({ $rents }).
guide-rent-utilities-one = { $group }: vierailija heittää noppaa uudestaan. { Word-rent } on heitto kertaa { $factors } sen mukaan, kuinka monta omistat.
guide-rent-utilities-two = { $group }: vierailija heittää molempia noppia uudestaan. { Word-rent } on heitto kertaa { $factors } sen mukaan, kuinka monta omistat.
guide-rent-utilities-speed = { $group }: vierailija heittää kaikkia kolmea noppaa uudestaan; bussia ja nuolta ei lasketa. { Word-rent } on heitto kertaa { $factors } sen mukaan, kuinka monta omistat.
guide-rent-mortgaged = Kiinnitetty { word-deed } ei tuota mitään.

guide-build = Rakentaminen
guide-build-when-group = Kun koko ryhmä on sinun eikä mitään siitä ole kiinnitetty, voit rakentaa siihen milloin vain, myös muiden vuorojen välissä.
guide-build-when-plot = Kun koko ryhmä on sinun, voit rakentaa sen kiinnittämättömille { word-streets-onto } milloin vain, myös muiden vuorojen välissä.
guide-build-pause = Edes huutokauppa ei estä tätä. Vain silloin, kun joku vasta valitsee siirtoaan, rakentaminen, myynti ja kiinnitys odottavat.
guide-build-even = Rakenna tasaisesti: ryhmän jokainen { word-street } saa ensimmäisen rakennuksensa ennen kuin yksikään saa toista, ja niin edelleen.
guide-build-top-group = Yhdelle { word-street-onto } mahtuu enintään { $houses }. Kun ryhmän kaikki { word-streets } ovat täynnä, seuraava askel on { $hotel }.
guide-build-top-plot = Yhdelle { word-street-onto } mahtuu enintään { $houses }. Kun se on täynnä, seuraava askel on { $hotel }.
guide-build-scarce-demand = Rakennuksia on rajallisesti. Jos pankilta voivat loppua rakennukset, kaikki, jotka voisivat rakentaa, kertovat, montako haluavat. Jos ne riittävät, kaikki maksavat painetun hinnan; muuten ne huutokaupataan yksitellen.
guide-build-scarce-last = Rakennuksia on rajallisesti. Jos useampi haluaa viimeisen, sen saa suurimman tarjouksen tekijä.
guide-build-houses-first = Jos purat hotellin taloiksi ja tarvitset siihen taloja pankilta, talojen ostajat ovat etusijalla.
guide-build-half-printed = Pankki ostaa rakennukset takaisin puoleen hintaan.
guide-build-half-paid = Pankki ostaa rakennukset takaisin puoleen siitä, mitä maksoit niistä, myös huutokaupassa.
guide-build-sell-evenly = Myy yhtä tasaisesti kuin rakensit.
guide-build-sell-freely = Tasaisesti ei tarvitse myydä: yhden { word-street-gen } voi tyhjentää ja muut pitää ennallaan.

guide-mortgage = Kiinnitykset
guide-mortgage-group = Tarvitsetko heti rahaa? Kiinnitä { word-deed }. Sen ryhmässä ei saa silloin olla rakennuksia.
guide-mortgage-plot = Tarvitsetko heti rahaa? Kiinnitä { word-deed }. Sillä olevat rakennukset on ensin myytävä.
guide-mortgage-percent = Lunasta se maksamalla summa takaisin ja lisäksi { $percent } korkoa.
guide-mortgage-printed = Lunasta se maksamalla korttiin painettu summa.
guide-mortgage-transfer-redeem-or-10 = Joka saa kiinnitetyn { word-deed-gen } toiselta pelaajalta, lunastaa sen heti tai maksaa koron nyt ja lunastaa myöhemmin.
guide-mortgage-transfer-free = Joka saa kiinnitetyn { word-deed-gen } toiselta pelaajalta, ei maksa siitä mitään ja voi lunastaa sen milloin tahansa.
guide-mortgage-transfer-pay-or-double = Joka saa kiinnitetyn { word-deed-gen } kaupassa, maksaa koron nyt tai kaksinkertaisena myöhemmin. Jos se tulee konkurssiin menneeltä pelaajalta, korko on maksettava heti.

guide-jail = Jumissa: ”{ $jail }”
guide-jail-visit = Jos vain pysähdyt ruutuun, olet siinä käymässä.
guide-jail-doubles = Näin pääset pois: maksa { $fine } ennen heittoa, käytä vapauttava kortti tai heitä tuplat.
guide-jail-six = Näin pääset pois: maksa { $fine } ennen heittoa, käytä vapauttava kortti tai heitä kuutonen.
guide-jail-prepay = { $count ->
    [one] Siellä voit maksaa ennen heittoa vain ensimmäisellä vuorollasi.
   *[other] Siellä voit maksaa ennen heittoa vain { $count } ensimmäisellä vuorollasi.
}
guide-jail-again = Vapauttavilla tuplilla siirryt ja heität uudestaan.
guide-jail-once = Vapauttavilla tuplilla siirryt, mutta et heitä uudestaan.
guide-jail-last = { $count ->
    [one] Pääset pois heti seuraavalla vuorollasi: jos heitto ei vapauta, maksa { $fine } ja siirry.
   *[other] Viimeistään { $count }. vuorollasi siellä pääset pois: jos heitto ei vapauta, maksa { $fine } ja siirry.
}
guide-jail-late = Jos olet siellä yhä { $turn }. vuorollasi, heität, siirryt ja maksat { $fine }, näyttivätpä nopat mitä tahansa.
guide-jail-business = Bisnekset jatkuvat: sieltäkin voit kerätä { word-rent-part }, tarjota, rakentaa ja käydä kauppaa.

guide-deals = Kaupankäynti
guide-deals-any = Voit käydä kauppaa kenen kanssa tahansa milloin tahansa.
guide-deals-own = Voit käydä kauppaa vuorossa olevan pelaajan kanssa tai kahden vuoron välissä.
guide-deals-what-group = Vaihtakaa rahaa, { word-deeds-part } ja kortteja, joilla pääsee pois ruudusta ”{ $jail }”, miten vain sovitte. { Word-street } vaihtaa omistajaa vain, kun sen koko ryhmässä ei ole rakennuksia.
guide-deals-what-plot = Vaihtakaa rahaa, { word-deeds-part } ja kortteja, joilla pääsee pois ruudusta ”{ $jail }”, miten vain sovitte. { Word-streets } vaihtavat omistajaa ilman rakennuksia.
guide-deals-card = Tällaisen kortin hinta on vähintään { $amount }.

guide-debt = Kun rahat loppuvat
guide-debt-raise = Jos olet velkaa enemmän kuin sinulla on, myy rakennuksia ja kiinnitä { word-deeds-part }, kunnes pystyt maksamaan.
guide-debt-surrender = Voit myös myydä { word-deeds-part } pankille puoleen hintaan.
guide-debt-stands = Jos sekään ei riitä, olet konkurssissa ja pelistä poissa. Rakennuksesi myydään, ja kaikki, mitä sinulla on, menee sille pelaajalle, jolle olet velkaa; { word-deeds } siirtyvät sellaisinaan.
guide-debt-liquidates = Jos sekään ei riitä, olet konkurssissa ja pelistä poissa. Ensin kaikki rakennuksesi myydään ja kaikki { word-deed-yours } kiinnitetään. Sitten rahat ja kiinnitetyt { word-deeds } menevät sille pelaajalle, jolle olet velkaa.
guide-debt-bank-last = Jos olet velkaa pankille, { word-deed-yours } huutokaupataan ilman kiinnitystä.
guide-debt-bank-first-bankruptcy = Jos olet velkaa pankille, se pitää { word-deed-yours }.

guide-end = Pelin päättyminen
guide-end-last = Viimeinen pelissä oleva pelaaja voittaa.
guide-end-first-bankruptcy = Ensimmäinen konkurssi päättää pelin. Laskekaa yhteen käteinen, { word-deeds } ja rakennukset: suurin nettovarallisuus voittaa.
guide-end-at-once = Kun aika julistetaan päättyneeksi, peli loppuu heti. Laskekaa yhteen käteinen, { word-deeds } ja rakennukset: suurin nettovarallisuus voittaa.
guide-end-last-round = Jos tuomari julistaa viimeisen kierroksen, se pelataan loppuun.
guide-end-after-turn = Kun aika julistetaan päättyneeksi, vuoro pelataan loppuun. Laskekaa yhteen käteinen, { word-deeds } ja rakennukset: suurin nettovarallisuus voittaa.
guide-end-points = Sijoituksesi pöydässä tuo pisteitä mestaruuskilpailuun: mitä useampi vastustaja meni konkurssiin, sitä enemmän pisteitä.
