import { defaultLanguage } from "../../accounts/sites.ts";
import { readSliders } from "../../announcements/sliders.ts";
import type { Handler } from "../../context.ts";

/** The banners of Home that are shown now, in order. */
export const getSliders: Handler<"getSliders"> = ({ house, site, lang }) =>
  readSliders(house.db, site.siteId, [lang, defaultLanguage(site), "en"]);
