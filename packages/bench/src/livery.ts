import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../../cli/src/main.ts", import.meta.url));

export interface LiveryProcess {
  readonly child: ChildProcess;
  /** What it has said so far, on both streams. */
  readonly said: () => string;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
}

/** Starts the command line as a person does; with a cache of its own, nothing that was built before is found. */
export function startLivery(
  words: readonly string[],
  cwd: string,
  cache: string = process.env["LIVERY_CACHE"] ?? "",
): LiveryProcess {
  const child = spawn(process.execPath, ["--conditions=livery-source", main, ...words], {
    cwd,
    env: { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "", NO_COLOR: "1", LIVERY_CACHE: cache },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  return { child, said: () => said, ended };
}

/** Runs a command to its end; throws with what it said unless it ends with 0. */
export async function livery(words: readonly string[], cwd: string, cache: string): Promise<void> {
  const { said, ended } = startLivery(words, cwd, cache);
  const code = await ended;
  if (code !== 0) throw new Error(`livery ${words.join(" ")} ended with ${code}:\n${said()}`);
}
