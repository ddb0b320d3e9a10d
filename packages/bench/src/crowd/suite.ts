import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { OpenDatabase } from "@livery/house";
import { median, spread } from "../median.ts";
import { type BenchFixture, placementFixture } from "../placement-fixture.ts";
import { httpSide, type Server, startBenchHouse } from "../placements/http.ts";
import { withScratchDatabase } from "../scratch-database.ts";

const script = fileURLToPath(new URL("crowd-process.ts", import.meta.url));
const connections = 30;
const bets = 150;
const roundCount = 7;

/** How much longer a player's bet takes while a crowd of visitors asks for all matches, against the same bets without the crowd. */
export function crowdSuite(): Promise<string> {
  return withScratchDatabase(crowd);
}

async function crowd(database: OpenDatabase, server: Server): Promise<string> {
  const subject = await placementFixture(database);
  const house = await startBenchHouse(server, 10);
  const ratios: number[] = [];
  const medians: { readonly alone: number; readonly beside: number }[] = [];
  let seen = "";
  try {
    for (let round = -1; round < roundCount; round += 1) {
      const alone = await betsOf(subject, house.port);
      const visitors = await startCrowd(subject, house.port);
      const beside = await betsOf(subject, house.port);
      seen = await visitors.end();
      if (round < 0) continue;
      ratios.push(beside / alone);
      medians.push({ alone, beside });
    }
  } finally {
    await house.close();
  }
  const middle = (of: "alone" | "beside"): string => median(medians.map((each) => each[of])).toFixed(1);
  return [
    `a player's bets beside ${connections} connections of one address that ask for all matches`,
    `  p50 ${middle("beside")} ms beside them, ${middle("alone")} ms without them`,
    `  ${spread(ratios)} times as long, median of ${roundCount}; aim: less than 2`,
    `  answers to the crowd in the last round by status: ${seen}`,
  ].join("\n");
}

/** The median duration of one player's bets, one after the other, in milliseconds. */
async function betsOf(subject: BenchFixture, port: number): Promise<number> {
  const times: number[] = [];
  await httpSide(subject, port, 1, (milliseconds) => times.push(milliseconds))(bets);
  return median(times);
}

async function startCrowd({ host, siteKey }: BenchFixture, port: number): Promise<{ end(): Promise<string> }> {
  const options = JSON.stringify({ port, host, siteKey, connections });
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
