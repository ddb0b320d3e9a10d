import {
  cashOut,
  cashOutMargin,
  couponReturns,
  minor,
  one,
  rational,
  salePrice,
  sellPart,
  zero,
  type Minor,
  type Rational,
} from "@livery/betting";
import { CallError } from "@livery/contract";
import type { BettingService } from "../betting-service.ts";
import { pricedLeg, type SaleMarket } from "./priced-leg.ts";
import { resultTexts, settleInput, stakeLeft, type StoredCoupon } from "../stored-coupon.ts";

/** The current price of a part of a coupon. */
export interface SaleOffer {
  /** The part of the stake that is sold, and the rest. */
  readonly stake: Minor;
  readonly remainingStake: Minor;
  readonly price: Minor;
  /** The most that the sold part could still return. */
  readonly maxReturn: Minor;
  /** The markets of the open legs, which the database checks again. */
  readonly markets: readonly SaleMarket[];
  /** The basis of the price, leg by leg; stored with the sale. */
  readonly legs: readonly { readonly position: number; readonly result: string; readonly probability: string | null }[];
}

/**
 * Offers a price for a percentage of what is left of a coupon (D17): Σ over its lines of stake × odds × probability, less 5 %.
 * Throws CallError if it may not be sold or an open leg has no price: `not_waiting`, `sell_not_allowed`, `not_sellable`,
 * `market_locked`, `match_started`, `feed_stale`.
 */
export function offerSale(
  betting: Pick<BettingService, "book" | "live">,
  coupon: StoredCoupon,
  percent: number,
): SaleOffer {
  return offerAt(betting, coupon, percent, cashOutMargin);
}

/**
 * The most that the server pays for a part when its offer is accepted: the current fair value. So an offer stands while the price
 * moves by less than the margin.
 */
export function standsBy(
  betting: Pick<BettingService, "book" | "live">,
  coupon: StoredCoupon,
  percent: number,
): SaleOffer {
  return offerAt(betting, coupon, percent, zero);
}

function offerAt(
  betting: Pick<BettingService, "book" | "live">,
  coupon: StoredCoupon,
  percent: number,
  marginPercent: Rational,
): SaleOffer {
  if (coupon.refusal !== null) throw new CallError(coupon.refusal);
  const input = settleInput(coupon);
  const markets: SaleMarket[] = [];
  const chances = coupon.legs.map((leg) => {
    if (leg.result !== "open") return null;
    const priced = pricedLeg(betting, leg);
    if ("refused" in priced) throw new CallError(priced.refused);
    markets.push(priced.market);
    return priced.chance;
  });
  const selections = input.selections.map((selection, index) => ({ ...selection, probability: chances[index] ?? one }));
  const price = cashOut({ ...input, selections, marginPercent });
  if (price === null) throw new CallError("not_sellable");
  const {
    paid,
    remainingStake: stakeAfterSale,
    stakeSold,
  } = sellPart({ price, totalStake: stakeLeft(coupon) }, percent);
  const all = couponReturns(input).maxReturn;
  const remainingReturn = stakeAfterSale === 0n ? 0n : couponReturns(settleInput(rest(coupon, stakeSold))).maxReturn;
  const maxReturn = minor(all - remainingReturn);
  // Price and return are rounded separately, so that the price of a few cents of stake may equal the return.
  const below = salePrice(rational(paid), maxReturn, zero);
  // A few cents may have no such part.
  if (below === null || paid < 1n || stakeSold < 1n) throw new CallError("not_sellable");
  return {
    stake: stakeSold,
    remainingStake: stakeAfterSale,
    price: below,
    maxReturn,
    markets,
    legs: resultTexts(coupon.legs).map((result, position) => ({
      position,
      result,
      probability: written(chances[position] ?? null),
    })),
  };
}

const rest = (coupon: StoredCoupon, sold: Minor): StoredCoupon => ({ ...coupon, sold_stake: coupon.sold_stake + sold });

/** Exact fraction: "11/20". */
const written = (chance: Rational | null): string | null => chance && `${chance.numerator}/${chance.denominator}`;
