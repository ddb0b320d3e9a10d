import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { atTheEnd } from "./at-the-end.ts";

/** A folder outside the repository that is removed after the file's tests. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "livery-"));
  atTheEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file below a folder by its path, as bytes. */
export async function filesBelow(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
}

type Files = ReadonlyMap<string, Buffer>;

/** The files that differ between two folders: absent from one, or with other bytes. */
export function differences(one: Files, other: Files): readonly string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => {
    const [a, b] = [one.get(name), other.get(name)];
    return a === undefined || b === undefined || !a.equals(b);
  });
}

/** The wanted names that a folder lacks. */
export function missingFrom(files: Files, expected: readonly string[]): readonly string[] {
  return expected.filter((name) => !files.has(name));
}
