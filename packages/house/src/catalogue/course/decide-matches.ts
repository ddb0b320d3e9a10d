import { decideOutcome } from "@livery/betting";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { OutcomeResult, StoredMatchStatus, StoredResult } from "../../db/tables/catalogue.ts";
import type { Log } from "../../log.ts";
import { type LockedMarket, lockMarkets } from "../lock-markets.ts";
import { decideMarkets } from "./decide-markets.ts";

/** A match that was not played is void this long after it should have begun (D20). */
export const voidAfterHours = 48;

const atOnce = 20;

interface Decidable {
  readonly matchId: number;
  readonly status: StoredMatchStatus;
  readonly result: StoredResult | null;
}

/**
 * Settles the markets of matches that are over: by the score after 90 minutes, or as void (D20), those excepted that
 * half time has decided. Returns how many matches were decided.
 */
export async function decideMatches(db: Kysely<Schema>, log: Log): Promise<number> {
  for (let decided = 0; ;) {
    const some = await db.transaction().execute(async (trx) => {
      await sql`select set_config('statement_timeout', '120s', true)`.execute(trx);
      const due = await decidable(trx);
      if (due.length > 0) await decide(trx, due, log);
      return due.length;
    });
    decided += some;
    if (some < atOnce) return decided;
  }
}

async function decidable(db: Kysely<Schema>): Promise<readonly Decidable[]> {
  const { rows } = await sql<{ match_id: number; status: StoredMatchStatus; result: StoredResult | null }>`
    select match_id, status, result from match
    where not decided and match_id = any (array(
      select match_id from match
      where not decided and status not in ('not_started', 'live')
        and (status = 'cancelled'
          or status = 'ended' and result->'ft' <> 'null'
          or starts_at + ${voidAfterHours} * interval '1 hour' <= house_now()
             and (status in ('postponed', 'abandoned') or status = 'ended' and result->'ft' = 'null'))
      limit ${atOnce}))
    order by match_id for update`.execute(db);
  return rows.map(({ match_id, status, result }) => ({ matchId: match_id, status, result }));
}

function resultOf(match: Decidable | undefined, market: LockedMarket, outcome: number): OutcomeResult | null {
  if (match === undefined) return null;
  const { ft = null, ht = null } = (match.status === "ended" && match.result) || {};
  if (ft === null) return "void";
  const halfTime = ht && { home: ht[0], away: ht[1] };
  const score = { home: ft[0], away: ft[1], halfTime };
  return decideOutcome(market.market_type_id, outcome, market.special, score)?.result ?? null;
}

async function decide(db: Kysely<Schema>, due: readonly Decidable[], log: Log): Promise<void> {
  const matches = new Map(due.map((match) => [match.matchId, match]));
  const markets = await lockMarkets(db, [...matches.keys()]);
  const undecided = await decideMarkets(db, markets, (market, outcome) =>
    resultOf(matches.get(market.match_id), market, outcome),
  );
  for (const outcome of undecided) log.warn(outcome, "no score decides this outcome; an operator has to");
  await db
    .updateTable("match")
    .set({ decided: true, version: sql`version + 1` })
    .where("match_id", "in", [...matches.keys()])
    .execute();
}
