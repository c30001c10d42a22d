refusal-champ-roll-called = The roll has been called here and the players have come, so the hall and the start can’t change anymore.
