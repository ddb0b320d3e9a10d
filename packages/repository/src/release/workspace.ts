import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ReleaseError } from "./release-error.ts";

/** A package of the workspace that is published. `folder` is absolute. */
export interface PublicPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** The packages that are not private, by name. */
export function publicPackages(root: string): readonly PublicPackage[] {
  const list = execFileSync("pnpm", ["list", "--recursive", "--depth", "-1", "--json"], {
    cwd: root,
    encoding: "utf8",
  });
  const packages = JSON.parse(list) as readonly { name: string; version: string; path: string; private: boolean }[];
  return packages
    .filter((each) => !each.private)
    .map(({ name, version, path }) => ({ name, version, folder: path }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The changesets that no release contains yet, as file names. */
export function pendingChangesets(root: string): readonly string[] {
  return readdirSync(join(root, ".changeset")).filter((name) => name.endsWith(".md") && name !== "README.md");
}

/** Throws if a file differs from the commit: a release contains exactly what is committed. */
export function requireCleanTree(root: string): void {
  const changes = execFileSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" }).trimEnd();
  if (changes === "") return;
  const lines = changes.split("\n");
  const rest = lines.length > 10 ? `\n… and ${lines.length - 10} more` : "";
  throw new ReleaseError(
    "dirty-tree",
    `The working tree has uncommitted changes:\n${lines.slice(0, 10).join("\n")}${rest}\nCommit or stash them, then run this command again.`,
  );
}
