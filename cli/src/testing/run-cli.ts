import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { testKeys } from "./test-keys.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

export interface CliRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  /** The working directory; output is written below it. */
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The standard input; empty by default. */
  readonly input?: string;
}

/** Runs the real command as a child process without a terminal, in a separate environment. */
export async function runCli(args: readonly string[], options: CliOptions): Promise<CliRun> {
  const child = spawn(process.execPath, ["--conditions=livery-source", main, ...args], {
    cwd: options.cwd,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? "",
      LIVERY_CACHE: process.env["LIVERY_CACHE"] ?? "",
      XDG_CACHE_HOME: process.env["XDG_CACHE_HOME"] ?? "",
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
      NO_COLOR: "1",
      LIVERY_KEY: testKeys,
      ...options.env,
    },
    stdio: ["pipe", "pipe", "pipe"],
  });
  // A command that refuses its input does not read it to the end.
  child.stdin.on("error", () => {}).end(options.input);
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once("error", reject).once("close", resolve),
  );
  return { code, stdout, stderr };
}
