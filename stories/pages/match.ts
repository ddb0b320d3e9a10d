import type { MatchSummary } from "@livery/contract";
import { goalsMarket, refuse } from "@livery/site/testing";
import { locked, longMatch, markets, matches } from "../site/catalogue.ts";
import { define, type SiteState } from "../site/state.ts";
import { like, standardStates } from "../site/site-states.ts";

const priced: MatchSummary = { ...(matches[0] as MatchSummary), markets };

const full: SiteState = {
  path: "/sports/match/1",
  calls: { apiOdds: priced },
  shows: (t) => t("sport:outcomeNamed.over", { line: "2.5" }),
};

export const match = define(
  "pages",
  "match",
  "One coming match with all its markets. Players come from a list by its name or its count of markets, and take prices into the slip.",
  {
    ...standardStates({
      full,
      call: "apiOdds",
      empty: { calls: { apiOdds: refuse("not_found") }, shows: (t) => t("sport:empty.matchTitle") },
      long: {
        calls: { apiOdds: { ...longMatch, markets: [...longMatch.markets, ...markets] } },
        shows: () => longMatch.home,
      },
      many: {
        calls: {
          apiOdds: {
            ...priced,
            marketCount: 64,
            markets: Array.from({ length: 64 }, (_, line) => ({ ...goalsMarket, special: `${line}.5` })),
          },
        },
        shows: () => "63.5",
      },
    }),
    Locked: like(full, { calls: { apiOdds: locked(priced) } }),
  },
);
