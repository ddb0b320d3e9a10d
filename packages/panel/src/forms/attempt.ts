import { CallError, newIdempotencyKey, type ErrorCode } from "@livery/contract";

/** The outcome is unknown: a retry with the same key makes the mutation happen once. */
const unsure: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "timeout",
  "offline",
  "unreadable_answer",
  "technical",
  "already_in_progress",
]);

/** The outcome of a mutation. */
export type Outcome<Result> =
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "refused"; readonly error: unknown }
  /** It is not known whether the mutation happened. */
  | { readonly kind: "unknown"; readonly error: unknown };

export interface AttemptOptions {
  /** Milliseconds to wait before each retry. */
  readonly pauses: readonly number[];
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The outcome is unknown; the mutation is retried. */
  readonly onUnsure: () => void;
}

/** Makes a mutation once: without an answer it is retried with the same key, until the outcome is known or the retries end. */
export async function attempt<Result>(
  send: (key: string) => Promise<Result>,
  key: string,
  { pauses, wait, onUnsure }: AttemptOptions,
): Promise<Outcome<Result>> {
  for (let tried = 0; ; tried += 1) {
    try {
      return { kind: "done", result: await send(key) };
    } catch (error) {
      if (!isUnsure(error)) return { kind: "refused", error };
      const pause = pauses[tried];
      if (pause === undefined) return { kind: "unknown", error };
      onUnsure();
      await wait(pause);
    }
  }
}

/** Whether the outcome of the mutation is unknown after an error. */
export function isUnsure(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  // A request for a second person waits already: that is a refusal, not this mutation in progress.
  if (error.code === "already_in_progress" && "request" in error.params) return false;
  return unsure.has(error.code);
}

/**
 * The idempotency key of one opening of a form. It is the same for all retries of a mutation; a refusal means that nothing
 * happened, so the next submission is another mutation and gets a new key.
 */
export class MutationKey {
  #key = newIdempotencyKey();

  get now(): string {
    return this.#key;
  }

  after(outcome: Outcome<unknown>): void {
    if (outcome.kind === "refused") this.#key = newIdempotencyKey();
  }
}
