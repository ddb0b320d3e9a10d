import type { DayPlayer } from "./day-player.ts";
import type { DayStaff } from "./day-staff.ts";

/** A match that is played in the day, in a tournament of the day's own. */
export interface DayMatch {
  readonly home: string;
  readonly away: string;
  /** Hours before now; it lasts two. */
  readonly kickOff: number;
  /** Its goals at the end and at half time; null: nobody reports them. */
  readonly result: { readonly ft: readonly [number, number]; readonly ht: readonly [number, number] } | null;
}

/** What the events of a day act on. */
export interface Day {
  /** The id of a match that was played in the day, by its index in `matches`. Throws `not_found` in a day that is not whole. */
  readonly played: (index: number) => number;
  /** The id of a football match that begins later and whose result can be bet on: 0 is the next one, and the first follows the last. */
  readonly upcoming: (index: number) => number;
  readonly dealerId: (name: string) => number;
  readonly player: (key: string) => Promise<DayPlayer>;
  readonly staff: (name: string) => Promise<DayStaff>;
  /**
   * What the server does by itself: ended matches get their results, and coupons are settled. It does so at every final whistle and at
   * the end of the day.
   */
  readonly settle: () => Promise<void>;
}

export interface DayEvent {
  /** Hours before now. */
  readonly at: number;
  readonly run: (day: Day) => Promise<void>;
}

/**
 * A day of business, up to now. It happens through the calls of players and staff, once for each player: one who has a coupon has
 * had a day.
 */
export interface SeedDay {
  readonly matches: readonly DayMatch[];
  /** The events of a day for players who have had none, by their keys; `whole`: all `matches` are played in it. */
  readonly events: (players: ReadonlySet<string>, whole: boolean) => readonly DayEvent[];
}
