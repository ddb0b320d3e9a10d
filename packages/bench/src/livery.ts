import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../../cli/src/main.ts", import.meta.url));

export interface LiveryProcess {
  readonly child: ChildProcess;
  /** What it has said so far, on both streams. */
  readonly output: () => string;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
}

/** Starts the command line as a person does; with a cache of its own, nothing that was built before is found. */
export function startLivery(
  args: readonly string[],
  cwd: string,
  cache: string = process.env["LIVERY_CACHE"] ?? "",
): LiveryProcess {
  const child = spawn(process.execPath, ["--conditions=livery-source", main, ...args], {
    cwd,
    env: { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "", NO_COLOR: "1", LIVERY_CACHE: cache },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  return { child, output: () => output, ended };
}

/** Runs a command to its end; throws with what it said unless it ends with 0. */
export async function livery(args: readonly string[], cwd: string, cache: string): Promise<void> {
  const { output, ended } = startLivery(args, cwd, cache);
  const code = await ended;
  if (code !== 0) throw new Error(`livery ${args.join(" ")} ended with ${code}:\n${output()}`);
}
