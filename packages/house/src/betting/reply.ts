import { minor, thousandths } from "@livery/betting";
import { CallError, type CouponStatus, type LegError, type PlaceCoupon, type PlacedCoupon } from "@livery/contract";
import { legError, legRefusal } from "./refusals.ts";
import type { Terms } from "./betting-terms.ts";

interface Answer {
  readonly couponId: number;
  readonly couponNumber: string;
  readonly status: CouponStatus;
  readonly placedAt: string;
  readonly pendingUntil?: string | null;
  readonly stake: number;
  readonly maxReturn: number;
  readonly balance: number;
  readonly odds: readonly number[];
}

interface Stale {
  readonly refused: "stale";
  readonly player: boolean;
  readonly dealers: boolean;
  readonly matches: readonly number[];
}

/** The slots of these dealers have no room for the coupon (I11). */
export interface ExposureShort {
  readonly refused: "exposure_short";
  readonly dealers: readonly number[];
  readonly slot: number;
  readonly need: number;
}
/** The answer of coupon_replay. */
export type Replayed = { readonly answer: Answer } | { readonly refused: "signed_out" | "key_reused" };

/** The answer of place_coupon. */
export type Reply =
  | Replayed
  | Stale
  | ExposureShort
  | { readonly refused: "match_started" | "feed_stale"; readonly matches: readonly number[] }
  | { readonly refused: "insufficient_credit"; readonly balance: number }
  | { readonly refused: "debt_open"; readonly owed: number };

export const isStale = (reply: Reply): reply is Stale => "refused" in reply && reply.refused === "stale";
export const isShort = (reply: Reply): reply is ExposureShort =>
  "refused" in reply && reply.refused === "exposure_short";

/** Maps a refusal of place_coupon to the contract's. */
export function refusalOf(
  reply: Exclude<Reply, { answer: Answer } | Stale | ExposureShort>,
  slip: PlaceCoupon,
  terms: Terms,
): CallError {
  if (reply.refused === "insufficient_credit")
    return new CallError("insufficient_credit", {
      params: { balance: reply.balance, stake: Number(terms.price.totalStake) },
    });
  if (reply.refused === "debt_open") return new CallError("debt_open", { params: { owed: reply.owed } });
  if (reply.refused === "match_started" || reply.refused === "feed_stale")
    return legRefusal(
      slip.selections.flatMap(({ matchId }, index) =>
        reply.matches.includes(matchId) ? [legOf(reply.refused, index, terms)] : [],
      ),
    );
  return new CallError(reply.refused);
}

/** F9: bets on a match whose source is silent are suspended, as those on a locked one. */
function legOf(refused: "match_started" | "feed_stale", index: number, { coupon }: Terms): LegError {
  if (refused === "match_started") return legError(index, "match_started");
  const match = coupon.selections[index]?.live?.match;
  return legError(index, "market_locked", match === undefined ? {} : { match });
}

/** Maps the stored answer to the contract's; deterministic. */
export function placedCoupon(answer: Answer): PlacedCoupon {
  return {
    couponId: answer.couponId,
    couponNumber: answer.couponNumber,
    status: answer.status,
    placedAt: answer.placedAt,
    ...(answer.pendingUntil != null && { pendingUntil: answer.pendingUntil }),
    totalStake: minor(answer.stake),
    maxReturn: minor(answer.maxReturn),
    balance: minor(answer.balance),
    odds: answer.odds.map(thousandths),
  };
}
