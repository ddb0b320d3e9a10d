import type { TimedEvent } from "./event.ts";
import type { LiveSource, SourceEvent, SourceMatch, SourceUpdate } from "./source.ts";
import type { Script } from "./script.ts";

/** A script with its kick-off on the source's clock. */
export interface ScheduledScript extends Script {
  readonly startsAt: number;
}

export interface PlaybackOptions {
  readonly name: string;
  readonly speed: number;
  /** A match is announced this long before its kick-off. */
  readonly announceMs?: number;
  /** More scripts whose kick-off lies before `until`; called with a growing `until`. */
  readonly more: (until: number) => readonly ScheduledScript[];
}

interface Playing {
  readonly match: SourceMatch;
  readonly events: readonly TimedEvent[];
  next: number;
}

const announceByDefault = 60_000;

/**
 * Plays scripts at a speed: an event at t of its match happens at kick-off + t / speed. A playback that starts late returns all
 * earlier events at once, so that a successor reaches the same state.
 */
export function playback({ name, speed, announceMs = announceByDefault, more }: PlaybackOptions): LiveSource {
  if (!(speed > 0) || !Number.isFinite(speed)) throw new RangeError(`a source plays at a speed above 0, not ${speed}`);
  let playing: Playing[] = [];
  let closed = false;
  const poll = (now: number): SourceUpdate => {
    if (closed) return { matches: [], items: [] };
    const fresh = more(now + announceMs).map(({ match, events, startsAt }): Playing => ({
      match: { ...match, startsAt },
      events,
      next: 0,
    }));
    playing.push(...fresh);
    const items = playing.flatMap((each) => due(each, now, speed)).sort((a, b) => a.happenedAt - b.happenedAt);
    playing = playing.filter((each) => each.next < each.events.length);
    return { matches: fresh.map(({ match }) => match), items };
  };
  const close = (): void => {
    closed = true;
    playing = [];
  };
  return { name, speed, poll, aliveAt: (now) => now, close };
}

function due(playing: Playing, now: number, speed: number): SourceEvent[] {
  const { match, events } = playing;
  const dueEvents: SourceEvent[] = [];
  for (; playing.next < events.length; playing.next += 1) {
    const event = events[playing.next] as TimedEvent;
    const happenedAt = match.startsAt + event.at / speed;
    if (happenedAt > now) break;
    dueEvents.push({ ...event, about: "match", key: match.key, happenedAt, sequence: playing.next + 1 });
  }
  return dueEvents;
}
