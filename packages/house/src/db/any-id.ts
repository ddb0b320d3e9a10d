import { type RawBuilder, sql } from "kysely";

/** An id of a payload, of any size: one that no column can hold is no error, it matches no row. */
export function anyId(id: number): RawBuilder<number> {
  return sql<number>`${id}::bigint`;
}
