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

const env = { LIVERY_KEY: testKeys };

/** All files below a folder, without what the shell's user has. */
const below = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true })).toSorted();

test("Ctrl-C in the midst of a build ends it with 130 and leaves no build, and nothing in the cache", async () => {
  const cwd = await temporaryFolder();
  const cache = join(cwd, "cache");
  mkdirSync(cache);
  expect((await runHere(["create", "north", "--yes"], { cwd })).code).toBe(0);
  // The platform is not in this cache, so that building it takes longer than the signal.
  const build = startLivery(["build", "north"], { cwd, env: { ...env, LIVERY_CACHE: cache } });
  await build.printed(/Fetch the settings/u);
  const unfinished = async () => (await below(cache)).filter((name) => /\.(?:new|old|part)(?:\/|$)/u.test(name));
  await expect.poll(unfinished, { timeout: 60_000 }).not.toEqual([]);
  expect(await build.stop()).toBe(130);
  const names = await readdir(join(cwd, "north"), { recursive: true });
  expect(names.filter((name) => /(?:^|\/)\.?dist/u.test(name))).toEqual([]);
  expect(await unfinished()).toEqual([]);
});

test("SIGTERM in the midst of a restore ends it with 143 and leaves no database, or finds it complete", async () => {
  const { folder } = await houseProject();
  expect((await runHere(["house", "backup", "house.tar.zst"], { cwd: folder })).code).toBe(0);
  const cwd = await temporaryFolder();
  atTheEnd(() => removeProject(cwd));
  const watcher = watch(cwd);
  const restore = startLivery(["house", "restore", join(folder, "house.tar.zst")], { cwd, env });
  await once(watcher, "change");
  restore.child.kill("SIGTERM");
  const ended = await restore.ended;
  watcher.close();
  if (ended.code === 143) expect(await below(cwd)).toEqual([]);
  else expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining("chain and sums hold") });
});
