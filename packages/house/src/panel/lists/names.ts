import { foldText } from "@livery/i18n/folding";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";

/**
 * The names among those of a query with one column `name` that contain a text, as searches fold both (D47). They are compared here,
 * as the folding is not the database's: for names of which a tenant has some hundreds.
 */
export async function namesWith(
  db: Kysely<Schema>,
  names: RawBuilder<{ readonly name: string }>,
  text: string,
): Promise<readonly string[]> {
  const folded = foldText(text);
  // A text of signs alone folds to nothing, which every name contains.
  if (folded === "") return [];
  const { rows } = await sql<{ readonly name: string }>`select distinct name from (${names}) named`.execute(db);
  return rows.map(({ name }) => name).filter((name) => foldText(name).includes(folded));
}
