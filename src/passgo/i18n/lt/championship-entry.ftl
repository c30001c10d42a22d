# Čempionatai: vieša svetainė, registracija, mano paraiška, registratoriaus stalas ir kodėl čempionatas atsisako.

entry-championships = Čempionatai
entry-championships-lead = Registruokitės, žiūrėkite ir sekite rezultatus.
entry-championships-none = Čempionatų čia dar nėra.
entry-phase-announced = Registracija dar neprasidėjo
entry-phase-open = Registracija vyksta
entry-phase-closed = Registracija baigta
entry-phase-running = Žaidžiama dabar
entry-phase-over = Baigta
entry-phase-cancelled = Atšaukta
entry-window = Registracija nuo { $opens } iki { $closes } imtinai.
entry-window-zone = Valandos skaičiuojamos pagal kiekvienos vietos laiko juostą.
entry-rule = Taisyklė { $rule }
entry-rehearsed = Repeticija su išgalvotais žmonėmis

entry-new = Naujas čempionatas
entry-new-terms-lead = Visas versijas galima skaityti ir vėliau. Nurodykite, į ką kreiptis dėl asmens duomenų.
entry-new-director = Pirmojo vadovo vardas
entry-new-unreadable = Įkeltas failas nėra UTF-8 tekstas.
entry-made = Čempionatas sukurtas
entry-made-lead = { $name }: sukurta. Iš vadovo pulto pakvieskite registratorius, teisėjus ir sekretorius.
entry-made-link = Tai asmeninė vadovo nuoroda. Ji rodoma tik kartą: išsaugokite ją dabar ir niekam neduokite.
entry-made-qr = Vadovo nuorodos QR kodas
entry-made-open = Atverti vadovo pultą
entry-made-site = Vieša svetainė

entry-organised = Organizuoja { $organisers }
entry-register = Registruotis
entry-opens-on = Registracija prasideda: { $when }.
entry-cancelled = Šis čempionatas atšauktas. Užsiregistravę dalyviai vis dar gali atsisiųsti ar ištrinti savo duomenis.
entry-terms-changed = Sąlygos pasikeitė
entry-terms-since = Versija { $version }, galioja nuo { $when }.
entry-terms-what = Kas pasikeitė
entry-where = Kada ir kur
entry-starts = Pradžia { $when } ({ $zone })
entry-online = Žaidžiama internetu, iš bet kur
entry-places-meter = Užimtos vietos: { $city }
entry-places-left = { $count ->
    [0] Visos vietos užimtos (iš viso { $capacity })
    [one] Laisva { $count } vieta iš { $capacity }
    [few] Laisvos { $count } vietos iš { $capacity }
    [many] Laisva { $count } vietos iš { $capacity }
   *[other] Laisva { $count } vietų iš { $capacity }
}
entry-alternates = { $count ->
    [0] Atsarginių nėra
    [one] Laukia { $count } atsarginis
    [few] Laukia { $count } atsarginiai
    [many] Laukia { $count } atsarginio
   *[other] Laukia { $count } atsarginių
}
entry-would-wait = Vietų nėra: atsarginių sąraše būtumėte nr. { $number }
entry-later-stage = Patekusiems į šį etapą
entry-how = Kaip žaidžiama
entry-stage = { $rounds ->
    [one] Prie stalo žaidėjų: { $fewest }–{ $most }. Turų: { $rounds }, trukmė { $minutes } min.
    [few] Prie stalo žaidėjų: { $fewest }–{ $most }. { $rounds } turai po { $minutes } min.
    [many] Prie stalo žaidėjų: { $fewest }–{ $most }. { $rounds } turo po { $minutes } min.
   *[other] Prie stalo žaidėjų: { $fewest }–{ $most }. { $rounds } turų po { $minutes } min.
}
entry-prize = Čempionas laimi: { $prize }.
entry-condition-age = Žaidimo dieną jums turi būti bent { $age } m.
entry-condition-citizenship = Reikalinga pilietybė: { $country }.
entry-condition-excluded = Organizatorių darbuotojai ir artimi jų giminaičiai dalyvauti negali.
entry-condition-phone = Kai užsiregistruosite, paskambinsime jums vietai patvirtinti. Jei paraiškų daugiau nei vietų, pirmenybė tenka ankstesnei registracijai.
entry-edition = Apie žaidimą
entry-follow = Sekite čempionatą
entry-spectators = Žiūrovai laukiami: ateikite stebėti žaidimų gyvai.
entry-anonymous = Rezultatai skelbiami po kiekvieno turo, tik su slapyvardžiais.
entry-board = Rezultatai gyvai
entry-standings = Rezultatai (CSV)
entry-terms = Dalyvavimo sąlygos
entry-terms-lead = Čia skelbiamos sąlygos ir visos ankstesnės jų versijos.
entry-terms-read = Skaityti galiojančias sąlygas
entry-terms-none = Sąlygos dar nepaskelbtos, todėl registracija neprasidėjo.
entry-terms-in-force = Versija { $version }, galioja nuo { $when }
entry-terms-old = Tai versija { $version } ({ $when }). Ji nebegalioja.
entry-terms-versions = Visos versijos
entry-terms-version = Versija { $version }, { $when }
entry-terms-diff = Kas pasikeitė nuo versijos { $version }
entry-terms-added = Pridėta:
entry-terms-removed = Pašalinta:
entry-terms-show = Čia skaityti sąlygų versiją { $version }
entry-rights = Savo duomenis galite bet kada gauti, pataisyti ar ištrinti: paraiškos puslapyje, el. paštu arba telefonu.

