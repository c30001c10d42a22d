# Čempionatas salėje: vadovo pultas, laikrodžiai, protokolai, lentelės.

hall-desk = Pareigūnų puslapiai
hall-rule = Taisyklė
hall-waiting = { $count ->
    [one] Laukia { $count }
    [few] Laukia { $count }
    [many] Laukia { $count }
   *[other] Laukia { $count }
}
hall-role-registrar = Registratorius
hall-role-director = Vadovas
hall-role-head-judge = Vyriausiasis teisėjas
hall-role-judge = Teisėjas
hall-role-scorer = Sekretorius
hall-page-director = Turai
hall-page-registrar = Registracija
hall-page-nicknames = Slapyvardžiai
hall-page-entrants = Dalyviai
hall-page-terms = Sąlygos
hall-page-officials = Pareigūnai
hall-page-outbox = Siunčiami el. laiškai
hall-page-sheets = Protokolai
hall-page-clock = Laikrodžiai
hall-page-board = Rezultatai gyvai
hall-page-projector = Projektorius
hall-page-judge = Mano stalai
hall-page-time = Kompiuterio laikrodis

hall-director-lead = Kiekvienas turas vyksta tais pačiais žingsniais: susodinimas, teisėjai, skelbimas, dalyvių patikra, žaidimas, protokolai, rezultatai, patekimas toliau.
hall-champion = Čempionas: { $nickname }
hall-venue = Vieta
hall-round = Turas
hall-round-number = { $number } turas
hall-players = Žaidėjai
hall-stands = Būsena
hall-open-session = Atverti: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, { $round } turas
hall-backup = Atsarginė kopija ir žurnalas
hall-backup-lead = Atsarginė kopija įrašoma kaskart, kai skelbiami rezultatai ar uždaromas etapas, jei serveris turi tam aplanką. Prieš kitą turą nukopijuokite ją į kitą įrenginį.
hall-log = { $count ->
    [one] { $count } įvykis žurnale. Kontrolinė suma:
    [few] { $count } įvykiai žurnale. Kontrolinė suma:
    [many] { $count } įvykio žurnale. Kontrolinė suma:
   *[other] { $count } įvykių žurnale. Kontrolinė suma:
}
hall-machine = Laiko mašina
hall-machine-lead = Šis čempionatas – repeticija. Galite jį perkelti į kitą laiką, tik ne anksčiau už paskutinį jo įvykį.
hall-machine-now = Repeticija. Laikas čia: { $moment }
hall-machine-to = Diena ir laikas
hall-machine-go = Nustatyti laiką
hall-machine-back = Atgal į dabartį
hall-time-jumped = Čempionato kompiuterio laikrodis šoktelėjo. Laikas prieš tai: { $was }. Po to laikrodis rodė: { $says }. Turams ir terminams tebegalioja ankstesnis laikas.
hall-time-open = Ką daryti
hall-time-now = Čempionato laikas: { $time }. Kompiuterio laikrodis: { $clock }.
hall-time-fine = Apie laikrodį nėra nė vieno neuždaryto pranešimo.
hall-time-wrong = Jei laikrodis neteisingas, nustatykite jį kompiuteryje. Tada pranešimas užsidarys pats.
hall-time-right = Jei laikrodis teisingas, čia tai turi patvirtinti du pareigūnai. Vykstantiems turams lieka tiek laiko, kiek buvo likę.
hall-time-accept = Laikrodis teisingas
hall-time-proposed = { $name } sako, kad laikrodis teisingas. Tai turi patvirtinti antras pareigūnas.
hall-time-venue = { $city }: ten kompiuterio laikrodis buvo neteisingas. Paskutinio įrašo laikas: { $was }. Laikrodis rodė: { $says }. Įrašų tvarka nepasikeitė.
hall-rehearse = Leisti botams sužaisti kitą etapą
hall-rehearse-lead = Toliau: { $stage }. Botai susėda prie kiekvieno stalo ir sužaidžia etapą iki galo; tai gali užtrukti minutę.

