import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startHouse } from "@livery/house";
import { describe, expect, test } from "vitest";
import { atTheEnd } from "../testing/at-the-end.ts";
import { houseProject } from "../testing/house-project.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { testKeys } from "../testing/test-keys.ts";

const { database, folder } = await houseProject();
await database.db
  .insertInto("site_host")
  .values({ host: "panel.localhost", tenant_id: 1, site_id: null, kind: "panel" })
  .execute();
const house = await startHouse({
  root: folder,
  port: 0,
  development: true,
  keys: testKeys,
  log: { level: "silent" },
});
atTheEnd(() => house.close());

const url = `http://panel.localhost:${house.port}`;
/** Where there is no house: all that a command knows comes over the network. */
const cwd = await temporaryFolder();
const beside = (...args: string[]) => runHere(["house", ...args], { cwd: folder });
const secretOf = async (...args: string[]): Promise<string> =>
  (JSON.parse((await beside("token", "add", ...args, "--json")).stdout) as { secret: string }).secret;
const secret = await secretOf("laptop", "--scope", "settings:write");
const remote = (words: string, env: Readonly<Record<string, string>> = {}) =>
  runHere(["house", "settings", ...words.split(" "), "--house", url], { cwd, env: { LIVERY_TOKEN: secret, ...env } });

describe("the settings of a house that runs elsewhere", () => {
  test("are read, changed, listed, compared and brought back as those of the machine", async () => {
    const got = await remote("get harbour.localhost");
    expect(got).toMatchObject({ code: 0, stderr: expect.stringContaining("has settings version 1.") });
    expect(JSON.parse(got.stdout)).toEqual({ site_title: "Harbour", site_default_lang: "en" });
    const dry = await remote("patch harbour.localhost matches_day=21 --dry-run");
    expect(dry.stdout).toMatch(/^Would change harbour\.localhost, .*version 1:\n {2}\+ matches_day: 21\n$/);
    expect((await remote("patch harbour.localhost matches_day=21")).stdout).toContain("has settings version 2:");
    await writeFile(join(cwd, "few.json"), '{"matches_day":22}');
    expect((await remote("set harbour.localhost few.json --if-version 2")).stdout).toContain("~ matches_day: 21 → 22");
    expect((await remote("diff harbour.localhost 1 3")).stdout).toContain("+ matches_day: 22");
    const history = await remote("history harbour.localhost");
    expect(history.stdout).toMatch(/^3 +\S+Z +token laptop +matches_day$/m);
    expect(await beside("settings", "history", "harbour.localhost")).toEqual(history);
    expect((await remote("history harbour.localhost --before 2 --json")).stdout).toContain('"version": 1');
    expect((await remote("effective harbour.localhost matches_day")).stdout).toMatch(/matches_day +stored +22/);
    expect((await remote("list")).stdout).toBe((await beside("settings", "list")).stdout);
    expect((await remote("rollback harbour.localhost 1")).code).toBe(0);
    expect((await remote("get harbour.localhost")).stdout).toBe(got.stdout);
  });

  test.each([
    ["patch harbour.localhost matches_day=5 --if-version 99", 1, "now, not 99."],
    ["patch harbour.localhost site_api=https://evil.example", 3, "is not allowed. Allowed: a host that"],
    ["patch harbour.localhost matches_day=4000", 3, "Allowed: a whole number from 1 to 365"],
    ["get nobody.localhost", 2, "It has harbour.localhost, meadow.localhost."],
    ["get harbour.localhost --of-version 99", 1, "has no settings version 99"],
    ["rollback harbour.localhost 99", 1, "has no settings version 99"],
    ["patch harbour.localhost matches_day=5 --hosts-of harbour", 2, "do not go together"],
    ["get harbour.localhost --root .", 2, "do not go together"],
  ])("%s is refused", async (words, code, message) => {
    const before = (await remote("history harbour.localhost")).stdout;
    const ended = await remote(words);
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(message)]);
    expect((await remote("history harbour.localhost")).stdout).toBe(before);
  });

  test("are changed with a scope that may, and with a token that is good, by name of the error", async () => {
    const reads = await secretOf("reader", "--sites", "harbour");
    const changing = "patch harbour.localhost matches_day=5 --json";
    const codeOf = async (LIVERY_TOKEN: string) => {
      const { code, stderr, stdout } = await remote(changing, { LIVERY_TOKEN });
      if (LIVERY_TOKEN !== "") expect(stderr + stdout).not.toContain(LIVERY_TOKEN.slice(7));
      return [code, (JSON.parse(stdout) as { error: { code: string } }).error.code];
    };
    expect(await codeOf(reads)).toEqual([1, "permission_refused"]);
    expect((await beside("token", "list")).stdout).toMatch(
      /^reader +settings:read +harbour +\S+ +\d{4}-\S+ +\S+ +\S+$/m,
    );
    expect((await beside("token", "remove", "reader", "--yes")).code).toBe(0);
    expect(await codeOf(reads)).toEqual([4, "token_refused"]);
    expect(await codeOf(`livery_${"y".repeat(43)}`)).toEqual([4, "token_refused"]);
    expect(await codeOf("not-a-secret-of-livery")).toEqual([2, "token_missing"]);
    expect(await codeOf("")).toEqual([2, "token_missing"]);
  });

  test("are nothing that an access token is printed with", async () => {
    const printed = await Promise.all(
      [["info"], ["doctor"], ["house", "token", "list"]].map((words) =>
        runHere(words, { cwd: folder, env: { LIVERY_TOKEN: secret, LIVERY_HOUSE: url } }),
      ),
    );
    expect(printed.map(({ stderr, stdout }) => stdout + stderr).join("")).not.toContain(secret.slice(7));
  });
});

