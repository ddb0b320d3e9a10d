import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commandTable } from "./command-table.ts";
import { houseProject } from "../testing/house-project.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { testKeys } from "../testing/test-keys.ts";

const { database, folder: cwd } = await houseProject();
const livery = (words: string, ...more: string[]) => runHere([...words.split(" "), ...more], { cwd });
await livery("house dealer add pier-nine --currency EUR");
await livery("house dealer add closed --currency EUR");
await livery("house dealer close closed");
await livery("house site add passing --title Passing --hosts passing.localhost --languages en --currency EUR --yes");
await livery("house staff add ingrid --role admin --password tidal-lantern-40");
await livery("house staff add piet --role admin --password tidal-lantern-41");
await livery("house token add laptop");

const tables = [
  "tenant",
  "site",
  "site_host",
  "site_settings",
  "info_page",
  "dealer",
  "staff",
  "access_token",
  "audit_entry",
];
async function rows(): Promise<string> {
  const all = await Promise.all(
    tables.map((table) =>
      database.pool.query(`select md5(string_agg(t::text, '|' order by t::text)) as rows from ${table} t`),
    ),
  );
  return JSON.stringify(all.map((each): unknown => each.rows));
}

interface Planned {
  readonly written: boolean;
  readonly changes: readonly { readonly action: string; readonly target: { readonly name: string } }[];
}

describe("a dry run of a command that changes the house writes nothing and has its changes:", () => {
  test.each([
    [
      "house site add northwind --title Northwind --hosts northwind.localhost --languages en --currency EUR --yes",
      ["site.create northwind"],
    ],
    ["house site change harbour --add-hosts harbour.test --title Haven", ["site.change harbour"]],
    ["house site change harbour --title Harbour", []],
    ["house site remove passing", ["site.remove passing"]],
    ["house dealer add quay-street --parent head-office", ["dealer.create quay-street"]],
    ["house dealer change pier-nine --max-users 5", ["dealer.change pier-nine"]],
    ["house dealer close pier-nine", ["dealer.change pier-nine"]],
    ["house dealer open closed", ["dealer.change closed"]],
    ["house tenant change acme --add-hosts office.acme.test", ["tenant.change acme"]],
    ["house staff add petra --role operator --password tidal-lantern-42", ["staff.create petra"]],
    ["house staff reset ingrid --password tidal-lantern-43", ["staff.reset ingrid"]],
    ["house staff disable piet", ["staff.status piet"]],
    ["house staff enable piet", []],
    ["house token add other --scope settings:write", ["token.create other"]],
    ["house token remove laptop", ["token.remove laptop"]],
    [
      "house tenant add globex --panel panel.globex.test --top-dealer root --currency EUR --admins hank,lisa --yes",
      ["tenant.create globex", "dealer.create root", "staff.create hank", "staff.create lisa"],
    ],
  ])("%s", async (words, expected) => {
    const before = await rows();
    const { code, stderr, stdout } = await livery(words, "--dry-run", "--json");
    expect([code, stderr]).toEqual([0, ""]);
    const { changes, written } = JSON.parse(stdout) as Planned;
    expect(written).toBe(false);
    expect(changes.map(({ action, target }) => `${action} ${target.name}`)).toEqual(expected);
    expect(stdout).not.toMatch(/otpauth|livery_/);
    expect(await rows()).toBe(before);
  });

  test("as text it is a difference", async () => {
    const { stdout } = await livery("house site change harbour --title Haven --dry-run");
    expect(stdout).toBe(
      'Would change:\n  site harbour (site.change)\n    ~ title: "Harbour" → "Haven"\nNothing was written.\n',
    );
  });

  test("and refuses what the command would refuse", async () => {
    const before = await rows();
    const { code, stderr } = await livery("house site change harbour --add-hosts meadow.localhost --dry-run");
    expect([code, stderr]).toEqual([1, expect.stringContaining("is a host of the site meadow")]);
    expect(await rows()).toBe(before);
  });
});

test("a house that there is not yet is tried in a folder of its own, of which nothing stays", async () => {
  const empty = await temporaryFolder();
  const words =
    "house init --site north --tenant north --title North --hosts north.localhost --languages en --panel panel.north.localhost --top-dealer root --currency EUR --admins hank,lisa --yes --dry-run --json";
  const { code, stderr, stdout } = await runHere(words.split(" "), { cwd: empty });
  expect([code, stderr]).toEqual([0, ""]);
  expect((JSON.parse(stdout) as Planned).changes.map(({ action }) => action)).toEqual([
    "tenant.create",
    "dealer.create",
    "staff.create",
    "staff.create",
    "site.create",
  ]);
  expect(existsSync(`${empty}/.livery`)).toBe(false);
});

test("a house that there is not yet is tried with the keys of its own folder", async () => {
  const folder = await temporaryFolder();
  const words =
    "house tenant add north --panel panel.north.localhost --top-dealer root --currency EUR --admins hank,lisa --yes --dry-run";
  await mkdir(join(folder, ".livery"));
  await writeFile(join(folder, ".livery", "key"), "no keys");
  const { code, stderr } = await runHere(words.split(" "), { cwd: folder, env: { LIVERY_KEY: "" } });
  expect([code, stderr]).toEqual([4, expect.stringContaining("key")]);
  await writeFile(join(folder, ".livery", "key"), testKeys);
  expect((await runHere(words.split(" "), { cwd: folder, env: { LIVERY_KEY: "" } })).code).toBe(0);
});

test("every command that changes the house has a dry run", () => {
  const changing =
    /^house (?:site|dealer|tenant|staff|token|settings) (?!list|history|get|effective|diff|schema|validate|signing-key)|^house init$/u;
  const without = commandTable
    .filter(({ words }) => changing.test(words.join(" ")))
    .filter(({ options }) => !options.some(({ name }) => name === "dry-run"));
  expect(without.map(({ words }) => words.join(" "))).toEqual([]);
});
