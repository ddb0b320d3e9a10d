import { TopicPublisher } from "@livery/feed/publisher";

/** The publisher has no clock: every call brings the time of the server, and the age of the source's last sign of life. */
const at = (serverMs: number) => ({ serverMs, sourceAgeMs: 0 });

/** The topic of all live matches, in its first epoch. */
const publisher = new TopicPublisher("list", 1);
publisher.change(
  {
    matches: [{ matchId: 7, home: "Argentina", away: "France", betStatus: "started", status: "1p", active: true }],
    markets: [{ marketId: 101, matchId: 7, marketTypeId: 1, active: true, open: true, visible: true }],
    outcomes: [{ marketId: 101, outcomeId: 1, name: "home", odds: 2_100, active: true, open: true }],
  },
  at(1_000),
);

/** The whole state, for a client that subscribes now. */
export const snapshot = publisher.snapshot(at(1_000));

publisher.price({ marketId: 101, outcomeId: 1 }, 2_250);

/** One tick with all prices that have changed since the last one. */
export const frames = publisher.flush(at(1_100));
