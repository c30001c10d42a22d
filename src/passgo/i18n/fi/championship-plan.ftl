plan-starts = Aloitus ({ $city }) on nyt { $new } eikä { $old }.
plan-name = Pelipaikka ({ $city }) on nyt { $new } eikä { $old }.
plan-city = Kaupunki on nyt { $new } eikä { $old }.
plan-capacity = Paikkoja ({ $city }) on nyt { $new }, aiemmin { $old }.
plan-tables = Pöytiä ({ $city }) on nyt { $new }, aiemmin { $old }.
plan-closes = Viimeinen ilmoittautumispäivä on nyt { $new } eikä { $old }.
plan-venue = Uusi pelipaikka: { $name } ({ $city }), { $starts }.
plan-history = Mikä on muuttunut
plan-earlier = { $count ->
    [one] Yksi aiempi muutos
   *[other] { $count } aiempaa muutosta
}
hall-page-plan = Suunnitelman muutos
plan-lead = Jokainen muutos näkyy julkisella sivulla yhdessä aiemman kanssa. Ennen julkaisua näet, ketä se koskee.
plan-fixed = Versio, pisteet ja vaiheet pysyvät ennallaan: niihin ihmiset ovat ilmoittautuneet.
plan-change = Muuta
plan-change-venue = Muuta: { $venue }
plan-closing = Viimeinen ilmoittautumispäivä
plan-field-name = Sali
plan-field-city = Kaupunki
plan-field-starts = Aloitus ({ $zone })
plan-field-capacity = Paikkoja
plan-field-tables = Pöytiä kerralla
plan-field-heats = Erät
plan-field-zone = Aikavyöhyke
plan-add = Lisää pelipaikka
plan-preview = Katso muutosta
plan-publish = Julkaise muutos
plan-back = Älä muuta mitään
plan-notice = Omin sanoin, jos haluat – älä mainitse ketään nimeltä
plan-mailed = { $count ->
    [one] Lähetä sähköposti yhdelle henkilölle
   *[other] Lähetä sähköposti { $count } henkilölle
}
plan-readers = { $language }: { $count }
plan-nobody = Se ei koske ketään ilmoittautunutta.
plan-moved-up = { $count ->
    [one] Yksi varapelaaja nousee järjestyksessä.
   *[other] { $count } varapelaajaa nousee järjestyksessä.
}
hall-done-publish-plan = Muutos on julkaistu.
plan-unclear = Täytä kaikki kentät: nimet, päivä ja kellonaika, aikavyöhyke ja kokonaisluvut.
mail-plan-subject = { $championship }: suunnitelma muuttui
mail-plan-body =
    Hei { $name }!

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Yhdellä henkilöllä on täällä paikka, joten paikkoja ei voi olla vähemmän.
   *[other] { $count } henkilöllä on täällä paikka, joten paikkoja ei voi olla vähemmän.
}
refusal-champ-closes-early = Ilmoittautuminen alkaa vasta { $opens }.
refusal-champ-closes-late = Ilmoittautuminen ei voi jatkua päivän { $day } jälkeen, kun ensimmäinen pelipaikka aloittaa. Muuta ensin viimeistä ilmoittautumispäivää.
refusal-champ-nothing-new = Näin se on jo.
refusal-champ-no-seats = Pöytiin mahtuu { $room } pelaajaa. Lisää ensin pöytiä tai vähennä paikkoja.
refusal-champ-plan-lent = Pelipaikka on lainattu kannettavalle, joka toimii nykyisen suunnitelman mukaan. Odota sen tuloksia tai ota pelipaikka takaisin.
refusal-champ-roll-called = Nimenhuuto on pidetty ja pelaajat ovat täällä, joten sali ja aloitus eivät voi enää muuttua.
refusal-champ-tables-in-use = { $count ->
    [one] Yksi pöytä pelaa, joten niitä ei voi olla vähemmän.
   *[other] { $count } pöytää pelaa, joten niitä ei voi olla vähemmän.
}
refusal-champ-time-over = Se aika on jo ohi. Valitse myöhempi.
refusal-champ-too-young-then = { $count ->
    [one] Yksi ilmoittautunut olisi liian nuori { $day }.
   *[other] { $count } ilmoittautunutta olisi liian nuoria { $day }.
}
refusal-champ-venue-known = Samanniminen pelipaikka on jo olemassa.
refusal-champ-venue-unfit = Myöhemmissä vaiheissa ei ole tilaa vielä yhden pelipaikan pelaajille.
plan-terms = Ehdot tai peruminen
plan-terms-long = Ehdot ovat liian pitkät. Lyhennä niitä; kaikki kielet lasketaan yhteen.
plan-judge = Vaihda tuomari
hall-done-another-judge = Pöydällä on toinen tuomari.
