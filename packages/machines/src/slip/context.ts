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
import { fitSystem } from "./coupon.ts";
import { limitsOfUser, limitsOfVisitor, noBonus } from "./limits.ts";
import type { SlipPick } from "./pick.ts";
import type { SlipRecord } from "./storage/record.ts";

/** One request to place and the key that makes it happen once (D21, D54). The same body keeps its key. */
export interface Attempt {
  readonly key: string;
  readonly request: PlaceCoupon;
  /** Whose bet it is: nobody else's session may repeat it. */
  readonly userId: number;
  /** True from sending until an answer that settles it. */
  readonly pending: boolean;
  /** How often its fate was asked for. */
  readonly checks: number;
}

/** Why a coupon was not placed; legs are named by what they are, as the slip may have changed meanwhile. */
export interface SlipRefusal {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly legs: readonly { readonly ref: OutcomeRef; readonly code: ErrorCode; readonly params: ErrorParams }[];
}

/** Calls and facts that the slip is given; nothing of the browser is touched directly. */
export interface SlipInput {
  /** `createcoupon`; throws CallError. */
  readonly place: (request: PlaceCoupon, key: string, signal: AbortSignal) => Promise<PlacedCoupon>;
  /** A random key, never the same twice (`crypto.randomUUID`). */
  readonly newKey: () => string;
  /** Decimals of a currency (D38). */
  readonly minorDigits: (currency: string) => number;
  /** In which a visitor's stake is meant. */
  readonly defaultCurrency: string;
  readonly quickStakes: readonly Minor[];
  readonly user: UserInfo | null;
  readonly restored: SlipRecord | null;
  readonly online: boolean;
  /** Where the feed stood when a live price was seen (D50); null where nothing is held of its match. */
  readonly feedPosition?: (pick: SlipPick) => FeedPosition | null;
}

export interface SlipContext {
  readonly input: SlipInput;
  readonly picks: readonly SlipPick[];
  /** Chosen sizes of a system, bankers not counted, rising; empty while it is none (D1, D2). */
  readonly sizes: readonly number[];
  /** The typed amount in minor units, or null while there is none. */
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
}

/** A slip as it starts: empty, or as it was left. */
export function initialSlip(input: SlipInput): SlipContext {
  return {
    input,
    ...fitSystem({ picks: input.restored?.picks ?? [], sizes: input.restored?.sizes ?? [] }),
    stake: input.restored?.stake ?? null,
    oddsChange: input.restored?.oddsChange ?? "none",
    ...factsOfUser(input, input.user),
    online: input.online,
    attempt: attemptOf(input.user, input.restored?.attempt ?? null),
    refusal: null,
    receipt: null,
  };
}

/** An attempt as far as a player may go on with it: never somebody else's (D60). A visitor's place keeps it for its player. */
export function attemptOf(user: UserInfo | null, attempt: Attempt | null): Attempt | null {
  return user !== null && attempt !== null && attempt.userId !== user.userId ? null : attempt;
}

/** What of the slip follows from who plays. */
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
