import { CallError, type ErrorCode } from "@livery/contract";

/** Errors that leave open whether the mutation was made: network or server failed on the way. */
const uncertain: readonly ErrorCode[] = ["technical", "offline", "timeout", "unreadable_answer"];
/** While an earlier attempt is unresolved, these errors say nothing about it. */
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
 * Whether the error leaves open if the mutation with a key was made (D60); sending it again with the same key is safe.
 * `retrying`: an earlier attempt with the key is unresolved.
 */
export function leavesOpen(error: unknown, retrying: boolean): boolean {
  if (!(error instanceof CallError)) return true;
  // `busy` with only a status is a gateway's 502–504; the server behind it may have made the mutation.
  if (error.code === "busy" && "status" in error.params) return true;
  // It names another waiting request, so this one was not accepted.
  if (error.code === "already_in_progress" && "transfer" in error.params) return false;
  return (retrying ? uncertainWhileRetrying : uncertain).includes(error.code);
}
