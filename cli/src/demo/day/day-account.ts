import type { Minor } from "@livery/betting";

/** An account that the demo prints, with the balance that it has then. */
export interface DayAccount {
  /** What the seed calls the player. */
  readonly key: string;
  /** The player's language: what the staff write to the player is in it. */
  readonly lang: string;
  readonly balance: Minor;
}
