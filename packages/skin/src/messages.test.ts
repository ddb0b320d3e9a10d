import { expect, test } from "vitest";
import { mergeMessages } from "./messages.ts";

test("a brand's message replaces one of the product's and leaves the others", () => {
  const product = { sport: { hero: { title: "Odds", text: "All" } }, feedback: { retry: "Again" } };
  expect(mergeMessages(product, { sport: { hero: { title: "Fair odds" } } })).toEqual({
    sport: { hero: { title: "Fair odds", text: "All" } },
    feedback: { retry: "Again" },
  });
  expect(mergeMessages(product, undefined)).toBe(product);
});
