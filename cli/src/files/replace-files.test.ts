import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesBelow, temporaryFolder } from "../testing/temporary.ts";
import { changeFolder, finishReplacing, refuseUnfinished, replaceFiles, type FileChange } from "./replace-files.ts";

const parent = await temporaryFolder();
let count = 0;

const before = { "a.txt": "old a", "deep/b.txt": "old b", "c.txt": "old c" };
const changes: readonly FileChange[] = [
  { path: "a.txt", content: "new a" },
  { path: "deep/b.txt", content: "new b" },
  { path: "c.txt", content: null },
  { path: "deeper/still/d.txt", content: "new d" },
];
const after = { "a.txt": "new a", "deep/b.txt": "new b", "deeper/still/d.txt": "new d" };

async function folderBefore(): Promise<string> {
  const folder = join(parent, String((count += 1)));
  await mkdir(join(folder, "deep"), { recursive: true });
  for (const [path, text] of Object.entries(before)) await writeFile(join(folder, path), text);
  return folder;
}

const texts = async (folder: string) =>
  Object.fromEntries([...(await filesBelow(folder))].map(([path, content]) => [path, content.toString()]));

/** Replaces the files in a process that kills itself before a step; resolves to whether it was killed. */
async function killedBefore(folder: string, step: number): Promise<boolean> {
  const module = new URL("replace-files.ts", import.meta.url).href;
  const code = `import { replaceFiles } from ${JSON.stringify(module)};
    let step = 0;
    const onStep = () => { if (step++ === ${step}) process.kill(process.pid, "SIGKILL"); };
    await replaceFiles(${JSON.stringify(folder)}, ${JSON.stringify(changes)}, { onStep });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], { stdio: "ignore" });
  const [, signal] = (await once(child, "close")) as [number | null, string | null];
  return signal === "SIGKILL";
}

test("files are replaced, made and deleted as one change", async () => {
  const folder = await folderBefore();
  await replaceFiles(folder, changes);
  expect(await texts(folder)).toEqual(after);
});

test("a process that is killed at any step leaves the old files or, after the next command, the new ones", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, async (_, step) => {
      const folder = await folderBefore();
      const wasKilled = await killedBefore(folder, step);
      await finishReplacing(folder);
      const { ...left } = await texts(folder);
      const own = Object.fromEntries(Object.entries(left).filter(([path]) => !path.startsWith(".")));
      expect([before, after], `killed before step ${step}`).toContainEqual(own);
      // What was never decided is removed by the next change.
      await replaceFiles(folder, changes);
      expect(await texts(folder)).toEqual(after);
      return { wasKilled, isNew: own["a.txt"] === "new a" };
    }),
  );
  const killed = outcomes.filter(({ wasKilled }) => wasKilled);
  expect(killed.some(({ isNew }) => isNew) && killed.some(({ isNew }) => !isNew)).toBe(true);
  expect(outcomes.at(-1)?.wasKilled).toBe(false);
}, 30_000);

test("a file that was edited between the kill and the next command is not overwritten", async () => {
  const folder = await folderBefore();
  // All new contents are decided before the step with this number, and none is in its place.
  expect(await killedBefore(folder, 6)).toBe(true);
  expect(await readdir(folder)).toContain(changeFolder);
  await writeFile(join(folder, "a.txt"), "edited");
  await expect(finishReplacing(folder)).rejects.toMatchObject({ message: expect.stringContaining("a.txt") as string });
  expect(await readFile(join(folder, "a.txt"), "utf8")).toBe("edited");
});

test("a file that was edited after the change was planned is not overwritten", async () => {
  const folder = await folderBefore();
  const planned = [
    { path: "c.txt", content: "new c", before: "old c" },
    { path: "a.txt", content: "new a", before: "older a" },
  ];
  await expect(replaceFiles(folder, planned)).rejects.toThrow("a.txt was changed meanwhile");
  await expect(replaceFiles(folder, [{ path: "a.txt", content: "x", before: null }])).rejects.toThrow("meanwhile");
  expect(await texts(folder)).toEqual(before);
});

describe("a change that comes with a stranger's folder", () => {
  const by = { machine: "000000", pid: 1 };
  const secret = join(parent, "secret.txt");
  const plant = async (files: unknown): Promise<string> => {
    const folder = await folderBefore();
    await writeFile(secret, "secret");
    await mkdir(join(folder, changeFolder));
    await writeFile(join(folder, changeFolder, "0"), "planted");
    await writeFile(join(folder, changeFolder, "plan.json"), JSON.stringify({ by, files }));
    return folder;
  };

  test.each([
    ["above it", { path: "../secret.txt", staged: "0", before: null }],
    ["at an absolute place", { path: "/tmp/secret.txt", staged: "0", before: null }],
    ["of Windows", { path: "..\\secret.txt", staged: "0", before: null }],
    ["that is fetched from above", { path: "a.txt", staged: "../../secret.txt", before: null }],
    ["without a path", { staged: "0", before: null }],
    ["that is no object", 7],
  ])("is not made for a file %s", async (_, file) => {
    const folder = await plant([file]);
    await expect(finishReplacing(folder)).rejects.toMatchObject({ exitCode: 3 });
    await expect(refuseUnfinished(folder)).rejects.toMatchObject({ exitCode: 3 });
    expect(await readFile(secret, "utf8")).toBe("secret");
    expect(await readFile(join(folder, "a.txt"), "utf8")).toBe("old a");
  });

  test("is not made through a link that leads out of it", async () => {
    const folder = await plant([{ path: "out/secret.txt", staged: "0", before: null }]);
    await symlink(parent, join(folder, "out"));
    await expect(finishReplacing(folder)).rejects.toMatchObject({ exitCode: 3 });
    await expect(replaceFiles(await folderBefore(), [{ path: "../secret.txt", content: "x" }])).rejects.toThrow(
      /not in/u,
    );
    expect(await readFile(secret, "utf8")).toBe("secret");
  });

  test("is not made by who only reads the folder", async () => {
    const folder = await plant([{ path: "d.txt", staged: "0", before: null }]);
    await expect(refuseUnfinished(folder)).rejects.toMatchObject({ exitCode: 1 });
    expect(await readdir(folder)).not.toContain("d.txt");
    await finishReplacing(folder);
    expect(await readFile(join(folder, "d.txt"), "utf8")).toBe("planted");
  });
});

test("a folder that cannot be written is an error, and nothing is left", async () => {
  const folder = await folderBefore();
  await writeFile(join(folder, "file"), "no folder");
  const impossible = [...changes.slice(0, 1), { path: "file/x.txt", content: "x" }];
  await expect(replaceFiles(folder, impossible)).rejects.toMatchObject({ code: "ENOTDIR" });
  expect(await texts(folder)).toEqual({ ...before, file: "no folder" });
});
