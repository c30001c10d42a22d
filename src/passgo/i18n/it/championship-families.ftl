family-player = Sul giocatore
family-email-hint = Lì mandiamo il link dell’iscrizione. Fratelli e sorelle possono usare lo stesso indirizzo.
family-questions = Qualche domanda
family-guardian = Genitore o tutore
family-guardian-lead = Serve per chi ha meno di { $age } anni il giorno in cui gioca. Per gli altri lascia vuoto.
family-same-contact = Solo se è diverso da sopra.
entry-consent-guardian = Sono genitore o tutore di questo giocatore. Può partecipare, e { $organisers } possono trattare i nostri dati per questo campionato.
family-yes = Sì
family-no = No
family-fault-answer = Rispondi a questa domanda con una delle risposte possibili.
family-drawn = Finché non ne hai uno tuo, compari come «{ $nickname }».
family-nickname-posted = I tavoli sono pubblicati, quindi il soprannome non si può più cambiare.
family-another = Iscrivi qualcun altro con questo contatto
family-waiting-left = { $count ->
    [one] Resta { $count } posto in lista d’attesa.
    [many] Restano { $count } posti in lista d’attesa.
   *[other] Restano { $count } posti in lista d’attesa.
}
family-group = Gruppo
family-group-all = Tutti i gruppi
family-import-encoding = Il file è stato letto come { $encoding }. Controlla i nomi: se le lettere sono sbagliate, salvalo come UTF-8 e importalo di nuovo.
family-import-optional = Colonne che non servono a tutti; possono mancare:
family-import-answer = «{ $column }» deve avere una delle risposte possibili.
family-export-xlsx = Esporta tutte le iscrizioni (XLSX)
found-guardian = I giocatori più giovani hanno bisogno di un genitore o tutore
found-shared-email = Più giocatori possono usare lo stesso indirizzo email, come in famiglia
found-group = Chiedi ai giocatori il loro gruppo
found-group-hint = Per esempio «Classe» o «Club». Lascia vuoto per non chiedere nulla.
found-group-list = Gruppi tra cui scegliere
found-group-list-hint = Uno per riga, per esempio 3A e 3B. Lascia vuoto e lo scrivono i giocatori.
found-apart-groups = I giocatori di un gruppo si evitano nella prima manche
