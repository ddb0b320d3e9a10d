import type { OddsFormat } from "@livery/betting";

/** The odds 2.50 in each format: an example for visitors who do not know the format's name. */
export const oddsExamples: Readonly<Record<OddsFormat, string>> = {
  decimal: "2.50",
  fractional: "3/2",
  american: "+150",
  hongkong: "1.50",
  malay: "−0.67",
  indonesian: "1.50",
};
