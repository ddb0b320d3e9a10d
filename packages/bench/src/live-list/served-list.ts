import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { extname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  builtFolder,
  contentType,
  readHeaders,
  type OpenTopics,
  openTopics,
  type OpenTopicsOptions,
  siteHost,
} from "@livery/house/testing";
import type { Evening, Moved } from "./evening.ts";

/** How often a house's publisher ticks. */
export const tickMs = 100;
const unlimited = { points: 1_000_000_000, seconds: 60 };

/** A built brand whose live list is an evening's, over the house's own gateway, and nothing else. */
export interface ServedList {
  readonly origin: string;
  readonly open: OpenTopics;
  /** Gives prices to the publisher; the next tick sends them. */
  price(moved: readonly Moved[]): void;
  /** Sends what has changed since the last tick. */
  tick(): void;
  /** Sends ticks, one every some milliseconds, as near to its time as a process can. */
  play(ticks: readonly (readonly Moved[])[], everyMs: number): Promise<void>;
  /** Tells of matches on their own, as a slip asks for them whose prices it holds. */
  openMatches(matches: ReadonlySet<number>): void;
  /** A document that is not the brand's own. */
  add(path: string, html: string): void;
  close(): Promise<void>;
}

/** @param others who takes connections to other paths */
export async function serveList(
  dist: string,
  evening: Evening,
  others: NonNullable<OpenTopicsOptions["others"]> = new Map(),
): Promise<ServedList> {
  const added = new Map<string, string>();
  const headers = await readHeaders(dist);
  const page: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const addedHtml = added.get(pathname);
    if (addedHtml !== undefined)
      return response.writeHead(200, { "content-type": contentType(".html") }).end(addedHtml);
    const isFile = extname(pathname) !== "";
    const shell = /^\/([a-z]{2})\//u.exec(pathname);
    const file = !isFile && shell !== null ? `/${shell[1]}/shell.html` : pathname;
    // There is no house for calls: what is measured is the list.
    if (!isFile && shell === null) return response.writeHead(503).end();
    readFile(join(dist, builtFolder.public, file)).then(
      (body) => response.writeHead(200, { ...headers[file], "content-type": contentType(extname(file)) }).end(body),
      () => response.writeHead(404).end(),
    );
  };
  const open = await openTopics({ page, others, rateLimits: { address: unlimited } });
  const { topics } = open;
  topics.publish("list", (publisher, stamp) => publisher.change(evening.input, stamp));
  const liveCount = evening.matches.length;
  topics.publish("sports", (publisher, stamp) =>
    publisher.change({ sports: [{ sportId: 1, name: "Football", liveCount, inPlay: liveCount }] }, stamp),
  );
  const heartbeatTimer = setInterval(() => topics.sendHeartbeats(), tickMs);
  const opened = new Set<number>();
  const price = (moved: readonly Pick<Moved, "odd" | "odds">[]): void => {
    const list = topics.get("list");
    for (const { odd, odds } of moved) {
      list?.price(odd, odds);
      if (opened.has(odd.matchId)) topics.get(`match:${odd.matchId}`)?.price(odd, odds);
    }
  };
  return {
    origin: `http://${siteHost}:${open.port}`,
    open,
    price,
    tick: () => topics.tick(),
    async play(ticks, everyMs) {
      const start = performance.now();
      for (const [at, moved] of ticks.entries()) {
        price(moved);
        topics.tick();
        const wait = start + (at + 1) * everyMs - performance.now();
        await sleep(Math.max(0, wait));
      }
    },
    openMatches(matches) {
      for (const matchId of matches) {
        if (opened.has(matchId)) continue;
        opened.add(matchId);
        topics.publish(`match:${matchId}`, (publisher, stamp) => publisher.change(evening.only(matchId), stamp));
        price(evening.shown.filter((odd) => odd.matchId === matchId).map((odd) => ({ odd, odds: odd.odds })));
      }
    },
    add: (path, html) => void added.set(path, html),
    async close() {
      clearInterval(heartbeatTimer);
      await open.close();
    },
  };
}
