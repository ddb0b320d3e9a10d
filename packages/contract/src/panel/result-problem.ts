/** What is wrong with a field of a result; the panel has a text for each. */
const resultProblemCodes = [
  "notOfSport",
  "halfTimeMissing",
  "halfTimeAbove",
  "winnerMissing",
  "overtimeNeedless",
  "overtimeBelow",
  "overtimeLevel",
  "overtimeGoal",
  "shootOutNeedless",
  "shootOutLevel",
  "partsMissing",
  "partsSum",
  "setImpossible",
  "setNeedless",
  "setMissing",
  "setsSum",
  "retiredOver",
] as const;
export type ResultProblemCode = (typeof resultProblemCodes)[number];

export interface ResultProblem {
  /** The field: "fullTime", "periods.2", "retired". */
  readonly path: string;
  readonly code: ResultProblemCode;
}
