import { setTimeout as sleep } from "node:timers/promises";
import { houseHost, withLiveHouse } from "../live-house/live-house.ts";
import { median, spread } from "../median.ts";
import type { Run } from "../run.ts";
import { startWorker } from "../worker-process.ts";
import type { StormAnswer, StormOrder } from "./storm-messages.ts";

const allClients = 5_000;
/** How long is looked what the house asks its database for without anybody: its matches are stored by the second. */
const calmMs = 5_000;
const simulated = { matches: { football: 40, tennis: 8, basketball: 4 } };

interface Storm {
  /** Seconds until the last client, and until half of them, were right. */
  readonly last: number;
  readonly half: number;
  /** Statements of the house to its database meanwhile, and in as long a while without anybody. */
  readonly statements: number;
  readonly idleStatements: number;
  readonly retries: number;
  readonly snapshots: number;
}

/** Thousands of clients that come to a house at once, each with a socket and a snapshot of its own. */
export async function stormLines({ quick, rounds: roundCount }: Run): Promise<readonly string[]> {
  const clients = quick ? 200 : allClients;
  const storms: Storm[] = [];
  await withLiveHouse({ simulated }, async (house, port) => {
    // The simulator's first matches are stored, and the caches are as they are on any day.
    await sleep(quick ? 5_000 : 15_000);
    const statements = async (): Promise<number> => (await house.request({ type: "statements" })).statements ?? 0;
    for (let count = -1; count < roundCount; count += 1) {
      const crowd = await startWorker<StormOrder, StormAnswer>(new URL("storm-process.ts", import.meta.url));
      try {
        const before = await statements();
        const from = performance.now();
        const answer = await crowd.request({ type: "connect", port, host: houseHost, clients });
        const took = performance.now() - from;
        const during = (await statements()) - before;
        if (answer.failed !== undefined) throw new Error(answer.failed);
        const { right = [], retries = 0, snapshots = 0 } = answer;
        await crowd.end();
        await sleep(1_000);
        const calm = await statements();
        await sleep(calmMs);
        const idle = (((await statements()) - calm) / calmMs) * took;
        const last = (right.at(-1) ?? Number.NaN) / 1_000;
        if (count >= 0)
          storms.push({
            last,
            half: median(right) / 1_000,
            statements: during,
            idleStatements: idle,
            retries: retries,
            snapshots,
          });
      } finally {
        await crowd.end();
      }
    }
  });
  const of = (name: keyof Storm, digits = 2): string =>
    spread(
      storms.map((storm) => storm[name]),
      digits,
    );
  const each = storms.map((storm) => (storm.statements - storm.idleStatements) / clients);
  return [
    `${clients.toLocaleString("en")} clients that come at once, over a hundred to an address: a socket, the list's snapshot, and the frames since`,
    `  the last is right after ${of("last")} s, median of ${storms.length}; half of them after ${of("half")} s  (aim: at most 3)`,
    `  different snapshots that were given out: ${of("snapshots", 0)}; connections that were tried again: ${of("retries", 0)}`,
    `  statements to the database ${of("statements", 0)}, as long without anybody ${of("idleStatements", 0)}: ${spread(each, 3)} a client  (aim: none)`,
  ];
}
