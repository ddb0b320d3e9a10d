import { CallError } from "@livery/contract";
import type { Attempt } from "../attempt.ts";
import type { SlipRefusal } from "../slip.context.ts";
import { outcomeRef } from "../selection.ts";

/** The server's refusal, with its legs identified by their outcome. */
export function refusalOf(error: unknown, attempt: Attempt | null): SlipRefusal {
  if (!(error instanceof CallError)) return { code: "technical", params: {}, legs: [] };
  const legs = error.legs.flatMap(({ index, code, params }) => {
    const selection = attempt?.request.selections[index];
    return selection ? [{ ref: outcomeRef(selection), code, params }] : [];
  });
  return { code: error.code, params: error.params, legs };
}
