# Kirjeet kilpailuun ilmoittautuneille.
mail-registered-subject = { $championship }: ilmoittautumisesi on vastaanotettu
mail-registered-body =
    Hei { $name }!
    
    Olet ilmoittautunut kilpailuun: { $championship }. Pelipaikka: { $venue }, { $city }, { $starts }. Soitamme sinulle; paikkasi on varma, kun olet vahvistanut sen.
    
    Ilmoittautumisesi, nimimerkkisi, tietosi ja saapumiskoodisi löytyvät tästä linkistä. Pidä linkki omana tietonasi – se ei vaadi salasanaa:
    { $link }
    
    { $organiser }
mail-registered-alternate-subject = { $championship }: olet varapelaaja numero { $number }
mail-registered-alternate-body =
    Hei { $name }!
    
    Kaikki paikat on varattu ({ $venue }, { $city }), joten olet varapelaaja numero { $number }. Kun paikka vapautuu, jonossa seuraava nousee mukaan, ja kerromme siitä sinulle. Jos tulet paikalle pelipäivänä, { $starts }, sinut voidaan kutsua täydentämään pöytää.
    
    Ilmoittautumisesi löytyy tästä linkistä. Pidä se omana tietonasi – se ei vaadi salasanaa:
    { $link }
    
    { $organiser }
mail-confirmed-subject = { $championship }: paikkasi on vahvistettu
mail-confirmed-body =
    Hei { $name }!

    Kiitos, että vahvistit paikkasi puhelimessa. Odotamme sinua: { $venue }, { $city }, { $starts }. Näytä ovella tämä koodi: { $badge }

    Jos et ole paikalla virallisen alun hetkellä, menetät paikkasi.

    { $organiser }
mail-moved-up-subject = { $championship }: sinulle on vapautunut paikka
mail-moved-up-body =
    Hei { $name }!

    Paikka on vapautunut, ja se on sinun: { $venue }, { $city }, { $starts }. Jos et ole vielä vahvistanut paikkaasi puhelimessa, soitamme sinulle.

    { $organiser }
mail-nickname-approved-subject = { $championship }: nimimerkkisi
mail-nickname-approved-body =
    Hei { $name }!

    Nimimerkkisi ”{ $nickname }” on hyväksytty. Se on ainoa nimi, joka näkyy julkisilla tulostauluilla.

    { $organiser }
mail-nickname-returned-subject = { $championship }: valitse toinen nimimerkki
mail-nickname-returned-body =
    Hei { $name }!

    Nimimerkkiäsi ei voitu hyväksyä. Syy: { $reason }

    Ehdota toista ilmoittautumisesi sivulla.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: ilmoittautumisesi on peruttu
mail-left-withdrawn-body =
    Hei { $name }!

    Ilmoittautumisesi on peruttu ({ $venue }, { $city }). Jos näin ei ollut tarkoitus, kerro meille heti.

    { $organiser }
mail-left-disqualified-subject = { $championship }: ilmoittautumisesi on mitätöity
mail-left-disqualified-body =
    Hei { $name }!

    Ilmoittautumisesi kilpailuun { $championship } on mitätöity. Syy: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: ehdot ovat muuttuneet
mail-terms-body =
    Hei { $name }!

    Uudet osallistumisehdot ovat voimassa: { $notice }

    Lue ne täältä:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship } on peruttu
mail-terms-cancelled-body =
    Hei { $name }!

    { $championship } ei toteudu: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: pöytäsi
mail-seated-body =
    Hei { $name }!

    Pelaat pöydässä { $table }, erässä { $heat }. Kaikki pöydät aloittavat yhtä aikaa, joten tule saliin ennen virallista alkua.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: pääset jatkoon!
mail-qualified-body =
    Hei { $name }!

    Onnittelut: olet päässyt jatkoon, ja seuraava vaiheesi on ”{ $stage }”. Jos et pääse tulemaan, kerro meille heti, jotta järjestyksessä seuraava voi pelata.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: olet mestari
mail-champion-body =
    Hei { $name }!

    Onnittelut: olet voittanut mestaruuden ({ $championship })!

    { $organiser }
mail-prize-subject = { $championship }: mestarin paikka on sinun
mail-prize-body =
    Hei { $name }!

    Mestari ei pääse matkalle, ja sinä olet finaalin sijoituksissa seuraava. Paikka on sinun: { $prize }. Kerro meille heti, voitko ottaa sen vastaan.

    { $organiser }
mail-link-subject = { $championship }: linkki ilmoittautumiseesi
mail-link-body =
    Hei { $name }!
    
    Pyysit linkkiä ilmoittautumiseesi. Pidä se omana tietonasi – se ei vaadi salasanaa:
    { $link }
    
    Jos et pyytänyt sitä, sinun ei tarvitse tehdä mitään.
    
    { $organiser }
mail-online-subject = { $championship }: pöytäsi on auki
mail-online-body =
    Hei { $name }!
    
    Verkkopöytäsi on alkanut. Istu heti pöytään – kello käy:
    { $link }/play
    
    { $organiser }
mail-reminder-subject = { $championship }: pian nähdään
mail-reminder-body =
    Hei { $name }!

    Odotamme sinua: { $venue }, { $city }, { $starts }. Näytä tämä koodi ovella: { $badge }

    Jos et pääse tulemaan, kerro siitä heti, jotta seuraava voi pelata.

    { $organiser }
mail-about = { $name } – { $subject }
