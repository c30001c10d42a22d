remote-live-table = veebilaud
remote-not-confirmed = kinnitamata
remote-waived = Peakohtunik sulges ilma nendeta, kes polnud kinnitanud. Põhjus: { $reason }
remote-tie-lead = Muu neid mängijaid ei erista. Otsusta, kes on eespool.
remote-tie-place = Viigi { $number }. koht
remote-tie-decide = Otsusta viik
remote-confirm-lead = Need arvud tulevad mängust endast. Kinnitad täpselt seda, mida siin näed.
remote-sign-judge = Allkirjasta kohtunikuna
remote-waive = Sulge ilma nendeta
remote-waive-lead = Neil oli aega. Protokollis seisab, et nad pole seda kinnitanud, ja miks.
remote-waive-later = Neil on aega kuni { $when } ({ $zone }), et see oma ekraanil kinnitada. Pärast seda võid protokolli ilma nendeta sulgeda.
hall-done-sign = Allkirjastatud.
hall-done-waive = Suletud ilma puuduvate allkirjadeta.
hall-done-decide = Viik otsustatud.
remote-champion = Oled meister. Palju õnne!
remote-finish = { $stage }: koht { $rank }, mängijaid { $players }.
remote-through = Pääsed järgmisse etappi: { $stage }.
remote-result = { $points ->
    [one] Selles lauas { $rank }. koht, { $points } punkt
   *[other] Selles lauas { $rank }. koht, { $points } punkti
}
remote-next-confirmed = Sinu koht on kinnitatud. Mine enne ametlikku algust sellelt lehelt oma lauda: tühi koht läheb siis varumängijale.
remote-line = Sinu rida protokollis
remote-line-lead = See oli sul mängu lõpus. Ainult sina saad seda kinnitada. Kui midagi on valesti, ära kinnita, vaid ütle peakohtunikule.
remote-line-confirm = See on õige
remote-line-signed = Kinnitasid selle kell { $time } ({ $zone }).
remote-line-soon = Praegu pole midagi kinnitada. Leht värskendab ennast ise.
entry-done-signed = Kinnitatud. Aitäh!
remote-local = Sinu aeg: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] Jäänud { $count } minut
   *[other] Jäänud { $count } minutit
}
remote-starts-now = Peakohtunik kontrollib kohe kohalolekut.
remote-come-lead = Ütle, et oled kohal, ja jäta see leht lahti. Mängivad ainult need, kes on kontrolli ajal kohal; muidu läheb sinu koht varumängijale.
remote-come = Olen kohal
remote-come-later = Kaks tundi enne algust saad siin öelda, et oled tulnud.
remote-here = Oled kohal. Jäta see leht lahti: pärast kontrolli ilmub siia sinu laua nupp.
remote-rules = Laua juures
remote-rule-decision = { $count ->
    [one] Igaks otsuseks on sul { $count } sekund; siis annab laud sinu eest kõige lihtsama vastuse.
   *[other] Igaks otsuseks on sul { $count } sekundit; siis annab laud sinu eest kõige lihtsama vastuse.
}
remote-rule-absent = { $count ->
    [one] Kui sinu ühendus on sinu käigu ajal { $count } sekundi kadunud, mängib laud sinu eest, kuni tagasi tuled.
   *[other] Kui sinu ühendus on sinu käigu ajal { $count } sekundit kadunud, mängib laud sinu eest, kuni tagasi tuled.
}
remote-rule-missed = { $count ->
    [one] Sama juhtub, kui sul jääb { $count } otsus tegemata.
   *[other] Sama juhtub, kui sul jääb järjest { $count } otsust tegemata.
}
remote-rule-line = Kui mäng on läbi, kinnita oma rida protokollis.
remote-seat-here = kohal
remote-seat-away = ei ole kohal
remote-seat-stood-in = asendatud
remote-seat-out = väljas
online-status-gathering = Enne kohaloleku kontrolli.
remote-hall = { $count ->
    [one] Veebis
   *[other] Veebis { $number }
}
remote-games = Mängud, mida vaadata
remote-delay = { $count ->
    [one] Käimasolevaid mänge näed { $count } minut hiljem, et keegi ei saaks mängijat aidata.
   *[other] Käimasolevaid mänge näed { $count } minutit hiljem, et keegi ei saaks mängijat aidata.
}
