import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeBeside } from "./write-beside.ts";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "livery-beside-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a file is replaced only once it is complete", async () => {
  const path = join(folder, "ledger.export");
  await writeFile(path, "of yesterday\n");
  const answer = await writeBeside(path, async (write) => {
    await write("first\n");
    expect(await readFile(path, "utf8")).toBe("of yesterday\n");
    await write("second\n");
    return 2;
  });
  expect([answer, await readFile(path, "utf8"), await readdir(folder)]).toEqual([
    2,
    "first\nsecond\n",
    ["ledger.export"],
  ]);
});

test("a failure leaves the earlier file, and no partial one", async () => {
  const path = join(folder, "ledger.export");
  await writeFile(path, "of yesterday\n");
  const work = writeBeside(path, async (write) => {
    await write("first\n");
    throw new Error("the database went away");
  });
  await expect(work).rejects.toThrow("the database went away");
  expect([await readFile(path, "utf8"), await readdir(folder)]).toEqual(["of yesterday\n", ["ledger.export"]]);
});

test("a file that cannot be written fails without waiting for its content", async () => {
  const nowhere = join(folder, "missing", "ledger.export");
  await expect(writeBeside(nowhere, () => new Promise(() => undefined))).rejects.toMatchObject({ code: "ENOENT" });
  expect(await readdir(folder)).toEqual([]);
});
