import type { LivePorts } from "./live-ports.ts";

/** Milliseconds of work before the page may do something else: half a frame of the screen. */
const stretch = 8;

/** Runs all steps, with rests between them, so that long work is no long task. Throws what a step throws. */
export async function inPieces<Result>(
  steps: Iterator<void, Result, void>,
  { now, rest }: Pick<LivePorts, "now" | "rest">,
): Promise<Result> {
  let began = now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (now() - began < stretch) continue;
    await rest();
    began = now();
  }
}
