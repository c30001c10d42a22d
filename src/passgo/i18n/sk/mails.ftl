# Listy účastníkom majstrovstiev.
mail-registered-subject = { $championship }: máme Vašu prihlášku
mail-registered-body =
    Dobrý deň, { $name },

    prijali sme Vašu prihlášku na podujatie { $championship }. Miesto konania: { $venue }, { $city }. Začiatok: { $starts }. Zavoláme Vám; miesto je isté, keď ho potvrdíte.

    Svoju prihlášku, prezývku, údaje a kód ku vchodu nájdete tu. Adresu si nechajte pre seba, nepotrebuje heslo:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: ste medzi náhradníkmi, číslo { $number }
mail-registered-alternate-body =
    Dobrý deň, { $name },

    všetky miesta ({ $venue }, { $city }) sú obsadené, preto máte medzi náhradníkmi číslo { $number }. Keď sa miesto uvoľní, postupuje najnižšie číslo a my Vám dáme vedieť. Ak v deň hry ({ $starts }) prídete, môžeme Vás vyvolať na doplnenie stola.

    Svoju prihlášku nájdete tu. Adresu si nechajte pre seba, nepotrebuje heslo:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: Vaše miesto je potvrdené
mail-confirmed-body =
    Dobrý deň, { $name },

    ďakujeme za potvrdenie po telefóne. Čakáme Vás tu: { $venue }, { $city }, { $starts }. Pri vchode ukážte tento kód: { $badge }

    Kto pri oficiálnom začiatku nie je prítomný, stráca miesto.

    { $organiser }
mail-moved-up-subject = { $championship }: je pre Vás voľné miesto
mail-moved-up-body =
    Dobrý deň, { $name },

    uvoľnilo sa miesto a patrí Vám: { $venue }, { $city }, { $starts }. Ak ešte nemáme Vaše potvrdenie po telefóne, zavoláme Vám.

    { $organiser }
mail-nickname-approved-subject = { $championship }: Vaša prezývka
mail-nickname-approved-body =
    Dobrý deň, { $name },

    Vaša prezývka „{ $nickname }“ je schválená. Na verejných tabuliach stojí len toto meno.

    { $organiser }
mail-nickname-returned-subject = { $championship }: zvoľte si, prosím, inú prezývku
mail-nickname-returned-body =
    Dobrý deň, { $name },

    Vašu prezývku nebolo možné schváliť. Dôvod: { $reason }

    Navrhnite, prosím, inú na stránke svojej prihlášky.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: Vaša prihláška sa skončila
mail-left-withdrawn-body =
    Dobrý deň, { $name },

    Vaša prihláška ({ $venue }, { $city }) bola stiahnutá. Ak to nebolo Vaše želanie, dajte nám, prosím, hneď vedieť.

    { $organiser }
mail-left-disqualified-subject = { $championship }: Vaša prihláška bola zrušená
mail-left-disqualified-body =
    Dobrý deň, { $name },

    Vaša prihláška na podujatie { $championship } bola zrušená. Dôvod: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: podmienky sa zmenili
mail-terms-body =
    Dobrý deň, { $name },

    platia nové podmienky účasti: { $notice }

    Prečítate si ich tu:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: zrušené
mail-terms-cancelled-body =
    Dobrý deň, { $name },

    podujatie { $championship } sa nekoná: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: Váš stôl
mail-seated-body =
    Dobrý deň, { $name },

    hráte pri stole { $table } vo vlne { $heat }. Všetky stoly začínajú spoločne; buďte, prosím, v sále pred oficiálnym začiatkom.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: postupujete
mail-qualified-body =
    Dobrý deň, { $name },

    gratulujeme: postupujete do fázy „{ $stage }“. Ak nemôžete prísť, dajte nám, prosím, hneď vedieť, aby mohol hrať ďalší v poradí.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: titul je Váš
mail-champion-body =
    Dobrý deň, { $name },

    gratulujeme: titul z podujatia { $championship } je Váš.

    { $organiser }
mail-prize-subject = { $championship }: idete Vy
mail-prize-body =
    Dobrý deň, { $name },

    držiteľ titulu nemôže cestovať a nasledujúce miesto v poradí finále patrí Vám. Miesto je Vaše: { $prize }. Dajte nám, prosím, hneď vedieť, či ho môžete prijať.

    { $organiser }
mail-link-subject = { $championship }: adresa Vašej prihlášky
mail-link-body =
    Dobrý deň, { $name },

    na Vašu žiadosť posielame adresu Vašej prihlášky. Nechajte si ju pre seba, nepotrebuje heslo:
    { $link }

    Ak žiadosť nie je od Vás, nemusíte nič robiť.

    { $organiser }
mail-online-subject = { $championship }: Váš stôl je otvorený
mail-online-body =
    Dobrý deň, { $name },

    Váš online stôl sa začal. Sadnite si hneď, hodiny bežia:
    { $link }/play

    { $organiser }
