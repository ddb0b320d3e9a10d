import { nightly } from "@livery/feed/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { testDatabase, type TestDatabase } from "@livery/house/testing/fixtures";
import { LivePublisher, liveQuote, openRun, silentLog, Topics } from "@livery/house/testing/parts";
import { seededRandom } from "./seeded-random.ts";
import { Follower } from "./wrong-sources/follower.ts";
import { type Suspect, WrongSource } from "./wrong-sources/wrong-source.ts";

const seed = inject("seed");
const runs = Number(process.env["LIVERY_RUNS"] ?? (nightly ? 2_000 : 120));
const steps = 24;

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());

const tried = { damaged: 0, open: 0, locked: 0, codes: new Set<string>() };

/** One source, and whatever of the rules it saw broken. */
async function oneRun(number: number): Promise<string[]> {
  const random = seededRandom(seed * 10_007 + number);
  const startsAt = Date.now();
  const source = new WrongSource(random, startsAt);
  const { run } = await openRun(test.db, { wrong: seed, number }, startsAt);
  const { rows } = await sql<{ epoch: number }>`select live_next_epoch('test') as epoch`.execute(test.db);
  const codes = new Set<unknown>();
  const noteCode = (fields: object): void => void codes.add("code" in fields ? fields.code : undefined);
  const follower = new Follower();
  let now = startsAt;
  const topics: Topics = new Topics(
    rows[0]?.epoch ?? 0,
    () => ({ serverMs: now, sourceAgeMs: 0 }),
    (topic, frames) => follower.receive(topics, topic, frames, now),
  );
  const publisher = new LivePublisher({
    db: test.db,
    source,
    run,
    owner: "test",
    topics,
    log: { ...silentLog, warn: noteCode, error: noteCode },
    sports: new Map([[1, "Football"]]),
  });
  const broken: string[] = [];
  const record = ({ match }: Suspect) => [...publisher.records].find((each) => each.source.key === match.key);
  const check = (suspect: Suspect): void => {
    const of = record(suspect);
    for (const { marketTypeId, special, outcomes, stored } of of?.markets ?? []) {
      const outcomeId = [...outcomes.keys()][0] ?? 0;
      const ref = { matchId: of?.matchId ?? 0, marketTypeId, special, outcomeId };
      const name = `${suspect.match.key} ${marketTypeId}/${special}`;
      const isWrong = suspect.doubts.size > 0 || suspect.markets.has(`${marketTypeId}/${special}`);
      const shown = follower.feed.topic(`match:${ref.matchId}`)?.quote(ref).state;
      const accepted = liveQuote(publisher, topics, ref)?.state;
      if (accepted === "open") tried.open += 1;
      if (isWrong) tried.locked += 1;
      if (isWrong && (accepted === "open" || shown === "open")) broken.push(`${now - startsAt}: ${name} is open`);
      if (isWrong && isStored && stored.status === "open") broken.push(`${now - startsAt}: ${name} is stored as open`);
    }
  };
  let isStored = false;
  /** How often the database was brought up since the source was silent: what was locked for it opens with the next step. */
  let stored = 0;
  const step = async (): Promise<void> => {
    now += 1_000;
    publisher.step(now);
    isStored = random() < 0.5;
    if (isStored) await publisher.work(now);
    stored = publisher.silent ? 0 : stored + Number(isStored);
    for (const suspect of [source.sourcePriced, source.modelled]) check(suspect);
    const apart = follower.apart(topics);
    if (apart.length > 0) broken.push(`${now - startsAt}: the follower is apart in ${apart.join(", ")}`);
  };
  const openOf = (suspect: Suspect) => {
    const of = record(suspect);
    const ref = { matchId: of?.matchId ?? 0, marketTypeId: 1, special: "", outcomeId: 1 };
    return [liveQuote(publisher, topics, ref)?.state, follower.feed.topic(`match:${ref.matchId}`)?.quote(ref).state];
  };
  publisher.step(now);
  await publisher.work(now);
  for (let at = 0; at < steps; at += 1) {
    if (random() < 0.03) source.failsUntil = now + 1_000 * Math.floor(2 + random() * 14);
    await step();
    const isSilent = now - publisher.aliveAt(now) > 10_000;
    const [state] = openOf(source.healthy);
    if (isSilent ? state !== "stale" : stored > 1 && state !== "open")
      broken.push(`${now - startsAt}: the healthy match is ${state}`);
  }
  source.good = true;
  source.failsUntil = 0;
  for (let at = 0; at < 4; at += 1) {
    await step();
    await publisher.work(now);
  }
  for (const suspect of [source.sourcePriced, source.modelled, source.healthy]) {
    const states = openOf(suspect);
    if (states.some((state) => state !== "open"))
      broken.push(`at the end ${suspect.match.key} is ${states.join(", ")}`);
  }
  const unreported = [...source.codes].filter((code) => !codes.has(code));
  if (unreported.length > 0) broken.push(`the log does not tell of ${unreported.join(", ")}`);
  if (follower.reported.length > 0) broken.push(`the follower reports ${follower.reported.join(", ")}`);
  tried.damaged += source.damagedCount;
  for (const code of source.codes) tried.codes.add(code);
  return broken;
}

it(
  `${runs} faulty sources: what they send wrongly takes no bets until it is corrected, and the rest continues`,
  async () => {
    for (let number = 1; number <= runs; number += 1) {
      const broken = await oneRun(number);
      if (broken.length > 0)
        throw new Error(`source ${number} of LIVERY_SEED=${seed}:\n${broken.slice(0, 12).join("\n")}`);
    }
    expect(tried.damaged).toBeGreaterThan(runs * 5);
    expect(Math.min(tried.open, tried.locked)).toBeGreaterThan(runs * 20);
    expect([...tried.codes].sort()).toEqual([
      "bad_value",
      "duplicate",
      "failed",
      "from_future",
      "out_of_order",
      "too_old",
      "unknown_match",
    ]);
  },
  nightly ? 4 * 3_600_000 : 600_000,
);
