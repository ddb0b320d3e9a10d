import { longWord, pageOf } from "@livery/site/testing";
import { results as some } from "../site/catalogue.ts";
import { define } from "../site/state.ts";
import { standardStates } from "../site/site-states.ts";

export const results = define(
  "pages",
  "results",
  "How the last matches ended, the newest first. Anybody may look; players come to see why a coupon was settled as it was.",
  standardStates({
    full: { path: "/results", calls: { apiResults: pageOf(some) }, shows: (t) => t("sport:results.status.postponed") },
    call: "apiResults",
    empty: { calls: { apiResults: pageOf([]) }, shows: (t) => t("sport:empty.resultsTitle") },
    long: {
      calls: { apiResults: pageOf(some.map((each) => ({ ...each, home: longWord, tournamentName: longWord }))) },
      shows: () => longWord,
    },
    many: {
      calls: {
        apiResults: pageOf(
          Array.from({ length: 50 }, (_, index) => ({
            ...(some[index % 6] as (typeof some)[number]),
            matchId: index + 1,
          })),
          900,
        ),
      },
      shows: (t) => t("feedback:pageOf", { page: 1, pages: 18 }),
    },
  }),
);
