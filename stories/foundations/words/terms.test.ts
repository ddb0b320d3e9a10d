import { messageLanguages } from "@livery/i18n";
import { readMessages } from "@livery/i18n/read";
import { expect, test } from "vitest";
import { everyMessage, messageAt } from "./message-at.ts";
import { terms, toneRules } from "./terms.ts";

test.each([...messageLanguages])("%s has a message for every term and every rule", (code) => {
  const messages = readMessages(code);
  const missing = [...terms, ...toneRules].filter(({ key }) => !messageAt(messages, key));
  expect(missing).toEqual([]);
});

/** Words that name no term, and those of a text that speaks about people instead of to them. */
const refused = [...terms.flatMap(({ not }) => not), "somebody", "nobody", "whoever"];

/** Its words are the specification's (§8). */
const fixed: ReadonlySet<string> = new Set(["error:sell_not_allowed"]);

test("no English text of a player's page uses another word for a term", () => {
  const found = everyMessage(readMessages("en")).flatMap(({ key, text }) =>
    fixed.has(key)
      ? []
      : refused
          .filter((word) => new RegExp(`\\b${word}\\b`, "iu").test(text.replaceAll(/\{\{\w+\}\}/gu, "")))
          .map((word) => `${key}: ${word} in “${text}”`),
  );
  expect(found).toEqual([]);
});

test("a rule's counter-example is no text of the product", () => {
  const texts = new Set(everyMessage(readMessages("en")).map(({ text }) => text));
  expect(toneRules.filter(({ not }) => texts.has(not))).toEqual([]);
});
