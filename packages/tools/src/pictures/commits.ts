import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isBuiltFrom, list } from "./story-sources.ts";

/** What a comparison asks of git, in one checkout. */
export interface Repository {
  /** The full name of a revision; null where this checkout does not have it. */
  readonly commitOf: (revision: string) => string | null;
  /** The commit to compare with; null in a checkout that does not hold it. See `docs/decisions/022`. */
  readonly baseCommit: () => string | null;
  /** Files that differ from a commit's, those that git does not track yet among them. */
  readonly changedSince: (commit: string) => readonly string[];
  /** A key of all that a Storybook is built from: a commit and a checkout with the same key have the same looks. */
  readonly visualKeyOfCommit: (commit: string) => string;
  readonly visualKeyOfCheckout: () => string;
  readonly addWorktree: (folder: string, commit: string) => void;
  readonly removeWorktree: (folder: string) => void;
}

/** The repository of a checkout; null where it is none of git's. */
export function repositoryOf(checkout: string): Repository | null {
  if (!existsSync(join(checkout, ".git"))) return null;
  const git = (args: readonly string[], environment: Record<string, string> = {}): string =>
    execFileSync("git", args, {
      cwd: checkout,
      encoding: "utf8",
      env: { ...process.env, ...environment },
      maxBuffer: 1 << 26,
      stdio: ["ignore", "pipe", "pipe"],
    }).trim();

  const attempt = (args: readonly string[]): string | null => {
    try {
      return git(args) || null;
    } catch {
      return null;
    }
  };
  /** A linked worktree has its index elsewhere. */
  const gitPath = (name: string) => resolve(checkout, git(["rev-parse", "--git-path", name]));
  const commitOf = (revision: string) => attempt(["rev-parse", "--verify", "--quiet", `${revision}^{commit}`]);
  const isDirty = () => git(["status", "--porcelain", "--", ".", `:(exclude)${list}`]) !== "";

  /** Where a shallow checkout begins, every file seems to be of that commit. */
  const isEdge = (commit: string) => {
    const edges = gitPath("shallow");
    return existsSync(edges) && readFileSync(edges, "utf8").split("\n").includes(commit);
  };

  function baseCommit(): string | null {
    const upstream = commitOf("@{upstream}") ?? commitOf("origin/HEAD");
    const forked = upstream === null ? null : attempt(["merge-base", "HEAD", upstream]);
    const dirty = isDirty();
    if (forked !== null && (dirty || forked !== commitOf("HEAD"))) return forked;
    const start = dirty ? "HEAD" : "HEAD^";
    const recorded = commitOf(start) === null ? null : attempt(["log", "-1", "--format=%H", start, "--", list]);
    return recorded === null || isEdge(recorded) ? commitOf(start) : recorded;
  }

  /** The files of the checkout as they are, through an index beside git's own. */
  function filesOfCheckout(): string {
    const folder = mkdtempSync(join(tmpdir(), "livery-index-"));
    try {
      const index = join(folder, "index");
      copyFileSync(gitPath("index"), index);
      git(["add", "--all"], { GIT_INDEX_FILE: index });
      return git(["ls-files", "--stage"], { GIT_INDEX_FILE: index });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  return {
    commitOf,
    baseCommit,
    visualKeyOfCommit: (commit) => keyOf(git(["ls-tree", "-r", commit])),
    visualKeyOfCheckout: () => keyOf(filesOfCheckout()),
    changedSince: (commit) =>
      [git(["diff", "--name-only", commit]), git(["ls-files", "--others", "--exclude-standard"])]
        .flatMap((text) => text.split("\n"))
        .filter((line) => line !== ""),
    addWorktree: (folder, commit) => void git(["worktree", "add", "--detach", "--force", folder, commit]),
    removeWorktree: (folder) => {
      rmSync(folder, { recursive: true, force: true });
      git(["worktree", "prune"]);
    },
  };
}

/** The key of a list of files with the ids of their contents, as `git ls-tree` and `git ls-files --stage` have it. */
function keyOf(files: string): string {
  const hash = createHash("sha256");
  for (const line of files.split("\n")) {
    const [fields = "", path = ""] = line.split("\t");
    const id = fields.split(" ").find((field) => /^[0-9a-f]{40,}$/u.test(field));
    if (isBuiltFrom(path)) hash.update(`${path} ${id}\n`);
  }
  return hash.digest("hex").slice(0, 16);
}
