import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { silentLog } from "../log.ts";
import { testDatabase, type TestDatabase } from "../testing/database.ts";
import { simulatedSource } from "./feed-sources.ts";
import { type Live, startLive } from "./live.ts";
import type { LiveFeedSource, LiveOptions } from "./live-options.ts";
import { openNode } from "./node/live-node.ts";
import { leaseTimes } from "./publisher/lease.ts";
import { publish } from "./term.ts";

let test: TestDatabase;
let lives: Live[] = [];
beforeEach(async () => {
  test = await testDatabase();
});
afterEach(async () => {
  await Promise.all(lives.map((live) => live.close()));
  lives = [];
  await test.drop();
});

const matches = { football: 2, tennis: 0, points: 0 };
const played = (speed = 1) => simulatedSource({ seed: "term", speed, matches });
const oneNode = () => {
  const node = openNode(undefined, silentLog);
  node.listens("http://127.0.0.1:9");
  return node;
};

/** A source whose polls and close a test observes. */
function observedSource(at: { readonly poll?: () => void; readonly close?: () => void }): LiveFeedSource {
  const feed = played();
  return {
    described: feed.described,
    open: (run) => {
      const source = feed.open(run);
      return {
        name: source.name,
        speed: source.speed,
        aliveAt: (now) => source.aliveAt(now),
        poll: (now) => {
          at.poll?.();
          return source.poll(now);
        },
        close: () => {
          at.close?.();
          source.close();
        },
      };
    },
  };
}

describe("a term of the lease", { timeout: 60_000 }, () => {
  const options = (source: LiveFeedSource): LiveOptions => ({
    db: test.db,
    connection: test.connection,
    log: silentLog,
    source,
  });

  it("closes its source however it ends", async () => {
    const close = vi.fn<() => void>();
    const fails = () => {
      throw new Error("nobody can be told");
    };
    const term = publish(options(observedSource({ close })), new AbortController().signal, fails, () => undefined);
    await expect(term).rejects.toThrow("nobody can be told");
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("does not answer other nodes if it ended before it began", async () => {
    const stop = new AbortController();
    let subscriptionCount = 0;
    const bus = {
      connected: true,
      mostBytes: 1_000,
      publish: () => undefined,
      request: () => undefined,
      subscribe: () => {
        subscriptionCount += 1;
        return () => void (subscriptionCount -= 1);
      },
      close: async () => undefined,
    };
    const node = { ...oneNode(), bus };
    const answers = vi.spyOn(node.sockets, "answerFor");
    const source = observedSource({ poll: () => stop.abort() });
    await publish(
      { ...options(source), node },
      stop.signal,
      () => undefined,
      () => undefined,
    );
    expect(subscriptionCount).toBe(0);
    expect(answers).not.toHaveBeenCalled();
  });
});

describe("one of several nodes whose source differs from the last publisher's", { timeout: 90_000 }, () => {
  const errors: string[] = [];
  afterAll(() => void errors.splice(0));
  const log = { ...silentLog, error: (_fields: object, text: string) => void errors.push(text) };
  const start = (speed: number, given: Partial<LiveOptions>): Live => {
    const live = startLive({ db: test.db, connection: test.connection, log, source: played(speed), ...given });
    lives.push(live);
    return live;
  };
  const publishes = (live: Live) => vi.waitUntil(() => live.publishes, { timeout: 30_000 });
  const end = async (live: Live) => {
    lives = lives.filter((each) => each !== live);
    await live.close();
  };
  const statuses = async () => {
    const rows = await test.db.selectFrom("match").select("status").where("source", "=", "live").execute();
    return new Set(rows.map(({ status }) => status));
  };
  beforeEach(async () => {
    const first = start(1, { node: oneNode() });
    await publishes(first);
    await end(first);
  });

  it("leaves the matches to a node that can continue them, and logs the next step", async () => {
    expect(await statuses()).toEqual(new Set(["live"]));
    let clockReads = 0;
    const now = () => {
      clockReads += 1;
      return Date.now();
    };
    const other = start(2, { node: oneNode(), now, leaseTimes: { ...leaseTimes, refusedMs: 50 } });
    // Without the lease the clock is read to see whose matches are not over, and for nothing else.
    await vi.waitUntil(() => clockReads > 3 || other.publishes, { timeout: 30_000 });
    expect(other.publishes).toBe(false);
    expect(errors.filter((text) => text.includes("--switch-source"))).toHaveLength(1);
    await publishes(start(1, { node: oneNode() }));
    expect(await statuses()).toEqual(new Set(["live"]));
  });

  it("takes over at once when it is told to, and abandons the matches", async () => {
    await publishes(start(2, { node: oneNode(), switchesSource: true }));
    expect(await statuses()).toEqual(new Set(["live", "abandoned"]));
    // From now on the others are those that play another source.
    await end(lives[0]!);
    await publishes(start(2, { node: oneNode() }));
  });

  it("takes over at once when it has its database for itself", async () => {
    await publishes(start(2, {}));
    expect(await statuses()).toEqual(new Set(["live", "abandoned"]));
  });
});
