import type { BonusCategory, BonusStatus } from "../model/bonus.ts";
import type { Action } from "../permissions/index.ts";

/** What a bonus says in one language. */
export interface BonusText {
  readonly lang: string;
  readonly title: string;
  readonly html: string;
  /** The small print; empty where there is none. */
  readonly terms: string;
}

/** What an operator says of a bonus. */
export interface BonusTerms {
  readonly category: BonusCategory;
  readonly percent: number | null;
  readonly multiplier: number | null;
  /** Confirmed once, a player can not ask for it again. */
  readonly oneUse: boolean;
  readonly image: string | null;
  /** Offered from the first moment to just before the second; null is no bound. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly order: number;
  /** A text a language, the languages in their order; at least one. */
  readonly texts: readonly BonusText[];
}

/** A bonus as the list has it. */
export interface BonusRow extends Omit<BonusTerms, "image" | "texts"> {
  readonly bonusId: number;
  /** In the actor's language, else in English, else in the first that it has. */
  readonly title: string;
  readonly languages: readonly string[];
  /** False: it was withdrawn. One that is active is offered within its time. */
  readonly active: boolean;
  /** Requests for it that wait, and that were confirmed. */
  readonly waiting: number;
  readonly confirmed: number;
  readonly version: number;
}

export interface PanelBonus extends BonusRow, BonusTerms {}

/** A user's request for a bonus, with the bonus as he asked for it. */
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
  /** Who decided: a name. */
  readonly resolvedBy: string | null;
  readonly reason: string | null;
}

export interface PanelBonusRequest extends BonusRequestRow {
  /** Of the same user for the same bonus, decided before. */
  readonly earlier: readonly Pick<BonusRequestRow, "reason" | "requestedAt" | "requestId" | "resolvedAt" | "status">[];
  readonly may: readonly Action[];
}
