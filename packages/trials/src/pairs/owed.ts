import { sql } from "kysely";
import { alone, decideLegs, sealLedger } from "@livery/house/testing/parts";
import { mustBe } from "../must.ts";
import type { Connection, Operation } from "../operations.ts";
import { either, home, type Pair, type Stand } from "./stand.ts";

/** Keys of two mutations, debts and their repayment, limits that change during bets, and the clock. */
export const owedPairs = (stand: Stand): readonly Pair[] => {
  const { op, world, alice, bashir } = stand;
  const { db, tenantId } = world;
  const worldConnection = (): Connection => ({ db, pool: world.test.pool });
  const highStreet = `name = 'high-street' and tenant_id = ${tenantId}`;
  /** The most that a bet of 500 on the last match can cost beyond its stake. */
  const need = async (): Promise<number> => Math.ceil((500 * ((await op.selection(11)).odds - 1_000)) / 1_000);
  const unset = async (): Promise<void> => {
    mustBe((await sql`select * from exposure_drift()`.execute(db)).rows, []);
    await stand.limit(null);
  };
  const workedOn = (marketIds: readonly number[]): Operation => {
    const work = (database: typeof db): Promise<true | null> =>
      alone(database, false, async (connection) => {
        await decideLegs(connection, marketIds, { actor: "system", reason: null });
        return true as const;
      });
    return async (connection) => ((await work(connection.db)) === null ? "busy" : "decided");
  };

  return [
    {
      name: "two coupons cancelled under one key",
      meet: async () => {
        await op.fund(bashir, home);
        const [one, other] = [await op.coupon(bashir, 0, 500), await op.coupon(bashir, 1, 500)];
        const key = op.key();
        return [op.cancel(bashir, one, key), op.cancel(bashir, other, key)];
      },
      allowed: either("cancelled", "key_reused"),
    },
    {
      name: "two coupons sold under one key",
      meet: async () => {
        await op.fund(alice, home);
        const [one, other] = [await op.coupon(alice, 6, 500), await op.coupon(alice, 7, 500)];
        const key = op.key();
        return [await op.sell(alice, one, 100, key), await op.sell(alice, other, 100, key)];
      },
      allowed: either("sold", "key_reused"),
    },
    {
      name: "a bet, and its repetition once its dealer's limits are narrower",
      meet: async () => {
        await op.fund(alice, home);
        const [selections, key] = [[await op.selection(11)], op.key()];
        const placement = op.place(alice, selections, 500, key);
        const later: Operation = async (connection) => {
          await sql`update dealer set limits = '{"combine": {"maxStake": 400}}' where ${sql.raw(highStreet)}`.execute(
            connection.db,
          );
          return placement(connection);
        };
        return [placement, later];
      },
      allowed: [
        ["placed", "placed"],
        ["dealer_limit_exceeded", "dealer_limit_exceeded"],
      ],
      also: async (results) => {
        mustBe(results[0], results[1]);
        await sql`update dealer set limits = '{}' where ${sql.raw(highStreet)}`.execute(db);
      },
    },
    {
      name: "the clock moved twice",
      meet: async () => {
        const at = await stand.value("select house_now()");
        const to = (seconds: number): Operation =>
          op.statement(`select house_advance(timestamptz '${at}' + interval '${seconds} seconds')`);
        return [to(2_000), to(1_000)];
      },
      allowed: [
        ["done", "done"],
        ["done", "failed: LV011"],
      ],
      also: async () => {
        mustBe(await stand.value("select ahead > interval '1500 seconds' from house_clock"), "true");
        await sql`update house_clock set ahead = '0'`.execute(db);
      },
    },
    {
      name: "two bets that one slot of their dealer has no room for (I11)",
      meet: async () => {
        await Promise.all([op.fund(alice, home), op.fund(bashir, home)]);
        await stand.limit(Math.round(16 * 1.5 * (await need())));
        const selections = [await op.selection(11)];
        return [op.place(alice, selections, 500, op.key()), op.place(bashir, selections, 500, op.key())];
      },
      allowed: [["placed", "placed"]],
      also: unset,
    },
    {
      name: "a bet, and its dealer's limit raised",
      meet: async () => {
        await op.fund(alice, home);
        await stand.limit(32 * (await need()));
        return [
          op.place(alice, [await op.selection(11)], 500, op.key()),
          op.statement(`update dealer set exposure_limit = exposure_limit + 100000 where ${highStreet}`),
        ];
      },
      allowed: [
        ["placed", "done"],
        ["busy", "done"],
      ],
      also: unset,
    },
    {
      name: "a result taken back, and a limit set for its player's dealer",
      meet: async () => {
        await op.fund(bashir, home);
        const coupon = await op.coupon(bashir, 0, 1_000);
        await op.decide([coupon], "won");
        await stand.settled();
        const back: Operation = async (connection) => {
          await op.decide([coupon], "open", connection.db);
          return op.settle()(connection);
        };
        return [back, op.statement(`update dealer set exposure_limit = 100000000 where ${highStreet}`)];
      },
      allowed: [["settled 1", "done"]],
      also: async () => {
        await unset();
        await sql`
          with due as (update coupon_leg set result = 'void' where coupon_id in (select coupon_id from coupon where review_since is not null) returning coupon_id)
          insert into settlement_due (coupon_id) select coupon_id from due on conflict do nothing`.execute(db);
        await stand.settled();
      },
    },
    {
      name: "credit to a user who owes, and what he owes paid in",
      meet: async () => {
        await op.fund(bashir, home);
        const coupon = await op.coupon(bashir, 0, 1_000);
        await op.decide([coupon], "won");
        await stand.settled();
        await op.credit("panelUserTake", "high-street", bashir, await op.cash(bashir))(worldConnection());
        await op.decide([coupon], "lost");
        await stand.settled();
        return [
          op.credit("panelUserSend", "high-street", bashir, 300),
          op.statement(`do $do$ declare v_owed bigint; begin
            select -balance into v_owed from ledger_account where kind = 'receivable' and owner_id = ${bashir.userId} for update;
            if v_owed > 0 then
              perform ledger_post(${tenantId}, 'cut', 'EUR', null, 'trial', null, jsonb_build_array(
                jsonb_build_object('account', 'clearing:900001', 'amount', -v_owed),
                jsonb_build_object('account', 'receivable:${bashir.userId}', 'amount', v_owed)));
            end if;
          end $do$`),
        ];
      },
      allowed: [["moved", "done"]],
    },
    {
      name: "the ledger sealed twice, one transaction each",
      meet: async () => {
        await sealLedger(db);
        await op.fund(alice, home + 1);
        await op.fund(alice, home);
        // Only the second sealer sees the older one.
        const older = await stand.value("select min(transaction_id) from ledger_unsealed");
        await sql`delete from ledger_unsealed where transaction_id = ${older}::bigint`.execute(db);
        return [
          op.statement("select seal_ledger(1)"),
          op.statement(`insert into ledger_unsealed values (${older}) on conflict do nothing; select seal_ledger(1)`),
        ];
      },
      allowed: [["done", "done"]],
      also: async () => {
        await sealLedger(db);
        const rest = sql`select transaction_id from ledger_transaction except select transaction_id from ledger_seal`;
        mustBe((await rest.execute(db)).rows, []);
      },
    },
    {
      name: "two selections of one coupon decided by two workers",
      meet: async () => {
        await op.fund(alice, home);
        const selections = [await op.selection(4), await op.selection(5)];
        await op.place(alice, selections, 500, op.key())(worldConnection());
        const { rows } = await sql<{ id: number }>`
          with decided as (
            update outcome set result = 'won' from market where market.market_id = outcome.market_id
              and match_id = any (${selections.map(({ matchId }) => matchId)}::integer[]) and market_type_id = 1 and outcome_id = 1
            returning market.market_id)
          select market_id as id from decided order by 1`.execute(db);
        return [workedOn([rows[0]?.id ?? 0]), workedOn([rows[1]?.id ?? 0])];
      },
      allowed: [["decided", "decided"], ...either("decided", "busy")],
      also: async () => {
        // The busy one runs again.
        await workedOn(await marketsOf(stand, 4, 5))(worldConnection());
        await stand.settled();
        mustBe(await stand.value("select status from coupon order by coupon_id desc limit 1"), "won");
        await stand.reopened(4);
        await stand.reopened(5);
      },
    },
  ];
};

async function marketsOf({ world }: Stand, ...matches: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select market_id as id from market where match_id = any (${matches.map((at) => world.matchIds[at])}::integer[])`.execute(
    world.db,
  );
  return rows.map(({ id }) => id);
}
