import { styleText } from "node:util";

/** Progress goes to stderr, so that stdout contains only the command's result. */
export interface Progress {
  /** Runs a step and prints its name, its outcome and its duration. */
  step<Result>(name: string, run: (note: (text: string) => void) => Promise<Result>): Promise<Result>;
  /** Prints a separate line of information. */
  note(text: string): void;
}

const stream = process.stderr;

/** 61.4 s, 820 ms. */
export function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Progress as text. Lines are only added, so that a log reads the same as a screen. */
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

/** Progress for `--json` and tests: notes are printed, steps are not. */
export const silentProgress: Progress = {
  step: (_name, run) => run(() => {}),
  note: (text) => terminalProgress.note(text),
};
