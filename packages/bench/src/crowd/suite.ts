import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { OpenDatabase } from "@livery/house";
import { median, spread } from "../median.ts";
import { type BenchFixture, placementFixture } from "../placement-fixture.ts";
import { httpSide, type Server, startBenchHouse } from "../placements/http.ts";
import type { LoopDelay } from "../placements/loop-watch.ts";
import type { Run } from "../run.ts";
import { withScratchDatabase } from "../scratch-database.ts";
import { visitRequests } from "./visits.ts";

const script = fileURLToPath(new URL("crowd-process.ts", import.meta.url));
const connections = 30;

/**
 * How much longer a player's bet takes while a crowd of visitors asks for everything, against the same bets without the crowd, and
 * how long the house's event loop lets others wait meanwhile.
 */
export function crowdSuite({ rounds, quick }: Run): Promise<string> {
  return withScratchDatabase((database, server) => crowd(database, server, { rounds, bets: quick ? 20 : 150 }));
}

interface Round {
  readonly alone: number;
  readonly beside: number;
  readonly loop: LoopDelay;
}

async function crowd(
  database: OpenDatabase,
  server: Server,
  { rounds, bets }: { readonly rounds: number; readonly bets: number },
): Promise<string> {
  const subject = await placementFixture(database);
  const house = await startBenchHouse(server, 10);
  const measured: Round[] = [];
  let answers = "";
  try {
    for (let round = -1; round < rounds; round += 1) {
      const alone = await betsOf(subject, house.port, bets);
      const visitors = await startCrowd(subject, house.port);
      await house.loopDelay();
      const beside = await betsOf(subject, house.port, bets);
      const loop = await house.loopDelay();
      answers = await visitors.end();
      if (round >= 0) measured.push({ alone, beside, loop });
    }
  } finally {
    await house.close();
  }
  const middle = (of: (round: Round) => number): string => median(measured.map(of)).toFixed(1);
  const longest = (of: (loop: LoopDelay) => number): string =>
    Math.max(...measured.map(({ loop }) => of(loop))).toFixed(1);
  return [
    `a player's bets beside ${connections} connections of one address that ask for everything`,
    `  p50 ${middle(({ beside }) => beside)} ms beside them, ${middle(({ alone }) => alone)} ms without them`,
    `  ${spread(measured.map(({ alone, beside }) => beside / alone))} times as long, median of ${rounds}; aim: less than 2`,
    `  the house's event loop was late by ${middle(({ loop }) => loop.p99)} ms (p99), ${longest(({ max }) => max)} ms at most; aim: at most 20`,
    `  longest pause of its garbage collector: ${longest(({ longestCollection }) => longestCollection)} ms`,
    `  answers to the crowd in the last round by status: ${answers}`,
  ].join("\n");
}

/** The median duration of one player's bets, one after the other, in milliseconds. */
async function betsOf(subject: BenchFixture, port: number, count: number): Promise<number> {
  const times: number[] = [];
  await httpSide(subject, port, 1, (milliseconds) => times.push(milliseconds))(count);
  return median(times);
}

async function startCrowd(subject: BenchFixture, port: number): Promise<{ end(): Promise<string> }> {
  const options = JSON.stringify({ port, connections, requests: visitRequests(subject, port) });
  const child = spawn(process.execPath, [script, options], { stdio: ["ignore", "pipe", "inherit"] });
  const lines: string[] = [];
  child.stdout.setEncoding("utf8").on("data", (text: string) => lines.push(...text.trim().split("\n")));
  await once(child.stdout, "data");
  return {
    end: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      return lines.at(-1) ?? "";
    },
  };
}
