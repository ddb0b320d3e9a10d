import { CallError } from "@livery/contract";
import { defaultLanguage } from "../../accounts/sites.ts";
import { readPage } from "../../settings/pages.ts";
import type { Handler } from "../../context.ts";

/** An info page in the caller's language, else in the site's, else in English. */
export const getPage: Handler<"getPage"> = async ({ house, site, lang }, { pageId }) => {
  const page = await readPage(house.db, site.siteId, pageId, [lang, defaultLanguage(site), "en"]);
  if (!page) throw new CallError("not_found", { path: "pageid" });
  return { pageId, title: page.title, html: page.html, updatedAt: page.updated_at.toISOString() };
};
