import type * as mini from "zod/mini";
import * as z from "zod/mini";
import type { Page } from "../model/coupon.ts";
import { count, list, whole, type Atom } from "./atoms.ts";

/** `status` of every successful response; a refusal is an HTTP status and an error body (D44). */
const success = z._default(z.literal(1), 1);

/** A response without content: the call succeeded. */
export type Done = Readonly<Record<string, never>>;

export const done = z.codec(z.object({ status: success }), z.custom<Done>(), {
  decode: (): Done => ({}),
  encode: () => ({ status: 1 as const }),
});

/** `{ status, results: [...] }` on the wire, the plain rows in the model. */
// @__NO_SIDE_EFFECTS__
export function results<Row>(row: Atom<Row>, most: number): mini.ZodMiniType<readonly Row[]> {
  return z.codec(z.object({ status: success, results: list(row, most) }), z.custom<readonly Row[]>(Array.isArray), {
    decode: (value) => value.results,
    encode: (rows) => ({ status: 1 as const, results: [...rows] }),
  });
}

/** `{ status, results: {…} | null }`: one record, or null if a visitor requests their own. */
// @__NO_SIDE_EFFECTS__
export function resultOrNone<Row>(row: Atom<Row>): mini.ZodMiniType<Row | null> {
  return z.codec(z.object({ status: success, results: z.nullable(row) }), z.custom<Row | null>(), {
    decode: (value) => value.results,
    encode: (results) => ({ status: 1 as const, results }),
  });
}

/** `{ status, results: {…} }`. */
// @__NO_SIDE_EFFECTS__
export function result<Row>(row: Atom<Row>): mini.ZodMiniType<Row> {
  return z.codec(z.object({ status: success, results: row }), z.custom<Row>(), {
    decode: (value) => value.results,
    encode: (results) => ({ status: 1 as const, results }),
  });
}

export const largestPage = 200;
export const defaultPageSize = 50;

const pageNumber = whole(1, 100_000);
const pageSize = whole(1, largestPage);

/** The two payload fields of a paged call (§9: 50 a page). */
export const paging = pagingUpTo(largestPage);

/** `paging` with at most `most` rows a page. */
// @__NO_SIDE_EFFECTS__
export function pagingUpTo(most: number) {
  return {
    page: ["page", withDefault(pageNumber, 1)],
    pageSize: ["limit", withDefault(whole(1, most), defaultPageSize)],
  } as const;
}

/** If absent on the wire, `fallback` in the model; always written to the wire. */
// @__NO_SIDE_EFFECTS__
function withDefault(schema: Atom<number>, fallback: number): Atom<number> {
  return z.codec(z.optional(schema), z.custom<number>(), {
    decode: (value) => value ?? fallback,
    encode: (value) => value,
  });
}

/** `{ status, results, total, page, limit }` on the wire. */
// @__NO_SIDE_EFFECTS__
export function pageOf<Row>(row: Atom<Row>, most = largestPage): mini.ZodMiniType<Page<Row>> {
  const wire = z.object({
    status: success,
    results: list(row, most),
    total: count,
    page: pageNumber,
    limit: pageSize,
  });
  return z.codec(wire, z.custom<Page<Row>>(), {
    decode: (value): Page<Row> => ({
      rows: value.results,
      total: value.total,
      page: value.page,
      pageSize: value.limit,
    }),
    encode: (value) => ({
      status: 1 as const,
      results: [...value.rows],
      total: value.total,
      page: value.page,
      limit: value.pageSize,
    }),
  });
}
