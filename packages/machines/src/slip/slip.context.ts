import type { BonusRule, CouponLimits, Minor } from "@livery/betting";
import type {
  ErrorCode,
  ErrorParams,
  FeedPosition,
  OddsChange,
  OutcomeRef,
  PlaceCoupon,
  PlacedCoupon,
  UserInfo,
} from "@livery/contract";
import type { Attempt } from "./attempt.ts";
import { fitSystem, type PricedSystem } from "./coupon.ts";
import type { PlacedForm } from "./placement/receipt.ts";
import { limitsOfUser, limitsOfVisitor, noBonus } from "./limits.ts";
import type { SlipSelection } from "./selection.ts";
import type { SlipRecord } from "./storage/record.ts";

/** Why a coupon was not placed; legs are identified by their outcome, as the slip may have changed meanwhile. */
export interface SlipRefusal {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly legs: readonly { readonly ref: OutcomeRef; readonly code: ErrorCode; readonly params: ErrorParams }[];
}

/** The slip's calls and values; it does not access the browser directly. */
export interface SlipInput {
  /** `createcoupon`; throws CallError. */
  readonly place: (request: PlaceCoupon, key: string, signal: AbortSignal) => Promise<PlacedCoupon>;
  /** A random key, never the same twice (`crypto.randomUUID`). */
  readonly newKey: () => string;
  /** Decimals of a currency (D38). */
  readonly minorDigits: (currency: string) => number;
  /** The currency of a visitor's stake. */
  readonly defaultCurrency: string;
  readonly quickStakes: readonly Minor[];
  readonly user: UserInfo | null;
  readonly restored: SlipRecord | null;
  readonly online: boolean;
  /** The feed's position when a live price was seen (D50); null if no state of its match is held. */
  readonly feedPosition?: (selection: SlipSelection) => FeedPosition | null;
}

export interface SlipContext {
  readonly input: SlipInput;
  readonly selections: readonly SlipSelection[];
  /** Chosen sizes of a system without bankers, ascending; empty if there is no system (D1, D2). */
  readonly sizes: readonly number[];
  /** The typed amount in minor units, or null if there is none. */
  readonly stake: Minor | null;
  readonly oddsChange: OddsChange;
  readonly user: UserInfo | null;
  readonly currency: string;
  readonly limits: CouponLimits;
  readonly bonus: BonusRule;
  readonly online: boolean;
  readonly attempt: Attempt | null;
  readonly refusal: SlipRefusal | null;
  readonly receipt: PlacedCoupon | null;
  /** What the coupon of the receipt is; meaningless without one. */
  readonly placedForm: PlacedForm | null;
  /** The system before the last change of selections or bankers gave the slip another one; null otherwise. */
  readonly systemBefore: PricedSystem | null;
}

/** The initial slip: empty, or as it was stored. */
export function initialSlip(input: SlipInput): SlipContext {
  return {
    input,
    ...fitSystem({ selections: input.restored?.selections ?? [], sizes: input.restored?.sizes ?? [] }),
    stake: input.restored?.stake ?? null,
    oddsChange: input.restored?.oddsChange ?? "none",
    ...factsOfUser(input, input.user),
    online: input.online,
    attempt: attemptOf(input.user, input.restored?.attempt ?? null),
    refusal: null,
    receipt: null,
    placedForm: null,
    systemBefore: null,
  };
}

/**
 * Returns the attempt if this player may continue it: never another player's (D60). A visitor's slip retains it for its player.
 */
export function attemptOf(user: UserInfo | null, attempt: Attempt | null): Attempt | null {
  return user !== null && attempt !== null && attempt.userId !== user.userId ? null : attempt;
}

/** The values of the slip that depend on the player. */
export function factsOfUser(
  input: SlipInput,
  user: UserInfo | null,
): Pick<SlipContext, "user" | "currency" | "limits" | "bonus"> {
  const currency = user?.currency ?? input.defaultCurrency;
  const digits = input.minorDigits(currency);
  return {
    user,
    currency,
    limits: user ? limitsOfUser(user, digits) : limitsOfVisitor(digits),
    bonus: user?.bonus ?? noBonus,
  };
}
