import { initI18n } from "@livery/i18n";

/** Ready at once: no backend, no global. A message is named `namespace:path.to.key`. */
const i18n = initI18n({
  lang: { bcp47: "en", dir: "ltr" },
  messages: { slip: { lines_one: "{{count}} line", lines_other: "{{count}} lines" } },
});

export const lines = i18n.t("slip:lines", { count: 3 });
// lines: "3 lines"
