import { minor, offeredOdds, priceCoupon, thousandths, type Thousandths } from "@livery/betting";
import type { OddsChange } from "@livery/contract";
import { sql } from "kysely";
import { marketKey } from "../catalogue/price-book.ts";
import type { StoredBonus } from "../db/tables/foundation.ts";
import type { BettingService } from "../betting/betting-service.ts";
import { makeRoom } from "../betting/exposure.ts";
import { longestShownOdds } from "../betting/placement.ts";
import { moneyMoves } from "../ledger/halts.ts";
import type { Log } from "../log.ts";

/** A coupon whose feed does not return within this time is rejected, in milliseconds. */
const patienceMs = 10_000;
/** How long a lease takes to move: a coupon still undecided this long after that is rejected, whatever its price. */
const leaseMovesMs = 10_000;
const forgottenMs = patienceMs + leaseMovesMs;
const batchSize = 100;

interface PendingLeg {
  readonly position: number;
  readonly match: number;
  readonly type: number;
  readonly special: string;
  readonly outcome: number;
  readonly odds: number;
  readonly banker: boolean;
  readonly live: string | null;
}

interface PendingCoupon {
  readonly coupon_id: bigint;
  readonly overdue_ms: number;
  readonly stake: bigint;
  readonly stake_type: "line" | "coupon";
  readonly sizes: readonly number[];
  readonly max_pay: bigint | null;
  readonly bonus_rule: StoredBonus | null;
  readonly odds_change: OddsChange;
  /** The highest odds at which live outcomes are offered (D9), from the limits at the placement. */
  readonly max_odds: Thousandths | null;
  readonly exposed_dealers: readonly number[];
  readonly exposed_slot: number | null;
  readonly exposure: bigint;
  readonly total_stake: bigint;
  readonly legs: readonly PendingLeg[];
}

/** A leg as the server offers it when the delay is over, or why it does not. */
type LegNow =
  | {
      readonly market: number;
      readonly version: bigint;
      readonly publisher: string | null;
      readonly odds: Thousandths;
      readonly feedOdds: Thousandths;
    }
  | "market_locked"
  | "odds_changed"
  | "feed_stale";

/**
 * Decides every pending coupon whose delay is over: price, lock and the feed's health are checked again (D13, D14). It is
 * confirmed at the current odds, if its player accepts them, or rejected and its stake returned. A coupon that was not decided in
 * time is rejected, whatever its odds are by now. Returns how many were decided. Safe to call from several processes, and after a
 * kill.
 * @param which `forgotten`: only those that were not decided in time, which a server without prices rejects, too
 */
export async function decidePending(
  betting: BettingService,
  log: Log,
  which: "due" | "forgotten" = "due",
): Promise<number> {
  const overdueMs = which === "due" ? 0 : forgottenMs;
  const { rows } = await sql<PendingCoupon>`
    select c.coupon_id, extract(epoch from clock_timestamp() - due.decide_at)::float8 * 1000 as overdue_ms, c.amount as stake, c.stake_type, c.sizes,
      c.max_pay, c.bonus_rule, c.odds_change, (c.limits->>'maxOdds')::integer as max_odds, c.exposed_dealers, c.exposed_slot, c.exposure, c.stake as total_stake, legs.legs
    from (
      select coupon_id, decide_at from coupon_pending join coupon waiting using (coupon_id)
      where decide_at <= clock_timestamp() - ${overdueMs}::float8 * interval '1 millisecond' and ${moneyMoves("waiting.tenant_id")} order by decide_at limit ${batchSize}
    ) due
    join coupon c using (coupon_id)
    cross join lateral (
      select jsonb_agg(jsonb_build_object('position', position, 'match', match_id, 'type', market_type_id, 'special', special, 'outcome', outcome_id,
        'odds', odds, 'banker', banker, 'live', live_run) order by position) as legs
      from coupon_leg where coupon_leg.coupon_id = c.coupon_id
    ) legs`.execute(betting.db);
  let decided = 0;
  for (const coupon of rows) {
    const decision = decisionOf(coupon, betting);
    if (decision === null) continue;
    let status = await decide(betting, decision);
    if (status === "exposure_short" && "maxReturn" in decision) {
      const need = Number(BigInt(decision.maxReturn) - coupon.total_stake - coupon.exposure);
      await makeRoom(betting.db, { dealers: coupon.exposed_dealers, slot: coupon.exposed_slot ?? 0, need });
      status = await decide(betting, { ...decision, second: true });
    }
    log.debug({ couponId: coupon.coupon_id, status }, "a delayed bet was decided");
    decided += 1;
  }
  return decided;
}

