import { type Incident, incidentKinds } from "@livery/feed";

const incident = (
  kind: keyof typeof incidentKinds,
  side: Incident["side"],
  phase: string,
  minute: number,
): Incident => ({
  kind: incidentKinds[kind],
  side,
  phase,
  second: minute * 60 - 30,
});
/** What has happened in a match that stands 2:1. */
export const liveCourse: readonly Incident[] = [
  incident("corner", "home", "1p", 4),
  incident("goal", "home", "1p", 12),
  incident("yellow", "away", "1p", 31),
  incident("penalty", "away", "1p", 46),
  incident("penaltyGoal", "away", "1p", 47),
  incident("ownGoal", "home", "2p", 58),
  incident("red", "away", "2p", 66),
];
