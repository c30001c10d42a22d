found-evening = Jedna sála, jeden večer
found-evening-lead = Odpovedz na štyri otázky. Všetko ostatné je navrhnuté a pred zverejnením to môžeš zmeniť.
found-title = Názov majstrovstiev
found-day = Dátum
found-place = Miesto
found-place-hint = Sála a mesto, napríklad: Školská sála, Volos
found-players = Počet hráčov
found-zone = Časové pásmo
found-first-stage = Úvodné kolá
found-last-stage = Finále
found-continue = Pokračovať
found-examples = Väčšie majstrovstvá
found-examples-lead = Začni príkladom. Jeho termíny sú posunuté na najbližšie týždne.
found-preset-greece-2015 = Niekoľko miest, jedno národné finále
found-preset-about-greece-2015 = Turnaje v mestách, finále v každom meste a národné finále. Ako v Grécku v roku 2015.
found-preset-worlds-2015 = Tri kolá, semifinále a finále
found-preset-about-worlds-2015 = Jedna sála. Body z troch kôl sa sčítavajú, šestnásť najlepších hrá semifinále. Ako v Macau v roku 2015.
found-begin = Začať
found-file = Zo súboru
found-file-choose = Súbor majstrovstiev (championship.toml)
found-file-faults = { $count ->
    [one] V súbore je { $count } chyba.
    [few] V súbore sú { $count } chyby.
    [many] V súbore je { $count } chyby.
   *[other] V súbore je { $count } chýb.
}
found-file-long = Do formulárov sa zmestí toľko miest konania: { $venues }. Väčšie majstrovstvá sa zakladajú na serveri programom.
problem-too-many-drafts = Počet tvojich konceptov: { $count }. Najprv nejaký zahoď.
found-steps = Kroky
found-step-what = Čo
found-step-where = Kde a kedy
found-step-who = Kto sa môže zúčastniť
found-step-stages = Fázy a stoly
found-step-clocks = Čas hry
found-step-points = Body a zhody
found-step-terms = Podmienky
found-step-officials = Činovníci
found-step-check = Skontrolovať a zverejniť
found-open = { $count ->
    [one] { $count } pole treba vyplniť
    [few] { $count } polia treba vyplniť
    [many] { $count } poľa treba vyplniť
   *[other] { $count } polí treba vyplniť
}
found-to-check = Uložiť a skontrolovať
found-organisers = Organizátori
found-organisers-hint = Každý na svojom riadku. Ak je pole prázdne, riaditeľ.
found-prize = Cena pre majstra
found-optional = Môže zostať prázdne.
found-venue = Miesto konania { $number }
found-hall = Sála alebo adresa
found-city = Mesto
found-starts = Začiatok
found-tables = Stoly naraz
found-heats = Skupiny po sebe
found-heats-hint = 1, ak stoly stačia všetkým naraz.
found-registers = Na toto miesto konania sa dá prihlásiť
found-remove = Odobrať
found-add-venue = Pridať miesto konania
found-opens = Prihlášky od
found-closes = Posledný deň prihlášok
found-closes-hint = Vrátane tohto dňa.
found-age = Najnižší vek
found-any = Ľubovoľné
found-alternates = Náhradníci na každom mieste konania
found-alternates-hint = Dostanú miesto, keď niekto odstúpi.
found-walk-ins = Prihlásiť sa dá aj pri vchode
found-no-employee = Zamestnanci organizátorov sa nemôžu zúčastniť
found-no-relative = Blízki týchto zamestnancov sa nemôžu zúčastniť
found-stage-name = Názov fázy
found-at = Hrá sa
found-at-venues = Na každom mieste konania s prihláškami
found-fewest = Hráčov pri stole najmenej
found-most = Hráčov pri stole najviac
found-advance = Koľkí postupujú
found-advance-hint = Z každého miesta konania. V poslednej fáze: 1, majster.
found-add-stage = Pridať fázu
found-rounds = Kolá
found-minutes = Minúty jedného kola
found-tolerance = O toľko minút skôr sa dá vyhlásiť posledné kolo pri stoloch
found-tolerance-hint = 0 znamená nikdy.
found-points-lead = Toto sú zvyčajné hodnoty. Zmeň ich, len ak máte iné pravidlá.
found-points = Body
found-points-hint = Najprv body víťaza, medzi číslami medzery.
found-survivors = { $count ->
    [one] Zostáva { $count } hráč
    [few] Zostávajú { $count } hráči
    [many] Zostáva { $count } hráča
   *[other] Zostáva { $count } hráčov
}
found-valuation = Majetok v percentách vytlačenej ceny
found-worth-deed = Nehnuteľnosť
found-worth-mortgaged = Nehnuteľnosť pod hypotékou
found-worth-house = Dom
found-worth-hotel = Hotel
found-hotel-houses = Domy počítané s hotelom
found-rounding = Zaokrúhľovanie
found-up = Nahor
found-down = Nadol
found-ties = Zhody
found-table-ties = Medzi hráčmi pri jednom stole
found-across-ties = Medzi hráčmi rôznych stolov
found-tie-worth = najvyšší majetok
found-tie-deeds = najviac nehnuteľností
found-tie-cash = najviac hotovosti
found-tie-head-judge = rozhodne hlavný rozhodca
found-tie-lot = žreb
found-terms-proposal =
    Kto sa prihlási, súhlasí, že bude hrať podľa pravidiel a riadiť sa rozhodnutiami rozhodcov.
    Organizátori používajú osobné údaje len na usporiadanie týchto majstrovstiev a potom ich vymažú.
    Účastníci si môžu svoje údaje kedykoľvek pozrieť, opraviť a vymazať.
