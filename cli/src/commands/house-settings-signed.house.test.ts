import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { calls, decodeResult } from "@livery/contract";
import { startHouse } from "@livery/house";
import { isSigned } from "@livery/contract/signed-settings";
import { expect, test } from "vitest";
import { localFetch } from "../settings/local-fetch.ts";
import { atTheEnd } from "../testing/at-the-end.ts";
import { houseProject } from "../testing/house-project.ts";
import { runHere } from "../testing/run-here.ts";
import { testKeys } from "../testing/test-keys.ts";

const { database, folder: cwd } = await houseProject();
const house = await startHouse({ root: cwd, port: 0, development: true, keys: testKeys, log: { level: "silent" } });
atTheEnd(() => house.close());
const settings = (words: string, env: Readonly<Record<string, string>> = {}) =>
  runHere(["house", "settings", ...words.split(" ")], { cwd, env });

const domain = "harbour.localhost";
/** What the house answers, and whether it is signed. */
async function answered(key: string): Promise<{ readonly body: Record<string, unknown>; readonly signed: boolean }> {
  const response = await localFetch(`http://${domain}:${house.port}/settings?domain=${domain}`);
  const body = (await response.json()) as Record<string, unknown>;
  const { document, revision: version } = decodeResult(calls.settings, body);
  return { body, signed: await isSigned({ domain, version, document }, body["signature"], key) };
}

test("settings are signed where they are set, the house sends the signature, and a taken database cannot make one", async () => {
  const made = JSON.parse((await settings("signing-key sign.key --json")).stdout) as { settingsKey: string };
  const key = made.settingsKey;
  expect(key).toMatch(/^ed25519-[\w-]{43}$/);
  expect(((await stat(join(cwd, "sign.key"))).mode & 0o777).toString(8)).toBe("600");
  const secret = (await readFile(join(cwd, "sign.key"), "utf8")).trim();
  expect((await settings("signing-key sign.key")).code).toBe(1);
  expect((await readFile(join(cwd, "sign.key"), "utf8")).trim()).toBe(secret);

  // Unsigned, then the same settings signed: a version more.
  expect((await answered(key)).signed).toBe(false);
  await writeFile(join(cwd, "same.json"), "{}");
  // Nobody has signed what is there: it is signed once its reader says so.
  const unread = await settings(`set ${domain} same.json --sign-key sign.key --json`);
  expect([unread.code, JSON.parse(unread.stdout)]).toMatchObject([1, { error: { code: "settings_unsigned" } }]);
  const first = await settings(`set ${domain} same.json --sign-key sign.key --trust-stored --json`);
  expect(JSON.parse(first.stdout)).toMatchObject({ version: 2, written: true, signed: key, changes: [] });
  const { body, signed } = await answered(key);
  expect([signed, body["settings"]]).toEqual([true, { site_title: "Harbour", site_default_lang: "en" }]);
  expect(body).not.toHaveProperty("operatorId");
  expect(JSON.parse((await settings(`set ${domain} same.json --sign-key sign.key --json`)).stdout)).toMatchObject({
    version: 2,
    written: false,
  });

  const patched = await settings(`patch ${domain} matches_day=5 css=a{}`, { LIVERY_SIGNING_KEY: secret });
  expect(patched.stdout).toContain(`has settings version 3, signed with ${key}:`);
  expect((await answered(key)).signed).toBe(true);
  expect((await settings(`rollback ${domain} 2 --sign-key sign.key`)).code).toBe(0);
  expect((await answered(key)).signed).toBe(true);
  await settings(`pull ${domain}`);
  expect(JSON.parse(await readFile(join(cwd, "site.settings.json"), "utf8"))).toMatchObject({
    $version: 4,
    $signature: expect.any(String),
  });

  // Whoever has the database writes what they like, with the signature that was there: it does not hold.
  await database.pool.query(`insert into site_settings (site_id, version, tenant_id, document, actor, signature)
    select site_id, 5, tenant_id, document || '{"site_title": "Evil"}', 'cli', signature from site_settings
    where version = 4`);
  await expect.poll(async () => (await answered(key)).body["revision"]).toBe(5);
  expect((await answered(key)).signed).toBe(false);

  // Nor does the next change sign it along.
  for (const words of [`patch ${domain} matches_day=8`, `rollback ${domain} 5`, `set ${domain} same.json`]) {
    const along = await settings(`${words} --sign-key sign.key --json`);
    expect([along.code, JSON.parse(along.stdout)]).toMatchObject([1, { error: { code: "settings_unsigned" } }]);
  }
  await writeFile(join(cwd, "own.json"), '{"site_title": "Harbour", "site_default_lang": "en"}');
  const own = await settings(`set ${domain} own.json --replace --sign-key sign.key --dry-run --json`);
  expect(JSON.parse(own.stdout)).toMatchObject({ version: 5, written: false });
  expect((await settings(`rollback ${domain} 4 --sign-key sign.key`)).code).toBe(0);
  expect((await answered(key)).signed).toBe(true);

  const plain = await settings(`patch ${domain} matches_day=6`);
  expect([plain.code, plain.stderr]).toEqual([0, expect.stringContaining("are signed, and these are not")]);
});

test.each([
  ["--sign-key absent.key", 4, "cannot be read"],
  ["--sign-key wrong.key", 4, "is no signing key"],
  [`--sign-key livery-signing-key-${"x".repeat(43)}`, 2, "others can read a command line"],
])("%s is refused, no key is printed and nothing is stored", async (option, code, message) => {
  const secret = `livery-signing-key-${"z".repeat(20)}`;
  await writeFile(join(cwd, "wrong.key"), secret);
  const before = (await settings("history meadow.localhost")).stdout;
  const ended = await settings(`patch meadow.localhost matches_day=3 ${option}`);
  expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(message)]);
  expect(ended.stderr + ended.stdout).not.toMatch(/x{43}|z{20}/);
  expect((await settings("history meadow.localhost")).stdout).toBe(before);
});
