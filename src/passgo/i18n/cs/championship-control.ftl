hall-calls = Volání hlavního rozhodčího
hall-calls-none = Žádný stůl nečeká.
hall-call-table = Stůl { $table } ({ $place })
hall-call-since = od { $time }
hall-call-taken = { $name } už jde.
hall-call-take = Už jdu
hall-call-end = Vyřešeno
hall-call = Zavolat hlavního rozhodčího
hall-page-control = Řídicí centrum
control-time = Stav v { $time }.
control-reload = Načíst znovu
control-registered = Přihlášení
control-phoned = Obvolaní
control-present = Přítomní
control-seated = Usazení
control-playing = Stoly ve hře
control-due = Chybí zápisy
control-unconfirmed = K potvrzení
control-notes = Poznámky
control-total = Celkem
control-calls = { $count ->
    [one] { $count } volání
    [few] { $count } volání
    [many] { $count } volání
   *[other] { $count } volání
}
control-late-start = Mělo začít v { $time }
control-late-end = Čas vypršel v { $time }
control-late = Zpožděno: { $count }
panel-call = Zavolat hlavního rozhodčího
panel-called = Hlavní rozhodčí zavolán v { $time }.
panel-call-taken = { $name } už jde.
panel-call-end = Vyřešeno
panel-entry-call = Volání hlavního rozhodčího
panel-entry-end-call = Volání vyřešeno
panel-timers = Časovače
panel-timer-deal = { $count ->
    [one] Obchod: nejvýše { $count } minuta
    [few] Obchod: nejvýše { $count } minuty
    [many] Obchod: nejvýše { $count } minuty
   *[other] Obchod: nejvýše { $count } minut
}
panel-timer-limit = Časový limit
panel-timer-minutes = Minuty
panel-timer-start = Spustit
panel-timer-stop = Zastavit
panel-timer-reset = Vynulovat
panel-timer-over-deal = Čas na obchod vypršel.
panel-timer-over-limit = Časový limit vypršel.
entry-list-back = Zavolat teď zpátky
entry-list-lead-back = Chtěli, abychom zavolali v tuto dobu.
entry-call-near = { $count ->
    [one] { $count } člověku se ještě nevolalo. Začátek: { $when }
    [few] { $count } lidem se ještě nevolalo. Začátek: { $when }
    [many] { $count } člověka jsme ještě neobvolali. Začátek: { $when }
   *[other] { $count } lidem se ještě nevolalo. Začátek: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } pokus, { $when }
    [few] { $count } pokusy, poslední { $when }
    [many] { $count } pokusu, poslední { $when }
   *[other] { $count } pokusů, poslední { $when }
}
entry-call-back-at = Zavolat zpátky: { $when }
entry-call-add = Zapsat hovor
entry-calls = Hovory
entry-call-outcome = Jak to dopadlo?
entry-call-no-answer = Nikdo nebere
entry-call-call-back = Zavolat později
entry-call-note = Jen poznámka
entry-call-when = Kdy zavolat
entry-call-text = Poznámka
entry-done-noted = Zapsáno.
entry-call-wrong = Vyber den a čas hovoru, nebo napiš poznámku do 500 znaků.
control-place-holds = Má místo mistra.
control-place-pass = Předat místo
hall-done-pass-place = Místo je předané.
control-place-held = Místo mistra ({ $prize }) má { $name }.
hall-page-mail = Napsat e-maily
mail-desk-write = Napsat účastníkům
mail-desk-stage = Fáze
mail-desk-group = Skupina
mail-desk-alternates = Náhradníci
mail-desk-words = Doplní se každému:
mail-desk-needed = Text musí obsahovat { $word }.
mail-desk-count = Spočítat a ukázat
mail-desk-counted = { $count ->
    [0] Výběru nikdo neodpovídá.
    [one] Dostane to { $count } člověk:
    [few] Dostanou to { $count } lidé:
    [many] Dostane to { $count } člověka:
   *[other] Dostane to { $count } lidí:
}
mail-desk-send = { $count ->
    [one] Poslat { $count } člověku
    [few] Poslat { $count } lidem
    [many] Poslat { $count } člověka
   *[other] Poslat { $count } lidem
}
hall-done-send = E-maily čekají na odeslání.
mail-desk-too-many = To je na hodinu hodně e-mailů. Chvíli počkej a pak pošli tenhle.
mail-desk-bad-unknown = { $word } se tu doplnit nedá.
mail-desk-bad-empty = Napiš předmět a text.
mail-desk-bad-long = Předmět nebo text je moc dlouhý.
mail-desk-reminders = Připomínky
mail-desk-reminders-lead = Každý potvrzený dostane v každý z těchto dnů jeden e-mail. Zkouška neposílá žádné.
mail-desk-days = Dny před začátkem, například 7, 1
mail-desk-bad-days = Zadej až 5 celých čísel od 1 do 60, nebo nic.
hall-done-reminders = Uloženo.
mail-desk-texts = Texty e-mailů
mail-desk-texts-lead = Každý text se dá změnit, jazyk po jazyku. Jazyky bez vlastního textu mají obvyklý.
mail-desk-own = Vlastní text:
mail-desk-all = Všechny e-maily
mail-desk-language = Jazyk textu
mail-desk-preview = Náhled
mail-desk-keep = Použít tenhle text
mail-desk-standard = Zpět k obvyklému
hall-done-keep = Používá se tvůj text.
hall-done-standard = Zase se používá obvyklý text.
logged-call-taken = Hlavní rozhodčí na cestě.
