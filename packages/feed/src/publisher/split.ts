import { FeedError } from "../errors.ts";
import type { TopicDelta } from "../model/change.ts";

/** The empty change. */
export const noChange: TopicDelta = {
  removedMatches: [],
  removedMarkets: [],
  removedSports: [],
  sports: [],
  matches: [],
  markets: [],
  outcomes: [],
};

const parts = [
  "removedMatches",
  "removedMarkets",
  "removedSports",
  "sports",
  "matches",
  "markets",
  "outcomes",
] as const;

function sizeOf(delta: TopicDelta): number {
  return parts.reduce((sum, part) => sum + delta[part].length, 0);
}

export function isEmpty(delta: TopicDelta): boolean {
  return sizeOf(delta) === 0;
}

/**
 * Splits a change that is too large for a frame into two. Applied in order they give the same state, and the state between them
 * is one that the server also has. Throws FeedError `too_large` if there is nothing to split.
 */
export function halve(delta: TopicDelta): readonly [TopicDelta, TopicDelta] {
  const half = Math.floor(sizeOf(delta) / 2);
  if (half === 0) throw new FeedError("too_large", "A single row that fills a frame: its texts are too long.");
  let left = half;
  const first: Record<string, readonly unknown[]> = {};
  const second: Record<string, readonly unknown[]> = {};
  for (const part of parts) {
    first[part] = delta[part].slice(0, left);
    second[part] = delta[part].slice(left);
    left = Math.max(0, left - delta[part].length);
  }
  return [
    { ...noChange, ...first },
    { ...noChange, ...second },
  ];
}
