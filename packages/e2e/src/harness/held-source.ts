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
      let kickedOffAt: number | null = null;
      void kickOff.then(() => (kickedOffAt = Date.now()));
      // The source's own clock stands one millisecond before the first kick-off until then.
      const before = run.startedAt - 1;
      const delay = () => Math.max(0, (kickedOffAt ?? 0) - before);
      return {
        ...source,
        poll: (now) => {
          const { items, matches } = source.poll(kickedOffAt === null ? before : now - delay());
          return { matches, items: items.map((item) => ({ ...item, happenedAt: item.happenedAt + delay() })) };
        },
      };
    },
  };
}
