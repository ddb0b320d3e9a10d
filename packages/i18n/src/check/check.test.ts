import { describe, expect, test } from "vitest";
import { parityProblems } from "./parity.ts";
import { findMissingAndUnusedKeys } from "./usage.ts";

const original = {
  slip: { place: "Place", lines_one: "{{count}} line", lines_other: "{{count}} lines", pays: "Pays {{amount}}" },
};
const problems = (translation: object, bcp47 = "fa") =>
  parityProblems({ bcp47, original, translation: translation as typeof original });

describe("A translation agrees with its original", () => {
  test("when it has the same keys, forms and variables", () => {
    expect(
      problems({
        slip: {
          place: "ثبت",
          lines_one: "{{count}} ترکیب",
          lines_other: "{{count}} ترکیب",
          pays: "{{amount}} می‌پردازد",
        },
      }),
    ).toEqual([]);
  });
  test("but not when a key is missing, superfluous or empty", () => {
    expect(
      problems({ slip: { lines_one: "{{count}}", lines_other: "{{count}}", pays: "{{amount}}", extra: "x" } }),
    ).toEqual(["slip:place: missing", "slip:extra: not in the original"]);
    expect(problems({ slip: { ...original.slip, place: " " } })).toEqual(["slip:place: empty"]);
  });
  test("but not when a variable is missing or invented", () => {
    expect(problems({ slip: { ...original.slip, pays: "{{sum}}" } })).toEqual([
      "slip:pays: {{sum}} is not in the original",
      "slip:pays: {{amount}} is missing",
    ]);
  });
  test("by the plural rules of its own language", () => {
    expect(problems(original, "ru")).toEqual([
      "slip:lines: plural form _few is missing",
      "slip:lines: plural form _many is missing",
    ]);
    expect(problems({ slip: { ...original.slip, lines_few: "{{count}}" } })).toEqual([
      "slip:lines: plural form _few is never used",
    ]);
    expect(problems({ slip: { place: "ثبت", lines: "{{count}}", pays: "{{amount}}" } })[0]).toBe(
      "slip:lines: plural in one language only",
    );
  });
});

describe("Keys in the code", () => {
  const use = (text: string) =>
    findMissingAndUnusedKeys([{ path: "a.tsx", text }], {
      slip: { place: "", lines_one: "", lines_other: "", kind: { single: "", system: "" }, low: "", low_named: "" },
    });

  test("without a message are reported with their file", () => {
    expect(use('t("slip:plaec")').missing).toEqual(["a.tsx: slip:plaec"]);
    expect(use("t('slip:kind.double')").missing).toEqual(["a.tsx: slip:kind.double"]);
    expect(use("t(`slip:nothing.${x}`)").missing).toEqual(["a.tsx: slip:nothing.${}"]);
  });
  test("are found plain, as plurals, in a template, and with a helper's context", () => {
    expect(use('t("slip:place"); t("slip:lines", { count }); t(`slip:kind.${kind}`); "slip:low"')).toEqual({
      missing: [],
      unused: [],
    });
  });
  test("may be built by any expression", () => {
    expect(use('t(`slip:kind.${name.replaceAll(" ", "_") + `${{ a: 1 }.a}`}`)').unused).not.toContain(
      "slip:kind.single",
    );
  });
  test("may be a machine's notice, written with a dot", () => {
    expect(use('emit({ key: "slip.low" }); import "./slip.json"')).toMatchObject({ missing: [] });
    expect(use('emit({ key: "slip.low" })').unused).not.toContain("slip:low");
  });
  test("a message that no key refers to is reported as unused", () => {
    expect(use('t("slip:place"); t("slip:kind.single")').unused).toEqual([
      "slip:lines",
      "slip:kind.system",
      "slip:low",
      "slip:low_named",
    ]);
  });
  test("text that looks like a key is not one", () => {
    expect(use('"https://slip:8080" "other:place" "slip: a note"')).toMatchObject({ missing: [] });
  });
});
