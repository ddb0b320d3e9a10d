import { once } from "node:events";
import { connect } from "node:net";
import { type Chance, type Chances, type Direction, type FaultDone, type Kind, openChaos } from "@livery/chaos";
import { faultNames } from "@livery/chaos/faults";
import { isLocalHost } from "@livery/skin";
import type { Invocation, Run } from "../program/command-definition.ts";
import { EnvironmentError, UsageError } from "../errors.ts";
import { portOf, requireFreePort } from "../house/running.ts";
import { stopSignal } from "../terminal/interrupt.ts";
import { connectable } from "../settings/local-fetch.ts";
import { terminalProgress } from "../terminal/progress.ts";

/** Timeout for a connection to the server, in milliseconds. */
const longestConnect = 5_000;

/** `livery chaos`: injected faults go to stdout, everything else to stderr. */
export const chaos: Run = async ({ option, switched }) => {
  const named = option("target") ?? "";
  const url = URL.parse(named);
  const target = url !== null && isLocalHost(url.hostname) ? connectable(url).href : named;
  const seed = seedOf(option("seed"));
  const faults = chancesOf(option);
  const port = portOf(option("port"));
  await requireFreePort(port);
  const counts = new Map<string, number>();
  const proxy = await openChaos({
    listen: port,
    target,
    seed,
    faults,
    only: {
      direction: option("direction") as Direction | undefined,
      topics: namesOf(option("topics")),
      kinds: namesOf(option("kinds")) as readonly Kind[] | undefined,
    },
    onFault: (done) => {
      counts.set(done.fault, (counts.get(done.fault) ?? 0) + 1);
      process.stdout.write(`${switched("json") ? JSON.stringify(done) : describeFault(done)}\n`);
    },
  });
  const stopped = stopSignal();
  try {
    await requireHouse(target);
    const described = Object.keys(faults).length > 0 ? Object.keys(faults).join(", ") : "no fault, everything passes";
    terminalProgress.note(`http://127.0.0.1:${proxy.port}/ leads to ${named} (seed ${seed}: ${described}).`);
    terminalProgress.note(`A brand is opened by its own host: http://harbour.localhost:${proxy.port}/`);
    await stopped;
  } finally {
    await proxy.close();
  }
  const all = [...counts].map(([fault, count]) => `${fault} ${count}`).join(", ");
  process.stderr.write("\n");
  terminalProgress.note(all === "" ? "Nothing was harmed." : `Done: ${all}.`);
};

function seedOf(text: string | undefined): number {
  if (text !== undefined && /^-?\d{1,15}$/.test(text)) return Number(text);
  throw new UsageError(`"${text ?? ""}" is no seed.`, "Give --seed a whole number such as 7.");
}

/** `0.2` or `0.2:800`. */
function chancesOf(option: Invocation["option"]): Chances {
  const stated = faultNames.flatMap((fault): (readonly [string, Chance])[] => {
    const text = option(fault);
    if (text === undefined) return [];
    const parts = /^(-?(?:\d+\.?\d*|\.\d+))(?::(-?\d{1,12}))?$/.exec(text);
    if (parts === null)
      throw new UsageError(
        `"${text}" does not say how likely ${fault} is.`,
        `Give --${fault} a probability from 0 to 1, such as 0.05; with an amount behind a colon where it has one: 0.2:800.`,
      );
    const probability = Number(parts[1]);
    return [[fault, parts[2] === undefined ? probability : { probability, amount: Number(parts[2]) }]];
  });
  return Object.fromEntries(stated) as Chances;
}

function namesOf(text: string | undefined): readonly string[] | undefined {
  return text
    ?.split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** Throws EnvironmentError if no server listens: an early error is better than a page that does not open. */
async function requireHouse(target: string): Promise<void> {
  const { hostname, port } = new URL(target);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 80) });
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(longestConnect) });
  } catch (error) {
    throw new EnvironmentError(
      `Nothing listens at ${target}.`,
      "Start the house there (livery demo, livery serve), or name another one with --target.",
      error,
    );
  } finally {
    socket.destroy();
  }
}

/** `drop       socket 0 down  message 17  tick list  55 bytes` */
function describeFault({ fault, connection, direction, index, kind, topics, detail }: FaultDone): string {
  const position =
    connection === null ? `snapshot ${index ?? ""}` : `socket ${connection} ${direction ?? ""}  message ${index ?? ""}`;
  return [fault.padEnd(9), position, `${kind ?? ""} ${topics.join(" ")}`.trim(), detail].join("  ").trimEnd();
}
