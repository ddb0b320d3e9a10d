import { spawn, type ChildProcess, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/** What a program printed and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningProgram {
  readonly child: ChildProcess;
  /** What it printed so far, on both streams. */
  readonly output: () => string;
  readonly ended: Promise<Ended>;
  /** Waits until the output matches. Throws with all that was printed where the program ends before. */
  readonly printed: (text: RegExp) => Promise<void>;
  /** Sends Ctrl-C and returns the exit code. */
  readonly stop: () => Promise<number | null>;
}

export interface ProgramOptions {
  /** The working directory; output is written below it. */
  readonly cwd: string;
  /** Beside the variables that find programs and caches; the rest of this process's environment is not passed on. */
  readonly env?: Readonly<Record<string, string>>;
  /** The standard input; empty by default. */
  readonly input?: string;
}

const passedOn = ["PATH", "HOME", "LIVERY_CACHE", "XDG_CACHE_HOME", "NODE_COMPILE_CACHE"] as const;

const nodeFlags = "--conditions=livery-source";

const environment = (own: ProgramOptions["env"], fixed: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(passedOn.map((name) => [name, process.env[name] ?? ""])),
  ...fixed,
  ...own,
});

/** The real `livery`, as a process without a terminal. */
export function startLivery(args: readonly string[], options: ProgramOptions): RunningProgram {
  return startProgram(main, args, options);
}

/** A TypeScript program of the repository, as a process without a terminal. */
export function startProgram(
  program: string,
  args: readonly string[],
  { cwd, env, input }: ProgramOptions,
): RunningProgram {
  const child = spawn(process.execPath, [nodeFlags, program, ...args], {
    cwd,
    env: environment(env, { NO_COLOR: "1" }),
    stdio: ["pipe", "pipe", "pipe"],
  });
  // A program that refuses its input does not read it to the end.
  child.stdin.on("error", () => {}).end(input);
  return running(child, [program, ...args]);
}

/** Any program, as a process without a terminal, in this environment and no other. */
export function startCommand(
  [file, ...args]: readonly [string, ...string[]],
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): RunningProgram {
  const child = spawn(file, args, { cwd, env, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.end();
  return running(child, [file, ...args]);
}

/** A program at a terminal. */
export interface AtTerminal extends RunningProgram {
  /** Presses keys; Ctrl-C is "\u0003". */
  readonly press: (keys: string) => void;
}

/** The real `livery` at a terminal of 110 columns, which `script` of util-linux makes. */
export function startAtTerminal(args: readonly string[], { cwd, env }: Omit<ProgramOptions, "input">): AtTerminal {
  const command = [process.execPath, nodeFlags, main, ...args].map((word) => `'${word}'`).join(" ");
  const child = spawn("script", ["-qec", `stty cols 110 rows 40; exec ${command}`, "/dev/null"], {
    cwd,
    env: environment(env, { TERM: "xterm" }),
    stdio: ["pipe", "pipe", "pipe"],
  });
  return { ...running(child, args), press: (keys) => void child.stdin.write(keys) };
}

function running(child: ChildProcessByStdio<Writable, Readable, Readable>, command: readonly string[]): RunningProgram {
  let [stdout, stderr, output] = ["", "", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => void ((stdout += text), (output += text)));
  child.stderr.setEncoding("utf8").on("data", (text: string) => void ((stderr += text), (output += text)));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, stdout, stderr }));
  });
  const printed = async (text: RegExp): Promise<void> => {
    const matched = new Promise<void>((resolve) => {
      const check = (): void => {
        if (text.test(output)) resolve();
      };
      child.stdout.on("data", check);
      child.stderr.on("data", check);
      check();
    });
    const early = ended.then(({ code }) => {
      throw new Error(`${command.join(" ")} ended with ${code}:\n${output}`);
    });
    await Promise.race([matched, early]);
    // A program that ends later is the caller's to see.
    early.catch(() => undefined);
  };
  const stop = async (): Promise<number | null> => {
    child.kill("SIGINT");
    return (await ended).code;
  };
  return { child, ended, output: () => output, printed, stop };
}

/** Runs a command to its end and returns its standard output. Throws with what it printed unless it ends with 0. */
export async function livery(args: readonly string[], options: ProgramOptions): Promise<string> {
  const { ended, output } = startLivery(args, options);
  const { code, stdout } = await ended;
  if (code !== 0) throw new Error(`livery ${args.join(" ")} ended with ${code}:\n${output()}`);
  return stdout;
}
