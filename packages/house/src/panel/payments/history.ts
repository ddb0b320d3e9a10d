import type { PaymentEvent } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Actor } from "../panel-context.ts";
import { hidden } from "./payments.rows.ts";

/** The maximum number of rows; every approval has one for its request and one for its outcome. */
const most = 200;

/**
 * The history of a payment request, newest first: who requested it, which approvals waited for a second person and were refused
 * or expired, and the decision. A confirmed approval is the decision itself.
 */
export async function paymentHistory(
  db: Kysely<Schema>,
  actor: Actor,
  masked: boolean,
  paymentId: bigint,
): Promise<readonly PaymentEvent[]> {
  const staffName = (column: string) =>
    sql`actor_name('staff:' || ${sql.ref(column)}, ${actor.tenantId}, ${actor.dealerId})`;
  const { rows } = await sql<Omit<PaymentEvent, "at"> & { readonly at: Date }>`
    with transfer as (
        select payment.*, player.user_name from transfer_request payment join player using (player_id) where transfer_id = ${paymentId}),
      second as (select * from second_person_request where transfer_id = ${paymentId})
    select at, kind, actor, reason from (
      select requested_at as at, 'asked' as kind, 1 as turn, user_name as actor, null::text as reason from transfer
      union all
      select asked_at, 'approvalAsked', 2, ${staffName("asked_by")}, nullif(reason, '') from second
      union all
      select decided_at, 'approvalRefused', 3, ${staffName("decided_by")}, null from second where status = 'refused'
      union all
      select expires_at, 'approvalOver', 3, null, null from second
        where status = 'waiting' and expires_at <= clock_timestamp()
          and expires_at < coalesce((select resolved_at from transfer), 'infinity')
      union all
      select resolved_at, status, 4, case when resolved_by = 'player:' || player_id then user_name
          else actor_name(resolved_by, ${actor.tenantId}, ${actor.dealerId}) end, reason
        from transfer where status <> 'pending'
    ) facts order by at desc, turn desc limit ${most}`.execute(db);
  return rows.map(({ at, reason, ...event }) => ({
    ...event,
    at: at.toISOString(),
    reason: reason !== null && masked ? hidden : reason,
  }));
}
