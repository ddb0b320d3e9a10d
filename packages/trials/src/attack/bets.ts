import { sql } from "kysely";
import { makeLeague, type PanelHouse, type TestBrowser } from "@livery/house/testing/fixtures";
import type { Figure } from "./figure.ts";

/** A slip with one outcome of a match, at its price. */
export async function slipOn({ test }: PanelHouse, matchId: number): Promise<object> {
  const { rows } = await sql<{ odds: number }>`
    select odds from market join outcome using (market_id)
    where match_id = ${matchId} and market_type_id = 1 and outcome_id = 1`.execute(test.db);
  const odd = ((rows[0]?.odds ?? 0) / 1000).toFixed(3);
  const tips = [{ matchId, oddUniq: "1_1_", odd }];
  return { ticketStake: 100, totalStake: 100, ticketType: "TK", couponType: 0, tips };
}

/** Matches that kick off an hour after one another, from two hours on. */
export async function hourlyMatches({ test }: PanelHouse, count: number): Promise<readonly number[]> {
  const { matchIds } = await makeLeague(test.db, {
    category: "England",
    flag: "gb-eng",
    tournament: "Premier League",
    matches: Array.from({ length: count }, (_, at) => [`Home ${at}`, `Away ${at}`, 2 + at] as const),
  });
  return matchIds;
}

/** Bets on matches whose kick-off the clock of the house jumps over meanwhile, each sent three times under one key. */
export async function jumpOverKickOffs(
  house: PanelHouse,
  player: TestBrowser,
  matchIds: readonly number[],
): Promise<readonly Figure[]> {
  let sent = 0;
  const accepted = new Set<string>();
  for (const [jump, matchId] of matchIds.entries()) {
    const slip = await slipOn(house, matchId);
    const bet = async (key: string): Promise<void> => {
      sent += 1;
      if ((await player.raw("createcoupon", slip, { "idempotency-key": key })).status === 200) accepted.add(key);
    };
    const bets = (from: string): Promise<unknown> =>
      Promise.all(Array.from({ length: 6 }, (_, at) => bet(`jump-${jump}-${from}-${Math.floor(at / 3)}`)));
    const { rows } = await sql<{ over: Date }>`
      select starts_at + interval '1 second' as over from match where match_id = ${matchId}`.execute(house.test.db);
    await bets("before");
    await Promise.all([bets("meanwhile"), sql`select house_advance(${rows[0]?.over})`.execute(house.test.db)]);
    await bets("after");
  }
  const { rows } = await sql<{ late: number; coupons: number }>`
    select count(distinct coupon_id)::integer as coupons,
      count(distinct coupon_id) filter (where placed_at >= starts_at)::integer as late
    from coupon join coupon_leg using (coupon_id) join match using (match_id)
    where match_id = any (${matchIds}::integer[])`.execute(house.test.db);
  const { late = -1, coupons = -1 } = rows[0] ?? {};
  return [
    {
      attack: "the clock jumps over kick-offs",
      promised: "0 bets at or after the start",
      counted: `${late} of ${coupons}, in ${matchIds.length} jumps`,
      held: late === 0 && coupons > 0,
    },
    {
      attack: "a bet is sent again under its key",
      promised: "1 coupon a key",
      counted: `${coupons} coupons for ${accepted.size} accepted keys, ${sent} requests`,
      held: coupons === accepted.size,
    },
  ];
}
