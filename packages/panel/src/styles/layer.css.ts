import { globalLayer } from "@vanilla-extract/css";

/** The panel's layer: above the UI kit's components. The document fixes the order. */
export const panelLayer = globalLayer("lv-site");
