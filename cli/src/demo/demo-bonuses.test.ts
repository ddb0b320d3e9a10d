import { expect, test } from "vitest";
import { demoBonuses } from "./demo-bonuses.ts";

test("each bonus of the demo has title and text in its four languages, and terms in all or none", () => {
  for (const { name, texts } of demoBonuses) {
    expect([name, texts.map(({ lang }) => lang).toSorted()]).toEqual([name, ["de", "en", "fa", "tr"]]);
    expect([name, new Set(texts.map(({ terms }) => terms === "")).size]).toEqual([name, 1]);
  }
  expect(new Set(demoBonuses.map(({ name }) => name)).size).toBe(demoBonuses.length);
});
