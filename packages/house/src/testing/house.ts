import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { type HouseOptions, type RunningHouse, startHouse } from "../house.ts";
import { auditLedger } from "../ledger/audit.ts";
import type { RateLimit } from "../rate-limits.ts";
import type { Seeded } from "../seed/seed.ts";
import { TestBrowser } from "./browser.ts";
import { type TestDatabase, testDatabase } from "./database.ts";
import { fixture, fixturePassword, seedFixture } from "./fixture.ts";
import { testKeys } from "./test-keys.ts";

const plenty: RateLimit = { points: 1_000_000, seconds: 60 };

/** A server for one test file, on a clone of the run's database, with the test fixture in it. */
export interface TestHouse extends RunningHouse {
  readonly test: TestDatabase;
  readonly seeded: Seeded;
  /** The server's log, one JSON object per line. */
  readonly logged: string[];
  /** A visitor's browser on a site. */
  visitor(site?: string): TestBrowser;
  /** A browser in which a player of the fixture has signed in. */
  player(userName: string, site?: string): Promise<TestBrowser>;
}

/**
 * Starts one; `close` ends it and drops its database. `close` throws if the ledger of a tenant does not hold: the server's own
 * auditor would stop that tenant at any moment, and the test with it. `makeScene`: seeds the database instead of the default
 * fixture.
 */
export async function startTestHouse(
  options: Partial<HouseOptions> = {},
  makeFixture: (db: Kysely<Schema>) => Promise<Seeded> = seedFixture,
): Promise<TestHouse> {
  const test = await testDatabase();
  const seeded = await makeFixture(test.db);
  const root = await mkdtemp(join(tmpdir(), "livery-house-"));
  const logged: string[] = [];
  const log = { level: "debug", destination: { write: (line: string) => void logged.push(line) } };
  const rateLimits = {
    address: plenty,
    site: plenty,
    loginAddress: plenty,
    loginPair: plenty,
    loginAccount: plenty,
    codes: plenty,
    bookings: plenty,
    captchas: plenty,
    sounds: plenty,
    checks: plenty,
    registrations: plenty,
    tokens: plenty,
    ...options.rateLimits,
  };
  const house = await startHouse({
    root,
    databaseUrl: test.url,
    port: 0,
    development: true,
    keys: testKeys,
    log,
    ...options,
    rateLimits,
  });
  const visitor = (site = "harbour"): TestBrowser => {
    const { hosts, siteKey } = fixture.sites.find((each) => each.name === site)!;
    return new TestBrowser(house.port, hosts[0]!, siteKey);
  };
  const player = async (userName: string, site?: string): Promise<TestBrowser> => {
    const browser = visitor(site);
    const answer = await browser.call("userLogin", { userName, password: fixturePassword });
    if (answer.status !== 200) throw new Error(`${userName} could not sign in: ${answer.text}`);
    return browser;
  };
  const close = async (): Promise<void> => {
    await using ended = new AsyncDisposableStack();
    ended.defer(() => rm(root, { recursive: true, force: true }));
    ended.defer(() => test.drop());
    await house.close();
    const { breaches } = await auditLedger(test.db);
    if (breaches.length > 0) throw new Error(`the books do not hold: ${JSON.stringify(breaches)}`);
  };
  return { ...house, test, seeded, logged, visitor, player, close };
}
