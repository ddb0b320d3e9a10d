import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "./testing/betting-fixture.ts";

let fixture: BettingFixture;
let alice: FixtureBettor;
let bashir: FixtureBettor;
beforeAll(async () => {
  fixture = await bettingFixture();
  alice = await fixture.bettor("alice");
  bashir = await fixture.bettor("bashir");
});
afterAll(() => fixture.close());

const coupons = async () => (await fixture.test.db.selectFrom("coupon").select("coupon_id").execute()).length;
const change = (statement: string) => sql.raw(statement).execute(fixture.test.db);

describe("a repeated placement (D21, D54)", () => {
  beforeEach(() => change("delete from idempotency where scope = 'slip'"));

  it("with the same key gets the same answer and places nothing", async () => {
    const slip = slipOf([fixture.selection(0)], 500);
    const first = await bashir.place(slip, "the-same-key");
    const balance = await bashir.balance();
    expect(await bashir.place(slip, "the-same-key")).toEqual(first);
    expect(await bashir.balance()).toBe(balance);
  });

  it("with the same key and another body is refused", async () => {
    await expect(bashir.place(slipOf([fixture.selection(0)], 600), "the-same-key")).rejects.toMatchObject({
      code: "key_reused",
    });
    await expect(bashir.place(slipOf([fixture.selection(0)], 1), "the-same-key")).rejects.toMatchObject({
      code: "key_reused",
    });
  });

  it("gets the first answer even if the bet could no longer be placed", async () => {
    const slip = slipOf([fixture.selection(9)], 500);
    const first = await bashir.place(slip, "before-kick-off");
    await change(`update match set status = 'live' where match_id = ${fixture.matchIds[9]}`);
    await fixture.betting.book.load();
    expect(await bashir.place(slip, "before-kick-off")).toEqual(first);
    await expect(bashir.place(slip, "after-kick-off")).rejects.toMatchObject({ code: "match_started" });
  });

  it("gets no answer after the session has ended, even if the bet could no longer be placed (D55)", async () => {
    const slip = slipOf([fixture.selection(8)], 500);
    await bashir.place(slip, "before-signing-out");
    await change(`update match set status = 'live' where match_id = ${fixture.matchIds[8]}`);
    await fixture.betting.book.load();
    const session = `where session_hash = '\\x${bashir.sessionHash.toString("hex")}'`;
    await change(`update session set ended_at = now(), ended_reason = 'logout' ${session}`);
    await expect(bashir.place(slip, "before-signing-out")).rejects.toMatchObject({ code: "signed_out" });
    await change(`update session set ended_at = null, ended_reason = null ${session}`);
    await expect(bashir.place(slip, "before-signing-out")).resolves.toMatchObject({ status: "open" });
  });

  it("by another player with the same key is a bet of its own", async () => {
    const before = await coupons();
    await alice.place(slipOf([fixture.selection(0)], 500), "the-same-key");
    expect(await coupons()).toBe(before + 1);
  });

  it("can use the same key after a refusal", async () => {
    await expect(bashir.place(slipOf([fixture.selection(0)], 1), "refused-first")).rejects.toMatchObject({
      code: "stake_too_low",
    });
    await bashir.place(slipOf([fixture.selection(0)], 500), "refused-first");
  });

  it("without a key gets the first answer for five seconds, only for the same slip and stake", async () => {
    const slip = slipOf([fixture.selection(1)], 500);
    const first = await bashir.place(slip);
    expect(await bashir.place(slip)).toEqual(first);
    expect((await bashir.place(slipOf([fixture.selection(1)], 501))).couponId).not.toBe(first.couponId);
    await change("update idempotency set at = at - interval '6 seconds' where scope = 'slip'");
    const later = await bashir.place(slip);
    expect(later.couponId).not.toBe(first.couponId);
    expect(await bashir.place(slip)).toEqual(later);
  });
});
