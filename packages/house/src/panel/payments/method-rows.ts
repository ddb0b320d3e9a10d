import { minor } from "@livery/betting";
import { CallError } from "@livery/contract";
import { methodInLanguage, type PanelPaymentMethod, type PaymentCategory } from "@livery/contract/panel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { categoryTexts, categoryTitle, methodColumns, methodTexts, readCategoryTitle } from "../../payments/methods.ts";
import { type PanelContext, staffLanguages } from "../panel-context.ts";

/** The tenant of an account, and the languages in which it reads titles. */
export interface StaffReader {
  readonly tenantId: number;
  readonly langs: readonly string[];
}

export const readerOf = (context: PanelContext): StaffReader => ({
  tenantId: context.actor.tenantId,
  langs: staffLanguages(context),
});

type MethodRow = Omit<PanelPaymentMethod, "maxAmount" | "minAmount" | "title" | "version"> & {
  readonly minAmount: bigint;
  readonly maxAmount: bigint;
  readonly version: bigint;
};

/** Methods of a tenant, offered or not, in the order of their categories and their own; the first 500. */
export async function readMethods(
  db: Kysely<Schema>,
  { tenantId, langs }: StaffReader,
  where: RawBuilder<unknown>,
): Promise<readonly PanelPaymentMethod[]> {
  const { rows } = await sql<MethodRow>`
    select m.method_id as "methodId", ${methodColumns}, ${methodTexts} as texts,
      ${readCategoryTitle(sql.ref("m.category_id"), langs)} as "categoryTitle", m.list_order as "order",
      (select count(*)::integer from transfer_request where method_id = m.method_id and status = 'pending') as pending
    from payment_method m join payment_category c using (category_id) where m.tenant_id = ${tenantId} and ${where}
    order by c.list_order, c.category_id, m.list_order, m.method_id limit 500`.execute(db);
  return rows.map((row) => ({
    ...row,
    title: methodInLanguage(row, langs).title,
    minAmount: minor(row.minAmount),
    maxAmount: minor(row.maxAmount),
    version: Number(row.version),
  }));
}

/** One method of a tenant. Throws `not_found`. */
export async function requireMethod(
  db: Kysely<Schema>,
  reader: StaffReader,
  methodId: number,
): Promise<PanelPaymentMethod> {
  const [method] = await readMethods(db, reader, sql`m.method_id = ${anyId(methodId)}`);
  if (method === undefined) throw new CallError("not_found", { path: "methodId" });
  return method;
}

/** Categories of a tenant in their order; the first 200. */
export async function readCategories(
  db: Kysely<Schema>,
  { tenantId, langs }: StaffReader,
  where: RawBuilder<unknown> = sql`true`,
): Promise<readonly PaymentCategory[]> {
  const { rows } = await sql<Omit<PaymentCategory, "title" | "version"> & { readonly version: bigint }>`
    select category_id as "categoryId", ${categoryTexts(sql.ref("c.category_id"))} as texts, list_order as "order", version,
      (select count(*)::integer from payment_method m where m.category_id = c.category_id) as methods
    from payment_category c where tenant_id = ${tenantId} and ${where} order by list_order, category_id limit 200`.execute(
    db,
  );
  return rows.map((row) => ({
    ...row,
    title: categoryTitle(row.texts, langs),
    version: Number(row.version),
  }));
}

/** One category of a tenant. Throws `not_found`. */
export async function requireCategory(
  db: Kysely<Schema>,
  reader: StaffReader,
  categoryId: number,
): Promise<PaymentCategory> {
  const [category] = await readCategories(db, reader, sql`category_id = ${anyId(categoryId)}`);
  if (category === undefined) throw new CallError("not_found", { path: "categoryId" });
  return category;
}