hall-pipeline = Šio turo žingsniai
hall-state-done = atlikta
hall-state-now = dabar
hall-state-later = vėliau
hall-step-seating = Susodinimas
hall-step-judges = Teisėjai
hall-step-publish = Skelbimas
hall-step-roll = Dalyvių patikra
hall-step-play = Žaidimas
hall-step-sheets = Protokolai
hall-step-release = Rezultatai
hall-step-qualify = Patekimas toliau
hall-step-over = Baigta
hall-step-later = Dar ne
hall-waits-director = Tai daro vadovas.
hall-waits-head-judge = Tai daro vyriausiasis teisėjas.

hall-plan = Žaidėjų: { $players }, stalų: { $tables }, srautų: { $heats }.
hall-drawn = Žaidėjų: { $players }, stalų: { $tables }.
hall-seed-printed = Burtų skaičius { $seed }: iš jo bet kas gali gauti tą patį susodinimą.
hall-seeded = Stipriausieji paskirstyti prie skirtingų stalų.
hall-reason-sizes = Žaidėjų prie stalų: { $sizes }. Paskirstyta tolygiai, prie stalo nuo { $fewest } iki { $most }.
hall-reason-repeats = { $count ->
    [0] Niekas su niekuo nesusitinka antrą kartą.
    [one] Vėl susitinka { $count } pora: geresnio susodinimo nerasta.
    [few] Vėl susitinka { $count } poros: geresnio susodinimo nerasta.
    [many] Vėl susitinka { $count } poros: geresnio susodinimo nerasta.
   *[other] Vėl susitinka { $count } porų: geresnio susodinimo nerasta.
}
hall-reason-apart = { $count ->
    [one] Atskirai sodinama { $count } pora.
    [few] Atskirai sodinamos { $count } poros.
    [many] Atskirai sodinama { $count } poros.
   *[other] Atskirai sodinama { $count } porų.
}
hall-reason-fixed = { $count ->
    [one] { $count } žaidėjas turi nustatytą stalą.
    [few] { $count } žaidėjai turi nustatytus stalus.
    [many] { $count } žaidėjo turi nustatytą stalą.
   *[other] { $count } žaidėjų turi nustatytus stalus.
}
hall-broken-seated-twice = Kažkas sėdėtų prie dviejų stalų.
hall-broken-not-a-player = Vietą turi kažkas, kas šiame ture nežaidžia.
hall-broken-not-seated = Kažkas, kas žaidžia šiame ture, neturi vietos.
hall-broken-table-too-small = Prie vieno stalo per mažai žaidėjų.
hall-broken-table-too-large = Prie vieno stalo per daug žaidėjų.
hall-broken-tables-differ = Stalų skaičius ne toks, kokio reikalauja formatas.
hall-broken-thinned-unevenly = Du stalai skiriasi daugiau nei vienu žaidėju.
hall-broken-fixed-seat = Žaidėjas ne prie to stalo, kuris jam nustatytas.
hall-broken-kept-apart = Du atskirai sodintini žaidėjai sėdi prie vieno stalo.
hall-table = Stalas nr. { $number }
hall-heat = { $number } srautas
hall-table-players = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
    [many] { $count } žaidėjo
   *[other] { $count } žaidėjų
}
hall-again = { $count ->
    [one] { $count } ankstesnis susitikimas
    [few] { $count } ankstesni susitikimai
    [many] { $count } ankstesnio susitikimo
   *[other] { $count } ankstesnių susitikimų
}
hall-judged-by = Teisėjas: { $name }
hall-fixed = nustatyta
hall-swap-lead = Pažymėkite du žaidėjus, kad sukeistumėte jų vietas. Susodinimas patikrinamas iš naujo; taisyklę pažeidžiantis sukeitimas atmetamas.
hall-swap = Sukeisti vietomis
hall-swap-two = Pažymėkite lygiai du žaidėjus.
hall-draw = Traukti burtus
hall-draw-again = Traukti dar kartą
hall-seed = Burtų skaičius
hall-seed-lead = Palikite siūlomą skaičių arba įrašykite viešai ištrauktą.
hall-apart = Sodinti atskirai
hall-apart-one = Pirmas žaidėjas
hall-apart-other = Antras žaidėjas
hall-pair = { $one } ir { $other }
hall-fixing = Nustatyti stalai
hall-fixed-player = Žaidėjas
hall-fixed-table = Stalas
hall-fixed-at = { $name }: stalas nr. { $table }

