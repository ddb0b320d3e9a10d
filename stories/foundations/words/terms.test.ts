import { messageLanguages } from "@livery/i18n";
import { messagesByKey } from "@livery/i18n/check";
import { readMessages } from "@livery/i18n/read";
import { expect, test } from "vitest";
import { terms, toneRules } from "./terms.ts";

/** Every text of a language by its key in the file, plural ending included. */
function textsIn(code: string): ReadonlyMap<string, string> {
  return new Map(
    [...messagesByKey(readMessages(code)).values()].flatMap(({ key, forms }) =>
      [...forms].map(([ending, text]) => [ending === "" ? key : `${key}_${ending}`, text] as const),
    ),
  );
}
const english = textsIn("en");

test.each([...messageLanguages])("%s has a message for every term and every rule", (code) => {
  const texts = textsIn(code);
  expect([...terms, ...toneRules].filter(({ key }) => !texts.has(key))).toEqual([]);
});

/** Words that name no term, and those of a text that speaks about people instead of to them. */
const refused = [...terms.flatMap(({ not }) => not), "somebody", "nobody", "whoever"];
/** Texts whose words the specification fixes (§8). */
const fixed: ReadonlySet<string> = new Set(["error:sell_not_allowed"]);

test("no English text uses another word for a term", () => {
  const found = [...english]
    .filter(([key]) => !fixed.has(key))
    .flatMap(([key, text]) => {
      const withoutVariables = text.replaceAll(/\{\{.*?\}\}/gu, "");
      return refused
        .filter((word) => new RegExp(`\\b${word}\\b`, "iu").test(withoutVariables))
        .map((word) => `${key}: ${word} in “${text}”`);
    });
  expect(found).toEqual([]);
});

test("the counter-example of a rule is no text of the product", () => {
  const texts = new Set(english.values());
  expect(toneRules.filter(({ not }) => texts.has(not))).toEqual([]);
});
