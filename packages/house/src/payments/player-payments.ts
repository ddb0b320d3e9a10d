import { minor } from "@livery/betting";
import type { Page, Payment, PaymentDirection } from "@livery/contract";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { readRequestedMethod, requestedInLanguage } from "./requested-method.ts";

export interface PaymentListQuery {
  readonly direction?: PaymentDirection | undefined;
  /** RFC 3339; on the server's clock (D36). */
  readonly from?: string | undefined;
  readonly days?: number | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A player's own requests, newest first, each method in the first of `langs` that it had. */
export async function ownPayments(
  db: Kysely<Schema>,
  playerId: number,
  { direction, from, days, page, pageSize }: PaymentListQuery,
  langs: readonly string[],
): Promise<Page<Payment>> {
  let requests = db.selectFrom("transfer_request as payment").where("player_id", "=", playerId);
  if (direction !== undefined) requests = requests.where("direction", "=", direction);
  if (from !== undefined) requests = requests.where("requested_at", ">=", new Date(from));
  if (from !== undefined && days !== undefined)
    requests = requests.where("requested_at", "<", new Date(Date.parse(from) + days * 86_400_000));
  const { count } = await requests.select(sql<bigint>`count(*)`.as("count")).executeTakeFirstOrThrow();
  const rows = await requests
    .select(["transfer_id", "method_id", "direction", "amount", "currency", "status", "requested_at", "resolved_at"])
    .select(["reason", "reference", "filled", readRequestedMethod(langs).as("method")])
    .orderBy("transfer_id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return {
    rows: rows.map(({ method: read, ...row }) => {
      const method = requestedInLanguage(read);
      return {
        paymentId: Number(row.transfer_id),
        payId: row.method_id,
        categoryId: method.categoryId,
        direction: row.direction,
        method: method.title,
        amount: minor(row.amount),
        currency: row.currency,
        status: row.status,
        requestedAt: row.requested_at.toISOString(),
        resolvedAt: row.resolved_at?.toISOString() ?? null,
        note: row.reason,
        reference: row.reference,
        values: row.filled,
        accountLines: method.accountLines,
        nextStep: method.nextStep,
        redirect: row.status === "pending" ? method.redirect : null,
      };
    }),
    total: Number(count),
    page,
    pageSize,
  };
}
