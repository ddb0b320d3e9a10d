import type { Translate } from "../core/translate.ts";

interface Labelled {
  readonly home: string;
  readonly away: string;
  readonly marketCount: number;
}

/** The accessible name of a link to all markets of a match: "All markets of Arsenal – Chelsea, 84 markets". */
export const allMarketsLabel = (t: Translate, { away, home, marketCount }: Labelled): string =>
  `${t("sport:allMarkets", { home, away })}, ${t("sport:marketCount", { count: marketCount })}`;
