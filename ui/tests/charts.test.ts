import { expect, it } from "vitest";
import { spread } from "../src/view/Charts";

it("leaves tokens beside their lines where there is room", () => expect(spread([20, 120, 200])).toEqual([20, 120, 200]));
it("moves tokens apart that would cover each other, and keeps all of them in the picture", () => {
  const placed = spread([12, 204, 204, 204]).sort((a, b) => a - b);
  expect(placed[0]).toBe(12);
  for (let i = 1; i < placed.length; i += 1) expect((placed[i] ?? 0) - (placed[i - 1] ?? 0)).toBeGreaterThanOrEqual(19);
  expect(Math.max(...placed)).toBeLessThanOrEqual(240);
});
