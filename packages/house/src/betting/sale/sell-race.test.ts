import { CallError } from "@livery/contract";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLedger } from "../../ledger/audit.ts";
import { cancelCoupon } from "../cancel.ts";
import { settleDue } from "../settle.ts";
import { complainingLog } from "../testing/complaints.ts";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "../testing/betting-fixture.ts";
import { sellerOf } from "../testing/seller.ts";

let fixture: BettingFixture;
let bettors: readonly FixtureBettor[];
let sellers: readonly Awaited<ReturnType<typeof sellerOf>>[];
let tenantId: number;
beforeAll(async () => {
  fixture = await bettingFixture({ poolSize: 24 });
  bettors = [await fixture.bettor("alice"), await fixture.bettor("bashir")];
  sellers = await Promise.all(bettors.map((bettor) => sellerOf(fixture.betting, bettor)));
  ({ tenantId } = await (bettors[0] as FixtureBettor).player());
});
afterAll(() => fixture.close());

const { complaints, log: complaining } = complainingLog();

let keys = 0;
const place = async (bettor: FixtureBettor): Promise<number> =>
  (await bettor.place(slipOf([fixture.selection(keys % 12)], 100), `race-${(keys += 1)}-key`)).couponId;

const cancel = async (couponId: number): Promise<string> => {
  try {
    await cancelCoupon(fixture.test.db, { couponId, tenantId, by: "dealer", actor: "staff:1", reason: null });
    return "cancelled";
  } catch (error) {
    if (error instanceof CallError) return error.code;
    throw error;
  }
};

/** Results before kick-off, as of matches called off: what settles, may be sold and may be cancelled at once. */
const decide = (couponIds: readonly number[]) =>
  sql`with due as (update coupon_leg set result = 'void' where coupon_id = any (${couponIds}::bigint[]) returning coupon_id)
    insert into settlement_due (coupon_id) select coupon_id from due`.execute(fixture.test.db);

async function postings(couponId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from ledger_transaction where coupon_id = ${couponId} and kind <> 'place' order by transaction_id`.execute(
    fixture.test.db,
  );
  return rows.map(({ kind }) => kind);
}

describe("concurrent sale, cancellation and settlement", () => {
  it("exactly one of them moves the money, over 160 coupons or more of the same players (I7)", async () => {
    const kinds: Record<string, number> = {};
    // Beside other work one of them may be first each time: after these rounds each gets a longer start in its turn, until
    // two were.
    const isShown = (): boolean => Object.keys(kinds).length > 1;
    for (let round = 0; round < 40 || (round < 400 && !isShown()); round += 1) {
      const coupons: { at: number; couponId: number; quote: string }[] = [];
      for (const [at, bettor] of bettors.entries())
        for (let each = 0; each < 2; each += 1) {
          const couponId = await place(bettor);
          const quote = (await sellers[at]?.offer(couponId))?.quote ?? "";
          coupons.push({ at, couponId, quote });
        }
      const started = [
        () => coupons.map(({ at, couponId, quote }) => sellers[at]?.sell(couponId, quote)),
        () => coupons.toReversed().map(({ couponId }) => cancel(couponId)),
        () => [decide(coupons.map(({ couponId }) => couponId)).then(() => settleDue(fixture.test.db, complaining))],
      ];
      // Every one of the three goes first in its turn.
      for (let rotation = 0; rotation < round % 3; rotation += 1) started.push(started.shift()!);
      await Promise.all(
        started.map((start, at) =>
          setTimeout(at * Math.max(0, round - 40)).then(() => Promise.all(start() as Promise<unknown>[])),
        ),
      );
      await settleDue(fixture.test.db, complaining);
      for (const { couponId } of coupons) {
        const moved = await postings(couponId);
        expect([couponId, moved.length]).toEqual([couponId, 1]);
        const [kind = ""] = moved;
        kinds[kind] = (kinds[kind] ?? 0) + 1;
      }
    }
    expect(Object.keys(kinds).length).toBeGreaterThan(1);
    expect(complaints).toEqual([]);
  });

  it("with one key all get the same answer, and without a key one sale is made (I5)", async () => {
    const [bettor] = bettors as [FixtureBettor];
    const [selling] = sellers as [(typeof sellers)[number]];
    for (let round = 0; round < 15; round += 1) {
      const couponId = await place(bettor);
      const { quote } = await selling.offer(couponId, 50);
      const key = round % 2 === 0 ? `sale-key-${round}` : null;
      const answers = await Promise.all(Array.from({ length: 8 }, () => selling.sell(couponId, quote, key)));
      const sold = answers.filter((each) => typeof each !== "string");
      expect(sold.length).toBe(key === null ? 1 : 8);
      expect(new Set(sold.map(({ balance }) => balance)).size).toBe(1);
      expect(await postings(couponId)).toEqual(["sell"]);
    }
  });

  it("concurrent sales of parts never sell more than the coupon", async () => {
    const [bettor] = bettors as [FixtureBettor];
    const [selling] = sellers as [(typeof sellers)[number]];
    for (let round = 0; round < 10; round += 1) {
      const couponId = await place(bettor);
      await Promise.all(
        Array.from({ length: 6 }, async () => {
          const offer = await selling.tryOffer(couponId, 40);
          if (typeof offer !== "string") await selling.sell(couponId, offer.quote);
        }),
      );
      const { stake, sold_stake } = await fixture.test.db
        .selectFrom("coupon")
        .select(["stake", "sold_stake"])
        .where("coupon_id", "=", BigInt(couponId))
        .executeTakeFirstOrThrow();
      const { rows } = await sql<{ open: bigint; sold: bigint }>`
        select (select sum(amount)::bigint from ledger_entry where kind = 'open' and owner_id = ${couponId}) as open,
          (select sum(stake)::bigint from coupon_sale where coupon_id = ${couponId}) as sold`.execute(fixture.test.db);
      expect(rows[0]).toEqual({ open: stake - sold_stake, sold: sold_stake });
    }
  });
});

it("the ledger is clean afterwards", async () => {
  expect(await auditLedger(fixture.test.db)).toMatchObject({ clean: true });
});
