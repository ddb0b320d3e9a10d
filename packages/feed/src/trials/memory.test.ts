import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { bufferLimits } from "../recovery/recovery.model.ts";
import { trial } from "../testing/trial.ts";

/** Ticks, of which an hour has 36,000. */
const { count, seed, timeout } = trial({ tests: 9_600, nightly: 864_000 });
const stations = 16;
/** A topic's frames are 600 after a minute of ticks. */
const warm = 2;
/** Stations at either end that are compared: one alone differs by what the ring happens to keep. */
const compared = 5;
/** What `ring.ts` keeps of one topic, and the longest answer to a client that was too slow. */
const mostRingBytes = 524_288;
const mostRingFrames = 600;
const longestAnswer = 131_072;
const mostTopics = 6;
const ring = ".served{}.book.publisher.ring";
const waiting = ".feed.topics[].recoveryNow.buffered";

interface Station {
  /** In bytes, after garbage collection. */
  readonly memory: number;
  /** The most that was kept at a time, by where. */
  readonly most: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
}

const program = fileURLToPath(new URL("../testing/evening/evening-process.ts", import.meta.url));

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test(
  `F10: after ${count} ticks, with matches that are added and removed, client and publisher use no more memory than after the first of them`,
  async () => {
    const argumentList = [
      "--conditions=livery-source",
      "--expose-gc",
      program,
      seed,
      stations,
      Math.ceil(count / stations),
    ];
    const { stdout } = await promisify(execFile)(process.execPath, argumentList.map(String));
    const measured = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Station);
    expect(measured).toHaveLength(stations);
    const [begun, later] = [measured.slice(0, warm), measured.slice(warm)];
    for (const [what, times] of Object.entries(measured.at(-1)!.counts)) expect(times, what).toBeGreaterThan(5);
    const most = (some: readonly Station[], path: string) => Math.max(...some.map((each) => each.most[path] ?? 0));
    const paths = [...new Set(measured.flatMap((each) => Object.keys(each.most)))];
    const bounds: Readonly<Record<string, number>> = {
      [`${ring}.retained[].bytes`]: mostTopics * mostRingBytes,
      [`${ring}.answers`]: mostTopics * mostRingFrames,
      [`${ring}.answers{}`]: mostTopics * mostRingFrames,
      [`${ring}.answers{}[]`]: mostTopics * longestAnswer,
      // The client waits for a snapshot, which is rare.
      [waiting]: mostTopics * bufferLimits.frames,
      [`${waiting}[].bytes`]: mostTopics * bufferLimits.bytes,
    };
    for (const [path, bound] of Object.entries(bounds))
      expect([path, most(measured, path) <= bound]).toEqual([path, true]);
    // At most two hundred characters: a frame that kept the surrounding buffer would be much longer.
    expect(most(measured, `${ring}.retained[].bytes`) / most(measured, `${ring}.retained`)).toBeLessThan(500);
    const isMore = (after: number, before: number): boolean => after > 2 * before + 64;
    const grown = paths.filter((path) => !(path in bounds) && isMore(most(later, path), most(begun, path)));
    expect(grown).toEqual([]);
    // A leak of one entry per opened match would be visible.
    expect(isMore(later.at(-1)!.counts["opened"] ?? 0, begun.at(-1)!.counts["opened"] ?? 0)).toBe(true);
    const memory = measured.map((each) => each.memory);
    console.log(
      `memory: ${count} ticks (seed ${seed}); ${memory.map((each) => (each / 2 ** 20).toFixed(1)).join(", ")} MiB`,
    );
    expect(mean(memory.slice(-compared)) / mean(memory.slice(warm, warm + compared))).toBeLessThan(1.1);
  },
  timeout,
);
