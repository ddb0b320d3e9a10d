import { CallError } from "@livery/contract";
import type { PanelPaymentMethod } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { changesBetween, recordChange } from "../audit/record-change.ts";
import { requirePermission, type PanelContext, type PanelHandler } from "../panel-context.ts";
import { conditionsOf } from "../lists/filter.ts";
import { idempotent } from "../idempotent.ts";
import { checkTerms, storedTerms, termsOf } from "./method-terms.ts";
import { readMethods, requireCategory, requireMethod } from "./method-rows.ts";

/** The tenant's payment methods, offered or not. */
export const panelPaymentMethods: PanelHandler<"panelPaymentMethods"> = ({ house, actor }, filter) => {
  const conditions = conditionsOf(filter, {
    categoryId: (id) => sql`m.category_id = ${anyId(id)}`,
    direction: (direction) => sql`m.direction = ${direction}`,
    currency: (currency) => sql`m.currency = ${currency}`,
    active: (active) => sql`m.active = ${active}`,
  });
  return readMethods(house.db, actor.tenantId, sql.join([sql`true`, ...conditions], sql` and `));
};

/** Creates a method, which is offered from then on; once per idempotency key. */
export const panelPaymentMethodCreate: PanelHandler<"panelPaymentMethodCreate"> = (context, payload) =>
  idempotent(context, "panelPaymentMethodCreate", payload, async (trx) => {
    const { actor } = context;
    requirePermission(actor, "offer.edit");
    const { direction, currency, ...terms } = payload;
    checkTerms(terms);
    await requireCurrency(trx, currency);
    await requireCategory(trx, actor.tenantId, terms.categoryId);
    const { method_id } = await trx
      .insertInto("payment_method")
      .values({ tenant_id: actor.tenantId, direction, currency, ...storedTerms(terms) })
      .returning("method_id")
      .executeTakeFirstOrThrow();
    const made = await requireMethod(trx, actor.tenantId, method_id);
    await record(trx, context, made, {}, { direction, currency, ...termsOf(made), active: true });
    return made;
  });

/** Changes a method of the version that was shown. Without a difference nothing is written. */
export const panelPaymentMethodChange: PanelHandler<"panelPaymentMethodChange"> = (context, payload) =>
  context.house.db.transaction().execute(async (trx) => {
    const { actor } = context;
    requirePermission(actor, "offer.edit");
    const { methodId: _, version: __, reason, ...terms } = payload;
    checkTerms(terms);
    const shown = await requireShown(trx, actor.tenantId, payload);
    await requireCategory(trx, actor.tenantId, terms.categoryId);
    return change(trx, context, shown, { ...termsOf(shown) }, { ...termsOf(terms) }, storedTerms(terms), reason);
  });

/** Withdraws a method, or offers it again. */
export const panelPaymentMethodOffer: PanelHandler<"panelPaymentMethodOffer"> = (context, payload) =>
  context.house.db.transaction().execute(async (trx) => {
    const { actor } = context;
    requirePermission(actor, "offer.edit");
    const { active, reason } = payload;
    const shown = await requireShown(trx, actor.tenantId, payload);
    return change(trx, context, shown, { active: shown.active }, { active }, { active }, reason);
  });

/** A method of the version that was shown. Throws `not_found` and `version_conflict`. */
async function requireShown(
  trx: Kysely<Schema>,
  tenantId: number,
  { methodId, version }: { readonly methodId: number; readonly version: number },
): Promise<PanelPaymentMethod> {
  const now = await requireMethod(trx, tenantId, methodId);
  if (now.version !== version)
    throw new CallError("version_conflict", { path: "version", params: { version: now.version } });
  return now;
}

/** Writes the differences. A simultaneous change waits, and finds another version. */
async function change(
  trx: Kysely<Schema>,
  context: PanelContext,
  shown: PanelPaymentMethod,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  stored: Partial<ReturnType<typeof storedTerms>> & { readonly active?: boolean },
  reason: string | undefined,
): Promise<PanelPaymentMethod> {
  if (changesBetween(before, after).length === 0) return shown;
  const { tenantId } = context.actor;
  const { numUpdatedRows } = await trx
    .updateTable("payment_method")
    .set(stored)
    .where("method_id", "=", shown.methodId)
    .where("version", "=", BigInt(shown.version))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) {
    const { version } = await requireMethod(trx, tenantId, shown.methodId);
    throw new CallError("version_conflict", { path: "version", params: { version } });
  }
  const now = await requireMethod(trx, tenantId, shown.methodId);
  await record(trx, context, now, before, after, reason);
  return now;
}

async function record(
  trx: Kysely<Schema>,
  context: PanelContext,
  { methodId, title, currency }: PanelPaymentMethod,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  reason?: string,
): Promise<void> {
  await recordChange(trx, context, {
    action: "offer.edit",
    target: { kind: "payment_method", id: methodId, name: title },
    currency,
    changes: changesBetween(before, after),
    reason,
  });
}

async function requireCurrency(trx: Kysely<Schema>, code: string): Promise<void> {
  const known = await trx.selectFrom("currency").select("code").where("code", "=", code).executeTakeFirst();
  if (known === undefined)
    throw new CallError("invalid_field", {
      path: "currency",
      params: { expected: "a currency of the house", received: code },
    });
}
