import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ReleaseError } from "./release-error.ts";
import type { PublicPackage } from "./workspace.ts";

/** Runs a command in the repository and shows its output. A step that fails ends the release. */
export function run(root: string, ...[command, ...args]: readonly [string, ...string[]]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new ReleaseError("step-failed", `\`${[command, ...args].join(" ")}\` failed.`);
}

/** Builds the public packages from nothing: a file whose source was deleted must not be in a tarball. */
export function build(root: string, packages: readonly PublicPackage[]): void {
  for (const { folder } of packages) rmSync(join(folder, "dist"), { recursive: true, force: true });
  // Generated sources are in dist, too.
  run(root, "pnpm", "--recursive", "--if-present", "run", "prepare");
  run(root, "pnpm", "--recursive", "--if-present", "run", "build");
  run(root, "pnpm", "--recursive", "--if-present", "run", "build:release");
}
