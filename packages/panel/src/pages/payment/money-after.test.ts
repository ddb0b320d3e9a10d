import { minor } from "@livery/betting";
import fc from "fast-check";
import { expect, test } from "vitest";
import { moneyAfter } from "./money-after.ts";

const sum = fc.bigInt({ min: 0n, max: 10n ** 12n });
const payment = fc
  .record({
    direction: fc.constantFrom("deposit" as const, "withdraw" as const),
    amount: fc.bigInt({ min: 1n, max: 10n ** 9n }).map((value) => minor(value)),
    balance: sum,
    others: sum,
    owed: fc.oneof(fc.constant(0n), sum),
  })
  // What is asked to be paid out is held already.
  .map(({ others, ...rest }) => ({ ...rest, held: others + (rest.direction === "withdraw" ? rest.amount : 0n) }));

test("a decision adds the amount, subtracts it or moves nothing; nothing is lost, and no part is negative", () => {
  fc.assert(
    fc.property(payment, fc.constantFrom("approve" as const, "deny" as const), (given, decision) => {
      const after = moneyAfter(given, decision);
      const totalOf = (purse: typeof after): bigint => purse.balance + purse.held - purse.owed;
      const amount: bigint = given.amount;
      const moved = decision === "deny" ? 0n : given.direction === "deposit" ? amount : -amount;
      expect(totalOf(after)).toBe(totalOf(given) + moved);
      for (const part of Object.values(after)) expect(part >= 0n).toBe(true);
      // Who owes still has no cash from it (I9).
      if (after.balance !== given.balance || after.owed !== given.owed)
        expect(after.balance === 0n || after.owed === 0n).toBe(true);
    }),
  );
});

test.each([
  ["deposit", "approve", { balance: 1_500n, held: 0n, owed: 0n }],
  ["deposit", "deny", { balance: 1_000n, held: 0n, owed: 0n }],
] as const)("a %s: the money after the decision to %s", (direction, decision, after) => {
  const now = { direction, amount: minor(500), balance: 1_000n, held: 0n, owed: 0n };
  expect(moneyAfter(now, decision)).toEqual(after);
});

test("an approved withdrawal ends its hold; a denied one pays off the debt, and the rest is available again", () => {
  const now = { direction: "withdraw" as const, amount: minor(500), balance: 0n, held: 500n, owed: 120n };
  expect(moneyAfter(now, "approve")).toEqual({ balance: 0n, held: 0n, owed: 120n });
  expect(moneyAfter(now, "deny")).toEqual({ balance: 380n, held: 0n, owed: 0n });
});
