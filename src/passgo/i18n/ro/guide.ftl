# Cum se joacă fiecare ediție, cu vorbele noastre. Regulile în vigoare hotărăsc ce propoziții se aplică.

guide-title = Cum se joacă: { $edition }
guide-lead = Tot ce îți trebuie pentru primul joc, în câteva minute. La masă, pagina îți arată mereu ce poți face.
guide-full = Toate regulile și toate { word-deeds-the }

guide-aim = Scopul
guide-aim-last = Cumpără { word-deeds }, încasează { word-rent }, construiește și fă schimburi istețe. Câștigă cine mai are bani când toți ceilalți au dat faliment.
guide-aim-first-bankruptcy = Cumpără { word-deeds }, încasează { word-rent }, construiește și fă schimburi istețe. Este un joc scurt: primul faliment îl încheie, iar cel mai bogat jucător câștigă.

guide-setup = Înainte de prima aruncare
guide-setup-token = Fiecare își alege un pion; nu există doi la fel.
guide-setup-cash = Toți încep pe „{ $go }” cu { $cash }.
guide-setup-deeds = { $count ->
    [one] Fiecare jucător primește gratuit { $count } { word-deed }.
    [few] Fiecare jucător primește gratuit { $count } { word-deeds }.
   *[other] Fiecare jucător primește gratuit { $count } de { word-deeds }.
}
guide-setup-left = Fiecare aruncă o dată. Începe cine aruncă cel mai mult, apoi rândul trece la stânga.
guide-setup-by-roll = Fiecare aruncă o dată. Începe cine aruncă cel mai mult, iar ceilalți urmează în ordinea aruncărilor.
guide-setup-hidden = Nimeni nu vede câți bani au ceilalți.

guide-turn = Rândul tău
guide-turn-one = Aruncă zarul, mergi cât arată și fă ce cere spațiul. Apoi e rândul jucătorului următor.
guide-turn-two = Aruncă ambele zaruri, mergi cât arată suma lor și fă ce cere spațiul.
guide-turn-speed = Aruncă cele două zaruri albe împreună cu zarul vitezei, mergi și fă ce cere spațiul.
guide-turn-doubles = O dublă îți aduce încă o aruncare. Dar la a treia dublă la rând mergi direct la „{ $jail }”.
guide-turn-doubles-white = O dublă cu zarurile albe îți aduce încă o aruncare. Dar la a treia dublă la rând mergi direct la „{ $jail }”.
guide-turn-salary = De câte ori treci de „{ $go }” sau te oprești acolo, Banca îți plătește { $salary }.

guide-speed = Zarul vitezei
guide-speed-numbers = 1, 2 sau 3: adună-l la zarurile albe.
guide-speed-bus = Autobuzul: alegi să mergi după un zar alb, după celălalt sau după amândouă.
guide-speed-next = Săgeata: mergi după zarurile albe și fă ce cere acel spațiu. Apoi mergi la următoarea { word-deed } fără proprietar; când toate au proprietar, la următoarea la care se datorează { word-rent }.
guide-speed-triple = Trei la fel: mergi pe orice spațiu dorești, dar nu mai arunca o dată.

guide-spaces = Spații speciale
guide-space-cards = Cărți ({ $decks }): trage-o pe cea de deasupra și fă ce spune.
guide-space-tax = { $spaces }: plătește Băncii suma scrisă acolo.
guide-space-parking = { $spaces }: ia o pauză; nu se întâmplă nimic.
guide-space-go-to-jail = { $spaces }: mergi direct la „{ $jail }”, fără să primești salariul pe drum. Tura ta s-a terminat.
guide-space-ride = { $spaces }: plătește { $amount } și mergi pe orice spațiu dinaintea următorului de acest fel sau rămâi. În ambele cazuri tura ta se termină acolo.
guide-ride-go = Dacă doar treci pe la „{ $go }”, nu primești nimic; dacă te oprești acolo, primești { $salary }.
guide-space-entity = { $spaces }: tu și jucătorul din stânga ta aruncați câte un zar. Dacă atingeți împreună numărul scris acolo, primiți bani amândoi; dacă nu, plătiți amândoi.
guide-space-question = { $spaces }: apasă și vezi. Poate să dea monede, să ia monede sau să te trimită mai departe cu o nouă aruncare.

guide-buy = Cumpărarea
guide-buy-first = Dacă ajungi pe o { word-deed } fără proprietar, o poți cumpăra la prețul scris.
guide-buy-auction = Dacă nu vrei să o cumperi, se licitează pe loc. Poate licita oricine, inclusiv tu; se pornește de la { $amount } și câștigă suma cea mai mare.
guide-buy-nothing = Dacă nu vrei să o cumperi, rămâne la Bancă și jocul continuă.
guide-buy-default = Licitează doar cât poți plăti. Cine nu poate plăti suma câștigătoare este exclus, iar licitația reîncepe fără acel jucător.

