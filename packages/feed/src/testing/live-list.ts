import type { Random } from "./random.ts";
import type { TopicInput } from "../publisher/input.ts";
import { kickOff } from "./feed-fixture.ts";

const syllables = [
  "ar",
  "bel",
  "cor",
  "dun",
  "est",
  "fal",
  "gor",
  "hal",
  "is",
  "jun",
  "kar",
  "lo",
  "mir",
  "nov",
  "or",
  "pra",
  "ros",
  "san",
  "tor",
  "ul",
  "vil",
  "wen",
  "zag",
];
const kinds = ["United", "City", "FC", "Athletic", "Rovers", "SK", "Wanderers", "Dynamo"];

const goals: readonly [
  type: number,
  name: string,
  special: string,
  outcomes: readonly (readonly [number, string])[],
][] = [
  [
    1,
    "market.1",
    "",
    [
      [1, "home"],
      [2, "draw"],
      [3, "away"],
    ],
  ],
  [
    10,
    "market.10",
    "",
    [
      [9, "home_or_draw"],
      [10, "home_or_away"],
      [11, "draw_or_away"],
    ],
  ],
  [
    18,
    "market.18",
    "1.5",
    [
      [12, "over"],
      [13, "under"],
    ],
  ],
  [
    18,
    "market.18",
    "2.5",
    [
      [12, "over"],
      [13, "under"],
    ],
  ],
  [
    29,
    "market.29",
    "",
    [
      [74, "yes"],
      [76, "no"],
    ],
  ],
];

/** The live list of a busy evening: named teams, running clocks, five listed markets with a dozen outcomes each. */
export function liveList(count: number, random: Random): TopicInput {
  const team = (): string => {
    const name = Array.from({ length: 2 + random.whole(2) }, () => random.oneOf(syllables)).join("");
    return `${name[0]!.toUpperCase()}${name.slice(1)} ${random.oneOf(kinds)}`;
  };
  const tournaments = Array.from({ length: 60 }, (_, index) => ({
    tournamentId: 300 + index,
    tournamentName: `${team()} League`,
    categoryId: 20 + (index >> 1),
    categoryName: team(),
    categoryFlag: random.oneOf(["tr", "de", "en", "fr", "it", "es"]),
  }));
  const matches = Array.from({ length: count }, (_, index) => {
    const second = random.whole(5_400);
    const status = second < 2_700 ? "1p" : "2p";
    return {
      ...tournaments[Math.floor((index * tournaments.length) / count)]!,
      matchId: 52_000_000 + index * 3 + random.whole(3),
      sportId: 1,
      betStatus: "started",
      status,
      active: true,
      home: team(),
      away: team(),
      score: `${random.whole(4)}:${random.whole(4)}`,
      startsAt: new Date(kickOff - Math.round(second / 900) * 900_000).toISOString().replace(".000", ""),
      cornersHome: random.whole(9),
      cornersAway: random.whole(9),
      yellowHome: random.whole(3),
      yellowAway: random.whole(3),
      periodLength: 45,
      marketCount: 20 + random.whole(100),
      listOrder: index,
      clock: { phase: status, second, stopped: false, added: 0, at: kickOff - random.whole(30) * 1_000 },
    };
  });
  let marketId = 910_000_000;
  const markets = matches.flatMap(({ matchId }) =>
    goals.map(([marketTypeId, name, special, outcomes]) => ({
      marketId: (marketId += 1 + random.whole(2)),
      matchId,
      marketTypeId,
      feedTypeId: marketTypeId,
      name,
      special,
      active: true,
      open: true,
      visible: true,
      outcomes,
    })),
  );
  return {
    matches,
    markets: markets.map(({ outcomes: _outcomes, ...market }) => market),
    outcomes: markets.flatMap(({ marketId: id, outcomes }) =>
      outcomes.map(([outcomeId, name]) => ({
        marketId: id,
        outcomeId,
        name,
        active: true,
        open: !random.chance(0.05),
        odds: 1_100 + 10 * random.whole(400),
      })),
    ),
  };
}
