import { useState } from "react";
import { useAfterChange } from "../core/after-change.ts";
import { attempt, MutationKey, type Outcome } from "./attempt.ts";

export type MutationPhase = "open" | "sending" | "checking" | "unknown";

export interface IdempotentMutation<Result> {
  readonly phase: MutationPhase;
  /** The refusal or the unknown outcome; null while there is none. */
  readonly error: unknown;
  readonly run: (send: (key: string) => Promise<Result>) => Promise<Outcome<Result> | null>;
}

const pauses = [2_000, 4_000, 8_000] as const;
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * A mutation that moves money or cannot be undone, from one opening of its form: it is shown as done only after the server
 * confirms it, and it happens once however often it is sent.
 */
export function useIdempotentMutation<Result>(): IdempotentMutation<Result> {
  const afterChange = useAfterChange();
  const [attemptKey] = useState(() => new MutationKey());
  const [phase, setPhase] = useState<MutationPhase>("open");
  const [error, setError] = useState<unknown>(null);
  return {
    phase,
    error,
    run: async (send) => {
      if (phase === "sending" || phase === "checking") return null;
      setPhase("sending");
      setError(null);
      const outcome = await attempt(send, attemptKey.now, { pauses, wait, onUnsure: () => setPhase("checking") });
      attemptKey.after(outcome);
      setPhase(outcome.kind === "unknown" ? "unknown" : "open");
      if (outcome.kind === "done") afterChange();
      else setError(outcome.error);
      return outcome;
    },
  };
}
