import { minor, thousandths } from "@livery/betting";
import { type Call, calls, decodeResult, type PlacedCoupon, type ResultOut } from "@livery/contract";
import type { PanelCoupon } from "@livery/contract/panel";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeLeague, type MadeLeague } from "../../api/testing/test-offer.ts";
import { runDueWork } from "../../jobs/due-work.ts";
import { auditLedger } from "../../ledger/audit.ts";
import type { TestBrowser } from "../../testing/browser.ts";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";

let house: PanelHouse;
let league: MadeLeague;
let alice: TestBrowser;
let north: PanelBrowser;
let highStreet: PanelBrowser;
beforeAll(async () => {
  house = await startPanelHouse();
  const matches = [
    ["Arsenal", "Everton", 1],
    ["Chelsea", "Fulham", 2],
    ["Leeds United", "Burnley", 3],
  ] as const;
  league = await makeLeague(house.test.db, {
    category: "England",
    flag: "gb-eng",
    tournament: "Premier League",
    matches,
  });
  alice = await house.player("alice");
  north = await house.staff("north");
  highStreet = await house.staff("high-street");
});
afterAll(() => house.close());

const change = (statement: string) => sql.raw(statement).execute(house.test.db);
let keys = 0;

async function place(browser: TestBrowser, stake: number, match = 0): Promise<PlacedCoupon> {
  const matchId = league.matchIds[match] ?? 0;
  const offered = await browser.call("apiOdds", { matchId });
  const { markets } = decodeResult(calls.apiOdds as Call, offered.body) as ResultOut<"apiOdds">;
  const odds = markets[0]?.outcomes[0]?.odds ?? thousandths(1000);
  const slip = {
    stake: minor(stake),
    totalStake: minor(stake),
    kind: "single" as const,
    phase: "prematch" as const,
    sizes: [],
    oddsChange: "none" as const,
    selections: [{ matchId, marketTypeId: 1, outcomeId: 1, special: "", odds, banker: false }],
  };
  const answer = await browser.call("createcoupon", slip, { "idempotency-key": `coupon-${(keys += 1)}-key` });
  if (answer.status !== 200) throw new Error(answer.text);
  return decodeResult(calls.createcoupon as Call, answer.body) as PlacedCoupon;
}

async function cashOf(name: string): Promise<number> {
  const { rows } = await sql<{ balance: bigint }>`
    select balance from ledger_account where kind = 'cash' and owner_id = ${house.seeded.playerIds[name]}`.execute(
    house.test.db,
  );
  return Number(rows[0]?.balance);
}
const shown = (browser: PanelBrowser, couponId: number) => browser.results<PanelCoupon>("panelCoupon", { couponId });
const reason = "placed by mistake";
const key = (text: string) => ({ "idempotency-key": text });

