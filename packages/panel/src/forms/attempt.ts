import { CallError, newIdempotencyKey, type ErrorCode } from "@livery/contract";

/** Nobody knows whether it was done: the same key asks again, and the deed is done once. */
const unsure: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "timeout",
  "offline",
  "unreadable_answer",
  "technical",
  "already_in_progress",
]);

/** What came of a deed. */
export type Outcome<Result> =
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "refused"; readonly error: unknown }
  /** Whether it was done could not be found out. */
  | { readonly kind: "unknown"; readonly error: unknown };

export interface AttemptOptions {
  /** Milliseconds to wait before each further try. */
  readonly pauses: readonly number[];
  readonly wait: (milliseconds: number) => Promise<void>;
  /** It is not known whether it was done; it is asked again. */
  readonly onUnsure: () => void;
}

/** Does a deed once: an answer that does not come is asked for again with the same key, until it is known or given up. */
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

/** Whether an error leaves open if the deed was done. */
export function isUnsure(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  // A request for a second person waits already: that is a refusal, not this deed under way.
  if (error.code === "already_in_progress" && "request" in error.params) return false;
  return unsure.has(error.code);
}

/**
 * The key of one opening of a form. It stays over all tries of the same deed; a refusal says that nothing was done, so that
 * what is sent after it is another deed.
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
