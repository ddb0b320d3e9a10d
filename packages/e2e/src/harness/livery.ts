import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../../../cli/src/main.ts", import.meta.url));

/** What a command of the CLI printed and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The real `livery`, as a process of its own, without a terminal. */
export function startLivery(words: readonly string[], cwd: string): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, ["--conditions=livery-source", main, ...words], {
    cwd,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? "",
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
      NO_COLOR: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended };
}

/** Runs a command to its end. Throws with what it printed unless it ends with 0. */
export async function livery(words: readonly string[], cwd: string): Promise<string> {
  const { code, stdout, stderr } = await startLivery(words, cwd).ended;
  if (code !== 0) throw new Error(`livery ${words.join(" ")} ended with ${code}:\n${stdout}\n${stderr}`);
  return stdout;
}
