import { describe, expect, test } from "vitest";
import { defaultLanguage, direction, languageOf, languages } from "./languages.ts";

describe("The languages (D37)", () => {
  test("are the sixteen of §9", () => {
    expect(languages.map(({ code }) => code)).toEqual([
      "aa",
      "az",
      "cw",
      "de",
      "el",
      "en",
      "es",
      "fa",
      "fr",
      "iq",
      "it",
      "nl",
      "pt",
      "ru",
      "sq",
      "tr",
    ]);
    expect(defaultLanguage).toBe("tr");
  });

  test("have opaque codes: iq is Sorani Kurdish, aa Arabic, cw Papiamentu", () => {
    expect(languageOf("iq")?.bcp47).toBe("ckb-IQ");
    expect(languageOf("aa")?.bcp47).toBe("ar");
    expect(languageOf("cw")?.bcp47).toBe("pap-CW");
  });

  test("are right to left in Arabic, Persian and Sorani alone", () => {
    expect(languages.filter(({ dir }) => dir === "rtl").map(({ code }) => code)).toEqual(["aa", "fa", "iq"]);
    expect(direction("fa")).toBe("rtl");
    expect(direction("en")).toBe("ltr");
    expect(direction("xx")).toBe("ltr");
  });

  test.each(languages)("$code has a well-formed tag and a name of its own", ({ bcp47, name }) => {
    expect(Intl.getCanonicalLocales(bcp47)).toEqual([bcp47]);
    expect(languages.filter((other) => other.name === name)).toHaveLength(1);
  });
});
