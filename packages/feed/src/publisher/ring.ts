import { conflated, type RetainedFrame } from "./conflate.ts";

/** Frames kept for those who resume: a minute of ticks, or as many bytes as two sockets may have queued. */
const most = { frames: 600, bytes: 524_288 };
/** Longest answer to a client that lacks some; beyond it a snapshot is shorter, and a socket's queue would be full (F7). */
const longestAnswer = 131_072;

type Frames = readonly Uint8Array[];

/** A topic's latest frames in the order of its chain. */
export class FrameRing {
  private readonly topic: string;
  private retained: RetainedFrame[] = [];
  private bytes = 0;
  /** What was answered since the last frame, by place: who waited for the same shares the bytes. */
  private readonly answers = new Map<number, Frames | null>();

  constructor(topic: string) {
    this.topic = topic;
  }

  /** The bytes are copied: those that come are a part of what was read or written at a time, and would keep all of it. */
  push(frame: RetainedFrame): void {
    this.answers.clear();
    this.retained.push({ ...frame, bytes: new Uint8Array(frame.bytes) });
    this.bytes += frame.bytes.length;
    while (this.retained.length > most.frames || this.bytes > most.bytes)
      this.bytes -= this.retained.shift()?.bytes.length ?? 0;
  }

  /** The frames after an offset, or null if they are not all kept, or are too many to send again. */
  after(offset: number): Frames | null {
    const retained = this.since(offset);
    return retained && short(retained.map(({ bytes }) => bytes));
  }

  /** The same way in fewer bytes, for who was too slow for it; or null. */
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
