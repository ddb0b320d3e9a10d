import type { PaymentCategoryText, PaymentMethodText } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";

/** Replaces a category's texts. */
export async function storeCategoryTexts(
  trx: Kysely<Schema>,
  { tenantId, categoryId }: { readonly tenantId: number; readonly categoryId: number },
  texts: readonly PaymentCategoryText[],
): Promise<void> {
  await trx.deleteFrom("payment_category_text").where("category_id", "=", categoryId).execute();
  await insertCategoryTexts(trx, { tenantId, categoryId }, texts).execute();
}

/** The insert of a category's texts, which has none yet. */
export const insertCategoryTexts = (
  trx: Kysely<Schema>,
  { tenantId, categoryId }: { readonly tenantId: number; readonly categoryId: number },
  texts: readonly PaymentCategoryText[],
) =>
  trx
    .insertInto("payment_category_text")
    .values(texts.map((text) => ({ category_id: categoryId, tenant_id: tenantId, ...text })));

/** Replaces a method's texts. */
export async function storeMethodTexts(
  trx: Kysely<Schema>,
  methodId: number,
  texts: readonly PaymentMethodText[],
): Promise<void> {
  await trx.deleteFrom("payment_method_text").where("method_id", "=", methodId).execute();
  await trx
    .insertInto("payment_method_text")
    .values(
      texts.map(({ lang, title, instructions, accountLabels, fields }) => ({
        method_id: methodId,
        lang,
        title,
        instructions,
        account_labels: JSON.stringify(accountLabels),
        field_texts: JSON.stringify(fields),
      })),
    )
    .execute();
}
