import { isDeepStrictEqual } from "node:util";
import type { StoredMatchStatus, StoredResult } from "../../db/tables/catalogue.ts";
import { statusAt, type DesiredMatch } from "./desired.ts";
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
function isAsDesired(
  known: KnownMatch,
  fixture: KeyedFixture,
  desired: DesiredMatch,
  status: StoredMatchStatus,
): boolean {
  return (
    known.startsAt.toISOString() === desired.startsAt &&
    known.timeKnown === desired.timeKnown &&
    known.status === status &&
    known.reason === desired.reason &&
    isDeepStrictEqual(
      [known.round, known.stage, known.groupName, known.ground],
      [fixture.round, fixture.stage, fixture.group, fixture.ground],
    ) &&
    isDeepStrictEqual(known.result, desired.result)
  );
}

/**
 * Decides what a fixture changes. The clock alone starts and ends a match that was offered, and the
 * house's own work shows its result; a file may put it off, move it, or bring its result.
 */
export function changeOf(known: KnownMatch, fixture: KeyedFixture, desired: DesiredMatch, now: Date): Change {
  const isSettled = known.offered && known.decided;
  const future = Date.parse(desired.startsAt) > now.getTime();
  if (isSettled) {
    const isVoid = known.status === "postponed" || known.status === "abandoned" || known.status === "cancelled";
    if (isVoid && desired.putOff === null && Date.parse(desired.startsAt) > known.startsAt.getTime())
      return { kind: "replace" };
    const sameResult =
      desired.result === null ||
      isDeepStrictEqual(known.result?.ft ?? null, desired.result.ft) ||
      known.status !== "ended";
    if (!sameResult)
      return {
        kind: "conflict",
        field: "score",
        why: "bets were settled by another result; it stays until they are resettled",
      };
    return { kind: "none" };
  }
  const status = nextStatus(known, desired, now, future);
  if (isAsDesired(known, fixture, desired, status)) return { kind: "none" };
  const shown = status === "ended";
  return {
    kind: "update",
    status,
    // A match that was never offered and is over has nobody waiting for its result.
    decided: !known.offered && over.has(status),
    held: shown ? null : desired.result,
    result: shown ? (desired.result ?? known.result) : null,
  };
}

function nextStatus(known: KnownMatch, desired: DesiredMatch, now: Date, future: boolean): StoredMatchStatus {
  if (desired.putOff !== null) return desired.putOff;
  if (future) return "not_started";
  if (!known.offered) return statusAt(desired, now);
  // Put off before and played after all: the house's work takes it from its kick-off on.
  return over.has(known.status) && known.status !== "ended" ? "live" : known.status;
}
