import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fileLog } from "./house-log.ts";

async function emptyRoot(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "livery-log-"));
  onTestFinished(() => rm(root, { recursive: true }));
  return root;
}

const modeOf = async (file: string): Promise<number> => (await stat(file)).mode & 0o777;

async function writesLine(log: ReturnType<typeof fileLog>, whole: string): Promise<void> {
  log.options.destination.write("a line\n");
  await expect.poll(() => readFile(log.file, "utf8")).toBe(whole);
}

test("a new log is its owner's alone", async () => {
  const log = fileLog(await emptyRoot());
  expect(await modeOf(log.file)).toBe(0o600);
  await writesLine(log, "a line\n");
});

test("a log that others could read is its owner's alone from then on, and keeps its lines", async () => {
  const root = await emptyRoot();
  const file = join(root, ".livery", "house.log");
  await mkdir(join(root, ".livery"));
  await writeFile(file, "an earlier line\n", { mode: 0o644 });
  expect(await modeOf(file)).toBe(0o644);
  const log = fileLog(root);
  expect([log.file, await modeOf(file)]).toEqual([file, 0o600]);
  await writesLine(log, "an earlier line\na line\n");
});
