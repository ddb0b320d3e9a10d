import { foldingVersion, foldText } from "@livery/i18n/folding";
import { type Insertable, type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "./db/schema.ts";
import type { AuditEntryTable, StoredChange } from "./db/tables/panel.ts";

export type NamedEntry = Pick<AuditEntryTable, "target_name" | "actor">;

/** The names of an entry as the search compares them (D47). */
export const foldedNames = ({ actor, target_name }: NamedEntry): string =>
  `${foldText(target_name)}\n${foldText(actor)}`;

/** Writes an entry of the history with its folded names. */
export async function insertAuditEntry(trx: Kysely<Schema>, entry: Insertable<AuditEntryTable>): Promise<void> {
  await trx
    .with("written", (db) => db.insertInto("audit_entry").values(entry).returning(["audit_id", "tenant_id"]))
    .insertInto("audit_search")
    .columns(["audit_id", "tenant_id", "folded", "folding"])
    .expression((db) =>
      db
        .selectFrom("written")
        .select([
          "audit_id",
          "tenant_id",
          sql.val(foldedNames(entry)).as("folded"),
          sql.lit(foldingVersion).as("folding"),
        ]),
    )
    .execute();
}

/** The condition that the target's name or the actor's has a text. Needs the table `e` of entries. */
export function namesContain(text: string): RawBuilder<boolean> {
  const folded = foldText(text);
  // A text of signs alone folds to nothing, which every name contains.
  if (folded === "") return sql`false`;
  return sql`exists (select from audit_search s
    where s.tenant_id = e.tenant_id and s.audit_id = e.audit_id and strpos(s.folded, ${folded}) > 0)`;
}

/** Fields that differ between two states, in the order of the second. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly StoredChange[] {
  const text = (value: unknown): string => JSON.stringify(value ?? null, plainNumbers);
  return Object.keys(after)
    .filter((field) => text(before[field]) !== text(after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/** Amounts are safe integers of minor units, on the wire as in the audit. */
export function plainNumbers(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? Number(value) : value;
}
