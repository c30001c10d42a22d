# Dommerens panel til et bord med rigtigt spillebræt.
panel-tables = Mine borde
panel-none-mine = Du er ikke tildelt noget bord lige nu.
panel-others = Andre borde
panel-others-lead = Som anden person bekræfter du skemaer, som en anden har indtastet.
panel-open = Åbn dommerpanelet
panel-no-script = Panelet kræver JavaScript. Uden det må du bruge papir; skemaer bekræftes her:
panel-keep-open = Hold siden åben: Den virker uden netværk og sender det, du indtaster, så snart den kan. Uden netværk kan den ikke indlæses igen.

panel-table = Bord { $number }
panel-seat = Spiller { $number }
panel-judge = Dommer: { $name }
panel-parts = Panelets dele
panel-part-table = Bord
panel-part-bank = Bank
panel-part-shortage = Mangel
panel-part-sheet = Skema
panel-part-rules = Regler
panel-time-left = Tid tilbage
panel-heat-waiting = ikke begyndt
panel-heat-rolled = klar til start
panel-heat-running = i gang
panel-heat-last-round = sidste omgang
panel-heat-paused = på pause
panel-heat-over = tiden er gået
panel-saved = Alt er gemt
panel-offline = Intet netværk
panel-waiting = { $count ->
    [one] { $count } indtastning venter
   *[other] { $count } indtastninger venter
}
panel-waits-at = Venter siden { $time }: { $what }
panel-shut = Dit private link virker ikke længere. Bed turneringslederen om et nyt; det, du har indtastet, bliver i denne browser.
panel-keeps-nothing = Denne browser kan ikke gemme noget: Luk ikke siden, mens en indtastning venter.
panel-broken = Serveren kan ikke tage imod denne indtastning. Indtast den igen.
panel-dismiss = OK
panel-cancel = Annuller
panel-choose = Vælg
panel-reason = Begrundelse
panel-entry-announce = Resterende tid meldt
panel-entry-out = { $name } er fallit
panel-entry-expel = { $name } er diskvalificeret
panel-entry-enter = Skemaet
panel-entry-correct = Det rettede skema
panel-entry-confirm = Skemaet er bekræftet
panel-entry-reject = Skemaet er sendt tilbage

panel-out = Fallit
panel-out-title = Fallit og ude af spillet?
panel-out-lead = Den, der går fallit, skriver under ved afgangen. Klokken er { $time }.
panel-out-signs = { $name } skriver under her
panel-out-paper = Underskrevet på papir
panel-out-unsigned = Gik uden at skrive under
panel-expel = Diskvalificér
panel-expel-title = Diskvalificere fra mesterskabet?
panel-expel-lead = For upassende opførsel. Spilleren placeres sidst, får ingen point og kan ikke vende tilbage.
panel-announce = Jeg har meldt den resterende tid
panel-announced = { $count ->
    [one] Meldt kl. { $time }: { $count } minut tilbage
   *[other] Meldt kl. { $time }: { $count } minutter tilbage
}
panel-fate-playing = gennemførte spillet
panel-fate-bankrupt = fallit
panel-fate-expelled = diskvalificeret
panel-fate-withdrawn = trak sig
panel-signed = underskrevet

panel-bank-lead = Til bankøren: Spillerne må ikke bruge hjælpemidler.
panel-bank-deed = Ejendom
panel-bank-dice = Terningernes sum
panel-bank-rent = Leje
panel-bank-deed-title = Handler med banken
panel-bank-more = Andre beløb
panel-bank-repairs = Reparationskort
panel-rent-bare = uden bygninger
panel-rent-group = hele farvegruppen, uden bygninger
panel-rent-houses = { $count ->
    [one] { $count } hus
   *[other] { $count } huse
}
panel-rent-hotel = hotel
panel-rent-held = { $count ->
    [one] ejeren har { $count }
   *[other] ejeren har { $count }
}
panel-bank-price = Pris
panel-bank-mortgage = Pant
panel-bank-redeem = Indfri pantet
panel-bank-interest = Rente, hvis den skifter ejer pantsat
panel-bank-house = Byg et hus
panel-bank-hotel = Byg et hotel
panel-bank-house-back = Sælg et hus
panel-bank-hotel-back = Sælg et hotel
panel-bank-salary = Løn
panel-bank-fine = Ud af fængslet
panel-bank-houses = Huse
panel-bank-hotels = Hoteller
panel-bank-repair = { $deck }: { $house } pr. hus, { $hotel } pr. hotel
panel-bill = I alt
panel-bill-lead = Tryk på et beløb for at lægge det til.
panel-bill-amount = Beløb
panel-bill-plus = Læg til
panel-bill-minus = Træk fra
panel-bill-back = Fortryd
panel-bill-clear = Ryd

