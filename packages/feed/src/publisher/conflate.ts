import type { OutcomeChange, TopicDelta } from "../model/change.ts";
import { writeChange } from "../wire/body.ts";
import { writeFrame } from "../wire/frame.ts";
import { emptyHeader, readHeader } from "../wire/header.ts";
import { headerBytes, maxFrameBytes } from "../wire/limits.ts";
import { readTick, writeTick } from "../wire/tick.ts";
import { noChange } from "./split.ts";

/** A frame as it was sent, which led from one place of its topic's chain to another. */
export interface RetainedFrame {
  readonly from: number;
  readonly to: number;
  readonly bytes: Uint8Array;
  /** The prices that a tick led to, in its order, in thousandths; null of a named frame. */
  readonly odds: Int32Array | null;
}

/** What a run of ticks did to a handle: the sum of its steps, the last of them, and the price that they led to. */
interface Move {
  readonly net: number;
  readonly last: number;
  readonly odds: number;
}

const header = emptyHeader();

/**
 * The same way through a topic's chain in fewer bytes: named frames as they were (F6), a run of ticks between two of them as one
 * frame that leads from the place before the run to its last, with the latest prices. Every place that it leads to is one that
 * the server had, and the state there the same (F2).
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

/** A run as one frame, or as it was where that is shorter. */
function shortest(topic: string, run: readonly RetainedFrame[]): readonly Uint8Array[] {
  const unmerged = run.map(({ bytes }) => bytes);
  const one = run.length > 1 ? merged(topic, run) : null;
  return one !== null && one.length < unmerged.reduce((sum, { length }) => sum + length, 0) ? [one] : unmerged;
}

/**
 * A tick's difference is its movement too, and the movement is that of the last step (§4), not of their sum: where the two differ
 * the run is a change that names it. Null if it fits no frame.
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

/** What a run did, by handle. The header is the last frame's then: what was so at that place was so at its time. */
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
