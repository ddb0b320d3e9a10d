import type { OutcomeChange, TopicDelta } from "../model/change.ts";
import { writeChange } from "../wire/body.ts";
import { writeFrame } from "../wire/frame.ts";
import { emptyHeader, readHeader } from "../wire/header.ts";
import { headerBytes, maxFrameBytes } from "../wire/message-limits.ts";
import { readTick, writeTick } from "../wire/tick.ts";
import { noChange } from "./split.ts";

/** A frame as it was sent, which leads from one offset of its topic's chain to another. */
export interface RetainedFrame {
  readonly from: number;
  readonly to: number;
  readonly bytes: Uint8Array;
  /** The new price of each handle of a tick, in its order, in thousandths; null for a named frame. */
  readonly odds: Int32Array | null;
}

/** What a run of ticks did to a handle: the sum of its steps, its last step, and its last price in thousandths. */
interface Move {
  readonly net: number;
  readonly last: number;
  readonly odds: number;
}

const header = emptyHeader();

/**
 * Returns a path through the topic's chain in fewer bytes. Named frames stay as they are (F6). A run of ticks between two of them
 * becomes one frame, from the offset before the run to its last, with the latest prices. Each position on the path is one that
 * the server had, with the same state (F2).
 */
export function conflated(topic: string, retained: readonly RetainedFrame[]): readonly Uint8Array[] {
  const frames: Uint8Array[] = [];
  let run: RetainedFrame[] = [];
  const endRun = (): void => {
    frames.push(...shortest(topic, run));
    run = [];
  };
  for (const frame of retained) {
    if (frame.odds !== null) {
      run.push(frame);
      continue;
    }
    endRun();
    frames.push(frame.bytes);
  }
  endRun();
  return frames;
}

/** Returns a run as one frame, or unmerged if that is shorter. */
function shortest(topic: string, run: readonly RetainedFrame[]): readonly Uint8Array[] {
  const unmerged = run.map(({ bytes }) => bytes);
  const one = run.length > 1 ? merged(topic, run) : null;
  return one !== null && one.length < unmerged.reduce((sum, { length }) => sum + length, 0) ? [one] : unmerged;
}

/**
 * Merges a run into one frame; null if it does not fit. A tick's difference is also its movement, and the movement is that of the
 * last step (§4), not of the sum. If the two differ, the run becomes a change that names the movement.
 */
function merged(topic: string, run: readonly RetainedFrame[]): Uint8Array | null {
  const moves = [...movesOf(run)].sort(([one], [other]) => one - other);
  const { epoch, serverMs, sourceAgeMs } = header;
  const frameHeader = {
    topic,
    epoch,
    serverMs,
    sourceAgeMs,
    prevOffset: run[0]?.from ?? 0,
    offset: run.at(-1)?.to ?? 0,
  };
  if (moves.every(([, { net, last }]) => Math.sign(net) === Math.sign(last))) {
    const { body, sum } = writeTick({
      handles: moves.map(([handle]) => handle),
      deltas: moves.map(([, { net }]) => net),
    });
    return fits(body) ? writeFrame(frameHeader, "tick", body, sum) : null;
  }
  const delta: TopicDelta = { ...noChange, outcomes: moves.map(([handle, move]) => named(handle, move)) };
  const body = writeChange(delta);
  return fits(body) ? writeFrame(frameHeader, "change", body) : null;
}

function named(handle: number, { net, last, odds }: Move): OutcomeChange {
  const movement = Math.sign(last) as -1 | 0 | 1;
  return { handle, ...(net !== 0 && { odds }), ...(Math.sign(net) !== movement && { movement }) };
}

/** What a run did, by handle. `header` is the last frame's afterwards: the merged frame has its position and its time. */
function movesOf(run: readonly RetainedFrame[]): ReadonlyMap<number, Move> {
  const moves = new Map<number, Move>();
  for (const { bytes, odds } of run) {
    readHeader(bytes, header);
    const { handles, deltas } = readTick(bytes, header);
    for (const [index, handle] of handles.entries()) {
      const last = deltas[index] ?? 0;
      moves.set(handle, { net: (moves.get(handle)?.net ?? 0) + last, last, odds: odds?.[index] ?? 0 });
    }
  }
  return moves;
}

function fits(body: Uint8Array): boolean {
  return body.length + headerBytes <= maxFrameBytes;
}
