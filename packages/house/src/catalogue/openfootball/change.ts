import { isDeepStrictEqual } from "node:util";
import type { StoredMatchStatus, StoredResult } from "../../db/tables/catalogue.ts";
import { statusAt, type DesiredMatch } from "./desired.ts";
import type { KnownMatch } from "./known-matches.ts";
import type { KeyedFixture } from "./with-keys.ts";

/** What a file changes in a match that the server knows. */
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
  /** Bets were settled by other results; only a resettlement may change that. */
  | { readonly kind: "conflict"; readonly field: string; readonly why: string };

const over: ReadonlySet<StoredMatchStatus> = new Set(["ended", "abandoned", "cancelled", "postponed"]);

/** True if the file has nothing new. A result that only adds detail is new, too. */
function isAsDesired(
  known: KnownMatch,
  fixture: KeyedFixture,
  desired: DesiredMatch,
  status: StoredMatchStatus,
): boolean {
  return (
    known.startsAt.toISOString() === desired.startsAt &&
    known.timeKnown === desired.timeKnown &&
    (desired.timeKnown || !known.open) &&
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
 * Decides what a fixture changes. Only the clock starts and ends a match that was offered, and the server's due work shows its
 * result; a file may postpone it, move it, or bring its result.
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
    // No bets wait for the result of a match that was never offered and is over.
    decided: !known.offered && over.has(status),
    held: shown ? null : desired.result,
    result: shown ? (desired.result ?? known.result) : null,
  };
}

function nextStatus(known: KnownMatch, desired: DesiredMatch, now: Date, future: boolean): StoredMatchStatus {
  if (desired.putOff !== null) return desired.putOff;
  if (future) return "not_started";
  if (!known.offered) return statusAt(desired, now);
  // Postponed before and played after all: due work handles it from its kick-off on.
  return over.has(known.status) && known.status !== "ended" ? "live" : known.status;
}
