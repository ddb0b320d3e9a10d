import type { Writable } from "node:stream";
import { styleText } from "node:util";
import { longStep, type StepTimes } from "./step-times.ts";

/** Progress goes to stderr, so that stdout contains only the command's result. */
export interface Progress {
  /** Runs a step and prints its name, its outcome and its duration. */
  step<Result>(name: string, run: (note: (text: string) => void) => Promise<Result>): Promise<Result>;
  /** Prints a separate line of information. */
  note(text: string): void;
}

/** 61.4 s, 820 ms. */
export function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Progress as text: a line for each step that has ended. At a terminal the last line counts the seconds of the steps that run, with their notes; it
 * is replaced, so that only lines of ended steps stay.
 */
export const terminalProgress: Progress = {
  step: (name, run) => (quiet ? run(() => {}) : ofTerminal.step(name, run)),
  note: (text) => {
    if (!quiet) ofTerminal.note(text);
  },
};

let stored: StepTimes | undefined;

/** From this call on the terminal says of a long step how long it took the last time. */
export function useStepTimes(times: StepTimes): void {
  stored = times;
}

const ofTerminal = textProgress(process.stderr, undefined, {
  last: (name) => stored?.last(name),
  store: (name, milliseconds) => stored?.store(name, milliseconds),
});

let quiet = false;

/** With `--quiet` the terminal gets neither steps nor notes. */
export function setQuiet(on: boolean): void {
  quiet = on;
}

/** Progress on a stream (`terminalProgress`); `clock` gives milliseconds, `times` how long steps took the last time. */
export function textProgress(
  stream: ProgressStream,
  clock: () => number = () => performance.now(),
  times?: StepTimes,
): Progress {
  const style = (format: "dim" | "green" | "red" | "yellow", text: string): string =>
    styleText(format, text, { stream });
  const running = new Map<object, { readonly name: string; readonly start: number; note: string }>();
  let timer: NodeJS.Timeout | undefined;
  const draw = (): void => {
    const line = [...running.values()]
      .map(({ name, start, note }) => {
        const taken = clock() - start;
        // Of a step that is over soon it would say what the work takes that is not done this time.
        const last = taken < longStep ? undefined : times?.last(name);
        const before = last === undefined ? "" : `, last time ${seconds(last)}`;
        return `${seconds(taken).padStart(8)}  ${name}${before}${note && ` · ${note}`}`;
      })
      .join("  ");
    stream.write(`${eraseLine}${`… ${line}`.slice(0, (stream.columns ?? 80) - 1)}`);
  };
  const print = (line: string): void => {
    stream.write(timer === undefined ? `${line}\n` : `${eraseLine}${line}\n`);
  };
  const watch = (): void => {
    if (running.size === 0) {
      clearInterval(timer);
      timer = undefined;
    } else if (stream.isTTY === true) {
      // The process must not stay for its own clock.
      timer ??= setInterval(draw, 1_000).unref();
      draw();
    }
  };
  return {
    async step(name, run) {
      const start = clock();
      const key = { name, start, note: "" };
      const end = (mark: string, note: string): void => {
        const took = style("dim", duration(clock() - start).padStart(8));
        running.delete(key);
        print(`${mark} ${took}  ${name}${note === "" ? "" : style("dim", ` · ${note}`)}`);
        watch();
      };
      running.set(key, key);
      watch();
      try {
        const result = await run((text) => (key.note = text));
        times?.store(name, clock() - start);
        end(style("green", "✓"), key.note);
        return result;
      } catch (error) {
        end(style("red", "✗"), "");
        throw error;
      }
    },
    note(text) {
      print(`${style("yellow", "•")} ${text}`);
      if (timer !== undefined) draw();
    },
  };
}

/** The stream that progress is written to: a terminal is one with `isTTY`. */
export type ProgressStream = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
};

const eraseLine = "\r\u001B[2K";
const seconds = (milliseconds: number): string => `${Math.floor(milliseconds / 1000)} s`;

/** Progress for `--json` and tests: notes are printed, steps are not. */
export const silentProgress: Progress = {
  step: (_name, run) => run(() => {}),
  note: (text) => terminalProgress.note(text),
};
