import { minor } from "@livery/betting";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  forgetTransferAttempt,
  keepTransferAttempt,
  keptTransferAttempt,
  transferAttemptKey,
  type TransferAttempt,
} from "./attempt.ts";

const attempt: TransferAttempt = {
  key: "key-1",
  order: { payId: 1, categoryId: 11, amount: minor(2_000), direction: "withdraw", values: { iban: "DE1" } },
  userId: 42,
  method: "Method 1",
  currency: "EUR",
  instructions: null,
};
const day = 24 * 60 * 60 * 1_000;

function place(at = 1_000) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, place: { storage, now: () => at }, later: (now: number) => ({ storage, now: () => now }) };
}

describe("An attempt outlives the page", () => {
  test("and comes back as it was, whatever was filled in", () => {
    const values = fc.dictionary(fc.string({ maxLength: 30 }), fc.string({ maxLength: 300 }), { maxKeys: 20 });
    fc.assert(
      fc.property(values, fc.bigInt({ min: 1n, max: 10n ** 15n }), (filled, amount) => {
        const { place: here } = place();
        const written = { ...attempt, order: { ...attempt.order, values: filled, amount: minor(amount) } };
        keepTransferAttempt(here, written);
        const { values: read, ...order } = keptTransferAttempt(here, 42)?.order ?? { values: {} };
        expect({ ...order, values: { ...read } }).toEqual({ ...written.order, values: { ...filled } });
      }),
    );
  });
  test("for its own player alone", () => {
    const { items, place: here } = place();
    keepTransferAttempt(here, attempt);
    expect(keptTransferAttempt(here, 43)).toBeNull();
    expect(items.has(transferAttemptKey)).toBe(true);
    expect(keptTransferAttempt(here, 42)).toEqual(attempt);
  });
  test("for a day: nobody is surprised by what he gave up the day before", () => {
    const { items, place: here, later } = place();
    keepTransferAttempt(here, attempt);
    expect(keptTransferAttempt(later(1_000 + day), 42)).toEqual(attempt);
    expect(keptTransferAttempt(later(1_001 + day), 42)).toBeNull();
    expect(items.size).toBe(0);
  });
  test("until it is settled; another tab's stays", () => {
    const { items, place: here } = place();
    keepTransferAttempt(here, attempt);
    forgetTransferAttempt(here, "key-2");
    expect(items.size).toBe(1);
    forgetTransferAttempt(here, "key-1");
    expect(items.size).toBe(0);
  });
  test("and what nobody can read is removed", () => {
    for (const text of ["", "null", "{}", '{"version":1,"at":1}', "[]"]) {
      const { items, place: here } = place();
      items.set(transferAttemptKey, text);
      expect(keptTransferAttempt(here, 42)).toBeNull();
      expect(items.size).toBe(0);
    }
  });
});
