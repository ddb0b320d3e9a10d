import { once } from "node:events";
import { mkdirSync, watch } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { removeProject } from "@livery/house/testing";
import { expect, test } from "vitest";
import { atTheEnd } from "../testing/at-the-end.ts";
import { houseProject } from "../testing/house-project.ts";
import { startLivery } from "../testing/process.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { testKeys } from "../testing/test-keys.ts";

const signals = [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const;
const env = { LIVERY_KEY: testKeys };

/** All files below a folder, without what the shell's user has. */
const below = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true })).toSorted();

test.each(signals)("%s in the midst of a build leaves no build, and nothing in the cache", async (signal, code) => {
  const cwd = await temporaryFolder();
  const cache = join(cwd, "cache");
  mkdirSync(cache);
  expect((await runHere(["create", "north", "--yes"], { cwd })).code).toBe(0);
  // The platform is not in this cache, so that building it takes longer than the signal.
  const build = startLivery(["build", "north"], { cwd, env: { ...env, LIVERY_CACHE: cache } });
  await build.printed(/Fetch the settings/u);
  await expect.poll(async () => (await readdir(cache)).length, { timeout: 30_000 }).toBeGreaterThan(0);
  build.child.kill(signal);
  expect((await build.ended).code).toBe(code);
  const names = await readdir(join(cwd, "north"), { recursive: true });
  expect(names.filter((name) => /(?:^|\/)\.?dist/u.test(name))).toEqual([]);
  const left = await below(cache);
  expect(left.filter((name) => /\.(?:new|old|part)$/u.test(name))).toEqual([]);
});

test.each(signals)("%s in the midst of a restore leaves no database, or finds it complete", async (signal, code) => {
  const { folder } = await houseProject();
  expect((await runHere(["house", "backup", "house.tar.zst"], { cwd: folder })).code).toBe(0);
  const cwd = await temporaryFolder();
  atTheEnd(() => removeProject(cwd));
  const watcher = watch(cwd);
  const restore = startLivery(["house", "restore", join(folder, "house.tar.zst")], { cwd, env });
  await once(watcher, "change");
  restore.child.kill(signal);
  const ended = await restore.ended;
  watcher.close();
  if (ended.code === code) expect(await below(cwd)).toEqual([]);
  else expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining("chain and sums hold") });
});
