import { eventually } from "../../../testing/eventually.ts";
import { houseOfPlayer } from "../../../testing/fake-house.ts";
import { fakeLive, footballInput } from "../../../testing/fake-live.ts";
import { named } from "../../../testing/user-input.ts";
import type { Ground, Walker } from "../../../testing/walks/ground.ts";
import { selectionsInSlip, use } from "../../../testing/walks/use.ts";

type Number = 1 | 2 | 3;

interface State {
  readonly opened: Number | null;
  readonly selections: readonly Number[];
}

const live = { one: fakeLive([]) };
const toggled = (nth: Number) => (state: State) => ({
  ...state,
  selections: state.selections.includes(nth)
    ? state.selections.filter((each) => each !== nth)
    : [...state.selections, nth].toSorted((a, b) => a - b),
});
const matchName = (nth: Number) => `Home ${nth} – Away ${nth}`;
/** The price wherever the page shows it: in the list, beside it, on the board. */
const price = (nth: Number) => (walker: Walker) =>
  use(walker, new RegExp(`^${matchName(nth)}, Match result.*Home ${nth}, ?\\d`), { roles: ["button"] });

export const ground: Ground<State> = {
  start: { opened: null, selections: [] },
  site: () => {
    live.one = fakeLive([footballInput(1), footballInput(2), footballInput(3)]);
    return { path: "/livebets", house: houseOfPlayer(), live: live.one.ports };
  },
  moves: {
    "take or leave a price": { from: ({ opened }) => opened === null, to: toggled(1), walk: price(1) },
    "open a match": {
      from: ({ opened }) => opened === null,
      to: (state) => ({ ...state, opened: 2 }),
      walk: (walker) =>
        use(walker, new RegExp(`^(Open |Show |All markets of )?${matchName(2)}|^Home 2 `), { roles: ["link"] }),
    },
    "take or leave a price of the open match": { from: ({ opened }) => opened === 2, to: toggled(2), walk: price(2) },
    back: {
      from: ({ opened }) => opened !== null,
      to: (state) => ({ ...state, opened: null }),
      walk: ({ site }) => Promise.resolve(site.app.router.history.back()),
    },
  },
  check: async ({ opened, selections }, { path }) => {
    if (opened === null) await eventually(path).toBe("/en/livebets");
    else await eventually(path).toMatch(new RegExp(`/match/${opened}$|\\?match(es)?=(\\d,)*${opened}`));
    // Its prices are visible wherever the match is shown.
    const nth = opened ?? 1;
    await eventually(
      () => named(new RegExp(`^${matchName(nth)}, Match result.*Home ${nth}, ?\\d`), ["button"]).length,
    ).toBeGreaterThan(0);
    await selectionsInSlip(selections.map((each) => `Home ${each}`));
  },
};
