remote-live-table = az online asztal
remote-not-confirmed = nincs megerősítve
remote-waived = A főbíró lezárta azok nélkül, akik nem erősítették meg. Ok: { $reason }
remote-tie-lead = Más nem választja el ezeket a játékosokat. Döntsd el, ki az első.
remote-tie-place = Az egyenlőség { $number }. helye
remote-tie-decide = Egyenlőség eldöntése
remote-confirm-lead = Ezek a számok magából a játékból valók. Pontosan azt erősíted meg, amit itt látsz.
remote-sign-judge = Aláírás bíróként
remote-waive = Lezárás nélkülük
remote-waive-lead = Volt rá idejük. A lapon az áll majd, hogy nem erősítették meg, és az is, hogy miért.
remote-waive-later = Eddig erősíthetik meg a saját képernyőjükön: { $when } ({ $zone }). Utána lezárhatod nélkülük a lapot.
hall-done-sign = Aláírva.
hall-done-waive = Lezárva a hiányzó aláírások nélkül.
hall-done-decide = Az egyenlőség eldőlt.
remote-champion = Te vagy a bajnok. Gratulálunk!
remote-finish = { $stage }: { $rank }. hely, játékosok: { $players }.
remote-through = Továbbjutottál a következő szakaszba: { $stage }.
remote-result = { $points ->
    [one] { $rank }. hely ennél az asztalnál, { $points } pont
   *[other] { $rank }. hely ennél az asztalnál, { $points } pont
}
remote-next-confirmed = A helyed biztos. A hivatalos kezdés előtt menj erről az oldalról az asztalodhoz: az üres hely akkor egy tartaléké lesz.
remote-line = A te sorod a lapon
remote-line-lead = Ennyid volt a játék végén. Csak te erősítheted meg. Ha valami nem jó, ne erősítsd meg, hanem szólj a főbírónak.
remote-line-confirm = Ez így jó
remote-line-signed = Megerősítetted: { $time } ({ $zone }).
remote-line-soon = Most nincs mit megerősíteni. Az oldal magától frissül.
entry-done-signed = Megerősítve. Köszönjük!
remote-local = A te időd: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] Még { $count } perc
   *[other] Még { $count } perc
}
remote-starts-now = A főbíró mindjárt névsort olvas.
remote-come-lead = Jelezd, hogy itt vagy, és hagyd nyitva ezt az oldalt. Csak az játszik, aki a névsorolvasáskor itt van; különben a helyed egy tartaléké lesz.
remote-come = Itt vagyok
remote-come-later = A kezdés előtt két órával itt jelezheted, hogy megjöttél.
remote-here = Itt vagy. Hagyd nyitva ezt az oldalt: a névsorolvasás után itt jelenik meg az asztalod gombja.
remote-rules = Az asztalnál
remote-rule-decision = { $count ->
    [one] Minden döntésre { $count } másodperced van; utána az asztal adja helyetted a legegyszerűbb választ.
   *[other] Minden döntésre { $count } másodperced van; utána az asztal adja helyetted a legegyszerűbb választ.
}
remote-rule-absent = { $count ->
    [one] Ha a te körödben { $count } másodpercig nincs kapcsolatod, az asztal játszik helyetted, amíg vissza nem jössz.
   *[other] Ha a te körödben { $count } másodpercig nincs kapcsolatod, az asztal játszik helyetted, amíg vissza nem jössz.
}
remote-rule-missed = { $count ->
    [one] Ugyanez történik, ha { $count } döntést kihagysz.
   *[other] Ugyanez történik, ha egymás után { $count } döntést kihagysz.
}
remote-rule-line = Ha vége a játéknak, erősítsd meg a saját sorodat a lapon.
remote-seat-here = itt van
remote-seat-away = nincs itt
remote-seat-stood-in = helyettesítve
remote-seat-out = kiesett
online-status-gathering = A névsorolvasás előtt.
remote-hall = { $count ->
    [one] Online
   *[other] Online { $number }
}
remote-games = Nézhető játékok
remote-delay = { $count ->
    [one] A folyó játékokat { $count } perccel később látod, hogy senki se segíthessen egy játékosnak.
   *[other] A folyó játékokat { $count } perccel később látod, hogy senki se segíthessen egy játékosnak.
}
