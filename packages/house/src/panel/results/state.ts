import type { ResultState } from "@livery/contract/panel";
import { sql } from "kysely";

/** The state of a match on its way to settlement; reads the table `match`. A match with a
 * market that its result does not decide waits for a person. */
export const resultState = sql<ResultState>`case
  when match.facts <> match.applied then 'settling'
  when match.voided or match.status = 'cancelled' then 'void'
  when match.certainty = 'rolled_back' then 'review'
  when match.certainty = 'provisional' then 'provisional'
  when match.decided and match.status in ('postponed', 'abandoned') then 'void'
  when match.decided and exists (select from market where market.match_id = match.match_id and market.status <> 'settled')
    then 'awaiting'
  when match.decided then 'settled'
  when match.status = 'not_started' then 'coming'
  when match.status = 'live' then 'playing'
  when match.status = 'ended' and match.result->'ft' <> 'null' then 'settling'
  else 'awaiting' end`;
