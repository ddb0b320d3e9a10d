import { afterAll } from "vitest";
import { type Ended, type ProgramOptions, type RunningProgram, startLivery } from "./process.ts";
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

/** Starts a command that runs until it is stopped, and waits for its ready message. */
export async function startCli(
  args: readonly string[],
  options: ProgramOptions,
  ready: RegExp,
): Promise<RunningProgram> {
  const running = startLivery(args, withKeys(options));
  afterAll(() => void (running.child.exitCode === null && running.child.kill("SIGKILL")));
  await running.printed(ready);
  return running;
}
