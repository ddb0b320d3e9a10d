import { execFile } from "node:child_process";
import { lstatSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installedBinaries, linkLibraries, sharedBinaries } from "./binaries.ts";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "livery-binaries-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const version = async (native: string): Promise<string> =>
  (await promisify(execFile)(join(native, "bin", "postgres"), ["--version"])).stdout;

test("PostgreSQL finds its libraries, in the package and in a copy, though no install script linked them", async () => {
  // As npm unpacks the package.
  const native = join(folder, "native");
  const noLinks = (source: string): boolean => !lstatSync(source).isSymbolicLink();
  await cp(installedBinaries().native, native, { recursive: true, filter: noLinks });
  await expect(version(native)).rejects.toThrow(/librar/iu);

  const copy = await sharedBinaries({ native, version: "0" }, join(folder, "shared"));
  expect(await version(copy.native)).toContain("PostgreSQL");
  // Two houses may start at once.
  await Promise.all([linkLibraries(native), linkLibraries(native)]);
  expect(await version(native)).toContain("PostgreSQL");
});
