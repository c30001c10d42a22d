# Listy účastníkom majstrovstiev.
mail-registered-subject = { $championship }: máme tvoju prihlášku
mail-registered-body =
    Ahoj, { $name }!

    Prijali sme tvoju prihlášku na podujatie { $championship }. Miesto konania: { $venue }, { $city }. Začiatok: { $starts }. Zavoláme ti; miesto je isté, keď ho potvrdíš.

    Svoju prihlášku, prezývku, údaje a vstupný kód nájdeš tu. Odkaz si nechaj pre seba, nevyžaduje heslo:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: si medzi náhradníkmi, číslo { $number }
mail-registered-alternate-body =
    Ahoj, { $name }!

    Všetky miesta ({ $venue }, { $city }) sú obsadené, preto máš medzi náhradníkmi číslo { $number }. Keď sa miesto uvoľní, postupuje náhradník s najnižším číslom a my ti dáme vedieť. Ak v deň hry ({ $starts }) prídeš, môžeme ťa zavolať k stolu, pri ktorom niekto chýba.

    Svoju prihlášku nájdeš tu. Odkaz si nechaj pre seba, nevyžaduje heslo:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: tvoje miesto je potvrdené
mail-confirmed-body =
    Ahoj, { $name }!

    Ďakujeme za potvrdenie po telefóne. Tešíme sa na teba: { $venue }, { $city }, { $starts }. Pri vchode ukáž tento kód: { $badge }

    Ak pri oficiálnom začiatku nebudeš na mieste, o svoje miesto prídeš.

    { $organiser }
mail-moved-up-subject = { $championship }: je pre teba voľné miesto
mail-moved-up-body =
    Ahoj, { $name }!

    Uvoľnilo sa miesto a patrí tebe: { $venue }, { $city }, { $starts }. Ak ešte nemáme tvoje potvrdenie po telefóne, zavoláme ti.

    { $organiser }
mail-nickname-approved-subject = { $championship }: tvoja prezývka
mail-nickname-approved-body =
    Ahoj, { $name }!

    Tvoja prezývka „{ $nickname }“ je schválená. Na verejných tabuliach vidno len toto meno.

    { $organiser }
mail-nickname-returned-subject = { $championship }: zvoľ si, prosím, inú prezývku
mail-nickname-returned-body =
    Ahoj, { $name }!

    Tvoju prezývku nebolo možné schváliť. Dôvod: { $reason }

    Navrhni, prosím, inú na stránke svojej prihlášky.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: tvoja prihláška bola stiahnutá
mail-left-withdrawn-body =
    Ahoj, { $name }!

    Tvoja prihláška ({ $venue }, { $city }) bola stiahnutá. Ak to nebolo tvoje želanie, daj nám, prosím, hneď vedieť.

    { $organiser }
mail-left-disqualified-subject = { $championship }: tvoja prihláška bola zrušená
mail-left-disqualified-body =
    Ahoj, { $name }!

    Tvoja prihláška na podujatie { $championship } bola zrušená. Dôvod: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: podmienky sa zmenili
mail-terms-body =
    Ahoj, { $name }!

    Platia nové podmienky účasti: { $notice }

    Prečítaš si ich tu:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: zrušené
mail-terms-cancelled-body =
    Ahoj, { $name }!

    Podujatie { $championship } sa nekoná: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: tvoj stôl
mail-seated-body =
    Ahoj, { $name }!

    Hráš pri stole { $table } vo vlne { $heat }. Všetky stoly začínajú spoločne; buď, prosím, v sále pred oficiálnym začiatkom.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: postupuješ!
mail-qualified-body =
    Ahoj, { $name }!

    Gratulujeme: postupuješ do fázy „{ $stage }“. Ak nemôžeš prísť, daj nám, prosím, hneď vedieť, aby mohol hrať ďalší v poradí.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: titul je tvoj
mail-champion-body =
    Ahoj, { $name }!

    Gratulujeme: titul z podujatia { $championship } je tvoj!

    { $organiser }
mail-prize-subject = { $championship }: miesto víťaza je tvoje
mail-prize-body =
    Ahoj, { $name }!

    Víťaz svoje miesto nemôže prijať a nasledujúce miesto v poradí finále patrí tebe. Miesto je tvoje: { $prize }. Daj nám, prosím, hneď vedieť, či ho môžeš prijať.

    { $organiser }
mail-link-subject = { $championship }: odkaz na tvoju prihlášku
mail-link-body =
    Ahoj, { $name }!

    Na tvoju žiadosť posielame odkaz na tvoju prihlášku. Nechaj si ho pre seba, nevyžaduje heslo:
    { $link }

    Ak žiadosť nie je od teba, nemusíš nič robiť.

    { $organiser }
mail-online-subject = { $championship }: tvoj stôl je otvorený
mail-online-body =
    Ahoj, { $name }!

    Pri tvojom online stole sa už hrá. Zaujmi hneď svoje miesto, hodiny bežia:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: skoro dovidenia
mail-reminder-body =
    Ahoj, { $name }!

    Tešíme sa na teba: { $venue }, { $city }, { $starts }. Pri vchode ukáž tento kód: { $badge }

    Ak nemôžeš prísť, daj hneď vedieť, aby mohol hrať ďalší v poradí.

    { $organiser }
mail-about = { $name } – { $subject }
