space-colour-from-space = Color from Space
