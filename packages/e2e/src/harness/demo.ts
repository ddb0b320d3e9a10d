import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { livery, type RunningProgram, startLivery, startProgram } from "@livery/cli/testing/process";
import { prepareProjectDatabase, removeProject } from "@livery/house/testing";
import { freePort } from "./free-port.ts";
import { type DemoSite, testBrand, siteOf } from "./sites.ts";
import { kickOffSignal, type SmallDemo, smallDemoIsOpen } from "./small-demo.ts";

/** A demo that is open, and the site of its first brand: a folder with embedded PostgreSQL, house and built brands. */
export interface OpenDemo extends DemoSite {
  readonly port: number;
  /** The folder whose `.livery` holds its data. */
  readonly root: string;
}

/** A demo of one file. */
export interface RunningDemo extends OpenDemo {
  /** Runs a command of the CLI beside it (`house play`, `house import …`). */
  livery(...args: string[]): Promise<string>;
  /** Lets matches that are held kick off. */
  kickOff(): void;
  /** Ctrl-C; waits until everything has ended, and removes the folder. Throws where it did not end cleanly. */
  stop(): Promise<void>;
}

/** What a demo plays live. */
export interface Replayed {
  /** Writes or finds the files, given the demo's folder; answers their paths. */
  readonly files: (root: string) => Promise<readonly string[]>;
  readonly speed: number;
  /** They are announced, and kick off when the test says so (`kickOff`). */
  readonly held?: boolean;
}

type Brands = readonly [string, ...string[]];

/** Starts `livery demo` as a person does, on a prepared database, and waits until it is open. */
export function startFullDemo(brands: Brands): Promise<RunningDemo> {
  return start(brands, (root, port) =>
    startLivery(["demo", "--skin", brands.join(","), "--port", String(port)], { cwd: root }),
  );
}

/** Starts a small demo (`small-demo.ts`) of the journeys' brand, with matches that are replayed or none. */
export function startDemo(replayed?: Replayed, brands: Brands = [testBrand]): Promise<RunningDemo> {
  return start(brands, async (root, port) => {
    const replay = replayed && { ...replayed, files: await replayed.files(root) };
    const options: SmallDemo = { root, brands, port, ...(replay && { replay }) };
    return startProgram(fileURLToPath(new URL("small-demo.ts", import.meta.url)), [JSON.stringify(options)], {
      cwd: root,
    });
  });
}

/** What `livery demo` and the small one print last, before they wait. */
const isOpen = new RegExp(`Ctrl-C stops everything|^${smallDemoIsOpen}$`, "mu");

/** Ends each demo that is open and has not been stopped. */
const open = new Set<() => Promise<void>>();

/** Ends what a file has left open: a demo whose start took longer than its hook may, or that a failed test did not stop. */
export async function endDemos(): Promise<void> {
  for (const end of open) await end();
}

async function start(
  brands: Brands,
  program: (root: string, port: number) => RunningProgram | Promise<RunningProgram>,
): Promise<RunningDemo> {
  const root = await mkdtemp(join(tmpdir(), "livery-demo-"));
  let running: RunningProgram | undefined;
  let ending: Promise<void> | undefined;
  const end = (): Promise<void> =>
    (ending ??= (async () => {
      open.delete(end);
      running?.child.kill("SIGKILL");
      await running?.ended;
      await removeProject(root);
    })());
  open.add(end);
  try {
    await prepareProjectDatabase(root);
    const port = await freePort();
    // Nobody would end a program that starts after the file has ended.
    if (ending !== undefined) throw new Error("the demo was ended before it started");
    running = await program(root, port);
    await running.printed(isOpen);
    return runningDemo({ ...siteOf(brands[0], port), port, root }, running, end);
  } catch (error) {
    await end();
    throw error;
  }
}

function runningDemo(demo: OpenDemo, { child, ended }: RunningProgram, end: () => Promise<void>): RunningDemo {
  return {
    ...demo,
    livery: (...args) => livery(args, { cwd: demo.root }),
    kickOff: () => void child.kill(kickOffSignal),
    stop: async () => {
      child.kill("SIGINT");
      const { code, stderr } = await ended;
      await end();
      // A command that serves ends with 130 after Ctrl-C, once everything is closed.
      if (code !== 0 && code !== 130) throw new Error(`the demo did not stop cleanly (${code}):\n${stderr}`);
    },
  };
}
