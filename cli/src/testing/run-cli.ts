import { atTheEnd } from "./at-the-end.ts";
import {
  type AtTerminal,
  type Ended,
  type ProgramOptions,
  type RunningProgram,
  startAtTerminal,
  startLivery,
} from "./process.ts";
import { testKeys } from "./test-keys.ts";

const withKeys = ({ env, ...options }: ProgramOptions): ProgramOptions => ({
  ...options,
  env: { LIVERY_KEY: testKeys, ...env },
});

/**
 * Runs the real command as a child process to its end. A test of what a command answers uses `runHere`, which is cheaper: the process is
 * for exit codes, streams and signals.
 */
export function runCli(args: readonly string[], options: ProgramOptions): Promise<Ended> {
  return startLivery(args, withKeys(options)).ended;
}

/** What a command that serves prints with `--json` when it is ready: one line, which its log may surround. */
export async function readyObject(running: RunningProgram): Promise<object> {
  await running.printed(readyLine);
  return JSON.parse(readyLine.exec(running.output())?.[0] ?? "") as object;
}

export const readyLine: RegExp = /^\{"schema":.*\}$/mu;

/** Starts a command that runs until it is stopped, at the latest at the end of the file, and waits for its ready message. */
export async function startCli(
  args: readonly string[],
  options: ProgramOptions,
  ready: RegExp,
): Promise<RunningProgram> {
  const running = endedWithFile(startLivery(args, withKeys(options)));
  await running.printed(ready);
  return running;
}

/** Starts a command at a terminal (`startAtTerminal`), until the end of the file at the latest. */
export function atTerminal(args: readonly string[], options: Omit<ProgramOptions, "input">): AtTerminal {
  return endedWithFile(startAtTerminal(args, withKeys(options)));
}

function endedWithFile<Program extends RunningProgram>(program: Program): Program {
  atTheEnd(async () => {
    program.child.kill("SIGKILL");
    await program.ended;
  });
  return program;
}
