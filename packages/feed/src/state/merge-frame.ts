import { FeedError } from "../errors.ts";
import { applyDelta, applyLock, applyRollback, applySettle } from "./fold.ts";
import { mergeTick } from "./merge-tick.ts";
import { nothingTouched, type Touched } from "./state.rows.ts";
import type { TopicState } from "./topic-state.ts";
import { bodyOf, readChange, readLock, readRollback, readSettle } from "../wire/body.ts";
import { kinds, type FrameHeader } from "../wire/header.ts";

/**
 * Merges the next frame of its topic's chain: whole, or not at all. Returns what a named frame touched, null for a tick. Throws
 * FeedError.
 */
export function mergeFrame(state: TopicState, bytes: Uint8Array, header: FrameHeader): Touched | null {
  if (header.kind === kinds.tick) {
    mergeTick(state.columns, bytes, header.bodyStart, header.bodyEnd, header.headerCheck, header.check);
    return null;
  }
  const body = bodyOf(bytes, header);
  const touched = nothingTouched();
  switch (header.kind) {
    case kinds.change:
      applyDelta(state, readChange(body), touched);
      return touched;
    case kinds.lock:
      applyLock(state, readLock(body), touched);
      return touched;
    case kinds.settle:
      applySettle(state, readSettle(body), touched);
      return touched;
    case kinds.rollback:
      applyRollback(state, readRollback(body), touched);
      return touched;
    default:
      throw new FeedError("malformed", `A frame of kind ${header.kind} does not belong to a chain.`);
  }
}
