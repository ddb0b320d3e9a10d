import type { Minor } from "@livery/betting";
import type { KindLimits, UserInfo } from "../model/user.ts";

/** A kind of coupon, as limits tell them apart. */
export type LimitKind = keyof UserInfo["limits"];

/** What a dealer lets everybody below it stake and win with one kind of coupon; null leaves a field to the dealers above it. */
export interface DealerKindLimits {
  readonly minTip: number | null;
  readonly minStake: Minor | null;
  readonly maxStake: Minor | null;
  readonly maxPay: Minor | null;
  readonly enabled: boolean;
}
export type DealerLimits = Readonly<Record<LimitKind, DealerKindLimits>>;

/** A dealer's own say about the bets below it, what the dealers above leave it, and how much is taken. */
export interface DealerTerms {
  readonly limits: DealerLimits;
  /** The most that may be open below it (I11); null is no limit of its own. */
  readonly exposureLimit: Minor | null;
  /** What the waiting coupons below it can cost beyond their stakes at this moment. It can be above the limit. */
  readonly exposure: Minor;
  /** Whether it lets coupons be sold (D17). */
  readonly couponSale: boolean;
  /** The tightest of all dealers above it; null where none of them says anything. */
  readonly above: {
    readonly limits: DealerLimits;
    readonly exposureLimit: Minor | null;
    readonly couponSale: boolean;
  };
}

/** Whose limit it is: the user's own, that of a dealer whom the actor sees, or of one above all whom he sees. */
export interface LimitOwner {
  readonly by: "user" | "dealer" | "above";
  /** Of `dealer` alone. */
  readonly dealerId: number | null;
  readonly name: string | null;
}

/** What binds a user at his next bet, and whose it is. */
export interface BindingLimits {
  /** The tightest of his own and those of every dealer above him. */
  readonly limits: UserInfo["limits"];
  readonly owners: Readonly<Record<LimitKind, Readonly<Record<keyof KindLimits, LimitOwner>>>>;
  /**
   * The dealer with the least room for open bets, and how much that is (I11); null where none has a limit. Of dealers above all whom the
   * actor sees it is told only that they have none.
   */
  readonly room: { readonly amount: Minor; readonly owner: LimitOwner } | null;
  /** Who does not let his coupons be sold; null where they may be. */
  readonly saleStoppedBy: LimitOwner | null;
}

/** A market on which waiting coupons rest, of those below a dealer. A coupon counts on each market that it still waits for. */
export interface ExposedMarket {
  readonly matchId: number;
  readonly home: string;
  readonly away: string;
  readonly startsAt: string;
  readonly marketId: number;
  readonly marketTypeId: number;
  readonly marketName: string;
  readonly special: string;
  readonly coupons: number;
  readonly stake: Minor;
  /** What these coupons can cost beyond their stakes. */
  readonly exposure: Minor;
  /** The outcome on which most of it rests. */
  readonly outcomeName: string;
  readonly outcomeExposure: Minor;
}

/** How many markets an answer holds at most. */
export const mostMarkets = 25;

/** What takes up a dealer's exposure, largest first. */
export interface DealerExposure {
  readonly currency: string;
  readonly coupons: number;
  readonly stake: Minor;
  readonly exposure: Minor;
  /** How many markets there are; `rows` has the heaviest. */
  readonly markets: number;
  readonly rows: readonly ExposedMarket[];
}
