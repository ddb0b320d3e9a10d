import type { DealerExposure } from "@livery/contract/panel";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeLeague } from "../../api/testing/test-offer.ts";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";

let house: PanelHouse;
let operator: PanelBrowser;
beforeAll(async () => {
  house = await startPanelHouse();
  await makeLeague(house.test.db, {
    category: "England",
    flag: "gb-eng",
    tournament: "Premier League",
    matches: [
      ["Arsenal", "Everton", 48],
      ["Chelsea", "Fulham", 72],
    ],
  });
  operator = await house.staff("operator");
  await placeMany();
});
afterAll(() => house.close());

/** Coupons of every player, two selections of five on one market or another; some wait no longer, some selections are decided. */
async function placeMany(): Promise<void> {
  await sql`
    insert into coupon (tenant_id, site_id, player_id, number, kind, phase, status, currency, amount, stake_type, stake, lines, leg_count, sizes,
      odds_change, max_return, bonus_percent, bonus, capped, placed_at, settled_at, exposure)
    select tenant_id, site_id, player_id, 'MANY' || lpad(n::text, 8, '0'), 'ways', 'prematch', case when n % 4 = 0 then 'lost' else 'open' end, 'EUR', 100,
      'coupon', 100 + n, 1, 5, '{}', 'none', 1000 + 7 * n, 0, 0, false, now(), case when n % 4 = 0 then now() end, case when n % 4 = 0 then 0 else 900 + 6 * n end
    from generate_series(1, 60) n
    join (select *, row_number() over (order by player_id) - 1 as at, count(*) over () as players from player) player on at = n % players`.execute(
    house.test.db,
  );
  await sql`
    insert into coupon_leg (coupon_id, position, match_id, market_id, market_type_id, special, outcome_id, odds, feed_odds, banker, result)
    select coupon_id, position, match_id, market_id, market_type_id, special, outcome_id, 2000, 2000, false,
      case when (coupon_id + position) % 3 = 0 then 'won' else 'open' end
    from coupon cross join generate_series(0, 4) position
    join (select o.outcome_id, m.*, row_number() over (order by m.market_id, o.outcome_id) - 1 as at, count(*) over () as outcomes
      from outcome o join market m using (market_id)) picked on at = (coupon_id * 5 + position) % outcomes`.execute(
    house.test.db,
  );
}

interface Leg {
  readonly coupon_id: bigint;
  readonly path: readonly number[];
  readonly status: string;
  readonly stake: bigint;
  readonly exposure: bigint;
  readonly market_id: number;
  readonly outcome_id: number;
  readonly result: string;
}

function grouped(legs: readonly Leg[], by: "market_id" | "outcome_id"): ReadonlyMap<number, readonly Leg[]> {
  const groups = new Map<number, Leg[]>();
  for (const leg of legs) groups.set(leg[by], [...(groups.get(leg[by]) ?? []), leg]);
  return groups;
}

/** The same counted by hand, coupon by coupon. */
async function counted(dealerId: number) {
  const { rows } = await sql<Leg>`
    select coupon_id, path, coupon.status, stake, exposure, market_id, outcome_id, result
    from coupon join coupon_leg using (coupon_id) join player using (player_id) join dealer using (dealer_id)`.execute(
    house.test.db,
  );
  const waiting = rows.filter(({ path, status }) => path.includes(dealerId) && status === "open");
  const coupons = new Map(waiting.map((leg) => [leg.coupon_id, leg]));
  const open = waiting.filter(({ result }) => result === "open");
  const total = (of: Iterable<Leg>, what: "stake" | "exposure") =>
    [...of].reduce((sum, leg) => sum + Number(leg[what]), 0);
  const markets = [...grouped(open, "market_id")].map(([marketId, legs]) => {
    const each = new Map(legs.map((leg) => [leg.coupon_id, leg]));
    const outcomes = [...grouped(legs, "outcome_id").values()].map((on) => total(on, "exposure"));
    return {
      marketId,
      coupons: each.size,
      stake: total(each.values(), "stake"),
      exposure: total(each.values(), "exposure"),
      outcomeExposure: Math.max(...outcomes),
    };
  });
  const rest = markets.toSorted((one, other) => other.exposure - one.exposure || one.marketId - other.marketId);
  return {
    coupons: coupons.size,
    stake: total(coupons.values(), "stake"),
    exposure: total(coupons.values(), "exposure"),
    markets: rest.length,
    rows: rest.slice(0, 25),
  };
}

test("a dealer's exposure is the sum over every open coupon below the dealer", async () => {
  for (const [name, dealerId] of Object.entries(house.seeded.dealerIds)) {
    const expected = await counted(dealerId);
    const shown = await operator.results<DealerExposure>("panelDealerExposure", { dealerId });
    expect({ name, ...shown }).toMatchObject({ name, ...expected });
    expect(shown.rows).toHaveLength(expected.rows.length);
  }
  const { coupons, markets, rows } = await counted(house.seeded.dealerIds["head-office"] ?? 0);
  expect(coupons).toBeGreaterThan(20);
  expect(markets).toBeGreaterThan(rows.length);
});
