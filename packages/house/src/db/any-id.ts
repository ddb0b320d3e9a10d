import { type RawBuilder, sql } from "kysely";

/** An id of a payload, of whatever size: one that no column can hold is no error, it names nothing. */
export function anyId(id: number): RawBuilder<number> {
  return sql<number>`${id}::bigint`;
}
