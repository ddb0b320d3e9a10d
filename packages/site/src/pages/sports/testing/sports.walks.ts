import { expect } from "vitest";
import { page } from "vitest/browser";
import { eventually } from "../../../testing/eventually.ts";
import { houseOfPlayer, pageOf } from "../../../testing/fake-house.ts";
import { match } from "../../../testing/fixtures.ts";
import type { Ground, Walker } from "../../../testing/walks/ground.ts";
import { selectionsInSlip, use } from "../../../testing/walks/use.ts";

interface State {
  /** How far sport, country and tournament are chosen. */
  readonly chosen: "nothing" | "country" | "tournament";
  readonly page: 1 | 2;
  readonly selected: boolean;
  readonly inMatch: boolean;
}

const inList = ({ inMatch }: State): boolean => !inMatch;
const searches = {
  nothing: {},
  country: { sport: 1, category: 2 },
  tournament: { sport: 1, category: 2, tournament: 3 },
} as const;

/** Chooses a link of a tree or of a row of chips, or an option of a list. */
const choose = (name: RegExp) => (walker: Walker) => use(walker, name, { roles: ["link", "option"] });

export const ground: Ground<State> = {
  start: { chosen: "nothing", page: 1, selected: false, inMatch: false },
  site: () => ({ path: "/sports", house: houseOfPlayer({ matches: () => pageOf([match(1), match(2)], 60) }) }),
  moves: {
    "choose a country": {
      from: (state) => inList(state) && state.chosen === "nothing",
      to: (state) => ({ ...state, chosen: "country", page: 1 }),
      walk: choose(/^\s*(ENG)?\s*England/),
    },
    "choose a tournament": {
      from: (state) => inList(state) && state.chosen === "country",
      to: (state) => ({ ...state, chosen: "tournament", page: 1 }),
      walk: choose(/^Premier League/),
    },
    "leaf on": {
      from: (state) => inList(state) && state.page === 1,
      to: (state) => ({ ...state, page: 2 }),
      walk: (walker) => use(walker, "Next page"),
    },
    "take or leave a price": {
      from: inList,
      to: (state) => ({ ...state, selected: !state.selected }),
      walk: (walker) => use(walker, /^Arsenal 1 – Everton 1, .*Arsenal 1, ?\d/, { roles: ["button"] }),
    },
    "open a match": {
      from: inList,
      to: (state) => ({ ...state, inMatch: true }),
      walk: (walker) => use(walker, /^(All markets of )?Arsenal 2 – Everton 2/, { roles: ["link"] }),
    },
    back: {
      from: ({ inMatch }) => inMatch,
      to: (state) => ({ ...state, inMatch: false }),
      walk: ({ site }) => Promise.resolve(site.app.router.history.back()),
    },
  },
  check: async ({ chosen, inMatch, page: leaf, selected }, { house, path }) => {
    const search = new URLSearchParams(
      Object.entries({ ...searches[chosen], ...(leaf === 2 && { page: 2 }) }).map(([name, value]) => [
        name,
        `${value}`,
      ]),
    );
    const list = `/en/sports${search.size > 0 ? `?${search.toString()}` : ""}`;
    await eventually(path).toBe(inMatch ? "/en/sports/match/2" : list);
    if (!inMatch) {
      const { category: categoryId, tournament: tournamentId } = {
        category: undefined,
        tournament: undefined,
        ...searches[chosen],
      };
      await eventually(() => house.calls.findLast(({ key }) => key === "matches")?.payload).toMatchObject({
        page: leaf,
        ...(categoryId !== undefined && { categoryId }),
        ...(tournamentId !== undefined && { tournamentId }),
      });
      if (chosen === "tournament")
        await expect.element(page.getByRole("heading", { level: 1, name: "Premier League" })).toBeVisible();
    }
    await selectionsInSlip(selected ? ["Arsenal 1"] : []);
  },
};
