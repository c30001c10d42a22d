/** A minute of play on the page of an edition. Without this script the board stands still. */

import { Player } from "./player";

const figure = document.querySelector<HTMLElement>(".preview");
if (figure?.querySelector("button")) new Player(figure);
