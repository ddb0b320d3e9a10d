import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Log } from "../../log.ts";
import { lockMarkets } from "../lock-markets.ts";
import { decideLegs, type DecidedBy } from "./decide-legs.ts";
import { decideMarkets } from "./decide-markets.ts";
import { isFinal, type DecisionInput, outcomeResult } from "./match-result.ts";

/** A match that was not played is void this long after it should have begun (D20). */
export const voidAfterHours = 48;

const batchSize = 20;

interface Due extends DecisionInput, DecidedBy {
  readonly matchId: number;
  /** The number of the last result event that is considered here. */
  readonly facts: number;
}

/** A match with its result events, and the markets that were updated by them. */
interface Decided extends Due {
  readonly markets: readonly number[];
}

/**
 * Updates markets, selections and the queue of coupons for matches that are over or whose result events changed: a result, a void
 * match, a roll-back. Interrupted work is done again, since a match counts as decided only when all of it is done. Returns how
 * many were decided.
 */
export async function decideMatches(db: Kysely<Schema>, log: Log): Promise<number> {
  for (let decided = 0; ;) {
    const some = await db.transaction().execute((trx) => decideSome(trx, log));
    if (some.length === 0) return decided;
    for (const { by, markets } of byDecider(some)) await decideLegs(db, markets, by);
    await note(db, some);
    decided += some.filter(isFinal).length;
    if (some.length < batchSize) return decided;
  }
}

async function decideSome(trx: Kysely<Schema>, log: Log): Promise<readonly Decided[]> {
  const due = await dueMatches(trx);
  if (due.length === 0) return [];
  const matches = new Map(due.map((match) => [match.matchId, match]));
  const markets = await lockMarkets(trx, [...matches.keys()]);
  const undecided = await decideMarkets(trx, markets, (market, outcome) => {
    const match = matches.get(market.match_id);
    return match === undefined ? null : outcomeResult(match, market, outcome);
  });
  for (const outcome of undecided) {
    const match = matches.get(outcome.matchId);
    if (match !== undefined && isFinal(match)) log.warn(outcome, "no score decides this outcome; an operator has to");
  }
  return due.map((match) => ({
    ...match,
    markets: markets.filter(({ match_id }) => match_id === match.matchId).map(({ market_id }) => market_id),
  }));
}

async function dueMatches(db: Kysely<Schema>): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select match.match_id as "matchId", match.status, match.result, match.certainty, match.voided, live_match.half_time as "halfTime",
      match.starts_at + ${voidAfterHours} * interval '1 hour' <= house_now() as overdue, match.facts,
      coalesce(result_event.actor, 'system') as actor, result_event.reason
    from match
    left join live_match using (match_id)
    left join match_fact result_event on result_event.match_id = match.match_id and result_event.version = match.facts
    where match.match_id = any (array(
      select match_id from match where facts <> applied
      union
      select match_id from match
      where not decided and status not in ('not_started', 'live')
        and (status = 'cancelled'
          or status = 'ended' and certainty = 'confirmed' and result->'ft' <> 'null'
          or starts_at + ${voidAfterHours} * interval '1 hour' <= house_now()
             and (status in ('postponed', 'abandoned') or status = 'ended' and certainty = 'confirmed' and result->'ft' = 'null'))
      limit ${batchSize}))
    order by match.match_id for update of match`.execute(db);
  return rows;
}

/** Groups the decisions of the feed and the clock together; each decision of a person stays separate. */
function byDecider(
  matches: readonly Decided[],
): readonly { readonly by: DecidedBy; readonly markets: readonly number[] }[] {
  const ofNobody = matches.filter(({ actor, reason }) => actor === "system" && reason === null);
  const ofPeople = matches.filter((match) => !ofNobody.includes(match));
  const together = { by: { actor: "system", reason: null }, markets: ofNobody.flatMap(({ markets }) => markets) };
  return [together, ...ofPeople.map((match) => ({ by: match, markets: match.markets }))];
}

/** Marks result events as applied. An event that arrived meanwhile is not marked: the match is due again. */
async function note(db: Kysely<Schema>, matches: readonly Decided[]): Promise<void> {
  const rows = matches.map((match) => ({ id: match.matchId, facts: match.facts, decided: isFinal(match) }));
  await sql`
    update match set applied = r.facts, decided = r.decided, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id integer, facts integer, decided boolean) where match_id = r.id`.execute(
    db,
  );
}
