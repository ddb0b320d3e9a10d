import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { LiveOffer } from "../../betting/betting-service.ts";
import { silentLog } from "../../log.ts";
import type { TestDatabase } from "../../testing/database.ts";
import type { FrameListener } from "../live-options.ts";
import { LivePublisher } from "../publisher/publisher.ts";
import { openRun } from "../publisher/runs.ts";
import { Topics } from "../publisher/topics.ts";
import { liveQuote } from "../quote.ts";
import { playback } from "../sources/playback.ts";
import type { Script } from "../sources/script.ts";
import { drawScript } from "../sources/simulator/draw-script.ts";
import type { LiveSource } from "../sources/source.ts";

/** The speed of the published source. */
export const speed = 20;

/** A publisher of one script on a clock that the test moves; `stampMs` is the clock of its frames if that is another one. */
export function published(
  test: TestDatabase,
  script: Script,
  alter: (source: LiveSource) => LiveSource = (source) => source,
  stampMs?: () => number,
) {
  const open = (startsAt: number): LiveSource => {
    const waiting = [{ ...script, startsAt }];
    return alter(playback({ name: "test", speed, more: () => waiting.splice(0) }));
  };
  return publishedSource(test, open, stampMs);
}

/** A publisher of a source's one match on a clock that the test moves. */
export async function publishedSource(
  test: TestDatabase,
  open: (startsAt: number) => LiveSource,
  stampMs?: () => number,
) {
  const { db } = test;
  const startsAt = Date.now();
  const { run } = await openRun(db, { test: randomUUID() }, startsAt);
  const source = open(startsAt);
  const { rows } = await sql<{ epoch: number }>`select live_next_epoch('test') as epoch`.execute(db);
  let now = startsAt;
  const sent: string[] = [];
  const listeners = new Set<FrameListener>();
  const topics = new Topics(
    rows[0]?.epoch ?? 0,
    () => ({ serverMs: stampMs?.() ?? now, sourceAgeMs: 0 }),
    (topic, frames) => {
      sent.push(...frames.map(() => topic));
      for (const listener of listeners) listener(topic, frames);
    },
  );
  const publisher = new LivePublisher({
    db,
    source,
    run,
    owner: "test",
    topics,
    log: silentLog,
    sports: new Map([
      [1, "Football"],
      [2, "Basketball"],
      [4, "Ice Hockey"],
      [5, "Tennis"],
      [23, "Volleyball"],
      [29, "Futsal"],
    ]),
  });
  /** Plays so many seconds of the match, in ticks of 100 ms; longer ticks cost less where what happens between two does not matter. */
  const go = async (seconds: number, stop: () => boolean = () => false, tickMs = 100): Promise<void> => {
    for (const until = now + (seconds * 1000) / speed; now < until && !stop(); now += tickMs) {
      publisher.step(now);
      await publisher.work(now);
    }
  };
  await go(20);
  const match = await db
    .selectFrom("match")
    .innerJoin("live_match", "live_match.match_id", "match.match_id")
    .selectAll("match")
    .where("run", "=", run)
    .executeTakeFirstOrThrow();
  const markets = () =>
    db
      .selectFrom("market")
      .select(["market_type_id", "special", "status", "version"])
      .where("match_id", "=", match.match_id)
      .execute();
  const offer: LiveOffer = {
    quote: (ref) => liveQuote(publisher, topics, ref),
    position: (topic) => topics.get(topic)?.position ?? null,
  };
  return { offer, publisher, topics, matchId: match.match_id, go, markets, run, sent, listeners };
}

/** A football match with a goal in it. */
export function withGoal(): Script {
  for (let seed = 0; ; seed += 1) {
    const script = drawScript("football", `publisher/${seed}`);
    const goal = script.events.find(({ event }) => event.kind === "goal");
    if (goal !== undefined && goal.at > 600_000 && goal.at < 1_800_000) return script;
  }
}
