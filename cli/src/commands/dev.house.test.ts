import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { playerClient, TestBrowser } from "@livery/house/testing";
import { assert, expect, test } from "vitest";
import { loadSkin } from "../brand/load-skin.ts";
import { databaseFolder } from "../testing/database-folder.ts";
import { readyLine, readyObject, startCli } from "../testing/run-cli.ts";
import { runHere } from "../testing/run-here.ts";

interface DevReady {
  readonly address: string;
  readonly players: readonly { readonly userName: string; readonly password: string }[];
}

test("livery dev opens a house for a brand that none has, says where with --json, and ends with exit code 4 if its database goes away", async () => {
  const cwd = await databaseFolder();
  // A name that no house of this machine knows: dev opens one.
  await runHere(["create", "lonely-quay", "--yes"], { cwd });
  const dev = await startCli(["dev", "lonely-quay", "--port", "0", "--json"], { cwd }, readyLine);
  const ready = await readyObject(dev);
  expect(ready).toEqual({
    schema: 1,
    brand: "lonely-quay",
    address: expect.stringMatching(/^http:\/\/lonely-quay\.localhost:\d+\/$/u),
    house: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/u),
    players: expect.arrayContaining([{ userName: expect.any(String), password: expect.any(String), lang: "en" }]),
  });
  const { address, players } = ready as DevReady;
  const [account] = players;
  assert(account);
  const { siteKey } = await loadSkin(join(cwd, "lonely-quay"));
  const { hostname, port } = new URL(address);
  // Through the dev server to the house, which has matches for the brand.
  const player = await playerClient(new TestBrowser(Number(port), hostname, siteKey), account);
  expect((await player.call("matches", { sportId: 1 })).rows.length).toBeGreaterThan(10);
  const [postmaster] = (await readFile(join(cwd, ".livery/pg/data/postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(postmaster), "SIGKILL");
  expect((await dev.ended).code).toBe(4);
  expect(dev.output()).toMatch(/The database went away \([^)]+\)[^]*start the house again/u);
});
