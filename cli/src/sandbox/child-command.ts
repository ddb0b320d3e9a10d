import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { childProgram } from "./child-program.ts";

const mebibyte = 1024 * 1024;
/** A child that loops is ended after this time, in ms. */
export const mostMilliseconds = 10_000;
/** The heap of the child, in MiB. */
export const mostMemory = 256;
/** The longest answer, in UTF-16 units. */
export const longestAnswer = mebibyte;

/** A command, its arguments, and the environment that it gets. */
export interface ChildCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Whether it gets a process group of its own, so that it cannot signal ours. */
  readonly detached: boolean;
}

/**
 * The command that evaluates a script with no right but to read its standard input and to write its answer. Node's permission
 * model refuses every file, process, worker and addon; no text becomes code. Where the system has `unshare` and permits it, the
 * child has no network and sees no other process; where it has `prlimit`, it writes no file and its memory is limited as a whole.
 */
export function childCommand(): ChildCommand {
  const node = [
    process.execPath,
    "--permission",
    "--no-warnings",
    "--disallow-code-generation-from-strings",
    "--jitless",
    `--max-old-space-size=${mostMemory}`,
    "--eval",
    `(${String(childProgram)})(${longestAnswer})`,
  ];
  const [file = "", ...args] = [...systemGuards(), ...node];
  // Node on Windows does not start without this variable, which names a folder of the system.
  const { SystemRoot } = process.env;
  const env = process.platform === "win32" ? { SystemRoot } : {};
  // A child of another group survives a Ctrl-C; its limit of CPU time ends it then.
  return { file, args, env, detached: systemGuards().includes(limits[0]) };
}

let guards: readonly string[] | undefined;

/** The commands before Node that take further rights from it; tried once, as a container may forbid them. */
export function systemGuards(): readonly string[] {
  guards ??= process.platform === "linux" ? [...granted(namespaces), ...granted(limits)] : [];
  return guards;
}

/** Namespaces of the network, of processes and of shared memory, which end with the command. */
const namespaces = ["/usr/bin/unshare", "--user", "--net", "--ipc", "--pid", "--fork", "--kill-child", "--"];
/** The heap and the same again for what Node has beside it; seconds of all threads together. */
const limits = [
  "/usr/bin/prlimit",
  `--data=${2 * mostMemory * mebibyte}`,
  "--cpu=60",
  "--fsize=0",
  "--core=0",
] as const;

function granted(command: readonly string[]): readonly string[] {
  const [file = "", ...args] = command;
  if (!existsSync(file)) return [];
  const tried = spawnSync(file, [...args, "/bin/true"], { env: {}, stdio: "ignore", timeout: 2000 });
  return tried.status === 0 ? command : [];
}
