import {
  bufferLimits,
  never,
  isAtLeast,
  times,
  type FrameSummary,
  type BufferedFrame,
  type Position,
  type TopicEffect,
  type TopicEvent,
  type TopicRecovery,
} from "./recovery.model.ts";

export interface TopicStep {
  readonly topic: TopicRecovery;
  readonly effects: readonly TopicEffect[];
}

const nothing: readonly TopicEffect[] = [];
const applyGiven: readonly TopicEffect[] = [{ type: "apply", frame: null }];
const verify: readonly TopicEffect[] = [{ type: "verify" }];
const resume: TopicEffect = { type: "resume" };
const fetch: TopicEffect = { type: "fetch" };

/**
 * One step of a topic's recovery (F1–F5): maps the state and an event to the next state and the effects to perform. Pure: no
 * socket, timer or clock. `deadline` returns when a `time` event is due.
 */
export function step(topic: TopicRecovery, event: TopicEvent): TopicStep {
  if (topic.phase === "gone") return { topic, effects: nothing };
  switch (event.type) {
    case "frame":
      return frame(topic, event.frame, event.bytes, event.receivedAt, event.now);
    case "opened":
      return opened(topic, event.now);
    case "closed":
      return {
        topic: { ...topic, linked: false, receivedAt: null, resumeUntil: never, probeAt: never },
        effects: nothing,
      };
    case "reset":
      // A Reset of a past epoch is older than the held state, like a frame of one (F4): a topic that ended then has started again
      // since.
      if (event.position.epoch < (topic.held?.epoch ?? 0)) return { topic, effects: nothing };
      return reset(received(topic, event.receivedAt), event);
    case "damaged":
      return gap(topic, event.now);
    case "refused":
      return refused(topic, event.frame, event.now);
    case "diverged":
      return fetchFrom(topic, topic.held, event.now);
    case "snapshot":
      return snapshot(topic, event.position, event.now);
    case "snapshotFailed":
      return snapshotFailed(topic, event.gone, event.now);
    case "time":
      return time(topic, event.now);
  }
}

function received(topic: TopicRecovery, receivedAt: number): TopicRecovery {
  if (topic.receivedAt !== null && topic.receivedAt >= receivedAt) return topic;
  return { ...topic, receivedAt, probeAt: nextProbeAt(topic, receivedAt) };
}

/** A late frame proves little, so it does not bring the next probe forward. */
function nextProbeAt({ probeAt }: TopicRecovery, receivedAt: number): number {
  return Math.max(probeAt === never ? 0 : probeAt, receivedAt + times.silence);
}

function opened(topic: TopicRecovery, now: number): TopicStep {
  const fetchAt = topic.fetchAttempts > 1 ? now : topic.fetchAt;
  const linked = { ...topic, linked: true, receivedAt: null, probeAt: now + times.silence, fetchAt, fetchAttempts: 0 };
  if (topic.phase === "fetching" || topic.held === null)
    return { topic: linked, effects: topic.held === null ? [{ type: "subscribe" }] : [resume] };
  return { topic: { ...linked, phase: "resuming", resumeUntil: now + times.resume }, effects: [resume] };
}

function frame(
  before: TopicRecovery,
  given: FrameSummary,
  bytes: Uint8Array,
  receivedAt: number,
  now: number,
): TopicStep {
  const { held } = before;
  if (held !== null && given.epoch < held.epoch) return { topic: before, effects: nothing };
  if (
    held !== null &&
    given.epoch === held.epoch &&
    given.offset <= held.offset &&
    !(given.heartbeat && given.offset === held.offset)
  )
    return { topic: before, effects: nothing };
  if (
    held !== null &&
    before.phase === "following" &&
    before.buffered.length === 0 &&
    !given.heartbeat &&
    given.epoch === held.epoch &&
    given.prevOffset === held.offset
  ) {
    const newestReceivedAt = Math.max(before.receivedAt ?? receivedAt, receivedAt);
    const next = { epoch: held.epoch, offset: given.offset };
    return {
      topic: { ...before, held: next, receivedAt: newestReceivedAt, probeAt: nextProbeAt(before, receivedAt) },
      effects: applyGiven,
    };
  }
  const topic = noteServerPosition(
    retractServerPosition(received(before, receivedAt), given, receivedAt),
    given,
    receivedAt,
  );
  if (held === null || topic.phase === "fetching") return { topic: buffer(topic, given, bytes), effects: nothing };
  if (given.epoch > held.epoch) return fetchFrom(buffer(topic, given, bytes), { epoch: given.epoch, offset: 0 }, now);
  if (given.heartbeat)
    return given.offset === held.offset ? { topic: resumedIfComplete(topic), effects: verify } : gap(topic, now);
  if (given.prevOffset !== held.offset) return gap(buffer(topic, given, bytes), now);
  return followBuffered({ ...topic, held: { epoch: held.epoch, offset: given.offset } }, applyGiven, now);
}

