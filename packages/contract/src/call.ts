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
 * One row of the contract. `payload` and `result` are codecs: their input side is the wire (the specification's spellings), their
 * output side is the model that all other code uses.
 */
export interface Call<Payload extends z.ZodMiniType = z.ZodMiniType, Result extends z.ZodMiniType = z.ZodMiniType> {
  readonly key: string;
  readonly area: Area;
  readonly method: "GET" | "POST";
  /** Path on the site's host, parameters in braces: `/ekol/resetPassword/{passCode}`. */
  readonly path: string;
  readonly summary: string;
  /** The roles that may call it (§6). `visitor`: no session is needed. */
  readonly callers: readonly Role[];
  readonly payload: Payload;
  readonly result: Result;
  /** Error codes beyond those of every call (see `commonErrors`). */
  readonly errors: readonly ErrorCode[];
  /** True if the call moves money or creates something: it takes an `Idempotency-Key` (D21, D54). */
  readonly effect: boolean;
}

/** Defines a row with its defaults: POST, no effect, no errors of its own. */
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

/** The payload that the server's handler receives. */
export type PayloadOf<C extends Call> = z.output<C["payload"]>;
/** The result that the server's handler returns and the site receives. */
export type ResultOf<C extends Call> = z.output<C["result"]>;
/** The payload that the site passes: as `PayloadOf`, but page and limit are optional. */
export type PayloadGiven<C extends Call> = WithoutPaging<PayloadOf<C>>;

type PagingName = "page" | "pageSize";
type WithoutPaging<P> = P extends { readonly page: number; readonly pageSize: number }
  ? Omit<P, PagingName> & { readonly [N in PagingName]?: number | undefined }
  : P;

/** Rows by key: the whole table, or a bundle's selection. */
export type Calls = Readonly<Record<string, Call>>;
