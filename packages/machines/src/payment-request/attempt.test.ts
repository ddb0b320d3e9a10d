import { minor } from "@livery/betting";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  forgetPaymentAttempt,
  storePaymentAttempt,
  storedPaymentAttempt,
  paymentAttemptKey,
  type PaymentAttempt,
} from "./attempt.ts";

const attempt: PaymentAttempt = {
  key: "key-1",
  order: { payId: 1, categoryId: 11, amount: minor(2_000), direction: "withdraw", values: { iban: "DE1" } },
  userId: 42,
  method: "Method 1",
  currency: "EUR",
  instructions: null,
};
const day = 24 * 60 * 60 * 1_000;

function environment(at = 1_000) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, environment: { storage, now: () => at }, later: (now: number) => ({ storage, now: () => now }) };
}

describe("a stored payment attempt", () => {
  test("is restored with all fields", () => {
    const values = fc.dictionary(fc.string({ maxLength: 30 }), fc.string({ maxLength: 300 }), { maxKeys: 20 });
    fc.assert(
      fc.property(values, fc.bigInt({ min: 1n, max: 10n ** 15n }), (filled, amount) => {
        const { environment: here } = environment();
        const written = { ...attempt, order: { ...attempt.order, values: filled, amount: minor(amount) } };
        storePaymentAttempt(here, written);
        const { values: read, ...order } = storedPaymentAttempt(here, 42)?.order ?? { values: {} };
        expect({ ...order, values: { ...read } }).toEqual({ ...written.order, values: { ...filled } });
      }),
    );
  });
  test("is restored for its own player only", () => {
    const { items, environment: here } = environment();
    storePaymentAttempt(here, attempt);
    expect(storedPaymentAttempt(here, 43)).toBeNull();
    expect(items.has(paymentAttemptKey)).toBe(true);
    expect(storedPaymentAttempt(here, 42)).toEqual(attempt);
  });
  test("is restored for one day only", () => {
    const { items, environment: here, later } = environment();
    storePaymentAttempt(here, attempt);
    expect(storedPaymentAttempt(later(1_000 + day), 42)).toEqual(attempt);
    expect(storedPaymentAttempt(later(1_001 + day), 42)).toBeNull();
    expect(items.size).toBe(0);
  });
  test("is stored until it is settled, and another tab's attempt is not removed", () => {
    const { items, environment: here } = environment();
    storePaymentAttempt(here, attempt);
    forgetPaymentAttempt(here, "key-2");
    expect(items.size).toBe(1);
    forgetPaymentAttempt(here, "key-1");
    expect(items.size).toBe(0);
  });
  test("is removed if it cannot be read", () => {
    for (const text of ["", "null", "{}", '{"version":1,"at":1}', "[]"]) {
      const { items, environment: here } = environment();
      items.set(paymentAttemptKey, text);
      expect(storedPaymentAttempt(here, 42)).toBeNull();
      expect(items.size).toBe(0);
    }
  });
});
