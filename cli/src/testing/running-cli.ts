import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { testKeys } from "./test-keys.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

export interface RunningCli {
  readonly child: ChildProcess;
  /** The output so far, of both streams. */
  readonly output: () => string;
  /** The exit code. */
  readonly ended: Promise<number | null>;
  /** Sends Ctrl-C and returns the exit code. */
  readonly stop: () => Promise<number | null>;
}

/** Starts a command that runs until it is stopped, and waits for its ready message. */
export async function startCli(args: readonly string[], cwd: string, ready: RegExp): Promise<RunningCli> {
  const child = spawn(process.execPath, ["--conditions=livery-source", main, ...args], {
    cwd,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? "",
      LIVERY_CACHE: process.env["LIVERY_CACHE"] ?? "",
      XDG_CACHE_HOME: process.env["XDG_CACHE_HOME"] ?? "",
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
      NO_COLOR: "1",
      LIVERY_KEY: testKeys,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => void child.once("close", resolve));
  afterAll(() => void (child.exitCode === null && child.kill("SIGKILL")));
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const listen = (text: string): void => {
      output += text;
      if (ready.test(output)) resolve();
    };
    child.stdout.setEncoding("utf8").on("data", listen);
    child.stderr.setEncoding("utf8").on("data", listen);
    void ended.then((code) => reject(new Error(`livery ${args.join(" ")} ended with ${code}:\n${output}`)));
  });
  const stop = (): Promise<number | null> => {
    child.kill("SIGINT");
    return ended;
  };
  return { child, ended, output: () => output, stop };
}
