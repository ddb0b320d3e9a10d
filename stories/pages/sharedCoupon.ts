import { longWord, refuse, sharedPick } from "@livery/site/testing";
import { matches } from "../site/catalogue.ts";
import { define, type SiteState } from "../site/state.ts";
import { like, standardStates } from "../site/site-states.ts";

const picks = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const match = matches[index % matches.length];
    return sharedPick({
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
  calls: { sharedCoupon: { picks: picks(3) } },
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
        calls: { sharedCoupon: { picks: [sharedPick({ home: longWord, away: longWord, tournamentName: longWord })] } },
        session: "visitor",
        shows: () => longWord,
      },
      many: { calls: { sharedCoupon: { picks: picks(20) } }, shows: (t) => t("coupon:shared.add") },
    }),
    PartlyGone: like(full, {
      calls: {
        sharedCoupon: {
          picks: picks(4).map((pick, at) => ({ ...pick, ...(at > 1 ? { odds: null } : { locked: at === 1 }) })),
        },
      },
      shows: (t) => t("coupon:shared.gone"),
    }),
    Over: like(full, {
      calls: { sharedCoupon: { picks: picks(2).map((pick) => ({ ...pick, odds: null })) } },
      shows: (t) => t("coupon:shared.over"),
    }),
  },
);
