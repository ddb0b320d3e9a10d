import type { Call, Calls, PayloadGiven, ResultOf } from "./call.ts";
import { CallError } from "./errors.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { decodeResult, encodePayload } from "./wire/codec.ts";
import { decodeError } from "./wire/error-body.ts";

/** Milliseconds after which a call is aborted (D60). */
export const timeouts = { call: 10_000, placement: 15_000, settings: 3_000 } as const;

export interface ClientOptions {
  /** Scheme and host of the API, "" for the page's own. */
  readonly baseUrl: string;
  /** The site's public key (D43). */
  readonly siteKey: string;
  /** Returns the current language. */
  readonly lang: () => string;
  readonly fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  /** For rows with an effect: calls with the same key have one effect (D21). If absent, a new key is created. */
  readonly idempotencyKey?: string | undefined;
  /** Aborts the call; it then rejects with the signal's own reason, not with a CallError. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds, instead of the row's timeout. */
  readonly timeout?: number | undefined;
  /** Sends this request instead of the client's `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export interface Client<Rows extends Calls> {
  call<Key extends keyof Rows & string>(
    key: Key,
    payload: PayloadGiven<Rows[Key]>,
    options?: CallOptions,
  ): Promise<ResultOf<Rows[Key]>>;
}

/**
 * Creates a client for the given rows. Every failure is a CallError: the server's own, or `offline`, `timeout`,
 * `unreadable_answer` (status 0). No call is retried, and no identity is sent: the cookie carries it.
 * @example packages/contract/examples/call-a-house.example.ts
 */
export function createClientOf<const Rows extends Calls>(rows: Rows, options: ClientOptions): Client<Rows> {
  return {
    async call(key, payload, callOptions = {}) {
      const row: Call = rows[key] as Call;
      const answer = await send(options, row, encodePayload(row, payload as PayloadGiven<Call>), callOptions);
      return decodeResult(row, answer) as never;
    },
  };
}

async function send(
  options: ClientOptions,
  row: Call,
  wire: Record<string, unknown>,
  callOptions: CallOptions,
): Promise<unknown> {
  const { signal } = callOptions;
  signal?.throwIfAborted();
  const clock = AbortSignal.timeout(callOptions.timeout ?? timeoutOf(row));
  const { url, rest } = address(options, row, wire);
  const headers: Record<string, string> = { accept: "application/json" };
  if (row.method === "POST") headers["content-type"] = "application/json";
  if (row.effect) headers["idempotency-key"] = callOptions.idempotencyKey ?? newIdempotencyKey();
  try {
    const response = await (callOptions.fetch ?? options.fetch ?? globalThis.fetch)(url, {
      method: row.method,
      headers,
      credentials: "same-origin",
      signal: signal ? AbortSignal.any([signal, clock]) : clock,
      ...(row.method === "POST" && { body: JSON.stringify({ ...rest, lang: options.lang() }) }),
    });
    const text = await response.text();
    if (!response.ok) throw decodeError(response.status, parsed(text));
    return isText(row) ? text : parsed(text);
  } catch (cause) {
    if (cause instanceof CallError) throw cause;
    signal?.throwIfAborted();
    throw new CallError(clock.aborted ? "timeout" : "offline", { params: { key: row.key }, cause });
  }
}

/** Path parameters come from the payload, then from the values of every request: site key and language. */
function address(
  options: ClientOptions,
  row: Call,
  wire: Readonly<Record<string, unknown>>,
): { readonly url: string; readonly rest: Record<string, unknown> } {
  const rest = { ...wire };
  const always: Readonly<Record<string, string>> = { token: options.siteKey, lang: options.lang() };
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name] ?? always[name];
    delete rest[name];
    return encodeURIComponent(written(value));
  });
  const query = new URLSearchParams({ token: options.siteKey });
  if (row.method === "GET") {
    query.set("lang", options.lang());
    for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, written(value));
  }
  return { url: `${options.baseUrl}${path}?${query}`, rest };
}

/** Formats a value for an address. Rows use only text, numbers and flags there. */
function written(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  throw new TypeError(`not a value for an address: ${typeof value}`);
}

function timeoutOf(row: Call): number {
  if (row.key === "createcoupon") return timeouts.placement;
  return row.key === "settings" ? timeouts.settings : timeouts.call;
}

/** Print rows return a document (§7), lists of the panel a file if their row says so; all others JSON. */
function isText(row: Call & { readonly format?: string }): boolean {
  return row.area === "print" || row.format === "csv";
}

/** Returns undefined if the text is not JSON: the row's codec then refuses it with a path. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}
