import { minor } from "@livery/betting";
import { CallError, type PaymentMethod } from "@livery/contract";
import {
  byPreference,
  methodInLanguage,
  type PaymentCategoryText,
  type PaymentMethodTerms,
  type PaymentMethodText,
} from "@livery/contract/panel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { anyId } from "../db/any-id.ts";
import type { Schema } from "../db/schema.ts";

/** The texts of a method and of its category in every language. */
export interface MethodTexts extends Pick<PaymentMethodTerms, "accountValues"> {
  readonly texts: readonly PaymentMethodText[];
  readonly categoryTexts: readonly PaymentCategoryText[];
}

/** A method at `version` as its reader sees it, offered or not. */
export interface StoredMethod extends PaymentMethod, MethodTexts {
  /** The address of the next step, with `{reference}` for the request's and `{lang}` for the reader's language. */
  readonly address: string | null;
  readonly active: boolean;
  readonly version: bigint;
}

/** One method of a tenant in the first of `langs` that it has; null if no method has this id. */
export async function storedMethod(
  db: Kysely<Schema>,
  { tenantId, langs }: { readonly tenantId: number; readonly langs: readonly string[] },
  payId: number,
): Promise<StoredMethod | null> {
  const [method] = await readMethods(db, langs, sql`m.tenant_id = ${tenantId} and m.method_id = ${anyId(payId)}`);
  return method ?? null;
}

/** The methods to read: all of a category, or one. */
export interface MethodFilter {
  readonly payId?: number | undefined;
  readonly categoryId?: number | undefined;
}

/** The methods that are offered to players of a currency now, by the order of the categories and their own; the first 200. */
async function offeredMethods(
  db: Kysely<Schema>,
  { tenantId, currency }: { readonly tenantId: number; readonly currency: string },
  { payId, categoryId }: MethodFilter,
  langs: readonly string[],
): Promise<readonly PaymentMethod[]> {
  return readMethods(
    db,
    langs,
    sql`m.tenant_id = ${tenantId} and m.currency = ${currency} and m.active
      and ${payId === undefined ? sql`true` : sql`m.method_id = ${anyId(payId)}`}
      and ${categoryId === undefined ? sql`true` : sql`m.category_id = ${anyId(categoryId)}`}`,
  );
}

/**
 * The methods that are offered to a player, each text in the first of `langs` that it has. A category of their tenant may be empty; a foreign category, and a method that is not
 * offered to them, are `not_found`. Throws `not_allowed` for other than online users: their dealer serves them (§6).
 */
export async function methodsOfPlayer(
  db: Kysely<Schema>,
  player: { readonly tenantId: number; readonly currency: string; readonly online: boolean },
  filter: MethodFilter,
  langs: readonly string[],
): Promise<readonly PaymentMethod[]> {
  const { payId, categoryId } = filter;
  if (!player.online) throw new CallError("not_allowed", { params: { action: "transfer.request" } });
  if (categoryId !== undefined) {
    const category = await db
      .selectFrom("payment_category")
      .select("category_id")
      .where("tenant_id", "=", player.tenantId)
      .where("category_id", "=", anyId(categoryId))
      .executeTakeFirst();
    if (category === undefined) throw new CallError("not_found", { path: "payCatId" });
  }
  const methods = await offeredMethods(db, player, filter, langs);
  if (payId !== undefined && methods.length === 0) throw new CallError("not_found", { path: "payId" });
  return methods;
}

/** The columns of a method `m` that players and the panel see. */
export const methodColumns = sql`
  m.category_id as "categoryId", m.logo, m.direction, m.currency, m.min_amount as "minAmount", m.max_amount as "maxAmount",
  m.processing_minutes as "processingMinutes", m.account_values as "accountValues", m.next_step as "nextStep", m.address, m.fields,
  m.active, m.version, coalesce((
    select jsonb_agg(jsonb_build_object('lang', t.lang, 'title', t.title, 'instructions', t.instructions,
      'accountLabels', t.account_labels, 'fields', t.field_texts) order by t.lang)
    from payment_method_text t where t.method_id = m.method_id), '[]') as texts, ${categoryTexts(sql.ref("m.category_id"))} as "categoryTexts"`;

/** The texts of a category in every language. */
export function categoryTexts(categoryId: RawBuilder<unknown>): RawBuilder<readonly PaymentCategoryText[]> {
  return sql`coalesce((select jsonb_agg(jsonb_build_object('lang', said.lang, 'title', said.title) order by said.lang)
    from payment_category_text said where said.category_id = ${categoryId}), '[]')`;
}

/** The title of a category in the first of `langs` that it has, else in any language. */
export function categoryTitle(texts: readonly PaymentCategoryText[], langs: readonly string[]): string {
  return byPreference(texts, langs)[0]?.title ?? "";
}

type Row = Omit<PaymentMethodTerms, "maxAmount" | "minAmount" | "order"> &
  Pick<StoredMethod, "active" | "categoryTexts" | "currency" | "direction" | "payId" | "version"> & {
    readonly minAmount: bigint;
    readonly maxAmount: bigint;
  };

async function readMethods(
  db: Kysely<Schema>,
  langs: readonly string[],
  where: RawBuilder<unknown>,
): Promise<readonly StoredMethod[]> {
  const { rows } = await sql<Row>`
    select m.method_id as "payId", ${methodColumns}
    from payment_method m join payment_category c using (category_id) where ${where}
    order by c.list_order, c.category_id, m.list_order, m.method_id limit 200`.execute(db);
  return rows.map((row) => ({
    ...row,
    ...methodInLanguage(row, langs),
    categoryTitle: categoryTitle(row.categoryTexts, langs),
    minAmount: minor(row.minAmount),
    maxAmount: minor(row.maxAmount),
  }));
}
