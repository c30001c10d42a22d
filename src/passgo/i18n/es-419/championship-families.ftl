family-drawn = Mientras no tengas uno propio, apareces como «{ $nickname }».
family-nickname-posted = Las mesas ya se publicaron, así que tu apodo ya no se puede cambiar.
family-waiting-left = { $count ->
    [one] Queda { $count } lugar en la lista de espera.
    [many] Quedan { $count } de lugares en la lista de espera.
   *[other] Quedan { $count } lugares en la lista de espera.
}
family-import-encoding = El archivo se leyó como { $encoding }. Revisa los nombres: si hay letras mal, guárdalo como UTF-8 e impórtalo otra vez.
