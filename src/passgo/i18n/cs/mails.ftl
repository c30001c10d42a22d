# Dopisy účastníkům mistrovství.
mail-registered-subject = { $championship }: máme tvou přihlášku
mail-registered-body =
    Ahoj, { $name }!

    Přijali jsme tvou přihlášku na akci { $championship }. Místo konání: { $venue }, { $city }. Začátek: { $starts }. Zavoláme ti; místo je jisté, jakmile ho potvrdíš.

    Svou přihlášku, přezdívku, údaje a vstupní kód najdeš zde. Odkaz si nech pro sebe, nevyžaduje heslo:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: jsi mezi náhradníky, číslo { $number }
mail-registered-alternate-body =
    Ahoj, { $name }!

    Všechna místa ({ $venue }, { $city }) jsou obsazena, a tak máš mezi náhradníky číslo { $number }. Když se místo uvolní, postupuje náhradník s nejnižším číslem a my ti dáme vědět. Pokud v den hry ({ $starts }) přijdeš, můžeme tě zavolat ke stolu, u kterého někdo chybí.

    Svou přihlášku najdeš zde. Odkaz si nech pro sebe, nevyžaduje heslo:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: tvé místo je potvrzeno
mail-confirmed-body =
    Ahoj, { $name }!

    Děkujeme za potvrzení po telefonu. Těšíme se na tebe: { $venue }, { $city }, { $starts }. U vchodu ukaž tento kód: { $badge }

    Pokud při oficiálním začátku nebudeš na místě, o své místo přijdeš.

    { $organiser }
mail-moved-up-subject = { $championship }: je pro tebe volné místo
mail-moved-up-body =
    Ahoj, { $name }!

    Uvolnilo se místo a patří tobě: { $venue }, { $city }, { $starts }. Pokud ještě nemáme tvé potvrzení po telefonu, zavoláme ti.

    { $organiser }
mail-nickname-approved-subject = { $championship }: tvá přezdívka
mail-nickname-approved-body =
    Ahoj, { $name }!

    Tvá přezdívka „{ $nickname }“ je schválena. Na veřejných tabulích je vidět jen toto jméno.

    { $organiser }
mail-nickname-returned-subject = { $championship }: zvol si prosím jinou přezdívku
mail-nickname-returned-body =
    Ahoj, { $name }!

    Tvou přezdívku nebylo možné schválit. Důvod: { $reason }

    Navrhni prosím jinou na stránce své přihlášky.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: tvá přihláška byla stažena
mail-left-withdrawn-body =
    Ahoj, { $name }!

    Tvá přihláška ({ $venue }, { $city }) byla stažena. Pokud to nebylo tvé přání, dej nám prosím hned vědět.

    { $organiser }
mail-left-disqualified-subject = { $championship }: tvá přihláška byla zrušena
mail-left-disqualified-body =
    Ahoj, { $name }!

    Tvá přihláška na akci { $championship } byla zrušena. Důvod: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: podmínky se změnily
mail-terms-body =
    Ahoj, { $name }!

    Platí nové podmínky účasti: { $notice }

    Přečteš si je zde:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: zrušeno
mail-terms-cancelled-body =
    Ahoj, { $name }!

    Akce { $championship } se nekoná: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: tvůj stůl
mail-seated-body =
    Ahoj, { $name }!

    Hraješ u stolu { $table } ve vlně { $heat }. Všechny stoly začínají společně; buď prosím v sále před oficiálním začátkem.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: postupuješ!
mail-qualified-body =
    Ahoj, { $name }!

    Gratulujeme: postupuješ do fáze „{ $stage }“. Pokud nemůžeš přijít, dej nám prosím hned vědět, aby mohl hrát další v pořadí.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: titul je tvůj
mail-champion-body =
    Ahoj, { $name }!

    Gratulujeme: titul z akce { $championship } je tvůj!

    { $organiser }
mail-prize-subject = { $championship }: místo vítěze je tvé
mail-prize-body =
    Ahoj, { $name }!

    Vítěz své místo nemůže přijmout a ty jsi další v pořadí finále. Místo je tvé: { $prize }. Dej nám prosím hned vědět, zda ho můžeš přijmout.

    { $organiser }
mail-link-subject = { $championship }: odkaz na tvou přihlášku
mail-link-body =
    Ahoj, { $name }!

    Na tvou žádost posíláme odkaz na tvou přihlášku. Nech si ho pro sebe, nevyžaduje heslo:
    { $link }

    Pokud žádost není od tebe, nemusíš nic dělat.

    { $organiser }
mail-online-subject = { $championship }: tvůj stůl je otevřen
mail-online-body =
    Ahoj, { $name }!

    U tvého online stolu už se hraje. Zaujmi hned své místo, hodiny běží:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: brzy na viděnou
mail-reminder-body =
    Ahoj, { $name }!

    Těšíme se na tebe: { $venue }, { $city }, { $starts }. U vchodu ukaž tento kód: { $badge }

    Pokud nemůžeš přijít, dej hned vědět, ať může hrát další v pořadí.

    { $organiser }
mail-about = { $name } – { $subject }
