import { type Incident, incidentKinds } from "@livery/feed";

/** An incident at a second of a match's clock. */
export const incident = (
  kind: keyof typeof incidentKinds,
  side: Incident["side"],
  phase: string,
  second: number,
): Incident => ({ kind: incidentKinds[kind], side, phase, second });

/** The timeline of a match with a score of 2:1. */
export const liveTimeline: readonly Incident[] = [
  incident("corner", "home", "1p", 210),
  incident("goal", "home", "1p", 690),
  incident("yellow", "away", "1p", 1_830),
  incident("penalty", "away", "1p", 2_730),
  incident("penaltyGoal", "away", "1p", 2_790),
  incident("ownGoal", "home", "2p", 3_450),
  incident("red", "away", "2p", 3_930),
];
