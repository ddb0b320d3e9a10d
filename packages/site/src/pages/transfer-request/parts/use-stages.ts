import { useState } from "react";
import type { TransferRequestModel } from "../model.ts";

/** Some of the questions, which a variant asks one after the other. */
export interface Stage<Key extends string> {
  readonly key: Key;
  /** Whether something of it is said to be wrong. */
  readonly wrong: boolean;
}

/**
 * Where a variant stands that asks in stages: at the first that is wrong after each try that had no way on, at the beginning
 * after a request. `begun` is where it stands until somebody has moved: a link may have answered the first.
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
  // A stage that is gone with its method begins anew.
  const stands = stages.some((stage) => stage.key === key) ? key : first;
  return [stands, (next) => setAt({ key: next, tries })];
}
