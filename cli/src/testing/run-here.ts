import { vi } from "vitest";
import { commandTable, groups } from "../commands/command-table.ts";
import { runCommandLine } from "../program/program.ts";
import type { Ended, ProgramOptions } from "./process.ts";
import { testKeys } from "./test-keys.ts";

/**
 * Runs a command line in this process, from its table: without the second that a process takes to load the house. Streams, environment and
 * working directory are the command's until it ends, so that one runs at a time. A command that serves, reads its input or is ended
 * by a signal needs a process (`runCli`, `startCli`).
 */
export function runHere(args: readonly string[], options: Omit<ProgramOptions, "input">): Promise<Ended> {
  const run = running.then(() => runAlone(args, options));
  running = run.catch(() => undefined);
  return run;
}

let running: Promise<unknown> = Promise.resolve();

async function runAlone(args: readonly string[], { cwd, env }: Omit<ProgramOptions, "input">): Promise<Ended> {
  const own = { ...process.env };
  const [stdout, stderr] = [captured(process.stdout), captured(process.stderr)];
  const folder = vi.spyOn(process, "cwd").mockReturnValue(cwd);
  replaceEnvironment({ ...withoutLivery(own), CI: "1", NO_COLOR: "1", LIVERY_KEY: testKeys, ...env });
  try {
    const code = await runCommandLine({ rows: commandTable, groups }, args, "0.0.0");
    return { code, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    replaceEnvironment(own);
    folder.mockRestore();
    stderr.restore();
    stdout.restore();
  }
}

/** Nothing of the user's reaches the command: neither answers nor databases. The cache does. */
function withoutLivery(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => name === "LIVERY_CACHE" || !/^(?:LIVERY_|DATABASE_URL$|NATS_URL$|CHROMIUM_PATH$)/u.test(name),
    ),
  );
}

function replaceEnvironment(next: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in next)) delete process.env[name];
  Object.assign(process.env, next);
}

/** What is written to a stream, in place of writing it. */
function captured(stream: NodeJS.WriteStream): { readonly text: () => string; readonly restore: () => void } {
  let text = "";
  const write = vi.spyOn(stream, "write").mockImplementation((...[chunk, ...rest]: readonly unknown[]) => {
    text += typeof chunk === "string" ? chunk : Buffer.from(chunk as Uint8Array).toString();
    for (const done of rest) if (typeof done === "function") process.nextTick(done);
    return true;
  });
  return { text: () => text, restore: () => write.mockRestore() };
}
