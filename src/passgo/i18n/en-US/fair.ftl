fair-not-over = The game isn’t over yet. The server reveals its part afterward; then everything can be checked here.
