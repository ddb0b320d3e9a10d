import { defaultLanguage } from "../../accounts/sites.ts";
import { readPopups } from "../../announcements/popups.ts";
import type { Handler } from "../../context.ts";

/** The announcements of the alert carousel that are shown now, in order (§4). */
export const getPopups: Handler<"getPopups"> = ({ house, site, lang }) =>
  readPopups(house.db, site.siteId, [lang, defaultLanguage(site), "en"]);
