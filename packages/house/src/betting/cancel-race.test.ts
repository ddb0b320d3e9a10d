import { CallError } from "@livery/contract";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLedger } from "../ledger/audit.ts";
import { cancelCoupon } from "./cancel.ts";
import { settleDue } from "./settle.ts";
import { complainingLog } from "./testing/complaints.ts";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "./testing/betting-fixture.ts";

let fixture: BettingFixture;
let bettors: readonly FixtureBettor[];
let tenantId: number;
beforeAll(async () => {
  fixture = await bettingFixture({ poolSize: 24 });
  bettors = [await fixture.bettor("alice"), await fixture.bettor("bashir")];
  ({ tenantId } = await (bettors[0] as FixtureBettor).player());
});
afterAll(() => fixture.close());

const { complaints, log: complaining } = complainingLog();

let keys = 0;
const stake = 100;
const place = async (bettor: FixtureBettor): Promise<number> =>
  (await bettor.place(slipOf([fixture.selection(keys % 12)], stake), `race-${(keys += 1)}-key`)).couponId;

/** Results for the coupons' legs before kick-off, as of matches called off: what settles and what may be cancelled at once. */
const decide = (couponIds: readonly number[]) =>
  sql`with due as (update coupon_leg set result = 'void' where coupon_id = any (${couponIds}::bigint[]) returning coupon_id)
    insert into settlement_due (coupon_id) select coupon_id from due`.execute(fixture.test.db);

const cancel = async (bettor: FixtureBettor, couponId: number, key: string | null = null): Promise<string> => {
  const player = { userId: bettor.userId, sessionHash: bettor.sessionHash, idempotencyKey: key };
  try {
    const answer = await cancelCoupon(fixture.test.db, {
      couponId,
      tenantId,
      by: "self",
      actor: `player:${bettor.userId}`,
      reason: null,
      player,
    });
    return JSON.stringify(answer, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
  } catch (error) {
    if (error instanceof CallError) return error.code;
    throw error;
  }
};

/** What moved out of a coupon's open account, by kind. */
async function postings(couponId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from ledger_transaction where coupon_id = ${couponId} and kind <> 'place'`.execute(fixture.test.db);
  return rows.map(({ kind }) => kind);
}

describe("concurrent settlement and cancellation", () => {
  it("exactly one of them moves the money, over 60 coupons or more of the same players (I7)", async () => {
    const kinds = { void: 0, cancel: 0 };
    // Beside other work one of them may be first each time: after these rounds each gives the other a longer start in its turn,
    // until both were.
    const isShown = (): boolean => kinds.void > 0 && kinds.cancel > 0;
    for (let round = 0; round < 15 || (round < 150 && !isShown()); round += 1) {
      const before = await Promise.all(bettors.map((bettor) => bettor.balance()));
      const coupons: { bettor: FixtureBettor; couponId: number }[] = [];
      for (const bettor of bettors)
        for (let at = 0; at < 2; at += 1) coupons.push({ bettor, couponId: await place(bettor) });
      await decide(coupons.map(({ couponId }) => couponId));
      const cancelling = (): Promise<string>[] =>
        coupons.toReversed().map(({ bettor, couponId }) => cancel(bettor, couponId));
      const settling = (): Promise<number> => settleDue(fixture.test.db, complaining);
      const [answers] =
        round % 2 === 0
          ? await Promise.all([
              Promise.all(cancelling()),
              setTimeout(Math.max(0, round - 15)).then(() => Promise.all([settling(), settling()])),
            ])
          : await (async () => {
              const settlements = [settling(), settling()];
              await setTimeout(Math.max(0, round - 15));
              const all = Promise.all(cancelling());
              await Promise.all(settlements);
              return [await all];
            })();
      await settling();
      for (const [at, { couponId }] of coupons.toReversed().entries()) {
        const kind = answers[at] === "not_waiting" ? "void" : "cancel";
        expect([couponId, answers[at], await postings(couponId)]).toEqual([couponId, answers[at], [kind]]);
        kinds[kind] += 1;
      }
      expect(await Promise.all(bettors.map((bettor) => bettor.balance()))).toEqual(before);
    }
    expect(kinds.void).toBeGreaterThan(0);
    expect(kinds.cancel).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    const { rows } = await sql`select coupon_id from settlement_due`.execute(fixture.test.db);
    expect(rows).toEqual([]);
  });
});

describe("concurrent cancellations", () => {
  it("without a key one succeeds and the others find the coupon cancelled", async () => {
    const [bettor] = bettors as [FixtureBettor];
    for (let round = 0; round < 6; round += 1) {
      const couponId = await place(bettor);
      const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(bettor, couponId)));
      expect(answers.filter((each) => each === "not_waiting")).toHaveLength(7);
      expect(await postings(couponId)).toEqual(["cancel"]);
    }
  });

  it("with one key all get the same answer (I5)", async () => {
    const [bettor] = bettors as [FixtureBettor];
    for (let round = 0; round < 6; round += 1) {
      const couponId = await place(bettor);
      const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(bettor, couponId, `one-key-${round}`)));
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toContain(`"couponId":${couponId}`);
      expect(await postings(couponId)).toEqual(["cancel"]);
    }
  });

  it("with one key for two coupons, one coupon is cancelled and the other call is refused", async () => {
    const [bettor] = bettors as [FixtureBettor];
    for (let round = 0; round < 6; round += 1) {
      const coupons = [await place(bettor), await place(bettor)];
      const answers = await Promise.all(coupons.map((couponId) => cancel(bettor, couponId, `two-for-one-${round}`)));
      expect(answers.filter((each) => each === "key_reused")).toHaveLength(1);
      expect((await Promise.all(coupons.map(postings))).flat()).toEqual(["cancel"]);
    }
  });
});

it("the ledger is clean afterwards", async () => {
  expect(await auditLedger(fixture.test.db)).toMatchObject({ clean: true });
});
