import { sql } from "kysely";
import { mustBe } from "../must.ts";
import { either, home, inLive, lastStatus, type Pair, type Stand } from "./stand.ts";

/** Settlement, cancellation and decision of coupons, and credit transfers between their owners. */
export const couponPairs = (stand: Stand): readonly Pair[] => {
  const { op, world, alice, bashir } = stand;
  return [
    {
      name: "settling and cancelling one coupon",
      meet: async () => {
        const coupon = await op.coupon(bashir, 0, 1_000);
        await op.decide([coupon], "won");
        return [op.settle(), op.cancel(bashir, coupon)];
      },
      allowed: [
        ["settled 1", "not_waiting"],
        ["settled 0", "cancelled"],
      ],
    },
    {
      name: "settling two coupons of a player, and cancelling the first",
      meet: async () => {
        const coupons = [await op.coupon(bashir, 0, 500), await op.coupon(bashir, 1, 500)];
        await op.decide(coupons, "won");
        return [op.settle(), op.cancel(bashir, coupons[0] ?? 0)];
      },
      allowed: [
        ["settled 2", "not_waiting"],
        ["settled 1", "cancelled"],
      ],
    },
    {
      name: "settling one coupon twice",
      meet: async () => {
        await op.decide([await op.coupon(bashir, 0, 1_000)], "lost");
        return [op.settle(), op.settle()];
      },
      allowed: either("settled 1", "settled 0"),
    },
    {
      name: "settling a win, and its player's money taken back",
      meet: async () => {
        await op.fund(bashir, home);
        await op.decide([await op.coupon(bashir, 0, 1_000)], "void");
        return [op.settle(), op.credit("panelUserTake", "high-street", bashir, home)];
      },
      allowed: [
        ["settled 1", "moved"],
        ["settled 1", "insufficient_credit"],
      ],
      also: () => op.fund(bashir, home),
    },
    {
      name: "cancelling one coupon twice",
      meet: async () => {
        const coupon = await op.coupon(bashir, 0, 1_000);
        return [op.cancel(bashir, coupon), op.cancel(bashir, coupon)];
      },
      allowed: either("cancelled", "not_waiting"),
    },
    {
      name: "cancelling one coupon twice under one key",
      meet: async () => {
        const [coupon, key] = [await op.coupon(bashir, 0, 1_000), op.key()];
        return [op.cancel(bashir, coupon, key), op.cancel(bashir, coupon, key)];
      },
      allowed: [["cancelled", "cancelled"]],
    },
    {
      name: "cancelling two coupons of a player",
      meet: async () => {
        const coupons = [await op.coupon(bashir, 0, 500), await op.coupon(bashir, 1, 500)];
        return [op.cancel(bashir, coupons[0] ?? 0), op.cancel(bashir, coupons[1] ?? 0)];
      },
      allowed: [["cancelled", "cancelled"]],
    },
    {
      name: "credit to a user, and back from him",
      meet: async () => {
        await op.fund(alice, home);
        return [
          op.credit("panelUserSend", "high-street", alice, 700),
          op.credit("panelUserTake", "high-street", alice, 700),
        ];
      },
      allowed: [["moved", "moved"]],
    },
    {
      name: "credit to a user under one key is sent once",
      meet: async () => {
        await op.fund(alice, home);
        const key = op.key();
        return [
          op.credit("panelUserSend", "high-street", alice, 700, key),
          op.credit("panelUserSend", "high-street", alice, 700, key),
        ];
      },
      allowed: [["moved", "moved"]],
      also: async () => mustBe(await op.cash(alice), home + 700),
    },
    {
      name: "a user's money taken back twice, enough for once",
      meet: async () => {
        await op.fund(alice, home);
        return [
          op.credit("panelUserTake", "high-street", alice, 6_000),
          op.credit("panelUserTake", "high-street", alice, 6_000),
        ];
      },
      allowed: either("moved", "insufficient_credit"),
    },
    {
      name: "two dealers who send to each other (I13)",
      meet: async () => [await op.between("north", "head-office", 900), await op.between("head-office", "north", 900)],
      allowed: [["moved", "moved"]],
    },
    {
      name: "deciding a live bet twice",
      meet: async () => {
        await stand.pending();
        return [op.decidePending(), op.decidePending()];
      },
      allowed: [["decided", "decided"]],
    },
    {
      name: "rejecting a live bet twice",
      meet: async () => {
        const coupon = await stand.pending();
        await sql`update market set status = 'locked' where market_id = (select market_id from coupon_leg where coupon_id = ${coupon})`.execute(
          world.db,
        );
        return [op.decidePending(), op.decidePending()];
      },
      allowed: [["decided", "decided"]],
      also: async () => {
        mustBe([await stand.value(lastStatus), await op.cash(alice)], ["rejected", home]);
        await stand.reopened(inLive);
      },
    },
    {
      name: "deciding a live bet, and its market locked",
      meet: async () => {
        const coupon = await stand.pending();
        const text = `update market set status = 'locked' where market_id = (select market_id from coupon_leg where coupon_id = ${coupon})`;
        return [op.decidePending(), stand.thenSees(text, lastStatus)];
      },
      allowed: [["decided", "done"]],
      also: async (results) => {
        // No bet becomes open on a market that was locked before.
        if (results[1] !== "done pending") await stand.sawTheLast(results, lastStatus);
        else mustBe(await stand.value(lastStatus), "rejected");
        await stand.reopened(inLive);
      },
    },
    {
      name: "a match decided, and a coupon on it cancelled",
      meet: async () => {
        await op.fund(bashir, home);
        const coupon = await op.coupon(bashir, 4, 500);
        await sql`update match set status = 'cancelled' where match_id = ${world.matchIds[4]}`.execute(world.db);
        return [op.decideMatches(), op.cancel(bashir, coupon)];
      },
      allowed: [["decided 1", "cancelled"]],
      also: async () => {
        await op.settle()({ db: world.db, pool: world.test.pool });
        await stand.reopened(4);
      },
    },
    {
      name: "two settlers of one match",
      meet: async () => {
        await op.coupon(bashir, 5, 500);
        await sql`update match set status = 'cancelled' where match_id = ${world.matchIds[5]}`.execute(world.db);
        return [op.decideMatches(), op.decideMatches()];
      },
      // Both may find it undecided: its coupon must be settled once.
      allowed: [...either("decided 1", "decided 0"), ["decided 1", "decided 1"]],
      also: async () => {
        await op.settle()({ db: world.db, pool: world.test.pool });
        await stand.reopened(5);
      },
    },
  ];
};
