import type { Minor, Thousandths } from "@livery/betting";

export const services = ["sport", "live", "casino", "slots", "virtual", "bingo", "tvGames"] as const;
/** A service that can be enabled for a user (§3). */
export type Service = (typeof services)[number];

export interface KindLimits {
  readonly minTip: number;
  readonly minStake: Minor;
  readonly maxStake: Minor;
  readonly maxPay: Minor;
  readonly enabled: boolean;
}

export interface BonusRule {
  readonly percent: number;
  /** Qualifying selections needed (D11). */
  readonly tipCount: number;
  /** The lowest odds of a qualifying selection. */
  readonly odds: Thousandths;
}

export interface UserInfo {
  readonly userId: number;
  readonly userName: string;
  readonly balance: Minor;
  /** ISO 4217. */
  readonly currency: string;
  readonly lang: string;
  readonly operatorId: number;
  readonly active: boolean;
  /** An online user sees deposit and withdraw (§6). */
  readonly online: boolean;
  readonly services: Readonly<Record<Service, boolean>>;
  readonly limits: Readonly<{ combine: KindLimits; multiple: KindLimits; system: KindLimits }>;
  /** Whether the typed amount is per line or per coupon (D4). */
  readonly stakeType: "line" | "coupon";
  readonly minOdds: Thousandths | null;
  readonly maxOdds: Thousandths | null;
  readonly bonus: BonusRule;
}

/** The result of a sign-in; the session itself is a cookie that no script can read. */
export interface SignedIn {
  readonly userId: number;
  readonly lang: string;
}

/** The state of the session, polled by an open page. */
export interface SessionCheck {
  readonly userId: number;
  readonly balance: Minor;
  readonly currency: string;
  /** Grows when flags, limits or permissions change (D55): the page then loads the user again. */
  readonly version: number;
}

export type Gender = "female" | "male" | "other";

/** Personal information (§3). */
export interface UserDetail {
  readonly userId: number;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `1990-02-28`, or null if it is not known. */
  readonly birthDate: string | null;
  readonly idNumber: string;
  readonly gender: Gender | null;
  readonly address: string;
  readonly city: string;
  readonly postCode: string;
  readonly countryId: number | null;
  readonly mobile: string;
  readonly email: string;
  readonly currency: string;
  readonly autoPrint: boolean;
}

/** A new account. */
export interface Registered {
  readonly userId: number;
  /** The account waits for the code that was mailed. */
  readonly activationNeeded: boolean;
}
