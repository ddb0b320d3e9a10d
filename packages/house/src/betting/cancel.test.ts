import { CallError } from "@livery/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { houseNow } from "../clock.ts";
import { auditLedger } from "../ledger/audit.ts";
import { storeSettings } from "../settings/store.ts";
import { type Cancellation, cancelCoupon } from "./cancel.ts";
import { couponDetail } from "./coupon-detail.ts";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "./testing/betting-fixture.ts";

let fixture: BettingFixture;
let alice: FixtureBettor;
let bashir: FixtureBettor;
let tenantId: number;
let siteId: number;
beforeAll(async () => {
  fixture = await bettingFixture({ matches: 40 });
  alice = await fixture.bettor("alice");
  bashir = await fixture.bettor("bashir");
  ({ tenantId, siteId } = await alice.player());
});
afterAll(() => fixture.close());

let keys = 0;
const place = async (bettor: FixtureBettor, matches: readonly number[], stake = 500): Promise<number> =>
  (
    await bettor.place(
      slipOf(
        matches.map((match) => fixture.selection(match)),
        stake,
      ),
      `place-${(keys += 1)}-key`,
    )
  ).couponId;
const change = (statement: string) => sql.raw(statement).execute(fixture.test.db);

const ownCancellation = (
  bettor: FixtureBettor,
  couponId: number,
  key: string | null = null,
  reason: string | null = null,
): Cancellation => ({
  couponId,
  tenantId,
  by: "self",
  actor: `player:${bettor.userId}`,
  reason,
  player: { userId: bettor.userId, sessionHash: bettor.sessionHash, idempotencyKey: key },
});
const cancel = (cancellation: Cancellation) => cancelCoupon(fixture.test.db, cancellation);
const refusal = async (cancellation: Cancellation): Promise<string> => {
  try {
    await cancel(cancellation);
    return "cancelled";
  } catch (error) {
    if (error instanceof CallError) return error.code;
    throw error;
  }
};

describe("the cancellation of a coupon within its window", () => {
  it("returns the stake in one posting, with status, canceller and reason on the coupon", async () => {
    const before = await alice.balance();
    const couponId = await place(alice, [0, 1], 700);
    const shown = await couponDetail(fixture.test.db, alice.userId, { couponId });
    expect(Date.parse(shown?.cancellableUntil ?? "") - Date.parse(shown?.placedAt ?? "")).toBe(5 * 60_000);
    const answer = await cancel({ couponId, tenantId, by: "dealer", actor: "staff:9", reason: "wrong match" });
    expect(answer).toMatchObject({ couponId, balance: before });
    expect(await couponDetail(fixture.test.db, alice.userId, { couponId })).toMatchObject({
      status: "cancelled",
      payout: 700n,
      reason: "wrong match",
      settledAt: answer.cancelledAt,
      cancellableUntil: null,
    });
    const { rows } = await sql`
      select c.cancelled_by, c.cancelled_actor, s.version, s.status, s.actor as settled_by, t.kind, t.actor, e.amount
      from coupon c join coupon_settlement s using (coupon_id) join ledger_transaction t using (coupon_id) join ledger_entry e using (transaction_id)
      where coupon_id = ${couponId} and e.kind = 'cash' and t.kind <> 'place'`.execute(fixture.test.db);
    const who = { cancelled_by: "dealer", cancelled_actor: "staff:9", settled_by: "staff:9", actor: "staff:9" };
    expect(rows).toEqual([{ ...who, version: 1, status: "cancelled", kind: "cancel", amount: 700n }]);
  });

  it("succeeds once", async () => {
    const couponId = await place(alice, [0]);
    await cancel(ownCancellation(alice, couponId));
    expect(await refusal(ownCancellation(alice, couponId))).toBe("not_waiting");
  });

  it("is refused for another player, another tenant and an ended session", async () => {
    const couponId = await place(alice, [0]);
    expect(await refusal(ownCancellation(bashir, couponId))).toBe("not_found");
    expect(await refusal({ couponId, tenantId: tenantId + 1, by: "system", actor: "staff:1", reason: null })).toBe(
      "not_found",
    );
    expect(await refusal(ownCancellation(alice, 999_999_999))).toBe("not_found");
    const stolen = ownCancellation(alice, couponId);
    expect(
      await refusal({
        ...stolen,
        player: { userId: alice.userId, sessionHash: Buffer.alloc(32), idempotencyKey: null },
      }),
    ).toBe("signed_out");
    expect(await refusal(stolen)).toBe("cancelled");
  });

  it("allows the same slip to be placed again at once, also without a key (D21)", async () => {
    const slip = slipOf([fixture.selection(5)], 300);
    const first = await bashir.place(slip);
    expect(await bashir.place(slip)).toEqual(first);
    await cancel(ownCancellation(bashir, first.couponId));
    expect((await bashir.place(slip)).couponId).not.toBe(first.couponId);
  });
});

describe("a coupon that another transaction has locked", () => {
  it("is waited for, but not without limit (D60)", async () => {
    const couponId = await place(alice, [0]);
    const other = await fixture.test.pool.connect();
    try {
      await other.query("begin");
      await other.query("select from coupon where coupon_id = $1 for update", [couponId]);
      expect(await refusal(ownCancellation(alice, couponId))).toBe("already_in_progress");
      const waiting = refusal(ownCancellation(alice, couponId));
      await other.query("commit");
      expect(await waiting).toBe("cancelled");
    } finally {
      other.release();
    }
  });
});

