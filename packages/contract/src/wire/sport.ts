import * as z from "zod/mini";
import type {
  Category,
  LeagueChoice,
  Market,
  MatchHit,
  MatchResult,
  MatchSummary,
  Outcome,
  Sport,
  StakeLimits,
  Tournament,
} from "../model/catalogue.ts";
import {
  amount,
  count,
  countryFlag,
  flag,
  id,
  instant,
  singleLine,
  list,
  listOrder,
  name,
  odds,
  openFlag,
  text,
  whole,
} from "./atoms.ts";
import { record, strictRecord } from "./record.ts";

export const sport = record<Sport>({ sportId: ["id", id], name: ["title", name], matchCount: ["matchCount", count] });

export const category = record<Category>({
  categoryId: ["id", id],
  sportId: ["sportId", id],
  name: ["title", name],
  countryFlag: ["countryFlag", z.nullable(countryFlag)],
  matchCount: ["matchCount", count],
  listOrder: ["listOrder", listOrder],
});

export const tournament = record<Tournament>({
  tournamentId: ["id", id],
  categoryId: ["categoryId", id],
  sportId: ["sportId", id],
  name: ["title", name],
  matchCount: ["matchCount", count],
});

/** The handicap line of a market, "2.5" or ""; short in every feed. */
export const special = text(64);
const minTip = whole(0, 100);
export const outcomeId = whole(1, 1_000_000_000);
export const marketTypeId = whole(1, 1_000_000_000);

const limit = z.nullable(amount);
/** The specification places both sets of limits directly in an outcome. */
export const limitFields = {
  singleMinStake: limit,
  singleMaxStake: limit,
  singleMaxPay: limit,
  kombiMinStake: limit,
  kombiMaxStake: limit,
  kombiMaxPay: limit,
} as const;

interface Limits {
  readonly single: StakeLimits;
  readonly combined: StakeLimits;
}
type FlatLimits = { readonly [Name in keyof typeof limitFields]: StakeLimits["maxPay"] };

export function nestedLimits(wire: FlatLimits): Limits {
  return {
    single: { minStake: wire.singleMinStake, maxStake: wire.singleMaxStake, maxPay: wire.singleMaxPay },
    combined: { minStake: wire.kombiMinStake, maxStake: wire.kombiMaxStake, maxPay: wire.kombiMaxPay },
  };
}

export function flatLimits({ single, combined }: Limits): FlatLimits {
  return {
    singleMinStake: single.minStake,
    singleMaxStake: single.maxStake,
    singleMaxPay: single.maxPay,
    kombiMinStake: combined.minStake,
    kombiMaxStake: combined.maxStake,
    kombiMaxPay: combined.maxPay,
  };
}

const outcomeWire = z.object({ outComeId: outcomeId, outCome: name, odds, status: openFlag, minTip, ...limitFields });

export const outcome = z.codec(outcomeWire, z.custom<Outcome>(), {
  decode: (wire): Outcome => ({
    outcomeId: wire.outComeId,
    name: wire.outCome,
    odds: wire.odds,
    locked: wire.status,
    minTip: wire.minTip,
    ...nestedLimits(wire),
  }),
  encode: (model) => ({
    outComeId: model.outcomeId,
    outCome: model.name,
    odds: model.odds,
    status: model.locked,
    minTip: model.minTip,
    ...flatLimits(model),
  }),
});

export const market = record<Market>({
  marketTypeId: ["oddstype", marketTypeId],
  name: ["typename", name],
  special: ["special", special],
  locked: ["status", openFlag],
  outcomes: ["odds", list(outcome, 200)],
});

export const matchSummary = record<MatchSummary>({
  matchId: ["id", id],
  startsAt: ["matchDate", instant],
  home: ["homeTeam", name],
  away: ["awayTeam", name],
  sportId: ["sportId", id],
  sportName: ["sportName", name],
  categoryId: ["categoryId", id],
  categoryName: ["categoryName", name],
  countryFlag: ["countryFlag", z.nullable(countryFlag)],
  tournamentId: ["tournamentId", id],
  tournamentName: ["tournamentName", name],
  marketCount: ["oddCount", count],
  minTip: ["minTip", minTip],
  markets: ["odds", list(market, 500)],
});

export const matchHit = record<MatchHit>({
  matchId: ["id", id],
  startsAt: ["matchDate", instant],
  home: ["homeTeam", name],
  away: ["awayTeam", name],
  sportId: ["sportId", id],
  sportName: ["sportName", name],
  categoryId: ["categoryId", id],
  categoryName: ["categoryName", name],
  tournamentId: ["tournamentId", id],
  tournamentName: ["tournamentName", name],
  tournamentType: ["ttype", text(40)],
  live: ["live", flag],
});

const matchStatus = z.enum(["not_started", "live", "ended", "postponed", "abandoned", "cancelled"]);

export const matchResult = record<MatchResult>({
  matchId: ["id", id],
  startsAt: ["matchDate", instant],
  home: ["homeTeam", name],
  away: ["awayTeam", name],
  sportName: ["sportName", name],
  categoryName: ["categoryName", name],
  tournamentName: ["tournamentName", name],
  status: ["status", matchStatus],
  score: ["score", z.nullable(singleLine)],
});

export const leagueChoice = strictRecord<LeagueChoice>({
  categoryId: ["categoryId", id],
  tournamentIds: ["leagues", list(id, 100)],
});

/** The market types that a result should list; if absent, all that the site lists. */
export const listedMarkets = z.optional(list(marketTypeId, 100));
/** More than 2 characters (§5, D47). */
export const keyword = text(100, 3);
