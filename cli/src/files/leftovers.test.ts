import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary.ts";
import { replaceFolder, writeInto } from "./folder.ts";
import { pathBeside } from "./leftovers.ts";
import { makeFolder } from "./make-folder.ts";

const parent = await temporaryFolder();

/** The id of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ["--version"], { stdio: "ignore" });
  await once(child, "close");
  return child.pid ?? 0;
}

/** A path beside a target as another process of this machine would name it. */
const besideOf = (pid: number, target: string, kind: "new" | "old" | "part"): string =>
  pathBeside(target, kind).path.replace(`-${process.pid}-`, `-${pid}-`);

test("what a killed process left is removed by the next one, and its last whole content comes back", async () => {
  const ended = await endedProcess();
  const dist = join(parent, "dist");
  await mkdir(besideOf(ended, dist, "new"));
  await writeFile(besideOf(ended, join(parent, "ledger.export"), "part"), "half");
  await writeInto(dist, "index.html", "of yesterday");
  await rename(dist, besideOf(ended, dist, "old"));
  const running = besideOf(process.ppid, dist, "new");
  await mkdir(running);

  await expect(replaceFolder(dist, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await readFile(join(dist, "index.html"), "utf8")).toBe("of yesterday");
  expect((await readdir(parent)).filter((name) => name.startsWith("."))).toEqual([running.slice(parent.length + 1)]);
});

test("a folder is made with its parents, and an impossible one is an error, not an endless attempt", async () => {
  const deep = join(parent, "a", "b", "c");
  await Promise.all([makeFolder(deep), makeFolder(deep)]);
  expect(await readdir(join(parent, "a", "b"))).toEqual(["c"]);
  for (const nowhere of ["/proc/livery/dist", "/dev/null/dist"])
    await expect(makeFolder(nowhere)).rejects.toMatchObject({ exitCode: 4, message: expect.stringContaining(nowhere) });
});
