import { expect, it } from "vitest";
import { fitText } from "../src/view/fit";

it("breaks between words only", () => expect(fitText("St. Charles Place", 92, 100).lines.map((line) => line.text).join(" ")).toBe("St. Charles Place"));
it("breaks a word at its hyphen when it must", () => {
  expect(fitText("Connecticut-avenue", 92, 100).lines.map((line) => line.text)).toEqual(["Connecticut-", "avenue"]);
  expect(fitText("Mi-Go", 92, 100).lines.map((line) => line.text)).toEqual(["Mi-Go"]);
  expect(fitText("ECTO-1", 86, 100).lines.map((line) => line.text)).toEqual(["ECTO-1"]);
});
it("breaks a word at its soft hyphen when it must, and shows none otherwise", () => {
  expect(fitText("Nyarla\u00adthotep", 92, 100).lines.map((line) => line.text)).toEqual(["Nyarla-", "thotep"]);
  expect(fitText("Yellow\u00adknife", 300, 100).lines.map((line) => line.text)).toEqual(["Yellowknife"]);
});
it("draws a long word narrower rather than letting it run out", () => expect(fitText("Mediterranean Avenue", 92, 100).lines[0]).toEqual({ text: "Mediterranean", squeeze: true }));
it("gives wide letters the room that they need", () => {
  expect(fitText("ΑΠΟΦΑΣΗ", 92, 60).size).toBeLessThan(fitText("απόφαση", 92, 60).size);
  expect(fitText("Meadow", 92, 60).size).toBeLessThan(fitText("Garden", 92, 60).size);
});
it("does not stretch a word of narrow letters", () => expect(fitText("Illinois", 92, 60).lines).toEqual([{ text: "Illinois", squeeze: false }]));
it("never gives more lines than there is room for", () => expect(fitText("a bb ccc dddd eeeee ffffff", 30, 40).lines.length).toBeLessThanOrEqual(2));
it("does not count the marks of a text under review", () => {
  const marked = "\u2064\u2062\u2061\u2063\u2062\u2061\u2063\u2064";
  const { size, lines } = fitText(`${marked}Virginia Avenue`, 92, 100);
  expect(size).toBe(fitText("Virginia Avenue", 92, 100).size);
  expect(lines.map((line) => line.text)).toEqual([`${marked}Virginia`, "Avenue"]);
});
