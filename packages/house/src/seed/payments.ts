import type { PaymentDirection } from "@livery/contract";
import type { PaymentMethodTerms } from "@livery/contract/panel";

import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { checkTerms, storedTerms } from "../panel/payments/method-terms.ts";

/** A payment method; its order is that in the list. */
export interface SeedPaymentMethod
  extends
    Pick<PaymentMethodTerms, "fields" | "maxAmount" | "minAmount" | "title">,
    Partial<
      Pick<PaymentMethodTerms, "accountLines" | "address" | "instructions" | "logo" | "nextStep" | "processingMinutes">
    > {
  readonly direction: PaymentDirection;
}

export interface SeedPaymentCategory {
  readonly title: string;
  readonly methods: readonly SeedPaymentMethod[];
}

/** Creates the missing categories, each with its methods in a currency; existing ones belong to the operator. */
export async function ensurePayments(
  db: Kysely<Schema>,
  { tenantId, currency }: { readonly tenantId: number; readonly currency: string },
  seeds: readonly SeedPaymentCategory[],
): Promise<void> {
  for (const [index, { title, methods }] of seeds.entries()) {
    const made = await db
      .insertInto("payment_category")
      .values({ tenant_id: tenantId, title, list_order: index + 1 })
      .onConflict((conflict) => conflict.columns(["tenant_id", "title"]).doNothing())
      .returning("category_id")
      .executeTakeFirst();
    if (made === undefined) continue;
    for (const [order, { direction, ...method }] of methods.entries()) {
      const terms = { ...plain, ...method, categoryId: made.category_id, order: order + 1 };
      checkTerms(terms);
      await db
        .insertInto("payment_method")
        .values({ tenant_id: tenantId, direction, currency, ...storedTerms(terms) })
        .execute();
    }
  }
}

/** The defaults of a method. */
const plain = {
  logo: null,
  processingMinutes: null,
  instructions: null,
  accountLines: [],
  nextStep: "none",
  address: null,
} as const;
