/** Goals of both teams in a part of a match; in other sports sets or points. */
export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** Goals of both teams after 90 minutes and stoppage time (D20), and the known goals of the rest. */
export interface Score extends Goals {
  /** The score that decides the markets of the first half. */
  readonly halfTime?: Goals | null;
  /** After extra time, including the goals of the 90 minutes; null if there was none or it is not known. */
  readonly extraTime?: Goals | null;
  /** The goals of the shoot-out alone. */
  readonly penalties?: Goals | null;
}

/** The leader: 1 home, 0 level, -1 away. */
export type Lead = 1 | 0 | -1;

/** All leads, in the feed's order of outcomes. */
export const leads: readonly Lead[] = [1, 0, -1];

export function leadOf({ home, away }: Goals): Lead {
  return home > away ? 1 : home < away ? -1 : 0;
}

/** The final winner, with extra time and penalties as far as they were needed; 0 if it is not known. */
export function winnerOf({ home, away, extraTime, penalties }: Score): Lead {
  const regular = leadOf({ home, away });
  if (regular !== 0) return regular;
  const extra = extraTime ? leadOf(extraTime) : 0;
  if (extra !== 0) return extra;
  return penalties ? leadOf(penalties) : 0;
}
