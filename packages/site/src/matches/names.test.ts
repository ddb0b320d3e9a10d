import { initI18n } from "@livery/i18n";
import { readWords } from "@livery/i18n/read";
import { expect, test } from "vitest";
import { marketName, outcomeCaption, outcomeName, sportName } from "./names.ts";

const english = initI18n({ lang: { bcp47: "en", dir: "ltr" }, words: readWords("en") });
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

test("a plain name of the house stands as it is, even one that looks like a key", () => {
  expect(marketName(english, { name: "First throw-in", special: "" })).toBe("First throw-in");
  expect(outcomeName(english, { outcome: "Bukayo Saka", special: "", ...match })).toBe("Bukayo Saka");
  expect(outcomeCaption(english, "Bukayo Saka")).toBe("Bukayo Saka");
  expect(sportName(english, "Pesäpallo")).toBe("Pesäpallo");
});
