export type ListState = "loading" | "ready" | "empty" | "failed";

/** Data that is loaded stays shown, even if a later request failed. */
export function listState(facts: {
  readonly answered: boolean;
  readonly count: number;
  readonly failed: boolean;
}): ListState {
  if (facts.answered) return facts.count > 0 ? "ready" : "empty";
  return facts.failed ? "failed" : "loading";
}
