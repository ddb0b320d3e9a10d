import { countryName, initI18n } from "@livery/i18n";
import { readMessages } from "@livery/i18n/read";
import { expect, test } from "vitest";
import { categoryName, marketName, outcomeBrief, outcomeCaption, outcomeName, sportName } from "./names.ts";

const english = initI18n({ lang: { bcp47: "en", dir: "ltr" }, messages: readMessages("en") });
const match = { home: "Arsenal", away: "Everton" };

test("general markets and outcomes are named in the page's language", () => {
  expect(marketName(english, { name: "market.1", special: "" })).toBe("Match result");
  expect(marketName(english, { name: "market.18", special: "2.5" })).toBe("Total goals 2.5");
  expect(outcomeName(english, { outcome: "home", special: "", ...match })).toBe("Arsenal");
  expect(outcomeName(english, { outcome: "home_or_away", special: "", ...match })).toBe("Arsenal or Everton");
  expect(outcomeName(english, { outcome: "over", special: "2.5", ...match })).toBe("Over 2.5");
  expect(outcomeCaption(english, "draw")).toBe("X");
  expect(outcomeCaption(english, "over")).toBe("Over");
  expect(sportName(english, "Football")).toBe("Football");
});

test("handicap outcomes are named with the handicap of their side, half-time/full-time and scores by a rule", () => {
  expect(marketName(english, { name: "market.16", special: "-0.5" })).toBe("Asian handicap −0.5");
  expect(marketName(english, { name: "market.16", special: "0.25" })).toBe("Asian handicap +0.25");
  expect(marketName(english, { name: "market.14", special: "0:1" })).toBe("European handicap 0:1");
  const named = (outcome: string, special = "") => outcomeName(english, { outcome, special, ...match });
  expect(named("home_handicap", "-0.5")).toBe("Arsenal (−0.5)");
  expect(named("away_handicap", "-0.5")).toBe("Everton (+0.5)");
  expect(named("away_handicap", "0")).toBe("Everton (0)");
  expect(named("draw_start", "0:1")).toBe("Draw (0:1)");
  expect(named("home/draw")).toBe("Arsenal / Draw");
  expect(named("2:1")).toBe("2:1");
  expect(named("other_score")).toBe("Any other score");
  expect(outcomeCaption(english, "draw/away")).toBe("X/2");
  expect(outcomeCaption(english, "4:0")).toBe("4:0");
  expect(outcomeCaption(english, "other_score")).toBe("Other");
});

test("beside two others a draw has the shorter name of its language; no other outcome is shortened", () => {
  const german = initI18n({ lang: { bcp47: "de", dir: "ltr" }, messages: readMessages("de") });
  const brief = (outcome: string, special = "") => outcomeBrief(german, { outcome, special, ...match });
  expect(brief("draw")).toBe("Remis");
  expect(brief("home_or_draw")).toBe("Arsenal oder Remis");
  expect(brief("draw_start", "0:1")).toBe("Remis (0:1)");
  expect(brief("home")).toBe("Arsenal");
  expect(brief("Bukayo Saka")).toBe("Bukayo Saka");
  expect(outcomeName(german, { outcome: "draw", special: "", ...match })).toBe("Unentschieden");
});

test.each([
  ["en", ["England", "Türkiye", "Czechia", "International", "Germany Amateur"]],
  ["de", ["England", "Türkei", "Tschechien", "International", "Germany Amateur"]],
  ["tr", ["İngiltere", "Türkiye", "Çekya", "Uluslararası", "Germany Amateur"]],
  ["fa", ["انگلستان", "ترکیه", "چک", "بین‌المللی", "Germany Amateur"]],
] as const)(
  "a country is named in %s as in its list of countries; a category of another name keeps it",
  (bcp47, names) => {
    const i18n = initI18n({ lang: { bcp47, dir: bcp47 === "fa" ? "rtl" : "ltr" }, messages: readMessages(bcp47) });
    const sent = ["England", "Turkey", "Czech Republic", "International", "Germany Amateur"];
    expect(sent.map((name) => categoryName(i18n, name))).toEqual(names);
    expect(countryName("tr", bcp47)).toBe(names[1]);
  },
);

test("a handicap and a team are isolated from right-to-left text beside them", () => {
  const persian = initI18n({ lang: { bcp47: "fa", dir: "rtl" }, messages: readMessages("fa") });
  expect(outcomeName(persian, { outcome: "home_handicap", special: "-0.5", ...match })).toBe(
    "\u2068Arsenal\u2069 (\u2068−0.5\u2069)",
  );
  // Half time stands at the left in every language: 1/X and X/1 are two bets.
  expect(outcomeCaption(persian, "home/draw")).toBe("\u2066\u20681\u2069/\u2068X\u2069\u2069");
});

test("a plain name from the server is shown as it is, even one that looks like a key", () => {
  expect(marketName(english, { name: "First throw-in", special: "" })).toBe("First throw-in");
  expect(outcomeName(english, { outcome: "Bukayo Saka", special: "", ...match })).toBe("Bukayo Saka");
  expect(outcomeCaption(english, "Bukayo Saka")).toBe("Bukayo Saka");
  expect(sportName(english, "Pesäpallo")).toBe("Pesäpallo");
});
