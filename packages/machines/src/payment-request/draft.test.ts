import { minor, type Minor } from "@livery/betting";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ibanField, method, payment } from "../testing/payments.ts";
import { accepts, pendingOf, problemsOf, questionAt, questionsOf, valuesFor, type PaymentDraft } from "./draft.ts";
import { quickAmounts } from "./quick-amounts.ts";

const draft = (changes: Partial<PaymentDraft> = {}): PaymentDraft => ({
  direction: "deposit",
  payId: 1,
  amount: minor(2_000),
  values: {},
  ...changes,
});
const facts = { methods: [method(1), method(2)], payments: [], balance: minor(5_000), refusal: null };
const ascending = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);
const amounts = fc.bigInt({ min: -10n, max: 200_000n }).map(minor);

describe("problems of a payment draft", () => {
  test("an amount is valid exactly within the range, both ends included, and a withdrawal within the balance", () => {
    const range = fc.tuple(amounts, amounts).map(([a, b]): readonly [Minor, Minor] => (a < b ? [a, b] : [b, a]));
    fc.assert(
      fc.property(amounts, range, amounts, fc.boolean(), (amount, [min, max], balance, draws) => {
        const direction = draws ? "withdraw" : "deposit";
        const methods = [method(1, { minAmount: min, maxAmount: max, direction })];
        const { amount: problem } = problemsOf(draft({ amount, direction }), { ...facts, methods, balance });
        // An independent formulation of the rule: the amount is the median of three, and a withdrawal is covered.
        const middle = [min, amount, max].toSorted(ascending)[1] === amount;
        expect(problem === undefined).toBe(amount > 0n && middle && (!draws || balance - amount >= 0n));
      }),
    );
  });
  test("without a method the amount is checked against all methods of the direction", () => {
    const methods = [method(1, { minAmount: minor(500) }), method(3, { maxAmount: minor(90_000) }), method(2)];
    const of = (amount: number) =>
      problemsOf(draft({ payId: null, amount: minor(amount) }), { ...facts, methods }).amount;
    expect(of(499)).toEqual({ code: "too_low", limit: 500n });
    expect(of(500)).toBeUndefined();
    expect(of(90_000)).toBeUndefined();
    expect(of(90_001)).toEqual({ code: "too_high", limit: 90_000n });
  });
  test("a method of the other direction is not accepted", () => {
    expect(problemsOf(draft({ payId: 2 }), facts).method).toEqual({ code: "required" });
    expect(problemsOf(draft({ payId: 2, direction: "withdraw" }), facts).method).toBeUndefined();
  });
  test("a required field needs a value, and every value the field's form", () => {
    const methods = [method(1, { fields: [ibanField, { ...ibanField, name: "note", type: "text", required: false }] })];
    const of = (values: Record<string, string>) => problemsOf(draft({ values }), { ...facts, methods });
    expect(of({})).toEqual({ "value:iban": { code: "required" } });
    expect(of({ iban: "  " })).toEqual({ "value:iban": { code: "required" } });
    expect(of({ iban: "DE89 3704 0044 0532 0130 01" })).toEqual({ "value:iban": { code: "invalid", type: "iban" } });
    expect(of({ iban: "DE89 3704 0044 0532 0130 00" })).toEqual({});
  });
  test("a server's refusal is shown at its field, or at the form", () => {
    const refusal = { code: "insufficient_credit" as const, params: {}, path: undefined };
    expect(problemsOf(draft(), { ...facts, refusal: { about: "amount", refusal } }).amount).toMatchObject({
      code: "refused",
    });
    expect(problemsOf(draft(), { ...facts, refusal: { about: "form", refusal } })).toEqual({});
  });
  test.each([
    [{ code: "method_withdrawn", path: undefined }, "method"],
    [{ code: "amount_too_low", path: undefined }, "amount"],
    [{ code: "insufficient_credit", path: undefined }, "amount"],
    [{ code: "invalid_field", path: "values.iban" }, "value:iban"],
    [{ code: "invalid_field", path: "amount" }, "amount"],
    [{ code: "invalid_field", path: undefined }, "form"],
    [{ code: "unknown_field", path: "values.iban" }, "form"],
    [{ code: "transfers_blocked", path: undefined }, "form"],
  ] as const)("%o is shown at %s", (refusal, about) => {
    expect(questionAt({ params: {}, ...refusal })).toBe(about);
  });
});

test("the fields are the method's, in its order", () => {
  const methods = [method(1, { fields: [ibanField, { ...ibanField, name: "holder" }] })];
  expect(questionsOf(draft(), { methods })).toEqual(["method", "amount", "value:iban", "value:holder"]);
  expect(questionsOf(draft({ payId: null }), { methods })).toEqual(["method", "amount"]);
});

test("values outside the method's fields are not sent, nor are empty ones", () => {
  const fields = [ibanField, { ...ibanField, name: "note", required: false }];
  const values = { iban: " DE1 ", note: " ", holder: "Marina" };
  expect(valuesFor(method(1, { fields }), draft({ values }))).toEqual({ iban: "DE1" });
});

test("one request per direction can be pending", () => {
  const payments = [payment(1, { status: "denied" }), payment(2, { direction: "withdraw" })];
  expect(pendingOf({ direction: "deposit" }, { payments })).toBeNull();
  expect(pendingOf({ direction: "withdraw" }, { payments })?.paymentId).toBe(2);
});

describe("quick amounts", () => {
  const unit = fc.constantFrom(1n, 100n, 1_000n);
  test("are round, ascending, at most five, and accepted by the method", () => {
    fc.assert(
      fc.property(amounts, amounts, unit, (min, max, one) => {
        const found = quickAmounts(min, max, one);
        expect(found.length).toBeLessThanOrEqual(5);
        expect(found.toSorted(ascending)).toEqual(found);
        expect(new Set(found).size).toBe(found.length);
        for (const amount of found) {
          expect(accepts(method(1, { minAmount: min, maxAmount: max }), amount)).toBe(true);
          if (amount !== min) expect(String(amount / one)).toMatch(/^[125]0*$/);
        }
        expect(found.length === 0).toBe(max < min);
      }),
    );
  });
  test("for 10.00 to 500.00 euro are 10, 20, 50, 100 and 200", () => {
    expect(quickAmounts(minor(1_000), minor(50_000), 100n)).toEqual([1_000n, 2_000n, 5_000n, 10_000n, 20_000n]);
  });
});
