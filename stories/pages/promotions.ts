import { never, refuse } from "@livery/site/testing";
import { bonusCalls, longBonusCalls, manyBonusCalls } from "../site/bonuses.ts";
import { define, type SiteState } from "../site/state.ts";
import { like, standardStates } from "../site/site-states.ts";
import { pressBonus } from "../site/press-bonus.ts";

const full: SiteState = {
  path: "/promotions",
  calls: bonusCalls,
  shows: () => "10% back on live losses",
};
const none = { getBonus: [], getBonusMeta: [] };
const opened: SiteState = like(full, { path: "/promotions?bonus=1", shows: (t) => t("bonus:terms") });

export const promotions = define(
  "pages",
  "promotions",
  "The bonuses on offer. A player asks for one, somebody at the panel confirms or cancels the request, and the page says how each stands. Visitors read everything, and sign in to ask.",
  {
    ...standardStates({
      full,
      call: "getBonus",
      empty: { calls: none, shows: (t) => t("bonus:empty.title") },
      long: { calls: longBonusCalls, shows: (t) => t("bonus:title") },
      many: { calls: manyBonusCalls, shows: () => "Bonus 14" },
    }),
    // What cannot be fetched is none (§8): the network's banner says the rest.
    Failed: like(full, {
      calls: { getBonus: refuse("technical") },
      shows: (t) => t("bonus:empty.title"),
      note: "Bonus fetch failures are swallowed (§8): the list is empty, and can be looked at again.",
    }),
    Visitor: like(full, { session: "visitor" }),
    Opened: opened,
    OpenedPhone: like(opened, { window: "phone", shell: "mobile" }),
    Sending: like(opened, {
      calls: { bonusRequest: never },
      play: pressBonus,
      shows: (t) => t("bonus:said.sending"),
      rests: false,
    }),
    Refused: like(opened, {
      calls: { bonusRequest: refuse("technical") },
      play: pressBonus,
      shows: (t) => t("feedback:retry"),
    }),
  },
);