describe("one coupon", () => {
  test("has its selections, its postings with their actors, and the actions that the reader may take", async () => {
    const { couponId, couponNumber } = await place(alice, 500);
    const coupon = await shown(highStreet, couponId);
    expect(coupon).toMatchObject({
      couponNumber,
      userName: "alice",
      dealerName: "high-street",
      siteName: "harbour",
      status: "open",
      lines: 1,
      stake: 500,
      payout: null,
      reason: null,
      legs: [{ home: "Arsenal", marketName: "market.1", result: "open", score: null }],
      postings: [{ kind: "place", actor: "alice", cash: -500 }],
      cancellableUntil: expect.any(String),
      may: ["coupon.cancel"],
    });
    expect((await shown(await house.staff("operator"), couponId)).may).toEqual(["coupon.cancel"]);
    expect((await shown(north, couponId)).may).toEqual(["coupon.cancel"]);
    await change(`update dealer set flags = flags || '{"coupon.cancel": false}' where name = 'north'`);
    expect((await shown(north, couponId)).may).toEqual([]);
    await change(`update dealer set flags = flags || '{"coupon.cancel": true}' where name = 'north'`);
    await change(`update coupon set placed_at = placed_at - interval '5 minutes' where coupon_id = ${couponId}`);
    expect(await shown(north, couponId)).toMatchObject({ may: [], cancellableUntil: null });
  });

  test("shows the payout when it is won, and can no longer be cancelled", async () => {
    const { couponId, maxReturn } = await place(alice, 400, 2);
    const { matchId } = (await shown(north, couponId)).legs[0]!;
    await change(
      `update match set held_result = '{"ft": [2, 0], "ht": [0, 0], "et": null, "p": null, "goals": [], "source": "file"}' where match_id = ${matchId}`,
    );
    await change(
      `update match set starts_at = house_now() - interval '2 hours', ends_at = house_now() - interval '1 second' where match_id = ${matchId}`,
    );
    await runDueWork(house.test.db, { wait: true });
    expect(await shown(north, couponId)).toMatchObject({
      status: "won",
      payout: Number(maxReturn),
      may: [],
      legs: [{ result: "won", score: "2:0 (0:0)" }],
      postings: [
        { kind: "place", cash: -400 },
        { kind: "win", actor: "system", cash: Number(maxReturn) },
      ],
    });
    expect(await north.refusal("panelCouponCancel", { couponId, reason })).toEqual([409, "not_waiting"]);
  });

  test("is not found outside the branch, in another tenant, or with an unknown id", async () => {
    const { couponId } = await place(alice, 100);
    for (const name of ["far-street", "south", "lighthouse", "side-street"])
      expect(await (await house.staff(name)).refusal("panelCoupon", { couponId })).toEqual([404, "not_found"]);
    const globe = await house.staff("globe-admin", "panel.globe.localhost");
    expect(await globe.refusal("panelCoupon", { couponId })).toEqual([404, "not_found"]);
    for (const id of [999_999_999, Number.MAX_SAFE_INTEGER])
      expect(await north.refusal("panelCoupon", { couponId: id })).toEqual([404, "not_found"]);
    expect(await shown(await house.staff("admin"), couponId)).toMatchObject({ couponId });
  });
});

