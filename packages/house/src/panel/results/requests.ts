import type { ResultImpact, ResultRequest } from "@livery/contract/panel";
import { minor } from "@livery/betting";
import { type Kysely, sql } from "kysely";
import { scoreText } from "../../catalogue/lists/score-text.ts";
import type { Schema } from "../../db/schema.ts";
import type { SaidOfMatch } from "../../results/rule.ts";
import type { Actor } from "../context.ts";

/** What is taken back from this sum on asks for a second person of the tenant (money.md: b+2), minor units. */
export async function secondPersonFrom(db: Kysely<Schema>, tenantId: number): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select two_persons_from as sum from tenant where tenant_id = ${tenantId}`.execute(db);
  return rows[0]?.sum ?? 0n;
}

/** What is kept of an impact: amounts as text, since JSON has no bigint. */
type StoredImpact = {
  readonly [Name in keyof ResultImpact]: ResultImpact[Name] extends bigint ? string : ResultImpact[Name];
};

interface RequestRow {
  readonly request_id: number;
  readonly match_id: number;
  readonly ruling: SaidOfMatch;
  readonly asked_by: number;
  readonly asker: string;
  readonly reason: string;
  readonly impact: readonly StoredImpact[];
  readonly asked_at: Date;
  readonly expires_at: Date;
}

/** Keeps what somebody said until a second person confirms it; returns its id. */
export async function askForSecond(
  trx: Kysely<Schema>,
  { tenantId, staffId }: Actor,
  said: SaidOfMatch,
  impact: readonly ResultImpact[],
): Promise<number> {
  const stored = JSON.stringify(impact, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
  const { rows } = await sql<{ request_id: number }>`
    insert into result_request (tenant_id, match_id, ruling, asked_by, reason, impact)
    values (${tenantId}, ${said.matchId}, ${JSON.stringify(said)}::jsonb, ${staffId}, ${said.reason ?? ""}, ${stored}::jsonb)
    returning request_id`.execute(trx);
  return rows[0]?.request_id ?? 0;
}

/** The newest request about a match that somebody can still confirm: it has not expired, and nothing was said since. */
export async function waitingRequest(db: Kysely<Schema>, actor: Actor, matchId: number): Promise<ResultRequest | null> {
  const { rows } = await sql<RequestRow>`
    select request_id, request.match_id, ruling, asked_by, staff.name as asker, request.reason, impact, asked_at, expires_at
    from result_request request join staff on staff.staff_id = request.asked_by join match on match.match_id = request.match_id
    where request.tenant_id = ${actor.tenantId} and request.match_id = ${matchId} and request.status = 'waiting'
      and expires_at > clock_timestamp() and (ruling->>'version')::integer = match.facts
    order by request_id desc limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { ruling } = row.ruling;
  return {
    requestId: row.request_id,
    kind: ruling.kind,
    marketId: ("marketId" in ruling ? ruling.marketId : undefined) ?? null,
    score: "result" in ruling ? scoreText(ruling.result) : null,
    askedBy: row.asker,
    own: row.asked_by === actor.staffId,
    reason: row.reason,
    askedAt: row.asked_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    impact: row.impact.map((each) => ({
      ...each,
      stake: minor(BigInt(each.stake)),
      maxReturn: minor(BigInt(each.maxReturn)),
      paid: minor(BigInt(each.paid)),
    })),
  };
}

/** One request of the tenant, locked, whether it can be confirmed or not. */
export async function lockRequest(
  trx: Kysely<Schema>,
  tenantId: number,
  requestId: number,
): Promise<(RequestRow & { readonly open: boolean }) | undefined> {
  const { rows } = await sql<RequestRow & { open: boolean }>`
    select request_id, match_id, ruling, asked_by, '' as asker, reason, impact, asked_at, expires_at,
      status = 'waiting' and expires_at > clock_timestamp() as open
    from result_request where request_id = ${requestId}::bigint and tenant_id = ${tenantId} for update`.execute(trx);
  return rows[0];
}

export async function closeRequest(
  trx: Kysely<Schema>,
  { staffId }: Actor,
  requestId: number,
  status: "done" | "refused",
): Promise<void> {
  await sql`
    update result_request set status = ${status}, decided_by = ${staffId}, decided_at = clock_timestamp() where request_id = ${requestId}`.execute(
    trx,
  );
}
