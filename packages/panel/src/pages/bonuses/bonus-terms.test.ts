import fc from "fast-check";
import { expect, test } from "vitest";
import { panelBonus } from "../../testing/bonus-fixtures.ts";
import { momentOf, momentText, termsOf, textsProblem, valuesOf } from "./bonus-terms.ts";

test("a bonus goes into its form and comes out of it unchanged", () => {
  const { image, texts, ...bonus } = panelBonus(1, { startsAt: "2026-11-20T18:00:00.000Z" });
  const { category, percent, multiplier, oneUse, startsAt, endsAt, order } = bonus;
  expect(termsOf(valuesOf({ ...bonus, image, texts }))).toEqual({
    category,
    percent,
    multiplier,
    oneUse,
    image,
    startsAt,
    endsAt,
    order,
    texts,
  });
});

test("a time of whole minutes is parsed as it was written", () => {
  const minutes = fc.integer({ min: 15_778_080, max: 68_374_079 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const at = new Date(minute * 60_000).toISOString();
      expect(momentOf(momentText(at) ?? "")).toBe(at);
    }),
  );
});

test.each(["2026-02-30 10:00", "2026-11-20 24:30", "20.11.2026 18:00", "2026-11-20", "soon", ""])(
  "%s is not a valid time",
  (text) => expect(momentOf(text)).toBeNull(),
);

test("each text needs a title, and each language occurs once", () => {
  const rows = (...texts: readonly (readonly [string, string])[]) =>
    JSON.stringify(texts.map(([lang, title]) => ({ lang, title, html: "", terms: "" })));
  expect(textsProblem(rows())).toEqual({ kind: "none" });
  expect(textsProblem(rows(["en", "One"], ["de", " "]))).toEqual({ row: 2, kind: "empty" });
  expect(textsProblem(rows(["en", "One"], ["en", "Two"]))).toEqual({ row: 2, kind: "twice" });
  expect(textsProblem(rows(["en", "One"], ["de", "Eins"]))).toBeNull();
});
