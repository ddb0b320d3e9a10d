import { CallError, type ErrorCode } from "@livery/contract";

/** Answers that leave open whether the deed was done: network or house broke off on the way. */
const uncertain: readonly ErrorCode[] = ["technical", "offline", "timeout", "unreadable_answer"];
/** While the fate of an earlier sending is asked for, these say nothing about it. */
const uncertainWhileRetrying: readonly ErrorCode[] = [
  ...uncertain,
  "already_in_progress",
  "busy",
  "maintenance",
  "rate_limited",
  "not_served",
  "signed_out",
];

/**
 * True where the error does not say whether what was sent with a key was done (D60); asking again with the same key is safe.
 * `asking`: an earlier sending with it is open still.
 */
export function leavesOpen(error: unknown, retrying: boolean): boolean {
  if (!(error instanceof CallError)) return true;
  // `busy` with a bare status is a gateway's 502–504, behind which the house may have done it.
  if (error.code === "busy" && "status" in error.params) return true;
  // It names another request that waits, so that this one is not under way.
  if (error.code === "already_in_progress" && "transfer" in error.params) return false;
  return (retrying ? uncertainWhileRetrying : uncertain).includes(error.code);
}
