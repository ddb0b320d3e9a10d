import { pseudoLanguage } from "@livery/i18n";
import { define, type SiteState } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const full: SiteState = {
  path: "/changePassword",
  settings: { maintenance: 1, maintenance_until: "2026-11-20T14:30Z" },
  play: async ({ site }) => {
    Object.assign(site.house.paths, { release: async () => ({ release: "test", maintenance: true }) });
    site.app.services.update.send({ type: "MAINTENANCE" });
  },
  shows: (t) => t("feedback:maintenance.title"),
};

export const maintenance = define(
  "screens",
  "maintenance",
  "What stands in a page's place while the operator works on the site: until when, and that nothing is lost. It goes by itself.",
  {
    Full: full,
    LongWords: like(full, { lang: pseudoLanguage.code }),
    Phone: like(full, { window: "phone", shell: "mobile" }),
  },
);
