import type { PaymentDirection } from "@livery/contract";
import type { PaymentCategoryText, PaymentMethodTerms } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { checkTexts } from "../language-texts.ts";
import { checkTerms, cleanTerms, storedTerms } from "../panel/payments/method-terms.ts";
import { insertCategoryTexts, storeMethodTexts } from "../payments/store-texts.ts";

/** A payment method; its order is that in the list. */
export interface SeedPaymentMethod
  extends
    Pick<PaymentMethodTerms, "fields" | "maxAmount" | "minAmount" | "texts">,
    Partial<Pick<PaymentMethodTerms, "accountValues" | "address" | "logo" | "nextStep" | "processingMinutes">> {
  readonly direction: PaymentDirection;
}

export interface SeedPaymentCategory {
  /** Identifies it, so that it is created once. */
  readonly name: string;
  readonly texts: readonly PaymentCategoryText[];
  readonly methods: readonly SeedPaymentMethod[];
}

/**
 * Creates the missing categories, each with its methods in a currency; existing ones belong to the operator. A category of which the
 * tenant has a title already is left out whole: the operator has one of their own, and two of the same title cannot be told apart.
 */
export async function ensurePayments(
  db: Kysely<Schema>,
  { tenantId, currency }: { readonly tenantId: number; readonly currency: string },
  seeds: readonly SeedPaymentCategory[],
): Promise<void> {
  for (const [index, { name, texts, methods }] of seeds.entries()) {
    await checkTexts(db, texts);
    const made = await db
      .insertInto("payment_category")
      .values({ tenant_id: tenantId, seed_name: name, list_order: index + 1 })
      .onConflict((conflict) => conflict.columns(["tenant_id", "seed_name"]).doNothing())
      .returning("category_id")
      .executeTakeFirst();
    if (made === undefined) continue;
    const categoryId = made.category_id;
    if (!(await storeFreeTitles(db, { tenantId, categoryId }, texts))) continue;
    for (const [order, { direction, ...method }] of methods.entries()) {
      const terms = cleanTerms({ ...plain, ...method, categoryId, order: order + 1 });
      await checkTerms(db, terms);
      const { method_id } = await db
        .insertInto("payment_method")
        .values({ tenant_id: tenantId, direction, currency, ...storedTerms(terms) })
        .returning("method_id")
        .executeTakeFirstOrThrow();
      await storeMethodTexts(db, method_id, terms.texts);
    }
  }
}

/** Stores the texts of a new category; if another category has one of the titles, removes the category and returns false. */
async function storeFreeTitles(
  db: Kysely<Schema>,
  { tenantId, categoryId }: { readonly tenantId: number; readonly categoryId: number },
  texts: readonly PaymentCategoryText[],
): Promise<boolean> {
  // Not checked before: an operator may create a category meanwhile.
  const stored = await insertCategoryTexts(db, { tenantId, categoryId }, texts)
    .onConflict((conflict) => conflict.constraint("payment_category_text_title").doNothing())
    .returning("lang")
    .execute();
  if (stored.length === texts.length) return true;
  await db.deleteFrom("payment_category").where("category_id", "=", categoryId).execute();
  return false;
}

/** The defaults of a method. */
const plain = {
  logo: null,
  processingMinutes: null,
  accountValues: [],
  nextStep: "none",
  address: null,
} as const;
