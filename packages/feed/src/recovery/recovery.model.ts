import type { TopicPhase } from "../model/match.ts";

/** Durations of the recovery, in milliseconds. */
export const times = {
  /** Without a fresh frame for this long every outcome is locked (F8). */
  silence: 6_000,
  /** How long to wait for the answer to a resume before a snapshot is fetched instead (F1 allows 2 s in all). */
  resume: 800,
  /** How long to wait for a snapshot before it is requested again; doubled each time up to `longestFetch`. */
  fetch: 1_500,
  longestFetch: 12_000,
  /** The wait after a snapshot that is too old. A snapshot may be as old as a tick, so the next one is newer. */
  staleSnapshot: 120,
  /** The wait after a snapshot that failed; doubled each time up to `longestRetry`. */
  retry: 250,
  longestRetry: 1_000,
} as const;

/** The most frames, and bytes, that may be buffered until the frames before them arrive. */
export const bufferLimits = { frames: 512, bytes: 524_288 } as const;

/** The position of a state in its topic's chain. */
export interface Position {
  readonly epoch: number;
  readonly offset: number;
}

/** The part of a frame that the recovery reads. */
export interface FrameSummary {
  readonly heartbeat: boolean;
  readonly epoch: number;
  readonly offset: number;
  readonly prevOffset: number;
}

/** A frame that waits for the frames before it. */
export interface BufferedFrame extends FrameSummary {
  readonly bytes: Uint8Array;
}

/**
 * The recovery state of one topic: `following` frame by frame, `resuming` after a gap, `fetching` a snapshot, or `gone`. While
 * fetching, the held state is shown locked and no frame is merged into it.
 */
export interface TopicRecovery {
  readonly phase: "following" | "resuming" | "fetching" | "gone";
  /** The position of the held state; null: no state is held. */
  readonly held: Position | null;
  readonly linked: boolean;
  /** The time of the newest frame of this link, by the client's clock; null: none yet. */
  readonly receivedAt: number | null;
  readonly buffered: readonly BufferedFrame[];
  readonly bufferedBytes: number;
  /** The lowest position that a snapshot must have. */
  readonly minimum: Position | null;
  /** When the wait for the answer to a resume ends. */
  readonly resumeUntil: number;
  /** When a snapshot is requested (again). */
  readonly fetchAt: number;
  /** How often in a row a snapshot was requested. */
  readonly fetchAttempts: number;
  /** The furthest known position of the server: the held state is incomplete until it reaches it (F3). */
  readonly serverPosition: Position | null;
  /** When the server was there, by the client's clock. */
  readonly serverPositionAt: number;
  /** When a resume is sent because the server has been silent. */
  readonly probeAt: number;
  /** The offset of a frame that was refused. If it is refused again, a snapshot replaces it. */
  readonly refused: number;
}

export type TopicEvent =
  /** The link is open, and nothing was sent on it yet. */
  | { readonly type: "opened"; readonly now: number }
  | { readonly type: "closed"; readonly now: number }
  /** A frame other than a Reset. `receivedAt`: the frame's time, by the client's clock. */
  | {
      readonly type: "frame";
      readonly frame: FrameSummary;
      readonly bytes: Uint8Array;
      readonly receivedAt: number;
      readonly now: number;
    }
  | {
      readonly type: "reset";
      readonly position: Position;
      /** The answer to a subscription, an order to fetch, or the end of the topic. */
      readonly reason: "subscribed" | "behind" | "gone";
      readonly receivedAt: number;
      readonly now: number;
    }
  /** An unreadable frame that may belong to this topic arrived. */
  | { readonly type: "damaged"; readonly now: number }
  /** The frame of `apply` was refused; the state is unchanged. */
  | { readonly type: "refused"; readonly frame: FrameSummary; readonly now: number }
  /** The state's hash differs from the server's. */
  | { readonly type: "diverged"; readonly now: number }
  /** A whole and verified snapshot has arrived. */
  | { readonly type: "snapshot"; readonly position: Position; readonly now: number }
  | { readonly type: "snapshotFailed"; readonly gone: boolean; readonly now: number }
  | { readonly type: "time"; readonly now: number };

export type TopicEffect =
  /** Merge a frame into the state; null: the event's frame. If it is refused: skip the rest of this step, then send `refused`. */
  | { readonly type: "apply"; readonly frame: BufferedFrame | null }
  /** Compare the state's hash with that of the event's heartbeat. If they differ: send `diverged`. */
  | { readonly type: "verify" }
  /** Replace the state with the snapshot that arrived. */
  | { readonly type: "install" }
  /** Send the position of the held state to the server, which also subscribes. */
  | { readonly type: "resume" }
  | { readonly type: "subscribe" }
  /** Request a snapshot. */
  | { readonly type: "fetch" };

export const never = Number.POSITIVE_INFINITY;

/** The initial state of a topic. Its first event is `opened`, or `time` if there is no link yet. */
export function newTopic(now: number): TopicRecovery {
  return {
    phase: "fetching",
    held: null,
    linked: false,
    receivedAt: null,
    buffered: [],
    bufferedBytes: 0,
    minimum: null,
    resumeUntil: never,
    fetchAt: now,
    fetchAttempts: 0,
    serverPosition: null,
    serverPositionAt: 0,
    probeAt: never,
    refused: 0,
  };
}

/** How far the held state can be relied on at a time (F3, F8). */
export function shownPhase(topic: TopicRecovery, now: number): TopicPhase {
  if (topic.phase === "gone") return "gone";
  if (topic.held === null) return "loading";
  if (!topic.linked || topic.receivedAt === null || now - topic.receivedAt >= times.silence) return "stale";
  return topic.phase === "following" ? "live" : "frozen";
}

/** When the next `time` event is due, seen from `now`; this includes the moment when the shown state turns stale. */
export function deadline(topic: TopicRecovery, now: number): number {
  if (topic.phase === "gone") return never;
  const stale = topic.receivedAt === null ? never : topic.receivedAt + times.silence;
  return Math.min(topic.resumeUntil, topic.fetchAt, topic.probeAt, stale > now ? stale : never);
}

/** Whether a position is `minimum` or after it. */
export function isAtLeast(position: Position, minimum: Position): boolean {
  return position.epoch > minimum.epoch || (position.epoch === minimum.epoch && position.offset >= minimum.offset);
}
