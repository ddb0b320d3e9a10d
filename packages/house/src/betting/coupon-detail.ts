import { couponReturns, minor, thousandths } from "@livery/betting";
import type { CouponDetail, CouponLeg, LegResult } from "@livery/contract";
import { type Kysely, type Selectable, sql } from "kysely";
import { houseNow } from "../clock.ts";
import { scoreText } from "../catalogue/lists/score-text.ts";
import type { Schema } from "../db/schema.ts";
import type { Live } from "../live/live.ts";
import type { StoredMatchStatus, StoredResult } from "../db/tables/catalogue.ts";
import type { CouponTable } from "../db/tables/betting.ts";
import { couponSummary, selectSummary } from "./coupon-list.ts";
import { legsInPlay } from "./legs-in-play.ts";
import { settleInput, storedCoupon } from "./stored-coupon.ts";

interface LegRow {
  readonly match_id: number;
  readonly market_type_id: number;
  readonly outcome_id: number;
  readonly special: string;
  readonly home: string;
  readonly away: string;
  readonly starts_at: Date;
  readonly tournament: string;
  readonly market_name: string;
  readonly outcome_name: string;
  readonly odds: number;
  readonly banker: boolean;
  readonly leg_result: LegResult;
  readonly share: string | null;
  readonly status: StoredMatchStatus;
  readonly match_result: StoredResult | null;
}

/**
 * A player's own coupon by its id or its printed number, with its legs; null if it does not exist or is another player's.
 * @param live source of the state of live matches; without it the legs have no score
 */
export async function couponDetail(
  db: Kysely<Schema>,
  playerId: number,
  which: { readonly couponId: number } | { readonly couponNumber: string },
  live: Live | null = null,
): Promise<CouponDetail | null> {
  const own = selectSummary(db.selectFrom("coupon").selectAll().where("player_id", "=", playerId));
  const row = await (
    "couponId" in which
      ? own.where("coupon_id", "=", BigInt(which.couponId))
      : own.where("number", "=", which.couponNumber)
  ).executeTakeFirst();
  if (row === undefined) return null;
  const facts = await openFacts(db, playerId, row);
  return {
    ...couponSummary(row, facts.worth?.most),
    lines: row.lines,
    totalOdds: row.total_odds === null ? null : thousandths(Number(row.total_odds)),
    bonusPercent: row.bonus_percent,
    bonus: minor(row.bonus),
    capped: row.capped,
    settledAt: row.settled_at?.toISOString() ?? null,
    reason: row.reason,
    ...(row.cancellable_until !== null && { cancellableMs: await msUntil(db, row.cancellable_until) }),
    ...(row.status === "pending" && { pendingMs: await pendingMs(db, row.coupon_id) }),
    ...facts,
    legs: legsInPlay(live, await couponLegs(db, row.coupon_id)),
  };
}

/** Fields of an open coupon only: its sale value, and whether it can be sold. */
async function openFacts(
  db: Kysely<Schema>,
  playerId: number,
  { coupon_id, status }: Pick<Selectable<CouponTable>, "coupon_id" | "status">,
): Promise<Pick<CouponDetail, "sellable" | "worth">> {
  const stored = status === "open" ? await storedCoupon(db, playerId, Number(coupon_id)) : null;
  if (stored === null) return { sellable: false };
  const { currentReturn: current, maxReturn: most } = couponReturns(settleInput(stored));
  return { worth: { current, most }, sellable: stored.refusal === null };
}

/** By the server's clock, since a browser's may differ. */
async function msUntil(db: Kysely<Schema>, until: Date): Promise<number> {
  return Math.max(0, until.getTime() - (await houseNow(db)).getTime());
}

/** By the clock that decides (D14). A coupon that has just been decided is due. */
async function pendingMs(db: Kysely<Schema>, couponId: bigint): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select greatest(0, ceil(extract(epoch from decide_at - clock_timestamp()) * 1000))::integer as left
    from coupon_pending where coupon_id = ${couponId}`.execute(db);
  return rows[0]?.left ?? 0;
}

/** A coupon's selections in its order, with what is known of their matches. */
export async function couponLegs(db: Kysely<Schema>, couponId: bigint): Promise<readonly CouponLeg[]> {
  const { rows } = await sql<LegRow>`
    select leg.match_id, leg.market_type_id, leg.outcome_id, leg.special, home.name as home, away.name as away, match.starts_at,
      tournament.name as tournament, market_type.name as market_name, label.name as outcome_name, leg.odds, leg.banker, leg.result as leg_result, leg.share,
      match.status, match.result as match_result
    from coupon_leg leg
    join match using (match_id)
    join team home on home.team_id = match.home_team_id
    join team away on away.team_id = match.away_team_id
    join tournament using (tournament_id)
    join market_type on market_type.market_type_id = leg.market_type_id
    join market_type_outcome label on label.market_type_id = leg.market_type_id and label.outcome_id = leg.outcome_id
    where leg.coupon_id = ${couponId} order by leg.position`.execute(db);
  return rows.map(legOf);
}

function legOf(row: LegRow): CouponLeg {
  return {
    matchId: row.match_id,
    marketTypeId: row.market_type_id,
    outcomeId: row.outcome_id,
    special: row.special,
    home: row.home,
    away: row.away,
    startsAt: row.starts_at.toISOString(),
    tournamentName: row.tournament,
    marketName: row.market_name,
    outcomeName: row.outcome_name,
    odds: thousandths(row.odds),
    banker: row.banker,
    result: row.leg_result,
    ...(row.share !== null && { share: row.share }),
    score: row.status === "ended" ? scoreText(row.match_result) : null,
  };
}
