/** Milliseconds without an answer after which the house ends a session (D60), and before it the time of the warning. */
export const idleAfter = 30 * 60_000;
export const warnedFor = 2 * 60_000;
/** Somebody types on and calls nothing: the house is told at most this often. */
const refreshEvery = 5 * 60_000;

export type Idleness =
  | { readonly kind: "fine" }
  /** Somebody works: the house is to hear of it. */
  | { readonly kind: "refresh" }
  | { readonly kind: "warn"; readonly left: number }
  | { readonly kind: "over" };

/** How it stands with an idle session. All are milliseconds of the same clock. */
export function idleness(now: number, reachedAt: number, activeAt: number): Idleness {
  const since = now - reachedAt;
  if (since >= idleAfter) return { kind: "over" };
  if (activeAt > reachedAt && since >= refreshEvery && now - activeAt < refreshEvery) return { kind: "refresh" };
  return since >= idleAfter - warnedFor ? { kind: "warn", left: idleAfter - since } : { kind: "fine" };
}
