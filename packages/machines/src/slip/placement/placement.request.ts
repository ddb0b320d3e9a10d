import { couponKind, couponStakes } from "@livery/betting";
import type { CouponPhase, PlaceCoupon } from "@livery/contract";
import type { Attempt } from "../attempt.ts";
import type { SlipContext } from "../slip.context.ts";
import { slipCoupon } from "../coupon.ts";
import { outcomeRef, type SlipPick } from "../pick.ts";

/** The body that places the slip. Throws RangeError if the slip has no selections or no stake. */
export function placeRequest(context: SlipContext): PlaceCoupon {
  const { picks, sizes, stake, oddsChange } = context;
  if (stake === null) throw new RangeError("a coupon needs a stake");
  const { totalStake } = couponStakes(slipCoupon(context));
  return {
    stake,
    totalStake,
    kind: couponKind(picks, sizes),
    phase: phaseOf(context),
    sizes,
    oddsChange,
    picks: picks.map((pick) => ({
      ...outcomeRef(pick),
      odds: pick.odds,
      banker: pick.banker,
      ...positionOf(context, pick),
    })),
  };
}

/** The attempt for the present slip: the last one if its body is the same, else one with a new key (D54). */
export function nextAttempt(context: SlipContext, userId: number): Attempt {
  const request = placeRequest(context);
  const last = context.attempt;
  const same = last !== null && last.userId === userId && fingerprint(last.request) === fingerprint(request);
  // The feed moves on before a coupon is requested again: the key is sent with exactly the first body.
  return {
    key: same ? last.key : context.input.newKey(),
    request: same ? last.request : request,
    userId,
    pending: true,
    checks: 0,
  };
}

function positionOf({ input }: SlipContext, pick: SlipPick): Pick<PlaceCoupon["picks"][number], "feed"> {
  const feed = pick.live ? input.feedPosition?.(pick) : null;
  return feed ? { feed } : {};
}

/** Two bodies are the same bet if and only if their fingerprints are equal; the feed's position is not part of the bet. */
export function fingerprint(request: PlaceCoupon): string {
  const { stake, totalStake, kind, phase, sizes, oddsChange, picks } = request;
  const legs = picks.map((pick) => [
    pick.matchId,
    pick.marketTypeId,
    pick.outcomeId,
    pick.special,
    pick.odds,
    pick.banker,
  ]);
  return JSON.stringify([String(stake), String(totalStake), kind, phase, sizes, oddsChange, legs]);
}

function phaseOf({ picks }: SlipContext): CouponPhase {
  if (picks.every((pick) => pick.live)) return "live";
  return picks.some((pick) => pick.live) ? "mixed" : "prematch";
}
