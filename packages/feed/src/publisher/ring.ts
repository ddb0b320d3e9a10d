import { conflated, type KeptFrame } from "./conflate.ts";

/** Frames kept for those who resume: a minute of ticks, or as many bytes as two sockets may have queued. */
const most = { frames: 600, bytes: 524_288 };
/** Longest answer to a client that lacks some; beyond it a snapshot is shorter, and a socket's queue would be full (F7). */
const longestAnswer = 131_072;

type Frames = readonly Uint8Array[];

/** A topic's latest frames in the order of its chain. */
export class FrameRing {
  private readonly topic: string;
  private kept: KeptFrame[] = [];
  private bytes = 0;
  /** What was answered since the last frame, by place: who waited for the same shares the bytes. */
  private readonly answers = new Map<number, Frames | null>();

  constructor(topic: string) {
    this.topic = topic;
  }

  /** The bytes are copied: those that come are a part of what was read or written at a time, and would keep all of it. */
  push(frame: KeptFrame): void {
    this.answers.clear();
    this.kept.push({ ...frame, bytes: new Uint8Array(frame.bytes) });
    this.bytes += frame.bytes.length;
    while (this.kept.length > most.frames || this.bytes > most.bytes)
      this.bytes -= this.kept.shift()?.bytes.length ?? 0;
  }

  /** The frames after an offset, or null if they are not all kept, or are too many to send again. */
  after(offset: number): Frames | null {
    const kept = this.since(offset);
    return kept && short(kept.map(({ bytes }) => bytes));
  }

  /** The same way in fewer bytes, for who was too slow for it; or null. */
  conflatedAfter(offset: number): Frames | null {
    const known = this.answers.get(offset);
    if (known !== undefined) return known;
    const kept = this.since(offset);
    const frames = kept && short(conflated(this.topic, kept));
    this.answers.set(offset, frames);
    return frames;
  }

  private since(offset: number): readonly KeptFrame[] | null {
    const first = this.kept.findIndex(({ from }) => from === offset);
    return first < 0 ? null : this.kept.slice(first);
  }
}

function short(frames: Frames): Frames | null {
  return frames.reduce((sum, { length }) => sum + length, 0) <= longestAnswer ? frames : null;
}
