import { isDeepStrictEqual } from "node:util";
import type { StoredMatchStatus, StoredResult } from "../../db/tables/catalogue.ts";
import { statusAt, type FileFacts } from "./desired.ts";
import type { KnownMatch } from "./known-matches.ts";
import type { KeyedFixture } from "./read.ts";

/** What a file changes in a match that the house knows. */
export type Change =
  | { readonly kind: "none" }
  | {
      readonly kind: "update";
      readonly status: StoredMatchStatus;
      readonly decided: boolean;
      readonly held: StoredResult | null;
      readonly result: StoredResult | null;
    }
  /** The earlier date was settled as void; the new one is a match of its own. */
  | { readonly kind: "replace" }
  /** Bets were settled by other facts; only a resettlement may change that. */
  | { readonly kind: "conflict"; readonly field: string; readonly why: string };

const over: ReadonlySet<StoredMatchStatus> = new Set(["ended", "abandoned", "cancelled", "postponed"]);

/** True where the file tells nothing that the house does not have. A result that only adds detail is news, too. */
function sameFacts(known: KnownMatch, fixture: KeyedFixture, facts: FileFacts, status: StoredMatchStatus): boolean {
  return (
    known.startsAt.toISOString() === facts.startsAt &&
    known.timeKnown === facts.timeKnown &&
    known.status === status &&
    known.reason === facts.reason &&
    isDeepStrictEqual(
      [known.round, known.stage, known.groupName, known.ground],
      [fixture.round, fixture.stage, fixture.group, fixture.ground],
    ) &&
    isDeepStrictEqual(known.result, facts.result)
  );
}

/**
 * Decides what a fixture changes. The clock alone starts and ends a match that was offered, and the
 * house's own work shows its result; a file may put it off, move it, or bring its result.
 */
export function changeOf(known: KnownMatch, fixture: KeyedFixture, facts: FileFacts, now: Date): Change {
  const settled = known.offered && known.decided;
  const future = Date.parse(facts.startsAt) > now.getTime();
  if (settled) {
    const isVoid = known.status === "postponed" || known.status === "abandoned" || known.status === "cancelled";
    if (isVoid && facts.putOff === null && Date.parse(facts.startsAt) > known.startsAt.getTime())
      return { kind: "replace" };
    const sameResult =
      facts.result === null || isDeepStrictEqual(known.result?.ft ?? null, facts.result.ft) || known.status !== "ended";
    if (!sameResult)
      return {
        kind: "conflict",
        field: "score",
        why: "bets were settled by another result; it stays until they are resettled",
      };
    return { kind: "none" };
  }
  const status = nextStatus(known, facts, now, future);
  if (sameFacts(known, fixture, facts, status)) return { kind: "none" };
  const shown = status === "ended";
  return {
    kind: "update",
    status,
    // A match that was never offered and is over has nobody waiting for its result.
    decided: !known.offered && over.has(status),
    held: shown ? null : facts.result,
    result: shown ? (facts.result ?? known.result) : null,
  };
}

function nextStatus(known: KnownMatch, facts: FileFacts, now: Date, future: boolean): StoredMatchStatus {
  if (facts.putOff !== null) return facts.putOff;
  if (future) return "not_started";
  if (!known.offered) return statusAt(facts, now);
  // Put off before and played after all: the house's work takes it from its kick-off on.
  return over.has(known.status) && known.status !== "ended" ? "live" : known.status;
}
