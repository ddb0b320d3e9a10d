import { describe, expect, test } from "vitest";
import { parityProblems } from "../check/index.ts";
import { languageOf } from "../languages.ts";
import { readMessages } from "./read.ts";
import { unbrokenLanguage, unbrokenText, unbrokenMessages } from "./unbroken.ts";

describe("The unbroken language", () => {
  test("is not a language of the product: no brand can choose it", () => {
    expect(languageOf(unbrokenLanguage.code)).toBeUndefined();
    expect(Intl.getCanonicalLocales(unbrokenLanguage.bcp47)).toEqual([unbrokenLanguage.bcp47]);
  });

  test("turns a label into one word", () => {
    expect(unbrokenText("Sign in")).toBe("Signinbetriebsgesellschaftsverwaltungsor");
  });

  test("makes no text shorter", () => {
    const sentence = "Every price with its margin, every bet settled to the cent.";
    expect(
      unbrokenText(sentence)
        .split(" ")
        .map(({ length }) => length),
    ).toEqual([40, 40]);
  });

  test("leaves variables, nested messages, tags and signs unchanged", () => {
    expect(unbrokenText("{{count}} of <b>{{max, number}}</b>&nbsp;$t(slip:stake)")).toMatch(
      /^\{\{count\}\} of\p{L}{38} <b>\{\{max, number\}\}<\/b>&nbsp;\$t\(slip:stake\)$/u,
    );
    expect(unbrokenText("1X")).toBe("1X");
  });

  test("has every message of English, with its plurals and variables", () => {
    const english = readMessages("en");
    const translation = unbrokenMessages(english);
    expect(parityProblems({ bcp47: unbrokenLanguage.bcp47, original: english, translation })).toEqual([]);
  });
});
