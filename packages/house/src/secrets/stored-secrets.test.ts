import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { silentLog } from "../log.ts";
import { startHouse } from "../house.ts";
import { staffCode, staffPassword, staffSecret } from "../testing/panel-fixture.ts";
import { type PanelHouse, startPanelHouse } from "../testing/panel-house.ts";
import { testKeys } from "../testing/test-keys.ts";
import { keyIdIn, newKey, readKeys } from "./keyring.ts";
import { sealStoredSecrets } from "./stored-secrets.ts";

let house: PanelHouse;
beforeAll(async () => void (house = await startPanelHouse({ nodes: {} })));
afterAll(() => house.close());
beforeEach(() => house.test.db.updateTable("staff").set({ totp_step: 0n }).execute());

const rows = () => house.test.db.selectFrom("staff").select(["name", "totp_secret", "totp_sealed"]).execute();
const signIn = async (name: string) =>
  (await house.stranger().panelRaw("panelSignIn", { name, password: staffPassword, code: staffCode(name) })).status;
/** Who the key of a stored secret is. */
const keysInUse = async () =>
  new Set((await rows()).map(({ totp_sealed }) => totp_sealed && keyIdIn(totp_sealed)?.toString("hex")));
const idOf = (keys: string) => readKeys(keys).sealsWith.toString("hex");

test("no table has a second factor in plain: those that the database had are sealed at the start", async () => {
  expect(await keysInUse()).toEqual(new Set([idOf(testKeys)]));
  const dumps = await sql<{ tables: string }>`
    select string_agg(query_to_xml(format('select * from %I', tablename), true, false, '')::text, '') as tables
    from pg_tables where schemaname = 'public'`.execute(house.test.db);
  const text = dumps.rows[0]?.tables ?? "";
  expect(text).toContain("head-office");
  for (const { name } of await rows())
    for (const encoding of ["base64", "hex", "latin1"] as const)
      expect(text).not.toContain(staffSecret(name).toString(encoding));
  expect(await signIn("north")).toBe(200);
});

test("a new first key seals everything again at the next start, while the older one opens", async () => {
  const next = newKey();
  await sealStoredSecrets(house.test.db, readKeys(`${next}\n${testKeys}`), silentLog);
  expect(await keysInUse()).toEqual(new Set([idOf(next)]));
  // This house has the older key alone: a refusal as for a wrong code, with the reason in the log, and no server error.
  expect(await signIn("north")).toBe(401);
  expect(house.logged.at(-1)).toBeDefined();
  expect(house.logged.some((line) => line.includes("a sealed secret does not open"))).toBe(true);
  await sealStoredSecrets(house.test.db, readKeys(`${testKeys}\n${next}`), silentLog);
  expect(await signIn("north")).toBe(200);
});

test("a sealed secret that was moved to another account opens there for nobody, and the house still starts", async () => {
  const before = await rows();
  await sql`update staff set totp_sealed = (select totp_sealed from staff where name = 'admin') where name = 'north'`.execute(
    house.test.db,
  );
  const code = staffCode("admin");
  const moved = await house.stranger().panelRaw("panelSignIn", { name: "north", password: staffPassword, code });
  expect(moved.status).toBe(401);
  expect(await signIn("admin")).toBe(200);
  await expect(sealStoredSecrets(house.test.db, readKeys(testKeys), silentLog)).resolves.toBeUndefined();
  const north = before.find(({ name }) => name === "north");
  await house.test.db
    .updateTable("staff")
    .set({ totp_sealed: north!.totp_sealed! })
    .where("name", "=", "north")
    .execute();
});

describe("a house does not start", () => {
  const starting = (options: { readonly development?: boolean; readonly keys?: string }) =>
    startHouse({
      root: house.database.home,
      databaseUrl: house.test.url,
      port: 0,
      nodes: {},
      log: { level: "silent" },
      ...options,
    });

  test("without a key, unless it is a development house without sealed secrets", async () => {
    const missing = { code: "key_missing", next: expect.stringContaining("livery house key") };
    await expect(starting({})).rejects.toMatchObject(missing);
    await expect(starting({ development: true })).rejects.toMatchObject(missing);
  });

  test("with a wrong key, whose message names the id of the right one", async () => {
    await expect(starting({ development: true, keys: newKey() })).rejects.toMatchObject({
      code: "key_wrong",
      message: expect.stringContaining(idOf(testKeys)),
      next: expect.stringContaining("LIVERY_KEY"),
    });
    await expect(starting({ keys: "horse" })).rejects.toMatchObject({ code: "key_invalid" });
  });
});
