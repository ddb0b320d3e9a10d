import { globalLayer } from "@vanilla-extract/css";

/** The site's layer: above the UI kit's components, beneath an operator's own css. The document fixes the order. */
export const siteLayer = globalLayer("lv-site");
/** Base rules of shared parts: every rule of the site wins over them, whichever file is loaded last. */
export const partLayer = globalLayer({ parent: siteLayer }, "part");
