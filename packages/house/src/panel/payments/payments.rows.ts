import { minor } from "@livery/betting";
import type { PaymentDirection, PaymentStatus } from "@livery/contract";
import type { PaymentRow } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { readRequestedTitle } from "../../payments/requested-method.ts";
import { type PanelContext, staffLanguages } from "../panel-context.ts";
import type { FileColumns } from "../lists/file.ts";

interface Row {
  readonly transfer_id: bigint;
  readonly player_id: number;
  readonly user_name: string;
  readonly dealer_id: number;
  readonly dealer_name: string;
  readonly site_name: string;
  readonly direction: PaymentDirection;
  readonly method_id: number;
  readonly method_title: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly status: PaymentStatus;
  readonly awaits_second_person: boolean;
  readonly reference: string;
  readonly requested_at: Date;
  readonly resolved_at: Date | null;
  readonly resolver: string | null;
  readonly reason: string | null;
}

/** Whether an approval of a payment waits for a second person: a condition on the table `payment`. */
export const awaitsSecondPerson = sql<boolean>`(payment.status = 'pending' and exists (
  select from second_person_request second where second.transfer_id = payment.transfer_id
    and second.status = 'waiting' and second.expires_at > clock_timestamp()))`;

/** Shown instead of a text that the actor may not read. */
export const hidden = "…";

/**
 * The rows of payment requests by id, their methods in the account's language; the caller has checked the scope. `masked`: texts
 * about a user are hidden.
 */
export async function readPaymentRows(
  db: Kysely<Schema>,
  context: Pick<PanelContext, "actor" | "lang">,
  masked: boolean,
  paymentIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, PaymentRow>> {
  const { actor } = context;
  const { rows } = await sql<Row>`
    select payment.transfer_id, payment.player_id, player.user_name, player.dealer_id, dealer.name as dealer_name, site.name as site_name,
      payment.direction, payment.method_id, ${readRequestedTitle(staffLanguages(context))} as method_title,
      payment.currency, payment.amount, payment.status,
      ${awaitsSecondPerson} as awaits_second_person, payment.reference, payment.requested_at, payment.resolved_at, payment.reason,
      case when payment.resolved_by = 'player:' || payment.player_id then player.user_name
        else actor_name(payment.resolved_by, ${actor.tenantId}, ${actor.dealerId}) end as resolver
    from transfer_request payment join player using (player_id) join dealer using (dealer_id) join site on site.site_id = player.site_id
    where payment.transfer_id = any (${paymentIds}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.transfer_id, paymentRow(row, masked)]));
}

function paymentRow(row: Row, masked: boolean): PaymentRow {
  return {
    paymentId: Number(row.transfer_id),
    playerId: row.player_id,
    userName: row.user_name,
    dealerId: row.dealer_id,
    dealerName: row.dealer_name,
    siteName: row.site_name,
    direction: row.direction,
    methodId: row.method_id,
    methodTitle: row.method_title,
    currency: row.currency,
    amount: minor(row.amount),
    status: row.status,
    awaitsSecondPerson: row.awaits_second_person,
    reference: row.reference,
    requestedAt: row.requested_at.toISOString(),
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    resolvedBy: row.resolver,
    reason: row.reason !== null && masked ? hidden : row.reason,
  };
}

/** Columns of the file, by their names in the contract. */
export const paymentColumns: FileColumns<"panelPayments"> = {
  transferId: (row) => row.paymentId,
  reference: (row) => row.reference,
  userName: (row) => row.userName,
  dealerName: (row) => row.dealerName,
  siteName: (row) => row.siteName,
  direction: (row) => row.direction,
  methodTitle: (row) => row.methodTitle,
  currency: (row) => row.currency,
  amount: (row) => ({ minor: row.amount, currency: row.currency }),
  status: (row) => row.status,
  awaitsSecondPerson: (row) => row.awaitsSecondPerson,
  requestedAt: { instant: (row) => row.requestedAt },
  resolvedAt: { instant: (row) => row.resolvedAt },
  resolvedBy: (row) => row.resolvedBy,
  reason: (row) => row.reason,
};