guide-rent = { Word-rent-the }
guide-rent-claim = Fii cu ochii în patru: un vizitator îți datorează { word-rent } numai dacă o ceri.
guide-rent-window = { $count ->
    [one] Pierzi { word-rent-the } imediat ce a aruncat jucătorul următor.
    [few] Pierzi { word-rent-the } imediat ce a aruncat al doilea jucător după vizitator.
   *[other] Pierzi { word-rent-the } imediat ce a aruncat al doilea jucător după vizitator.
}
guide-rent-automatic = Vizitatorii plătesc { word-rent-the } { word-deed-of-the } fără să le fie cerută.
guide-rent-set = Când ai toate { word-streets-the } unui grup, { word-rent-the } celor fără clădiri se dublează.
guide-rent-set-unmortgaged = Când ai toate { word-streets-the } unui grup și niciuna nu este ipotecată, { word-rent-the } celor fără clădiri se dublează.
guide-rent-stations = { $group }: cu cât ai mai multe, cu atât aduce mai mult fiecare ({ $rents }).
guide-rent-utilities-one = { $group }: vizitatorul mai aruncă zarul o dată. { Word-rent-the } este această aruncare ori { $factors }, în funcție de câte ai.
guide-rent-utilities-two = { $group }: vizitatorul mai aruncă o dată ambele zaruri. { Word-rent-the } este această aruncare ori { $factors }, în funcție de câte ai.
guide-rent-utilities-speed = { $group }: vizitatorul mai aruncă o dată toate cele trei zaruri; autobuzul și săgeata se socotesc drept zero. { Word-rent-the } este această aruncare ori { $factors }, în funcție de câte ai.
guide-rent-mortgaged = O { word-deed } ipotecată nu aduce nimic.

guide-build = Construirea
guide-build-when-group = Când un grup întreg este al tău și nimic din el nu este ipotecat, poți construi pe el oricând, chiar și între turele celorlalți.
guide-build-when-plot = Când un grup întreg este al tău, poți construi oricând pe { word-streets-the } lui neipotecate, chiar și între turele celorlalți.
guide-build-pause = Nici măcar o licitație nu oprește asta. Construirea, vânzarea și ipotecarea așteaptă doar cât timp un jucător trebuie să își aleagă mutarea.
guide-build-even = Construiește uniform: fiecare { word-street } din grup primește prima clădire înainte ca vreuna să o primească pe a doua și așa mai departe.
guide-build-top-group = Pe o { word-street } stau cel mult { $houses }. Când toate { word-streets-the } grupului sunt pline, pasul următor este { FORM($hotel, "a") }.
guide-build-top-plot = Pe o { word-street } stau cel mult { $houses }. Când este plină, pasul următor este { FORM($hotel, "a") }.
guide-build-scarce-demand = Clădirile sunt limitate. Dacă Banca ar putea rămâne fără, toți cei care ar putea construi spun câte vor. Dacă ajung, toți plătesc prețul tipărit; dacă nu, se licitează una câte una.
guide-build-scarce-last = Clădirile sunt limitate. Dacă mai mulți jucători o vor pe ultima, o câștigă oferta cea mai mare.
guide-build-houses-first = Dacă desfaci un hotel și ai nevoie de case de la Bancă, au prioritate cei care vor să cumpere case.
guide-build-half-printed = Banca ia clădirile înapoi la jumătate de preț.
guide-build-half-paid = Banca ia clădirile înapoi la jumătate din cât ai plătit, și la licitație.
guide-build-sell-evenly = Vinde la fel de uniform cum construiești.
guide-build-sell-freely = Nu trebuie să vinzi uniform: poți goli o { word-street } și le poți lăsa pe celelalte cum sunt.

guide-mortgage = Ipoteci
guide-mortgage-group = O { word-deed } aduce bani pe loc dacă o ipotechezi. Mai întâi, grupul ei trebuie să fie fără clădiri.
guide-mortgage-plot = O { word-deed } aduce bani pe loc dacă o ipotechezi. Mai întâi trebuie vândute clădirile de pe ea.
guide-mortgage-percent = Ca să o răscumperi, dă suma înapoi cu dobândă de { $percent }.
guide-mortgage-printed = Ca să o răscumperi, plătește suma scrisă pe cartea { word-deed-of-the }.
guide-mortgage-transfer-redeem-or-10 = Cine primește o { word-deed } ipotecată de la alt jucător o răscumpără pe loc sau plătește acum dobânda și o răscumpără mai târziu.
guide-mortgage-transfer-free = Cine primește o { word-deed } ipotecată de la alt jucător nu plătește nimic pentru asta și o răscumpără când dorește.
guide-mortgage-transfer-pay-or-double = Cine primește o { word-deed } ipotecată printr-un schimb plătește dobânda acum sau dublul mai târziu. După un faliment se plătește pe loc.

