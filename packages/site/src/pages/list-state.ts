export type ListState = "loading" | "ready" | "empty" | "failed";

/** An answer that is there is shown, even when asking again has failed. */
export function listState(facts: {
  readonly answered: boolean;
  readonly count: number;
  readonly failed: boolean;
}): ListState {
  if (facts.answered) return facts.count > 0 ? "ready" : "empty";
  return facts.failed ? "failed" : "loading";
}
