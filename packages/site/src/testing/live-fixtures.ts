import type { LiveMarket, LiveMatch } from "@livery/feed";

const unlimited = { minStake: null, maxStake: null, maxPay: null };

/** A market of a live match: by default 1x2. */
export function liveMarket(matchId: number, changes: Partial<LiveMarket> = {}): LiveMarket {
  const marketTypeId = changes.marketTypeId ?? 1;
  const special = changes.special ?? "";
  return {
    marketId: matchId * 10 + marketTypeId,
    matchId,
    marketTypeId,
    feedTypeId: marketTypeId,
    name: `market.${marketTypeId}`,
    special,
    active: true,
    open: true,
    stopped: false,
    visible: true,
    mostBalanced: true,
    locked: false,
    outcomes: ["home", "draw", "away"].map((name, index) => ({
      ref: { matchId, marketTypeId, outcomeId: index + 1, special },
      outcomeId: index + 1,
      name,
      special: "",
      oddId: index + 1,
      handicap: "",
      single: unlimited,
      combined: unlimited,
    })),
    ...changes,
  };
}

/** A football match in its first half. */
export function liveMatch(matchId: number, changes: Partial<LiveMatch> = {}): LiveMatch {
  return {
    matchId,
    betStatus: "started",
    status: "1p",
    active: true,
    stopped: false,
    visible: true,
    score: "0:0",
    gameScore: "",
    setScores: "",
    redHome: 0,
    yellowHome: 0,
    redAway: 0,
    yellowAway: 0,
    yellowRedHome: 0,
    yellowRedAway: 0,
    cornersHome: 0,
    cornersAway: 0,
    clock: null,
    periodLength: 45,
    marketCount: 4,
    home: `Home ${matchId}`,
    away: `Away ${matchId}`,
    categoryName: "England",
    tournamentName: "Premier League",
    startsAt: "2026-11-20T15:00:00Z",
    tournamentId: 3,
    sportId: 1,
    categoryId: 2,
    listOrder: 0,
    extraCount: 0,
    tournamentType: "",
    categoryFlag: "gb-eng",
    timeline: null,
    locked: false,
    markets: [liveMarket(matchId)],
    ...changes,
  };
}
