import fc from "fast-check";
import { expect, test } from "vitest";
import { panelBonus } from "../../testing/bonus-fixtures.ts";
import { momentOf, momentText, termsOf, valuesOf } from "./bonus-terms.ts";

// Without an hour that occurs twice, every time is the only one of its text.
const zone = "Asia/Kolkata";

test("a bonus goes into its form and comes out of it unchanged", () => {
  const { image, texts, ...bonus } = panelBonus(1, { startsAt: "2026-11-20T18:00:00.000Z" });
  const { category, percent, multiplier, oneUse, startsAt, endsAt, order } = bonus;
  const languages = ["en", "fa", "de"];
  expect(termsOf(valuesOf({ ...bonus, image, texts }, zone, languages), zone, languages)).toEqual({
    category,
    percent,
    multiplier,
    oneUse,
    image,
    startsAt,
    endsAt,
    order,
    texts: texts.toReversed(),
  });
});

test("a time of whole minutes is parsed as it was written", () => {
  const minutes = fc.integer({ min: 15_778_080, max: 68_374_079 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const at = new Date(minute * 60_000).toISOString();
      expect(momentOf(momentText(at, zone) ?? "", zone)).toBe(at);
    }),
  );
});

test.each([
  ["2026-07-01T17:00:00.000Z", "2026-07-01 18:00"],
  ["2026-12-24T18:00:00.000Z", "2026-12-24 18:00"],
  ["2026-03-29T01:30:00.000Z", "2026-03-29 02:30"],
])("%s is %s in London, summer and winter", (at, text) => {
  expect(momentText(at, "Europe/London")).toBe(text);
  expect(momentOf(text, "Europe/London")).toBe(at);
});

test.each(["2026-02-30 10:00", "2026-11-20 24:30", "20.11.2026 18:00", "2026-11-20", "soon", ""])(
  "%s is not a valid time",
  (text) => expect(momentOf(text, zone)).toBeNull(),
);
