import type { Minor } from "@livery/betting";
import type { ErrorParams, OddsChange, OutcomeRef, PlacedCoupon, UserInfo } from "@livery/contract";
import type { LoadedSlip } from "./booking/booked-slip.ts";
import type { SlipRefusal } from "./context.ts";
import type { OfferedPick, PickChange } from "./pick.ts";
import type { SlipRecord } from "./storage/record.ts";

/** What the player does to the slip. Ignored while a coupon is under way. */
export type EditEvent =
  | { readonly type: "ADD"; readonly pick: OfferedPick }
  | { readonly type: "TOGGLE"; readonly pick: OfferedPick }
  | { readonly type: "REMOVE"; readonly ref: OutcomeRef }
  | { readonly type: "CLEAR" }
  /** A slip that was put down under a code takes the place of this one (D22); what of it is gone is told. */
  | { readonly type: "LOAD"; readonly slip: LoadedSlip }
  /** The sizes of a system; none makes it no system (D1). */
  | { readonly type: "SIZES"; readonly sizes: readonly number[] }
  /** Makes a match of a system a banker, or one to choose from again (D2). */
  | { readonly type: "BANKER"; readonly matchId: number }
  | { readonly type: "STAKE"; readonly stake: Minor | null }
  /** The field is left: the amount is brought between the smallest and the largest stake (§5). */
  | { readonly type: "STAKE_DONE" }
  | { readonly type: "QUICK_STAKE"; readonly stake: Minor }
  | { readonly type: "ODDS_CHANGE"; readonly oddsChange: OddsChange }
  /** Takes the price that is offered now, of one pick or of all. */
  | { readonly type: "ACCEPT_ODDS"; readonly ref?: OutcomeRef }
  /** Removes every pick that is closed, locked, outside the odds limits or named by a refusal (a changed price apart). */
  | { readonly type: "REMOVE_UNPLAYABLE" }
  /** Brings the stake down to what the limits, the refusal and the balance allow. */
  | { readonly type: "LOWER_STAKE" };

/** What happens around the slip, at any time. */
export type EnvironmentEvent =
  | { readonly type: "PICK_CHANGED"; readonly changes: readonly PickChange[] }
  | { readonly type: "USER"; readonly user: UserInfo | null }
  | { readonly type: "ONLINE" }
  | { readonly type: "OFFLINE" };

export type SlipEvent =
  | EditEvent
  | EnvironmentEvent
  /** Another tab changed the slip; ignored while a coupon is under way here. */
  | { readonly type: "RESTORED"; readonly record: SlipRecord | null }
  | { readonly type: "PLACE" }
  /** Asks again at once what became of the coupon. */
  | { readonly type: "CHECK_AGAIN" }
  /** Stops asking; the slip opens again, and the same coupon would go out under the same key. */
  | { readonly type: "GIVE_UP" }
  /** Puts the receipt or the refusal away. */
  | { readonly type: "DISMISS" }
  /** A delayed bet was confirmed at the odds of then (D14): its receipt says what holds now. */
  | { readonly type: "CONFIRMED"; readonly coupon: Pick<PlacedCoupon, "couponNumber" | "status" | "maxReturn"> };

/** A short word to the player; `key` is a translation key. */
export interface SlipNotice {
  readonly key:
    | "slip.minLimit"
    | "slip.maxLimit"
    | "slip.duplicate"
    | "slip.full"
    | "slip.fullMatches"
    | "slip.replaced"
    | "slip.gone"
    | "slip.matchFinished"
    | "slip.checkCoupons";
  readonly params: ErrorParams;
}

/** What the slip tells the page, by `actor.on(type, …)`. */
export type SlipEmitted =
  | { readonly type: "notice"; readonly notice: SlipNotice }
  | { readonly type: "signInNeeded" }
  | { readonly type: "placing" }
  | { readonly type: "placed"; readonly coupon: PlacedCoupon }
  | { readonly type: "refused"; readonly refusal: SlipRefusal }
  | { readonly type: "unknown" };

export const editTypes = [
  "ADD",
  "TOGGLE",
  "REMOVE",
  "CLEAR",
  "LOAD",
  "SIZES",
  "BANKER",
  "STAKE",
  "STAKE_DONE",
  "QUICK_STAKE",
  "ODDS_CHANGE",
  "ACCEPT_ODDS",
  "REMOVE_UNPLAYABLE",
  "LOWER_STAKE",
] as const satisfies readonly EditEvent["type"][];

export const environmentTypes = [
  "PICK_CHANGED",
  "USER",
  "ONLINE",
  "OFFLINE",
] as const satisfies readonly EnvironmentEvent["type"][];