guide-jail = Fără ieșire: „{ $jail }”
guide-jail-visit = Dacă doar ajungi acolo, ești numai în vizită.
guide-jail-doubles = Ca să ieși: plătește { $fine } înainte de aruncare, folosește o carte de ieșire sau dă o dublă.
guide-jail-six = Ca să ieși: plătește { $fine } înainte de aruncare, folosește o carte de ieșire sau dă un șase.
guide-jail-prepay = { $count ->
    [one] Înainte de aruncare poți plăti numai în prima tură petrecută acolo.
    [few] Înainte de aruncare poți plăti numai în primele { $count } ture petrecute acolo.
   *[other] Înainte de aruncare poți plăti numai în primele { $count } de ture petrecute acolo.
}
guide-jail-again = Cu dubla care te eliberează mergi și mai arunci o dată.
guide-jail-once = Cu dubla care te eliberează mergi, dar nu mai arunci o dată.
guide-jail-last = { $count ->
    [one] Ieși chiar la tura următoare: dacă aruncarea nu te eliberează, plătești { $fine } și mergi.
    [few] Ieși cel târziu la a { $count }-a tură petrecută acolo: dacă aruncarea nu te eliberează, plătești { $fine } și mergi.
   *[other] Ieși cel târziu la a { $count }-a tură petrecută acolo: dacă aruncarea nu te eliberează, plătești { $fine } și mergi.
}
guide-jail-late = Dacă la a { $turn }-a tură ești tot acolo, arunci, mergi și plătești { $fine }, orice ar ieși.
guide-jail-business = Afacerile continuă: și de acolo încasezi { word-rent }, licitezi, construiești și faci schimburi.

guide-deals = Schimburi
guide-deals-any = Poți face schimburi cu oricine, oricând.
guide-deals-own = Schimburile se fac cu jucătorul aflat la rând sau între două ture.
guide-deals-what-group = Schimbați bani, { word-deeds } și cărți de ieșire de la „{ $jail }”, cum vă convine amândurora. O { word-street } se cedează numai când tot grupul ei este fără clădiri.
guide-deals-what-plot = Schimbați bani, { word-deeds } și cărți de ieșire de la „{ $jail }”, cum vă convine amândurora. { Word-streets-the } se cedează fără clădiri.
guide-deals-card = O astfel de carte nu se poate ceda pentru mai puțin de { $amount }.

guide-debt = Când nu mai ai bani
guide-debt-raise = Dacă datorezi mai mult decât ai, vinde clădiri și ipotechează { word-deeds } până poți plăti.
guide-debt-surrender = Poți și să vinzi Băncii { word-deeds } la jumătate de preț.
guide-debt-stands = Dacă nici așa nu ajunge, dai faliment și ieși din joc. Clădirile tale se vând și tot ce ai merge la jucătorul căruia îi datorezi; { word-deeds-the } trec așa cum sunt.
guide-debt-liquidates = Dacă nici așa nu ajunge, dai faliment și ieși din joc. Mai întâi se vând toate clădirile tale și se ipotechează toate { word-deeds-the } tale. Banii și { word-deeds-the } ipotecate merg la jucătorul căruia îi datorezi.
guide-debt-bank-last = Dacă datoria este către Bancă, { word-deeds-the } tale se licitează fără ipotecă.
guide-debt-bank-first-bankruptcy = Dacă datoria este către Bancă, { word-deeds-the } tale rămân la ea.

guide-end = Finalul
guide-end-last = Câștigă ultimul jucător rămas.
guide-end-first-bankruptcy = Primul faliment încheie jocul. Adună banii, { word-deeds-the } și clădirile: cea mai mare avere câștigă.
guide-end-at-once = Când se anunță sfârșitul timpului, jocul se oprește pe loc. Adună banii, { word-deeds-the } și clădirile: cea mai mare avere câștigă.
guide-end-last-round = Dacă arbitrul anunță ultimul tur, acesta se joacă până la capăt.
guide-end-after-turn = Când se anunță sfârșitul timpului, tura începută se termină. Adună banii, { word-deeds-the } și clădirile: cea mai mare avere câștigă.
guide-end-points = Locul tău la masă îți aduce puncte pentru campionat: cu cât au dat faliment mai mulți rivali, cu atât mai multe puncte.
