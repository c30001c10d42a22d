import { expect, it } from "vitest";
import { fitText } from "../src/view/fit";

it("breaks between words only", () => expect(fitText("St. Charles Place", 92, 100).lines.map((line) => line.text).join(" ")).toBe("St. Charles Place"));
it("breaks a word at its hyphen when it must", () => {
  expect(fitText("Connecticut-avenue", 92, 100).lines.map((line) => line.text)).toEqual(["Connecticut-", "avenue"]);
  expect(fitText("Mi-Go", 92, 100).lines.map((line) => line.text)).toEqual(["Mi-Go"]);
});
it("draws a long word narrower rather than letting it run out", () => expect(fitText("Mediterranean Avenue", 92, 100).lines[0]).toEqual({ text: "Mediterranean", squeeze: true }));
it("never gives more lines than there is room for", () => expect(fitText("a bb ccc dddd eeeee ffffff", 30, 40).lines.length).toBeLessThanOrEqual(2));
