import { CallError } from "@livery/contract";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLedger } from "../ledger/audit.ts";
import { cancelCoupon } from "./cancel.ts";
import { settleDue } from "./settle.ts";
import { complainingLog } from "./testing/complaints.ts";
import { deskScene, slipOf, type DeskScene, type SceneBettor } from "./testing/scene.ts";

let scene: DeskScene;
let bettors: readonly SceneBettor[];
let tenantId: number;
beforeAll(async () => {
  scene = await deskScene({ poolSize: 24 });
  bettors = [await scene.bettor("alice"), await scene.bettor("bashir")];
  ({ tenantId } = await (bettors[0] as SceneBettor).player());
});
afterAll(() => scene.close());

const { complaints, log: complaining } = complainingLog();

let keys = 0;
const stake = 100;
const place = async (bettor: SceneBettor): Promise<number> =>
  (await bettor.place(slipOf([scene.pick(keys % 12)], stake), `race-${(keys += 1)}-key`)).couponId;

/** Results for the coupons' legs before kick-off, as of matches called off: what settles and what may be cancelled at once. */
const decide = (couponIds: readonly number[]) =>
  sql`with due as (update coupon_leg set result = 'void' where coupon_id = any (${couponIds}::bigint[]) returning coupon_id)
    insert into settlement_due (coupon_id) select coupon_id from due`.execute(scene.test.db);

const cancel = async (bettor: SceneBettor, couponId: number, key: string | null = null): Promise<string> => {
  const player = { userId: bettor.userId, sessionHash: bettor.sessionHash, idempotencyKey: key };
  try {
    const answer = await cancelCoupon(scene.test.db, {
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
    select kind from ledger_transaction where coupon_id = ${couponId} and kind <> 'place'`.execute(scene.test.db);
  return rows.map(({ kind }) => kind);
}

describe("of settling and cancelling at once", () => {
  it("one moves the money, whoever is first, over 60 coupons or more of the same players (I7)", async () => {
    const kinds = { void: 0, cancel: 0 };
    // Beside other work one of them may be first each time: after these rounds each gives the other a longer start in its turn,
    // until both were.
    const isShown = (): boolean => kinds.void > 0 && kinds.cancel > 0;
    for (let round = 0; round < 15 || (round < 150 && !isShown()); round += 1) {
      const before = await Promise.all(bettors.map((bettor) => bettor.balance()));
      const coupons: { bettor: SceneBettor; couponId: number }[] = [];
      for (const bettor of bettors)
        for (let at = 0; at < 2; at += 1) coupons.push({ bettor, couponId: await place(bettor) });
      await decide(coupons.map(({ couponId }) => couponId));
      const cancelling = (): Promise<string>[] =>
        coupons.toReversed().map(({ bettor, couponId }) => cancel(bettor, couponId));
      const settling = (): Promise<number> => settleDue(scene.test.db, complaining);
      const [told] =
        round % 2 === 0
          ? await Promise.all([
              Promise.all(cancelling()),
              setTimeout(Math.max(0, round - 15)).then(() => Promise.all([settling(), settling()])),
            ])
          : await (async () => {
              const settled = [settling(), settling()];
              await setTimeout(Math.max(0, round - 15));
              const all = Promise.all(cancelling());
              await Promise.all(settled);
              return [await all];
            })();
      await settling();
      for (const [at, { couponId }] of coupons.toReversed().entries()) {
        const kind = told[at] === "not_waiting" ? "void" : "cancel";
        expect([couponId, told[at], await postings(couponId)]).toEqual([couponId, told[at], [kind]]);
        kinds[kind] += 1;
      }
      expect(await Promise.all(bettors.map((bettor) => bettor.balance()))).toEqual(before);
    }
    expect(kinds.void).toBeGreaterThan(0);
    expect(kinds.cancel).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    const { rows } = await sql`select coupon_id from settlement_due`.execute(scene.test.db);
    expect(rows).toEqual([]);
  });
});

describe("of many cancellations at once", () => {
  it("without a key one is made and the others find the coupon gone", async () => {
    const [bettor] = bettors as [SceneBettor];
    for (let round = 0; round < 6; round += 1) {
      const couponId = await place(bettor);
      const told = await Promise.all(Array.from({ length: 8 }, () => cancel(bettor, couponId)));
      expect(told.filter((each) => each === "not_waiting")).toHaveLength(7);
      expect(await postings(couponId)).toEqual(["cancel"]);
    }
  });

  it("under one key all get the same answer (I5)", async () => {
    const [bettor] = bettors as [SceneBettor];
    for (let round = 0; round < 6; round += 1) {
      const couponId = await place(bettor);
      const told = await Promise.all(Array.from({ length: 8 }, () => cancel(bettor, couponId, `one-key-${round}`)));
      expect(new Set(told).size).toBe(1);
      expect(told[0]).toContain(`"couponId":${couponId}`);
      expect(await postings(couponId)).toEqual(["cancel"]);
    }
  });

  it("under one key for two coupons, one is cancelled and the other is refused", async () => {
    const [bettor] = bettors as [SceneBettor];
    for (let round = 0; round < 6; round += 1) {
      const coupons = [await place(bettor), await place(bettor)];
      const told = await Promise.all(coupons.map((couponId) => cancel(bettor, couponId, `two-for-one-${round}`)));
      expect(told.filter((each) => each === "key_reused")).toHaveLength(1);
      expect((await Promise.all(coupons.map(postings))).flat()).toEqual(["cancel"]);
    }
  });
});

it("leaves the ledger clean", async () => {
  expect(await auditLedger(scene.test.db)).toMatchObject({ clean: true });
});
