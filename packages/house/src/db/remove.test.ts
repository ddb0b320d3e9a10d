import { existsSync } from "node:fs";
import { lstat, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { prepareLayout } from "./layout.ts";
import { removeDatabase } from "./remove.ts";

test("a project's data is removed wherever it is stored, and nothing else of the project", async () => {
  const root = await mkdtemp(join(tmpdir(), `livery-test-${process.pid}-`));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const { data, home } = await prepareLayout(root);
  await writeFile(join(home, "house.json"), "{}");
  const lies = await realpath(join(home, "pg"));
  expect(data.startsWith(lies)).toBe(true);
  await removeDatabase(root);
  expect(existsSync(lies)).toBe(false);
  await expect(lstat(join(home, "pg"))).rejects.toThrow("ENOENT");
  expect(existsSync(join(home, "house.json"))).toBe(true);
  // There is none any more: that is no error.
  await removeDatabase(root);
});
