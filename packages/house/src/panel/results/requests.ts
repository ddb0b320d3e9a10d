import type { ResultImpact, ResultRequest } from "@livery/contract/panel";
import { minor } from "@livery/betting";
import { type Kysely, sql } from "kysely";
import { scoreText } from "../../catalogue/lists/score-text.ts";
import type { Schema } from "../../db/schema.ts";
import type { ManualResultEntry } from "../../results/rule-match.ts";
import type { Actor } from "../panel-context.ts";
import { waitingRequests } from "../second-person.ts";

/** The stored form of an impact: amounts are text, since JSON has no bigint. Older requests name the total stake `stake`. */
type StoredImpact = {
  readonly [Name in keyof ResultImpact]: ResultImpact[Name] extends bigint ? string : ResultImpact[Name];
} & { readonly stake?: string };

/** The newest request about a match that can still be confirmed: it has not expired, and there is no newer result event. */
export async function waitingRequest(db: Kysely<Schema>, actor: Actor, matchId: number): Promise<ResultRequest | null> {
  const { rows } = await sql<{ facts: number }>`select facts from match where match_id = ${matchId}`.execute(db);
  const waiting = await waitingRequests<ManualResultEntry, readonly StoredImpact[]>(db, actor, { matchId });
  const request = waiting.find(({ ruling }) => ruling.version === rows[0]?.facts);
  if (request === undefined) return null;
  const { ruling } = request.ruling;
  return {
    requestId: request.requestId,
    kind: ruling.kind,
    marketId: ("marketId" in ruling ? ruling.marketId : undefined) ?? null,
    score: "result" in ruling ? scoreText(ruling.result) : null,
    askedBy: request.requester,
    own: request.requestedBy === actor.staffId,
    confirmers: request.confirmers,
    refusal: request.refusal,
    reason: request.reason,
    askedAt: request.requestedAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
    impact: request.impact.map(({ stake: older, ...each }) => ({
      ...each,
      totalStake: minor(BigInt(older ?? each.totalStake)),
      maxReturn: minor(BigInt(each.maxReturn)),
      paid: minor(BigInt(each.paid)),
    })),
  };
}