function noteServerPosition(topic: TopicRecovery, { epoch, offset }: Position, receivedAt: number): TopicRecovery {
  const position = { epoch, offset };
  if (topic.serverPosition !== null && !isAtLeast(position, topic.serverPosition)) return topic;
  return { ...topic, serverPosition: position, serverPositionAt: receivedAt };
}

/**
 * Corrects the server's position if a heartbeat, `times.silence` later, is still before it. The server never was there: the
 * position was invented, or belongs to a publisher that did not start. Waiting for it would never end.
 */
function retractServerPosition(
  topic: TopicRecovery,
  { heartbeat, epoch, offset }: FrameSummary,
  receivedAt: number,
): TopicRecovery {
  const position = { epoch, offset };
  if (!heartbeat || topic.serverPosition === null || isAtLeast(position, topic.serverPosition)) return topic;
  if (receivedAt < topic.serverPositionAt + times.silence) return topic;
  const buffered = topic.buffered.filter((frame) => isAtLeast(position, frame));
  const minimum = topic.minimum !== null && !isAtLeast(position, topic.minimum) ? position : topic.minimum;
  return {
    ...topic,
    serverPosition: position,
    serverPositionAt: receivedAt,
    minimum,
    buffered,
    bufferedBytes: bytesOf(buffered),
  };
}

const bytesOf = (buffered: readonly BufferedFrame[]): number =>
  buffered.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Whether the last known position of the server is after the held state. */
function isLagging({ held, serverPosition }: TopicRecovery): boolean {
  return held !== null && serverPosition !== null && !isAtLeast(held, serverPosition);
}

/**
 * Returns to `following` if nothing is missing: no buffered frame waits for one before it, and the server's position is reached.
 */
function resumedIfComplete(topic: TopicRecovery): TopicRecovery {
  if (topic.phase !== "resuming" || topic.buffered.length > 0 || isLagging(topic)) return topic;
  return { ...topic, phase: "following", resumeUntil: never };
}

function buffer(topic: TopicRecovery, given: FrameSummary, bytes: Uint8Array): TopicRecovery {
  if (given.heartbeat || topic.buffered.some(({ epoch, offset }) => epoch === given.epoch && offset === given.offset))
    return topic;
  const bufferedBytes = topic.bufferedBytes + bytes.length;
  // Too many to buffer: a snapshot is shorter than all of them, and the gap that they leave requests one.
  if (topic.buffered.length >= bufferLimits.frames || bufferedBytes > bufferLimits.bytes)
    return { ...topic, buffered: [], bufferedBytes: 0 };
  const { heartbeat, epoch, offset, prevOffset } = given;
  const frame: BufferedFrame = { heartbeat, epoch, offset, prevOffset, bytes };
  const buffered = [...topic.buffered, frame].sort(
    (one, other) => one.epoch - other.epoch || one.offset - other.offset,
  );
  return { ...topic, buffered, bufferedBytes };
}

/** Applies buffered frames as far as they are consecutive, and resumes for the frames that are missing before the rest. */
function followBuffered(topic: TopicRecovery, before: readonly TopicEffect[], now: number): TopicStep {
  let { held } = topic;
  if (held === null) return { topic, effects: before };
  const effects = [...before];
  const buffered: BufferedFrame[] = [];
  for (const frame of topic.buffered) {
    if (isAtLeast(held, frame)) continue;
    if (frame.epoch === held.epoch && frame.prevOffset === held.offset) {
      effects.push({ type: "apply", frame });
      held = { epoch: frame.epoch, offset: frame.offset };
    } else buffered.push(frame);
  }
  const next = { ...topic, held, buffered, bufferedBytes: bytesOf(buffered) };
  if (buffered.length === 0) return { topic: resumedIfComplete(next), effects };
  const filling = gap(next, now);
  return { topic: filling.topic, effects: [...effects, ...filling.effects] };
}

/** A frame is missing: the odds freeze, and the server is asked to resume from the held position (F3). */
function gap(topic: TopicRecovery, now: number): TopicStep {
  if (topic.phase !== "following" || !topic.linked) return { topic, effects: nothing };
  return { topic: { ...topic, phase: "resuming", resumeUntil: now + times.resume }, effects: [resume] };
}

