import { globalLayer } from "@vanilla-extract/css";

/** The site's layer: above the kit's components, beneath an operator's own css. The document fixes the order. */
export const siteLayer = globalLayer("lv-site");
/** What a shared part begins as: every rule of the site wins over it, whichever file arrives last. */
export const partLayer = globalLayer({ parent: siteLayer }, "part");