describe("pull", () => {
  const file = join(cwd, "site.settings.json");
  const written = async () => JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;

  test("writes the settings with their version, which set then insists on", async () => {
    const version = Number(/version (\d+)/.exec((await remote("get meadow.localhost")).stderr)?.[1]);
    const dry = await remote("pull meadow.localhost --dry-run");
    expect(dry.stdout).toMatch(
      /^Would write settings version \d+ of meadow.localhost into .*:\n {2}\+ site_title: "Meadow"\n$/,
    );
    await expect(written()).rejects.toMatchObject({ code: "ENOENT" });
    expect((await remote("pull meadow.localhost")).code).toBe(0);
    expect(await written()).toEqual({ $version: version, site_title: "Meadow" });
    expect((await remote("pull meadow.localhost")).stdout).toContain("already");
    await writeFile(file, JSON.stringify({ ...(await written()), matches_day: 4 }));
    expect((await remote("set meadow.localhost site.settings.json")).stdout).toContain("+ matches_day: 4");
    // The file is behind now, and its changes are in the house: it may be pulled again.
    const late = await remote("set meadow.localhost site.settings.json");
    expect([late.code, late.stderr]).toEqual([
      1,
      expect.stringContaining(`have version ${version + 1} now, not ${version}.`),
    ]);
    expect((await remote("pull meadow.localhost")).code).toBe(0);
    expect(await written()).toEqual({ $version: version + 1, matches_day: 4, site_title: "Meadow" });
  });

  test("leaves changes alone that the house does not have, unless it is to overwrite them", async () => {
    const mine = JSON.stringify({ ...(await written()), site_title: "Mine" });
    await writeFile(file, mine);
    await remote("patch meadow.localhost matches_day=6");
    const refused = await remote("pull meadow.localhost");
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining("has changes that meadow.localhost does not have: site_title."),
    ]);
    expect(await readFile(file, "utf8")).toBe(mine);
    await writeFile(file, '{"$version":1e9,"site_title":"Of another house"}');
    expect((await remote("pull meadow.localhost")).code).toBe(1);
    const dry = await remote("pull meadow.localhost --overwrite --dry-run");
    expect(dry.stdout).toContain('~ site_title: "Of another house" → "Meadow"');
    expect((await remote("pull meadow.localhost --overwrite")).code).toBe(0);
    expect(await written()).toMatchObject({ matches_day: 6, site_title: "Meadow" });
    await writeFile(file, '{"$version":"one"}');
    expect((await remote("pull meadow.localhost --overwrite")).stderr).toContain('"$version": "one" is not allowed');
  });
});
