import { mkdtemp, readlink, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { livery, startLivery } from "./livery.ts";
import { type DemoSite, journeyBrand, siteOf } from "./sites.ts";

const startTimeoutMs = 240_000;

/** A running `livery demo`, and the site of its first brand, in a folder of its own: embedded PostgreSQL, house, built brand. */
export interface RunningDemo extends DemoSite {
  readonly port: number;
  /** The folder whose `.livery` holds its data. */
  readonly root: string;
  /** Runs a command of the CLI beside it (`house play`, `house import …`). */
  livery(...words: string[]): Promise<string>;
  /** Ctrl-C, and waits until everything has ended. */
  stop(): Promise<void>;
}

/** What a demo plays live in place of the simulator. */
export interface Replayed {
  /** Writes or finds the files, given the demo's folder; answers their paths. */
  readonly files: (root: string) => Promise<readonly string[]>;
  readonly speed: number;
}

/** Starts a demo as a person does and waits until its address answers: of the journeys' brand, unless others are named. */
export async function startDemo(
  replayed?: Replayed,
  brands: readonly [string, ...string[]] = [journeyBrand],
): Promise<RunningDemo> {
  const folder = await mkdtemp(join(tmpdir(), "livery-demo-"));
  const port = await freePort();
  const live = replayed ? ["--speed", String(replayed.speed), "--replay", ...(await replayed.files(folder))] : [];
  const { child, ended } = startLivery(["demo", "--skin", brands.join(","), "--port", String(port), ...live], folder);
  const until = Date.now() + startTimeoutMs;
  let over: string | undefined;
  void ended.then(({ code, stdout, stderr }) => (over = `the demo ended with ${code}:\n${stdout}\n${stderr}`));
  while (!(await answers(port))) {
    if (over !== undefined) throw new Error(over);
    if (Date.now() > until) {
      child.kill("SIGINT");
      await ended;
      throw new Error(`the demo did not answer within ${startTimeoutMs / 1000} s`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    ...siteOf(brands[0], port),
    port,
    root: folder,
    livery: (...words) => livery(words, folder),
    stop: async () => {
      child.kill("SIGINT");
      const { code, stderr } = await ended;
      if (code !== 0) throw new Error(`the demo did not stop cleanly (${code}):\n${stderr}`);
    },
  };
}

/** Removes a stopped demo's folder; root's PostgreSQL files lie behind a link. */
export async function removeDemo(root: string): Promise<void> {
  const data = await readlink(join(root, ".livery", "pg")).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EINVAL" || error.code === "ENOENT") return undefined;
    throw error;
  });
  if (data !== undefined) await rm(data, { recursive: true, force: true });
  await rm(root, { recursive: true, force: true });
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port was found");
  return address.port;
}