found-officials-lead = Uveď ľudí, ktorí ti pomáhajú. Každý dostane pri zverejnení vlastný odkaz. Ďalších môžeš pozvať kedykoľvek.
found-official = Činovník { $number }
found-ready = Všetko je hotové. Pozri si náhľad a potom zverejni.
found-missing = Ešte nie je hotové
found-preview = Náhľad
found-preview-lead = Toto je náhľad. Nikto iný ho nevidí.
found-change = Niečo zmeniť
found-download = Stiahnuť ako súbor
found-publish = Zverejniť
found-director = Tvoje meno (riaditeľ)
found-account = Vyber si prihlasovacie meno a heslo, aby sa dalo vrátiť z každého zariadenia.
found-have-account = Už mám účet
found-discard = Zahodiť koncept
found-discard-sure = Zahodiť tento koncept? Nič z neho nezostane.
found-links = Daj každému jeho vlastný odkaz. Odkazy sa ukážu len raz.
found-link-qr = QR kód odkazu: { $name }
found-again = Nájdeš ich na každom zariadení, kde sa prihlásiš.
found-mine = Moje majstrovstvá
found-mine-none = Prihlás sa a uvidíš majstrovstvá, ktoré máš založené.
found-drafts = Koncepty
found-changed = Posledná zmena: { $when }
found-copy = Usporiadať znova
found-fault-needed = Vyplň toto pole.
found-fault-long = Použi najviac { $most } znakov.
found-fault-lines = Najviac { $most } riadkov, každý do { $longest } znakov.
found-fault-number = Zadaj celé číslo od { $low } do { $high }.
found-fault-day = Vyber dátum.
found-fault-past = To je už minulosť. Vyber budúci dátum.
found-fault-choice = Vyber zo zoznamu.
found-fault-closes = To je pred začiatkom prihlášok.
found-fault-starts = Prihlášky vtedy ešte bežia. Vyber neskorší dátum alebo prihlášky ukonči skôr.
found-fault-room = Pri stoloch je miest: { $room }. Pridaj stoly alebo zníž počet hráčov.
found-fault-advance = Ďalšia fáza nemá pre tento počet stoly. V poslednej fáze musí byť 1.
found-fault-hall = Hráči z iných miest konania sem nemôžu. Vyber miesto, kam sa nikto neprihlasuje.
found-fault-online = Toto sa nedá hrať online. Vyber inú edíciu alebo iné stoly.
found-fault-points = { $count ->
    [one] Zadaj { $count } číslo do { $most }.
    [few] Zadaj { $count } čísla do { $most }. Žiadne nesmie byť väčšie než to predtým.
    [many] Zadaj { $count } čísla do { $most }. Žiadne nesmie byť väčšie než to predtým.
   *[other] Zadaj { $count } čísel do { $most }. Žiadne nesmie byť väčšie než to predtým.
}
found-fault-winner = Víťaz nemôže dostať viac, než keď zostáva menej hráčov: najviac { $most }.
found-fault-registers = Aspoň na jedno miesto konania sa musí dať prihlásiť.
found-fault-misfit = To sa nehodí k zvyšku. Vráť to späť alebo začni iným príkladom.
