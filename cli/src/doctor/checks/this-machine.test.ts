import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, stat, truncate, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pathBeside } from "../../files/leftovers.ts";
import { checked, healthy } from "../../testing/doctor.ts";
import { atTheEnd } from "../../testing/at-the-end.ts";
import { temporaryFolder } from "../../testing/temporary.ts";

const directory = await temporaryFolder();

/** The id of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ["--version"], { stdio: "ignore" });
  await once(child, "close");
  return child.pid ?? 0;
}

test("an old Node is named, with the version to install", async () => {
  expect(await checked("node", healthy(directory))).toMatchObject({ state: "well" });
  const old = await checked("node", healthy(directory, { nodeVersion: "v24.6.9" }));
  expect(old).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("v24.6.9"),
    next: expect.stringContaining("24.7"),
  });
});

test("a second version of React in the project is named", async () => {
  const folder = join(directory, "project", "node_modules", "react");
  await mkdir(folder, { recursive: true });
  expect(await checked("packages", healthy(directory))).toMatchObject({ state: "well" });
  await writeFile(join(folder, "package.json"), JSON.stringify({ version: "17.0.1" }));
  const twice = await checked("packages", healthy(join(directory, "project")));
  expect(twice).toMatchObject({ state: "wrong", text: expect.stringContaining("react 17.0.1 beside") });
});

test("a port that a program listens on is named with its process, and the house's own is none", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  atTheEnd(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ports = [{ port, command: "livery serve" }];
  const taken = await checked("ports", healthy(directory, { ports }));
  expect(taken).toMatchObject({ state: "warning", text: expect.stringContaining(String(port)) });
  if (existsSync("/proc/net/tcp")) expect(taken.text).toContain(`process ${process.pid}`);
  const home = join(directory, "running");
  await mkdir(home);
  await writeFile(join(home, "house.json"), JSON.stringify({ pid: process.pid, port, startedAt: "" }));
  expect(await checked("ports", healthy(directory, { ports, home }))).toMatchObject({ state: "well" });
});

test("a local name that the system does not find is a warning", async () => {
  expect(await checked("local-names", healthy(directory))).toMatchObject({ state: "well" });
  const unknown = await checked("local-names", healthy(directory, { localName: "northwind.invalid" }));
  expect(unknown).toMatchObject({ state: "warning", next: expect.stringContaining("/etc/hosts") });
});

test("a disk with less than is needed is wrong", async () => {
  expect(await checked("disk", healthy(directory))).toMatchObject({ state: "well" });
  expect(await checked("disk", healthy(directory, { leastFree: Infinity }))).toMatchObject({ state: "wrong" });
});

test("a cache that is no folder is wrong, and one whose parents are absent is made", async () => {
  await writeFile(join(directory, "file"), "");
  const file = await checked("cache", healthy(directory, { cache: join(directory, "file") }));
  expect(file).toMatchObject({ state: "wrong", next: expect.stringContaining("LIVERY_CACHE") });
  const cache = join(directory, "no", "such", "cache");
  expect(await checked("cache", healthy(directory, { cache }))).toMatchObject({ state: "wrong" });
  expect(await checked("cache", healthy(directory, { cache }), { fix: true })).toMatchObject({ state: "mended" });
  expect((await stat(cache)).isDirectory()).toBe(true);
});

test("what a killed build left is removed with --fix, and only that", async () => {
  const cache = join(directory, "left");
  await mkdir(join(cache, "platform"), { recursive: true });
  const { path } = pathBeside(join(cache, "platform", "site"), "new");
  const left = path.replace(`-${process.pid}-`, `-${await endedProcess()}-`);
  await mkdir(left);
  await mkdir(join(cache, "platform", "whole"));
  const context = healthy(directory, { cache });
  expect(await checked("leftovers", context)).toMatchObject({ state: "warning", text: expect.stringContaining(left) });
  expect(await checked("leftovers", context, { fix: true })).toMatchObject({ state: "mended" });
  expect(await readdir(join(cache, "platform"))).toEqual(["whole"]);
});

test("a cache that has grown beyond its few builds is a warning", async () => {
  const cache = join(directory, "grown");
  await mkdir(cache);
  await writeFile(join(cache, "build"), "");
  expect(await checked("cache-size", healthy(directory, { cache }))).toMatchObject({ state: "well" });
  // A sparse file takes no space on the disk.
  await truncate(join(cache, "build"), 5 * 1024 ** 3);
  expect(await checked("cache-size", healthy(directory, { cache }))).toMatchObject({ state: "warning" });
});
