import type { Minor } from "@livery/betting";
import type { ErrorCode } from "@livery/contract";
import type { PageName, PluginEvent } from "@livery/skin";

/** What a brand's plugins are told of each event. Amounts are in minor units of the currency, as `bigint`; nobody's name or password is in it. */
export interface SiteEvents {
  readonly pageViewed: {
    readonly page: PageName;
    /** The name of the route: `Deposit` and `Withdraw` are one page. */
    readonly route: string;
  };
  readonly signedIn: { readonly userId: number };
  readonly signedOut: { readonly reason: "self" | "expired" | "otherTab" };
  readonly betPlaced: {
    readonly couponId: number;
    readonly couponNumber: string;
    readonly selections: number;
    readonly stake: Minor;
    /** The largest possible return. */
    readonly maxReturn: Minor;
    /** ISO 4217. */
    readonly currency: string;
  };
  readonly betRefused: {
    /** `rejected`: the house took a live bet and returned its stake after the delay. */
    readonly code: ErrorCode | "rejected";
  };
  readonly couponCashedOut: {
    readonly couponId: number;
    /** The sold part of the stake. */
    readonly stake: Minor;
    /** What the player received for it. */
    readonly price: Minor;
    /** 0 if the whole coupon was sold. */
    readonly remainingStake: Minor;
    readonly currency: string;
  };
}

export type SiteEvent = {
  readonly [Type in PluginEvent]: { readonly type: Type; readonly detail: SiteEvents[Type] };
}[PluginEvent];
