import {
  keptAtMost,
  never,
  reaches,
  times,
  type FrameFacts,
  type KeptFrame,
  type Place,
  type TopicEffect,
  type TopicEvent,
  type TopicRecovery,
} from "./model.ts";

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
 * One step of a topic's recovery (F1–F5): what is known, and what happened, to what is known then, and what is to be done.
 * Pure: no socket, no timer, no clock. `deadline` says when a `time` event is due.
 */
export function step(topic: TopicRecovery, event: TopicEvent): TopicStep {
  if (topic.phase === "gone") return { topic, effects: nothing };
  switch (event.type) {
    case "frame":
      return frame(topic, event.frame, event.bytes, event.heardAt, event.now);
    case "opened":
      return opened(topic, event.now);
    case "closed":
      return {
        topic: { ...topic, linked: false, heardAt: null, resumeUntil: never, askAt: never },
        effects: nothing,
      };
    case "reset":
      // One of a past epoch is older than what is held, as a frame of one is (F4): a topic that ended then has begun again since.
      if (event.place.epoch < (topic.held?.epoch ?? 0)) return { topic, effects: nothing };
      return reset(heard(topic, event.heardAt), event);
    case "damaged":
      return gap(topic, event.now);
    case "refused":
      return refused(topic, event.frame, event.now);
    case "diverged":
      return fetchFrom(topic, topic.held, event.now);
    case "snapshot":
      return snapshot(topic, event.place, event.now);
    case "snapshotFailed":
      return snapshotFailed(topic, event.gone, event.now);
    case "time":
      return time(topic, event.now);
  }
}

function heard(topic: TopicRecovery, heardAt: number): TopicRecovery {
  if (topic.heardAt !== null && topic.heardAt >= heardAt) return topic;
  return { ...topic, heardAt, askAt: nextQuestion(topic, heardAt) };
}

/** A frame that comes late says little: it does not bring the next question forward. */
function nextQuestion({ askAt }: TopicRecovery, heardAt: number): number {
  return Math.max(askAt === never ? 0 : askAt, heardAt + times.silence);
}

function opened(topic: TopicRecovery, now: number): TopicStep {
  const fetchAt = topic.asks > 1 ? now : topic.fetchAt;
  const linked = { ...topic, linked: true, heardAt: null, askAt: now + times.silence, fetchAt, asks: 0 };
  if (topic.phase === "fetching" || topic.held === null)
    return { topic: linked, effects: topic.held === null ? [{ type: "subscribe" }] : [resume] };
  return { topic: { ...linked, phase: "resuming", resumeUntil: now + times.resume }, effects: [resume] };
}

function frame(before: TopicRecovery, given: FrameFacts, bytes: Uint8Array, heardAt: number, now: number): TopicStep {
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
    before.kept.length === 0 &&
    !given.heartbeat &&
    given.epoch === held.epoch &&
    given.prevOffset === held.offset
  ) {
    const heardBy = Math.max(before.heardAt ?? heardAt, heardAt);
    const next = { epoch: held.epoch, offset: given.offset };
    return {
      topic: { ...before, held: next, heardAt: heardBy, askAt: nextQuestion(before, heardAt) },
      effects: applyGiven,
    };
  }
  const topic = told(takenBack(heard(before, heardAt), given, heardAt), given, heardAt);
  if (held === null || topic.phase === "fetching") return { topic: keep(topic, given, bytes), effects: nothing };
  if (given.epoch > held.epoch) return fetchFrom(keep(topic, given, bytes), { epoch: given.epoch, offset: 0 }, now);
  if (given.heartbeat)
    return given.offset === held.offset ? { topic: settled(topic), effects: verify } : gap(topic, now);
  if (given.prevOffset !== held.offset) return gap(keep(topic, given, bytes), now);
  return followKept({ ...topic, held: { epoch: held.epoch, offset: given.offset } }, applyGiven, now);
}

