import { CallError, type ErrorParams, type LegError } from "@livery/contract";

/** A refusal of legs: its code and params are those of the first leg. */
export function legRefusal(legs: readonly LegError[]): CallError {
  const sorted = legs.toSorted((a, b) => a.index - b.index);
  const [first] = sorted;
  if (first === undefined) throw new RangeError("a refusal for legs needs one");
  const locked = sorted.length > 1 && sorted.every(({ code }) => code === "market_locked");
  return new CallError(locked ? "locked_matches" : first.code, { params: locked ? {} : first.params, legs: sorted });
}

export const legError = (index: number, code: LegError["code"], params: ErrorParams = {}): LegError => ({
  index,
  code,
  params,
});
