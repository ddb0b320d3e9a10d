import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, stat, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addKey } from "../../house/keys.ts";
import { checked, healthy } from "../../testing/doctor.ts";
import { atTheEnd } from "../../testing/at-the-end.ts";
import { temporaryFolder } from "../../testing/temporary.ts";
import { testKeys } from "../../testing/test-keys.ts";

const directory = await temporaryFolder();
const context = healthy(directory);
const home = join(directory, ".livery");
const modeOf = async (file: string): Promise<number> => (await stat(file)).mode & 0o777;

test("a house without a key is wrong, and a damaged one too; without a house there is nothing to check", async () => {
  expect(await checked("key", context)).toMatchObject({ state: "not checked" });
  const databaseUrl = "postgresql://house@127.0.0.1/house";
  const absent = await checked("key", { ...context, databaseUrl });
  expect(absent).toMatchObject({ state: "wrong", next: expect.stringContaining("livery house key") });
  expect(await checked("key", { ...context, keys: { environment: testKeys } })).toMatchObject({ state: "well" });
  await writeFile(join(directory, "damaged.key"), "livery-key-short\n");
  const damaged = await checked("key", { ...context, keys: { environment: "damaged.key" } });
  expect(damaged).toMatchObject({ state: "wrong", text: expect.stringContaining("damaged.key") });
  const mistyped = await checked("key", { ...context, keys: { environment: testKeys.trim().slice(0, -2) } });
  expect(mistyped).toMatchObject({ state: "wrong", text: expect.stringContaining("LIVERY_KEY: ") });
  expect(mistyped.text).not.toContain(testKeys.slice(20, 36));
});

test("a key and data that others can read are closed with --fix", async () => {
  const file = join(home, "key");
  await addKey(file);
  await mkdir(join(home, "pg"));
  expect(await checked("key", context)).toMatchObject({ state: "well" });
  expect(await checked("key-mode", context)).toMatchObject({ state: "well", text: "600" });
  await chmod(file, 0o604);
  await chmod(join(home, "pg"), 0o705);
  expect(await checked("key-mode", context)).toMatchObject({ state: "wrong", next: `chmod 600 ${file}` });
  expect(await checked("key-mode", context, { fix: true })).toMatchObject({ state: "mended" });
  expect(await checked("data-mode", context, { fix: true })).toMatchObject({ state: "mended" });
  expect([await modeOf(file), await modeOf(join(home, "pg"))]).toEqual([0o600, 0o700]);
});

test("a key that a group may read is left to it, and a folder in its place is not touched", async () => {
  const file = join(directory, "group.key");
  await addKey(file);
  await chmod(file, 0o640);
  const keys = { file };
  expect(await checked("key-mode", { ...context, keys }, { fix: true })).toMatchObject({ state: "warning" });
  await chmod(file, 0o644);
  expect(await checked("key-mode", { ...context, keys }, { fix: true })).toMatchObject({ state: "warning" });
  expect(await modeOf(file)).toBe(0o640);
  const folder = join(directory, "secrets");
  await mkdir(folder, { mode: 0o755 });
  const inFolder = { ...context, keys: { file: folder } };
  expect(await checked("key-mode", inFolder, { fix: true })).toMatchObject({ state: "not checked" });
  expect(await modeOf(folder)).toBe(0o755);
});

test("the record of a house that was killed is removed with --fix, and that of a running one stays", async () => {
  const child = spawn(process.execPath, ["--version"], { stdio: "ignore" });
  await once(child, "close");
  const file = join(home, "house.json");
  const write = (pid: number | undefined) => writeFile(file, JSON.stringify({ pid, port: 4300, startedAt: "" }));
  await write(process.pid);
  expect(await checked("house-file", context, { fix: true })).toMatchObject({ state: "well" });
  await write(child.pid);
  expect(await checked("house-file", context)).toMatchObject({
    state: "warning",
    text: expect.stringContaining(String(child.pid)),
  });
  await checked("house-file", context, { fix: true });
  expect(existsSync(file)).toBe(false);
});

/** The port of a server on this machine. */
async function listening(greet: (socket: Socket) => void): Promise<number> {
  const server = createServer(greet).listen(0, "127.0.0.1");
  await once(server, "listening");
  atTheEnd(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test("NATS that does not answer, and a server that is something else, are wrong", async () => {
  const at = async (port: number) => checked("nats", { ...context, natsUrl: `nats://user:secret@127.0.0.1:${port}` });
  expect(await at(await listening((socket) => void socket.write('INFO {"server_id":"X"} \r\n')))).toMatchObject({
    state: "well",
  });
  const other = await at(await listening((socket) => void socket.end("SSH-2.0-OpenSSH\r\n")));
  expect(other).toMatchObject({ state: "wrong", text: expect.stringContaining("no NATS server") });
  expect(other.text).not.toContain("secret");
  const wrong = async (natsUrl: string) => checked("nats", { ...context, natsUrl });
  for (const natsUrl of ["nats://a:4222,nats://b:4222", "user:secret@127.0.0.1:9", "ws://127.0.0.1:9"]) {
    expect(await wrong(natsUrl), natsUrl).toMatchObject({
      state: "wrong",
      text: expect.stringContaining("no address"),
    });
    expect((await wrong(natsUrl)).text).not.toContain("secret");
  }
  expect(await wrong("nats://[::1]:9")).toMatchObject({
    state: "wrong",
    text: expect.stringMatching(/ECONNREFUSED|EADDRNOTAVAIL/u),
  });
  expect(await at(9)).toMatchObject({ state: "wrong", text: expect.stringContaining("ECONNREFUSED") });
});
