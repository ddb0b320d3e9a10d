import {
  checkCoupon,
  couponBounds,
  couponKind,
  offeredOdds,
  formatOdds,
  priceCoupon,
  productLimits,
  type CheckedSelection,
  type Coupon,
  type CouponBounds,
  type CouponLimits,
  type CouponPrice,
  type Minor,
  type Refusal,
  type Thousandths,
} from "@livery/betting";
import {
  CallError,
  type CouponPhase,
  type LegError,
  type OddsChange,
  type RequestedSelection,
  type PlaceCoupon,
} from "@livery/contract";
import { type DealerPath, narrowed } from "../accounts/dealer-path.ts";
import type { Player } from "../accounts/player.ts";
import { marketKey, type BookMarket, type BookOutcome } from "../catalogue/price-book.ts";
import type { LiveQuote } from "../live/quote.ts";
import type { BettingService } from "./betting-service.ts";
import { legError, legRefusal } from "./refusals.ts";

/** A leg at the server's current price. */
interface PricedLeg extends CheckedSelection {
  readonly odds: Thousandths;
  /** The odds of the feed; above the offered ones if they are live odds above the player's limit (D9). */
  readonly feedOdds: Thousandths;
  readonly marketId: number;
  readonly version: bigint;
  /** For a leg on a live match: the tick that priced it. */
  readonly live: LiveQuote | null;
  readonly feed?: RequestedSelection["feed"];
}

/** The sources of prices: the book before a match, the tick in memory during it. */
interface Offer {
  readonly book: BettingService["book"];
  readonly live: BettingService["live"];
}

/** A slip as the server prices it: all that is stored with the coupon. */
export interface PricedSlip {
  readonly coupon: Coupon<PricedLeg>;
  readonly price: CouponPrice;
  /** The tightest of player, kind, outcomes and all dealers above (D7). */
  readonly bounds: CouponBounds;
}

/** The player's terms and the dealers above them. */
export interface Party {
  readonly player: Player;
  readonly dealers: DealerPath;
}

/** Thrown if the book has no such match, market or outcome: only the database knows why. */
export class NotInBook extends Error {
  readonly indexes: readonly number[];
  /** Errors of the other legs. */
  readonly others: readonly LegError[];

  constructor(indexes: readonly number[], others: readonly LegError[]) {
    super("a selection is not in the price book");
    this.name = "NotInBook";
    this.indexes = indexes;
    this.others = others;
  }
}

/**
 * Recomputes everything that a browser claims about a bet, from the book's prices and the terms of the player and the dealers
 * above. Throws CallError with the refusal of the slip, or NotInBook.
 * @param unit minor units of one unit of the player's currency
 */
export function priceSlip(slip: PlaceCoupon, offer: Offer, { player, dealers }: Party, unit: bigint): PricedSlip {
  if (!player.active) throw new CallError("account_passive");
  const legs = priceLegs(slip, offer, player.maxOdds);
  const phase = phaseOf(legs);
  if (phase !== "live" && !player.services.sport) throw new CallError("service_off", { params: { service: "sport" } });
  if (phase !== "prematch" && !player.services.live)
    throw new CallError("service_off", { params: { service: "live" } });
  if (slip.phase !== phase) throw new CallError("kind_mismatch", { params: { phase } });
  const kind = couponKind(legs, slip.sizes);
  const isSystem = kind === "system";
  const coupon: Coupon<PricedLeg> = {
    selections: isSystem ? legs : legs.map((leg) => ({ ...leg, banker: false })),
    sizes: isSystem ? slip.sizes : [],
    stake: slip.stake,
    stakeType: player.stakeType,
  };
  if (slip.kind !== kind) throw new CallError("kind_mismatch", { params: { kind } });
  const own = {
    ...productLimits,
    ...player.limits,
    minOdds: player.minOdds,
    maxOdds: player.maxOdds,
    baseAmount: unit as Minor,
  };
  const path = dealers.map((dealer) => dealer.limits);
  const limits = { ...own, ...narrowed(path, player.limits) };
  const refusals = checkCoupon(coupon, limits);
  if (refusals.length > 0) throw refusalOf(refusals, coupon, own);
  const bounds = couponBounds(coupon, limits);
  const price = priceCoupon({ ...coupon, bonus: player.bonus, maxPay: bounds.maxPay });
  if (price.totalStake !== slip.totalStake)
    throw new CallError("total_mismatch", { params: { total: Number(price.totalStake) } });
  return { coupon, price, bounds };
}

