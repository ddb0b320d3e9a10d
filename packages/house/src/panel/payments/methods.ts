import { CallError } from "@livery/contract";
import type { PanelPaymentMethod } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { changesBetween } from "../../audit-entry.ts";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { storeMethodTexts } from "../../payments/store-texts.ts";
import { nextPageAddress, pictureAddress } from "../../stored-address.ts";
import { recordChange, withRemoved } from "../audit/record-change.ts";
import { requirePermission, type PanelContext, type PanelHandler } from "../panel-context.ts";
import { conditionsOf } from "../lists/filter.ts";
import { idempotent } from "../idempotent.ts";
import { auditFields, checkTerms, cleanTerms, storedTerms } from "./method-terms.ts";
import { readMethods, readerOf, requireCategory, requireMethod } from "./method-rows.ts";

/** The tenant's payment methods, offered or not. */
export const panelPaymentMethods: PanelHandler<"panelPaymentMethods"> = async (context, filter) => {
  const conditions = conditionsOf(filter, {
    categoryId: (id) => sql`m.category_id = ${anyId(id)}`,
    direction: (direction) => sql`m.direction = ${direction}`,
    currency: (currency) => sql`m.currency = ${currency}`,
    active: (active) => sql`m.active = ${active}`,
  });
  const where = sql.join([sql`true`, ...conditions], sql` and `);
  const methods = await readMethods(context.house.db, readerOf(context), where);
  return methods.map((method) => shownMethod(context, method));
};

/** A method as an answer carries it. */
function shownMethod({ log }: PanelContext, method: PanelPaymentMethod): PanelPaymentMethod {
  const { methodId } = method;
  const logo = pictureAddress(log, method.logo, { methodId });
  return { ...method, logo, address: nextPageAddress(log, method.address, { methodId }) };
}

/** Creates a method, which is offered from then on; once per idempotency key. */
export const panelPaymentMethodCreate: PanelHandler<"panelPaymentMethodCreate"> = (context, payload) =>
  idempotent(context, "panelPaymentMethodCreate", payload, async (trx) => {
    const { actor } = context;
    requirePermission(actor, "offer.edit");
    const { direction, currency, ...terms } = cleanTerms(payload);
    await checkTerms(trx, terms);
    await requireCurrency(trx, currency);
    await requireCategory(trx, readerOf(context), terms.categoryId);
    const { method_id } = await trx
      .insertInto("payment_method")
      .values({ tenant_id: actor.tenantId, direction, currency, ...storedTerms(terms) })
      .returning("method_id")
      .executeTakeFirstOrThrow();
    await storeMethodTexts(trx, method_id, terms.texts);
    const made = await requireMethod(trx, readerOf(context), method_id);
    await record(trx, context, made, {}, { direction, currency, ...auditFields(made), active: true });
    return made;
  });

/** Changes a method of the version that was shown. Without a difference nothing is written. */
export const panelPaymentMethodChange: PanelHandler<"panelPaymentMethodChange"> = (context, payload) =>
  context.house.db.transaction().execute(async (trx) => {
    const { actor } = context;
    requirePermission(actor, "offer.edit");
    const { methodId: _, version: __, reason, ...terms } = cleanTerms(payload);
    await checkTerms(trx, terms);
    const shown = await requireShown(trx, context, payload);
    await requireCategory(trx, readerOf(context), terms.categoryId);
    const before = auditFields(shown);
    const after = withRemoved(before, auditFields(terms));
    return change(trx, context, shown, { before, after, reason }, storedTerms(terms), () =>
      storeMethodTexts(trx, shown.methodId, terms.texts),
    );
  });

/** Withdraws a method, or offers it again. */
export const panelPaymentMethodOffer: PanelHandler<"panelPaymentMethodOffer"> = (context, payload) =>
  context.house.db.transaction().execute(async (trx) => {
    const { actor } = context;
    requirePermission(actor, "offer.edit");
    const { active, reason } = payload;
    const shown = await requireShown(trx, context, payload);
    return change(trx, context, shown, { before: { active: shown.active }, after: { active }, reason }, { active });
  });

/** A method of the version that was shown. Throws `not_found` and `version_conflict`. */
async function requireShown(
  trx: Kysely<Schema>,
  context: PanelContext,
  { methodId, version }: { readonly methodId: number; readonly version: number },
): Promise<PanelPaymentMethod> {
  const now = await requireMethod(trx, readerOf(context), methodId);
  if (now.version !== version)
    throw new CallError("version_conflict", { path: "version", params: { version: now.version } });
  return now;
}

interface Difference {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly reason: string | undefined;
}

/** Writes the differences. A simultaneous change waits, and finds another version. */
async function change(
  trx: Kysely<Schema>,
  context: PanelContext,
  shown: PanelPaymentMethod,
  { before, after, reason }: Difference,
  stored: Partial<ReturnType<typeof storedTerms>> & { readonly active?: boolean },
  storeTexts?: () => Promise<void>,
): Promise<PanelPaymentMethod> {
  if (changesBetween(before, after).length === 0) return shownMethod(context, shown);
  const { numUpdatedRows } = await trx
    .updateTable("payment_method")
    .set(stored)
    .where("method_id", "=", shown.methodId)
    .where("version", "=", BigInt(shown.version))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) {
    const { version } = await requireMethod(trx, readerOf(context), shown.methodId);
    throw new CallError("version_conflict", { path: "version", params: { version } });
  }
  await storeTexts?.();
  const now = await requireMethod(trx, readerOf(context), shown.methodId);
  await record(trx, context, now, before, after, reason);
  return shownMethod(context, now);
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
