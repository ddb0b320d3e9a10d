import { minor } from "@livery/betting";
import { CallError } from "@livery/contract";
import { sql } from "kysely";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLedger } from "../ledger/audit.ts";
import { silentLog } from "../log.ts";
import { cancelCoupon } from "./cancel.ts";
import { foldExposure } from "./exposure.ts";
import { placeCoupon } from "./place.ts";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "./testing/betting-fixture.ts";

let fixture: BettingFixture;
let alice: FixtureBettor;
let bashir: FixtureBettor;
let tenantId: number;
beforeAll(async () => {
  fixture = await bettingFixture({ poolSize: 16 });
  alice = await fixture.bettor("alice");
  bashir = await fixture.bettor("bashir");
  ({ tenantId } = await alice.player());
  // At evens a stake counts for itself.
  await change("update outcome set odds = 2000");
  await fixture.betting.book.load();
});
afterAll(() => fixture.close());
beforeEach(() => change("delete from idempotency where scope = 'slip'"));
afterEach(async () => {
  const { rows } = await sql`select * from exposure_drift()`.execute(fixture.test.db);
  if (rows.length > 0) throw new Error("slots and coupons do not agree", { cause: rows });
  await change("update dealer set exposure_limit = null");
});

const change = (statement: string) => sql.raw(statement).execute(fixture.test.db);
const limit = (dealer: string, amount: number | null) =>
  change(`update dealer set exposure_limit = ${amount ?? "null"} where name = '${dealer}'`);
let keys = 0;
const bet = (stake: number, bettor = alice) =>
  bettor.place(slipOf([fixture.selection(keys % 12)], stake), `exposure-${(keys += 1)}`);
