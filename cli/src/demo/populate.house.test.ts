import { type OpenDatabase, openDatabase } from "@livery/house";
import { expect, test } from "vitest";
import { databaseFolder } from "../testing/database-folder.ts";
import { testKeys } from "../testing/test-keys.ts";
import { type DemoBrand, demoBrand } from "./demo-brand.ts";
import { counterUsers } from "./demo-staff.ts";
import { populate } from "./populate.ts";

const root = await databaseFolder();

const brandOf = (name: string): Promise<DemoBrand> => demoBrand({ root, directory: root }, name, () => undefined);
const add = (database: OpenDatabase, ...brands: readonly DemoBrand[]): Promise<string> =>
  populate(database, brands, { keys: testKeys, day: true });

/** The players of each site who have coupons. */
async function playersOf({ db }: OpenDatabase): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows = await db
    .selectFrom("player")
    .innerJoin("site", "site.site_id", "player.site_id")
    .select(["site.name", "user_name"])
    .where("player_id", "in", (coupons) => coupons.selectFrom("coupon").select("player_id"))
    .orderBy("player_id")
    .execute();
  return Object.fromEntries(
    [...new Set(rows.map(({ name }) => name))].map((site) => [
      site,
      rows.filter(({ name }) => name === site).map(({ user_name: userName }) => userName),
    ]),
  );
}

test("a brand that comes later has a day of business too, and the dealers have their users once", async () => {
  const database = await openDatabase({ root, purpose: "test" });
  try {
    expect(await add(database, await brandOf("harbour"))).toMatch(/^\d+ matches$/u);
    for (const name of ["derby", "harbour"]) expect(await add(database, await brandOf(name))).toBe("there already");
    expect(await playersOf(database)).toEqual({
      harbour: ["marina", "behzad", ...counterUsers.map(({ userName }) => userName)],
      derby: ["winifred", "kamran"],
    });
    const players = await database.db.selectFrom("player").select("user_name").execute();
    expect(players).toHaveLength(counterUsers.length + 4);
  } finally {
    await database.close();
  }
});

test("brands whose players have the same names each have their own day", async () => {
  const database = await openDatabase({ root, purpose: "test" });
  try {
    const [arcade, parlour] = await Promise.all([brandOf("arcade"), brandOf("parlour")]);
    const { accounts } = arcade;
    expect(await add(database, arcade, { ...parlour, accounts })).not.toContain("no coupons");
    const names: unknown = expect.arrayContaining(accounts.map(({ userName }) => userName));
    expect(await playersOf(database)).toMatchObject({ arcade: names, parlour: names });
  } finally {
    await database.close();
  }
});
