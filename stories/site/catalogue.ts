import { minor, thousandths } from "@livery/betting";
import type { Category, Market, MatchHit, MatchResult, MatchSummary, Sport, Tournament } from "@livery/contract";
import { offeredSelection, type OfferedSelection } from "@livery/machines";
import { goalsMarket, longWord, pageOf, resultMarket, scoreMarkets } from "@livery/site/testing";
import type { StoryCalls } from "./story-calls.ts";

const chance = (outcomeId: number, name: string, odds: number): Market["outcomes"][number] => ({
  outcomeId,
  name,
  odds: thousandths(odds),
  locked: false,
  minTip: 1,
  single: { minStake: null, maxStake: minor(25_000), maxPay: null },
  combined: { minStake: null, maxStake: minor(25_000), maxPay: null },
});

/** What a list may show of a match beside its result, further from even the surer the result is. */
const besides = (index: number): readonly Market[] => [
  ...["1.5", "2.5", "3.5"].map((special, handicapIndex): Market => ({
    ...goalsMarket,
    special,
    outcomes: [
      chance(12, "over", [1280, 1850, 3200][handicapIndex] ?? 1850 + index),
      chance(13, "under", [3600, 1950, 1320][handicapIndex] ?? 1950 - index),
    ],
  })),
  ...(index % 3 === 2
    ? []
    : [
        {
          marketTypeId: 29,
          name: "market.29",
          special: "",
          locked: index === 1,
          outcomes: [chance(74, "yes", 1700 + index * 40), chance(76, "no", 2100 - index * 40)],
        },
      ]),
  {
    marketTypeId: 10,
    name: "market.10",
    special: "",
    locked: false,
    outcomes: [chance(9, "home_or_draw", 1180), chance(10, "home_or_away", 1260), chance(11, "draw_or_away", 2150)],
  },
];

/** What the stories have on offer: a Friday morning's coming football, tennis and basketball. */
const fixtures = [
  ["Arsenal", "Everton", "England", "gb-eng", "Premier League", "2026-11-20T15:00:00Z", 1720, 3900, 4800],
  [
    "Leeds United",
    "Nottingham Forest",
    "England",
    "gb-eng",
    "Premier League",
    "2026-11-20T17:30:00Z",
    2450,
    3300,
    2900,
  ],
  ["Galatasaray", "Fenerbahçe", "Turkey", "tr", "Süper Lig", "2026-11-20T18:00:00Z", 2100, 3450, 3500],
  ["Persepolis", "Esteghlal", "Iran", "ir", "Persian Gulf Pro League", "2026-11-20T14:15:00Z", 2600, 2850, 3050],
  [
    "Bayern München",
    "Borussia Mönchengladbach",
    "Germany",
    "de",
    "Bundesliga",
    "2026-11-21T14:30:00Z",
    1280,
    6200,
    10500,
  ],
  ["Real Sociedad", "Athletic Club", "Spain", "es", "LaLiga", "2026-11-21T20:00:00Z", 2350, 3200, 3250],
] as const;

export const matches: readonly MatchSummary[] = fixtures.map(
  ([home, away, categoryName, countryFlag, tournamentName, startsAt, one, x, two], index): MatchSummary => ({
    matchId: index + 1,
    startsAt,
    home,
    away,
    sportId: 1,
    sportName: "Football",
    categoryId: index + 2,
    categoryName,
    countryFlag,
    tournamentId: index < 2 ? 3 : index + 20,
    tournamentName,
    marketCount: 24 + index * 7,
    minTip: 1,
    markets: [resultMarket(one, x, two)],
  }),
);

/** Matches without a draw: they have a winner market in place of 1x2. */
const tennis: readonly MatchSummary[] = (
  [
    ["Iga Świątek", "Coco Gauff", "2026-11-20T15:00:00Z", 1620, 2300],
    ["Beatriz Haddad Maia", "Karolína Muchová", "2026-11-20T16:30:00Z", 2750, 1450],
    ["Elina Svitolina", "Marta Kostyuk", "2026-11-21T11:00:00Z", 1810, 2000],
  ] as const
).map(([home, away, startsAt, one, two], index) => ({
  matchId: 61 + index,
  startsAt,
  home,
  away,
  sportId: 5,
  sportName: "Tennis",
  categoryId: 60,
  categoryName: "International",
  countryFlag: null,
  tournamentId: 60,
  tournamentName: "Coastal Open",
  marketCount: 6 + index,
  minTip: 1,
  markets: [
    {
      marketTypeId: 186,
      name: "market.186",
      special: "",
      locked: false,
      outcomes: [chance(4, "home", one), chance(5, "away", two)],
    },
  ],
}));

