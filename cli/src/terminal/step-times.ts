import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** How long steps took when they last took long, in milliseconds, by their names. */
export interface StepTimes {
  last(name: string): number | undefined;
  store(name: string, milliseconds: number): void;
}

/** A shorter step is over before anybody asks: one that was answered from a cache must not replace the time of the work itself. */
export const longStep = 2_000;
const mostNames = 200;

/** The times in a file, which may be absent, damaged or not writable: they are a comfort, and no command fails for them. */
export function storedStepTimes(file: string): StepTimes {
  let read: Map<string, number> | undefined;
  const times = (): Map<string, number> => (read ??= new Map(entriesIn(file)));
  return {
    last: (name) => times().get(name),
    store: (name, milliseconds) => {
      if (milliseconds < longStep) return;
      // Read again: another command may have stored its own meanwhile. The newest name is the last one.
      read = new Map([...entriesIn(file).filter(([each]) => each !== name), [name, Math.round(milliseconds)]]);
      write(file, Object.fromEntries([...read].slice(-mostNames)));
    },
  };
}

function entriesIn(file: string): readonly (readonly [string, number])[] {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return [];
    return Object.entries(stored).filter((entry): entry is [string, number] => Number.isFinite(entry[1]));
  } catch {
    return [];
  }
}

function write(file: string, times: Readonly<Record<string, number>>): void {
  const beside = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(beside, `${JSON.stringify(times)}\n`);
    renameSync(beside, file);
  } catch {
    // Without it the next step says nothing of this one.
    if (existsSync(beside)) rmSync(beside, { force: true });
  }
}
