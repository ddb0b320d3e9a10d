import { CallError } from "@livery/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "./testing/betting-fixture.ts";

let fixture: BettingFixture;
let alice: FixtureBettor;
beforeAll(async () => {
  fixture = await bettingFixture();
  alice = await fixture.bettor("alice");
});
afterAll(() => fixture.close());
afterEach(() => change("update dealer set limits = '{}'"));

const change = (statement: string) => sql.raw(statement).execute(fixture.test.db);
/** Told to the database alone: the desk's memory lags, as where its news is on the way still. */
const limit = (dealer: string, limits: object) =>
  change(`update dealer set limits = '${JSON.stringify(limits)}' where name = '${dealer}'`);
let keys = 0;
const bet = (selections: number, stake: number) =>
  alice.place(
    slipOf(
      Array.from({ length: selections }, (_, match) => fixture.selection(match)),
      stake,
    ),
    `dealers-${(keys += 1)}`,
  );
const refusal = async (placing: Promise<unknown>) => {
  const error: unknown = await placing.catch((reason: unknown) => reason);
  if (!(error instanceof CallError)) throw new Error("the bet was not refused", { cause: error });
  return { code: error.code, params: error.params };
};
const coupon = (couponId: number) =>
  fixture.test.db
    .selectFrom("coupon")
    .select(["max_pay", "max_return", "capped", "limits"])
    .where("coupon_id", "=", BigInt(couponId))
    .executeTakeFirstOrThrow();

describe("limits of the dealers above (I10)", () => {
  it("apply from the next bet on, the tightest of them first, also while the betting service has older ones cached (D55)", async () => {
    await bet(1, 20_000);
    await limit("head-office", { combine: { maxStake: 9_000 } });
    await limit("north", { combine: { maxStake: 4_000 } });
    expect(await refusal(bet(1, 4_001))).toEqual({ code: "dealer_limit_exceeded", params: { max: 4_000 } });
    await bet(1, 4_000);
    await limit("north", {});
    // Nothing is refused for what is remembered alone.
    await bet(1, 9_000);
    expect(await refusal(bet(1, 9_001))).toEqual({ code: "dealer_limit_exceeded", params: { max: 9_000 } });
  });

  it("give way to the player's own limits where those are tighter", async () => {
    await limit("north", { combine: { maxStake: 30_000 } });
    expect(await refusal(bet(1, 25_001))).toEqual({ code: "stake_too_high", params: { max: 25_000 } });
  });

  it("apply per coupon kind: stakes, selections, payout and whether the kind is allowed", async () => {
    await limit("high-street", { combine: { minTip: 2, minStake: 300, maxPay: 5_000 }, system: { enabled: false } });
    expect(await refusal(bet(1, 500))).toMatchObject({ code: "too_few_selections", params: { min: 2 } });
    expect(await refusal(bet(2, 299))).toEqual({ code: "stake_too_low", params: { min: 300 } });
    const system = slipOf([fixture.selection(0), fixture.selection(1)], 500, { kind: "system", sizes: [1] });
    expect(await refusal(alice.place(system, "a-system-key"))).toMatchObject({ code: "kind_not_allowed" });
    const { couponId, maxReturn } = await bet(3, 20_000);
    expect(maxReturn).toBe(5_000n);
    expect(await coupon(couponId)).toMatchObject({ max_pay: 5_000n, max_return: 5_000n, capped: true });
  });

  it("are stored with the coupon, together with the versions that they were read from", async () => {
    await limit("north", { combine: { maxStake: 7_000 } });
    const { couponId } = await bet(2, 1_000);
    const { rows } = await sql<{ id: number; version: number }>`
      select dealer_id as id, version::integer from dealer order by depth`.execute(fixture.test.db);
    expect((await coupon(couponId)).limits).toEqual({
      minTip: 1,
      minStake: 100,
      maxStake: 7_000,
      maxPay: 1_250_000,
      minOdds: null,
      maxOdds: null,
      player: Number((await alice.player()).version),
      dealers: rows.map(({ id, version }) => [id, version]),
    });
  });
});

describe("a player with a debt (I9)", () => {
  const owe = (amount: number) =>
    change(`insert into ledger_account (tenant_id, kind, owner_id, currency, balance)
      select tenant_id, 'receivable', player_id, currency, ${-amount} from player where player_id = ${alice.userId}
      on conflict (kind, owner_id, currency) do update set balance = excluded.balance`);

  it("cannot bet until it is paid, and the refusal names the amount", async () => {
    const before = await alice.balance();
    await owe(1_234);
    expect(await refusal(bet(1, 500))).toEqual({ code: "debt_open", params: { owed: 1_234 } });
    expect(await alice.balance()).toBe(before);
    await owe(0);
    await bet(1, 500);
  });
});

describe("a refusal", () => {
  it("names every leg at fault and its match: unavailable, locked or with changed odds", async () => {
    const [gone, locked, moved] = [fixture.selection(1), fixture.selection(2), fixture.selection(3)];
    await change(`update match set status = 'postponed' where match_id = ${gone.matchId}`);
    await change(`update market set status = 'locked' where match_id = ${locked.matchId}`);
    await change(
      `update outcome set odds = odds + 10 where market_id in (select market_id from market where match_id = ${moved.matchId})`,
    );
    const slip = slipOf([fixture.selection(0), gone, locked, moved], 500);
    const error: unknown = await alice.place(slip, "many-legs-key").catch((reason: unknown) => reason);
    const name = (match: number) => `Town ${2 * match + 1} – Town ${2 * match + 2}`;
    expect((error as CallError).legs).toEqual([
      { index: 1, code: "match_cancelled", params: { match: name(1) } },
      { index: 2, code: "market_locked", params: { match: name(2) } },
      {
        index: 3,
        code: "odds_changed",
        params: {
          match: name(3),
          old: (moved.odds / 1000).toFixed(3),
          new: ((moved.odds + 10) / 1000).toFixed(3),
        },
      },
    ]);
    expect((error as CallError).params).toMatchObject({ match: name(1) });
  });
});
