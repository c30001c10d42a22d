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