function told(topic: TopicRecovery, { epoch, offset }: Place, heardAt: number): TopicRecovery {
  const place = { epoch, offset };
  if (topic.told !== null && !reaches(place, topic.told)) return topic;
  return { ...topic, told: place, toldAt: heardAt };
}

/**
 * A server that says by its heartbeat, so much later, that it is not as far as was told, never was: the place was made up, or is that
 * of a publisher that did not come to be. Waiting for it would never end.
 */
function takenBack(topic: TopicRecovery, { heartbeat, epoch, offset }: FrameFacts, heardAt: number): TopicRecovery {
  const place = { epoch, offset };
  if (!heartbeat || topic.told === null || reaches(place, topic.told)) return topic;
  if (heardAt < topic.toldAt + times.silence) return topic;
  const kept = topic.kept.filter((frame) => reaches(place, frame));
  const wanted = topic.wanted !== null && !reaches(place, topic.wanted) ? place : topic.wanted;
  return { ...topic, told: place, toldAt: heardAt, wanted, kept, keptBytes: bytesOf(kept) };
}

const bytesOf = (kept: readonly KeptFrame[]): number => kept.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** The server was further than what is held when it was last heard. */
function isBehind({ held, told }: TopicRecovery): boolean {
  return held !== null && told !== null && !reaches(held, told);
}

/** Nothing is missing any more, unless frames wait for others before them, or were only heard of. */
function settled(topic: TopicRecovery): TopicRecovery {
  if (topic.phase !== "resuming" || topic.kept.length > 0 || isBehind(topic)) return topic;
  return { ...topic, phase: "following", resumeUntil: never };
}

function keep(topic: TopicRecovery, given: FrameFacts, bytes: Uint8Array): TopicRecovery {
  if (given.heartbeat || topic.kept.some(({ epoch, offset }) => epoch === given.epoch && offset === given.offset))
    return topic;
  const keptBytes = topic.keptBytes + bytes.length;
  // Too many to wait for: a snapshot is shorter than all of them, and the gap that this leaves asks for one.
  if (topic.kept.length >= keptAtMost.frames || keptBytes > keptAtMost.bytes)
    return { ...topic, kept: [], keptBytes: 0 };
  const { heartbeat, epoch, offset, prevOffset } = given;
  const frame: KeptFrame = { heartbeat, epoch, offset, prevOffset, bytes };
  const kept = [...topic.kept, frame].sort((one, other) => one.epoch - other.epoch || one.offset - other.offset);
  return { ...topic, kept, keptBytes };
}

/** Applies kept frames as far as they follow one another; asks for what is missing before the rest. */
function followKept(topic: TopicRecovery, before: readonly TopicEffect[], now: number): TopicStep {
  let { held } = topic;
  if (held === null) return { topic, effects: before };
  const effects = [...before];
  const kept: KeptFrame[] = [];
  for (const frame of topic.kept) {
    if (reaches(held, frame)) continue;
    if (frame.epoch === held.epoch && frame.prevOffset === held.offset) {
      effects.push({ type: "apply", frame });
      held = { epoch: frame.epoch, offset: frame.offset };
    } else kept.push(frame);
  }
  const next = { ...topic, held, kept, keptBytes: bytesOf(kept) };
  if (kept.length === 0) return { topic: settled(next), effects };
  const asked = gap(next, now);
  return { topic: asked.topic, effects: [...effects, ...asked.effects] };
}

/** Something is missing: the odds freeze, and the server is asked to go on from where the state stands (F3). */
function gap(topic: TopicRecovery, now: number): TopicStep {
  if (topic.phase !== "following" || !topic.linked) return { topic, effects: nothing };
  return { topic: { ...topic, phase: "resuming", resumeUntil: now + times.resume }, effects: [resume] };
}

