import { type Action, CallError } from "@livery/contract";
import type { PanelMatchResult, ResultEvent, ResultMarket, ScorePair } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { impactOf } from "../../results/impact.ts";
import { type Actor, cellOf, type PanelHandler } from "../panel-context.ts";
import { secondPersonFrom } from "../second-person.ts";
import { resultFormOf } from "./form.ts";
import { waitingRequest } from "./requests.ts";
import { readResultRows } from "./results.rows.ts";
import { couponsOf, isPlatforms } from "./scope.ts";

/** One match with its result events. */
export const panelResult: PanelHandler<"panelResult"> = async (context, { matchId }) => {
  const { house, actor } = context;
  const { db } = house;
  const match = await requireMatch(db, matchId);
  const row = (await readResultRows(db, context, [BigInt(match.match_id)])).get(BigInt(match.match_id));
  if (row === undefined) throw new CallError("not_found", { path: "matchId" });
  const shared = await isPlatforms(db, actor);
  const { result } = match;
  return {
    ...row,
    version: match.facts,
    certainty: match.certainty,
    fullTime: pairOf(result?.ft),
    halfTime: pairOf(result?.ht),
    extraTime: pairOf(result?.et),
    penalties: pairOf(result?.p),
    periods: (result?.periods ?? []).map(([home, away]) => ({ home, away })),
    retired: result?.retired?.side ?? null,
    form: await resultFormOf(db, match.match_id),
    markets: await marketsOf(db, match.match_id),
    impact: await impactOf(db, couponsOf(actor), { matchId: match.match_id }),
    shared,
    history: await historyOf(db, actor, match.match_id),
    request: await waitingRequest(db, actor, match.match_id),
    may: shared ? [] : resultPermissions(actor),
  };
};

/** The impact that a manual result of a match would have. */
export const panelResultOutlook: PanelHandler<"panelResultOutlook"> = async (
  { house: { db }, actor },
  { matchId, marketId },
) => {
  const match = await requireMatch(db, matchId);
  if (marketId !== undefined) await requireMarket(db, match.match_id, marketId);
  const impact = await impactOf(db, couponsOf(actor), { matchId: match.match_id, marketId });
  const threshold = await secondPersonFrom(db, couponsOf(actor));
  return { impact, secondPerson: impact.some(({ paid }) => paid > 0n && paid >= threshold) };
};

/** A match that was offered. Throws `not_found`. */
export async function requireMatch(db: Kysely<Schema>, matchId: number) {
  const match = await db
    .selectFrom("match")
    .select(["match_id", "facts", "certainty", "result", "status", "voided"])
    .where("match_id", "=", anyId(matchId))
    .where(sql<boolean>`exists (select from market where market.match_id = match.match_id)`)
    .executeTakeFirst();
  if (match === undefined) throw new CallError("not_found", { path: "matchId" });
  return match;
}

/** Throws `not_found` if the market is not one of the match. */
export async function requireMarket(db: Kysely<Schema>, matchId: number, marketId: number) {
  const market = await db
    .selectFrom("market")
    .innerJoin("market_type", "market_type.market_type_id", "market.market_type_id")
    .select(["market_id", "market_type.name", "special", "ruling"])
    .where("market_id", "=", anyId(marketId))
    .where("match_id", "=", matchId)
    .executeTakeFirst();
  if (market === undefined) throw new CallError("not_found", { path: "marketId" });
  return market;
}

function resultPermissions(actor: Actor): readonly Action[] {
  return (["result.enter", "result.rollBack"] as const).filter((action) => cellOf(actor, action) !== null);
}

function pairOf(pair: readonly [number, number] | null | undefined): ScorePair | null {
  return pair ? { home: pair[0], away: pair[1] } : null;
}

async function marketsOf(db: Kysely<Schema>, matchId: number): Promise<readonly ResultMarket[]> {
  const { rows } = await sql<ResultMarket>`
    select market.market_id as "marketId", market.market_type_id as "marketTypeId", type.name as "marketName", special, ruling is not null as ruled,
      (select jsonb_agg(jsonb_build_object('outcomeId', outcome_id, 'name', label.name, 'result', result)
          || case when share is null then '{}' else jsonb_build_object('share', share) end order by label.list_order)
        from outcome join market_type_outcome label using (outcome_id)
        where outcome.market_id = market.market_id and label.market_type_id = market.market_type_id) as outcomes
    from market join market_type type using (market_type_id)
    where market.match_id = ${matchId} order by type.list_order, length(special), special limit 500`.execute(db);
  return rows;
}

/** Newest first; the tenant's own staff by name. */
async function historyOf(
  db: Kysely<Schema>,
  { tenantId, dealerId }: Actor,
  matchId: number,
): Promise<PanelMatchResult["history"]> {
  const { rows } = await sql<Omit<ResultEvent, "at"> & { readonly at: Date }>`
    select version, at, kind, market_id as "marketId", before::text as before, after::text as after,
      actor_name(actor, ${tenantId}, ${dealerId}) as actor, reason
    from match_fact where match_id = ${matchId} order by version desc limit 100`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
