import type { BonusCategory, BonusStatus } from "../model/bonus.ts";
import type { Action } from "../permissions/index.ts";

/** The texts of a bonus in one language. */
export interface BonusText {
  readonly lang: string;
  readonly title: string;
  /** What the picture shows, for who does not see it; empty: it only decorates. */
  readonly alt: string;
  readonly html: string;
  /** The small print; empty if there is none. */
  readonly terms: string;
}

/** The terms of a bonus, as an operator sets them. */
export interface BonusTerms {
  readonly category: BonusCategory;
  readonly percent: number | null;
  readonly multiplier: number | null;
  /** Once confirmed, a player cannot request it again. */
  readonly oneUse: boolean;
  readonly image: string | null;
  /** Offered from `startsAt` to just before `endsAt`; null is no bound. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly order: number;
  /** One text a language, in the order of the languages; at least one. */
  readonly texts: readonly BonusText[];
}

/** A bonus in the list. */
export interface BonusRow extends Omit<BonusTerms, "image" | "texts"> {
  readonly bonusId: number;
  /** In the actor's language, else in English, else in the first language that it has. */
  readonly title: string;
  readonly languages: readonly string[];
  /** False: withdrawn. An active one is offered within its period. */
  readonly active: boolean;
  /** The number of waiting requests, and of confirmed ones. */
  readonly waiting: number;
  readonly confirmed: number;
  readonly version: number;
}

export interface PanelBonus extends BonusRow, BonusTerms {}

/** A user's request for a bonus, with the bonus as it was at the request. */
export interface BonusRequestRow {
  readonly requestId: number;
  readonly playerId: number;
  readonly userName: string;
  readonly dealerId: number;
  readonly dealerName: string;
  readonly siteName: string;
  readonly bonusId: number;
  readonly bonusTitle: string;
  readonly category: BonusCategory;
  readonly percent: number | null;
  readonly multiplier: number | null;
  readonly oneUse: boolean;
  readonly status: BonusStatus;
  readonly requestedAt: string;
  readonly resolvedAt: string | null;
  /** The name of the account that decided. */
  readonly resolvedBy: string | null;
  readonly reason: string | null;
}

export interface PanelBonusRequest extends BonusRequestRow {
  /** Earlier decided requests of the same user for the same bonus. */
  readonly earlier: readonly Pick<BonusRequestRow, "reason" | "requestedAt" | "requestId" | "resolvedAt" | "status">[];
  readonly may: readonly Action[];
}
