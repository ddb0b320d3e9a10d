import { couponKind, couponStakes } from "@livery/betting";
import type { CouponPhase, PlaceCoupon } from "@livery/contract";
import type { Attempt } from "../attempt.ts";
import type { SlipContext } from "../slip.context.ts";
import { slipCoupon } from "../coupon.ts";
import { outcomeRef, type SlipSelection } from "../selection.ts";

/** The body that places the slip. Throws RangeError if the slip has no selections or no stake. */
export function placeRequest(context: SlipContext): PlaceCoupon {
  const { selections, sizes, stake, oddsChange } = context;
  if (stake === null) throw new RangeError("a coupon needs a stake");
  const { totalStake } = couponStakes(slipCoupon(context));
  return {
    stake,
    totalStake,
    kind: couponKind(selections, sizes),
    phase: phaseOf(context),
    sizes,
    oddsChange,
    selections: selections.map((selection) => ({
      ...outcomeRef(selection),
      odds: selection.odds,
      banker: selection.banker,
      ...positionOf(context, selection),
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

function positionOf({ input }: SlipContext, selection: SlipSelection): Pick<PlaceCoupon["selections"][number], "feed"> {
  const feed = selection.live ? input.feedPosition?.(selection) : null;
  return feed ? { feed } : {};
}

/** Two bodies are the same bet if and only if their fingerprints are equal; the feed's position is not part of the bet. */
export function fingerprint(request: PlaceCoupon): string {
  const { stake, totalStake, kind, phase, sizes, oddsChange, selections } = request;
  const legs = selections.map((selection) => [
    selection.matchId,
    selection.marketTypeId,
    selection.outcomeId,
    selection.special,
    selection.odds,
    selection.banker,
  ]);
  return JSON.stringify([String(stake), String(totalStake), kind, phase, sizes, oddsChange, legs]);
}

function phaseOf({ selections }: SlipContext): CouponPhase {
  if (selections.every((selection) => selection.live)) return "live";
  return selections.some((selection) => selection.live) ? "mixed" : "prematch";
}
