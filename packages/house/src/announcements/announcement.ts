import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";

/** Whom an announcement is written for, and by whom. */
export interface Announcing {
  readonly siteId: number;
  readonly tenantId: number;
  readonly actor: string;
}

/** What every announcement with a place on the screen has. */
export interface Scheduled {
  /** The operator's own, once a site: writing the same name again changes that announcement. */
  readonly name: string;
  readonly listOrder?: number;
  /** RFC 3339, on the house's clock: shown from `startsAt` to just before `endsAt`; absent is no bound. */
  readonly startsAt?: string;
  readonly endsAt?: string;
}

/** Texts by language code; at least one. */
export type Texts<Text> = Readonly<Record<string, Text>>;

/** Whether a scheduled row is shown now; the columns are those of the query's only scheduled table. */
export const isShown = sql<SqlBool>`coalesce(starts_at <= house_now(), true) and coalesce(ends_at > house_now(), true)`;

/** Rows in several languages, as one a key: in the first of `langs` that the key has, left out where it has none. */
export function inLanguage<Row extends { readonly lang: string }>(
  rows: readonly Row[],
  key: (row: Row) => number,
  langs: readonly string[],
): readonly Row[] {
  const best = new Map<number, Row>();
  const rank = (row: Row): number => langs.indexOf(row.lang);
  for (const row of rows) {
    const known = best.get(key(row));
    if (rank(row) >= 0 && (!known || rank(row) < rank(known))) best.set(key(row), row);
  }
  return [...best.values()];
}

/** Work whose writes all happen or none: in the caller's transaction where there is one. */
export function together<Result>(
  db: Kysely<Schema>,
  work: (trx: Kysely<Schema> | Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
