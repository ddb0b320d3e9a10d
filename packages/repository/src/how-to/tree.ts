import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { trackedPaths } from "../tracked-files.ts";

/** A copy of the repository in a temporary folder, in which a diff can be applied and tried. */
export interface Tree {
  readonly folder: string;
  /** Applies a diff, or only checks it. Returns what git says of one that does not fit; empty if it does. */
  apply(diff: string, options?: { readonly check?: boolean }): string;
  /** Runs Vitest in a package, for some of its files. Returns its output if a test fails; empty if all pass. */
  test(packageFolder: string, files: readonly string[], project?: string): string;
  /** Compiles the files and what they import. Returns the errors. */
  typecheck(files: readonly string[]): string;
}

/**
 * Copies the tracked files with their changes, and what is generated at install. Installed packages are linked; a workspace
 * package leads to its copy, so that a diff in one package reaches the others.
 */
export function copyTree(root: string, folder: string): Tree {
  const tracked = trackedPaths(root).filter((path) => existsSync(join(root, path)));
  for (const path of [...tracked, "packages/feed/src/gen"])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const packages = tracked.filter((path) => path.endsWith("package.json")).map((path) => dirname(path));
  for (const path of packages) linkModules(root, folder, path);

  const inPackage = (path: string, command: string, ...args: readonly string[]): string => {
    const { status, stderr, stdout } = spawnSync(command, args, { cwd: join(folder, path), encoding: "utf8" });
    return status === 0 ? "" : `${stdout}\n${stderr}`;
  };
  return {
    folder,
    apply(diff, { check = false } = {}) {
      const given = { cwd: folder, encoding: "utf8", input: diff } as const;
      const { status, stderr } = spawnSync("git", ["apply", ...(check ? ["--check"] : []), "-"], given);
      return status === 0 ? "" : stderr;
    },
    test(path, files, project = "unit") {
      return inPackage(path, join(root, "node_modules/.bin/vitest"), "run", "--project", project, ...files);
    },
    typecheck(files) {
      const config = { extends: "./tsconfig.test.json", files, include: ["packages/site/src/*.d.ts"] };
      writeFileSync(join(folder, "tsconfig.how-to.json"), JSON.stringify(config));
      return inPackage(".", join(root, "node_modules/.bin/tsc"), "-p", "tsconfig.how-to.json");
    },
  };
}

function linkModules(root: string, folder: string, path: string): void {
  const modules = join(root, path, "node_modules");
  if (!existsSync(modules)) return;
  const copied = join(folder, path, "node_modules");
  mkdirSync(copied, { recursive: true });
  for (const name of readdirSync(modules).filter((each) => !each.startsWith(".") && each !== "@livery"))
    symlinkSync(join(modules, name), join(copied, name));
  if (!existsSync(join(modules, "@livery"))) return;
  mkdirSync(join(copied, "@livery"));
  for (const name of readdirSync(join(modules, "@livery"))) {
    const target = realpathSync(join(modules, "@livery", name)).slice(realpathSync(root).length + 1);
    symlinkSync(join(folder, target), join(copied, "@livery", name));
  }
}
