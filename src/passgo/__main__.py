"""`python -m passgo`: the same as the command `passgo`, where the folder of commands is not on the path."""

from passgo.cli.app import main

if __name__ == "__main__":
    main()
