import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { HouseOptions } from "../house.ts";
import type { SimulatedSourceOptions } from "../live/feed-sources.ts";
import { testKeys } from "./test-keys.ts";

const script = fileURLToPath(new URL("house-process.ts", import.meta.url));

export interface SpawnedHouse {
  readonly child: ChildProcess;
  /** Its first line: `pid` and `port`, or `code`, `message`, `next` of its error. */
  readonly startReport: {
    readonly pid?: number;
    readonly port?: number;
    readonly code?: string;
    readonly message?: string;
    readonly next?: string;
  };
  /** Sends the signal and waits for the end; returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a server in its own process and waits for its first line. */
export async function spawnHouse(
  options: Partial<HouseOptions> & { readonly simulated?: SimulatedSourceOptions },
  runAs: { uid?: number; gid?: number } = {},
): Promise<SpawnedHouse> {
  const arguments_ = [
    "--conditions=livery-source",
    script,
    JSON.stringify({ port: 0, development: true, keys: testKeys, ...options }),
  ];
  const child = spawn(process.execPath, arguments_, {
    ...runAs,
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env["PATH"] ?? "", NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "" },
  });
  const exited = once(child, "exit");
  // A program that cannot be started rejects both promises; the one below reports it.
  exited.catch(() => undefined);
  const startReport = await new Promise<SpawnedHouse["startReport"]>((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes("\n")) resolve(JSON.parse(text.slice(0, text.indexOf("\n"))) as SpawnedHouse["startReport"]);
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the house ended with ${code} and said nothing`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  };
  return { child, startReport: startReport, end };
}
