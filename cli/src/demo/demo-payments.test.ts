import { readPaymentField } from "@livery/contract/payment-fields";
import { expect, test } from "vitest";
import { demoPayments } from "./demo-payments.ts";

const methods = demoPayments.flatMap((category) => category.methods);

test("the demo has a bank, a wallet and a card for each direction and a voucher, each with fields that can be filled in", () => {
  expect(demoPayments.map(({ title, methods: own }) => [title, own.map(({ direction }) => direction)])).toEqual([
    ["Bank transfer", ["deposit", "withdraw"]],
    ["E-wallet", ["deposit", "withdraw"]],
    ["Card", ["deposit", "withdraw"]],
    ["Voucher", ["deposit"]],
  ]);
  expect(methods.filter(({ minAmount, maxAmount }) => minAmount <= 0n || maxAmount < minAmount)).toEqual([]);
  expect(new Set(methods.map(({ title }) => title)).size).toBe(methods.length);
});

test("the demo's account lines have a valid IBAN", () => {
  const ibans = methods.flatMap(({ accountLines = [] }) => accountLines.filter(({ label }) => label === "IBAN"));
  expect(ibans.map(({ value }) => readPaymentField({ type: "iban", required: true }, value))).toEqual(
    ibans.map(({ value }) => ({ value })),
  );
  expect(ibans).not.toEqual([]);
});
