// The looks that were accepted: those of the commit that last wrote a line into stories/accepted-looks.md.
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildStorybookOf } from "../built-storybook.mjs";

const list = "stories/accepted-looks.md";
const git = (...words) => execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

/** The commit whose looks stand; null in a checkout without it (a shallow one, or none of git's), or before the first line is committed. */
export function acceptedCommit() {
  if (!existsSync(".git")) return null;
  const commit = git("log", "-1", "--format=%H", "--", list);
  return commit === "" || isEdge(commit) ? null : commit;
}

/** Where a shallow checkout begins, every file seems to be of that commit. */
function isEdge(commit) {
  const edges = git("rev-parse", "--git-path", "shallow");
  return existsSync(edges) && readFileSync(edges, "utf8").split("\n").includes(commit);
}

/** The full name of a commit that somebody names. */
export const commitOf = (revision) => git("rev-parse", "--verify", `${revision}^{commit}`);

/** The commit that this checkout is of; null where a file is not as it is there. */
export function cleanCommit() {
  return existsSync(".git") && git("status", "--porcelain") === "" ? commitOf("HEAD") : null;
}

/** Files that differ from a commit's, and those that git does not know yet. */
export function filesChangedSince(commit) {
  const lines = [git("diff", "--name-only", commit), git("ls-files", "--others", "--exclude-standard")];
  return lines.flatMap((text) => text.split("\n")).filter((line) => line !== "");
}

/** Makes the looks of the commit that comes next those that stand. */
export function accept(why) {
  appendFileSync(list, `- ${new Date().toISOString().slice(0, 10)}: ${why}\n`);
  return list;
}

/** Removes what was drawn of other commits: that of the one here is kept, and of those whose looks stand or are asked for. */
export function removeOthers(root, asked) {
  if (!existsSync(root)) return;
  const kept = new Set([commitOf("HEAD"), acceptedCommit(), asked]);
  for (const name of readdirSync(root)) if (!kept.has(name)) rmSync(join(root, name), { recursive: true });
}

/** Builds the Storybook of a checkout into a folder, unless it is there. Whoever is stopped meanwhile leaves no half of one there. */
export function buildOnce(checkout, folder) {
  if (existsSync(folder)) return;
  const unfinished = resolve(`${folder}.part`);
  rmSync(unfinished, { recursive: true, force: true });
  buildStorybookOf(checkout, unfinished);
  renameSync(unfinished, folder);
}

/** Builds a commit's Storybook in a checkout of its own, once. */
export function buildCommit(commit, folder) {
  if (existsSync(folder)) return;
  const checkout = mkdtempSync(join(tmpdir(), "livery-accepted-"));
  try {
    git("worktree", "add", "--detach", "--force", checkout, commit);
    const pnpm = ["-y", "pnpm@12.21.0", "install", "--frozen-lockfile", "--prefer-offline"];
    execFileSync("npx", pnpm, { cwd: checkout, stdio: ["ignore", "ignore", "inherit"] });
    buildOnce(checkout, folder);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
    git("worktree", "prune");
  }
}