/** So many matches over several days and tournaments. */
export function manyMatches(count: number): readonly MatchSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const like = matches[index % matches.length] as MatchSummary;
    const day = 20 + (Math.floor((index * 6) / count) % 8);
    return { ...like, matchId: 1 + index, startsAt: `2026-11-${day}T1${index % 10}:30:00Z` };
  });
}

const [first] = matches as readonly [MatchSummary];

/** Names as long as a language's words come. */
export const longMatch: MatchSummary = {
  ...first,
  matchId: 99,
  home: longWord,
  away: `${longWord} ${longWord}`,
  tournamentName: longWord,
  categoryName: longWord,
  markets: [resultMarket(1_001, 100_000, 1_234_560)],
};

/** What a match page lists beside the result. */
export const markets: readonly Market[] = [
  ...first.markets,
  {
    marketTypeId: 10,
    name: "market.10",
    special: "",
    locked: false,
    outcomes: [chance(9, "home_or_draw", 1180), chance(10, "home_or_away", 1260), chance(11, "draw_or_away", 2150)],
  },
  ...["0.5", "1.5", "2.5", "3.5"].map((special): Market => ({ ...goalsMarket, special })),
  {
    marketTypeId: 29,
    name: "market.29",
    special: "",
    locked: false,
    outcomes: [chance(74, "yes", 1750), chance(76, "no", 2050)],
  },
  ...scoreMarkets,
];

export const locked = (match: MatchSummary): MatchSummary => ({
  ...match,
  markets: match.markets.map((market) => ({ ...market, locked: true })),
});

/** What goes into the slip when a player presses a price of the match's first market. */
export function selectionOf(match: MatchSummary, outcome: 0 | 1 | 2 = 0): OfferedSelection {
  const [market] = match.markets;
  const chosen = market?.outcomes[outcome];
  if (market === undefined || chosen === undefined) throw new RangeError(`match ${match.matchId} has no such outcome`);
  return offeredSelection(match, market, chosen);
}

export const sports: readonly Sport[] = [
  { sportId: 1, name: "Football", matchCount: 214 },
  { sportId: 2, name: "Basketball", matchCount: 48 },
  { sportId: 5, name: "Tennis", matchCount: 61 },
  { sportId: 23, name: "Volleyball", matchCount: 12 },
  { sportId: 4, name: "Ice hockey", matchCount: 19 },
];

export const categories: readonly Category[] = matches.flatMap(({ categoryId, categoryName, countryFlag }, index) =>
  index === 1
    ? []
    : [{ categoryId, sportId: 1, name: categoryName, countryFlag, matchCount: 12 + index, listOrder: index + 1 }],
);

export const tournaments: readonly Tournament[] = [
  { tournamentId: 3, categoryId: 2, sportId: 1, name: "Premier League", matchCount: 10 },
  { tournamentId: 4, categoryId: 2, sportId: 1, name: "Championship", matchCount: 12 },
  { tournamentId: 5, categoryId: 2, sportId: 1, name: "FA Cup", matchCount: 4 },
];

/** The matches as a list asks for them: of its sport, with the markets of the types that it shows. */
const listed: StoryCalls["matches"] = ({ marketTypeIds = [], sportId }) =>
  pageOf(
    (sportId === 5 ? tennis : matches).map((match, index) => ({
      ...match,
      markets: [...match.markets, ...(sportId === 5 ? [] : besides(index))].filter(({ marketTypeId }) =>
        marketTypeIds.includes(marketTypeId),
      ),
    })),
  );

/** The offer, as every page with prices asks for it. */
export const offer: StoryCalls = {
  sports,
  categories,
  tournament: tournaments,
  matches: listed,
  apiOdds: ({ matchId }) => matches.find((match) => match.matchId === matchId) ?? first,
  getSliders: [],
};

export const hits: readonly MatchHit[] = matches.slice(0, 3).map((match, index) => ({
  matchId: match.matchId,
  startsAt: match.startsAt,
  home: match.home,
  away: match.away,
  sportId: 1,
  sportName: match.sportName,
  categoryId: match.categoryId,
  categoryName: match.categoryName,
  tournamentId: match.tournamentId,
  tournamentName: match.tournamentName,
  tournamentType: "",
  live: index === 2,
}));

export const results: readonly MatchResult[] = matches.map((match, index) => ({
  matchId: match.matchId,
  startsAt: `2026-11-1${9 - Math.floor(index / 3)}T1${5 + (index % 3)}:00:00Z`,
  home: match.home,
  away: match.away,
  sportName: match.sportName,
  categoryName: match.categoryName,
  tournamentName: match.tournamentName,
  ...(index === 4 ? { status: "postponed", score: null } : { status: "ended", score: `${index}:1 (1:0)` }),
}));