panel-short-lead = Først siger den, der bygger, hvor mange og hvor; derefter alle andre. Har banken nok, køber alle til listepris; ellers sælges bygningerne på auktion én ad gangen.
panel-short-piece = Hvad er der mangel på?
panel-short-houses = Huse
panel-short-hotels = Hoteller
panel-short-stock = Hvor mange er der tilbage i banken?
panel-short-wishes = Hvem vil have hvad?
panel-short-wish = { $count ->
    [one] { $count } til { $deed }, listepris { $price }
   *[other] { $count } til { $deed }, listepris { $price }
}
panel-short-breaks = veksler et hotel til huse
panel-short-withdraw = Træk tilbage
panel-short-player = Spiller
panel-short-deed = Bygger på
panel-short-count = Hvor mange
panel-short-declare = Meld
panel-short-empty = Banken har ingen tilbage. Vent, til nogen leverer eller sælger nogle tilbage.
panel-short-enough = Der er nok til alle: Alle køber til listepris.
panel-short-sold-all = Solgt til alle til listepris
panel-short-alone = Kun { $name } er interesseret: ingen auktion, { $price } for { $deed }.
panel-short-sold-alone = Solgt til listepris
panel-short-auction = Auktion over én bygning. Bydende: { $names }. Åbningsbud: { $price }.
panel-short-breakers = Alle købere har fået. Disse spillere må nu veksle et hotel til huse: { $names }.
panel-short-winner = Højestbydende
panel-short-price = Bud
panel-short-low = Åbningsbuddet er { $price }.
panel-short-sold = Solgt
panel-short-unsold = Ingen byder
panel-short-pass = Et pas gælder kun denne bygning. Melder alle pas, bliver den i banken, og manglen er forbi.
panel-short-sales = Solgt indtil nu
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Begynd forfra

