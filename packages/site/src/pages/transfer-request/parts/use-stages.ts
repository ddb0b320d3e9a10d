import { useState } from "react";
import type { TransferRequestModel } from "../transfer-request.model.ts";

/** A group of questions; a variant shows the groups one after the other. */
export interface Stage<Key extends string> {
  readonly key: Key;
  /** Whether one of its questions has a shown problem. */
  readonly wrong: boolean;
}

/**
 * Returns the current stage and its setter: the first wrong one after each failed attempt, the first after a request was sent.
 * `begun` is the initial stage: a link may have answered the first.
 */
export function useStages<Key extends string>(
  { step, tries }: TransferRequestModel,
  stages: readonly [Stage<Key>, ...Stage<Key>[]],
  begun: Key = stages[0].key,
): readonly [Key, (key: Key) => void] {
  const first = stages[0].key;
  const [at, setAt] = useState<{ readonly key: Key | null; readonly tries: number }>({ key: null, tries });
  let key = at.key ?? begun;
  if (at.tries !== tries) {
    key = stages.find(({ wrong }) => wrong)?.key ?? key;
    setAt({ key, tries });
  } else if (step === "sent" && at.key !== first) {
    key = first;
    setAt({ key, tries });
  }
  // If a stage disappears with its method, the first one is shown.
  const stands = stages.some((stage) => stage.key === key) ? key : first;
  return [stands, (next) => setAt({ key: next, tries })];
}
