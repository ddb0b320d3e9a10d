import { CallError, decodeError, timeouts, type JsonValue } from "@livery/contract";
import type { ReleaseAnswer } from "../update/update.machine.ts";

/** The server's own paths beside the contract's calls; the specification has no row for them. */
export interface HousePaths {
  /** `GET /release`. */
  readonly release: (signal: AbortSignal) => Promise<ReleaseAnswer>;
  /**
   * `POST /handoff`: leaves the session and a slip for the site's other host, and `POST /handoff/arrival` there, which binds them
   * to this browser; returns that host.
   */
  readonly createHandOff: (slip: JsonValue, signal: AbortSignal) => Promise<{ readonly host: string }>;
  /** `POST /handoff/redeem`, on the other host. */
  readonly redeemHandOff: (signal: AbortSignal) => Promise<{ readonly signedIn: boolean; readonly slip: JsonValue }>;
  /** `POST /notifications/read`: at most 200 ids. */
  readonly markRead: (ids: readonly number[], signal: AbortSignal) => Promise<void>;
}

export interface HousePathsOptions {
  /** Scheme and host of the API; "" for the page's own. */
  readonly baseUrl: string;
  /** The site's public key (D43). */
  readonly siteKey: string;
  readonly fetch?: typeof globalThis.fetch;
  /** The page's scheme and port, which its site's other host has too. */
  readonly location?: Pick<Location, "protocol" | "port">;
}

/**
 * Calls the server's own paths. Every failure is a CallError, as in the contract's client: the server's error, or `offline`,
 * `timeout`, `unreadable_answer`.
 */
export function housePaths(options: HousePathsOptions): HousePaths {
  const keyed = (path: string) => `${path}?token=${encodeURIComponent(options.siteKey)}`;
  return {
    release: async (signal) => {
      const answer = await request(options, "/release", signal);
      const { release, maintenance } = answer;
      if (typeof release !== "string" || typeof maintenance !== "boolean") throw new CallError("unreadable_answer");
      return { release, maintenance };
    },
    createHandOff: async (slip, signal) => {
      const { host, ticket } = await request(options, keyed("/handoff"), signal, { slip });
      if (typeof host !== "string" || typeof ticket !== "string") throw new CallError("unreadable_answer");
      const { protocol, port } = options.location ?? globalThis.location;
      const there = `${protocol}//${host}${port === "" ? "" : `:${port}`}`;
      await request({ ...options, baseUrl: there }, keyed("/handoff/arrival"), signal, ticket);
      return { host };
    },
    redeemHandOff: async (signal) => {
      const { signedIn, slip } = await request(options, keyed("/handoff/redeem"), signal, {});
      if (typeof signedIn !== "boolean" || slip === undefined) throw new CallError("unreadable_answer");
      return { signedIn, slip: slip as JsonValue };
    },
    markRead: async (ids, signal) => void (await request(options, keyed("/notifications/read"), signal, { ids })),
  };
}

/** Sends one request; a body makes it a POST. A text goes to the site's other host, which stores a cookie. */
async function request(
  { baseUrl, fetch = globalThis.fetch }: HousePathsOptions,
  path: string,
  signal: AbortSignal,
  body?: object | string,
): Promise<Record<string, unknown>> {
  const clock = AbortSignal.timeout(timeouts.call);
  try {
    const response = await fetch(baseUrl + path, {
      method: body === undefined ? "GET" : "POST",
      headers: { accept: "application/json", ...(typeof body === "object" && { "content-type": "application/json" }) },
      credentials: typeof body === "string" ? "include" : "same-origin",
      cache: "no-store",
      signal: AbortSignal.any([signal, clock]),
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const answer = parsed(await response.text());
    if (!response.ok) throw decodeError(response.status, answer);
    if (typeof answer !== "object" || answer === null) throw new CallError("unreadable_answer");
    return answer as Record<string, unknown>;
  } catch (cause) {
    if (cause instanceof CallError) throw cause;
    signal.throwIfAborted();
    throw new CallError(clock.aborted ? "timeout" : "offline", { cause });
  }
}

/** Parses JSON; returns undefined if the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
