import { pageOf, refuse } from "@livery/site/testing";
import { userEvent, within } from "storybook/test";
import { categories, hits, longMatch, manyMatches, matches, offer, tournaments } from "../site/catalogue.ts";
import { define, type SiteState } from "../site/state.ts";
import { like, standardStates } from "../site/site-states.ts";

const full: SiteState = { path: "/sports", calls: offer, shows: () => "Galatasaray" };

const typing = (search: string, changes: Partial<SiteState> & Pick<SiteState, "shows">): SiteState =>
  like(full, {
    ...changes,
    play: async ({ canvas }) => {
      await userEvent.type(await within(canvas).findByRole("searchbox"), search);
    },
  });

export const sports = define(
  "pages",
  "sports",
  "Every coming match: a tree of sports, countries and tournaments, a search, and the list with its prices. Players who know what they want to bet on come here first.",
  {
    ...standardStates({
      full,
      call: "matches",
      empty: { calls: { matches: pageOf([]) }, shows: (t) => t("sport:empty.sportsTitle") },
      long: {
        calls: {
          matches: pageOf([longMatch, ...matches]),
          categories: categories.map((category) => ({ ...category, name: longMatch.home })),
        },
        shows: () => longMatch.home,
      },
      many: {
        calls: { matches: pageOf(manyMatches(50), 640) },
        shows: (t) => t("feedback:pageOf", { page: 1, pages: 13 }),
      },
    }),
    Chosen: like(full, {
      path: "/sports?sport=1&category=2&tournament=3",
      calls: { matches: pageOf(matches.slice(0, 2)) },
      shows: () => tournaments[1]?.name ?? "",
      note: "The tree is open down to the tournament of the address.",
    }),
    Found: typing("arse", { calls: { searchMatches: hits }, shows: (t) => t("sport:search.live") }),
    NothingFound: typing("zz top", {
      calls: { searchMatches: [] },
      shows: (t) => t("sport:search.emptyTitle", { words: "zz top" }),
    }),
    TooShort: typing("ar", { shows: (t) => t("sport:search.short") }),
    TreeFailed: like(full, { calls: { sports: refuse("busy") }, shows: (t) => t("feedback:problem.title") }),
    SportsHome: like(full, {
      path: "",
      settings: { sports_home: 1 },
      shows: () => "Galatasaray",
      note: "With the setting `sports_home` this page stands in the place of Home.",
    }),
    HeaderSearches: like(full, {
      variants: { header: "double" },
      note: "The header has the search over all matches: the page has none of its own.",
    }),
  },
);
