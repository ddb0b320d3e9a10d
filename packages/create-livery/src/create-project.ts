import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { brandNamePattern } from "./brand-name.ts";
import { installCommand, type PackageManager } from "./package-manager.ts";
import { ProjectError } from "./project-error.ts";
import { projectFiles } from "./project-files.ts";
import { runCommand } from "./run-command.ts";

export interface NewProject {
  readonly directory: string;
  /** The project's folder below `directory`; its last part is the brand's name. */
  readonly name: string;
  /** The version of `@livery/cli` that it begins with. */
  readonly version: string;
  /** Options of `livery create`. */
  readonly options: readonly string[];
  readonly manager: PackageManager;
}

/** Makes the project in its folder, whole or not at all: a folder that was there stays, empty. Throws ProjectError. */
export async function createProject({ directory, name, version, options, manager }: NewProject): Promise<void> {
  const folder = resolve(directory, name);
  const brand = basename(folder);
  requireBrandName(brand);
  requireEmpty(folder);
  const firstMade = mkdirSync(folder, { recursive: true });
  const remove = (): void => removeProject(folder, firstMade);
  process.on("exit", remove);
  try {
    for (const [path, text] of Object.entries(projectFiles(brand, version, manager)))
      writeFileSync(join(folder, path), text);
    process.stdout.write(`… ${manager} install\n`);
    const install = installCommand(manager, process.env["npm_execpath"]);
    await runCommand(install, folder, `${manager} could not install @livery/cli ${version}.`);
    const livery = join(folder, "node_modules", "@livery", "cli", "dist", "bin.js");
    const create = ["create", brand, "--dir", `skins/${brand}`, ...withoutSeparator(options)];
    await runCommand({ file: process.execPath, args: [livery, ...create] }, folder, "The brand was not made.");
  } catch (error) {
    remove();
    throw error;
  } finally {
    process.off("exit", remove);
  }
}

function requireBrandName(brand: string): void {
  if (!brandNamePattern.test(brand))
    throw new ProjectError(
      `"${brand}" cannot be the name of a folder and its brand: 2 to 40 lower-case letters, digits and hyphens, a letter first.`,
      "Try something like harbour.",
      2,
    );
}

/** npm takes the `--` before the options away; pnpm and yarn leave it. */
function withoutSeparator(options: readonly string[]): readonly string[] {
  return options[0] === "--" ? options.slice(1) : options;
}

function requireEmpty(folder: string): void {
  let names: readonly string[] = [];
  try {
    names = readdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return;
    if (code !== "ENOTDIR") throw error;
    throw new ProjectError(`${folder} is a file.`, "Give the project another name.", 2);
  }
  if (names.length > 0)
    throw new ProjectError(
      `${folder} is not empty (${names.length} entries).`,
      "Give the project another name, or empty the folder first.",
      2,
    );
}

/** Removes what is in a project's folder, and of the folders above it those from `firstMade` on that hold nothing else. */
function removeProject(folder: string, firstMade: string | undefined): void {
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true, force: true, maxRetries: 3 });
  if (firstMade === undefined) return;
  try {
    for (let made = folder; made.length >= firstMade.length; made = dirname(made)) rmdirSync(made);
  } catch {
    // Somebody else has put something beside it.
  }
}
