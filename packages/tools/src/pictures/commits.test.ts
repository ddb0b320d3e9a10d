import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Repository, repositoryOf } from "./commits.ts";
import { list } from "./story-sources.ts";

let folder = "";
let repository: Repository;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "livery-commits-"));
  git("init", "--quiet", "--initial-branch=main");
  repository = opened(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function opened(checkout: string): Repository {
  const found = repositoryOf(checkout);
  if (found === null) throw new Error(`${checkout} is no repository`);
  return found;
}

function git(...args: string[]): string {
  const who = ["-c", "user.name=Test", "-c", "user.email=test@localhost", "-c", "protocol.file.allow=always"];
  return execFileSync("git", [...who, ...args], { cwd: folder, encoding: "utf8", stdio: "pipe" }).trim();
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function commit(file: string, text: string): string {
  write(file, text);
  git("add", "--all");
  git("commit", "--quiet", "--message", file);
  return git("rev-parse", "HEAD");
}

test("a folder outside git has no repository", () => {
  const other = mkdtempSync(join(tmpdir(), "livery-commits-"));
  expect(repositoryOf(other)).toBeNull();
  rmSync(other, { recursive: true });
});

test("without an upstream the base is the last commit before the change that recorded pictures", () => {
  const recording = commit(list, "- one\n");
  commit("packages/ui/src/a.ts", "1");
  const last = commit("packages/ui/src/a.ts", "2");
  expect(repository.baseCommit()).toBe(recording);
  // A commit that records its own looks is compared with the one before.
  const recordedTwice = commit(list, "- one\n- two\n");
  expect(repository.baseCommit()).toBe(recording);
  // What is not committed yet is a change of its own.
  write("packages/ui/src/a.ts", "3");
  expect(repository.baseCommit()).toBe(recordedTwice);
  expect(last).not.toBe(recordedTwice);
});

test("the recorded line itself is not a change", () => {
  const recording = commit(list, "- one\n");
  commit("packages/ui/src/a.ts", "1");
  write(list, "- one\n- two\n");
  expect(repository.baseCommit()).toBe(recording);
  expect(repository.visualKeyOfCheckout()).toBe(repository.visualKeyOfCommit("HEAD"));
});

test("without recorded pictures the base is the commit before, and the first commit has none", () => {
  const first = commit("packages/ui/src/a.ts", "1");
  expect(repository.baseCommit()).toBeNull();
  commit("packages/ui/src/a.ts", "2");
  expect(repository.baseCommit()).toBe(first);
});

test("with an upstream the base is the commit where the branch left it", () => {
  commit(list, "- one\n");
  const published = commit("packages/ui/src/a.ts", "1");
  const upstream = mkdtempSync(join(tmpdir(), "livery-upstream-"));
  try {
    git("clone", "--quiet", "--bare", folder, upstream);
    git("remote", "add", "origin", upstream);
    git("fetch", "--quiet", "origin");
    git("branch", "--quiet", "--set-upstream-to=origin/main");
    commit("packages/ui/src/a.ts", "2");
    commit("packages/ui/src/a.ts", "3");
    expect(repository.baseCommit()).toBe(published);
  } finally {
    rmSync(upstream, { recursive: true });
  }
});

test("a shallow checkout has no base commit", () => {
  commit(list, "- one\n");
  commit("packages/ui/src/a.ts", "1");
  commit("packages/ui/src/a.ts", "2");
  const shallow = mkdtempSync(join(tmpdir(), "livery-shallow-"));
  try {
    git("clone", "--quiet", "--depth=1", `file://${folder}`, shallow);
    expect(opened(shallow).baseCommit()).toBeNull();
  } finally {
    rmSync(shallow, { recursive: true });
  }
});

test("the visual key stays the same while nothing that a story shows changes", () => {
  const first = commit("packages/ui/src/a.ts", "1");
  commit("packages/ui/src/a.test.ts", "a test");
  commit("docs/notes.md", "words");
  commit("packages/house/src/server.ts", "a server");
  expect(repository.visualKeyOfCheckout()).toBe(repository.visualKeyOfCommit(first));
  write("packages/ui/src/b.ts", "not committed yet");
  expect(repository.visualKeyOfCheckout()).not.toBe(repository.visualKeyOfCommit(first));
  expect(repository.changedSince(first)).toContain("packages/ui/src/b.ts");
  commit("packages/ui/src/b.ts", "not committed yet");
  expect(repository.visualKeyOfCommit("HEAD")).toBe(repository.visualKeyOfCheckout());
});

test("a linked worktree is handled like any other checkout", () => {
  const first = commit("packages/ui/src/a.ts", "1");
  const worktree = join(folder, ".worktree");
  repository.addWorktree(worktree, first);
  expect(opened(worktree).visualKeyOfCheckout()).toBe(repository.visualKeyOfCommit(first));
  repository.removeWorktree(worktree);
  expect(git("worktree", "list").split("\n")).toHaveLength(1);
});
