import { FeedError, asFeedError } from "../errors.ts";
import { livery } from "../gen/live.js";
import { matchFields, sportFields } from "../model/fields.ts";
import type { MarketFields } from "../model/match.ts";
import type { MatchChange, SportChange, TopicDelta } from "../model/change.ts";
import { applyDelta } from "../state/fold.ts";
import { nothingTouched } from "../state/state.rows.ts";
import { TopicState } from "../state/topic-state.ts";
import { checkHeader, step, stepTopic } from "../wire/check.ts";
import { readFields, writeFields } from "../wire/fields.ts";
import { maxMarkets, maxMatches, maxSnapshotBytes, maxSports } from "../wire/message-limits.ts";
import { readMarkets, readOutcomes } from "./read-columns.ts";
import { writeColumns } from "./write-columns.ts";
import { countFields } from "../wire/varint.ts";

const { Snapshot } = livery.live.v1;

/** The topic, position and time of a snapshot. */
export interface SnapshotHeader {
  readonly topic: string;
  readonly epoch: number;
  readonly offset: number;
  readonly serverMs: number;
  readonly sourceAgeMs: number;
}

export interface ReadSnapshot extends SnapshotHeader {
  readonly state: TopicState;
}

function checkOf(header: SnapshotHeader, hash: number, handles: number): number {
  return step(
    step(checkHeader(stepTopic(header.topic), { ...header, prevOffset: header.offset, kind: 0 }), hash),
    handles,
  );
}

/** Returns a topic's whole state as the body of a snapshot. */
export function writeSnapshot(state: TopicState, header: SnapshotHeader): Uint8Array {
  const hash = state.hash();
  const handles = state.columns.count;
  const check = checkOf(header, hash, handles);
  const { epoch, offset, serverMs, sourceAgeMs } = header;
  return Snapshot.encode({
    topic: header.topic,
    epoch,
    ...(offset && { offset }),
    ...(serverMs && { server_ms: serverMs }),
    ...(sourceAgeMs && { source_age_ms: sourceAgeMs }),
    ...(hash && { hash: hash >>> 0 }),
    ...(check && { check: check >>> 0 }),
    matches: [...state.matches.values()].map(({ fields }) => writeFields(matchFields, withoutDefaults(fields))),
    sports: [...state.sports.values()].map(({ fields }) => writeFields(sportFields, withoutDefaults(fields))),
    ...writeColumns(state),
    ...(handles && { handles }),
  }).finish();
}

/** Returns only the fields that differ from their type's default. */
function withoutDefaults<Fields extends object>(fields: Fields): Partial<Fields> {
  const entries = Object.entries(fields).filter(
    ([, value]) => value !== "" && value !== 0 && value !== false && value !== null,
  );
  return Object.fromEntries(entries) as Partial<Fields>;
}

/**
 * Reads a snapshot into a new state, whole or not at all (F5), and compares its hash. Throws FeedError: `too_large`, `too_many`,
 * `malformed`, `damaged`, `diverged` and the codes that a Change may be refused with.
 */
export function readSnapshot(bytes: Uint8Array): ReadSnapshot {
  const steps = snapshotSteps(bytes);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * As `readSnapshot`, in steps of limited length, so that a slow device can do other work between them. Only the first step, which
 * decodes the snapshot, grows with its size.
 */
export function* snapshotSteps(bytes: Uint8Array): Generator<void, ReadSnapshot, void> {
  if (bytes.length > maxSnapshotBytes)
    throw new FeedError("too_large", `A snapshot of ${bytes.length} bytes; ${maxSnapshotBytes} is the most.`);
  try {
    return yield* read(bytes);
  } catch (error) {
    throw asFeedError(error, "A snapshot");
  }
}

function* read(bytes: Uint8Array): Generator<void, ReadSnapshot, void> {
  countThings(bytes);
  const wire = Snapshot.decode(bytes);
  const { topic, epoch, offset, hash } = wire;
  const header: SnapshotHeader = { topic, epoch, offset, serverMs: wire.server_ms, sourceAgeMs: wire.source_age_ms };
  if (!Number.isSafeInteger(header.serverMs) || topic === "" || epoch === 0)
    throw new FeedError("malformed", "A snapshot that does not say what it is of.");
  if (checkOf(header, hash | 0, wire.handles) >>> 0 !== wire.check)
    throw new FeedError("damaged", "A snapshot is not what was sent.");
  yield;
  const matches = wire.matches.map((match) => readFields(matchFields, match) as MatchChange);
  yield;
  const markets = readMarkets(wire, matches);
  const state = new TopicState();
  const sports = wire.sports.map((sport) => readFields(sportFields, sport) as SportChange);
  yield;
  yield* putNamed(state, sports, matches, markets);
  yield* readOutcomes(wire, markets, state);
  if (state.hash() !== (hash | 0))
    throw new FeedError("diverged", "A snapshot does not add up to its hash: fetch it again.");
  return { ...header, state };
}

/** How many matches, markets or sports a step adds to the state. */
const thingsAStep = 64;
const nothingNamed: TopicDelta = {
  removedMatches: [],
  removedMarkets: [],
  removedSports: [],
  sports: [],
  matches: [],
  markets: [],
  outcomes: [],
};

/** Adds sports, matches and markets to a state that is not in use yet. */
function* putNamed(
  state: TopicState,
  sports: readonly SportChange[],
  matches: readonly MatchChange[],
  markets: readonly MarketFields[],
): Generator<void, void, void> {
  const touched = nothingTouched();
  const put = (some: Partial<TopicDelta>): void => applyDelta(state, { ...nothingNamed, ...some }, touched);
  put({ sports });
  for (const some of slices(matches)) yield put({ matches: some });
  for (const some of slices(markets)) yield put({ markets: some });
}

function* slices<Thing>(things: readonly Thing[]): Generator<readonly Thing[], void, void> {
  for (let from = 0; from < things.length; from += thingsAStep) yield things.slice(from, from + thingsAStep);
}

/** Refuses too many objects before any is created: an empty one takes two bytes on the wire and a hundred in memory. */
function countThings(bytes: Uint8Array): void {
  const counts = countFields(bytes);
  const of = (field: number): number => counts.get(field) ?? 0;
  if (of(8) > maxMatches || of(9) > maxSports || of(11) > maxMarkets || of(12) > 1 || of(13) > 1)
    throw new FeedError("too_many", "A snapshot with more things than a topic may hold.");
}
