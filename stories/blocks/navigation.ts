import { pseudoLanguage } from "@livery/i18n";
import { matches, offer, selectionOf } from "../site/catalogue.ts";
import type { MatchSummary } from "@livery/contract";
import { define, type SiteState } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const player: SiteState = {
  path: "/sports",
  window: "phone",
  shell: "mobile",
  shows: (t) => t("frame:navigation.slip"),
};

export const navigation = define(
  "blocks",
  "navigation",
  "What stands at the foot of the mobile shell: the sections, the coupons, and the slip with its count, within the thumb's reach.",
  {
    Visitor: like(player, { session: "visitor" }),
    Player: player,
    Selected: like(player, {
      calls: offer,
      selections: [selectionOf(matches[0] as MatchSummary), selectionOf(matches[2] as MatchSummary)],
      shows: () => "2",
    }),
    WithoutService: like(player, { session: "withoutService", shows: (t) => t("frame:navigation.home") }),
    LongWords: like(player, { lang: pseudoLanguage.code }),
  },
);
