import { conflated, type RetainedFrame } from "./conflate.ts";

/** Frames that are retained for resuming clients: a minute of ticks, or as many bytes as two sockets may have queued. */
const most = { frames: 600, bytes: 524_288 };
/** Longest answer to a resuming client, in bytes; beyond it a snapshot is shorter, and a socket's queue would be full (F7). */
const longestAnswer = 131_072;

type Frames = readonly Uint8Array[];

/** The latest frames of a topic in the order of its chain. */
export class FrameRing {
  private readonly topic: string;
  private retained: RetainedFrame[] = [];
  private bytes = 0;
  /** Conflated answers since the last frame, by offset: clients at the same offset share the bytes. */
  private readonly answers = new Map<number, Frames | null>();

  constructor(topic: string) {
    this.topic = topic;
  }

  /** Copies the bytes: they are a view of a larger buffer, all of which would stay in memory. */
  push(frame: RetainedFrame): void {
    this.answers.clear();
    this.retained.push({ ...frame, bytes: new Uint8Array(frame.bytes) });
    this.bytes += frame.bytes.length;
    while (this.retained.length > most.frames || this.bytes > most.bytes)
      this.bytes -= this.retained.shift()?.bytes.length ?? 0;
  }

  /** Returns the frames after an offset, or null if some are no longer retained or they are too long to send. */
  after(offset: number): Frames | null {
    const retained = this.since(offset);
    return retained && short(retained.map(({ bytes }) => bytes));
  }

  /** Returns the frames after an offset, conflated for a client that was too slow; or null. */
  conflatedAfter(offset: number): Frames | null {
    const known = this.answers.get(offset);
    if (known !== undefined) return known;
    const retained = this.since(offset);
    const frames = retained && short(conflated(this.topic, retained));
    this.answers.set(offset, frames);
    return frames;
  }

  private since(offset: number): readonly RetainedFrame[] | null {
    const first = this.retained.findIndex(({ from }) => from === offset);
    return first < 0 ? null : this.retained.slice(first);
  }
}

function short(frames: Frames): Frames | null {
  return frames.reduce((sum, { length }) => sum + length, 0) <= longestAnswer ? frames : null;
}
