import { CallError } from "@livery/contract";
import {
  type EnteredResult,
  type PanelKey,
  type PanelPayload,
  type PanelResult,
  type ResultAnswer,
  type ResultForm,
  resultProblems,
  type ScorePair,
} from "@livery/contract/panel";
import type { Kysely } from "kysely";
import { changesBetween } from "../../audit-entry.ts";
import { scoreText } from "../../catalogue/lists/score-text.ts";
import type { Schema } from "../../db/schema.ts";
import type { ResultText, StoredResult } from "../../db/tables/catalogue.ts";
import { impactOf } from "../../results/impact.ts";
import { ruleMatch, type ManualResult, type ManualResultEntry } from "../../results/rule-match.ts";
import { recordChange } from "../audit/record-change.ts";
import { requirePermission, type PanelContext, type PanelHandler } from "../panel-context.ts";
import { idempotent } from "../idempotent.ts";
import { doubtsOf, requireStarted } from "./doubts.ts";
import { resultFormOf } from "./form.ts";
import { requireMarket, requireMatch } from "./get-result.ts";
import {
  confirmRequest,
  type LockedRequest,
  lockRequest,
  refuseRequest,
  requestSecondPerson,
  secondPersonFrom,
} from "../second-person.ts";
import { readResultRows } from "./results.rows.ts";
import { couponsOf, requireDecider } from "./scope.ts";

type Verdict = PanelPayload<"panelResultMarket">["outcomes"][number];
type ResultCall = "panelResultEnter" | "panelResultMarket" | "panelResultVoid" | "panelResultRollBack";

const textOf = ({ result, share }: Omit<Verdict, "outcomeId">): ResultText =>
  result === "dead_heat" ? `dead_heat ${share ?? ""}` : result;
const pair = (score: ScorePair | undefined): readonly [number, number] | null =>
  score ? [score.home, score.away] : null;

/**
 * Enters the result of a match in the form of its sport. Throws `result_impossible` for a score that the sport cannot have or that
 * leaves a market undecided, and `result_doubtful` for a doubt that was not confirmed.
 */
export const panelResultEnter: PanelHandler<"panelResultEnter"> = (context, payload) =>
  enterResult(context, "panelResultEnter", payload, async (trx) => {
    await requireStarted(trx, payload.matchId);
    const needed = await resultFormOf(trx, payload.matchId);
    // A provisional result decides no market.
    const form = payload.certainty === "confirmed" ? needed : { ...needed, halfTimeNeeded: false, winnerNeeded: false };
    const [problem] = resultProblems(form, payload);
    if (problem !== undefined)
      throw new CallError("result_impossible", { path: problem.path, params: { problem: problem.code } });
    if (payload.certainty === "confirmed") {
      const doubts = await doubtsOf(trx, payload.matchId, form, payload);
      const open = doubts.filter((doubt) => payload.confirmed?.includes(doubt) !== true);
      if (open.length > 0) throw new CallError("result_doubtful", { params: { doubts: doubts.join(" ") } });
    }
    return { kind: "result", certainty: payload.certainty, result: storedResult(form, payload) };
  });

function storedResult({ setsToWin }: ResultForm, { retired, periods, ...entered }: EnteredResult): StoredResult {
  return {
    ft: pair(entered.fullTime),
    ht: pair(entered.halfTime),
    et: pair(entered.extraTime),
    p: pair(entered.penalties),
    ...(periods !== undefined && { periods: periods.map(({ home, away }) => [home, away] as const) }),
    // Three, where it is not known: fewer markets are decided then.
    ...(retired !== undefined && { retired: { side: retired, setsToWin: setsToWin ?? 3 } }),
    goals: [],
    source: "panel",
  };
}

/** Enters the results of the outcomes of one market. */
export const panelResultMarket: PanelHandler<"panelResultMarket"> = (context, payload) =>
  enterResult(context, "panelResultMarket", payload, () => ({
    kind: "market",
    marketId: payload.marketId,
    outcomes: Object.fromEntries(payload.outcomes.map(({ outcomeId, ...verdict }) => [outcomeId, textOf(verdict)])),
  }));

/** Voids a match or one of its markets. */
export const panelResultVoid: PanelHandler<"panelResultVoid"> = (context, payload) =>
  enterResult(context, "panelResultVoid", payload, async (trx) => {
    const { marketId } = payload;
    if (marketId === undefined) return { kind: "void" };
    const outcomes = await trx.selectFrom("outcome").select("outcome_id").where("market_id", "=", marketId).execute();
    return {
      kind: "market",
      marketId,
      outcomes: Object.fromEntries(outcomes.map(({ outcome_id }) => [outcome_id, "void" as const])),
    };
  });

/** Rolls back a manual result (D16). */
export const panelResultRollBack: PanelHandler<"panelResultRollBack"> = (context, payload) =>
  enterResult(context, "panelResultRollBack", payload, () => ({ kind: "roll_back", marketId: payload.marketId }));

/**
 * Writes a manual result, or stores it for a second person if it takes back more than the tenant lets one person decide. Once
 * per idempotency key. Throws `platform_only` for a match that other tenants offer too (D91).
 */
