/** Events that belong together are told in one line; the server is held to the same table. */

import { expect, it } from "vitest";
import CASES from "../../tests/words/stories.json";
import { linesOf } from "../src/story";

it.each(CASES)("tells $name", ({ kinds, seats, lines }) =>
  expect(linesOf(kinds, seats).map((line) => [line.start, line.end, line.sentences.map(({ said }) => said.key)])).toEqual(lines));