entry-register-lead = Tai užtruks dvi minutes. Viešai skelbiamas tik slapyvardis, kurį pasirinksite vėliau.
entry-wrong = { $count ->
    [one] Dar { $count } dalyko trūksta arba jis neteisingas; jis pažymėtas žemiau. Niekas, ką parašėte, neprarasta.
    [few] Dar { $count } dalykų trūksta arba jie neteisingi; jie pažymėti žemiau. Niekas, ką parašėte, neprarasta.
    [many] Dar { $count } dalyko trūksta arba jis neteisingas; jis pažymėtas žemiau. Niekas, ką parašėte, neprarasta.
   *[other] Dar { $count } dalykų trūksta arba jie neteisingi; jie pažymėti žemiau. Niekas, ką parašėte, neprarasta.
}
entry-city = Kur norite žaisti?
entry-you = Apie jus
entry-name = Vardas ir pavardė
entry-email = El. pašto adresas
entry-email-hint = Jūsų, o ne kieno nors kito: ten atsiųsime paraiškos nuorodą.
entry-phone = Telefonas
entry-phone-hint = Šiuo numeriu jums paskambinsime vietai patvirtinti.
entry-born = Gimimo data
entry-born-hint = Tą dieną, kai žaidžiate, jums turi būti bent { $age } m.
entry-born-why = Kad būtų galima atskirti bendravardžius.
entry-citizenship = Pilietybė
entry-citizenship-hint = Dalyvauti gali tik turintys šią pilietybę: { $country }.
entry-choose = Pasirinkite
entry-excluded = Pažymėkite visus jums tinkančius teiginius
entry-excluded-employee = Dirbu organizatoriams ({ $organisers }).
entry-excluded-relative = Mano artimas giminaitis dirba organizatoriams ({ $organisers }).
entry-declare = Pareiškimai ir sutikimai
entry-declare-lead = Visi privalomi: jei kurio nors trūksta, registracija negalioja.
entry-declaration-own-email = El. pašto adresas yra mano.
entry-declaration-true-data = Mano pateikta informacija tiksli ir teisinga.
entry-declaration-of-age = Man yra bent { $age } m.
entry-declaration-contact = Mano telefono numerį ir el. pašto adresą galite naudoti čempionatui rengti.
entry-consent-terms = Be išlygų sutinku su dalyvavimo sąlygomis.
entry-consent-data = Mano čia pateiktus duomenis { $organisers } gali tvarkyti tik šio čempionato tikslais.
entry-consent-publicity = Čempionato rezultatai su nuotraukomis, vaizdo įrašais, nugalėtojų ir prizininkų vardais gali būti skelbiami.
entry-consent-promotion = { $organisers } gali man siųsti ir naujienų bei pasiūlymų. Su dalyvavimu tai nesusiję.
entry-optional = Tik jei norite
entry-optional-lead = Dalyvauti galite ir to nepažymėję. Apsigalvoti galite bet kada.
entry-kept = { $days ->
    [one] Jūsų duomenys ištrinami vėliausiai praėjus { $days } dienai po paskutinio finalo.
    [few] Jūsų duomenys ištrinami vėliausiai praėjus { $days } dienoms po paskutinio finalo.
    [many] Jūsų duomenys ištrinami vėliausiai praėjus { $days } dienos po paskutinio finalo.
   *[other] Jūsų duomenys ištrinami ne vėliau kaip praėjus { $days } d. po paskutinio finalo.
}
entry-register-send = Registruotis dabar
entry-fault-venue = Pasirinkite vieną miestą.
entry-fault-name = Įveskite vardą ir pavardę, nuo 2 iki 100 ženklų.
entry-fault-email = Įveskite el. pašto adresą, pvz., name@example.org.
entry-fault-phone = Įveskite telefono numerį, nuo 5 iki 20 skaitmenų.
entry-fault-born = Įveskite gimimo datą.
entry-fault-citizenship = Pasirinkite šalį.
entry-fault-tick = Kad dalyvautumėte, pažymėkite.
entry-registered = Registracija pavyko
entry-link = Tai jūsų asmeninė nuoroda. Išsaugokite ją: kas ją turi, gali keisti jūsų paraišką.
entry-link-lead = Ji atveria jūsų paraišką: būseną, slapyvardį, duomenis, atvykimo kodą.
entry-link-mail = Ji bus ir el. laiške, kurį jums siunčiame.
entry-mine-open = Atverti mano paraišką
entry-mine = Mano paraiška
entry-status-pending = Laukia patvirtinimo
entry-status-confirmed = Patvirtinta
entry-status-alternate = Atsarginis nr. { $number }
entry-status-withdrawn = Atsiimta
entry-status-no-show = Neatvyko
entry-status-disqualified = Diskvalifikuota
entry-status-erased = Ištrinta
entry-next-pending = Vietą turite. Paskambinsime jums jai patvirtinti.
entry-next-confirmed = Jūsų vieta patvirtinta. Atvykite prieš oficialią pradžią: tuo metu tuščia vieta atitenka atsarginiam.
entry-next-alternate = Visos vietos užimtos. Jūsų numeris atsarginių sąraše – { $number }: kam nors pasitraukus, vietą gauna pirmasis eilėje.
entry-next-withdrawn = Nebedalyvaujate. Kol vyksta registracija, galite registruotis iš naujo.
entry-next-no-show = Oficialios pradžios metu jūsų nebuvo, todėl vieta atiteko kitam.
entry-next-disqualified = Organizatoriai panaikino jūsų paraišką.
entry-next-erased = Jūsų duomenys ištrinti.
entry-seat = { $stage }, { $round } turas, { $heat } srautas: stalas nr. { $table }, { $when } ({ $zone })
entry-play = Prie mano stalo
entry-qr = Atvykimo QR kodas
entry-qr-lead = Parodykite jį prie įėjimo arba pasakykite kodą:
entry-nickname = Slapyvardis
entry-nickname-lead = Rezultatai skelbiami su slapyvardžiu, o ne su jūsų vardu. Jis turi būti susijęs su žaidimu ir neišduoti amžiaus, lyties, tautybės, išvaizdos ar vietos. Jį turi patvirtinti vadovas.
entry-nickname-proposed = „{ $nickname }“ laukia vadovo sprendimo.
entry-nickname-approved = „{ $nickname }“ patvirtintas.
entry-nickname-returned = Jūsų slapyvardis nepatvirtintas. Priežastis – jums siųstame el. laiške. Pasiūlykite kitą.
entry-nickname-new = Slapyvardis, nuo 2 iki 24 ženklų
entry-nickname-send = Siūlyti
entry-contact = Kaip su jumis susisiekti
entry-contact-theirs = Kontaktai
entry-contact-other = Jei neteisingas vardas ar gimimo data, paskambinkite registratoriui.
entry-save = Įrašyti
entry-consents = Sutikimai
entry-consent-given = duotas
entry-consent-refused = neduotas
entry-consent-give = Duoti sutikimą
entry-consent-take-back = Atsiimti sutikimą
entry-consent-data-sure = Be šio sutikimo niekas negali dalyvauti, todėl kartu atsiimama ir paraiška. Duomenys liks, kol bus ištrinti arba baigsis jų saugojimo laikas.
entry-place = Jūsų, kaip čempiono, vieta
entry-place-lead = Laimėjote: { $prize }. Jei vykti negalite, vieta atitenka kitam pagal rezultatus; čempiono titulas lieka jūsų.
entry-place-pass = Vykti negaliu
entry-place-sure = Tada vieta atiteks kitam pagal rezultatus. To atšaukti nebus galima.
entry-data = Jūsų duomenys
entry-data-theirs = Asmens duomenys
entry-data-lead = { $days ->
    [one] Asmens duomenys ištrinami vėliausiai praėjus { $days } dienai po paskutinio finalo. Galite juos atsisiųsti, pasitraukti arba ištrinti juos dabar.
    [few] Asmens duomenys ištrinami vėliausiai praėjus { $days } dienoms po paskutinio finalo. Galite juos atsisiųsti, pasitraukti arba ištrinti juos dabar.
    [many] Asmens duomenys ištrinami vėliausiai praėjus { $days } dienos po paskutinio finalo. Galite juos atsisiųsti, pasitraukti arba ištrinti juos dabar.
   *[other] Asmens duomenys ištrinami ne vėliau kaip praėjus { $days } d. po paskutinio finalo. Galite juos atsisiųsti, pasitraukti arba ištrinti juos dabar.
}
entry-export = Atsisiųsti kaip failą (JSON)
entry-withdraw = Pasitraukti
entry-withdraw-sure = Vieta iškart atiteks pirmam atsarginiam.
entry-withdraw-yes = Taip, pasitraukti
entry-erase = Ištrinti viską apie šią paraišką
entry-erase-sure = Vardas, kontaktai, gimimo data ir slapyvardis ištrinami iškart ir visam laikui, o paraiška nustoja galioti. Jau sužaistų žaidimų rezultatai lieka, bet be vardo.
entry-erase-yes = Taip, viską ištrinti
entry-erased = Ištrinta
entry-erased-lead = Apie šią paraišką nebesaugoma jokių asmens duomenų. Asmeninė nuoroda nebeveikia.
entry-done-contact = Įrašyta.
entry-done-nickname = Slapyvardis pasiūlytas. Vadovas jį peržiūrės.
entry-done-consent = Sutikimas pakeistas.
entry-done-withdrawn = Paraiška atsiimta.
entry-done-passed = Vieta perduota kitam.
entry-done-comes = Užrašyta: atvyksta.
entry-done-declined = Užrašyta: neatvyksta. Vieta laisva atsarginiam.
entry-done-here = Atvykimas pažymėtas.
entry-done-away = Atvykimo žyma atšaukta.
entry-done-erased = Ištrinta.

