import { messagesIn } from "@livery/browser-app/testing";
import { anyLanguageOf, initI18n } from "@livery/i18n";
import { minor } from "@livery/betting";
import { paymentFieldTypes, paymentSteps } from "@livery/contract";
import type { PaymentMethodTerms, PaymentMethodText } from "@livery/contract/panel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTranslate } from "../../core/messages.ts";
import type { Values } from "../../forms/record.ts";
import { durationText } from "./duration-text.ts";
import { paymentMethod } from "../../testing/payment-fixtures.ts";
import {
  accountProblem,
  fieldNameOf,
  fieldsProblem,
  orderAfterMove,
  partsOf,
  termsOf,
  valuesOf,
} from "./method-terms.ts";
import { missingTexts, untitledLanguage } from "../../forms/text-languages.ts";

const word = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text && text !== "");
const name = fc.stringMatching(/^[A-Za-z]\w{0,39}$/);
const languages = ["en", "fa", "de"];

/** The texts of a language for a number of account lines and fields. */
const textIn = (lang: string, lines: number, fields: number): fc.Arbitrary<PaymentMethodText> =>
  fc.record({
    lang: fc.constant(lang),
    title: word,
    instructions: fc.option(word),
    accountLabels: fc.array(fc.option(word), { minLength: lines, maxLength: lines }),
    fields: fc.array(fc.record({ label: fc.option(word), hint: fc.option(word) }), {
      minLength: fields,
      maxLength: fields,
    }),
  });

const terms: fc.Arbitrary<PaymentMethodTerms> = fc
  .record({
    categoryId: fc.integer({ min: 1, max: 1_000 }),
    logo: fc.option(fc.constant("/wallet.svg")),
    minAmount: fc.bigInt({ min: 1n, max: 10n ** 9n }).map((amount) => minor(amount)),
    maxAmount: fc.bigInt({ min: 1n, max: 10n ** 9n }).map((amount) => minor(amount)),
    processingMinutes: fc.option(fc.nat(100_000)),
    accountValues: fc.array(word, { maxLength: 4 }),
    nextStep: fc.constantFrom(...paymentSteps),
    address: fc.constant("https://pay.example/{reference}"),
    fields: fc.uniqueArray(fc.record({ name, type: fc.constantFrom(...paymentFieldTypes), required: fc.boolean() }), {
      maxLength: 4,
      selector: (field) => field.name,
    }),
    order: fc.nat(1_000),
  })
  .map((given) => ({ ...given, address: given.nextStep === "none" ? null : given.address }))
  .chain((given) =>
    fc
      .subarray(languages)
      .chain((langs) => fc.tuple(...langs.map((lang) => textIn(lang, given.accountValues.length, given.fields.length))))
      .map((texts) => ({ ...given, texts })),
  );

test("a method goes into its form and comes out of it unchanged", () => {
  fc.assert(
    fc.property(terms, (given) => {
      expect(termsOf(valuesOf(given, languages), languages)).toEqual(given);
    }),
  );
});

describe("a field without a name", () => {
  test("gets a valid name that no other field has", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.constant("IBAN"), fc.constant("شماره")), { maxLength: 12 }), (labels) => {
        const usedNames = new Set<string>();
        for (const label of labels) {
          const made = fieldNameOf(label, usedNames);
          expect(made).toMatch(/^[A-Za-z]\w{0,39}$/);
          expect(usedNames.has(made)).toBe(false);
          usedNames.add(made);
        }
      }),
    );
  });

  test.each([
    ["Account holder", "accountHolder"],
    ["IBAN", "iban"],
    ["شماره کارت", "field"],
    ["3rd person", "field3rdPerson"],
  ])("%s is %s", (label, made) => expect(fieldNameOf(label, new Set())).toBe(made));
});

test("rows that the server would refuse are reported by their number", () => {
  const field = (label: string, own: string) => ({
    "label:en": "",
    "label:de": label,
    type: "text",
    required: true,
    "hint:en": "Where?",
    name: own,
  });
  expect(fieldsProblem(JSON.stringify([field("A", "a"), field(" ", "")]), languages)).toEqual({
    row: 2,
    part: "label",
    kind: "empty",
  });
  expect(fieldsProblem(JSON.stringify([field("A", "a b")]), languages)).toEqual({ row: 1, part: "name", kind: "name" });
  expect(fieldsProblem(JSON.stringify([field("A", "a"), field("B", "a")]), languages)).toEqual({
    row: 2,
    part: "name",
    kind: "twice",
  });
  expect(fieldsProblem(JSON.stringify([field("A", ""), field("A", "")]), languages)).toBeNull();
  expect(accountProblem(JSON.stringify([{ "label:fa": "IBAN", value: "" }]), languages)).toEqual({
    row: 1,
    part: "value",
    kind: "empty",
  });
});

test("the texts that a language lacks are those that another one has", () => {
  const method = paymentMethod(3);
  expect(["en", "de", "fa", "tr"].map((lang) => missingTexts(method.texts, partsOf, lang))).toEqual([0, 0, 6, 8]);
});

test("the first language has a title, and each other one that has a text", () => {
  const values = valuesOf(paymentMethod(3), languages);
  const untitled = (changes: Values) => {
    const typed = { ...values, ...changes };
    return untitledLanguage(typed, termsOf(typed, languages).texts, languages);
  };
  expect(untitled({})).toBeNull();
  expect(untitled({ "title:fa": " " })).toBe("fa");
  expect(untitled({ "title:fa": null, "title:en": null })).toBe("en");
});

test("an item moves by one position and no other item moves, whatever the order numbers were", () => {
  const shown = fc
    .array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 8 })
    .map((orders) => orders.toSorted((one, other) => one - other).map((order, at) => ({ id: at + 1, order })));
  fc.assert(
    fc.property(shown, fc.nat(7), fc.constantFrom(-1 as const, 1 as const), (items, at, by) => {
      const changes = new Map(orderAfterMove(items, at, by).map(({ id, order }) => [id, order]));
      // Equal places go by their ids, as the house has them.
      const after = items
        .map(({ id, order }) => ({ id, order: changes.get(id) ?? order }))
        .toSorted((one, other) => one.order - other.order || one.id - other.id)
        .map(({ id }) => id);
      const before = items.map(({ id }) => id);
      const [item, other] = [before[at], before[at + by]];
      expect(after).toEqual(
        item === undefined || other === undefined ? before : before.with(at, other).with(at + by, item),
      );
    }),
  );
});

test.each([
  [1_440, "about 1 day"],
  [2_880, "about 2 days"],
  [120, "about 2 hours"],
  [90, "about 90 minutes"],
  [0, "about 0 minutes"],
])("%i minutes of processing are %s", (minutes, text) => {
  const english = anyLanguageOf("en") ?? expect.unreachable();
  const t = createTranslate(initI18n({ lang: english, messages: messagesIn("en") }));
  expect(durationText(t, minutes)).toBe(text);
});
