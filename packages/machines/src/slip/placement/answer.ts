import { CallError } from "@livery/contract";
import type { Attempt } from "../attempt.ts";
import type { SlipRefusal } from "../slip.context.ts";
import { outcomeRef } from "../pick.ts";

/** The server's refusal, with its legs identified by their outcome. */
export function refusalOf(error: unknown, attempt: Attempt | null): SlipRefusal {
  if (!(error instanceof CallError)) return { code: "technical", params: {}, legs: [] };
  const legs = error.legs.flatMap(({ index, code, params }) => {
    const pick = attempt?.request.picks[index];
    return pick ? [{ ref: outcomeRef(pick), code, params }] : [];
  });
  return { code: error.code, params: error.params, legs };
}