entry-desk = Registratoriaus stalas
entry-desk-entries = Paraiškos
entry-desk-check-in = Atvykimas
entry-desk-files = Importas ir eksportas
entry-desk-lists = Paraiškų sąrašai
entry-desk-venue = Vieta
entry-desk-all = Visos vietos
entry-desk-show = Rodyti
entry-search = Ieškoti pagal vardą, telefoną, el. paštą, slapyvardį ar kodą
entry-search-go = Ieškoti
entry-list-calls = Paskambinti
entry-list-alternates = Atsarginiai
entry-list-confirmed = Patvirtinti
entry-list-gone = Nebegalioja
entry-list-found = Rasta
entry-list-lead-calls = Pirma – anksčiausia registracija. Paskambinkite, tada pažymėkite atsakymą.
entry-list-lead-alternates = Numerių tvarka. Iki susodinimo atsilaisvinusi vieta atitenka pirmam atsarginiam.
entry-list-lead-confirmed = Paskambinta, atvyks.
entry-list-lead-gone = Atsiimtos ar ištrintos, neatvykusių ar diskvalifikuotų dalyvių paraiškos.
entry-list-lead-found = Visi, kurie atitinka paiešką.
entry-list-none = Nieko nėra.
entry-list-more = { $count ->
    [one] Dar { $count } nerodomas.
    [few] Dar { $count } nerodomi.
    [many] Dar { $count } nerodoma.
   *[other] Dar { $count } nerodoma.
}
entry-nameless = (vardas nesaugomas)
entry-phoned = paskambinta
entry-order = Registracijos nr. { $number }
entry-comes = Atvyksta
entry-declines = Neatvyksta
entry-declines-sure = Paraiška nustoja galioti, o vietą gauna pirmas atsarginis.
entry-declines-yes = Taip, neatvyksta
entry-registered-at = Registracijos laikas: { $when }
entry-reason = Priežastis: { $reason }
entry-reason-declined-by-phone = Telefonu pasakyta, kad neatvyksta.
entry-reason-consent-withdrawn = Atsiimtas sutikimas naudoti duomenis.
entry-code = Atvykimo kodas
entry-on-behalf = Jei kas nors prašo telefonu ar el. paštu, čia galite tai padaryti už jį.
entry-new-link = Duoti naują asmeninę nuorodą
entry-new-link-lead = Nauja šios paraiškos nuoroda. Ji rodoma tik vieną kartą.
entry-code-type = Vardas arba atvykimo kodas
entry-code-find = Rasti
entry-code-unknown = Tokio kodo niekas neturi. Jei jis išspausdintas įėjimo kortelėje, ta paraiška ištrinta. Ieškokite pagal vardą.
entry-camera = Nuskaityti kamera
entry-camera-view = Ką mato kamera
entry-camera-refused = Čia kameros naudoti negalima. Įveskite kodą.
entry-check-in-yes = Pažymėti atvykimą
entry-check-in-undo = Atšaukti atvykimo žymą
entry-here-already = Atvykimas jau pažymėtas.
entry-here-count = { $count ->
    [one] Atvyko { $count }, laukiama { $awaited }
    [few] Atvyko { $count }, laukiama { $awaited }
    [many] Atvyko { $count }, laukiama { $awaited }
   *[other] Atvyko { $count }, laukiama { $awaited }
}
entry-awaited = Laukiami
entry-here = Atvyko
entry-details = Viskas apie šią paraišką
entry-import = Importuoti paraiškas iš failo
entry-import-lead = CSV failas, po vieną paraišką eilutėje, atėjimo tvarka. Pirmoje eilutėje – stulpelių pavadinimai:
entry-import-forms = { $lines ->
    [one] Datos: 1990-12-31 arba 31.12.1990, žymos: yes, daugiausia { $lines } eilutė. Importuojamos visos eilutės arba nė viena.
    [few] Datos: 1990-12-31 arba 31.12.1990, žymos: yes, daugiausia { $lines } eilutės. Importuojamos visos eilutės arba nė viena.
    [many] Datos: 1990-12-31 arba 31.12.1990, žymos: yes, daugiausia { $lines } eilutės. Importuojamos visos eilutės arba nė viena.
   *[other] Datos: 1990-12-31 arba 31.12.1990, žymos: yes, daugiausia { $lines } eilučių. Importuojamos visos eilutės arba nė viena.
}
entry-import-file = CSV failas
entry-import-go = Importuoti
entry-import-template = Tuščias failas su šiais stulpeliais
entry-import-faults = { $count ->
    [one] Rasta { $count } klaida.
    [few] Rastos { $count } klaidos.
    [many] Rasta { $count } klaidos.
   *[other] Rasta { $count } klaidų.
}
entry-import-nothing = Niekas neužregistruotas.
entry-import-line = Eilutė { $line }:
entry-import-unreadable = Failo perskaityti nepavyksta: jis turi būti CSV.
entry-import-empty = Faile nėra nė vienos paraiškos eilutės.
entry-import-long = Faile per daug eilučių. Vienu kartu importuojama daugiausia: { $most }.
entry-import-missing-column = Trūksta stulpelio „{ $column }“.
entry-import-unknown-column = Netikėtas stulpelis „{ $column }“.
entry-import-cells = Eilutės langelių skaičius – { $found }, o turi būti { $wanted }.
entry-import-venue = Vieta turi būti viena iš šių: { $venues }.
entry-import-tick = Stulpelyje „{ $column }“ turi būti yes.
entry-imported = { $count ->
    [one] Importuota { $count } paraiška.
    [few] Importuotos { $count } paraiškos.
    [many] Importuota { $count } paraiškos.
   *[other] Importuota { $count } paraiškų.
}
entry-export-list = Eksportuoti visas paraiškas (CSV)
entry-export-lead = Faile yra asmens duomenų: laikykite jį saugiai ir ištrinkite, kai nebereikės.