describe("a coupon's cancellation in the panel", () => {
  test("by a dealer above the player returns the stake, with actor and reason on the coupon and in the audit", async () => {
    const before = await cashOf("alice");
    const { couponId, couponNumber } = await place(alice, 600);
    const answer = await highStreet.panelRaw("panelCouponCancel", { couponId, reason }, key("cancel-by-dealer"));
    expect([answer.status, answer.body]).toMatchObject([200, { results: { couponId, balance: before } }]);
    expect(await cashOf("alice")).toBe(before);
    expect(await shown(north, couponId)).toMatchObject({
      status: "cancelled",
      payout: 600,
      reason,
      may: [],
      cancellableUntil: null,
      postings: [
        { kind: "place", actor: "alice" },
        { kind: "cancel", actor: "high-street", cash: 600 },
      ],
    });
    const { rows } =
      await sql`select cancelled_by, cancelled_actor like 'staff:%' as by_staff from coupon where coupon_id = ${couponId}`.execute(
        house.test.db,
      );
    expect(rows).toEqual([{ cancelled_by: "dealer", by_staff: true }]);
    const audit =
      await sql`select action, actor, target_kind, target_name, changes, reason from audit_entry order by audit_id desc limit 1`.execute(
        house.test.db,
      );
    expect(audit.rows).toEqual([
      {
        action: "coupon.cancel",
        actor: "high-street",
        target_kind: "coupon",
        target_name: couponNumber,
        reason,
        changes: [
          { field: "status", before: "open", after: "cancelled" },
          { field: "payout", before: null, after: 600 },
        ],
      },
    ]);
    const moved = await highStreet.panelRaw("panelMovements", {
      filter: { playerId: house.seeded.playerIds["alice"] },
    });
    const entries = (moved.body as { results: unknown[] }).results.slice(0, 2);
    const named = { counterparty: couponNumber, couponNumber };
    expect(entries).toMatchObject([
      { kind: "cancel", amount: 600, balanceAfter: before, actor: "high-street", ...named },
      { kind: "place", amount: -600, actor: "alice", ...named },
    ]);
  });

  test("happens once per idempotency key, also with concurrent calls", async () => {
    const before = await cashOf("alice");
    const { couponId } = await place(alice, 700);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => north.panelRaw("panelCouponCancel", { couponId, reason }, key("cancel-at-once"))),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([answers[0]?.status, await cashOf("alice")]).toEqual([200, before]);
    const other = await north.panelRaw(
      "panelCouponCancel",
      { couponId, reason: "another reason" },
      key("cancel-at-once"),
    );
    expect([other.status, other.body]).toMatchObject([422, { code: "key_reused" }]);
  });

  test("by the player and by the dealer at once succeeds for one of them", async () => {
    for (let round = 0; round < 10; round += 1) {
      const before = await cashOf("alice");
      const { couponId } = await place(alice, 100 + round);
      const [own, dealers] = await Promise.all([
        alice.call("couponCanceled", { couponId }),
        highStreet.panelRaw("panelCouponCancel", { couponId, reason }),
      ]);
      expect(new Set([own.status, dealers.status])).toEqual(new Set([200, 409]));
      expect(await cashOf("alice")).toBe(before);
    }
  });

  test("is refused while another transaction has locked the coupon", async () => {
    const { couponId } = await place(alice, 250);
    const other = await house.test.pool.connect();
    try {
      await other.query("begin");
      await other.query("select from coupon where coupon_id = $1 for update", [couponId]);
      expect(await north.refusal("panelCouponCancel", { couponId, reason })).toEqual([409, "already_in_progress"]);
      await other.query("commit");
    } finally {
      other.release();
    }
    expect((await north.panelRaw("panelCouponCancel", { couponId, reason })).status).toBe(200);
  });

  test("is possible for an operator, and for an admin with a fresh second factor", async () => {
    const { couponId } = await place(alice, 200);
    const admin = await house.staff("admin");
    await change("update staff_session set factor_at = now() - interval '6 minutes'");
    expect(await admin.refusal("panelCouponCancel", { couponId, reason })).toEqual([403, "second_factor_needed"]);
    const operator = await house.staff("operator");
    expect((await operator.panelRaw("panelCouponCancel", { couponId, reason })).status).toBe(200);
    const { rows } = await sql`select cancelled_by from coupon where coupon_id = ${couponId}`.execute(house.test.db);
    expect(rows).toEqual([{ cancelled_by: "system" }]);
    // The dealer below does not learn who works for the tenant.
    expect((await shown(highStreet, couponId)).postings.at(-1)?.actor).toBe("acme");
    expect((await shown(operator, couponId)).postings.at(-1)?.actor).toBe("operator");
  });

  test("is refused for any other role, without a reason, after the window and for a live coupon", async () => {
    const { couponId } = await place(alice, 300);
    const before = await cashOf("alice");
    expect(await (await house.staff("far-street")).refusal("panelCouponCancel", { couponId, reason })).toEqual([
      404,
      "not_found",
    ]);
    expect(await (await house.staff("lighthouse")).refusal("panelCouponCancel", { couponId, reason })).toEqual([
      403,
      "not_allowed",
    ]);
    const globe = await house.staff("globe-office", "panel.globe.localhost");
    expect(await globe.refusal("panelCouponCancel", { couponId, reason })).toEqual([404, "not_found"]);
    for (const wrong of [{}, { reason: "no" }, { reason: "x".repeat(301) }])
      expect(await north.refusal("panelCouponCancel", { couponId, ...wrong })).toEqual([400, "invalid_field"]);
    await change(`update coupon set phase = 'live' where coupon_id = ${couponId}`);
    expect(await north.refusal("panelCouponCancel", { couponId, reason })).toEqual([409, "live_not_cancellable"]);
    await change(
      `update coupon set phase = 'prematch', placed_at = placed_at - interval '5 minutes' where coupon_id = ${couponId}`,
    );
    expect(await north.refusal("panelCouponCancel", { couponId, reason })).toEqual([409, "cancel_period_over"]);
    const late = await sql`select count(*)::integer as count from audit_entry where target_id = ${couponId}`.execute(
      house.test.db,
    );
    expect([late.rows, await cashOf("alice")]).toEqual([[{ count: 0 }], before]);
  });
});

test("the ledger is clean afterwards", async () => {
  expect(await auditLedger(house.test.db)).toMatchObject({ clean: true });
});
