/** The reason of a bonus: the operator files it under one, the player sees it as a word. */
export const bonusCategories = ["welcome", "deposit", "loss", "freeBet", "accumulator", "other"] as const;
export type BonusCategory = (typeof bonusCategories)[number];

/** The status of a bonus request (§4). */
export const bonusStatuses = ["waiting", "confirmed", "cancelled"] as const;
export type BonusStatus = (typeof bonusStatuses)[number];

/** A bonus as a player sees it (§3, §4). */
export interface PlayerBonus {
  readonly bonusId: number;
  readonly title: string;
  /** The status of the player's newest request; "waiting" if there is none. */
  readonly status: BonusStatus;
  /** The player has requested it before. */
  readonly requested: boolean;
  /** The player can request it: none of their requests waits, and it is not used up. For a visitor: after signing in. */
  readonly requestable: boolean;
  /** When the player's newest request was made and decided. */
  readonly requestedAt: string | null;
  readonly resolvedAt: string | null;
  /** The reason given with the decision. */
  readonly reason: string | null;
}

/** The content of a promotion. */
export interface BonusMeta {
  readonly bonusId: number;
  readonly title: string;
  readonly html: string;
  /** The small print; empty if there is none. */
  readonly terms: string;
  readonly image: string | null;
  /** What the picture shows, for who does not see it; empty: it only decorates. */
  readonly alt: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly category: BonusCategory;
  /** Percent of a deposit, a stake or a loss, depending on the category. */
  readonly percent: number | null;
  /** How many times the bonus must be staked. */
  readonly multiplier: number | null;
  /** Once confirmed, it cannot be requested again. */
  readonly oneUse: boolean;
}