problem-no-such-championship = Tokio čempionato čia nėra.
problem-no-such-desk = Ši nuoroda netinkama arba nebegalioja. Paprašykite vadovo naujos.
problem-no-such-entry = Ši nuoroda netinkama arba nebegalioja. Tinkama yra el. laiške, kurį gavote užsiregistravę; naują gali duoti registratorius.
problem-desk-link-needed = Šis puslapis skirtas čempionato pareigūnams. Atverkite jį per jums duotą asmeninę nuorodą.

refusal-champ-alternates-full = Vietų čia nebėra, pilnas ir atsarginių sąrašas (iš viso { $alternates }).
refusal-champ-already-done = Tai jau padaryta.
refusal-champ-already-judging = Tas teisėjas tuo pačiu metu turi kitą stalą arba pats žaidžia.
refusal-champ-bad-moment = Šiuo metu to daryti negalima.
refusal-champ-cancelled = Čempionatas atšauktas.
refusal-champ-clock-back = Repeticija negali grįžti į laiką prieš paskutinį savo įvykį.
refusal-champ-clock-changed = Laikrodis per tą laiką pasikeitė. Perskaitykite pranešimą dar kartą.
refusal-champ-clock-same-person = Jūs tai jau pasakėte. Tai turi patvirtinti antras pareigūnas.
refusal-champ-consent-missing = Trūksta sutikimo. Be jo niekas negali dalyvauti.
refusal-champ-declaration-missing = Trūksta pareiškimo. Registracijai reikia jų visų.
refusal-champ-excluded = Organizatorių darbuotojai, artimi jų giminaičiai ir žmonės, kurių paraišką organizatoriai panaikino, dalyvauti negali.
refusal-champ-game-running = Žaidimas vyksta: dabar ten nieko negalima sodinti ar perkelti.
refusal-champ-judge-missing = Vienas stalas dar neturi teisėjo.
refusal-champ-late = Per vėlu: vieta prarasta oficialios pradžios metu.
refusal-champ-nickname-missing = Nėra slapyvardžio, kurį reikėtų tikrinti.
refusal-champ-nickname-taken = Šį ar labai panašų slapyvardį jau kažkas turi. Pasirinkite kitą.
refusal-champ-nickname-unfit = Slapyvardį sudaro nuo 2 iki 24 paprastų ženklų, bent viena raidė ar skaitmuo.
refusal-champ-no-alternate = Atsarginių nebėra.
refusal-champ-no-notice = Parašykite pranešimą, kuris visiems pasakytų, kas pasikeitė.
refusal-champ-no-reason = Parašykite priežastį.
refusal-champ-no-such-entrant = Tokios paraiškos nėra.
refusal-champ-no-such-session = Tokio turo nėra.
refusal-champ-no-such-stage = Tokio etapo nėra.
refusal-champ-no-such-table = Tokio stalo nėra.
refusal-champ-no-such-venue = Tokios vietos nėra.
refusal-champ-no-vacancy = Laisvų vietų nėra.
refusal-champ-not-allowed = Jūsų vaidmuo to daryti neleidžia.
refusal-champ-not-awaited = Šio žmogaus ten nelaukiama.
refusal-champ-not-confirmed = Paraiška dar nepatvirtinta: pirma paskambinkite.
refusal-champ-not-finished = Dar nebaigtas ankstesnis žingsnis.
refusal-champ-not-open = Registracija šioje vietoje prasideda: { $opens }.
refusal-champ-not-qualified = Tą vietą perduoti gali tik jos turėtojas.
refusal-champ-not-yours = Tai kito žmogaus paraiška.
refusal-champ-old-terms = Nuo tada, kai atvėrėte šį puslapį, sąlygos pasikeitė. Perskaitykite naują versiją ir sutikite su ja.
refusal-champ-registered-twice = Šis žmogus jau užregistruotas. Naudokitės asmenine nuoroda iš el. laiško arba kreipkitės į registratorių.
refusal-champ-seating-broken = Toks susodinimas pažeistų taisyklę.
refusal-champ-sheet-changed = Protokolas per tą laiką pakeistas: pažiūrėkite dar kartą.
refusal-champ-sheet-missing = Dar trūksta protokolo.
refusal-champ-sheet-wrong = Protokolo sumos nesutampa.
refusal-champ-stage-over = Tas etapas uždarytas.
refusal-champ-table-too-small = Prie vieno stalo žaidėjų mažiau nei { $fewest }: susodinkite tą srautą iš naujo.
refusal-champ-tie-undecided = Dar neišspręsti vienodi rezultatai: sprendžia vyriausiasis teisėjas.
refusal-champ-too-early = Tam dar per anksti.
refusal-champ-too-few = Per mažai žaidėjų. Mažiausiai reikia: { $fewest }.
refusal-champ-too-young = Šią dieną jums turi būti bent { $age } m.: { $day }.
refusal-champ-unsigned = Trūksta parašo.
refusal-champ-venue-elsewhere = Ši vieta tvarkoma kitur: tai darykite čempionato serveryje.
refusal-champ-venue-full = Čia laisvų vietų nebėra.
refusal-champ-venue-lent = Ši vieta tvarkoma atskirame kompiuteryje. Darykite tai ten arba palaukite, kol grįš jos rezultatai.
refusal-champ-window-closed = Paskutinė registracijos diena šioje vietoje buvo { $closed }.
refusal-champ-same-person = Tai turi patvirtinti antras asmuo.
refusal-champ-wrong-citizenship = Dalyvauti gali tik turintys šią pilietybę: { $needed }.
refusal-champ-wrong-replacement = Pataisa nurodo ne tą protokolą, kuris dabar galioja.
refusal-champ-answer-wrong = Trūksta atsakymo arba grupės, arba tai nėra vienas iš galimų.
refusal-champ-last-round-early = Paskutinį ratą galima skelbti nuo { $allowed }.
refusal-champ-guardian-missing = Tokio amžiaus žaidėjui reikia vieno iš tėvų arba globėjo su el. pašto adresu arba telefonu.
refusal-champ-unticked = Dar negalima tikrinti dalyvių: niekas nepažymėjo šių stalų žaidėjų: { $tables }.
refusal-champ-undo-proposed = Tai jau pasiūlyta. Turi sutikti antras pareigūnas.
refusal-champ-undo-too-late = Atšaukti per vėlu: tai, kas iš to išplaukia, jau prasidėjo.
