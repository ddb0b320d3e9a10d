import type { Minor, Thousandths } from "@livery/betting";

export const services = ["sport", "live", "casino", "slots", "virtual", "bingo", "tvGames"] as const;
/** A service that a user may have switched on (§3). */
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
  /** A selection qualifies from this odd on. */
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
  /** D4: whether the typed amount is a line's or the coupon's. */
  readonly stakeType: "line" | "coupon";
  readonly minOdds: Thousandths | null;
  readonly maxOdds: Thousandths | null;
  readonly bonus: BonusRule;
}

/** What a sign-in answers; the session itself is a cookie that no script reads. */
export interface SignedIn {
  readonly userId: number;
  readonly lang: string;
}

/** The session at a glance, polled by an open page. */
export interface SessionCheck {
  readonly userId: number;
  readonly balance: Minor;
  readonly currency: string;
  /** Grows when flags, limits or permissions change (D55): load the user again. */
  readonly version: number;
}

export type Gender = "female" | "male" | "other";

/** Personal information (§3). */
export interface UserDetail {
  readonly userId: number;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `1990-02-28`, or null where it is not known. */
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
  /** It waits for the code that was mailed. */
  readonly activationNeeded: boolean;
}
