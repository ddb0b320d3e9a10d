import { minor } from "@livery/betting";
import { CallError, type PaymentMethod } from "@livery/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { anyId } from "../db/any-id.ts";
import type { Schema } from "../db/schema.ts";

/** A method at `version`, offered or not. */
export interface StoredMethod extends PaymentMethod {
  /** The address of the next step, with `{reference}` for the request's. */
  readonly address: string | null;
  readonly active: boolean;
  readonly version: bigint;
}

type Row = Omit<StoredMethod, "maxAmount" | "minAmount"> & { readonly minAmount: bigint; readonly maxAmount: bigint };

/** One method of a tenant; null if no method has this id. */
export async function storedMethod(db: Kysely<Schema>, tenantId: number, payId: number): Promise<StoredMethod | null> {
  const [method] = await readMethods(db, sql`m.tenant_id = ${tenantId} and m.method_id = ${anyId(payId)}`);
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
): Promise<readonly PaymentMethod[]> {
  return readMethods(
    db,
    sql`m.tenant_id = ${tenantId} and m.currency = ${currency} and m.active
      and ${payId === undefined ? sql`true` : sql`m.method_id = ${anyId(payId)}`}
      and ${categoryId === undefined ? sql`true` : sql`m.category_id = ${anyId(categoryId)}`}`,
  );
}

/**
 * The methods that are offered to a player. A category of their tenant may be empty; a foreign category, and a method that is not
 * offered to them, are `not_found`. Throws `not_allowed` for other than online users: their dealer serves them (§6).
 */
export async function methodsOfPlayer(
  db: Kysely<Schema>,
  player: { readonly tenantId: number; readonly currency: string; readonly online: boolean },
  filter: MethodFilter,
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
  const methods = await offeredMethods(db, player, filter);
  if (payId !== undefined && methods.length === 0) throw new CallError("not_found", { path: "payId" });
  return methods;
}

/** The columns of a method `m` of a category `c` that players and the panel see. */
export const methodColumns = sql`
  m.category_id as "categoryId", c.title as "categoryTitle", m.title, m.logo, m.direction, m.currency, m.min_amount as "minAmount",
  m.max_amount as "maxAmount", m.processing_minutes as "processingMinutes", m.instructions, m.account_lines as "accountLines",
  m.next_step as "nextStep", m.address, m.fields, m.active, m.version`;

async function readMethods(db: Kysely<Schema>, where: RawBuilder<unknown>): Promise<readonly StoredMethod[]> {
  const { rows } = await sql<Row>`
    select m.method_id as "payId", ${methodColumns}
    from payment_method m join payment_category c using (category_id) where ${where}
    order by c.list_order, c.category_id, m.list_order, m.method_id limit 200`.execute(db);
  return rows.map((row) => ({ ...row, minAmount: minor(row.minAmount), maxAmount: minor(row.maxAmount) }));
}
