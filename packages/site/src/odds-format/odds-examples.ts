import type { OddsFormat } from "@livery/betting";

/** One odd, 2.50, in each format: what a format is, for whoever does not know its name. */
export const oddsExamples: Readonly<Record<OddsFormat, string>> = {
  decimal: "2.50",
  fractional: "3/2",
  american: "+150",
  hongkong: "1.50",
  malay: "−0.67",
  indonesian: "1.50",
};
