card-next-entity = Avanza hasta { FORM($space, "next") } y enfréntate a ella junto a quien tengas a tu izquierda.
card-next-question = Avanza hasta { FORM($space, "next") } y presiónalo.
card-elected-chair = Te eligieron para la presidencia: da { $amount } a cada jugador.
card-bank-error = La banca se equivocó a tu favor: cobra { $amount }.
card-tax-refund = Devolución de impuestos: cobra { $amount }.
card-school-fees = Gastos de escuela: paga { $amount }.
card-inheritance = Un familiar te dejó { $amount }.
card-treat-everyone = Tú invitas: da { $amount } a cada jugador.
