import type { LiveFeedSource } from "@livery/house";

/**
 * A source whose matches are announced at once and kick off when a promise is settled. What a page needs before its first
 * bet takes as long as the machine needs for it, and a match of a minute is still to be played.
 */
export function heldSource(live: LiveFeedSource, kickOff: Promise<unknown>): LiveFeedSource {
  return {
    described: live.described,
    open: (run) => {
      const source = live.open(run);
      // The source's clock stands one millisecond before the first kick-off, and from then on is late by so many milliseconds.
      const before = run.startedAt - 1;
      let lateMs: number | null = null;
      void kickOff.then(() => (lateMs = Date.now() - before));
      return {
        ...source,
        poll: (now) => {
          const { items, matches } = source.poll(lateMs === null ? before : now - lateMs);
          return { matches, items: items.map((item) => ({ ...item, happenedAt: item.happenedAt + (lateMs ?? 0) })) };
        },
      };
    },
  };
}
