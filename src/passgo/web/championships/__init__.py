"""The pages of championships: what several readers share is here, each reader has a folder."""
