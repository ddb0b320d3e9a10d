import { sameSelection, thousandths, type CouponKind, type Minor } from "@livery/betting";
import type {
  CouponPhase,
  OddsChange,
  OutcomeRef,
  RequestedSelection,
  PlaceCoupon,
  StakeLimits,
} from "@livery/contract";
import type { Attempt } from "../attempt.ts";
import type { ClosedReason, SlipSelection } from "../selection.ts";
import {
  amount,
  flag,
  listOf,
  nullable,
  oneOf,
  record,
  text,
  UnreadableRecord,
  whole,
} from "../../stored/stored-value.ts";

/** The part of a slip that outlives the page. */
export interface SlipRecord {
  readonly selections: readonly SlipSelection[];
  readonly sizes: readonly number[];
  readonly stake: Minor | null;
  readonly oddsChange: OddsChange;
  readonly attempt: Attempt | null;
}

/** Increased when the format changes. A record of a version that is no longer supported is discarded. */
const version = 2;
/** The first version had no systems. */
const withoutSizes = 1;
/** A bound above any slip's number of selections (§9: 27). */
const mostSelections = 100;

/** The selections are stored under an older name: another tab may run an older build, which discards a version it does not know. */
const storedName = { selections: "picks" } as const;

/** Serialises a slip as text, with amounts as decimal strings. */
export function writeSlip({ selections, sizes, stake, oddsChange, attempt }: SlipRecord): string {
  const written = {
    version,
    [storedName.selections]: selections,
    sizes,
    stake,
    oddsChange,
    attempt: attempt && writeAttempt(attempt),
  };
  return JSON.stringify(written, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}

function writeAttempt({ request: { selections, ...request }, ...attempt }: Attempt): unknown {
  return { ...attempt, request: { ...request, [storedName.selections]: selections } };
}

/** Parses the text of `writeSlip`; null for anything else, so that a slip is never read in part. */
export function parseSlip(stored: string): SlipRecord | null {
  try {
    const value = record(JSON.parse(stored));
    const written = oneOf(value["version"], [version, withoutSizes]);
    const selections = listOf(value[storedName.selections], mostSelections, readSelection);
    if (
      selections.some((selection, index) => selections.slice(0, index).some((other) => sameSelection(other, selection)))
    )
      return null;
    return {
      selections,
      sizes: written === withoutSizes ? [] : listOf(value["sizes"], mostSelections, whole),
      stake: nullable(value["stake"], amount),
      oddsChange: oneOf<OddsChange>(value["oddsChange"], ["none", "higher", "any"]),
      attempt: nullable(value["attempt"], readAttempt),
    };
  } catch (error) {
    if (error instanceof UnreadableRecord || error instanceof SyntaxError) return null;
    throw error;
  }
}

function readSelection(stored: unknown): SlipSelection {
  const value = record(stored);
  return {
    ...readRef(value),
    odds: odds(value["odds"]),
    offered: odds(value["offered"]),
    movement: oneOf<-1 | 0 | 1>(value["movement"], [-1, 0, 1]),
    locked: flag(value["locked"]),
    closed: nullable(value["closed"], (closed) =>
      oneOf<ClosedReason>(closed, ["market_closed", "match_started", "match_cancelled"]),
    ),
    banker: flag(value["banker"]),
    live: flag(value["live"]),
    minTip: whole(value["minTip"]),
    single: readLimits(value["single"]),
    combined: readLimits(value["combined"]),
    home: text(value["home"]),
    away: text(value["away"]),
    startsAt: text(value["startsAt"]),
    sportId: whole(value["sportId"]),
    tournamentName: text(value["tournamentName"]),
    marketName: text(value["marketName"]),
    outcomeName: text(value["outcomeName"]),
  };
}

function readAttempt(stored: unknown): Attempt {
  const value = record(stored);
  return {
    key: text(value["key"]),
    request: readRequest(value["request"]),
    userId: whole(value["userId"]),
    pending: flag(value["pending"]),
    checks: whole(value["checks"]),
  };
}

function readRequest(stored: unknown): PlaceCoupon {
  const value = record(stored);
  return {
    stake: amount(value["stake"]),
    totalStake: amount(value["totalStake"]),
    kind: oneOf<CouponKind>(value["kind"], ["single", "accumulator", "ways", "system"]),
    phase: oneOf<CouponPhase>(value["phase"], ["prematch", "live", "mixed"]),
    sizes: listOf(value["sizes"], mostSelections, whole),
    oddsChange: oneOf<OddsChange>(value["oddsChange"], ["none", "higher", "any"]),
    selections: listOf(value[storedName.selections], mostSelections, readRequestedSelection),
  };
}

function readRequestedSelection(stored: unknown): RequestedSelection {
  const value = record(stored);
  return { ...readRef(value), odds: odds(value["odds"]), banker: flag(value["banker"]) };
}

function readRef(value: Record<string, unknown>): OutcomeRef {
  return {
    matchId: whole(value["matchId"]),
    marketTypeId: whole(value["marketTypeId"]),
    outcomeId: whole(value["outcomeId"]),
    special: text(value["special"]),
  };
}

function readLimits(stored: unknown): StakeLimits {
  const value = record(stored);
  return {
    minStake: nullable(value["minStake"], amount),
    maxStake: nullable(value["maxStake"], amount),
    maxPay: nullable(value["maxPay"], amount),
  };
}

const odds = (stored: unknown) => thousandths(whole(stored));
