import { sql } from "kysely";
import { mustBe } from "../must.ts";
import { either, home, inLive, lastCoupon, type Pair, type Stand } from "./stand.ts";

/** Two bets, or a bet and a change of its conditions. */
export const betPairs = (stand: Stand): readonly Pair[] => {
  const { op, world, alice, bashir } = stand;
  return [
    {
      name: "two bets under one key are one coupon",
      meet: async () => {
        await op.fund(alice, home);
        const [selections, key] = [[await op.selection(0)], op.key()];
        return [op.place(alice, selections, 500, key), op.place(alice, selections, 500, key)];
      },
      allowed: [["placed", "placed"]],
      also: async (results) => {
        mustBe(results[0], results[1]);
        mustBe(await op.cash(alice), home - 500);
      },
    },
    {
      name: "the same slip twice without a key is one coupon",
      meet: async () => {
        await op.fund(alice, home);
        await sql`delete from idempotency where scope = 'slip'`.execute(world.db);
        const selections = [await op.selection(1)];
        return [op.place(alice, selections, 500, null), op.place(alice, selections, 500, null)];
      },
      allowed: [["placed", "placed"]],
      also: (results) => mustBe(results[0], results[1]),
    },
    {
      name: "one key with two bodies is one of them",
      meet: async () => {
        await op.fund(alice, home);
        const [selections, key] = [[await op.selection(0)], op.key()];
        return [op.place(alice, selections, 500, key), op.place(alice, selections, 600, key)];
      },
      allowed: either("placed", "key_reused"),
    },
    {
      name: "two bets on money for one",
      meet: async () => {
        await op.fund(alice, home);
        const selections = [await op.selection(0), await op.selection(1)];
        return [
          op.place(alice, selections, 6_000, op.key()),
          op.place(alice, selections.toReversed(), 6_000, op.key()),
        ];
      },
      allowed: either("placed", "insufficient_credit"),
      also: async () => mustBe(await op.cash(alice), home - 6_000),
    },
    {
      name: "bets of two players on the same markets",
      meet: async () => {
        await Promise.all([op.fund(alice, home), op.fund(bashir, home)]);
        const selections = [await op.selection(0), await op.selection(1)];
        return [op.place(alice, selections, 500, op.key()), op.place(bashir, selections.toReversed(), 500, op.key())];
      },
      allowed: [["placed", "placed"]],
    },
    {
      name: "a bet, and another coupon of its player cancelled",
      meet: async () => {
        await op.fund(alice, home);
        const coupon = await op.coupon(alice, 0, 4_000);
        return [op.place(alice, [await op.selection(1)], 8_000, op.key()), op.cancel(alice, coupon)];
      },
      allowed: [
        ["placed", "cancelled"],
        ["insufficient_credit", "cancelled"],
      ],
      also: async (results) => mustBe(await op.cash(alice), results[0]?.startsWith("placed") ? home - 8_000 : home),
    },
    {
      name: "a bet, and another coupon of its player settled",
      meet: async () => {
        await op.fund(alice, home);
        await op.decide([await op.coupon(alice, 0, 1_000)], "won");
        return [op.place(alice, [await op.selection(1)], 500, op.key()), op.settle()];
      },
      allowed: [["placed", "settled"]],
    },
    {
      name: "a bet, and its money taken back by the dealer",
      meet: async () => {
        await op.fund(alice, home);
        return [
          op.place(alice, [await op.selection(0)], 6_000, op.key()),
          op.credit("panelUserTake", "high-street", alice, 6_000),
        ];
      },
      allowed: either("placed", "insufficient_credit").map(([one, other]): readonly [string, string] =>
        one === "placed" ? [one, other] : [one, "moved"],
      ),
    },
    {
      name: "a bet, and credit from the dealer",
      meet: async () => {
        await op.fund(alice, 100);
        return [
          op.place(alice, [await op.selection(0)], 600, op.key()),
          op.credit("panelUserSend", "high-street", alice, 900),
        ];
      },
      allowed: [
        ["placed", "moved"],
        ["insufficient_credit", "moved"],
      ],
    },
    {
      name: "a bet, and its market locked",
      meet: async () => {
        await op.fund(alice, home);
        const selection = await op.selection(2);
        await sql`update market set status = 'open' where match_id = ${selection.matchId}`.execute(world.db);
        return [
          op.place(alice, [selection], 500, op.key()),
          // I12: once the lock is committed, no bet is placed that was checked before.
          stand.thenSees(`update market set status = 'locked' where match_id = ${selection.matchId}`, lastCoupon),
        ];
      },
      allowed: [
        ["placed", "done"],
        ["market_locked", "done"],
      ],
      also: (results) => stand.sawTheLast(results, lastCoupon),
    },
    {
      name: "a bet, and its price moved",
      meet: async () => {
        await op.fund(alice, home);
        const selection = await op.selection(3);
        const change = selection.odds > 3_000 ? -100 : 100;
        return [
          op.place(alice, [selection], 500, op.key()),
          op.statement(
            `update outcome set odds = odds + ${change} from market where market.market_id = outcome.market_id and match_id = ${selection.matchId}`,
          ),
        ];
      },
      allowed: [
        ["placed", "done"],
        ["odds_changed", "done"],
      ],
    },
    {
      name: "a bet, and its player's limits narrowed",
      meet: async () => {
        await op.fund(alice, home);
        const limits = (most: number) =>
          `update player set limits = jsonb_set(limits, '{combine,maxStake}', '${most}') where player_id = ${alice.userId}`;
        await sql.raw(limits(25_000)).execute(world.db);
        return [op.place(alice, [await op.selection(0)], 500, op.key()), stand.thenSees(limits(400), lastCoupon)];
      },
      allowed: [
        ["placed", "done"],
        ["stake_too_high", "done"],
      ],
      also: async (results) => {
        await stand.sawTheLast(results, lastCoupon);
        await sql`update player set limits = jsonb_set(limits, '{combine,maxStake}', '25000') where player_id = ${alice.userId}`.execute(
          world.db,
        );
      },
    },
    {
      name: "a bet, and its session ended",
      meet: async () => {
        await op.fund(alice, home);
        await world.signIn(alice);
        return [op.place({ ...alice }, [await op.selection(0)], 500, op.key()), op.signOut({ ...alice })];
      },
      allowed: [
        ["placed", "signed out"],
        ["signed_out", "signed out"],
      ],
      also: () => world.signIn(alice),
    },
    {
      name: "a live bet, and its match over",
      meet: async () => {
        await op.fund(alice, home);
        await stand.over(inLive + 1);
        return [op.place(alice, [await op.selection(inLive + 1)], 500, op.key(), true), op.decideMatches()];
      },
      // The betting service's cache has it open: its prices are stale twice.
      allowed: [["busy", "decided 1"]],
      also: () => stand.reopened(inLive + 1),
    },
  ];
};
