import * as z from "zod/mini";
import { actions } from "../permissions/index.ts";
import {
  amount,
  type Atom,
  count,
  currencyCode,
  id,
  instant,
  singleLine,
  list,
  name,
  share,
  text,
  whole,
} from "../wire/atoms.ts";
import { marketTypeId, outcomeId, special } from "../wire/sport.ts";
import type { MatchStatus } from "../model/catalogue.ts";
import { type OutcomeVerdict, outcomeVerdicts } from "../model/coupon.ts";
import {
  type PanelMatchResult,
  resultCertainties,
  type ResultEvent,
  type ResultImpact,
  type ResultMarket,
  type ResultOutlook,
  type ResultRequest,
  type ResultRow,
  type ResultAnswer,
  resultStates,
} from "./result-model.ts";
import { resultDoubts, type ResultForm, resultKinds } from "./result-form.ts";
import type { ScorePair } from "./score-pair.ts";
import { secondPersonNeeded } from "./second-person.ts";
import { action, fields, renamedRow, row, totalStake } from "./wire.ts";

const matchStatus: Atom<MatchStatus> = z.enum(["not_started", "live", "ended", "postponed", "abandoned", "cancelled"]);
const verdict = z.enum(outcomeVerdicts);
const kind = z.enum(["result", "void", "market", "roll_back"]);
/** The number of a match's last result event; 0 if there is none yet. */
export const eventVersion = whole(0, 1_000_000_000);
const goals = whole(0, 999);
/** A score in a payload. */
export const score = fields({ home: goals, away: goals });
/** No sport counts more parts or sets. */
const mostPeriods = 5;
const side = z.enum(["home", "away"]);
/** A result in a payload; the rules of its sport are `resultProblems`. */
export const entered = {
  fullTime: score,
  halfTime: z.optional(score),
  extraTime: z.optional(score),
  penalties: z.optional(score),
  periods: z.optional(list(score, mostPeriods)),
  retired: z.optional(side),
};
export const doubts = list(z.enum(resultDoubts), resultDoubts.length);
const onlyOfDeadHeat = z.refine<{ readonly result: OutcomeVerdict; readonly share?: string | undefined }>(
  (outcome) => (outcome.result === "dead_heat") === (outcome.share !== undefined),
  { path: ["share"], params: { expected: "the share of a dead heat, and of nothing else" } },
);
/** The results of outcomes in a payload. */
export const verdicts = list(
  fields({ outcomeId, result: verdict, share: z.optional(share) }).check(onlyOfDeadHeat),
  200,
);
export const certainty = z.enum(["provisional", "confirmed"]);

const rowSchemas = {
  matchId: id,
  startsAt: instant,
  home: name,
  away: name,
  sportName: name,
  categoryName: name,
  tournamentName: name,
  status: matchStatus,
  state: z.enum(resultStates),
  score: z.nullable(singleLine),
  waiting: count,
};
export const resultRow = row<ResultRow>(rowSchemas);

const impactRow = renamedRow<ResultImpact, "totalStake">(
  { totalStake },
  {
    currency: currencyCode,
    waiting: count,
    maxReturn: amount,
    settled: count,
    paid: amount,
  },
);
const impact = list(impactRow, 50);
const pair = z.nullable(row<ScorePair>({ home: goals, away: goals }));
const jsonText = z.nullable(text(4000));
const market = row<ResultMarket>({
  marketId: id,
  marketTypeId,
  marketName: name,
  special,
  ruled: z.boolean(),
  outcomes: list(
    row<ResultMarket["outcomes"][number]>({
      outcomeId,
      name,
      result: z.nullable(verdict),
      share: z.optional(share),
    }),
    200,
  ),
});
const event = row<ResultEvent>({
  version: eventVersion,
  at: instant,
  kind,
  marketId: z.nullable(id),
  before: jsonText,
  after: jsonText,
  actor: name,
  reason: z.nullable(singleLine),
});
const request = row<ResultRequest>({
  requestId: id,
  kind,
  marketId: z.nullable(id),
  score: z.nullable(singleLine),
  askedBy: name,
  own: z.boolean(),
  ...secondPersonNeeded,
  reason: singleLine,
  askedAt: instant,
  expiresAt: instant,
  impact,
});

export const matchResult = row<PanelMatchResult>({
  ...rowSchemas,
  version: eventVersion,
  certainty: z.enum(resultCertainties),
  fullTime: pair,
  halfTime: pair,
  extraTime: pair,
  penalties: pair,
  periods: list(row<ScorePair>({ home: goals, away: goals }), mostPeriods),
  retired: z.nullable(side),
  form: row<ResultForm>({
    kind: z.enum(resultKinds),
    setsToWin: z.nullable(z.union([z.literal(2), z.literal(3)])),
    halfTimeNeeded: z.boolean(),
    winnerNeeded: z.boolean(),
  }),
  markets: list(market, 500),
  impact,
  shared: z.boolean(),
  history: list(event, 100),
  request: z.nullable(request),
  may: list(action, actions.length),
});

export const outlook = row<ResultOutlook>({ impact, secondPerson: z.boolean() });
export const resultAnswer = row<ResultAnswer>({
  matchId: id,
  version: eventVersion,
  state: z.enum(["done", "waiting", "refused"]),
  requestId: z.nullable(id),
});