/** Requests a snapshot of at least `least`. One that is already requested counts if it reaches that position. */
function fetchFrom(topic: TopicRecovery, least: Position | null, now: number): TopicStep {
  const minimum = later(later(least, topic.held), topic.phase === "fetching" ? topic.minimum : null);
  if (topic.phase === "fetching") return { topic: { ...topic, minimum }, effects: nothing };
  return requestSnapshot({ ...topic, phase: "fetching", minimum, resumeUntil: never, fetchAttempts: 0 }, now);
}

/** Returns the later of two positions, so that an old order never leads back (F4). */
function later(position: Position | null, other: Position | null): Position | null {
  return position === null || (other !== null && isAtLeast(other, position)) ? other : position;
}

/** Requests a snapshot. If an earlier one is still on its way, the first to arrive counts. */
function requestSnapshot(topic: TopicRecovery, now: number): TopicStep {
  const wait = Math.min(times.longestFetch, times.fetch * 2 ** topic.fetchAttempts);
  return { topic: { ...topic, fetchAttempts: topic.fetchAttempts + 1, fetchAt: now + wait }, effects: [fetch] };
}

function gone(topic: TopicRecovery): TopicStep {
  return { topic: { ...topic, phase: "gone", buffered: [], bufferedBytes: 0 }, effects: nothing };
}

function reset(before: TopicRecovery, event: Extract<TopicEvent, { type: "reset" }>): TopicStep {
  const { receivedAt, now, position, reason } = event;
  if (reason === "gone") return gone(before);
  const topic = noteServerPosition(before, position, receivedAt);
  const { held } = topic;
  // The position of a subscription is no order: the frames between an older snapshot and it can be resumed, which is shorter.
  if (reason === "subscribed" && (held === null || topic.phase === "fetching")) return { topic, effects: nothing };
  if (held === null || topic.phase === "fetching" || held.epoch !== position.epoch)
    return fetchFrom(topic, position, now);
  if (held.offset >= position.offset) return { topic: resumedIfComplete(topic), effects: nothing };
  return reason === "subscribed" ? gap(topic, now) : fetchFrom(topic, position, now);
}

function refused(topic: TopicRecovery, { epoch, offset, prevOffset }: FrameSummary, now: number): TopicStep {
  const before = { ...topic, held: { epoch, offset: prevOffset } };
  if (topic.refused === offset) return fetchFrom(before, { epoch, offset }, now);
  const following = { ...before, phase: "following" as const, refused: offset };
  return gap(following, now);
}

function snapshot(topic: TopicRecovery, position: Position, now: number): TopicStep {
  if (topic.phase !== "fetching") return { topic, effects: nothing };
  if (topic.minimum !== null && !isAtLeast(position, topic.minimum))
    return { topic: { ...topic, fetchAt: now + times.staleSnapshot }, effects: nothing };
  const next: TopicRecovery = {
    ...topic,
    phase: "following",
    held: position,
    minimum: null,
    fetchAt: never,
    fetchAttempts: 0,
    refused: 0,
  };
  const followed = followBuffered(next, [{ type: "install" }], now);
  // No frame arrived on this link: the subscribing request may have been lost.
  if (!isLagging(followed.topic) && followed.topic.receivedAt !== null) return followed;
  const filling = gap(followed.topic, now);
  return { topic: filling.topic, effects: [...followed.effects, ...filling.effects] };
}

function snapshotFailed(topic: TopicRecovery, isGone: boolean, now: number): TopicStep {
  if (isGone) return gone(topic);
  if (topic.phase !== "fetching") return { topic, effects: nothing };
  const wait = Math.min(times.longestRetry, times.retry * 2 ** (topic.fetchAttempts - 1));
  return { topic: { ...topic, fetchAt: now + wait }, effects: nothing };
}

function time(topic: TopicRecovery, now: number): TopicStep {
  if (now >= topic.resumeUntil) return fetchFrom(topic, topic.held, now);
  if (now >= topic.fetchAt) return requestSnapshot(topic, now);
  if (now < topic.probeAt) return { topic, effects: nothing };
  // Silent on an open link: the server may have forgotten the subscription. One resume per silence, so that many clients do not
  // overload it.
  const next = { ...topic, probeAt: now + times.silence };
  return topic.phase === "following" ? gap(next, now) : { topic: next, effects: nothing };
}
