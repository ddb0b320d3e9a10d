import { type DemoBrand, demoBrand, silentProgress, startDemo } from "@livery/cli/testing";
import { type LiveFeedSource, replaySource } from "@livery/house";
import { heldSource } from "./held-source.ts";

/** What the program is started with, as JSON in its first argument. */
export interface SmallDemo {
  readonly root: string;
  readonly brands: readonly string[];
  readonly port: number;
  /** What is played live; nothing is where it is left out. */
  readonly replay?: SmallReplay;
}

interface SmallReplay {
  readonly files: readonly string[];
  readonly speed: number;
  /** The matches are announced, and kick off when the program gets `kickOffSignal`. */
  readonly held?: boolean;
}

export const kickOffSignal = "SIGUSR2";

/** What it prints when its address answers. */
export const smallDemoIsOpen = "open";

/**
 * `livery demo` without panel and gallery, with matches of three days and without simulated ones: what most journeys with a
 * demo of their own need, in half the time.
 */
async function run({ brands, port, replay, root }: SmallDemo): Promise<void> {
  const stopped = new Promise((resolve) => process.once("SIGINT", resolve));
  const demo = await startDemo({
    root,
    brands: async (note) => {
      const read: DemoBrand[] = [];
      for (const name of brands) read.push(await demoBrand({ root, directory: root }, name, note));
      return read;
    },
    port,
    brief: true,
    live: replay && (await sourceOf(replay)),
    progress: silentProgress,
    signal: new AbortController().signal,
  });
  process.stdout.write(`${smallDemoIsOpen}\n`);
  await stopped;
  await demo.close();
}

async function sourceOf({ held = false, ...replay }: SmallReplay): Promise<LiveFeedSource> {
  const source = await replaySource(replay);
  return held ? heldSource(source, new Promise((kickOff) => process.once(kickOffSignal, kickOff))) : source;
}

if (import.meta.main) await run(JSON.parse(process.argv[2] ?? "") as SmallDemo);