/** What is open below a dealer, by its slots and what waits to be counted. */
async function open(dealer: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select (select sum(taken) from dealer_exposure where dealer_id = d.dealer_id)::integer
      + coalesce((select sum(amount) from dealer_exposure_move where dealer_id = d.dealer_id), 0)::integer as open
    from dealer d where name = ${dealer}`.execute(fixture.test.db);
  return rows[0]?.open ?? 0;
}
const refusal = async (placing: Promise<unknown>) => {
  const error: unknown = await placing.catch((reason: unknown) => reason);
  if (!(error instanceof CallError)) throw new Error("the bet was not refused", { cause: error });
  return { code: error.code, params: error.params };
};
const cancel = (couponId: number) =>
  cancelCoupon(fixture.test.db, { couponId, tenantId, by: "system", actor: "system", reason: null });
/** As a result says, and as it says when it was wrong (D16). */
const loses = (couponId: number) =>
  change(`update coupon set status = 'lost', payout = 0, settled_at = house_now() where coupon_id = ${couponId}`);
const recordReversal = (couponId: number) =>
  change(`insert into coupon_settlement (coupon_id, version, status, payout, bonus, actor, reason, at)
    values (${couponId}, 2, 'open', 0, 0, 'staff:1', 'wrong result', house_now())`);
const reopenStatement = (couponId: number) =>
  `update coupon set status = 'open', payout = null, settled_at = null where coupon_id = ${couponId}`;
async function reopen(couponId: number): Promise<void> {
  await recordReversal(couponId);
  await change(reopenStatement(couponId));
}
/** Cancels what is open, so that a test begins with nothing below a dealer. */
async function clear(): Promise<void> {
  const { rows } = await sql<{ id: number }>`select coupon_id::integer as id from coupon where status = 'open'`.execute(
    fixture.test.db,
  );
  for (const { id } of rows) await cancel(id);
}

describe("exposure (I11)", () => {
  beforeEach(clear);

  it("is taken from one slot of each dealer above that has a limit, and from no other slot", async () => {
    await limit("head-office", 1_000_000);
    await limit("high-street", 1_000_000);
    const { couponId } = await bet(500);
    const { rows } = await sql<{ name: string; taken: bigint }>`
      select name, taken from dealer_exposure join dealer using (dealer_id) where taken > 0 order by depth`.execute(
      fixture.test.db,
    );
    expect(rows).toEqual([
      { name: "head-office", taken: 500n },
      { name: "high-street", taken: 500n },
    ]);
    const coupon = await sql<{ exposure: bigint; names: string[] }>`
      select exposure, array(select name from dealer where dealer_id = any (exposed_dealers) order by depth) as names
      from coupon where coupon_id = ${couponId}`.execute(fixture.test.db);
    expect(coupon.rows).toEqual([{ exposure: 500n, names: ["head-office", "high-street"] }]);
  });

  it("refuses a bet above the tightest remaining limit and names the largest stake, which can then be bet", async () => {
    await limit("head-office", 12_345);
    await limit("north", 20_000);
    expect(await refusal(bet(15_000))).toEqual({ code: "dealer_limit_exceeded", params: { max: 12_345 } });
    await bet(12_000);
    expect(await refusal(bet(346))).toEqual({ code: "dealer_limit_exceeded", params: { max: 345 } });
    await bet(200, bashir);
    await bet(145, bashir);
    expect(await open("head-office")).toBe(12_345);
    // Less than the smallest stake is left: no stake would do.
    expect(await refusal(bet(100))).toEqual({ code: "dealer_limit_exceeded", params: {} });
  });

  it("names the largest stake also for a player who stakes per line", async () => {
    await limit("north", 1_000);
    await change(`update player set stake_type = 'line' where player_id = ${alice.userId}`);
    fixture.betting.players.forget(alice.userId);
    const slip = slipOf([fixture.selection(0), fixture.selection(1)], 600, {
      kind: "system",
      sizes: [1],
      totalStake: minor(1_200),
    });
    expect(await refusal(alice.place(slip, "per-line-key"))).toEqual({
      code: "dealer_limit_exceeded",
      params: { max: 1_000 },
    });
    await change(`update player set stake_type = 'coupon' where player_id = ${alice.userId}`);
    fixture.betting.players.forget(alice.userId);
  });

  it("is given back when a coupon is no longer open, and the next bet can use it at once", async () => {
    await limit("north", 1_000);
    const { couponId } = await bet(1_000);
    expect((await refusal(bet(100))).code).toBe("dealer_limit_exceeded");
    await cancel(couponId);
    expect(await open("north")).toBe(0);
    await bet(1_000, bashir);
    expect(await open("north")).toBe(1_000);
  });

  it("of a partly sold coupon counts the remaining part (D17), rounded up", async () => {
    await limit("north", 10_000);
    const { couponId } = await bet(999);
    await change(`update coupon set sold_stake = 333, sold_price = 300 where coupon_id = ${couponId}`);
    expect(await open("north")).toBe(666);
    await change(`update coupon set sold_stake = 500, max_return = 1999 where coupon_id = ${couponId}`);
    // 499 of 999 of what is 1,000 now.
    expect(await open("north")).toBe(500);
    await change(`update coupon set sold_stake = 0, sold_price = 0 where coupon_id = ${couponId}`);
  });

  it("is taken again by a coupon that is reopened, also above the limit, and bets are refused until there is room", async () => {
    await limit("north", 1_000);
    const lost = await bet(600);
    await loses(lost.couponId);
    const second = await bet(900, bashir);
    await reopen(lost.couponId);
    expect(await open("north")).toBe(1_500);
    expect(await refusal(bet(100))).toEqual({ code: "dealer_limit_exceeded", params: {} });
    await cancel(second.couponId);
    expect(await refusal(bet(500))).toEqual({ code: "dealer_limit_exceeded", params: { max: 400 } });
    await bet(400);
    expect(await open("north")).toBe(1_000);
  });

  it("of a reopened coupon reduces what every slot can take, also slots with room of their own", async () => {
    await limit("north", 32_000);
    const lost = await bet(20_000);
    await loses(lost.couponId);
    await bet(20_000, bashir);
    await reopen(lost.couponId);
    expect(await refusal(bet(500))).toEqual({ code: "dealer_limit_exceeded", params: {} });
  });

  it("counts the coupons that were open before the limit was set, applies from the next bet on, and ends with the limit", async () => {
    const before = await bet(700);
    await limit("north", 1_000);
    expect(await open("north")).toBe(700);
    expect(await refusal(bet(400))).toMatchObject({ params: { max: 300 } });
    await limit("north", 800);
    expect(await refusal(bet(300))).toMatchObject({ params: { max: 100 } });
    await limit("north", 500);
    expect(await refusal(bet(100))).toMatchObject({ params: {} });
    await limit("north", null);
    await bet(400);
    await cancel(before.couponId);
    const { rows } = await sql`select from dealer_exposure union all select from dealer_exposure_move`.execute(
      fixture.test.db,
    );
    expect(rows).toEqual([]);
    await limit("north", 1_000);
    expect(await open("north")).toBe(400);
  });

  it("is also added up into the slots by a job of the server when no bet needs the room", async () => {
    await limit("north", 100_000);
    for (let at = 0; at < 5; at += 1) await cancel((await bet(500)).couponId);
    await foldExposure(fixture.test.db, silentLog);
    const { rows } = await sql<{ taken: bigint; queued: bigint }>`
      select sum(taken)::int8 as taken, (select count(*) from dealer_exposure_move) as queued from dealer_exposure`.execute(
      fixture.test.db,
    );
    expect(rows).toEqual([{ taken: 0n, queued: 0n }]);
  });

  it("in a slot cannot exceed its budget: a database constraint refuses it", async () => {
    await limit("north", 1_600);
    await expect(change("update dealer_exposure set taken = budget + 1")).rejects.toMatchObject({
      constraint: "dealer_exposure_within",
    });
    await expect(change("update dealer_exposure set taken = -1")).rejects.toMatchObject({ code: "23514" });
    await expect(change("update dealer set exposure_limit = -1")).rejects.toMatchObject({ code: "23514" });
    await expect(change("update dealer_exposure set slot = 16 where slot = 15")).rejects.toMatchObject({
      code: "23514",
    });
    await expect(
      change("insert into dealer_exposure_move (dealer_id, slot, amount) values (1, 0, 0)"),
    ).rejects.toMatchObject({ code: "23514" });
    await bet(100);
    await expect(change("update coupon set exposed_slot = null where status = 'open'")).rejects.toMatchObject({
      constraint: "coupon_exposed_slot",
    });
  });
});

describe("a limit that is set during a bet", () => {
  beforeEach(clear);

  const placeIn = async (client: pg.PoolClient, stake: number) => {
    const pool = Object.create(fixture.betting.pool) as typeof fixture.betting.pool;
    const query = (statement: pg.QueryConfig) => client.query(statement);
    Object.assign(pool, { query });
    const bettor = {
      sessionHash: alice.sessionHash,
      player: await alice.player(),
      idempotencyKey: `at-once-${(keys += 1)}`,
    };
    return placeCoupon({ ...fixture.betting, pool }, bettor, slipOf([fixture.selection(0)], stake));
  };
  /** How many wait for somebody's lock in this database. */
  const held = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      fixture.test.db,
    );
    return rows[0]?.count ?? 0;
  };
  /** What is done while another's transaction is open waits for it, however long. */
  async function whileOpen(first: (client: pg.PoolClient) => Promise<unknown>, second: string) {
    const client = await fixture.test.pool.connect();
    try {
      await client.query("begin; set local idle_in_transaction_session_timeout = 0");
      await first(client);
      const done = change(`begin; set local lock_timeout = 0; set local statement_timeout = 0; ${second}; commit`);
      await expect.poll(held).toBe(1);
      await client.query("commit");
      await done;
    } finally {
      await client.query("rollback");
      client.release();
    }
  }
  const setLimit = (amount: number | null) =>
    `update dealer set exposure_limit = ${amount ?? "null"} where name = 'north'`;

  it("counts the bets that are being placed", async () => {
    await whileOpen((client) => placeIn(client, 700), setLimit(1_000));
    expect(await open("north")).toBe(700);
  });

  it("leaves no exposure on those bets when it is removed", async () => {
    await limit("north", 100_000);
    await whileOpen((client) => placeIn(client, 700), setLimit(null));
    const { rows } = await sql`select from coupon where exposed_dealers <> '{}'`.execute(fixture.test.db);
    expect(rows).toEqual([]);
  });

  it("counts a coupon that is being reopened", async () => {
    const { couponId } = await bet(600);
    await loses(couponId);
    await recordReversal(couponId);
    await whileOpen((client) => client.query(setLimit(1_000)), reopenStatement(couponId));
    expect(await open("north")).toBe(600);
  });

  it("counts the bets that are being placed while the slots are shared out again", async () => {
    await limit("north", 16_000);
    await whileOpen(
      (client) => placeIn(client, 500),
      "select exposure_fold(dealer_id, 0::smallint, 0) from dealer where name = 'north'",
    );
    expect(await open("north")).toBe(500);
  });

  it("notifies every server", async () => {
    const client = await fixture.test.pool.connect();
    const channels: string[] = [];
    client.on("notification", ({ channel }) => channels.push(channel));
    await client.query("listen livery_dealer");
    await limit("north", 1_000);
    await expect.poll(() => channels).toEqual(["livery_dealer"]);
    await client.query("unlisten livery_dealer");
    client.release();
  });
});

describe("concurrent bets against a tight limit", () => {
  beforeEach(clear);

  it("take exactly the limit, no more and no less (I10, I11)", async () => {
    await limit("head-office", 9_000);
    await limit("high-street", 5_000);
    const bettors = [alice, bashir];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 48 }, (_, at) => untilDecided(500, bettors[at % 2] as FixtureBettor)),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as CallError] : []));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["dealer_limit_exceeded"]));
    expect(outcomes.length - refused.length).toBe(10);
    expect([await open("high-street"), await open("head-office")]).toEqual([5_000, 5_000]);
  });

  it("stay within the limit at every moment while coupons are cancelled and slots are counted", async () => {
    await limit("north", 4_000);
    let most = 0;
    const watched = new AbortController();
    const watch = (async () => {
      while (!watched.signal.aborted) most = Math.max(most, await waiting());
    })();
    const work = async (bettor: FixtureBettor): Promise<number> => {
      let placed = 0;
      for (let at = 0; at < 12; at += 1) {
        try {
          const { couponId } = await bet(100 + ((at * 37) % 900), bettor);
          placed += 1;
          if (at % 3 !== 0) await cancel(couponId);
        } catch (error) {
          if (!(error instanceof CallError) || !expected.has(error.code)) throw error;
        }
        if (at % 4 === 0) await foldExposure(fixture.test.db, silentLog);
      }
      return placed;
    };
    const placed = await Promise.all(Array.from({ length: 8 }, (_, at) => work(at % 2 === 0 ? alice : bashir)));
    watched.abort();
    await watch;
    expect(Math.min(...placed)).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(4_000);
    expect(await waiting()).toBe(await open("north"));
  });

  it("leave the ledger clean", async () => {
    expect(await auditLedger(fixture.test.db)).toMatchObject({ clean: true });
  });
});

/** As a player's page does: a bet whose room others took each time comes again, and is then placed or has none. */
async function untilDecided(stake: number, bettor: FixtureBettor): Promise<void> {
  for (;;) {
    try {
      return void (await bet(stake, bettor));
    } catch (error) {
      if (!(error instanceof CallError && error.code === "busy")) throw error;
    }
  }
}

/** No room; or, for a bet whose room another connection took each time, come again. */
const expected: ReadonlySet<string> = new Set(["dealer_limit_exceeded", "busy"]);

/** What the coupons that wait can cost, by the coupons alone. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(max_return - stake), 0)::integer as sum from coupon where status in ('open', 'pending')`.execute(
    fixture.test.db,
  );
  return rows[0]?.sum ?? 0;
}
