import { CallError } from "@livery/contract";
import type { PaymentCategory } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { changesBetween, recordChange } from "../audit/record-change.ts";
import { requirePermission, type PanelContext, type PanelHandler } from "../panel-context.ts";
import { idempotent } from "../idempotent.ts";
import { readCategories, requireCategory } from "./method-rows.ts";

/** The categories of the tenant's payment methods. */
export const panelPaymentCategories: PanelHandler<"panelPaymentCategories"> = ({ house, actor }) =>
  readCategories(house.db, actor.tenantId);

/** Creates a category, once per idempotency key. */
export const panelPaymentCategoryCreate: PanelHandler<"panelPaymentCategoryCreate"> = (context, payload) =>
  idempotent(context, "panelPaymentCategoryCreate", payload, async (trx) => {
    const { tenantId } = context.actor;
    requirePermission(context.actor, "offer.edit");
    const { category_id } = await titled(() =>
      trx
        .insertInto("payment_category")
        .values({ tenant_id: tenantId, title: payload.title, list_order: payload.order })
        .returning("category_id")
        .executeTakeFirstOrThrow(),
    );
    const made = await requireCategory(trx, tenantId, category_id);
    await record(trx, context, made, {});
    return made;
  });

/** Changes the title or order of a category of the version that was shown. Without a difference nothing is written. */
export const panelPaymentCategoryChange: PanelHandler<"panelPaymentCategoryChange"> = (context, payload) =>
  context.house.db.transaction().execute(async (trx) => {
    const { tenantId } = context.actor;
    requirePermission(context.actor, "offer.edit");
    const { categoryId, version, title, order } = payload;
    const shown = await requireCategory(trx, tenantId, categoryId);
    const refuse = (now: number): never => {
      throw new CallError("version_conflict", { path: "version", params: { version: now } });
    };
    if (shown.version !== version) refuse(shown.version);
    if (shown.title === title && shown.order === order) return shown;
    const { numUpdatedRows } = await titled(() =>
      trx
        .updateTable("payment_category")
        .set({ title, list_order: order })
        .where("category_id", "=", shown.categoryId)
        .where("version", "=", BigInt(version))
        .executeTakeFirst(),
    );
    const now = await requireCategory(trx, tenantId, categoryId);
    if (numUpdatedRows !== 1n) refuse(now.version);
    await record(trx, context, now, shown);
    return now;
  });

/** Throws `duplicate_tag` if the tenant already has a category of this title. */
async function titled<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "payment_category_title")
      throw new CallError("duplicate_tag", { path: "title", cause: error });
    throw error;
  }
}

async function record(
  trx: Kysely<Schema>,
  context: PanelContext,
  { categoryId, title, order }: PaymentCategory,
  before: Partial<PaymentCategory>,
): Promise<void> {
  await recordChange(trx, context, {
    action: "offer.edit",
    target: { kind: "payment_category", id: categoryId, name: title },
    changes: changesBetween({ title: before.title, order: before.order }, { title, order }),
  });
}
