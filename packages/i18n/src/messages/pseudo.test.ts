import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parityProblems } from "../check/index.ts";
import { initI18n } from "../init.ts";
import { languageOf, languages } from "../languages.ts";
import { loadMessages, messageLanguages } from "./index.ts";
import { pseudoLanguage, pseudoText, pseudoMessages } from "./pseudo.ts";
import { readMessages } from "./read.ts";

const lettersIn = (text: string) => [...text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, "").matchAll(/\p{L}/gu)].length;

describe("The pseudo-language", () => {
  test("is not a language of the product: no brand can choose it", () => {
    expect(languageOf(pseudoLanguage.code)).toBeUndefined();
    expect(languages.map(({ code }) => code)).not.toContain(pseudoLanguage.code);
    expect(messageLanguages).not.toContain(pseudoLanguage.code);
    expect(Intl.getCanonicalLocales(pseudoLanguage.bcp47)).toEqual([pseudoLanguage.bcp47]);
  });

  test("adds accents, length and brackets", () => {
    expect(pseudoText("Place bet")).toBe("[Þþļåççé bbéţ]");
    expect(pseudoText("Sign in, 18+")).toBe("[Ššîĝññ îññ, 18+]");
  });

  test("leaves variables, nested messages, tags and entities unchanged", () => {
    expect(pseudoText("{{count}} of <b>{{max, number}}</b>&nbsp;$t(slip:stake)")).toMatch(
      /^\[\{\{count\}\} ööf <b>\{\{max, number\}\}<\/b>&nbsp;\$t\(slip:stake\)\]$/,
    );
  });

  test.each(["1X", "X", "+{{count}}", "{{home}} – {{away}}"])("finds no letters to change in %s", (sign) => {
    expect(pseudoText(sign)).toBe(sign);
  });

  test("makes any text 40 % longer, to the nearest letter", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "b", "Q", "é", "1", " ", ",", "{{n}}") }), (rest) => {
        const text = `ab${rest}`;
        const before = lettersIn(text);
        const added = lettersIn(pseudoText(text)) - before;
        expect(Math.abs(added - before * 0.4)).toBeLessThan(1);
      }),
    );
  });

  test("has every message of English, with its plurals and variables", () => {
    const english = readMessages("en");
    const pseudo = pseudoMessages(english);
    expect(parityProblems({ bcp47: pseudoLanguage.bcp47, original: english, translation: pseudo })).toEqual([]);
    const { t } = initI18n({ lang: pseudoLanguage, messages: pseudo });
    expect(t("coupon:legCount", { count: 1 })).not.toBe(t("coupon:legCount", { count: 2 }).replace("2", "1"));
    expect(t("coupon:legCount", { count: 2 })).toMatch(/^\[2 /);
  });

  test("loads like any other, whole or by namespace, with the same messages as when read", async () => {
    expect(await loadMessages(pseudoLanguage.code)).toEqual(pseudoMessages(readMessages("en")));
    expect(readMessages(pseudoLanguage.code)).toEqual(await loadMessages(pseudoLanguage.code));
    expect(Object.keys(await loadMessages(pseudoLanguage.code, ["slip"]))).toEqual(["slip"]);
  });
});
