import { CallError, createClientOf, type CallOptions, type Client, type ClientOptions } from "@livery/contract";
import { firstRows } from "./first-rows.ts";

type FirstRows = typeof firstRows;
type LateRows = (typeof import("./late-rows.ts"))["lateRows"];
export type SiteRows = FirstRows & LateRows;
/** Every call that the site makes. */
export type SiteCall = keyof SiteRows;
export type SiteClient = Client<SiteRows>;

/** Calls that say themselves whether somebody is signed in: their `signed_out` ends nothing. */
const asksWhoIsThere: ReadonlySet<SiteCall> = new Set<SiteCall>(["userLogin", "getUserData", "logout"]);

/** What an answer says beside its call. */
export interface ClientNews {
  /** The house no longer knows the session. */
  readonly expired: () => void;
  /** The site is being worked on (§2): every call is refused. */
  readonly maintenance: () => void;
}

/**
 * The contract's client over the calls of the site. The rows of later calls come with the first of these; a chunk that
 * does not arrive is a call that found nobody.
 */
export function createSiteClient(options: ClientOptions, news: ClientNews): SiteClient {
  const first: Client<FirstRows> = createClientOf(firstRows, options);
  let later: Promise<Client<LateRows>> | null = null;
  const late = (): Promise<Client<LateRows>> => {
    later ??= import("./late-rows.ts").then(({ lateRows }) => createClientOf(lateRows, options));
    later.catch(() => (later = null));
    return later;
  };
  // One table in two parts: whichever part holds the row takes the payload, which the row's own codec then checks.
  const ask = async (key: SiteCall, payload: never, callOptions?: CallOptions): Promise<unknown> => {
    if (isFirst(key)) return first.call(key, payload, callOptions);
    const rows = await late().catch((cause: unknown) => {
      throw new CallError("offline", { params: { key }, cause });
    });
    return rows.call(key, payload, callOptions);
  };
  const client: SiteClient = {
    call: async (key, payload, callOptions) => (await ask(key, payload as never, callOptions)) as never,
  };
  return watchAnswers(client, news);
}

function isFirst(key: SiteCall): key is keyof FirstRows {
  return key in firstRows;
}

/** Tells the news of every answer that brings some. */
export function watchAnswers(client: SiteClient, { expired, maintenance }: ClientNews): SiteClient {
  return {
    async call(key, payload, callOptions) {
      try {
        return await client.call(key, payload, callOptions);
      } catch (error) {
        if (error instanceof CallError && error.code === "signed_out" && !asksWhoIsThere.has(key)) expired();
        if (error instanceof CallError && error.code === "maintenance") maintenance();
        throw error;
      }
    },
  };
}
