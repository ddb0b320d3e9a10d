import { CallError, type ErrorCode } from "@livery/contract";
import type { Attempt, SlipRefusal } from "../context.ts";
import { outcomeRef } from "../pick.ts";

/** Answers that leave open whether the coupon was placed: network or house broke off on the way. */
const uncertain: readonly ErrorCode[] = ["technical", "offline", "timeout", "unreadable_answer"];
/** While the fate of an earlier sending is asked for, these say nothing about it. */
const uncertainWhileAsking: readonly ErrorCode[] = [
  ...uncertain,
  "already_in_progress",
  "busy",
  "maintenance",
  "rate_limited",
  "not_served",
  "signed_out",
];

/** True where the error does not say whether the coupon stands (D60); asking again with the same key is safe. */
export function leavesOpen(error: unknown, asking: boolean): boolean {
  if (!(error instanceof CallError)) return true;
  // `busy` with a bare status is a gateway's 502–504, behind which the house may have placed the coupon.
  if (error.code === "busy" && "status" in error.params) return true;
  return (asking ? uncertainWhileAsking : uncertain).includes(error.code);
}

/** The house's no, with its legs named by what they are. */
export function refusalOf(error: unknown, attempt: Attempt | null): SlipRefusal {
  if (!(error instanceof CallError)) return { code: "technical", params: {}, legs: [] };
  const legs = error.legs.flatMap(({ index, code, params }) => {
    const pick = attempt?.request.picks[index];
    return pick ? [{ ref: outcomeRef(pick), code, params }] : [];
  });
  return { code: error.code, params: error.params, legs };
}
