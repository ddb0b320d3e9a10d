import { LiveFeed } from "@livery/feed";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { silentLog } from "../../log.ts";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { simulatedSource } from "../feed-sources.ts";
import { type Live, startLive } from "../live.ts";
import type { LiveFeedSource } from "../live-options.ts";
import type { LiveSource } from "../sources/source.ts";

let test: TestDatabase;
let live: Live;
/** Whether the source throws when it is asked, and how far the house's clock is ahead of the machine's. */
let fails = false;
let polls = 0;
let aheadMs = 0;
let logged: string[] = [];
beforeEach(async () => {
  fails = false;
  polls = 0;
  aheadMs = 0;
  logged = [];
  test = await testDatabase();
  await start();
});
afterEach(async () => {
  await live.close();
  await test.drop();
});

async function start(): Promise<void> {
  const log = { ...silentLog, error: (_fields: object, message: string) => void logged.push(message) };
  const now = () => Date.now() + aheadMs;
  live = startLive({ db: test.db, connection: test.connection, log, source: failing(), now });
  await vi.waitUntil(() => live.topics?.get("list") !== undefined, { timeout: 30_000 });
}

/** A source whose supplier's line breaks while `fails`. */
function failing(): LiveFeedSource {
  const inner = simulatedSource({ seed: "failing", matches: { football: 2, tennis: 0, points: 0 } });
  const open: LiveFeedSource["open"] = (run) => {
    const opened = inner.open(run);
    // What it has not said it still has to say.
    const whole = <Answer>(call: () => Answer): Answer => {
      polls += 1;
      if (fails) throw new Error("the supplier's line broke");
      return call();
    };
    const poll: LiveSource["poll"] = (now) => whole(() => opened.poll(now));
    return { ...opened, poll, aliveAt: (now) => whole(() => opened.aliveAt(now)) };
  };
  return { ...inner, open };
}

/** A client of the list. */
function listener(): LiveFeed {
  const feed = new LiveFeed({ schedule: (run) => run() });
  feed.subscribe("list", 0);
  live.listen((topic, frames) => {
    if (topic === "list") for (const frame of frames) feed.receive(frame, Date.now());
  });
  return feed;
}

describe("a source that fails", () => {
  it("is reported by the source age in heartbeats (F9)", async () => {
    const feed = listener();
    await expect.poll(() => feed.sourceAge("list")).toBeLessThan(1_000);
    fails = true;
    await expect.poll(() => feed.sourceAge("list")).toBeGreaterThan(3_000);
    fails = false;
    await expect.poll(() => feed.sourceAge("list")).toBeLessThan(1_000);
  });

  it("has its markets suspended in the database and locked in the feed after ten seconds, until it works again (F9)", async () => {
    const rows = () =>
      test.db
        .selectFrom("market")
        .innerJoin("outcome", "outcome.market_id", "market.market_id")
        .select(["match_id", "market_type_id", "special", "outcome_id"])
        .where("status", "=", "open")
        .execute();
    const open = async () => (await rows()).length;
    await vi.waitUntil(async () => (await open()) > 0, { timeout: 30_000, interval: 100 });
    const [row] = await rows();
    const ref = {
      matchId: row?.match_id ?? 0,
      marketTypeId: row?.market_type_id ?? 0,
      special: row?.special ?? "",
      outcomeId: row?.outcome_id ?? 0,
    };
    await expect.poll(() => live.quote(ref)?.state, { timeout: 30_000 }).toBe("open");
    fails = true;
    aheadMs = 11_000;
    await expect.poll(open).toBe(0);
    expect(live.quote(ref)?.state).toBe("stale");
    expect(live.topics?.get(`match:${ref.matchId}`)?.quote(ref)?.state).toBe("locked");
    fails = false;
    await expect.poll(open, { timeout: 30_000 }).toBeGreaterThan(0);
    await expect
      .poll(() => live.topics?.get(`match:${ref.matchId}`)?.quote(ref)?.state, { timeout: 30_000 })
      .toBe("open");
  });

  it("from the start locks what was open and is not reported as alive, and the publisher uses it once it works", async () => {
    const open = async () =>
      (await test.db.selectFrom("market").select("market_id").where("status", "=", "open").execute()).length;
    const aliveAt = async () => (await test.db.selectFrom("live_run").select("alive_at").execute())[0]?.alive_at;
    await vi.waitUntil(async () => (await open()) > 0, { timeout: 30_000, interval: 100 });
    await live.close();
    expect(await open()).toBeGreaterThan(0);
    const before = await aliveAt();
    fails = true;
    await start();
    await expect.poll(open).toBe(0);
    expect(logged).toEqual(["a live source failed"]);
    expect(await aliveAt()).toEqual(before);
    fails = false;
    await expect.poll(open, { timeout: 30_000 }).toBeGreaterThan(0);
    // That it lives is written in a statement of its own, after its markets are open.
    const aliveSince = async () => (await aliveAt())?.getTime();
    await expect.poll(aliveSince).toBeGreaterThan(before?.getTime() ?? Infinity);
  });

  it("is logged once for as long as it fails, and again when it fails again", async () => {
    const times = () => logged.filter((message) => message === "a live source failed").length;
    const polled = async () => {
      const before = polls;
      await vi.waitUntil(() => polls > before + 3, { timeout: 30_000 });
    };
    fails = true;
    await vi.waitUntil(() => times() > 0, { timeout: 30_000 });
    await polled();
    expect(times()).toBe(1);
    fails = false;
    await polled();
    fails = true;
    await expect.poll(times).toBe(2);
  });
});
