import type { TopicPhase } from "../model/match.ts";

/** Times of the recovery, in milliseconds. */
export const times = {
  /** Nothing fresh for so long locks every odd (F8). */
  silence: 6_000,
  /** How long an answer to a resume is waited for before a snapshot is fetched instead (F1 allows 2 s in all). */
  resume: 800,
  /** How long a snapshot is waited for before it is asked for once more; doubled each time up to the longest. */
  fetch: 1_500,
  longestFetch: 12_000,
  /** A snapshot may be as old as a tick; one that is too old is asked for again after that. */
  staleSnapshot: 120,
  /** First wait after a snapshot that failed; doubled each time up to the longest. */
  retry: 250,
  longestRetry: 1_000,
} as const;

/** Frames that wait for what is before them: at most so many, and bytes. */
export const bufferLimits = { frames: 512, bytes: 524_288 } as const;

/** Where a state stands in its topic's chain. */
export interface Position {
  readonly epoch: number;
  readonly offset: number;
}

/** What the recovery looks at in a frame. */
export interface FrameSummary {
  readonly heartbeat: boolean;
  readonly epoch: number;
  readonly offset: number;
  readonly prevOffset: number;
}

/** A frame that waits. */
export interface BufferedFrame extends FrameSummary {
  readonly bytes: Uint8Array;
}

/**
 * What is known about one topic: `following` the frames one by one, `resuming` after a gap, `fetching` a snapshot, or `gone`.
 * While fetching, what is held is shown locked and nothing is merged into it.
 */
export interface TopicRecovery {
  readonly phase: "following" | "resuming" | "fetching" | "gone";
  /** Where the held state stands; null: nothing is held. */
  readonly held: Position | null;
  readonly linked: boolean;
  /** When the newest thing heard on this link was so, by the client's clock; null: nothing yet. */
  readonly receivedAt: number | null;
  readonly buffered: readonly BufferedFrame[];
  readonly bufferedBytes: number;
  /** A snapshot must be of at least this place. */
  readonly minimum: Position | null;
  /** Until when an answer to a resume is waited for. */
  readonly resumeUntil: number;
  /** When a snapshot is asked for (again). */
  readonly fetchAt: number;
  /** How often in a row a snapshot was asked for. */
  readonly fetchAttempts: number;
  /** The furthest place that the server was heard to be at: what is held is not whole before it reaches that (F3). */
  readonly serverPosition: Position | null;
  /** When it was there, by the client's clock. */
  readonly serverPositionAt: number;
  /** When the server is asked what is the matter, if it stays silent until then. */
  readonly probeAt: number;
  /** The offset of a frame that was refused; refused again it is passed over by a snapshot. */
  readonly refused: number;
}

export type TopicEvent =
  /** The link is there, and nothing was sent on it yet. */
  | { readonly type: "opened"; readonly now: number }
  | { readonly type: "closed"; readonly now: number }
  /** A frame other than a Reset. `heardAt`: when what it says was so. */
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
      /** The answer to a subscription, or an order to fetch, or the end of the topic. */
      readonly reason: "subscribed" | "behind" | "gone";
      readonly receivedAt: number;
      readonly now: number;
    }
  /** A frame that may have been of this topic could not be read. */
  | { readonly type: "damaged"; readonly now: number }
  /** What `apply` gave was refused; the state is as before it. */
  | { readonly type: "refused"; readonly frame: FrameSummary; readonly now: number }
  /** The state's hash is not the server's. */
  | { readonly type: "diverged"; readonly now: number }
  /** A whole and proven snapshot is at hand. */
  | { readonly type: "snapshot"; readonly position: Position; readonly now: number }
  | { readonly type: "snapshotFailed"; readonly gone: boolean; readonly now: number }
  | { readonly type: "time"; readonly now: number };

export type TopicEffect =
  /** Merge a frame into the state; null: the one just given. Refused: no further effect of this step, then `refused`. */
  | { readonly type: "apply"; readonly frame: BufferedFrame | null }
  /** Compare the state's hash with that of the heartbeat just given. Unequal: `diverged`. */
  | { readonly type: "verify" }
  /** Put the snapshot at hand in place. */
  | { readonly type: "install" }
  /** Tell the server where the held state stands, which also subscribes. */
  | { readonly type: "resume" }
  | { readonly type: "subscribe" }
  /** Ask for a snapshot. */
  | { readonly type: "fetch" };

export const never = Number.POSITIVE_INFINITY;

/** A topic of which nothing is known yet. Its first event is `opened`, or `time` if there is no link yet. */
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

/** How far the held state can be relied on at a moment (F3, F8). */
export function shownPhase(topic: TopicRecovery, now: number): TopicPhase {
  if (topic.phase === "gone") return "gone";
  if (topic.held === null) return "loading";
  if (!topic.linked || topic.receivedAt === null || now - topic.receivedAt >= times.silence) return "stale";
  return topic.phase === "following" ? "live" : "frozen";
}

/** When the next `time` is due, seen from a moment: also when what is shown turns stale by itself. */
export function deadline(topic: TopicRecovery, now: number): number {
  if (topic.phase === "gone") return never;
  const stale = topic.receivedAt === null ? never : topic.receivedAt + times.silence;
  return Math.min(topic.resumeUntil, topic.fetchAt, topic.probeAt, stale > now ? stale : never);
}

/** Whether a place is another one's or after it. */
export function isAtLeast(position: Position, minimum: Position): boolean {
  return position.epoch > minimum.epoch || (position.epoch === minimum.epoch && position.offset >= minimum.offset);
}
