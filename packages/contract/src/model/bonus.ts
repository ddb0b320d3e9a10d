/** What a bonus is given for: an operator files it under one, a player reads it as a word. */
export const bonusCategories = ["welcome", "deposit", "loss", "freeBet", "accumulator", "other"] as const;
export type BonusCategory = (typeof bonusCategories)[number];

/** How a request for a bonus stands (§4). */
export const bonusStatuses = ["waiting", "confirmed", "cancelled"] as const;
export type BonusStatus = (typeof bonusStatuses)[number];

/** A bonus as a player sees it (§3, §4). */
export interface PlayerBonus {
  readonly bonusId: number;
  readonly title: string;
  /** Of his newest request; "waiting" where there is none. */
  readonly status: BonusStatus;
  /** It was asked for before. */
  readonly requested: boolean;
  /** It can be asked for: none of his requests waits, and it is not used up. Of a visitor: once he has signed in. */
  readonly requestable: boolean;
  /** When his newest request was made and decided. */
  readonly requestedAt: string | null;
  readonly resolvedAt: string | null;
  /** What who decided it said of it. */
  readonly reason: string | null;
}

/** What a promotion says of itself. */
export interface BonusMeta {
  readonly bonusId: number;
  readonly title: string;
  readonly html: string;
  /** The small print; empty where there is none. */
  readonly terms: string;
  readonly image: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly category: BonusCategory;
  /** Of a deposit, a stake or a loss, as the category says. */
  readonly percent: number | null;
  /** How many times over it is to be staked. */
  readonly multiplier: number | null;
  /** Confirmed once, it can not be asked for again. */
  readonly oneUse: boolean;
}
