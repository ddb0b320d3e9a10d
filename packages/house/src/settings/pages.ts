import { type Kysely, sql } from "kysely";
import { anyId } from "../db/any-id.ts";
import type { Schema } from "../db/schema.ts";
import { german } from "./pages/de.ts";
import { english } from "./pages/en.ts";
import { persian } from "./pages/fa.ts";
import { type PageName, type PageText, pageIds } from "./pages/page.ts";
import { turkish } from "./pages/tr.ts";
import { sanitiseHtml } from "./sanitise.ts";

export interface StoredPage extends PageText {
  readonly siteId: number;
  readonly tenantId: number;
  readonly pageId: number;
  readonly lang: string;
  readonly actor: string;
}

/** Writes an info page; its text is sanitised before it is stored (D62). */
export async function storePage(db: Kysely<Schema>, page: StoredPage): Promise<void> {
  const text = { title: page.title, html: sanitiseHtml(page.html), actor: page.actor };
  await db
    .insertInto("info_page")
    .values({ site_id: page.siteId, tenant_id: page.tenantId, page_id: page.pageId, lang: page.lang, ...text })
    .onConflict((conflict) =>
      conflict.columns(["site_id", "page_id", "lang"]).doUpdateSet({ ...text, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** What a page writes for the title of its site. */
export const titleSign = "{brand}";

/** Gives a new site the nine default pages in English, Persian, Turkish and German; existing pages stay unchanged. */
export async function seedPages(db: Kysely<Schema>, site: { siteId: number; tenantId: number }): Promise<void> {
  const texts = { en: english, fa: persian, tr: turkish, de: german };
  const rows = Object.entries(texts).flatMap(([lang, pages]) =>
    Object.entries(pages).map(([name, page]) => ({
      site_id: site.siteId,
      tenant_id: site.tenantId,
      page_id: pageIds[name as PageName],
      lang,
      title: page.title,
      html: sanitiseHtml(page.html),
      actor: "seed",
    })),
  );
  await db
    .insertInto("info_page")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["site_id", "page_id", "lang"]).doNothing())
    .execute();
}

/** The page in the first of `langs` that it has; null if there is none. */
export async function readPage(db: Kysely<Schema>, siteId: number, pageId: number, langs: readonly string[]) {
  const rows = await db
    .selectFrom("info_page")
    .selectAll()
    .where("site_id", "=", siteId)
    .where("page_id", "=", anyId(pageId))
    .where("lang", "in", langs)
    .execute();
  for (const lang of langs) {
    const row = rows.find((each) => each.lang === lang);
    if (row) return row;
  }
  return null;
}
