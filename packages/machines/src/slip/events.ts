import type { Minor } from "@livery/betting";
import type { ErrorParams, OddsChange, OutcomeRef, PlacedCoupon, UserInfo } from "@livery/contract";
import type { LoadedSlip } from "./booking/booked-slip.ts";
import type { SlipRefusal } from "./slip.context.ts";
import type { OfferedSelection, SelectionChange } from "./selection.ts";
import type { SlipRecord } from "./storage/record.ts";

/** The player's edits. Ignored while a coupon is being placed. */
export type EditEvent =
  | { readonly type: "ADD"; readonly selection: OfferedSelection }
  | { readonly type: "TOGGLE"; readonly selection: OfferedSelection }
  | { readonly type: "REMOVE"; readonly ref: OutcomeRef }
  | { readonly type: "CLEAR" }
  /** The slip of a booking code replaces this one (D22); a notice names selections that are no longer on offer. */
  | { readonly type: "LOAD"; readonly slip: LoadedSlip }
  /** The sizes of a system; an empty list ends the system (D1). */
  | { readonly type: "SIZES"; readonly sizes: readonly number[] }
  /** Makes a match of a system a banker, or no longer one (D2). */
  | { readonly type: "BANKER"; readonly matchId: number }
  | { readonly type: "STAKE"; readonly stake: Minor | null }
  /** The player left the field: the amount is brought between the smallest and the largest stake (§5). */
  | { readonly type: "STAKE_DONE" }
  | { readonly type: "QUICK_STAKE"; readonly stake: Minor }
  | { readonly type: "ODDS_CHANGE"; readonly oddsChange: OddsChange }
  /** Accepts the price that is offered now, of one selection or of all. */
  | { readonly type: "ACCEPT_ODDS"; readonly ref?: OutcomeRef }
  /**
   * Removes every selection that is closed, locked, outside the odds limits or named by a refusal (except for a changed price).
   */
  | { readonly type: "REMOVE_UNPLAYABLE" }
  /** Lowers the stake to what the limits, the refusal and the balance allow. */
  | { readonly type: "LOWER_STAKE" };

/** Events of the environment, at any time. */
export type EnvironmentEvent =
  | { readonly type: "SELECTION_CHANGED"; readonly changes: readonly SelectionChange[] }
  | { readonly type: "USER"; readonly user: UserInfo | null }
  | { readonly type: "ONLINE" }
  | { readonly type: "OFFLINE" };

export type SlipEvent =
  | EditEvent
  | EnvironmentEvent
  /** Another tab changed the slip; ignored while a coupon is being placed here. */
  | { readonly type: "RESTORED"; readonly record: SlipRecord | null }
  | { readonly type: "PLACE" }
  /** Requests the result of the coupon again at once. */
  | { readonly type: "CHECK_AGAIN" }
  /** Stops requesting the result; the slip opens again, and the same coupon would be sent under the same key. */
  | { readonly type: "GIVE_UP" }
  /** Closes the receipt or the refusal. */
  | { readonly type: "DISMISS" }
  /** A delayed bet was confirmed at the odds of that moment (D14): its receipt shows the new values. */
  | { readonly type: "CONFIRMED"; readonly coupon: Pick<PlacedCoupon, "couponNumber" | "status" | "maxReturn"> };

/** A short message to the player; `key` is a translation key. */
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

/** Events for the page, by `actor.on(type, …)`. */
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
  "SELECTION_CHANGED",
  "USER",
  "ONLINE",
  "OFFLINE",
] as const satisfies readonly EnvironmentEvent["type"][];
