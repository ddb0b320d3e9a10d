import { sql } from "kysely";
import { liftHalt } from "@livery/house";
import { alone, haltTenant, sealLedger } from "@livery/house/testing/parts";
import { mustBe } from "../must.ts";
import type { Operation } from "../operations.ts";
import { either, home, lastStatus, type Pair, type Stand } from "./stand.ts";

/** The exposure of a bet of 500 at the price of a match, and half of it more. */
async function roomForOne({ op }: Stand, match: number): Promise<number> {
  const { odds } = await op.selection(match);
  return Math.round(((500 * (odds - 1_000)) / 1_000) * 1.5);
}

/** Sales, results that are rolled back, dealers' limits, and the watchers of the ledger. */
export const laterPairs = (stand: Stand): readonly Pair[] => {
  const { op, world, alice, bashir } = stand;
  const { db, tenantId } = world;

  /** A coupon that was paid as won, whose player has exactly that amount. */
  const paid = async (): Promise<number> => {
    await op.fund(bashir, home);
    const coupon = await op.coupon(bashir, 0, 1_000);
    await op.decide([coupon], "won");
    await stand.settled();
    return coupon;
  };
  /** Another result, and the settlement of its coupons, one at a time as in the server's due work. */
  const corrected =
    (coupon: number, result: "won" | "lost" | "void" | "open"): Operation =>
    async ({ db: database, pool }) =>
      (await alone(database, false, async (connection) => {
        await op.decide([coupon], result, connection);
        return op.settle()({ db: connection, pool });
      })) ?? "busy";
  const halted: Operation = async (connection) => {
    await connection.db.transaction().execute((trx) => haltTenant(trx, { tenantId, name: "acme", breaches: [] }));
    return "halted";
  };
  const sealed: Operation = async (connection) => {
    await sealLedger(connection.db);
    return "sealed";
  };

  return [
    {
      name: "a sale, and the coupon settled",
      meet: async () => {
        await op.fund(alice, home);
        const coupon = await op.coupon(alice, 6, 1_000);
        return [await op.sell(alice, coupon, 100), corrected(coupon, "won")];
      },
      allowed: [
        ["sold", "settled 0"],
        ["not_sellable", "settled 1"],
        ["quote_expired", "settled 1"],
        ["not_waiting", "settled 1"],
      ],
    },
    {
      name: "a part of a coupon sold, and the rest settled",
      meet: async () => {
        await op.fund(alice, home);
        const coupon = await op.coupon(alice, 6, 1_000);
        return [await op.sell(alice, coupon, 40), corrected(coupon, "won")];
      },
      allowed: [
        // A settlement of the whole coupon is calculated again for the rest.
        ["sold", "settled 1"],
        ["sold", "settled 0"],
        ["not_sellable", "settled 1"],
        ["quote_expired", "settled 1"],
        ["not_waiting", "settled 1"],
      ],
      also: () => stand.settled(),
    },
    {
      name: "a sale, and the coupon cancelled",
      meet: async () => {
        await op.fund(alice, home);
        const coupon = await op.coupon(alice, 6, 1_000);
        return [await op.sell(alice, coupon, 100), op.cancel(alice, coupon)];
      },
      allowed: [
        ["sold", "not_waiting"],
        ["not_waiting", "cancelled"],
      ],
    },
    {
      name: "a part of a coupon sold, and the coupon cancelled",
      meet: async () => {
        await op.fund(alice, home);
        const coupon = await op.coupon(alice, 6, 1_000);
        return [await op.sell(alice, coupon, 40), op.cancel(alice, coupon)];
      },
      allowed: [
        ["sold", "not_waiting"],
        ["sold", "cancel_period_over"],
        ["sold", "already_sold"],
        ["not_waiting", "cancelled"],
      ],
    },
    {
      name: "one offer taken twice",
      meet: async () => {
        await op.fund(alice, home);
        const coupon = await op.coupon(alice, 6, 1_000);
        const sell = await op.sell(alice, coupon, 50);
        return [sell, sell];
      },
      allowed: either("sold", "quote_expired"),
    },
    {
      name: "one offer taken twice under one key",
      meet: async () => {
        await op.fund(alice, home);
        const coupon = await op.coupon(alice, 6, 1_000);
        const sell = await op.sell(alice, coupon, 100, op.key());
        return [sell, sell];
      },
      allowed: [["sold", "sold"]],
      also: (results) => mustBe(results[0], results[1]),
    },
    {
      name: "a sale, and a market of the coupon locked",
      meet: async () => {
        await op.fund(alice, home);
        const coupon = await op.coupon(alice, 7, 1_000);
        return [
          await op.sell(alice, coupon, 100),
          stand.thenSees(`update market set status = 'locked' where match_id = ${world.matchIds[7]}`, lastStatus),
        ];
      },
      allowed: [
        ["sold", "done"],
        ["market_locked", "done"],
      ],
      also: async (results) => {
        await stand.sawTheLast(results, lastStatus);
        await stand.reopened(7);
      },
    },
    {
      name: "a sale, and a bet with its money",
      meet: async () => {
        await op.fund(alice, 1_000);
        const coupon = await op.coupon(alice, 6, 1_000);
        return [await op.sell(alice, coupon, 100), op.place(alice, [await op.selection(1)], 500, op.key())];
      },
      allowed: [
        ["sold", "placed"],
        ["sold", "insufficient_credit"],
      ],
    },
    {
      name: "two other results of one paid coupon",
      meet: async () => {
        const coupon = await paid();
        return [corrected(coupon, "lost"), corrected(coupon, "void")];
      },
      allowed: [["settled 1", "settled 1"], ...either("settled 1", "busy")],
      also: () => stand.settled(),
    },
    {
      name: "a win taken back, and a bet with all of it",
      meet: async () => {
        const coupon = await paid();
        return [corrected(coupon, "lost"), op.place(bashir, [await op.selection(1)], await op.cash(bashir), op.key())];
      },
      allowed: [
        ["settled 1", "placed"],
        ["settled 1", "debt_open"],
        ["settled 1", "insufficient_credit"],
      ],
      also: () => stand.paidUp(bashir),
    },
    {
      name: "a win taken back, and all of it by the dealer",
      meet: async () => {
        const coupon = await paid();
        return [corrected(coupon, "open"), op.credit("panelUserTake", "high-street", bashir, await op.cash(bashir))];
      },
      allowed: [
        ["settled 1", "moved"],
        ["settled 1", "insufficient_credit"],
      ],
      also: async () => {
        await stand.paidUp(bashir);
        await sql`update coupon_leg set result = 'void' where result = 'open' and coupon_id in (select coupon_id from coupon where review_since is not null)`.execute(
          db,
        );
        await sql`insert into settlement_due (coupon_id) select coupon_id from coupon where review_since is not null on conflict do nothing`.execute(
          db,
        );
        await stand.settled();
      },
    },
    {
      name: "credit to a user who owes, and a win of his",
      meet: async () => {
        const coupon = await paid();
        const won = await op.coupon(bashir, 1, 500);
        await op.credit("panelUserTake", "high-street", bashir, await op.cash(bashir))({ db, pool: world.test.pool });
        await corrected(coupon, "lost")({ db, pool: world.test.pool });
        await op.decide([won], "won");
        return [op.credit("panelUserSend", "high-street", bashir, 300), op.settle()];
      },
      allowed: [["moved", "settled 1"]],
      also: () => stand.paidUp(bashir),
    },
    {
      name: "a bet, and its match called off by an operator",
      meet: async () => {
        await op.fund(alice, home);
        return [op.place(alice, [await op.selection(8)], 500, op.key()), await op.rule(8, { kind: "void" })];
      },
      allowed: [
        ["placed", "ruled"],
        ["market_closed", "ruled"],
        ["match_cancelled", "ruled"],
        ["busy", "ruled"],
      ],
      also: async () => {
        await op.decideMatches()({ db, pool: world.test.pool });
        await stand.settled();
        await stand.reopened(8);
      },
    },
    {
      name: "an operator's two words on one match",
      meet: async () => [await op.rule(9, { kind: "void" }), await op.rule(9, { kind: "void" })],
      allowed: either("ruled", "version_conflict"),
      also: async () => {
        await op.decideMatches()({ db, pool: world.test.pool });
        await stand.reopened(9);
      },
    },
    {
      name: "two bets, and room for one in their dealer's exposure (I11)",
      meet: async () => {
        await Promise.all([op.fund(alice, home), op.fund(bashir, home)]);
        await stand.limit(await roomForOne(stand, 10));
        const selections = [await op.selection(10)];
        return [op.place(alice, selections, 500, op.key()), op.place(bashir, selections, 500, op.key())];
      },
      allowed: either("placed", "dealer_limit_exceeded"),
      also: () => stand.limit(null),
    },
    {
      name: "a live bet that lacks room at the end of its delay, and another bet of its player",
      meet: async () => {
        const coupon = await stand.pending();
        // It can return more than when it was placed, and both bets use the same slot.
        await sql`update coupon set max_return = max_return - 50, exposed_slot = ${stand.exposureSlot} where coupon_id = ${coupon}`.execute(
          db,
        );
        await stand.limit(40);
        return [op.decidePending(), op.place(alice, [await op.selection(10)], 500, op.key())];
      },
      allowed: [
        ["decided", "placed"],
        ["decided", "dealer_limit_exceeded"],
      ],
      also: async () => {
        mustBe(
          await stand.value("select reason from coupon where status = 'rejected' order by coupon_id desc limit 1"),
          "dealer_limit_exceeded",
        );
        await stand.limit(null);
      },
    },
    {
      name: "a bet that needs the room which a cancellation gives back",
      meet: async () => {
        await Promise.all([op.fund(alice, home), op.fund(bashir, home)]);
        const coupon = await op.coupon(bashir, 10, 500);
        await stand.limit(0);
        return [op.place(alice, [await op.selection(10)], 500, op.key()), op.cancel(bashir, coupon)];
      },
      allowed: [
        ["placed", "cancelled"],
        ["dealer_limit_exceeded", "cancelled"],
      ],
      also: () => stand.limit(null),
    },
    {
      name: "a bet, and its dealer's limit set",
      meet: async () => {
        await op.fund(alice, home);
        const { rows } = await sql<{
          id: number;
        }>`select dealer_id as id from dealer where name = 'high-street' and tenant_id = ${tenantId}`.execute(db);
        return [
          op.place(alice, [await op.selection(10)], 500, op.key()),
          op.statement(`update dealer set exposure_limit = 0 where dealer_id = ${rows[0]?.id}`),
        ];
      },
      allowed: [
        ["placed", "done"],
        ["dealer_limit_exceeded", "done"],
        ["busy", "done"],
      ],
      also: async () => {
        // Exposure from before may exceed the limit: it counts all the same.
        mustBe((await sql`select * from exposure_drift()`.execute(db)).rows, []);
        await stand.limit(null);
      },
    },
    {
      name: "a bet, and its tenant read-only",
      meet: async () => {
        await op.fund(alice, home);
        return [op.place(alice, [await op.selection(0)], 500, op.key()), halted];
      },
      allowed: [
        ["placed", "halted"],
        ["read_only", "halted"],
      ],
      also: () => liftHalt(db, { tenantId, name: "acme", by: "trial", reason: "the books hold" }),
    },
    {
      name: "a bet, and the ledger sealed",
      meet: async () => {
        await op.fund(alice, home);
        return [op.place(alice, [await op.selection(0)], 500, op.key()), sealed];
      },
      allowed: [["placed", "sealed"]],
      also: async () => {
        await sealLedger(db);
        mustBe(
          (
            await sql`select transaction_id from ledger_transaction except select transaction_id from ledger_seal`.execute(
              db,
            )
          ).rows,
          [],
        );
      },
    },
    { name: "the ledger sealed twice", meet: () => Promise.resolve([sealed, sealed]), allowed: [["sealed", "sealed"]] },
  ];
};
