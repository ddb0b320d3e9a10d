import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";
import type { Role } from "./permissions/index.ts";

export type Area =
  | "site"
  | "session"
  | "account"
  | "sport"
  | "coupon"
  | "money"
  | "games"
  | "promotion"
  | "print"
  | "panel";

/**
 * One row of the contract. `payload` and `result` are codecs: their input side is the wire (the
 * specification's spellings), their output side is the model that everything else speaks.
 */
export interface Call<Payload extends z.ZodMiniType = z.ZodMiniType, Result extends z.ZodMiniType = z.ZodMiniType> {
  readonly key: string;
  readonly area: Area;
  readonly method: "GET" | "POST";
  /** Path on the site's host, parameters in braces: `/ekol/resetPassword/{passCode}`. */
  readonly path: string;
  readonly summary: string;
  /** Who may make it (§6). `visitor` means that no session is needed. */
  readonly callers: readonly Role[];
  readonly payload: Payload;
  readonly result: Result;
  /** Codes beyond those that every call can answer (see `commonErrors`). */
  readonly errors: readonly ErrorCode[];
  /** True where the call moves money or makes something: it takes an `Idempotency-Key` (D21, D54). */
  readonly effect: boolean;
}

/** Lays a row down with its defaults: POST, no effect, no errors of its own. */
// @__NO_SIDE_EFFECTS__
export function defineCall<Payload extends z.ZodMiniType, Result extends z.ZodMiniType, const Key extends string>(
  row: Omit<Call<Payload, Result>, "effect" | "errors" | "method"> & {
    key: Key;
    method?: "GET" | "POST";
    effect?: boolean;
    errors?: readonly ErrorCode[];
  },
): Call<Payload, Result> & { readonly key: Key } {
  return { ...row, method: row.method ?? "POST", effect: row.effect ?? false, errors: row.errors ?? [] };
}

/** What the house's handler receives. */
export type PayloadOf<C extends Call> = z.output<C["payload"]>;
/** What the house's handler returns and the site receives. */
export type ResultOf<C extends Call> = z.output<C["result"]>;
/** What the site passes in: as `PayloadOf`, but the page and its size may be left to their defaults. */
export type PayloadGiven<C extends Call> = WithoutPaging<PayloadOf<C>>;

type PagingName = "page" | "pageSize";
type WithoutPaging<P> = P extends { readonly page: number; readonly pageSize: number }
  ? Omit<P, PagingName> & { readonly [N in PagingName]?: number | undefined }
  : P;

/** Rows by key: the whole table, or those that a bundle picks. */
export type Calls = Readonly<Record<string, Call>>;
