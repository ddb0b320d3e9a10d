import { mkdir, mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createLog } from "./log.ts";
import { openLogFile } from "./log-file.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "livery-log-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  file = join(folder, "house.log");
});
const fail = (error: Error): never => {
  throw error;
};
const messages = async (name: string): Promise<readonly string[]> =>
  (await readFile(name, "utf8"))
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

test("lines before and after a rename are in the old and the new file, whole and once each", async () => {
  const destination = openLogFile(file, fail);
  const log = createLog({ destination });
  for (let n = 0; n < 500; n += 1) log.info({}, `line ${n}`);
  await rename(file, `${file}.1`);
  for (let n = 500; n < 1_000; n += 1) log.info({}, `line ${n}`);
  destination.reopen();
  for (let n = 1_000; n < 1_500; n += 1) log.info({}, `line ${n}`);
  const lines = Array.from({ length: 1_500 }, (_, n) => `line ${n}`);
  expect(await messages(`${file}.1`)).toEqual(lines.slice(0, 1_000));
  expect(await messages(file)).toEqual(lines.slice(1_000));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("a file that others could read is its owner's alone from then on, and keeps its lines", async () => {
  await writeFile(file, '{"msg":"earlier"}\n', { mode: 0o644 });
  createLog({ destination: openLogFile(file, fail) }).info({}, "later");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await messages(file)).toEqual(["earlier", "later"]);
});

test("a file that cannot be opened again is an error, and the log goes on in the old one", async () => {
  const destination = openLogFile(file, fail);
  const log = createLog({ destination });
  await rename(file, `${file}.1`);
  await mkdir(file);
  for (const _ of [1, 2]) expect(() => destination.reopen()).toThrow(expect.objectContaining({ code: "log_file" }));
  log.info({}, "still here");
  await rm(file, { recursive: true });
  destination.reopen();
  log.info({}, "and here");
  expect([await messages(`${file}.1`), await messages(file)]).toEqual([["still here"], ["and here"]]);
});

test("a folder that is not there is named in the error", () => {
  expect(() => openLogFile(join(folder, "missing", "house.log"), fail)).toThrow(/missing\/house\.log \(ENOENT\)/u);
});

test("lines of a full disk wait, are written once there is room, and those beyond the bound are counted", async () => {
  await symlink("/dev/full", file);
  const reported: string[] = [];
  const destination = openLogFile(file, ({ message }) => reported.push(message), 250);
  const log = createLog({ destination });
  for (let n = 0; n < 40; n += 1) log.info({}, `line ${n}`);
  expect(reported).toEqual([expect.stringContaining("ENOSPC")]);
  expect((await stat("/dev/full")).mode & 0o777).not.toBe(0o600);
  await rm(file);
  destination.reopen();
  log.info({}, "there is room");
  const written = await messages(file);
  expect(written.slice(0, 2)).toEqual(["line 0", "line 1"]);
  expect(written.at(-1)).toBe("there is room");
  expect(reported.slice(1)).toEqual([`${41 - written.length} lines were lost while it could not be written.`]);
});
