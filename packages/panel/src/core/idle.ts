/** Milliseconds without an answer after which the server ends a session (D60), and how long before that the warning is shown. */
export const idleAfter = 30 * 60_000;
export const warnedFor = 2 * 60_000;
/** A person who types makes no call: the session is refreshed at most this often. */
const refreshEvery = 5 * 60_000;

export type Idleness =
  | { readonly kind: "fine" }
  /** The person is active: the session must be refreshed. */
  | { readonly kind: "refresh" }
  | { readonly kind: "warn"; readonly left: number }
  | { readonly kind: "over" };

/** The state of an idle session. All parameters are milliseconds of the same clock. */
export function idleness(now: number, reachedAt: number, activeAt: number): Idleness {
  const since = now - reachedAt;
  if (since >= idleAfter) return { kind: "over" };
  if (activeAt > reachedAt && since >= refreshEvery && now - activeAt < refreshEvery) return { kind: "refresh" };
  return since >= idleAfter - warnedFor ? { kind: "warn", left: idleAfter - since } : { kind: "fine" };
}
