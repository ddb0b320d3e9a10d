import { readPaymentField } from "@livery/contract/payment-fields";
import { expect, test } from "vitest";
import { demoPayments } from "./demo-payments.ts";

const methods = demoPayments.flatMap((category) => category.methods);

test("the demo has a bank, a wallet and a card for each direction and a voucher, each with fields that can be filled in", () => {
  expect(demoPayments.map(({ name, methods: own }) => [name, own.map(({ direction }) => direction)])).toEqual([
    ["Bank transfer", ["deposit", "withdraw"]],
    ["E-wallet", ["deposit", "withdraw"]],
    ["Card", ["deposit", "withdraw"]],
    ["Voucher", ["deposit"]],
  ]);
  expect(methods.filter(({ minAmount, maxAmount }) => minAmount <= 0n || maxAmount < minAmount)).toEqual([]);
  for (const lang of ["de", "en", "fa", "tr"]) {
    const titles = methods.map(({ texts }) => texts.find((text) => text.lang === lang)?.title);
    expect([lang, new Set(titles).size]).toEqual([lang, methods.length]);
  }
});

test("the demo's account lines have a valid IBAN", () => {
  const ibans = methods.flatMap(({ accountValues = [], texts }) =>
    accountValues.filter((_, at) => texts[0]?.accountLabels[at] === "IBAN"),
  );
  expect(ibans.map((value) => readPaymentField({ type: "iban", required: true }, value))).toEqual(
    ibans.map((value) => ({ value })),
  );
  expect(ibans).not.toEqual([]);
});

test("no text of the demo's methods is English in another language", () => {
  const textsIn = (lang: string): readonly (string | null)[] => [
    ...demoPayments.flatMap(({ texts }) => texts.filter((text) => text.lang === lang).map(({ title }) => title)),
    ...methods.flatMap(({ texts }) =>
      texts
        .filter((text) => text.lang === lang)
        .flatMap(({ title, instructions, accountLabels, fields }) => [
          title,
          instructions,
          ...accountLabels,
          ...fields.flatMap(({ label, hint }) => [label, hint]),
        ]),
    ),
  ];
  const english = new Set(textsIn("en"));
  const alike = new Set(
    ["de", "fa", "tr"].flatMap((lang) => textsIn(lang).filter((text) => text !== null && english.has(text))),
  );
  expect(alike).toEqual(new Set(["Bank", "IBAN"]));
});
