import { expect } from "vitest";
import { page } from "vitest/browser";
import { eventually } from "../../../testing/eventually.ts";
import { houseOfPlayer, pageOf } from "../../../testing/fake-house.ts";
import { match } from "../../../testing/fixtures.ts";
import type { Ground, Walker } from "../../../testing/walks/ground.ts";
import { picksInSlip, use } from "../../../testing/walks/use.ts";

interface Place {
  /** How far sport, country and tournament are chosen. */
  readonly chosen: "nothing" | "country" | "tournament";
  readonly page: 1 | 2;
  readonly picked: boolean;
  readonly inMatch: boolean;
}

const inList = ({ inMatch }: Place): boolean => !inMatch;
const searches = {
  nothing: {},
  country: { sport: 1, category: 2 },
  tournament: { sport: 1, category: 2, tournament: 3 },
} as const;

/** A link of a tree or of a line of chips, or an option of a list. */
const choose = (name: RegExp) => (walker: Walker) => use(walker, name, { roles: ["link", "option"] });

export const ground: Ground<Place> = {
  start: { chosen: "nothing", page: 1, picked: false, inMatch: false },
  site: () => ({ path: "/sports", house: houseOfPlayer({ matches: () => pageOf([match(1), match(2)], 60) }) }),
  moves: {
    "choose a country": {
      from: (place) => inList(place) && place.chosen === "nothing",
      to: (place) => ({ ...place, chosen: "country", page: 1 }),
      walk: choose(/^\s*(ENG)?\s*England/),
    },
    "choose a tournament": {
      from: (place) => inList(place) && place.chosen === "country",
      to: (place) => ({ ...place, chosen: "tournament", page: 1 }),
      walk: choose(/^Premier League/),
    },
    "leaf on": {
      from: (place) => inList(place) && place.page === 1,
      to: (place) => ({ ...place, page: 2 }),
      walk: (walker) => use(walker, "Next page"),
    },
    "take or leave a price": {
      from: inList,
      to: (place) => ({ ...place, picked: !place.picked }),
      walk: (walker) => use(walker, /^Arsenal 1 – Everton 1, .*Arsenal 1, ?\d/, { roles: ["button"] }),
    },
    "open a match": {
      from: inList,
      to: (place) => ({ ...place, inMatch: true }),
      walk: (walker) => use(walker, /^(All markets of )?Arsenal 2 – Everton 2/, { roles: ["link"] }),
    },
    back: {
      from: ({ inMatch }) => inMatch,
      to: (place) => ({ ...place, inMatch: false }),
      walk: ({ site }) => Promise.resolve(site.app.router.history.back()),
    },
  },
  seen: async ({ chosen, inMatch, page: leaf, picked }, { house, path }) => {
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
    await picksInSlip(picked ? ["Arsenal 1"] : []);
  },
};
