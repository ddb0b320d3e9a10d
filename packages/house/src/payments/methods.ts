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
  const { rows } = await sql<MethodRow & Omit<MethodTexts, "accountValues">>`
    select m.method_id as "payId", ${methodColumns}, ${methodTexts} as texts, ${categoryTexts(sql.ref("m.category_id"))} as "categoryTexts"
    from payment_method m where m.tenant_id = ${tenantId} and m.method_id = ${anyId(payId)}`.execute(db);
  const [row] = rows;
  return row === undefined
    ? null
    : { ...row, ...methodFor(row, langs), categoryTitle: categoryTitle(row.categoryTexts, langs) };
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
  const { rows } = await sql<MethodRow & Pick<PaymentMethod, "categoryTitle">>`
    select m.method_id as "payId", ${methodColumns}, ${textsFor(langs)} as texts,
      ${readCategoryTitle(sql.ref("m.category_id"), langs)} as "categoryTitle"
    from payment_method m join payment_category c using (category_id)
    where m.tenant_id = ${tenantId} and m.currency = ${currency} and m.active
      and ${payId === undefined ? sql`true` : sql`m.method_id = ${anyId(payId)}`}
      and ${categoryId === undefined ? sql`true` : sql`m.category_id = ${anyId(categoryId)}`}
    order by c.list_order, c.category_id, m.list_order, m.method_id limit 200`.execute(db);
  return rows.map((row) => ({ ...row, ...methodFor(row, langs) }));
}

const methodFor = (row: MethodRow, langs: readonly string[]) => ({
  ...methodInLanguage(row, langs),
  minAmount: minor(row.minAmount),
  maxAmount: minor(row.maxAmount),
});

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

/** The columns of a method `m` that players and the panel see, without its texts. */
export const methodColumns = sql`
  m.category_id as "categoryId", m.logo, m.direction, m.currency, m.min_amount as "minAmount", m.max_amount as "maxAmount",
  m.processing_minutes as "processingMinutes", m.account_values as "accountValues", m.next_step as "nextStep", m.address, m.fields,
  m.active, m.version`;

const textsWhere = (condition: RawBuilder<unknown>): RawBuilder<readonly PaymentMethodText[]> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('lang', t.lang, 'title', t.title, 'instructions', t.instructions,
    'accountLabels', t.account_labels, 'fields', t.field_texts) order by t.lang)
  from payment_method_text t where t.method_id = m.method_id and ${condition}), '[]')`;

/** The texts of a method `m` in every language: for its form, and for a request, which stores them. */
export const methodTexts = textsWhere(sql`true`);

/**
 * The texts of a method `m` that `methodInLanguage` uses for a reader of these languages: that of the first language, and of others
 * only those that are the first to have a part which it lacks.
 */
const textsFor = (langs: readonly string[]): RawBuilder<readonly PaymentMethodText[]> =>
  textsWhere(sql`t.lang in (
    select distinct on (part) other.lang from payment_method_text other cross join lateral (
      select 'title' as part
      union all select 'instructions' where other.instructions <> ''
      union all select 'account ' || place
        from jsonb_array_elements_text(other.account_labels) with ordinality as account (label, place) where label <> ''
      union all select key || ' ' || place
        from jsonb_array_elements(other.field_texts) with ordinality as field (texts, place), jsonb_each_text(texts) as field_text (key, text)
        where text <> '') parts
    where other.method_id = m.method_id
    order by part, array_position(${langs}::text[], other.lang), other.lang)`);

/** The texts of a category in every language. */
export function categoryTexts(categoryId: RawBuilder<unknown>): RawBuilder<readonly PaymentCategoryText[]> {
  return sql`coalesce((select jsonb_agg(jsonb_build_object('lang', said.lang, 'title', said.title) order by said.lang)
    from payment_category_text said where said.category_id = ${categoryId}), '[]')`;
}

/** The title of a category in the first of `langs` that it has, else in any language; the others stay in the database. */
export function readCategoryTitle(categoryId: RawBuilder<unknown>, langs: readonly string[]): RawBuilder<string> {
  return sql`coalesce((select text.title from payment_category_text text where text.category_id = ${categoryId}
    order by array_position(${langs}::text[], text.lang), text.lang limit 1), '')`;
}

/** The same of its texts. */
export function categoryTitle(texts: readonly PaymentCategoryText[], langs: readonly string[]): string {
  return byPreference(texts, langs)[0]?.title ?? "";
}

type MethodRow = Omit<PaymentMethodTerms, "maxAmount" | "minAmount" | "order"> &
  Pick<StoredMethod, "active" | "currency" | "direction" | "payId" | "version"> & {
    readonly minAmount: bigint;
    readonly maxAmount: bigint;
  };