hall-judge-of = Stalo nr. { $number } teisėjas
hall-judges-save = Paskirti šiuos teisėjus
hall-judges-none = Į šią vietą dar nepakviestas nė vienas teisėjas.
hall-judges-set = Stalų su teisėju: { $count } iš { $tables }.
hall-published = Paskelbta. Oficiali pradžia: { $moment }
hall-projector-open = Rodyti projektoriuje
hall-pdf = Spausdinti protokolus (PDF)
hall-starts = Oficiali pradžia (laiko juosta { $zone })
hall-publish = Skelbti susodinimą
hall-present = Atvyko žaidėjų: { $present } iš { $players }.
hall-missing = { $count ->
    [one] Trūksta { $count }
    [few] Trūksta { $count }
    [many] Trūksta { $count }
   *[other] Trūksta { $count }
}
hall-small = Stalai, prie kurių per mažai žaidėjų: { $tables }. Susodinkite šį srautą iš naujo.
hall-alternates = { $count ->
    [one] { $count } atsarginis, atvyko – { $present }.
    [few] { $count } atsarginiai, atvyko – { $present }.
    [many] { $count } atsarginio, atvyko – { $present }.
   *[other] { $count } atsarginių, atvyko – { $present }.
}
hall-roll-alternates = Atvykę atsarginiai užima laisvas vietas numerių tvarka
hall-roll = Tikrinti dalyvius
hall-call-alternate = Kviesti kitą atsarginį
hall-reseat = Persodinti { $heat } srautą
hall-start = { $count ->
    [one] Pradėti ({ $count } stalas)
    [few] Pradėti kartu: { $count } stalai
    [many] Pradėti kartu: { $count } stalo
   *[other] Pradėti kartu: { $count } stalų
}
hall-start-lead = Kas per patikrą neatsiliepė, prarado vietą. Laikas visiems stalams pradedamas skaičiuoti vienu metu.
hall-heat-waiting = Laukia
hall-heat-rolled = Patikrinta, galima pradėti
hall-heat-running = Vyksta
hall-heat-last-round = Paskutinis ratas
hall-heat-paused = Sustabdyta
hall-heat-over = Laikas baigėsi
hall-play-later = Po paskelbimo.
hall-clock-of = { $heat } srauto laikrodis
hall-expel = Diskvalifikuoti
hall-expel-who = Ką diskvalifikuoti
hall-expel-lead = Už netinkamą elgesį. Žaidėjas lieka paskutinis, be taškų, ir grįžti nebegali.
hall-reason = Priežastis
hall-fate-playing = žaidė iki pabaigos
hall-fate-bankrupt = bankrotas
hall-fate-expelled = diskvalifikacija
hall-fate-withdrawn = pasitraukė

