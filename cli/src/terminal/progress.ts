import { styleText } from "node:util";

/** Where progress goes: to stderr, so that stdout holds the command's answer alone. */
export interface Progress {
  /** Runs a step and prints its name, its outcome and how long it took. */
  step<Result>(name: string, run: (note: (text: string) => void) => Promise<Result>): Promise<Result>;
  /** A line of its own, for something worth knowing. */
  note(text: string): void;
}

const stream = process.stderr;

/** 61.4 s, 820 ms. */
export function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Progress for people. Lines are only ever added, so that a log reads the same as a screen. */
export const terminalProgress: Progress = {
  async step(name, run) {
    const start = performance.now();
    const print = (mark: string, note: string): void => {
      const took = styleText("dim", duration(performance.now() - start).padStart(8), { stream });
      const detail = note === "" ? "" : styleText("dim", ` · ${note}`, { stream });
      stream.write(`${mark} ${took}  ${name}${detail}\n`);
    };
    let latestNote = "";
    try {
      const result = await run((text) => (latestNote = text));
      print(styleText("green", "✓", { stream }), latestNote);
      return result;
    } catch (error) {
      print(styleText("red", "✗", { stream }), "");
      throw error;
    }
  },
  note(text) {
    stream.write(`${styleText("yellow", "•", { stream })} ${text}\n`);
  },
};

/** Progress for `--json` and tests: notes stay, steps are silent. */
export const silentProgress: Progress = {
  step: (_name, run) => run(() => {}),
  note: (text) => terminalProgress.note(text),
};
