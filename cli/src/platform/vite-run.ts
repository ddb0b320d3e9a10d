import { stripVTControlCharacters } from "node:util";
import type { build } from "vite";

export type Built = Awaited<ReturnType<typeof build>>;
type Output = Extract<Built, readonly unknown[]>[number]["output"];
export type BuiltChunk = Extract<Output[number], { readonly type: "chunk" }>;
export type BuiltAsset = Extract<Output[number], { readonly type: "asset" }>;

/** The output of a build of one format. */
export function outputOf(built: Built): Output {
  const [one] = Array.isArray(built) ? built : [built];
  if (one === undefined || !("output" in one)) throw new Error("the build has no output");
  return one.output;
}

let [building, before]: [number, string | undefined] = [0, undefined];

/**
 * Vite prefers NODE_ENV to its own mode: a test runner's value would give a development build of React. Of builds that overlap the
 * last one to end puts the value back.
 */
export async function inProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  if (building === 0) before = process.env["NODE_ENV"];
  building += 1;
  process.env["NODE_ENV"] = "production";
  try {
    return await work();
  } finally {
    building -= 1;
    if (building === 0) {
      if (before === undefined) delete process.env["NODE_ENV"];
      else process.env["NODE_ENV"] = before;
    }
  }
}

/** A bundler's errors contain code frames and stack traces; the message comes first. */
export function summarizeError(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 4)
    .join("\n  ");
}
