import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storePopup } from "../announcements/popups.ts";
import { storeSlider } from "../announcements/sliders.ts";
import { startTicker } from "../jobs/ticker.ts";
import { silentLog } from "../log.ts";
import type { Seeded } from "../seed/seed.ts";
import { storeSettings } from "../settings/store.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { seedPanelFixture } from "../testing/panel-fixture.ts";
import { forgetUnusedPictures, pictureColumns } from "./forget-unused.ts";
import { storePicture } from "./stored-pictures.ts";

let database: TestDatabase;
let tenants: readonly Seeded[];
beforeAll(async () => {
  database = await testDatabase();
  const { acme, globex } = await seedPanelFixture(database.db);
  tenants = [acme, globex];
});
afterAll(() => database.drop());

/** Uploads a picture and returns its address; its bytes are its name. */
const upload = async (tenantId: number, name: string): Promise<string> =>
  (await storePicture(database.db, tenantId, Buffer.from(name))).address;
const dayLater = () => sql`update picture set stored_until = stored_until - interval '25 hours'`.execute(database.db);
/** The names of a tenant's pictures. */
async function stored(tenantId: number): Promise<readonly string[]> {
  const rows = await database.db.selectFrom("picture").select("content").where("tenant_id", "=", tenantId).execute();
  return rows.map(({ content }) => content.toString()).toSorted();
}

/** A use of a picture in each column that can name one, by `table.column`. */
type Use = (of: { tenantId: number; siteId: number }, address: string) => Promise<unknown>;
const html = (address: string): string => `<p>Look: <img src="https://site.example${address}" alt="" /></p>`;
const run = (statement: ReturnType<typeof sql>) => statement.execute(database.db);
const bonusText =
  (column: string): Use =>
  ({ tenantId }, address) =>
    run(sql`with made as (insert into bonus (tenant_id, category) values (${tenantId}, 'other') returning bonus_id)
      insert into bonus_text (bonus_id, lang, title, html, terms)
      select bonus_id, 'en', 'x', ${column === "html" ? html(address) : ""}, ${column === "terms" ? html(address) : ""} from made`);
const uses: Readonly<Record<string, Use>> = {
  "bonus.image": ({ tenantId }, address) =>
    run(sql`insert into bonus (tenant_id, category, image, active) values (${tenantId}, 'other', ${address}, false)`),
  "bonus_text.html": bonusText("html"),
  "bonus_text.terms": bonusText("terms"),
  "info_page.html": ({ tenantId, siteId }, address) =>
    run(sql`insert into info_page (site_id, page_id, lang, tenant_id, title, html, actor)
      values (${siteId}, 900, 'en', ${tenantId}, 'x', ${html(address)}, 'test')`),
  "payment_method.logo": ({ tenantId }, address) =>
    run(sql`update payment_method set logo = ${address}
      where method_id = (select min(method_id) from payment_method where tenant_id = ${tenantId})`),
  "popup_text.html": (of, address) =>
    storePopup(
      database.db,
      { ...of, actor: "test" },
      { name: "pictured", texts: { en: { title: "x", html: html(address) } } },
    ),
  "site_settings.document": ({ siteId }, address) =>
    storeSettings(database.db, { siteId, document: { site_title: "x", site_logo: address }, actor: "test" }),
  "slider.image": (of, address) =>
    storeSlider(database.db, { ...of, actor: "test" }, { name: "wide", image: address, texts: { en: { title: "x" } } }),
  "slider.mobile_image": (of, address) =>
    storeSlider(
      database.db,
      { ...of, actor: "test" },
      { name: "narrow", image: "/a.webp", mobileImage: address, texts: { en: { title: "x" } } },
    ),
};

test("of two tenants, pictures in use and new ones stay, and old ones that nothing shows go", async () => {
  for (const { tenantId, siteIds } of tenants) {
    const siteId = Object.values(siteIds)[0] ?? 0;
    for (const [column, use] of Object.entries(uses)) await use({ tenantId, siteId }, await upload(tenantId, column));
    await upload(tenantId, "old");
    await upload(tenantId, "uploaded again");
  }
  // A picture of the same bytes that the other tenant shows.
  const [acme, globex] = tenants as [Seeded, Seeded];
  await upload(globex.tenantId, "of the other");
  await uses["bonus.image"]?.({ tenantId: acme.tenantId, siteId: 0 }, await upload(acme.tenantId, "of the other"));
  await dayLater();
  for (const { tenantId } of tenants) {
    await upload(tenantId, "uploaded again");
    await upload(tenantId, "new");
  }
  await forgetUnusedPictures(database.db);
  const stay = [...Object.keys(uses), "uploaded again", "new"];
  expect(await stored(acme.tenantId)).toEqual([...stay, "of the other"].toSorted());
  expect(await stored(globex.tenantId)).toEqual(stay.toSorted());
});

test("a picture goes once its last use has ended, of the settings with a later version", async () => {
  for (const { tenantId, siteIds } of tenants) {
    const siteId = Object.values(siteIds)[0] ?? 0;
    await run(sql`update bonus set image = null where tenant_id = ${tenantId}`);
    await storeSettings(database.db, { siteId, document: { site_title: "x" }, actor: "test" });
  }
  await dayLater();
  await forgetUnusedPictures(database.db);
  const ended = new Set(["bonus.image", "site_settings.document"]);
  for (const { tenantId } of tenants)
    expect(await stored(tenantId)).toEqual(Object.keys(uses).filter((column) => !ended.has(column)));
});

test("the ticker deletes them in batches, one a turn", async () => {
  const [{ tenantId }] = tenants as [Seeded];
  await run(sql`insert into picture (tenant_id, hash, content, stored_until)
    select ${tenantId}, sha256(n::text::bytea), 'x', now() - interval '1 hour' from generate_series(1, 150) n`);
  const count = async (): Promise<number> => (await stored(tenantId)).filter((name) => name === "x").length;
  await forgetUnusedPictures(database.db);
  expect(await count()).toBe(50);
  const ticker = startTicker({ db: database.db, log: silentLog, everyMs: 60_000, calendarDays: 1 });
  await expect.poll(count, { timeout: 20_000 }).toBe(0);
  await ticker.stop();
});

test("every column that can name a picture is looked at", async () => {
  // The icon of a language is no tenant's.
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and table_name <> 'language' and data_type in ('text', 'jsonb')
      and column_name ~ 'image|picture|logo|icon|photo|banner|html|terms|document'`.execute(database.db);
  const looked = Object.entries(pictureColumns).flatMap(([table, columns]) =>
    columns.map((name) => `${table}.${name}`),
  );
  expect(rows.map(({ column }) => column).toSorted()).toEqual(looked.toSorted());
  expect(looked.toSorted()).toEqual(Object.keys(uses).toSorted());
});