async function enterResult<K extends ResultCall>(
  context: PanelContext,
  key: K,
  payload: PanelPayload<K>,
  buildResult: (trx: Kysely<Schema>) => Promise<ManualResult> | ManualResult,
): Promise<PanelResult<K>> {
  return idempotent(context, key, payload, async (trx) => {
    const { actor } = context;
    const match = await requireMatch(trx, payload.matchId);
    const matchId = match.match_id;
    const marketId = "marketId" in payload ? payload.marketId : undefined;
    if (marketId !== undefined) await requireMarket(trx, matchId, marketId);
    await requireDecider(trx, actor);
    const entry: ManualResultEntry = {
      matchId,
      version: payload.version,
      actor: `staff:${actor.staffId}`,
      reason: payload.reason ?? null,
      ruling: await buildResult(trx),
    };
    const impact = await impactOf(trx, couponsOf(actor), { matchId, marketId });
    const threshold = await secondPersonFrom(trx, couponsOf(actor));
    if (!impact.some(({ paid }) => paid > 0n && paid >= threshold))
      return (await apply(trx, context, entry)) as PanelResult<K>;
    requirePermission(actor, "result.rollBack");
    if (match.facts !== entry.version) throw new CallError("version_conflict");
    const requestId = await requestSecondPerson(
      trx,
      actor,
      { matchId },
      { ruling: entry, reason: entry.reason ?? "", impact },
    );
    await record(trx, context, entry, {}, { request: requestId, ...enteredFields(entry.ruling) });
    return { matchId, version: match.facts, state: "waiting", requestId } as PanelResult<K>;
  });
}

/** Confirms another person's request, as the second person. */
export const panelResultConfirm: PanelHandler<"panelResultConfirm"> = (context, payload) =>
  decide(context, "panelResultConfirm", payload, async (trx, request) => {
    await confirmRequest(trx, context.actor, request);
    return { ...(await apply(trx, context, request.ruling)), requestId: request.requestId };
  });

/** Refuses a request, or withdraws the actor's own. */
export const panelResultRefuse: PanelHandler<"panelResultRefuse"> = (context, payload) =>
  decide(context, "panelResultRefuse", payload, async (trx, request) => {
    const { requestId, ruling } = request;
    await refuseRequest(trx, context.actor, request);
    await record(trx, context, { ...ruling, reason: null }, { request: requestId }, { request: "refused" });
    return { matchId: ruling.matchId, version: ruling.version, state: "refused", requestId };
  });

async function decide<K extends PanelKey & ("panelResultConfirm" | "panelResultRefuse")>(
  context: PanelContext,
  key: K,
  payload: PanelPayload<K>,
  work: (trx: Kysely<Schema>, request: LockedRequest<ManualResultEntry>) => Promise<ResultAnswer>,
): Promise<PanelResult<K>> {
  return idempotent(context, key, payload, async (trx) => {
    const request = await lockRequest<ManualResultEntry>(trx, context.actor, "match", payload.requestId);
    if (request === undefined) throw new CallError("not_found", { path: "requestId" });
    await requireDecider(trx, context.actor);
    if (!request.open) throw new CallError("request_over");
    return (await work(trx, request)) as PanelResult<K>;
  });
}

/** Applies a manual result: a result event of the match, and an audit entry with before and after. */
async function apply(trx: Kysely<Schema>, context: PanelContext, entry: ManualResultEntry): Promise<ResultAnswer> {
  const before = await resultFields(trx, entry);
  const version = await ruleMatch(trx, entry);
  await record(trx, context, entry, before, await resultFields(trx, entry));
  return { matchId: entry.matchId, version, state: "done", requestId: null };
}

async function record(
  trx: Kysely<Schema>,
  context: PanelContext,
  { matchId, reason, ruling }: ManualResultEntry,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const row = (await readResultRows(trx, context, [BigInt(matchId)])).get(BigInt(matchId));
  await recordChange(trx, context, {
    action: ruling.kind === "roll_back" ? "result.rollBack" : "result.enter",
    target: { kind: "match", id: matchId, name: row === undefined ? "" : `${row.home} – ${row.away}` },
    changes: changesBetween(before, after),
    ...(reason !== null && { reason }),
  });
}

/** A match, or one of its markets, as the audit shows it. */
async function resultFields(
  trx: Kysely<Schema>,
  { matchId, ruling }: ManualResultEntry,
): Promise<Readonly<Record<string, unknown>>> {
  if ("marketId" in ruling && ruling.marketId !== undefined) {
    const market = await requireMarket(trx, matchId, ruling.marketId);
    return { market: market.market_id, outcomes: market.ruling };
  }
  const match = await requireMatch(trx, matchId);
  return {
    status: match.status,
    score: scoreText(match.result),
    certainty: match.certainty,
    voided: match.voided,
  };
}

/** The content of a request, for the audit. */
function enteredFields(manualResult: ManualResult): Readonly<Record<string, unknown>> {
  switch (manualResult.kind) {
    case "result":
      return { score: scoreText(manualResult.result), certainty: manualResult.certainty };
    case "market":
      return { market: manualResult.marketId, outcomes: manualResult.outcomes };
    case "void":
      return { voided: true };
    case "roll_back":
      return manualResult.marketId === undefined
        ? { certainty: "rolled_back" }
        : { market: manualResult.marketId, outcomes: null };
  }
}