/** Only a snapshot of at least `wanted` helps. One that is asked for already still counts if it reaches that far. */
function fetchFrom(topic: TopicRecovery, least: Place | null, now: number): TopicStep {
  const wanted = later(later(least, topic.held), topic.phase === "fetching" ? topic.wanted : null);
  if (topic.phase === "fetching") return { topic: { ...topic, wanted }, effects: nothing };
  return ask({ ...topic, phase: "fetching", wanted, resumeUntil: never, asks: 0 }, now);
}

/** The first place, or the other one if it is after it: nobody goes back by an old order (F4). */
function later(place: Place | null, other: Place | null): Place | null {
  return place === null || (other !== null && reaches(other, place)) ? other : place;
}

/** Asks for a snapshot; an earlier one that is still on its way counts too, whichever comes first. */
function ask(topic: TopicRecovery, now: number): TopicStep {
  const wait = Math.min(times.longestFetch, times.fetch * 2 ** topic.asks);
  return { topic: { ...topic, asks: topic.asks + 1, fetchAt: now + wait }, effects: [fetch] };
}

function gone(topic: TopicRecovery): TopicStep {
  return { topic: { ...topic, phase: "gone", kept: [], keptBytes: 0 }, effects: nothing };
}

function reset(before: TopicRecovery, event: Extract<TopicEvent, { type: "reset" }>): TopicStep {
  const { heardAt, now, place, reason } = event;
  if (reason === "gone") return gone(before);
  const topic = told(before, place, heardAt);
  const { held } = topic;
  // A subscription's place is no order: what lies between an older snapshot and it can be resumed, which is shorter.
  if (reason === "subscribed" && (held === null || topic.phase === "fetching")) return { topic, effects: nothing };
  if (held === null || topic.phase === "fetching" || held.epoch !== place.epoch) return fetchFrom(topic, place, now);
  if (held.offset >= place.offset) return { topic: settled(topic), effects: nothing };
  return reason === "subscribed" ? gap(topic, now) : fetchFrom(topic, place, now);
}

function refused(topic: TopicRecovery, { epoch, offset, prevOffset }: FrameFacts, now: number): TopicStep {
  const before = { ...topic, held: { epoch, offset: prevOffset } };
  if (topic.refused === offset) return fetchFrom(before, { epoch, offset }, now);
  const following = { ...before, phase: "following" as const, refused: offset };
  return gap(following, now);
}

function snapshot(topic: TopicRecovery, place: Place, now: number): TopicStep {
  if (topic.phase !== "fetching") return { topic, effects: nothing };
  if (topic.wanted !== null && !reaches(place, topic.wanted))
    return { topic: { ...topic, fetchAt: now + times.staleSnapshot }, effects: nothing };
  const next: TopicRecovery = {
    ...topic,
    phase: "following",
    held: place,
    wanted: null,
    fetchAt: never,
    asks: 0,
    refused: 0,
  };
  const followed = followKept(next, [{ type: "install" }], now);
  // Nothing heard on this link: the request that subscribes may have been lost on the way.
  if (!isBehind(followed.topic) && followed.topic.heardAt !== null) return followed;
  const asked = gap(followed.topic, now);
  return { topic: asked.topic, effects: [...followed.effects, ...asked.effects] };
}

function snapshotFailed(topic: TopicRecovery, isGone: boolean, now: number): TopicStep {
  if (isGone) return gone(topic);
  if (topic.phase !== "fetching") return { topic, effects: nothing };
  const wait = Math.min(times.longestRetry, times.retry * 2 ** (topic.asks - 1));
  return { topic: { ...topic, fetchAt: now + wait }, effects: nothing };
}

function time(topic: TopicRecovery, now: number): TopicStep {
  if (now >= topic.resumeUntil) return fetchFrom(topic, topic.held, now);
  if (now >= topic.fetchAt) return ask(topic, now);
  if (now < topic.askAt) return { topic, effects: nothing };
  // Silent on an open link: perhaps the server forgot the subscription. Asked once each silence, so that many do not storm.
  const next = { ...topic, askAt: now + times.silence };
  return topic.phase === "following" ? gap(next, now) : { topic: next, effects: nothing };
}
