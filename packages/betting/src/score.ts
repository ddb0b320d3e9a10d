/** Goals of both teams in a stretch of a match; of other sports sets or points. */
export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** Goals of both teams after 90 minutes and stoppage (D20), and what is known of the rest. */
export interface Score extends Goals {
  /** What the markets of the first half are decided by. */
  readonly halfTime?: Goals | null;
  /** After extra time, the goals of the 90 minutes included; null where there was none or it is not known. */
  readonly extraTime?: Goals | null;
  /** Of the shoot-out alone. */
  readonly penalties?: Goals | null;
}

/** Who is ahead: 1 home, 0 nobody, -1 away. */
export type Lead = 1 | 0 | -1;

/** All of them, in the feed's order of outcomes. */
export const leads: readonly Lead[] = [1, 0, -1];

export function leadOf({ home, away }: Goals): Lead {
  return home > away ? 1 : home < away ? -1 : 0;
}

/** Who won the match in the end, extra time and penalties counted as far as they were needed; 0 where that is not known. */
export function winnerOf({ home, away, extraTime, penalties }: Score): Lead {
  const regular = leadOf({ home, away });
  if (regular !== 0) return regular;
  const extra = extraTime ? leadOf(extraTime) : 0;
  if (extra !== 0) return extra;
  return penalties ? leadOf(penalties) : 0;
}