async function decide({ db }: BettingService, decision: Decision): Promise<string | undefined> {
  const { rows } = await sql<{
    status: string;
  }>`select decide_coupon(${JSON.stringify(decision)}::jsonb) as status`.execute(db);
  return rows[0]?.status;
}

/** The input of decide_coupon. */
type Decision =
  | { readonly coupon: string; readonly confirm: false; readonly reason: string }
  | {
      readonly coupon: string;
      readonly confirm: true;
      readonly totalOdds: number | null;
      readonly maxReturn: string;
      readonly bonus: string;
      readonly bonusPercent: number;
      readonly capped: boolean;
      readonly legs: readonly object[];
      readonly second?: boolean;
    };

/** The decision for a coupon; null to wait for a feed that is away. */
function decisionOf(coupon: PendingCoupon, betting: BettingService): Decision | null {
  const id = String(coupon.coupon_id);
  if (coupon.overdue_ms >= forgottenMs) return { coupon: id, confirm: false, reason: "feed_stale" };
  const now = coupon.legs.map((leg) => legNow(leg, coupon, betting));
  const problem = now.find((leg) => typeof leg === "string");
  if (problem === "feed_stale" && coupon.overdue_ms < patienceMs) return null;
  if (typeof problem === "string") return { coupon: id, confirm: false, reason: problem };
  const offered = now.filter((leg) => typeof leg !== "string");
  const price = priceCoupon({
    selections: coupon.legs.map((leg, at) => ({
      matchId: leg.match,
      marketTypeId: leg.type,
      special: leg.special,
      outcomeId: leg.outcome,
      odds: offered[at]?.odds ?? thousandths(leg.odds),
      banker: leg.banker,
    })),
    sizes: coupon.sizes,
    stake: minor(coupon.stake),
    stakeType: coupon.stake_type,
    bonus: coupon.bonus_rule && { ...coupon.bonus_rule, odds: thousandths(coupon.bonus_rule.odds) },
    maxPay: coupon.max_pay === null ? null : minor(coupon.max_pay),
  });
  const { totalOddsThousandths } = price;
  return {
    coupon: id,
    confirm: true,
    totalOdds: totalOddsThousandths === null ? null : Math.min(totalOddsThousandths, longestShownOdds),
    maxReturn: String(price.maxReturn),
    bonus: String(price.bonus),
    bonusPercent: price.bonusPercent,
    capped: price.capped,
    legs: coupon.legs.map(({ position, live }, at) => ({
      position,
      live,
      publisher: offered[at]?.publisher,
      market: offered[at]?.market,
      version: String(offered[at]?.version),
      odds: offered[at]?.odds,
      feedOdds: offered[at]?.feedOdds,
    })),
  };
}

function legNow(
  leg: PendingLeg,
  { odds_change: change, max_odds }: PendingCoupon,
  { book, live }: BettingService,
): LegNow {
  if (leg.live === null) {
    const market = book.match(leg.match)?.markets.get(marketKey(leg.type, leg.special));
    const outcome = market?.outcomes.get(leg.outcome);
    if (market?.status !== "open" || outcome === undefined || outcome.locked) return "market_locked";
    return isAccepted(leg.odds, outcome.odds, change)
      ? {
          market: market.marketId,
          version: market.version,
          publisher: null,
          odds: outcome.odds,
          feedOdds: outcome.odds,
        }
      : "odds_changed";
  }
  const ref = { matchId: leg.match, marketTypeId: leg.type, special: leg.special, outcomeId: leg.outcome };
  const quote = live?.quote(ref) ?? null;
  // Without any feed: wait, it may return. If the feed no longer has the match, the match is over.
  if (quote === null) return (live?.position("list") ?? null) === null ? "feed_stale" : "market_locked";
  if (quote.state !== "open") return quote.state === "stale" ? "feed_stale" : "market_locked";
  const odds = offeredOdds(quote.odds, true, max_odds);
  return isAccepted(leg.odds, odds, change)
    ? { market: quote.marketId, version: quote.version, publisher: quote.publisher, odds, feedOdds: quote.odds }
    : "odds_changed";
}

/** D13: whether the player accepts the current odds in place of the reserved ones. */
function isAccepted(reserved: number, now: Thousandths, change: OddsChange): boolean {
  return change === "any" || now === reserved || (change === "higher" && now > reserved);
}
