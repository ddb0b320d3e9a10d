import * as z from "zod/mini";
import type {
  LiveCards,
  LiveCorners,
  LiveList,
  LiveMarket,
  LiveMatch,
  LiveOutcome,
  LiveSport,
  LiveTime,
  MarketTypeName,
} from "../model/live.ts";
import { count, countryFlag, flag, id, instant, list, listOrder, name, odds, openFlag, text, whole } from "./atoms.ts";
import { matchesPerPage, mostLive } from "./page.ts";
import { record } from "./record.ts";
import { flatLimits, limitFields, marketTypeId, nestedLimits, outcomeId, special } from "./sport.ts";

const few = whole(0, 1000);
const label = text(40);

const outcomeWire = z.object({
  outcomeid: outcomeId,
  id,
  outcome: name,
  special,
  active: flag,
  status: openFlag,
  odd: odds,
  pos: z.literal([-1, 0, 1]),
  handicap: label,
  ...limitFields,
});

const liveOutcome = z.codec(outcomeWire, z.custom<LiveOutcome>(), {
  decode: (wire): LiveOutcome => ({
    outcomeId: wire.outcomeid,
    oddId: wire.id,
    name: wire.outcome,
    special: wire.special,
    active: wire.active,
    locked: wire.status,
    odds: wire.odd,
    movement: wire.pos,
    handicap: wire.handicap,
    ...nestedLimits(wire),
  }),
  encode: (model) => ({
    outcomeid: model.outcomeId,
    id: model.oddId,
    outcome: model.name,
    special: model.special,
    active: model.active,
    status: model.locked,
    odd: model.odds,
    pos: model.movement,
    handicap: model.handicap,
    ...flatLimits(model),
  }),
});

export const liveMarket = record<LiveMarket>({
  marketId: ["oddsid", id],
  marketTypeId: ["oddstype", marketTypeId],
  feedTypeId: ["noddTypeId", marketTypeId],
  name: ["typename", name],
  special: ["special", special],
  active: ["active", flag],
  locked: ["status", openFlag],
  stopped: ["iss", flag],
  visible: ["isv", flag],
  mostBalanced: ["mostbalanced", flag],
  outcomes: ["odds", list(liveOutcome, 200)],
});

const cards = record<LiveCards>({
  redHome: ["redhome", few],
  yellowHome: ["yellowhome", few],
  yellowRedHome: ["yellowredhome", few],
  redAway: ["redaway", few],
  yellowAway: ["yellowaway", few],
  yellowRedAway: ["yellowredaway", few],
});

const corners = record<LiveCorners>({ home: ["home", few], away: ["away", few] });

const time = record<LiveTime>({
  clock: ["matchtime", label],
  added: ["matchtimeextended", label],
  addedExtra: ["matchtimeextendedExtra", label],
});

export const liveMatch = record<LiveMatch>({
  matchId: ["matchid", id],
  startsAt: ["matchDate", instant],
  home: ["home", name],
  away: ["away", name],
  sportId: ["sportId", id],
  categoryId: ["categoryId", id],
  categoryName: ["categoryName", name],
  tournamentId: ["tournamentId", id],
  tournamentName: ["tournamentName", name],
  tournamentType: ["ttype", label],
  status: ["matchstatus", label],
  betStatus: ["betstatus", z.enum(["started", "stopped"])],
  active: ["active", flag],
  stopped: ["iss", flag],
  visible: ["isv", flag],
  score: ["matchscore", label],
  gameScore: ["gamescore", label],
  setScores: ["setscores", text(200)],
  cards: ["cards", cards],
  corners: ["corners", corners],
  time: ["time", time],
  periodLength: ["periodLength", few],
  marketCount: ["oddsCount", count],
  extraCount: ["extra_count", count],
  listOrder: ["listOrder", listOrder],
  categoryFlag: ["countryFlag", z.nullable(countryFlag)],
  markets: ["odds", list(liveMarket, 500)],
});

const liveSport = record<LiveSport>({
  sportId: ["sportId", id],
  name: ["sportName", name],
  liveCount: ["liveCount", count],
  inPlay: ["inPlay", count],
});

const marketTypeName = record<MarketTypeName>({ marketTypeId: ["oddstype", marketTypeId], name: ["typename", name] });

const aroundMatches = {
  marketTypes: ["typenames", list(marketTypeName, 1000)],
  sports: ["sports", list(liveSport, 200)],
  total: ["total", whole(0, mostLive)],
} as const;

/** The live list but for its matches. */
export const liveListAround = record<Omit<LiveList, "matches">>(aroundMatches);

const data = record<LiveList>({ matches: ["matches", list(liveMatch, matchesPerPage)], ...aroundMatches });

/** The live list is under `data`, unlike other results. */
export const liveList = z.codec(z.object({ data }), z.custom<LiveList>(), {
  decode: (wire) => wire.data,
  encode: (model) => ({ data: model }),
});
