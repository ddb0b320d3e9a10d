import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { isChanged } from "./changed.ts";

const folder = mkdtempSync(join(tmpdir(), "livery-changed-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (where: string, ...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...args], { cwd: where, stdio: "pipe" });

function write(where: string, file: string, text: string): void {
  mkdirSync(join(where, file, ".."), { recursive: true });
  writeFileSync(join(where, file), text);
}

test("files differ from what has landed once they are edited, new, or committed since; others do not count", () => {
  const [landed, clone] = [join(folder, "landed"), join(folder, "clone")];
  write(landed, "ui/button.ts", "1");
  write(landed, "house/api.ts", "1");
  git(landed, "init", "--initial-branch=main");
  git(landed, "add", "--all");
  git(landed, "commit", "--message=first");
  expect(isChanged(["ui"], landed)).toBe(true); // no upstream
  git(folder, "clone", landed, clone);
  expect(isChanged(["ui"], clone)).toBe(false);
  write(clone, "house/api.ts", "2");
  expect(isChanged(["ui"], clone)).toBe(false);
  expect(isChanged(["ui", "house"], clone)).toBe(true);
  write(clone, "ui/link.ts", "1");
  expect(isChanged(["ui"], clone)).toBe(true);
  git(clone, "add", "--all");
  git(clone, "commit", "--message=second");
  expect(isChanged(["ui"], clone)).toBe(true);
  git(clone, "push", "origin", "HEAD:refs/heads/landed");
  git(clone, "branch", "--set-upstream-to=origin/landed");
  expect(isChanged(["ui"], clone)).toBe(false);
  expect(isChanged(["ui"], folder)).toBe(true); // no checkout
});
