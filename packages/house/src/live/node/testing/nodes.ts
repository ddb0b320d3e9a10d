import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LiveMatch, OutcomeRef } from "@livery/feed";
import { sql } from "kysely";
import type { NodeOptions } from "../../../house.ts";
import { TestBrowser } from "../../../testing/browser.ts";
import { type TestDatabase, testDatabase } from "../../../testing/database.ts";
import { fixturePassword, seedFixture } from "../../../testing/fixture.ts";
import { spawnHouse, type SpawnedHouse } from "../../../testing/spawn-house.ts";
import { type LiveClient, liveClient } from "../../testing/live-client.ts";

export const siteHost = "harbour.localhost";
const plenty = { points: 1_000_000, seconds: 60 };
const simulated = { seed: "nodes", speed: 1, matches: { football: 6, tennis: 2, points: 2 } };

/** A node in its own process. */
export interface Node extends SpawnedHouse {
  readonly port: number;
  /** Opens a browser at this node, with alice signed in. */
  player(): Promise<TestBrowser>;
}

/** Several servers on one database, each in its own process. */
export interface Nodes {
  readonly test: TestDatabase;
  /** The folder of all nodes. */
  readonly root: string;
  /** Starts another node. */
  start(options?: NodeOptions): Promise<Node>;
  /** Whether the node has the lease. */
  publishes(node: Node): Promise<boolean>;
  close(): Promise<void>;
}

export async function openNodes(): Promise<Nodes> {
  const test = await testDatabase();
  await seedFixture(test.db);
  await sql`update player set services = services || '{"live": true}'`.execute(test.db);
  const root = await mkdtemp(join(tmpdir(), "livery-nodes-"));
  const running = new Set<SpawnedHouse>();
  const start = async (nodes: NodeOptions = {}): Promise<Node> => {
    const rateLimits = { address: plenty, site: plenty, loginAddress: plenty, loginPair: plenty, loginAccount: plenty };
    const house = await spawnHouse({ root, databaseUrl: test.url, port: 0, nodes, simulated, rateLimits });
    running.add(house);
    house.child.once("exit", () => running.delete(house));
    const { port } = house.startReport;
    if (port === undefined) throw new Error(`the node did not start: ${JSON.stringify(house.startReport)}`);
    const player = async (): Promise<TestBrowser> => {
      const browser = new TestBrowser(port, siteHost, "harbour-test-key");
      const reply = await browser.call("userLogin", { userName: "alice", password: fixturePassword });
      if (reply.status !== 200) throw new Error(`alice could not sign in: ${reply.text}`);
      return browser;
    };
    return { ...house, port, player };
  };
  const publishes = async ({ port }: Node): Promise<boolean> => {
    const { url } = await test.db.selectFrom("live_lease").select("url").executeTakeFirstOrThrow();
    return url === `http://127.0.0.1:${port}`;
  };
  return {
    test,
    root,
    start,
    publishes,
    close: async () => {
      for (const house of running) {
        house.child.kill("SIGCONT");
        await house.end("SIGKILL");
      }
      await test.drop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** A client of a node that follows the list and every match that is in it at the start. */
export async function follower({ port }: Node): Promise<LiveClient & { readonly topics: readonly string[] }> {
  const first = await liveClient(port, siteHost, ["list"]);
  const matches = (): readonly LiveMatch[] => first.feed.topic("list")?.matches() ?? [];
  for (let attempt = 0; matches().length < 6 && attempt < 200; attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const topics = ["list", "sports", ...matches().map(({ matchId }) => `match:${matchId}`)];
  await first.close();
  return Object.assign(await liveClient(port, siteHost, topics), { topics });
}

/** A client's position in a topic, and the hash of its state there. */
export function clientState({ feed }: Pick<LiveClient, "feed">, topic: string): string {
  const position = feed.position(topic);
  return `${position?.epoch}.${position?.offset} ${feed.topic(topic)?.held.hash()}`;
}

/** Open outcomes of the match winner, as a client has them. */
export function openOutcomes({ feed }: Pick<LiveClient, "feed">): readonly OutcomeRef[] {
  const matches = feed.topic("list")?.matches() ?? [];
  return matches.flatMap(({ matchId, sportId }) => {
    const ref = { matchId, marketTypeId: 1, outcomeId: 1, special: "" };
    const isOpen = sportId === 1 && feed.topic(`match:${matchId}`)?.quote(ref).state === "open";
    return isOpen ? [ref] : [];
  });
}

let placed = 0;

/**
 * Places a single live bet at the client's price. The stake differs each time: a repeated bet would get the answer of the first
 * one (D21). Returns the status, and the coupon's id if the bet was accepted.
 */
export async function bet(browser: TestBrowser, { feed }: Pick<LiveClient, "feed">, ref: OutcomeRef, anyOdds = true) {
  const topic = `match:${ref.matchId}`;
  const odds = feed.topic(topic)?.quote(ref).odds ?? 0;
  const position = feed.position(topic);
  placed += 1;
  const stake = 100 + (placed % 200);
  const { status, text } = await browser.raw("createcoupon", {
    ticketStake: stake,
    totalStake: stake,
    ticketType: "TK",
    couponType: 1,
    oddChangeOk: anyOdds,
    tips: [
      {
        matchId: ref.matchId,
        oddUniq: `${ref.marketTypeId}_${ref.outcomeId}_${ref.special}`,
        odd: (odds / 1000).toFixed(3),
        ...(position && { feed: position }),
      },
    ],
  });
  const couponId = status === 200 ? (JSON.parse(text) as { results: { ticketId: number } }).results.ticketId : null;
  return { status, couponId };
}
