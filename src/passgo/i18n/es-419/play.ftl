play-not-saved = La partida no se guardó.
