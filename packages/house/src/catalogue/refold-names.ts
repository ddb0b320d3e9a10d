import { foldingVersion, foldText } from "@livery/i18n/folding";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { slugOf } from "./folding.ts";

/** Advisory lock: one process at a time folds the names ("LIVF"). */
const foldingLock = 0x4c495646;

/** The tables with folded names: their key, what a slug is unique within, and whether they have a text for the search. */
const tables = [
  { name: "category", key: "category_id", within: "sport_id", searched: false },
  { name: "tournament", key: "tournament_id", within: "category_id", searched: true },
  { name: "team", key: "team_id", within: "category_id", searched: true },
] as const;

/**
 * Folds the names again that an earlier version of the folding wrote (D47), so that searches and imports find them. A slug that
 * another row has already stays as it is. Returns the number of names.
 */
export async function refoldNames(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ stale: boolean }>`
    select exists (select from category where folding <> ${foldingVersion})
      or exists (select from tournament where folding <> ${foldingVersion})
      or exists (select from team where folding <> ${foldingVersion}) as stale`.execute(db);
  if (rows[0]?.stale !== true) return 0;
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('statement_timeout', '60s', true), set_config('lock_timeout', '60s', true)`.execute(
      trx,
    );
    await sql`select pg_advisory_xact_lock(${foldingLock})`.execute(trx);
    let count = 0;
    for (const table of tables) count += await refoldTable(trx, table);
    return count;
  });
}

interface NamedRow {
  readonly id: number;
  readonly within: number;
  readonly name: string;
  readonly slug: string;
  readonly folding: number;
}

async function refoldTable(
  db: Kysely<Schema>,
  { name, key, within, searched }: (typeof tables)[number],
): Promise<number> {
  const { rows } = await sql<NamedRow>`
    select ${sql.ref(key)} as id, ${sql.ref(within)} as within, name, slug, folding from ${sql.table(name)}
    order by ${sql.ref(key)} for update`.execute(db);
  const taken = new Set(rows.map((row) => `${row.within}/${row.slug}`));
  const changes = rows
    .filter(({ folding }) => folding !== foldingVersion)
    .map((row) => {
      const slug = slugOf(row.name);
      const place = `${row.within}/${slug}`;
      const isFree = slug !== "" && !taken.has(place);
      if (isFree) taken.add(place);
      return { id: row.id, slug: isFree ? slug : row.slug, folded: foldText(row.name) };
    });
  await sql`
    update ${sql.table(name)} set folding = ${foldingVersion}, slug = change.slug
      ${searched ? sql`, folded = change.folded` : sql``}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(id integer, slug text, folded text)
    where ${sql.ref(key)} = change.id`.execute(db);
  return changes.length;
}
