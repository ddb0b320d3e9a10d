import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../../../cli/src/main.ts", import.meta.url));

/** What a program printed and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningProgram {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Waits until standard output matches. Throws with all that was printed where the program ends before. */
  readonly printed: (text: RegExp) => Promise<void>;
}

/** The real `livery`, as a process without a terminal. */
export function startLivery(args: readonly string[], cwd: string): RunningProgram {
  return startProgram(main, args, cwd);
}

/** A TypeScript program of the repository, as a process without a terminal. */
export function startProgram(program: string, args: readonly string[], cwd: string): RunningProgram {
  const child = spawn(process.execPath, ["--conditions=livery-source", program, ...args], {
    cwd,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? "",
      LIVERY_CACHE: process.env["LIVERY_CACHE"] ?? "",
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
  const printed = async (text: RegExp): Promise<void> => {
    const matched = new Promise<void>((resolve) => {
      const check = (): void => {
        if (text.test(stdout)) resolve();
      };
      child.stdout.on("data", check);
      check();
    });
    const early = ended.then(({ code }) => {
      throw new Error(`${program} ended with ${code}:\n${stdout}\n${stderr}`);
    });
    await Promise.race([matched, early]);
    // A program that ends later is the caller's to see.
    early.catch(() => undefined);
  };
  return { child, ended, printed };
}

/** Runs a command to its end. Throws with what it printed unless it ends with 0. */
export async function livery(args: readonly string[], cwd: string): Promise<string> {
  const { code, stdout, stderr } = await startLivery(args, cwd).ended;
  if (code !== 0) throw new Error(`livery ${args.join(" ")} ended with ${code}:\n${stdout}\n${stderr}`);
  return stdout;
}
