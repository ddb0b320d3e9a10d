import type { Page } from "@livery/contract";
import type { Sort } from "@livery/contract/panel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** A column that a list can be ordered by; rows without a value come last either way. */
export interface Order {
  readonly by: RawBuilder<unknown>;
  /** The join that only this order needs, with its keyword: `join …`. */
  readonly join?: RawBuilder<unknown>;
  readonly nullable?: boolean;
}

/**
 * One list as an actor requested it. `from` and `where` select and order keys only; `read` then loads the visible rows, so that a
 * page deep in a long list costs its keys and no joins.
 */
export interface List<Row, By extends string> {
  /** Tables with their joins, without the keyword: conditions and orders read them. */
  readonly from: RawBuilder<unknown>;
  /** All must hold: the actor's scope, and the filter. */
  readonly where: readonly RawBuilder<unknown>[];
  /** Each row's unique whole number: it breaks ties, so that no row is on two pages. */
  readonly key: RawBuilder<bigint>;
  /** Every order that the contract offers. No other text is ever put into `order by`. */
  readonly orders: Readonly<Record<By, Order>>;
  /** The default order. */
  readonly sort: Sort<By>;
  /** The rows of keys, by key, in any order. */
  readonly read: (keys: readonly bigint[]) => Promise<ReadonlyMap<bigint, Row>>;
}

interface ListQuery<By extends string> {
  readonly sort?: Sort<By> | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** The most rows of a file (panel.md); the rest is left out. */
export const longestFile = 100_000;
/** Rows that are read and written together: their text takes a few milliseconds of the event loop. */
const batchSize = 250;

/** One page, and how many rows there are in all. */
export async function listPage<Row, By extends string>(
  db: Kysely<Schema>,
  list: List<Row, By>,
  { sort = list.sort, page, pageSize }: ListQuery<By>,
): Promise<Page<Row>> {
  const total = await countOf(db, list);
  const offset = (page - 1) * pageSize;
  const keys = await keysOfPage(db, list, sort, { total, offset, limit: Math.min(pageSize, total - offset) });
  return { rows: await inOrder(list, keys), total, page, pageSize };
}

/**
 * All rows of a list, in batches. One statement at the start determines rows and order; no connection is held while a slow reader
 * receives them.
 */
export async function* listRows<Row, By extends string>(
  db: Kysely<Schema>,
  list: List<Row, By>,
  sort: Sort<By> = list.sort,
): AsyncGenerator<readonly Row[], void, undefined> {
  const keys = await keysOf(db, list, sort, longestFile, 0);
  for (let at = 0; at < keys.length; at += batchSize) yield inOrder(list, keys.slice(at, at + batchSize));
}

type Chosen = Pick<List<unknown, string>, "from" | "where">;

const conditionOf = (list: Chosen): RawBuilder<unknown> =>
  list.where.length === 0 ? sql`true` : sql.join(list.where, sql` and `);

async function countOf(db: Kysely<Schema>, list: Chosen): Promise<number> {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from ${list.from} where ${conditionOf(list)}`.execute(db);
  return Number((rows[0] as { total: bigint }).total);
}

/** The second half of a list is read from its end: no page is further away than half of it. */
async function keysOfPage<By extends string>(
  db: Kysely<Schema>,
  list: List<unknown, By>,
  sort: Sort<By>,
  { total, offset, limit }: { readonly total: number; readonly offset: number; readonly limit: number },
): Promise<readonly bigint[]> {
  if (limit <= 0) return [];
  if (offset <= total / 2) return keysOf(db, list, sort, limit, offset);
  return (await keysOf(db, list, sort, limit, total - offset - limit, true)).toReversed();
}

async function keysOf<By extends string>(
  db: Kysely<Schema>,
  list: List<unknown, By>,
  { by, descending }: Sort<By>,
  limit: number,
  offset: number,
  fromEnd = false,
): Promise<readonly bigint[]> {
  const order = list.orders[by];
  const direction = descending === fromEnd ? sql`asc` : sql`desc`;
  const nulls = order.nullable !== true ? sql`` : fromEnd ? sql` nulls first` : sql` nulls last`;
  const { rows } = await sql<{ key: bigint }>`
    select (${list.key})::bigint as key from ${list.from} ${order.join ?? sql``} where ${conditionOf(list)}
    order by ${order.by} ${direction}${nulls}, ${list.key} ${direction} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ key }) => key);
}

async function inOrder<Row>(list: Pick<List<Row, never>, "read">, keys: readonly bigint[]): Promise<readonly Row[]> {
  if (keys.length === 0) return [];
  const rows = await list.read(keys);
  return keys.flatMap((key) => rows.get(key) ?? []);
}
