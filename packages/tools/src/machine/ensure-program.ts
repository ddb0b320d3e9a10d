import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** A program that tests start and no package brings. */
export interface Program {
  readonly name: string;
  /** Where it is, or undefined. */
  readonly find: () => string | undefined;
  /** Puts it where `find` finds it, or leaves everything as it is. */
  readonly install: () => void;
  /** What to run or set, as the end of a sentence. */
  readonly remedy: () => string;
}

export interface EnsureOptions {
  /** Installs a program that is missing. Only a command of the README may ask for it. */
  readonly install?: boolean;
}

/** A program is missing; the message ends in what to do. Exit code 4. */
export class MissingProgram extends Error {
  readonly exitCode = 4;
  constructor({ name, remedy }: Program) {
    super(`No ${name} is here: ${remedy()}.`);
    this.name = "MissingProgram";
  }
}

/** The path of a program. Throws MissingProgram. */
export function requireProgram(program: Program): string {
  const path = program.find();
  if (path === undefined) throw new MissingProgram(program);
  return path;
}

/** The path of a program; where it is missing and may not be installed, one sentence and the end of the process with code 4. */
export function ensureProgram(program: Program, { install = false }: EnsureOptions = {}): string {
  if (install && program.find() === undefined) program.install();
  try {
    return requireProgram(program);
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    console.error(`✗ ${error.message}`);
    process.exit(error.exitCode);
  }
}

export const isDebian = (): boolean => existsSync("/etc/debian_version");
export const isRoot = (): boolean => process.getuid?.() === 0;

/** Runs an installer where a person sees it, and returns whether it ended well. */
export function runInstaller(command: string, args: readonly string[], cwd = process.cwd()): boolean {
  console.log(`  ${command} ${args.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { cwd, stdio: "inherit", env }).status === 0;
}