hall-sheets-lead = Antras asmuo peržiūri kiekvieną protokolą ir patvirtina jį nepakeistą arba grąžina.
hall-sheets-none = Dabar protokolų nelaukiama.
hall-sheets-count = Patvirtinta protokolų: { $confirmed } iš { $tables }.
hall-sheets-short = { $confirmed } iš { $tables }
hall-sheets-missing = Stalai be protokolo: { $tables }.
hall-sheet-waiting = nepradėta
hall-sheet-playing = žaidžiama
hall-sheet-due = trūksta protokolo
hall-sheet-entered = laukia antro asmens
hall-sheet-confirmed = patvirtinta
hall-sheet-of = Stalo nr. { $number } protokolas
hall-sheet-none = Šio stalo protokolas dar neįvestas.
hall-sheet-by = Versija nr. { $version }, įvedė { $name }.
hall-sheet-confirmed-by = Patvirtino { $name }.
hall-back-session = Į turą
hall-part-cash = Grynieji
hall-part-deeds = Nuosavybės
hall-part-mortgaged = Įkeistos nuosavybės
hall-part-houses = Namai
hall-part-hotels = Viešbučiai
hall-part-total = Grynasis turtas
hall-holdings = { $count ->
    [one] { $count } nuosavybė
    [few] { $count } nuosavybės
    [many] { $count } nuosavybės
   *[other] { $count } nuosavybių
}
hall-mortgaged = įkeista
hall-houses = { $count ->
    [one] { $count } namas
    [few] { $count } namai
    [many] { $count } namo
   *[other] { $count } namų
}
hall-hotel = viešbutis
hall-signed = pasirašyta
hall-unsigned = nepasirašyta
hall-placings = Vietos ir taškai
hall-points-count = { $count ->
    [one] { $count } taškas
    [few] { $count } taškai
    [many] { $count } taško
   *[other] { $count } taškų
}
hall-tie = Rezultatai vienodi: laukiama vyriausiojo teisėjo sprendimo.
hall-decided-worth = pagal grynąjį turtą
hall-decided-deeds = turtas lygus, daugiau neįkeistų nuosavybių
hall-decided-cash = turtas ir nuosavybės lygūs, daugiau grynųjų
hall-decided-head-judge = vyriausiojo teisėjo sprendimu
hall-decided-survived = dar žaidė
hall-decided-left-later = iškrito vėliau
hall-decided-expelled = kito žaidėjo diskvalifikacija
hall-confirming = Antras asmuo
hall-digest = Šio protokolo kontrolinis kodas:
hall-signatures-missing = Nepasirašė: { $names }.
hall-own-sheet = Šį protokolą įvedėte jūs, todėl jį turi patvirtinti kitas asmuo.
hall-confirm-lead = Palyginkite su popieriniu. Tvirtinate tiksliai tai, ką čia matote; šiame puslapyje nieko pakeisti negalima.
hall-confirm = Patvirtinti nepakeistą
hall-reject = Grąžinti
hall-release-lead = Taškai skelbiami su slapyvardžiais, grynasis turtas – niekada.
hall-release = Skelbti rezultatus
hall-released = Rezultatai paskelbti.
hall-board-open = Atverti „Rezultatai gyvai“
hall-qualify-lead = Surikiuoja visus ir nustato, kas patenka toliau. Burtai sprendžia tik tai, ko neišsprendžia niekas kitas; jų skaičius lieka žurnale.
hall-qualify-later = Po rezultatų paskelbimo.
hall-lot-seed = Burtų skaičius
hall-qualify = Uždaryti etapą čia
hall-next-round = Į kitą turą
hall-goes-on = patenka toliau
hall-by-lot = burtais

