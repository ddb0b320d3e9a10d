import { CallError, newIdempotencyKey, type CallOptions, type Client } from "@livery/contract";
import { panelCalls, type PanelKey } from "@livery/contract/panel";

export type PanelClient = Client<typeof panelCalls>;

/** Calls that say themselves whether somebody is signed in: their `signed_out` ends nothing. */
const sessionCalls: ReadonlySet<PanelKey> = new Set<PanelKey>(["panelSignIn", "panelMe", "panelSignOut"]);

/** What answers say beside their calls. */
export interface ClientNews {
  /** The house answered in the name of the session: its half hour begins anew (D60). */
  readonly reached: () => void;
  /** The house no longer knows the session. */
  readonly expired: () => void;
  /** Asks for the code of the second factor; false where it is not given. */
  readonly requestFactor: () => Promise<boolean>;
}

/**
 * Tells the news of every answer that brings some. A call that wants a fresh second factor is made once more when the code
 * was given, with the same idempotency key: it is the same deed.
 */
export function watchAnswers(client: PanelClient, { reached, expired, requestFactor }: ClientNews): PanelClient {
  return {
    async call(key, payload, options) {
      const given = panelCalls[key].effect ? withKey(options) : options;
      for (let retried = false; ; retried = true) {
        try {
          const answer = await client.call(key, payload, given);
          reached();
          return answer;
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          if (error.code === "signed_out" && !sessionCalls.has(key)) expired();
          if (retried || error.code !== "second_factor_needed" || !(await requestFactor())) throw error;
        }
      }
    },
  };
}

function withKey(options: CallOptions = {}): CallOptions {
  return { ...options, idempotencyKey: options.idempotencyKey ?? newIdempotencyKey() };
}
