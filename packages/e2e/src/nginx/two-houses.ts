import { mkdir, mkdtemp, readFile, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { demoBrand, silentProgress, startDemo } from "@livery/cli/testing";
import { livery, type RunningProgram, startLivery } from "@livery/cli/testing/process";
import { newKey, type OpenDatabase, openDatabase } from "@livery/house";
import { prepareProjectDatabase, removeProject } from "@livery/house/testing";
import { freePort } from "../harness/free-port.ts";

/** Two houses of one database with a built brand, started as the generated unit starts them. */
export interface TwoHouses {
  readonly root: string;
  readonly database: OpenDatabase;
  readonly ports: readonly [number, number];
  /** The folder of the built brand. */
  readonly built: string;
  /** Ends a house with SIGTERM, starts it again and waits until it can serve; the milliseconds of its absence. */
  restart(port: number): Promise<number>;
  /** Ends both. */
  end(): Promise<void>;
  /** Starts both again. */
  start(): Promise<void>;
  /** The lines of their logs about a request, by its id; waits until one of them has some. */
  logged(id: string): Promise<string>;
  livery(...args: string[]): Promise<string>;
  remove(): Promise<void>;
}

const limits = ["address", "site", "login-address"].flatMap((name) => ["--limit", `${name}=1000000/60`]);

export async function openTwoHouses(brand: string): Promise<TwoHouses> {
  const root = await mkdtemp(join(tmpdir(), "livery-nginx-"));
  await prepareProjectDatabase(root);
  const keys = newKey();
  const database = await openDatabase({ root, purpose: "nginx" });
  // The players, matches and the built brand of a demo.
  const demo = await startDemo({
    root,
    brands: async (note) => {
      const read = await demoBrand({ root, directory: root }, brand, note);
      // A stream of bets takes more than a demo's players have.
      return [{ ...read, accounts: read.accounts.map((account) => ({ ...account, balance: 10_000_000 })) }];
    },
    port: 0,
    brief: true,
    keys,
    live: undefined,
    progress: silentProgress,
    signal: new AbortController().signal,
  });
  await demo.close();
  const built = join(root, brand, "dist");
  await mkdir(dirname(built), { recursive: true });
  await rename(join(root, ".livery", "demo", brand, "dist"), built);
  const { database: name, host = "", port = 5432, user } = database.owner;
  const url = `postgresql://${user}@${encodeURIComponent(host)}:${port}/${name}`;
  const ports = [await freePort(), await freePort()] as const;
  const running = new Map<number, RunningProgram>();
  const start = async (at: number): Promise<void> => {
    const node = ["--host", "127.0.0.1", "--node", `http://127.0.0.1:${at}`, "--trust-proxy", "127.0.0.1/32"];
    const house = startLivery(
      [
        "serve",
        built,
        "--port",
        String(at),
        ...node,
        "--root",
        join(root, `house-${at}`),
        "--simulate",
        ...limits,
      ].concat(["--log-file", join(root, `house-${at}.log`)]),
      { cwd: root, env: { DATABASE_URL: url, LIVERY_KEY: keys } },
    );
    running.set(at, house);
    await house.printed(new RegExp(`:${at}/`, "u"));
    while (!(await isReady(at))) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const end = async (at: number): Promise<void> => {
    const house = running.get(at);
    if (house === undefined) return;
    running.delete(at);
    house.child.kill("SIGTERM");
    const { code, stderr } = await house.ended;
    if (code !== 0) throw new Error(`a house ended with ${code}:\n${stderr.slice(-4_000)}`);
  };
  return {
    root,
    database,
    ports,
    built,
    restart: async (at) => {
      const begun = performance.now();
      await end(at);
      await start(at);
      return Math.round(performance.now() - begun);
    },
    end: async () => void (await Promise.all(ports.map(end))),
    start: async () => {
      for (const at of ports) await start(at);
    },
    logged: async (id) => {
      for (;;) {
        const texts = await Promise.all(ports.map((at) => readFile(join(root, `house-${at}.log`), "utf8")));
        const lines = texts.flatMap((text) => text.split("\n")).filter((line) => line.includes(id));
        if (lines.length > 0) return lines.join("\n");
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    livery: (...args) => livery(args, { cwd: root }),
    remove: async () => {
      for (const { child, ended } of running.values()) {
        child.kill("SIGKILL");
        await ended;
      }
      await database.close();
      await removeProject(root);
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return answer?.ok === true;
}
