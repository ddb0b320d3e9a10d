import { CallError, newIdempotencyKey, type CallOptions, type Client } from "@livery/contract";
import { panelCalls, type PanelKey } from "@livery/contract/panel";

export type PanelClient = Client<typeof panelCalls>;

/** Calls whose answer states whether an account is signed in: their `signed_out` does not end the session. */
const sessionCalls: ReadonlySet<PanelKey> = new Set<PanelKey>(["panelSignIn", "panelMe", "panelSignOut"]);

/** Events of answers beside their results. */
export interface ClientNews {
  /** The server answered within the session: its half hour starts again (D60). */
  readonly reached: () => void;
  /** The server does not know the session any more. */
  readonly expired: () => void;
  /** Requests the code of the second factor; false if it is not entered. */
  readonly requestFactor: () => Promise<boolean>;
}

/**
 * Reports the events of each answer. A call that requires a fresh second factor is repeated after the code was entered, with the
 * same idempotency key: it is the same mutation.
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
