import { eventually } from "../../../testing/eventually.ts";
import { houseOfPlayer, pageOf } from "../../../testing/fake-house.ts";
import { match } from "../../../testing/fixtures.ts";
import type { Ground, Walker } from "../../../testing/walks/ground.ts";
import { selectionsInSlip, use } from "../../../testing/walks/use.ts";

type Number = 1 | 2;

interface State {
  readonly at: "home" | "sport" | `match ${Number}`;
  /** The matches whose home team is in the slip. */
  readonly selections: readonly Number[];
}

const atHome = ({ at }: State): boolean => at === "home";
const toggled = (nth: Number) => (state: State) => ({
  ...state,
  selections: state.selections.includes(nth)
    ? state.selections.filter((each) => each !== nth)
    : [...state.selections, nth].toSorted((a, b) => a - b),
});
/** One match is today, the other tomorrow; a variant may keep only one day or match open. */
const behind = (nth: Number) => [nth === 1 ? /^Today/ : /^Tomorrow/, new RegExp(`^Arsenal ${nth} – Everton ${nth}`)];
const price = (nth: Number) => (walker: Walker) =>
  use(walker, new RegExp(`^Arsenal ${nth} – Everton ${nth}, .*Arsenal ${nth}, ?\\d`), {
    roles: ["button"],
    via: behind(nth),
  });
const openMatch = (nth: Number) => (walker: Walker) =>
  use(walker, new RegExp(`^(All markets of )?Arsenal ${nth} – Everton ${nth}`), {
    roles: ["link"],
    via: behind(nth),
  });

export const ground: Ground<State> = {
  start: { at: "home", selections: [] },
  site: () => ({
    house: houseOfPlayer({
      matches: () =>
        pageOf([match(1, { startsAt: "2026-11-20T18:00:00Z" }), match(2, { startsAt: "2026-11-21T18:00:00Z" })]),
    }),
  }),
  moves: {
    "take or leave today's price": { from: atHome, to: toggled(1), walk: price(1) },
    "take or leave tomorrow's price": { from: atHome, to: toggled(2), walk: price(2) },
    "open today's match": { from: atHome, to: (state) => ({ ...state, at: "match 1" }), walk: openMatch(1) },
    "open tomorrow's match": { from: atHome, to: (state) => ({ ...state, at: "match 2" }), walk: openMatch(2) },
    "open the sport": {
      from: atHome,
      to: (state) => ({ ...state, at: "sport" }),
      walk: (walker) => use(walker, /^Football/, { roles: ["link"] }),
    },
    back: {
      from: (state) => !atHome(state),
      to: (state) => ({ ...state, at: "home" }),
      walk: ({ site }) => Promise.resolve(site.app.router.history.back()),
    },
  },
  check: async ({ at, selections }, { path }) => {
    const paths = { home: "/en", sport: "/en/sports?sport=1" } as const;
    await eventually(path).toBe(
      at === "home" || at === "sport" ? paths[at] : `/en/sports/match/${at.replace("match ", "")}`,
    );
    await selectionsInSlip(selections.map((nth) => `Arsenal ${nth}`));
  },
};
