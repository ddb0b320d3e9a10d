import { CallError, type CallOptions, type Client, type ClientOptions } from "@livery/contract";
import { firstCalls, type FirstCall } from "./first-call-keys.ts";
import { loadOnce } from "./load-once.ts";

type FirstCalls = typeof import("./first-calls.ts");
type DeferredCalls = typeof import("./deferred-calls.ts");
export type SiteRows = FirstCalls["firstRows"] & DeferredCalls["deferredRows"];
/** Every call that the site makes. */
export type SiteCall = keyof SiteRows;
export type SiteClient = Client<SiteRows>;

/** Calls whose answer is the session state itself: their `signed_out` does not end a session. */
const sessionCalls: ReadonlySet<SiteCall> = new Set<SiteCall>(["userLogin", "getUserData", "logout"]);

/** What an answer reports beside its call. */
export interface ClientNews {
  /** The server no longer knows the session. */
  readonly expired: () => void;
  /** The site is under maintenance (§2): every call is refused. */
  readonly maintenance: () => void;
}

interface PartialClient {
  readonly call: (key: never, payload: never, options?: CallOptions) => Promise<unknown>;
}

/**
 * The contract's client over the calls of the site. Rows and their codecs are loaded with the first call that needs them. Code
 * that cannot be loaded rejects the call as `offline`; the next call loads it again.
 */
export function createSiteClient(options: ClientOptions, news: ClientNews): SiteClient {
  const first = loadOnDemand(async () => (await import("./first-calls.ts")).firstClient(options));
  const deferred = loadOnDemand(async () => (await import("./deferred-calls.ts")).deferredClient(options));
  const client: SiteClient = {
    // One table in two parts: the part that holds the row takes the payload, which the row's own codec then checks.
    call: async (key, payload, callOptions) => {
      const partialClient = await (isFirst(key) ? first : deferred)(key);
      return (await partialClient.call(key as never, payload as never, callOptions)) as never;
    },
  };
  return watchAnswers(client, news);
}

function loadOnDemand(load: () => Promise<PartialClient>): (key: SiteCall) => Promise<PartialClient> {
  const loaded = loadOnce(load);
  return async (key) => {
    try {
      return await loaded();
    } catch (cause) {
      throw new CallError("offline", { params: { key }, cause });
    }
  };
}

function isFirst(key: SiteCall): key is FirstCall {
  return (firstCalls as readonly SiteCall[]).includes(key);
}

/** Notifies `expired` and `maintenance` of every answer that reports them. */
export function watchAnswers(client: SiteClient, { expired, maintenance }: ClientNews): SiteClient {
  return {
    async call(key, payload, callOptions) {
      try {
        return await client.call(key, payload, callOptions);
      } catch (error) {
        if (error instanceof CallError && error.code === "signed_out" && !sessionCalls.has(key)) expired();
        if (error instanceof CallError && error.code === "maintenance") maintenance();
        throw error;
      }
    },
  };
}
