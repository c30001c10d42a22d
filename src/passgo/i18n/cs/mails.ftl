# Dopisy účastníkům mistrovství.
mail-registered-subject = { $championship }: máme Vaši přihlášku
mail-registered-body =
    Dobrý den, { $name },

    přijali jsme Vaši přihlášku na akci { $championship }. Místo konání: { $venue }, { $city }. Začátek: { $starts }. Zavoláme Vám; místo je jisté, jakmile ho potvrdíte.

    Svou přihlášku, přezdívku, údaje a kód ke vchodu najdete zde. Adresu si nechte pro sebe, nepotřebuje heslo:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: jste mezi náhradníky, číslo { $number }
mail-registered-alternate-body =
    Dobrý den, { $name },

    všechna místa ({ $venue }, { $city }) jsou obsazena, a tak máte mezi náhradníky číslo { $number }. Když se místo uvolní, postupuje nejnižší číslo a my Vám dáme vědět. Pokud v den hry ({ $starts }) přijdete, můžeme Vás vyvolat k doplnění stolu.

    Svou přihlášku najdete zde. Adresu si nechte pro sebe, nepotřebuje heslo:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: Vaše místo je potvrzeno
mail-confirmed-body =
    Dobrý den, { $name },

    děkujeme za potvrzení po telefonu. Čekáme Vás zde: { $venue }, { $city }, { $starts }. U vchodu ukažte tento kód: { $badge }

    Kdo při oficiálním začátku není přítomen, ztrácí místo.

    { $organiser }
mail-moved-up-subject = { $championship }: je pro Vás volné místo
mail-moved-up-body =
    Dobrý den, { $name },

    uvolnilo se místo a patří Vám: { $venue }, { $city }, { $starts }. Pokud ještě nemáme Vaše potvrzení po telefonu, zavoláme Vám.

    { $organiser }
mail-nickname-approved-subject = { $championship }: Vaše přezdívka
mail-nickname-approved-body =
    Dobrý den, { $name },

    Vaše přezdívka „{ $nickname }“ je schválena. Na veřejných tabulích stojí jen toto jméno.

    { $organiser }
mail-nickname-returned-subject = { $championship }: zvolte si prosím jinou přezdívku
mail-nickname-returned-body =
    Dobrý den, { $name },

    Vaši přezdívku nebylo možné schválit. Důvod: { $reason }

    Navrhněte prosím jinou na stránce své přihlášky.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: Vaše přihláška skončila
mail-left-withdrawn-body =
    Dobrý den, { $name },

    Vaše přihláška ({ $venue }, { $city }) byla stažena. Pokud to nebylo Vaše přání, dejte nám prosím hned vědět.

    { $organiser }
mail-left-disqualified-subject = { $championship }: Vaše přihláška byla zrušena
mail-left-disqualified-body =
    Dobrý den, { $name },

    Vaše přihláška na akci { $championship } byla zrušena. Důvod: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: podmínky se změnily
mail-terms-body =
    Dobrý den, { $name },

    platí nové podmínky účasti: { $notice }

    Přečtete si je zde:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: zrušeno
mail-terms-cancelled-body =
    Dobrý den, { $name },

    akce { $championship } se nekoná: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: Váš stůl
mail-seated-body =
    Dobrý den, { $name },

    hrajete u stolu { $table } ve vlně { $heat }. Všechny stoly začínají společně; buďte prosím v sále před oficiálním začátkem.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: postupujete
mail-qualified-body =
    Dobrý den, { $name },

    gratulujeme: postupujete do fáze „{ $stage }“. Pokud nemůžete přijít, dejte nám prosím hned vědět, aby mohl hrát další v pořadí.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: titul je Váš
mail-champion-body =
    Dobrý den, { $name },

    gratulujeme: titul z akce { $championship } je Váš.

    { $organiser }
mail-prize-subject = { $championship }: pojedete Vy
mail-prize-body =
    Dobrý den, { $name },

    držitel titulu nemůže jet a Vy jste další v pořadí finále. Místo je Vaše: { $prize }. Dejte nám prosím hned vědět, zda ho můžete přijmout.

    { $organiser }
mail-link-subject = { $championship }: adresa Vaší přihlášky
mail-link-body =
    Dobrý den, { $name },

    na Vaši žádost posíláme adresu Vaší přihlášky. Nechte si ji pro sebe, nepotřebuje heslo:
    { $link }

    Pokud žádost není od Vás, nemusíte nic dělat.

    { $organiser }
mail-online-subject = { $championship }: Váš stůl je otevřen
mail-online-body =
    Dobrý den, { $name },

    Váš online stůl začal. Posaďte se hned, hodiny běží:
    { $link }/play

    { $organiser }