/** Refusals of legs are reported together; of the refusals of the whole coupon, the first. */
function refusalOf(refusals: readonly Refusal[], coupon: Coupon<PricedLeg>, own: CouponLimits): CallError {
  const legs = refusals.flatMap(({ code, params, leg }) => (leg === null ? [] : [legError(leg, code, params)]));
  const [first] = refusals as [Refusal];
  // A stake that the player's own limits allow exceeds a dealer's.
  const ofDealer =
    first.code === "stake_too_high" && couponBounds(coupon, own).maxStake > BigInt(first.params["max"] ?? 0);
  return new CallError(ofDealer ? "dealer_limit_exceeded" : first.code, { params: first.params, legs });
}

function phaseOf(legs: readonly PricedLeg[]): CouponPhase {
  const live = legs.filter((leg) => leg.live !== null).length;
  return live === 0 ? "prematch" : live === legs.length ? "live" : "mixed";
}

function priceLegs(slip: PlaceCoupon, offer: Offer, maxOdds: Thousandths | null): PricedLeg[] {
  const missing: number[] = [];
  const errors: LegError[] = [];
  const legs: PricedLeg[] = [];
  for (const [index, selection] of slip.selections.entries()) {
    const found = find(selection, offer);
    if (found === null) {
      missing.push(index);
      continue;
    }
    const { market, outcome, minTip, live } = found;
    const odds = offeredOdds(outcome.odds, live !== null, maxOdds);
    const problem = lockOf(index, selection, found, offer) ?? oddsChangeOf(index, selection, odds, slip.oddsChange);
    if (problem !== null) errors.push(problem);
    legs.push({
      ...selection,
      odds,
      feedOdds: outcome.odds,
      single: outcome.single,
      combined: outcome.combined,
      minTip: Math.max(minTip, outcome.minTip),
      marketId: market.marketId,
      version: market.version,
      live,
    });
  }
  if (missing.length > 0) throw new NotInBook(missing, errors);
  if (errors.length > 0) throw legRefusal(errors);
  return legs;
}

interface Found {
  readonly market: BookMarket;
  readonly outcome: BookOutcome;
  readonly minTip: number;
  readonly live: LiveQuote | null;
}

function find(selection: RequestedSelection, { book, live }: Offer): Found | null {
  const quote = live?.quote(selection) ?? null;
  if (quote !== null) {
    const { odds, marketId, version, single, combined } = quote;
    const outcome = { odds, locked: false, minTip: 1, single, combined };
    return { market: { marketId, version, status: "open", outcomes: new Map() }, outcome, minTip: 1, live: quote };
  }
  const match = book.match(selection.matchId);
  const market = match?.markets.get(marketKey(selection.marketTypeId, selection.special));
  const outcome = market?.outcomes.get(selection.outcomeId);
  return match && market && outcome ? { market, outcome, minTip: match.minTip, live: null } : null;
}

function lockOf(
  index: number,
  selection: RequestedSelection,
  { market, outcome, live }: Found,
  offer: Offer,
): LegError | null {
  if (live !== null) {
    const { match } = live;
    if (live.state === "over") return legError(index, "market_closed", { match });
    if (isPriceStale(selection, offer)) return legError(index, "feed_stale", { match });
    return live.state === "open" ? null : legError(index, "market_locked", { match });
  }
  if (market.status === "closed" || market.status === "settled") return legError(index, "market_closed");
  return market.status === "locked" || outcome.locked ? legError(index, "market_locked") : null;
}

/**
 * D50: the server prices at most one tick behind what the player has seen. A player who saw a later epoch has seen the publisher
 * that replaced this one.
 */
function isPriceStale({ feed }: RequestedSelection, { live }: Offer): boolean {
  const pricedAt = feed && live?.position(feed.topic);
  if (feed === undefined || pricedAt == null) return false;
  return pricedAt.epoch < feed.epoch || (pricedAt.epoch === feed.epoch && pricedAt.offset + 1 < feed.offset);
}

function oddsChangeOf(
  index: number,
  selection: RequestedSelection,
  odds: Thousandths,
  change: OddsChange,
): LegError | null {
  const accepted = change === "any" || odds === selection.odds || (change === "higher" && odds > selection.odds);
  // D13: the refusal of changed odds names the leg, the old and the new price.
  return accepted ? null : legError(index, "odds_changed", { old: formatOdds(selection.odds), new: formatOdds(odds) });
}