describe("an idempotency key (I5, D54)", () => {
  it("returns the first answer again, and refuses another body", async () => {
    const couponId = await place(alice, [0]);
    const first = await cancel(ownCancellation(alice, couponId, "cancel-key-1", "typo"));
    expect(await cancel(ownCancellation(alice, couponId, "cancel-key-1", "typo"))).toEqual(first);
    expect(await refusal(ownCancellation(alice, couponId, "cancel-key-1", "other"))).toBe("key_reused");
    expect(await refusal(ownCancellation(alice, await place(alice, [1]), "cancel-key-1", "typo"))).toBe("key_reused");
    expect(await refusal(ownCancellation(alice, couponId, "cancel-key-2", "typo"))).toBe("not_waiting");
  });

  it("can be used again after a refusal", async () => {
    expect(await refusal(ownCancellation(alice, 999_999_999, "cancel-key-3"))).toBe("not_found");
    expect(await refusal(ownCancellation(alice, await place(alice, [0]), "cancel-key-3"))).toBe("cancelled");
  });
});

describe("a cancellation is refused for", () => {
  it.each(["live", "mixed"])("a coupon that is %s", async (phase) => {
    const couponId = await place(alice, [0]);
    await change(`update coupon set phase = '${phase}' where coupon_id = ${couponId}`);
    expect(await refusal(ownCancellation(alice, couponId))).toBe("live_not_cancellable");
  });

  it.each(["won", "lost", "void", "rejected"])("a coupon that is %s", async (status) => {
    const couponId = await place(alice, [0]);
    const passing = status === "rejected" ? "alter table coupon disable trigger coupon_moved;" : "";
    await change(
      `begin; ${passing} update coupon set status = '${status}', settled_at = now() where coupon_id = ${couponId}; alter table coupon enable trigger coupon_moved; commit`,
    );
    expect(await refusal(ownCancellation(alice, couponId))).toBe("not_waiting");
    // What ended it would have emptied its account.
    await change(
      `select ledger_post(${tenantId}, 'void', 'EUR', ${couponId}, 'test', null, '[{"account": "open:${couponId}", "amount": -500}, {"account": "cash:${alice.userId}", "amount": 500}]')`,
    );
  });
});

describe("the window (D18, D19)", () => {
  const begun = new Set(["live", "ended", "abandoned"]);
  const match = fc.record({
    startsIn: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 5, max: 900 }) }, fc.integer({ min: -900, max: 0 })),
    status: fc.oneof(
      { weight: 9, arbitrary: fc.constant("not_started") },
      fc.constantFrom("live", "ended", "abandoned", "postponed", "cancelled"),
    ),
  });
  const drawn = fc.record({
    matches: fc.array(match, { minLength: 1, maxLength: 3 }),
    placedAgo: fc.integer({ min: 0, max: 600 }),
    minutes: fc.option(fc.constantFrom(0, 1, 5, 10, 1440), { nil: undefined }),
  });

  it("follows the decision, in the list and at the call, for any site, matches and clock", async () => {
    const { db } = fixture.test;
    let allowed = 0;
    await fc.assert(
      fc.asyncProperty(drawn, async ({ matches, placedAgo, minutes }) => {
        // Matches that no other test bets on.
        const matchIndexes = matches.map((_, at) => 30 + at);
        for (const matchIndex of matchIndexes)
          await sql`update match set starts_at = house_now() + interval '9 hours', ends_at = house_now() + interval '11 hours', status = 'not_started' where match_id = ${fixture.matchIds[matchIndex]}`.execute(
            db,
          );
        await fixture.betting.book.load();
        const couponId = await place(bashir, matchIndexes, 100);
        const document = minutes === undefined ? {} : { cancelMinutes: minutes };
        await storeSettings(db, { siteId, document: { site_title: `Harbour ${keys}`, ...document }, actor: "test" });
        await sql`update coupon set placed_at = house_now() - ${placedAgo} * interval '1 second' where coupon_id = ${couponId}`.execute(
          db,
        );
        for (const [at, { startsIn, status }] of matches.entries())
          await sql`update match set starts_at = house_now() + ${startsIn} * interval '1 second', status = ${status} where match_id = ${fixture.matchIds[matchIndexes[at] ?? 0]}`.execute(
            db,
          );

        // By hand, at an instant: the rows as they are, and the rule in its own words.
        const kickOffs = await sql<{ starts_at: Date; status: string }>`
          select m.starts_at, m.status from coupon_leg l join match m using (match_id) where coupon_id = ${couponId}`.execute(
          db,
        );
        const { placed_at } = await db
          .selectFrom("coupon")
          .select("placed_at")
          .where("coupon_id", "=", BigInt(couponId))
          .executeTakeFirstOrThrow();
        const isOpen = (now: Date): boolean =>
          now.getTime() < placed_at.getTime() + (minutes ?? 5) * 60_000 &&
          kickOffs.rows.every(({ starts_at, status }) => now < starts_at && !begun.has(status));

        const before = await houseNow(db);
        const shown = await couponDetail(db, bashir.userId, { couponId });
        const outcome = await refusal(ownCancellation(bashir, couponId));
        const after = await houseNow(db);
        // An instant between the two: where they agree, so must the house.
        if (isOpen(before) === isOpen(after)) {
          expect([shown?.cancellableUntil !== null, outcome]).toEqual(
            isOpen(before) ? [true, "cancelled"] : [false, "cancel_period_over"],
          );
          if (isOpen(before)) allowed += 1;
        }
      }),
      { numRuns: 120, seed: 18 },
    );
    // Both sides were seen.
    expect(allowed).toBeGreaterThan(10);
    expect(allowed).toBeLessThan(110);
  });
});

it("the ledger is clean afterwards", async () => {
  expect(await auditLedger(fixture.test.db)).toMatchObject({ clean: true });
});
