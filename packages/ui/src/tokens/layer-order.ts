/** The first statement in every document: it fixes the layer order before any sheet is read. */
export const layerNames = [
  "lv-reset",
  "lv-tokens",
  "lv-components",
  "lv-site",
  "lv-brand",
  "lv-remote",
  "lv-guard",
] as const;
export const layerStatement = `@layer ${layerNames.join(",")};`;
