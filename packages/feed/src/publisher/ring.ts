/** Frames kept for those who resume: a minute of ticks, or as many bytes as two sockets may have queued. */
const most = { frames: 600, bytes: 524_288 };
/** Longest answer to a resume; beyond it a snapshot is shorter, and a socket's queue would be full (F7). */
const longestAnswer = 131_072;

interface Kept {
  readonly prevOffset: number;
  readonly bytes: Uint8Array;
}

/** A topic's latest frames in the order of its chain. */
export class FrameRing {
  private kept: Kept[] = [];
  private bytes = 0;

  push(prevOffset: number, bytes: Uint8Array): void {
    this.kept.push({ prevOffset, bytes });
    this.bytes += bytes.length;
    while (this.kept.length > most.frames || this.bytes > most.bytes)
      this.bytes -= this.kept.shift()?.bytes.length ?? 0;
  }

  /** The frames after an offset, or null if they are not all kept, or are too many to send again. */
  after(offset: number): readonly Uint8Array[] | null {
    const first = this.kept.findIndex(({ prevOffset }) => prevOffset === offset);
    if (first < 0) return null;
    const frames = this.kept.slice(first).map(({ bytes }) => bytes);
    return frames.reduce((sum, { length }) => sum + length, 0) <= longestAnswer ? frames : null;
  }
}
