import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { houseProject } from "../testing/house-project.ts";
import { runHere } from "../testing/run-here.ts";

const { folder: cwd } = await houseProject();
const livery = (...args: string[]) => runHere(args, { cwd });

describe("house settings", () => {
  test("are printed as they were stored, and stored as they were given", async () => {
    const { stdout } = await livery("house", "settings", "get", "harbour.localhost");
    expect(JSON.parse(stdout)).toEqual({ site_title: "Harbour", site_default_lang: "en" });
    await writeFile(join(cwd, "right.json"), '{"site_title":"Harbour","matches_day":7}');
    const set = await livery("house", "settings", "set", "harbour.localhost", "right.json", "--replace", "--json");
    expect(JSON.parse(set.stdout)).toEqual({
      schema: 1,
      domain: "harbour.localhost",
      version: 2,
      written: true,
      changes: [
        { name: "matches_day", to: 7 },
        { name: "site_default_lang", from: "en" },
      ],
    });
    expect(JSON.parse((await livery("house", "settings", "get", "HARBOUR.localhost")).stdout)).toEqual({
      site_title: "Harbour",
      matches_day: 7,
    });
    const again = await livery("house", "settings", "set", "harbour.localhost", "right.json", "--json");
    expect(JSON.parse(again.stdout)).toMatchObject({ version: 2, written: false, changes: [] });
  });

  test("of a file are merged into the stored ones, null removes one, and --dry-run shows what would change", async () => {
    const read = async () => (await livery("house", "settings", "get", "meadow.localhost", "--json")).stdout;
    const set = (...flags: string[]) => livery("house", "settings", "set", "meadow.localhost", "few.json", ...flags);
    await writeFile(join(cwd, "few.json"), '{"matches_day":9,"themeChange":1}');
    const before = await read();
    const dry = await set("--dry-run");
    expect([dry.code, await read()]).toEqual([0, before]);
    expect(dry.stdout).toMatch(/^Would change meadow\.localhost, .*version 1:\n {2}\+ matches_day: 9\n/);
    expect((await set("--if-version", "7")).stderr).toMatch(/have version 1 now, not 7\.\n.*Nothing was written/);
    expect((await set("--if-version", "1")).code).toBe(0);
    await writeFile(join(cwd, "few.json"), '{"themeChange":null}');
    expect((await set()).stdout).toContain("- themeChange: 1");
    expect(JSON.parse(await read())).toEqual({
      schema: 1,
      domain: "meadow.localhost",
      version: 3,
      settings: { site_title: "Meadow", matches_day: 9 },
    });
  });

  test("are all listed with what is allowed", async () => {
    const { stdout } = await livery("house", "settings", "list", "--json");
    expect((JSON.parse(stdout) as { settings: object[] }).settings).toContainEqual({
      name: "matches_day",
      default: expect.any(Number),
      allowed: "a whole number from 1 to 365",
      description: expect.any(String),
    });
  });

  test("that are invalid are refused with file, field, value, allowed values and nearest name; exit 3, nothing written", async () => {
    const before = (await livery("house", "settings", "get", "harbour.localhost")).stdout;
    await writeFile(join(cwd, "wrong.json"), '{"site_title":"New","matches_dya":5,"matches_day":4000}');
    const { code, stderr } = await livery("house", "settings", "set", "harbour.localhost", "wrong.json");
    expect(code).toBe(3);
    expect(stderr).toMatch(/wrong\.json: matches_dya: 5 is not allowed\. .*Did you mean "matches_day"\?/);
    expect(stderr).toContain("wrong.json: matches_day: 4000 is not allowed. Allowed: a whole number from 1 to 365.");
    await writeFile(join(cwd, "away.json"), '{"site_api":"https://evil.example"}');
    const away = await livery("house", "settings", "set", "harbour.localhost", "away.json", "--hosts-of", "harbour");
    expect(away.code).toBe(3);
    expect(away.stderr).toContain('away.json: site_api: "https://evil.example" is not allowed. Allowed: a host that');
    expect((await livery("house", "settings", "get", "harbour.localhost")).stdout).toBe(before);
  });

  test("are patched one by one, listed by version, compared, and brought back", async () => {
    const settings = (words: string, ...more: string[]) => livery("house", "settings", ...words.split(" "), ...more);
    const before = (await settings("get meadow.localhost")).stdout;
    const { version } = JSON.parse((await settings("get meadow.localhost --json")).stdout) as { version: number };
    const patched = await settings("patch meadow.localhost login_screen=1 matches_day=21", "site_title=Meadow 24");
    expect(patched.stdout).toMatch(
      /\n {2}\+ login_screen: 1\n {2}~ matches_day: 9 → 21\n {2}~ site_title: "Meadow" → "Meadow 24"\n/,
    );
    const { versions } = JSON.parse((await settings("history meadow.localhost --json")).stdout) as {
      versions: { version: number; actor: string; changes: object[] }[];
    };
    expect(versions.map((each) => each.version)).toEqual(
      Array.from({ length: version + 1 }, (_, at) => version + 1 - at),
    );
    expect(versions[0]).toMatchObject({
      actor: "cli",
      changes: expect.arrayContaining([{ name: "login_screen", to: 1 }]),
    });
    expect((await settings("history meadow.localhost")).stdout).toMatch(
      /^\d+ +\S+Z +cli +login_screen, matches_day, site_title$/m,
    );
    expect((await settings("diff meadow.localhost")).stdout).toBe(
      `What differs between version ${version} and version ${version + 1}.\n${patched.stdout.split("\n").slice(1).join("\n")}`,
    );
    await writeFile(join(cwd, "other.json"), '{"$schema":"./settings.schema.json","site_title":"Other"}');
    expect((await settings("diff meadow.localhost --against other.json")).stdout).toContain(
      '~ site_title: "Meadow 24" → "Other"',
    );
    expect(JSON.parse((await settings(`get meadow.localhost --of-version ${version}`)).stdout)).toEqual(
      JSON.parse(before),
    );
    const older = JSON.parse((await settings("history meadow.localhost --before 2 --json")).stdout) as object;
    expect(older).toMatchObject({ versions: [{ version: 1 }], more: false });
    const back = await settings(`rollback meadow.localhost ${version} --json`);
    expect(JSON.parse(back.stdout)).toMatchObject({ version: version + 2, written: true });
    expect((await settings("get meadow.localhost")).stdout).toBe(before);
  });

  test.each([
    [
      "patch meadow.localhost matches_day=many",
      3,
      'the command line: matches_day: "many" is not allowed. Allowed: a whole',
    ],
    ["patch meadow.localhost matches_dya=7", 3, 'Did you mean "matches_day"?'],
    ["patch meadow.localhost matches_day", 3, "matches_day is not allowed. Allowed: a setting and its value"],
    ["patch meadow.localhost matches_day=7 matches_day=8", 3, "matches_day is given twice"],
    ["patch meadow.localhost site_api=https://evil.example", 3, "the command line: site_api"],
    ["rollback meadow.localhost 999", 1, "meadow.localhost has no settings version 999.\n"],
    ["patch meadow.localhost matches_day=7 --if-version 99", 1, "now, not 99."],
    ["get meadow.localhost --of-version 99", 1, "meadow.localhost has no settings version 99."],
    ["rollback meadow.localhost last", 2, '"last" is no version'],
    ["diff meadow.localhost 1 --against other.json", 2, "A file is compared with the newest version"],
    ["effective meadow.localhost matches_dya", 2, "Did you mean matches_day?"],
    ["validate wrong.json", 3, "wrong.json: matches_day: 4000 is not allowed"],
  ])("%s is refused, and nothing is written", async (words, expected, message) => {
    const before = (await livery("house", "settings", "get", "meadow.localhost")).stdout;
    const { code, stderr } = await livery("house", "settings", ...words.split(" "));
    expect([code, stderr]).toEqual([expected, expect.stringContaining(message)]);
    expect((await livery("house", "settings", "get", "meadow.localhost")).stdout).toBe(before);
  });

  test("are explained by the layer that says them, checked without a house, and described for editors", async () => {
    await livery("house", "settings", "patch", "harbour.localhost", "matches_day=7");
    const sourceOf = async (...more: string[]) => {
      const names = ["matches_day", "languages", "login_screen"];
      const { stdout } = await livery(
        "house",
        "settings",
        "effective",
        "harbour.localhost",
        ...names,
        "--json",
        ...more,
      );
      return (JSON.parse(stdout) as { settings: { source: string }[] }).settings.map(({ source }) => source);
    };
    expect(await sourceOf()).toEqual(["stored", "product", "product"]);
    expect(await sourceOf("--brand", "harbour")).toEqual(["stored", "skin", "product"]);
    expect((await livery("house", "settings", "validate", "right.json")).stdout).toBe(
      "✓ right.json: 2 settings, all valid.\n",
    );
    const { stdout } = await livery("house", "settings", "schema");
    expect((JSON.parse(stdout) as { properties: object }).properties).toHaveProperty("matches_day.default", 30);
  });

  test("of an unknown site are refused with the known sites", async () => {
    const { code, stderr } = await livery("house", "settings", "get", "nobody.localhost");
    // As over the network.
    expect(code).toBe(2);
    expect(stderr).toContain("harbour.localhost, meadow.localhost");
  });
});
