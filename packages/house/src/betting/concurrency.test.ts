import { minor } from "@livery/betting";
import { CallError, type PlacedCoupon } from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runDueWork } from "../jobs/due-work.ts";
import { auditLedger } from "../ledger/audit.ts";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "./testing/betting-fixture.ts";

let fixture: BettingFixture;
let alice: FixtureBettor;
let bashir: FixtureBettor;
beforeAll(async () => {
  fixture = await bettingFixture({ poolSize: 24 });
  alice = await fixture.bettor("alice");
  bashir = await fixture.bettor("bashir");
});
afterAll(() => fixture.close());

/** What came of many placements: the coupons, and the codes of the refusals. */
async function all(
  placements: readonly Promise<PlacedCoupon>[],
): Promise<{ placed: PlacedCoupon[]; refused: string[] }> {
  const placed: PlacedCoupon[] = [];
  const refused: string[] = [];
  for (const each of await Promise.allSettled(placements)) {
    if (each.status === "fulfilled") placed.push(each.value);
    else if (each.reason instanceof CallError) refused.push(each.reason.code);
    else throw each.reason;
  }
  return { placed, refused };
}

const couponsOf = async (bettor: FixtureBettor) =>
  (await fixture.test.db.selectFrom("coupon").select("coupon_id").where("player_id", "=", bettor.userId).execute())
    .length;

describe("concurrent bets", () => {
  it("never take more than the balance and never make it negative (I4, I10)", async () => {
    const slips = Array.from({ length: 60 }, (_, at) => slipOf([fixture.selection(at % 12)], 2_500));
    const { placed, refused } = await all(slips.map((slip, at) => alice.place(slip, `parallel-${at}-key`)));
    expect(placed).toHaveLength(40);
    expect(refused).toEqual(Array.from({ length: 20 }, () => "insufficient_credit"));
    expect(await alice.balance()).toBe(0n);
    // Every bet saw the balance that the one before it left.
    expect(placed.map(({ balance }) => Number(balance)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, at) => at * 2_500),
    );
  });

  it("with one key place one coupon, and all get its answer (I5)", async () => {
    const slip = slipOf([fixture.selection(0), fixture.selection(1)], 500);
    const { placed, refused } = await all(Array.from({ length: 50 }, () => bashir.place(slip, "one-key-for-all")));
    expect(refused).toEqual([]);
    expect(
      new Set(
        placed.map((each) =>
          JSON.stringify(each, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
        ),
      ).size,
    ).toBe(1);
    expect(await couponsOf(bashir)).toBe(1);
    expect(await bashir.balance()).toBe(99_500n);
  });

  it("without a key place the same slip once, as with a double click (D21)", async () => {
    const { placed } = await all(Array.from({ length: 20 }, () => bashir.place(slipOf([fixture.selection(2)], 700))));
    expect(new Set(placed.map(({ couponId }) => couponId)).size).toBe(1);
    expect(await bashir.balance()).toBe(98_800n);
  });

  it("with one key and different bodies place one of them, and the others are refused", async () => {
    const slips = Array.from({ length: 10 }, (_, at) => slipOf([fixture.selection(3)], 1_000 + at));
    const { placed, refused } = await all(slips.map((slip) => bashir.place(slip, "one-key-many-bodies")));
    expect(placed).toHaveLength(1);
    expect(new Set(refused)).toEqual(new Set(["key_reused"]));
  });

  it("never deadlock, whatever the order of their selections", async () => {
    const before = await couponsOf(bashir);
    const slips = Array.from({ length: 60 }, (_, at) => {
      const selections = Array.from({ length: 8 }, (_unused, step) => fixture.selection((at * 7 + step * 5) % 12));
      return slipOf([...new Map(selections.map((selection) => [selection.matchId, selection])).values()], 101 + at);
    });
    const moving = (async () => {
      for (let round = 0; round < 30; round += 1)
        await sql`update outcome set odds = odds + 10 where market_id in (select market_id from market where match_id = ${fixture.matchIds[round % 12]})`.execute(
          fixture.test.db,
        );
    })();
    const { placed, refused } = await all(
      slips.map((slip, at) => bashir.place({ ...slip, oddsChange: "any" }, `circle-${at}-key`)),
    );
    await moving;
    expect(refused.every((code) => code === "busy")).toBe(true);
    expect(await couponsOf(bashir)).toBe(before + placed.length);
  });

  it("are never accepted after kick-off, also when the match starts meanwhile (I12)", async () => {
    const matchId = fixture.matchIds[11]!;
    const kickOffIn = async (milliseconds: number): Promise<void> => {
      // Bets hold the market's row: the time counts from when it is free, so that no kick-off is set for the past.
      await fixture.test.db.transaction().execute(async (trx) => {
        await trx.selectFrom("market").select("market_id").where("match_id", "=", matchId).forUpdate().execute();
        await sql`update match set starts_at = house_now() + make_interval(secs => ${milliseconds} / 1000.0) where match_id = ${matchId}`.execute(
          trx,
        );
      });
      await fixture.betting.book.load();
    };
    await kickOffIn(3_600_000);
    const selection = fixture.selection(11);
    const placed: PlacedCoupon[] = [];
    const refused: string[] = [];
    const late = (): readonly string[] => refused.filter((code) => code === "match_started");
    const enough = 20;
    const work = (async () => {
      while (late().length < enough) await runDueWork(fixture.test.db);
    })();
    const betting = async (bettor: number): Promise<void> => {
      for (let at = 0; late().length < enough; at += 1) {
        const outcome = await all([bashir.place(slipOf([selection], 100 + at), `race-${bettor}-${at}-key`)]);
        placed.push(...outcome.placed);
        refused.push(...outcome.refused);
      }
    };
    const bettors = Array.from({ length: 8 }, (_, bettor) => betting(bettor));
    await vi.waitUntil(() => placed.length > 0, { timeout: 30_000, interval: 10 });
    await kickOffIn(500);
    await Promise.all([...bettors, work]);
    // A bet whose match changed twice while it was placed is asked to try again.
    expect(refused.filter((code) => code !== "busy")).toEqual(late());
    const placedLate = await sql<{ count: number }>`
      select count(*)::integer as count from coupon join coupon_leg using (coupon_id) join match using (match_id)
      where match_id = ${matchId} and placed_at >= starts_at`.execute(fixture.test.db);
    expect(placedLate.rows[0]?.count).toBe(0);
  });

  it("leave the ledger clean, with every stake in an open account", async () => {
    expect(await auditLedger(fixture.test.db)).toMatchObject({ clean: true });
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::integer as wrong from coupon
      where stake <> (select sum(amount) from ledger_entry where kind = 'open' and owner_id = coupon_id)`.execute(
      fixture.test.db,
    );
    expect(rows[0]?.wrong).toBe(0);
    expect(minor(await bashir.balance())).toBeGreaterThan(0n);
  });
});
