/** Goals, or the units that a sport counts instead. */
export interface ScorePair {
  readonly home: number;
  readonly away: number;
}
