import { longWord, refuse, sharedSelection } from "@livery/site/testing";
import { matches } from "../site/catalogue.ts";
import { define, type SiteState } from "../site/state.ts";
import { like, standardStates } from "../site/site-states.ts";

const selections = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const match = matches[index % matches.length];
    return sharedSelection({
      matchId: index + 1,
      ...(match && {
        home: match.home,
        away: match.away,
        startsAt: match.startsAt,
        tournamentName: match.tournamentName,
      }),
    });
  });

const full: SiteState = {
  path: `/couponShare/${"a".repeat(32)}`,
  session: "visitor",
  calls: { sharedCoupon: { selections: selections(3) } },
  shows: (t) => t("coupon:shared.add"),
};

export const sharedCoupon = define(
  "pages",
  "sharedCoupon",
  "Selections that a player shared, for whoever has the link: at the prices of now, with a way into the visitor's own slip, and nothing of the player.",
  {
    ...standardStates({
      full,
      call: "sharedCoupon",
      empty: { calls: { sharedCoupon: refuse("not_found") }, shows: (t) => t("coupon:shared.missingTitle") },
      long: {
        calls: {
          sharedCoupon: { selections: [sharedSelection({ home: longWord, away: longWord, tournamentName: longWord })] },
        },
        session: "visitor",
        shows: () => longWord,
      },
      many: { calls: { sharedCoupon: { selections: selections(20) } }, shows: (t) => t("coupon:shared.add") },
    }),
    PartlyGone: like(full, {
      calls: {
        sharedCoupon: {
          selections: selections(4).map((selection, at) => ({
            ...selection,
            ...(at > 1 ? { odds: null } : { locked: at === 1 }),
          })),
        },
      },
      shows: (t) => t("coupon:shared.gone"),
    }),
    Over: like(full, {
      calls: { sharedCoupon: { selections: selections(2).map((selection) => ({ ...selection, odds: null })) } },
      shows: (t) => t("coupon:shared.over"),
    }),
  },
);