hall-nicknames-lead = Slapyvardžiai turi būti susiję su žaidimu ir neužsiminti apie amžių, lytį, tautybę ar kūną. Galimi trūkumai pažymimi; sprendžiate jūs.
hall-nicknames-none = Nė vienas slapyvardis nelaukia patvirtinimo.
hall-no-concern = Pastabų nėra.
hall-approve = Patvirtinti
hall-approve-all = { $count ->
    [one] Patvirtinti be pastabų ({ $count })
    [few] Patvirtinti visus be pastabų ({ $count })
    [many] Patvirtinti visus be pastabų ({ $count })
   *[other] Patvirtinti visus be pastabų ({ $count })
}
hall-give-back = Atmesti
hall-give-back-reason = Priežastis, kuri pranešama dalyviui
hall-approved = { $count ->
    [one] { $count } patvirtintas slapyvardis
    [few] { $count } patvirtinti slapyvardžiai
    [many] { $count } patvirtinto slapyvardžio
   *[other] { $count } patvirtintų slapyvardžių
}
hall-concern-theme = Nerasta su žaidimu susijusio žodžio.
hall-concern-age = Gali užsiminti apie amžių.
hall-concern-sex = Gali užsiminti apie lytį.
hall-concern-nationality = Gali užsiminti apie tautybę.
hall-concern-body = Gali užsiminti apie kūną.
hall-concern-number = Yra skaičius, kuris gali būti amžius ar gimimo metai.
hall-concern-place = Yra vietos ar miesto pavadinimas.
hall-concern-name = Yra tikrojo vardo dalis.

hall-search = Vardas arba slapyvardis
hall-search-go = Ieškoti
hall-found = { $count ->
    [0] Nieko nerasta.
    [one] Rastas { $count } žmogus.
    [few] Rasti { $count } žmonės.
    [many] Rasta { $count } žmogaus.
   *[other] Rasta { $count } žmonių.
}
hall-erased = ištrinta
hall-alternate-number = Atsarginis nr. { $number }
hall-status-pending = Laukia, reikia paskambinti
hall-status-confirmed = Patvirtinta
hall-status-withdrawn = Pasitraukė
hall-status-no-show = Neatvyko
hall-status-disqualified = Diskvalifikuota
hall-status-erased = Ištrinta
hall-cancel = Panaikinti paraišką
hall-cancel-lead = Organizatoriai gali panaikinti paraišką, pavyzdžiui, kai duomenys neišsamūs arba prieštarauja sąlygoms.

hall-terms-lead = Nauja versija įsigalioja iškart, su pranešimu, kurį visi mato viešoje svetainėje.
hall-terms-version = Versija { $version }
hall-terms-notice = Kas pasikeitė (pranešimas)
hall-terms-closes = Nauja paskutinė registracijos diena (dabar { $day }); palikite tuščią, jei nesikeičia
hall-terms-mailed = Rašyti el. laišką visiems užsiregistravusiems
hall-terms-cancelled = Čempionatas atšaukiamas
hall-terms-publish = Skelbti naują versiją
hall-terms-empty = Parašykite sąlygas bent viena kalba.

hall-officials-lead = Kiekvienas gauna asmeninę vieno vaidmens nuorodą. Kas turi nuorodą, veikia tuo vaidmeniu: siųskite ją tik vienam žmogui. Nauja nuoroda panaikina senąją.
hall-official-name = Vardas
hall-official-role = Vaidmuo
hall-official-venue = Vieta
hall-official-table = Įprastas stalas, jei yra
hall-invite = Sukurti nuorodą
hall-invited = Nuoroda: { $name }
hall-invited-lead = Ši nuoroda rodoma tik vieną kartą.
hall-name-needed = Įveskite vardą, nuo 1 iki 60 ženklų.
hall-revoke = Panaikinti
hall-revoke-lead = Iškart nustos veikti visos nuorodos, kurias turi { $name }.
hall-revoke-yes = Panaikinti visas nuorodas
hall-revoke-self = Savo nuorodos panaikinti negalite. Tai gali padaryti kitas vadovas.
hall-you = jūs

