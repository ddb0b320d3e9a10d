import { useState } from "react";
import type { LiveEntry } from "./arrange.ts";

/** Returns the match that is shown if none is chosen: the first of the list, and then the same one as long as it is listed. */
export function useFirstMatch(entries: readonly LiveEntry[]): number | null {
  const [shownId, setShownId] = useState<number | null>(null);
  const listed = entries.flatMap((entry) => (entry.kind === "match" ? [entry.match.matchId] : []));
  const first = shownId !== null && listed.includes(shownId) ? shownId : (listed[0] ?? null);
  if (first !== shownId) setShownId(first);
  return first;
}
