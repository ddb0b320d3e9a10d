import { CallError } from "@livery/contract";
import type { PaymentCategory, PaymentCategoryTerms } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import { changesBetween } from "../../audit-entry.ts";
import type { Schema } from "../../db/schema.ts";
import { checkTexts } from "../../language-texts.ts";
import { storeCategoryTexts } from "../../payments/store-texts.ts";
import { recordChange, withRemoved } from "../audit/record-change.ts";
import { requirePermission, type PanelContext, type PanelHandler } from "../panel-context.ts";
import { idempotent } from "../idempotent.ts";
import { readCategories, readerOf, requireCategory } from "./method-rows.ts";

/** The categories of the tenant's payment methods. */
export const panelPaymentCategories: PanelHandler<"panelPaymentCategories"> = (context) =>
  readCategories(context.house.db, readerOf(context));

/** Creates a category, once per idempotency key. */
export const panelPaymentCategoryCreate: PanelHandler<"panelPaymentCategoryCreate"> = (context, payload) =>
  idempotent(context, "panelPaymentCategoryCreate", payload, async (trx) => {
    const { tenantId } = context.actor;
    requirePermission(context.actor, "offer.edit");
    const terms = await cleanTerms(trx, payload);
    const { category_id } = await trx
      .insertInto("payment_category")
      .values({ tenant_id: tenantId, list_order: terms.order })
      .returning("category_id")
      .executeTakeFirstOrThrow();
    await storeTitles(trx, { tenantId, categoryId: category_id }, terms.texts);
    const made = await requireCategory(trx, readerOf(context), category_id);
    await record(trx, context, made, {}, auditFields(made));
    return made;
  });

/** Changes the titles or order of a category of the version that was shown. Without a difference nothing is written. */
export const panelPaymentCategoryChange: PanelHandler<"panelPaymentCategoryChange"> = (context, payload) =>
  context.house.db.transaction().execute(async (trx) => {
    const { tenantId } = context.actor;
    requirePermission(context.actor, "offer.edit");
    const { categoryId, version } = payload;
    const terms = await cleanTerms(trx, payload);
    const shown = await requireCategory(trx, readerOf(context), categoryId);
    const refuse = (now: number): never => {
      throw new CallError("version_conflict", { path: "version", params: { version: now } });
    };
    if (shown.version !== version) refuse(shown.version);
    const before = auditFields(shown);
    const after = withRemoved(before, auditFields(terms));
    if (changesBetween(before, after).length === 0) return shown;
    const { numUpdatedRows } = await trx
      .updateTable("payment_category")
      .set({ list_order: terms.order })
      .where("category_id", "=", shown.categoryId)
      .where("version", "=", BigInt(version))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) refuse((await requireCategory(trx, readerOf(context), categoryId)).version);
    await storeTitles(trx, { tenantId, categoryId: shown.categoryId }, terms.texts);
    const now = await requireCategory(trx, readerOf(context), categoryId);
    await record(trx, context, now, before, after);
    return now;
  });

/** The terms in their stored form. Throws `invalid_field` for texts that do not fit each other. */
async function cleanTerms(trx: Kysely<Schema>, { order, texts }: PaymentCategoryTerms): Promise<PaymentCategoryTerms> {
  await checkTexts(trx, texts);
  return { order, texts: texts.map(({ lang, title }) => ({ lang, title: title.trim() })) };
}

/** Replaces a category's titles. Throws `duplicate_tag` if the tenant has another category of one of them in the same language. */
async function storeTitles(
  trx: Kysely<Schema>,
  category: { readonly tenantId: number; readonly categoryId: number },
  texts: PaymentCategoryTerms["texts"],
): Promise<void> {
  const others = await trx
    .selectFrom("payment_category_text")
    .select(["lang", "title"])
    .where("tenant_id", "=", category.tenantId)
    .where("category_id", "!=", category.categoryId)
    .execute();
  const taken = texts.findIndex(({ lang, title }) => others.some((each) => each.lang === lang && each.title === title));
  if (taken >= 0) throw new CallError("duplicate_tag", { path: `texts.${taken}.title` });
  try {
    await storeCategoryTexts(trx, category, texts);
  } catch (error) {
    // Another one was stored after the check.
    if ((error as { constraint?: string }).constraint === "payment_category_text_title")
      throw new CallError("duplicate_tag", { path: "texts", cause: error });
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** The terms of a category with each title as a field, so that the audit names the changed one. */
const auditFields = ({ order, texts }: PaymentCategoryTerms): Fields => ({
  order,
  ...Object.fromEntries(texts.map(({ lang, title }) => [`title.${lang}`, title])),
});

async function record(
  trx: Kysely<Schema>,
  context: PanelContext,
  { categoryId, title }: PaymentCategory,
  before: Fields,
  after: Fields,
): Promise<void> {
  await recordChange(trx, context, {
    action: "offer.edit",
    target: { kind: "payment_category", id: categoryId, name: title },
    changes: changesBetween(before, after),
  });
}