hall-outbox-lead = { $count ->
    [0] Visi el. laiškai išsiųsti.
    [one] Laukia { $count } el. laiškas. Nukopijuokite jį į savo pašto programą, tada pažymėkite kaip išsiųstą.
    [few] Laukia { $count } el. laiškai. Nukopijuokite juos į savo pašto programą, tada pažymėkite kaip išsiųstus.
    [many] Laukia { $count } el. laiško. Nukopijuokite juos į savo pašto programą, tada pažymėkite kaip išsiųstus.
   *[other] Laukia { $count } el. laiškų. Nukopijuokite juos į savo pašto programą, tada pažymėkite kaip išsiųstus.
}
hall-letter-to = Kam
hall-letter-subject = Tema
hall-letter-body = Tekstas
hall-letter-fault = Pašto serveris jo nepriėmė:
hall-copy = Kopijuoti
hall-copied = Nukopijuota
hall-sent = Pažymėti kaip išsiųstą
hall-sent-all = { $count ->
    [one] Pažymėti apačioje kaip išsiųstą ({ $count })
    [few] Pažymėti apačioje kaip išsiųstus ({ $count })
    [many] Pažymėti apačioje kaip išsiųstus ({ $count })
   *[other] Pažymėti apačioje kaip išsiųstus ({ $count })
}
hall-phones = Telefonų sąrašas
hall-name = Vardas
hall-phone = Telefonas

hall-clock = Laikrodis
hall-clocks-lead = Oficialų laiką skaičiuoja vyriausiasis teisėjas. Kiekvieną laikrodį gali atverti visi; mygtukus mato tik vyriausiasis teisėjas.
hall-clocks-none = Susodinimas dar nepaskelbtas.
hall-clock-left = Liko laiko
hall-clock-waits = Pirma patikrinkite dalyvius.
hall-clock-reason = Sustabdymo priežastis, rodoma salėje
hall-clock-pause = Sustabdyti
hall-clock-resume = Tęsti
hall-clock-last-round = Skelbti paskutinį ratą
hall-clock-end = Skelbti laiko pabaigą
hall-clock-all = Visi laikrodžiai
hall-clock-offline = Nėra ryšio. Laikas eina toliau.
hall-fullscreen = Visas ekranas
hall-call-minutes = { $count ->
    [one] Liko { $count } minutė
    [few] Liko { $count } minutės
    [many] Liko { $count } minutės
   *[other] Liko { $count } minučių
}
hall-call-over = Laikas baigėsi

hall-board = Rezultatai gyvai
hall-board-lead = Taškai po kiekvieno turo, su slapyvardžiais.
hall-board-empty = Rezultatai dar nepaskelbti.
hall-csv = Rezultatai, CSV
hall-json = Rezultatai, JSON
hall-number = Salė nr. { $number }
hall-halls = Salės
hall-all = Visos
hall-rank = Vieta
hall-nickname = Slapyvardis
hall-points = Taškai
hall-anonymous = be vardo
hall-offline = Nėra ryšio. Tai paskutinė žinoma būsena.
hall-scroll-pause = Stabdyti slinkimą

hall-done-travel = Laikas nustatytas.
hall-done-return = Čempionatas vėl dabartyje.
hall-done-rehearse = Etapas sužaistas.
hall-done-draft = Susodinta burtais. Peržiūrėkite ir paskelbkite.
hall-done-reseat = Srauto vietos paskirstytos iš naujo.
hall-done-swap = Žaidėjai sukeisti vietomis.
hall-done-judges = Teisėjai paskirstyti prie stalų.
hall-done-publish = Paskelbta.
hall-done-roll = Dalyviai patikrinti.
hall-done-alternate = Kitas atsarginis pakviestas.
hall-done-start = Žaidimas prie stalų prasidėjo.
hall-done-expel = Diskvalifikuota.
hall-done-release = Rezultatai paskelbti.
hall-done-qualify = Etapas čia uždarytas.
hall-done-approve = Slapyvardis patvirtintas.
hall-done-approve-all = Slapyvardžiai patvirtinti.
hall-done-give-back = Slapyvardis atmestas.
hall-done-cancel = Paraiška panaikinta.
hall-done-revoke = Nuorodos nebeveikia.
hall-done-sent = Pažymėta kaip išsiųsta.
hall-done-sent-all = Pažymėta kaip išsiųsta.
hall-done-confirm = Protokolas patvirtintas.
hall-done-reject = Protokolas grąžintas.
