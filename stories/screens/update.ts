import { pseudoLanguage } from "@livery/i18n";
import { define, type SiteState } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const full: SiteState = {
  path: "/changePassword",
  play: async ({ site }) => {
    Object.assign(site.house.paths, { release: async () => ({ release: "newer", maintenance: false }) });
    site.app.services.update.send({ type: "CHECK" });
  },
  shows: (t) => t("feedback:update.title"),
};

export const update = define(
  "screens",
  "update",
  "Says that a newer build of the site is there, over the foot of the page and never over the slip. Who puts it off hears of the next one.",
  {
    Offered: full,
    LongWords: like(full, { lang: pseudoLanguage.code }),
    Phone: like(full, { window: "phone", shell: "mobile" }),
  },
);