panel-sheet-not-yours = Du kan ikke indtaste skemaer i din rolle.
panel-sheet-coming = Skemaet er på vej. Det gemmes i denne browser, indtil serveren har modtaget det.
panel-whose = Hvilken spiller?
panel-no-cash = kontanter mangler
panel-gone = Den, der er ude, ejer intet.
panel-not-out = Spiller stadig
panel-cash = Kontanter: { $name }
panel-owned-by = ejes af { $name }
panel-mortgaged = pantsat
panel-buildings = Bygninger på { $deed }
panel-level-none = ingen bygninger
panel-level-hotel-short = H
panel-out-on-sheet = Gik fallit før slutningen
panel-worth-cash = Kontanter
panel-worth-deeds = Ejendomme
panel-worth-mortgaged = Pantsatte ejendomme
panel-worth-houses = Huse
panel-worth-hotels = Hoteller
panel-worth-total = Formue
panel-places = Placeringer og point
panel-survivors = { $count ->
    [one] Der er { $count } spiller tilbage.
   *[other] Der er { $count } spillere tilbage.
}
panel-points = { $count ->
    [one] { $count } point
   *[other] { $count } point
}
panel-decided-worth = efter formue
panel-decided-deeds = samme formue, flere ejendomme uden pant
panel-decided-cash = samme formue og ejendomme, flere kontanter
panel-decided-head-judge = efter overdommerens afgørelse
panel-decided-survived = spillede stadig
panel-decided-left-later = gik ud senere
panel-decided-expelled = den næste blev diskvalificeret
panel-fault-no-cash = kontanterne mangler
panel-fault-players-differ = hver spiller ved bordet skal stå én gang på skemaet
panel-fault-nobody-left = den sidste spiller, der er tilbage, har vundet og er ikke ude
panel-fault-order-missing = rækkefølgen, spillerne gik ud i, mangler
panel-fault-unknown-fate = det er uklart, hvordan det endte for spilleren
panel-fault-bad-cash = kontanterne kan ikke passe
panel-fault-out-but-owns = er ude og ejer ikke længere noget
panel-fault-no-such-deed = en ejendom, der ikke er på dette bræt
panel-fault-deed-twice = en ejendom står på to linjer
panel-fault-bad-buildings = bygninger, der ikke kan stå dér
panel-fault-too-many-houses = flere huse, end der er i æsken
panel-fault-too-many-hotels = flere hoteller, end der er i æsken
panel-fault-group-incomplete = bygninger på en farvegruppe, der ikke er komplet
panel-fault-group-mortgaged = bygninger på en farvegruppe med pant
panel-fault-built-unevenly = en farvegruppe er ujævnt bebygget
panel-fault-sums-differ = formuen er ikke summen af delene
panel-fault-unknown-part = der står noget, som ikke tæller
panel-fault-fate-differs = blev noteret anderledes under spillet
panel-fault-order-differs = rækkefølgen, spillerne gik ud i, blev noteret anderledes
panel-tie = Kun overdommeren kan afgøre dette døde løb. Tryk på spillerne i den rækkefølge, overdommeren angiver.
panel-tie-open = Dødt løb: afventer overdommeren.
panel-tie-order = Rækkefølge: { $names }
panel-tie-next = { $name } er den næste
panel-tie-again = Ryd rækkefølgen
panel-signatures = Underskrifter
panel-sign-later = Først skal skemaet være fuldstændigt og rigtigt.
panel-sign = { $name } skriver under
panel-sign-paper = på papir
panel-sign-paper-of = { $name } har skrevet under på papir
panel-signed-at = underskrevet kl. { $time }
panel-signed-paper = på papir, set kl. { $time }
panel-signed-before = underskrevet ved afgangen
panel-locked = Nogen har skrevet under, så intet kan ændres længere.
panel-unlock = Fjern alle underskrifter, og redigér
panel-too-early = Skemaet modtages, når overdommeren har meldt, at tiden er gået, eller når der er én spiller tilbage.
panel-unsigned-yet = Mangler at skrive under: { $names }. Før det kan ingen bekræfte skemaet.
panel-reason-needed = En rettelse kræver en begrundelse.
panel-submit = Indtast skemaet
panel-submit-correction = Indtast rettelsen
panel-print = Udskriv
panel-entered-by = Indtastet af { $name }, version { $version }.
panel-confirmed-by = Bekræftet af { $name }.
panel-awaits-second = Afventer en anden person.
panel-digest = Skemaets fingeraftryk:
panel-unsigned = Ikke underskrevet: { $names }.
panel-own = Du har selv indtastet skemaet, så en anden skal bekræfte det.
panel-confirm-lead = Sammenlign det med papirskemaet. Du bekræfter præcis det, du ser her.
panel-confirm = Bekræft uændret
panel-reject = Send tilbage
panel-correct = Ret dette skema
panel-correct-about = En rettelse erstatter denne version og angiver årsagen. Den skal underskrives og bekræftes på ny.
panel-correct-begin = Begynd en rettelse
panel-correct-lead = Dette erstatter version { $version }, indtastet af { $name }.

panel-rules-language = Reglernes sprog
panel-rules-search = Ord eller regelnummer
panel-rules-found = { $count ->
    [one] { $count } regel
   *[other] { $count } regler
}
panel-entry-tick = Markering: { $name }
panel-entry-undo-out = { $name } er med i spillet igen
panel-tick-lead = Markér de spillere, der er ved bordet. Den, der ikke er markeret ved navneopråbet, mister sin plads.
panel-door-missing = ikke checket ind
panel-undo = Fortryd
panel-undo-title = Er { $name } alligevel ikke ude?
panel-undo-lead = En anden official skal godkende det. Et skema, der allerede er indtastet, kommer så tilbage til dig.
panel-undo-waits = Fortrydelse foreslået. En anden official skal godkende det.
panel-returned = { $name } har sendt skemaet tilbage: { $reason }
