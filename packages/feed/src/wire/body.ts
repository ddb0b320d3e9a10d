import { FeedError, asFeedError } from "../errors.ts";
import { livery } from "../gen/live.js";
import { marketFields, matchFields, motionFields, outcomeFields, sportFields, type Field } from "../model/fields.ts";
import type { OutcomeResult, TopicDelta, TopicLock } from "../model/change.ts";
import type { LegResult } from "../model/match.ts";
import { resultOf } from "../model/result.ts";
import { hashStart, step, stepBytes } from "./check.ts";
import { readFields, writeFields } from "./fields.ts";
import type { FrameHeader } from "./header.ts";

const { Change, Lock, Settle, Rollback, Heartbeat, Reset, Result, Reason } = livery.live.v1;

export type ResetReason = "unspecified" | "subscribed" | "too_old" | "other_epoch" | "slow" | "gone";

const reasons: Readonly<Record<ResetReason, livery.live.v1.Reason>> = {
  unspecified: Reason.REASON_UNSPECIFIED,
  subscribed: Reason.REASON_SUBSCRIBED,
  too_old: Reason.REASON_TOO_OLD,
  other_epoch: Reason.REASON_OTHER_EPOCH,
  slow: Reason.REASON_SLOW,
  gone: Reason.REASON_GONE,
};
const reasonNames = new Map(Object.entries(reasons).map(([name, reason]) => [reason, name as ResetReason]));

const wireResults: Readonly<Record<LegResult, livery.live.v1.Result>> = {
  open: Result.RESULT_OPEN,
  won: Result.RESULT_WON,
  lost: Result.RESULT_LOST,
  void: Result.RESULT_VOID,
  half_won: Result.RESULT_HALF_WON,
  half_lost: Result.RESULT_HALF_LOST,
  dead_heat: Result.RESULT_DEAD_HEAT,
};

/** The body of a frame that is not a tick. Throws FeedError `damaged` if it is not what was sent. */
export function bodyOf(bytes: Uint8Array, header: FrameHeader): Uint8Array {
  const { bodyStart, bodyEnd } = header;
  if (step(header.headerCheck, stepBytes(hashStart, bytes, bodyStart, bodyEnd)) !== header.check)
    throw new FeedError("damaged", "A frame is not what was sent.");
  return bytes.subarray(bodyStart, bodyEnd);
}

function reading<Message>(what: string, read: () => Message): Message {
  try {
    return read();
  } catch (error) {
    throw asFeedError(error, what);
  }
}

function identified<Model, Id extends keyof Model & string>(
  fields: readonly Field<Model>[],
  id: Id,
  messages: readonly object[],
): readonly (Partial<Model> & Pick<Model, Id>)[] {
  return messages.map((message) => {
    const change = readFields(fields, message);
    if (!change[id]) throw new FeedError("unknown_id", `A change names no ${id}.`);
    return change as Partial<Model> & Pick<Model, Id>;
  });
}

/** Reads a Change. Throws FeedError. */
export function readChange(body: Uint8Array): TopicDelta {
  return reading("A change", () => {
    const wire = Change.decode(body);
    return {
      removedMatches: wire.removed_matchid,
      removedMarkets: wire.removed_oddsid,
      removedSports: wire.removed_sportId,
      sports: identified(sportFields, "sportId", wire.sports),
      matches: identified(matchFields, "matchId", wire.matches),
      markets: identified(marketFields, "marketId", wire.groups),
      outcomes: wire.odds.map((odd) => ({
        ...readFields(outcomeFields, odd),
        ...readFields(motionFields, odd),
        handle: odd.handle,
      })),
    };
  });
}

export function writeChange(delta: TopicDelta): Uint8Array {
  return Change.encode({
    matches: delta.matches.map((match) => writeFields(matchFields, match)),
    groups: delta.markets.map((market) => writeFields(marketFields, market)),
    odds: delta.outcomes.map((outcome) => ({
      ...(outcome.handle && { handle: outcome.handle }),
      ...writeFields(outcomeFields, outcome),
      ...writeFields(motionFields, outcome),
    })),
    sports: delta.sports.map((sport) => writeFields(sportFields, sport)),
    removed_matchid: [...delta.removedMatches],
    removed_oddsid: [...delta.removedMarkets],
    removed_sportId: [...delta.removedSports],
  }).finish();
}

/** Reads a Lock. Throws FeedError. */
export function readLock(body: Uint8Array): TopicLock {
  return reading("A lock", () => {
    const { locked, matchid, oddsid } = Lock.decode(body);
    return { locked, matches: matchid, markets: oddsid };
  });
}

export function writeLock({ locked, matches, markets }: TopicLock): Uint8Array {
  return Lock.encode({ ...(locked && { locked }), matchid: [...matches], oddsid: [...markets] }).finish();
}

/** Reads a Settle. Throws FeedError. */
export function readSettle(body: Uint8Array): readonly OutcomeResult[] {
  return reading("A settlement", () =>
    Settle.decode(body).results.map(({ handle, result: number }) => {
      const result = resultOf(number);
      if (result === undefined) throw new FeedError("out_of_range", `${number} is no result.`);
      return { handle, result };
    }),
  );
}

export function writeSettle(results: readonly OutcomeResult[]): Uint8Array {
  return Settle.encode({
    results: results.map(({ handle, result }) => ({
      ...(handle && { handle }),
      ...(result !== "open" && { result: wireResults[result] }),
    })),
  }).finish();
}

/** Reads a Rollback: the markets whose results are withdrawn. Throws FeedError. */
export function readRollback(body: Uint8Array): readonly number[] {
  return reading("A rollback", () => Rollback.decode(body).oddsid);
}

export function writeRollback(markets: readonly number[]): Uint8Array {
  return Rollback.encode({ oddsid: [...markets] }).finish();
}

/** Reads a Heartbeat: the hash of the state, as a signed 32-bit number. Throws FeedError. */
export function readHeartbeat(body: Uint8Array): number {
  return reading("A heartbeat", () => Heartbeat.decode(body).hash | 0);
}

export function writeHeartbeat(hash: number): Uint8Array {
  return Heartbeat.encode(hash === 0 ? {} : { hash: hash >>> 0 }).finish();
}

/** Reads a Reset. Throws FeedError. */
export function readReset(body: Uint8Array): ResetReason {
  return reading("A reset", () => reasonNames.get(Reset.decode(body).reason) ?? "unspecified");
}

export function writeReset(reason: ResetReason): Uint8Array {
  return Reset.encode(reason === "unspecified" ? {} : { reason: reasons[reason] }).finish();
}
