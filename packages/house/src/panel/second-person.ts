import { CallError } from "@livery/contract";
import type { SecondPersonNeeded, SecondPersonRefusal } from "@livery/contract/panel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Actor } from "./panel-context.ts";

/** The subject of a request for a second person. */
export type Subject = { readonly matchId: number } | { readonly paymentId: number | bigint };

/** A stored request, until a second person confirms or refuses it or a day has passed. */
export interface SecondPersonRequest<Proposal, Impact> extends SecondPersonNeeded {
  readonly requestId: number;
  readonly requestedBy: number;
  /** The requester's name. */
  readonly requester: string;
  /** The proposed decision. */
  readonly ruling: Proposal;
  readonly reason: string;
  /** Its impact at the time of the request. */
  readonly impact: Impact;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

/** The amount from which the tenant requires a second person (D95), minor units; the lowest of all tenants for null. */
export async function secondPersonFrom(db: Kysely<Schema>, tenantId: number | null): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select min(two_persons_from) as sum from tenant where ${tenantId}::integer is null or tenant_id = ${tenantId}`.execute(
    db,
  );
  return rows[0]?.sum ?? 0n;
}

/** Stores a request until a second person confirms it; returns its id. JSON has no bigint: amounts are stored as text. */
export async function requestSecondPerson(
  trx: Kysely<Schema>,
  { tenantId, staffId }: Actor,
  subject: Subject,
  proposal: { readonly ruling: unknown; readonly reason: string; readonly impact: unknown },
): Promise<number> {
  const json = (value: unknown): string =>
    JSON.stringify(value, (_, each: unknown) => (typeof each === "bigint" ? String(each) : each));
  const [matchId, paymentId] = "matchId" in subject ? [subject.matchId, null] : [null, subject.paymentId];
  const { rows } = await sql<{ request_id: number }>`
    insert into second_person_request (tenant_id, match_id, transfer_id, ruling, asked_by, reason, impact)
    values (${tenantId}, ${matchId}::integer, ${paymentId}::bigint, ${json(proposal.ruling)}::jsonb, ${staffId}, ${proposal.reason}, ${json(proposal.impact)}::jsonb)
    returning request_id`.execute(trx);
  return rows[0]?.request_id ?? 0;
}

/** Requests about a match or a payment that can still be confirmed: they have not expired. Newest first. */
export async function waitingRequests<Proposal, Impact>(
  db: Kysely<Schema>,
  actor: Actor,
  subject: Subject,
): Promise<readonly SecondPersonRequest<Proposal, Impact>[]> {
  const about =
    "matchId" in subject ? sql`request.match_id = ${subject.matchId}` : sql`request.transfer_id = ${subject.paymentId}`;
  const { rows } = await sql<SecondPersonRequest<Proposal, Impact>>`
    select request_id as "requestId", asked_by as "requestedBy", requester.name as requester, ruling, request.reason, impact,
      asked_at as "requestedAt", expires_at as "expiresAt",
      case when requester.dealer_id is null then 'staff' else 'dealer' end as confirmers, ${refusalFor(actor)} as refusal
    from second_person_request request join staff requester on requester.staff_id = request.asked_by
    where ${requestedBeside(actor)} and ${about} and request.status = 'waiting' and expires_at > clock_timestamp()
    order by request_id desc`.execute(db);
  return rows;
}

export interface LockedRequest<Proposal> {
  readonly requestId: number;
  readonly matchId: number | null;
  readonly paymentId: bigint | null;
  readonly requestedBy: number;
  /** Why the actor is no second person for it. */
  readonly refusal: SecondPersonRefusal | null;
  readonly ruling: Proposal;
  readonly reason: string;
  /** It can be confirmed: it is undecided and has not expired. */
  readonly open: boolean;
}

/**
 * Requests of the actor's own party, of the tables `request` and `requester`: the platform's staff confirm each other's, at
 * whichever tenant's panel they asked, and a tenant's staff those of the tenant.
 */
function requestedBeside({ role, tenantId }: Actor): RawBuilder<boolean> {
  return role === "platform"
    ? sql`requester.tenant_id is null`
    : sql`request.tenant_id = ${tenantId} and requester.tenant_id is not null`;
}

/** One request of the actor's party about a match or a payment, locked, whether it can be confirmed or not. */
export async function lockRequest<Proposal>(
  trx: Kysely<Schema>,
  actor: Actor,
  about: "match" | "transfer",
  requestId: number,
): Promise<LockedRequest<Proposal> | undefined> {
  const { rows } = await sql<LockedRequest<Proposal>>`
    select request_id as "requestId", match_id as "matchId", transfer_id as "paymentId", asked_by as "requestedBy", ruling, reason,
      request.status = 'waiting' and expires_at > clock_timestamp() as open, ${refusalFor(actor)} as refusal
    from second_person_request request join staff requester on requester.staff_id = request.asked_by
    where ${sql.ref(`request.${about}_id`)} is not null and request_id = ${requestId}::bigint
      and ${requestedBeside(actor)} for update of request`.execute(trx);
  return rows[0];
}

/** Confirms a locked request as the second person. Throws `second_person_needed` with the reason if the actor is none. */
export async function confirmRequest(
  trx: Kysely<Schema>,
  actor: Actor,
  { requestId, refusal }: LockedRequest<unknown>,
): Promise<void> {
  if (refusal !== null) throw new CallError("second_person_needed", { params: { reason: refusal } });
  await closeRequest(trx, actor, requestId, "done");
}

/** Refuses a locked request, or withdraws the actor's own. */
export async function refuseRequest(
  trx: Kysely<Schema>,
  actor: Actor,
  { requestId }: LockedRequest<unknown>,
): Promise<void> {
  await closeRequest(trx, actor, requestId, "refused");
}

/**
 * Who is no second person for a request (D95), of the tables `request` and `requester`; null for who is one. For staff it is
 * other staff of the tenant; for a dealer's account another one of that dealer or of a dealer above it, or staff. Nobody who
 * gave the other account its access within a day, and so may know its password; nor two accounts with access from one person.
 */
function refusalFor({ staffId, dealerId }: Actor): RawBuilder<SecondPersonRefusal | null> {
  return sql`case
    when request.asked_by = ${staffId} then 'own'
    when exists (select from staff reader where reader.staff_id = ${staffId} and (
        reader.access_given_at > now() - interval '24 hours'
          and reader.access_given_by in (requester.staff_id, requester.access_given_by)
        or requester.access_given_at > now() - interval '24 hours'
          and requester.access_given_by in (reader.staff_id, reader.access_given_by))) then 'gaveAccess'
    when ${dealerId}::integer is null then null
    when requester.dealer_id is null then 'staffOnly'
    when not exists (select from dealer own where own.dealer_id = requester.dealer_id and ${dealerId}::integer = any (own.path)) then 'otherDealer'
    end`;
}

async function closeRequest(
  trx: Kysely<Schema>,
  { staffId }: Actor,
  requestId: number,
  status: "done" | "refused",
): Promise<void> {
  await sql`
    update second_person_request set status = ${status}, decided_by = ${staffId}, decided_at = clock_timestamp() where request_id = ${requestId}`.execute(
    trx,
  );
}
