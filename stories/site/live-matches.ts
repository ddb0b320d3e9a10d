import { footballInput, liveTimeline, longWord } from "@livery/site/testing";
import type { LiveInput } from "./state.ts";

const running = [
  [11, "Liverpool", "Aston Villa", "England", "gb-eng", "Premier League", 3, "2p", "2:1"],
  [12, "Brentford", "Fulham", "England", "gb-eng", "Premier League", 3, "1p", "0:0"],
  [13, "Beşiktaş", "Trabzonspor", "Turkey", "tr", "Süper Lig", 22, "pause", "1:1"],
  [14, "Sepahan", "Tractor", "Iran", "ir", "Persian Gulf Pro League", 23, "2p", "0:3"],
  [15, "Werder Bremen", "Eintracht Frankfurt", "Germany", "de", "Bundesliga", 24, "1p", "1:0"],
] as const;

/** Matches that are being played. */
export const liveMatches: readonly LiveInput[] = running.map(
  ([matchId, home, away, categoryName, categoryFlag, tournamentName, tournamentId, status, score], index) =>
    footballInput(matchId, {
      home,
      away,
      categoryName,
      categoryFlag,
      tournamentName,
      tournamentId,
      categoryId: 10 + index,
      status,
      score,
      timeline: index === 0 ? liveTimeline : [],
      redAway: index === 0 ? 1 : 0,
      yellowHome: index,
      cornersHome: 3 + index,
      cornersAway: 2,
    }),
);

export const longLiveMatch: LiveInput = footballInput(16, {
  home: longWord,
  away: `${longWord} ${longWord}`,
  tournamentName: longWord,
  categoryName: longWord,
  score: "10:11",
  timeline: liveTimeline,
});

/** One with markets enough for a double line: the first half's beside the match's own. */
export const doubledMatch: LiveInput = doubled(
  footballInput(17, { home: "Genoa", away: "Torino", status: "1p", marketCount: 5 }),
);

function doubled(input: LiveInput): LiveInput {
  const market = { matchId: 17, marketId: 175, marketTypeId: 60, name: "market.60", special: "", mostBalanced: true };
  return {
    ...input,
    markets: [...(input.markets ?? []), { ...market, active: true, open: true, visible: true }],
    outcomes: [
      ...(input.outcomes ?? []),
      ...(["home", "draw", "away"] as const).map((name, index) => ({
        marketId: 175,
        outcomeId: index + 1,
        name,
        active: true,
        open: true,
        odds: 3000 + index * 100,
      })),
    ],
  };
}

/** So many matches at once: only those on the screen are drawn. */
export function manyLiveMatches(count: number): readonly LiveInput[] {
  return Array.from({ length: count }, (_, index) =>
    footballInput(100 + index, {
      tournamentId: 3 + Math.floor(index / 8),
      tournamentName: `League ${Math.floor(index / 8) + 1}`,
    }),
  );
}
