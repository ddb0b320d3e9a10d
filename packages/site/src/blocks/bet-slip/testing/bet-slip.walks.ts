import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../../../testing/eventually.ts";
import { houseOfPlayer, pageOf } from "../../../testing/fake-house.ts";
import { match } from "../../../testing/fixtures.ts";
import { named, type } from "../../../testing/user-input.ts";
import type { Ground, Move, Walker } from "../../../testing/walks/ground.ts";
import { use } from "../../../testing/walks/use.ts";
import { openSlip, stakeInSight } from "./open-slip.ts";

type Number = 1 | 2;

interface State {
  readonly selections: readonly Number[];
  readonly staked: boolean;
  /** The selections before the slip was emptied; emptying can be undone. */
  readonly emptied: readonly Number[] | null;
}

const stake = "20";
const filled = ({ selections }: State): boolean => selections.length > 0;

/** Selects a price of the page. A slip over the page is closed first. */
async function selectionPrice(walker: Walker, nth: Number): Promise<void> {
  const over = () => document.querySelector("[role=dialog]");
  if (over() !== null) {
    await userEvent.keyboard("{Escape}");
    await eventually(over).toBeNull();
  }
  await use(walker, new RegExp(`^Arsenal ${nth} – Everton ${nth}, .*Arsenal ${nth}, ?\\d`), { roles: ["button"] });
}

/** Presses a button in the slip; opens the slip first if necessary. */
const inSlip =
  (name: RegExp): Move<State>["walk"] =>
  async (walker) => {
    await openSlip(walker.kind);
    await use(walker, name, { roles: ["button"], last: true });
  };

export const ground: Ground<State> = {
  start: { selections: [], staked: false, emptied: null },
  site: () => ({ house: houseOfPlayer({ matches: () => pageOf([match(1), match(2)]) }) }),
  moves: {
    "take the first": {
      from: ({ selections, emptied }) => selections.length === 0 && emptied === null,
      to: (state) => ({ ...state, selections: [1] }),
      walk: (walker) => selectionPrice(walker, 1),
    },
    "take the second": {
      from: ({ selections }) => selections.join() === "1",
      to: (state) => ({ ...state, selections: [1, 2] }),
      walk: (walker) => selectionPrice(walker, 2),
    },
    "say the stake": {
      from: (state) => filled(state) && !state.staked,
      to: (state) => ({ ...state, staked: true }),
      walk: async ({ kind }) => {
        await openSlip(kind);
        await type(stakeInSight()!, stake, kind);
      },
    },
    "remove the first": {
      from: ({ selections }) => selections.length === 2,
      to: (state) => ({ ...state, selections: [2] }),
      walk: inSlip(/^Remove Arsenal 1, /),
    },
    "empty it": {
      from: filled,
      to: ({ selections, staked }) => ({ selections: [], staked, emptied: selections }),
      walk: inSlip(/^Clear bet slip$/),
    },
    undo: {
      from: ({ emptied }) => emptied !== null,
      to: ({ emptied, staked }) => ({ selections: emptied!, staked, emptied: null }),
      walk: (walker) => use(walker, "Undo", { roles: ["button"], last: true }),
    },
  },
  check: async ({ selections, staked }) => {
    // The page marks the selected prices, even under an open slip.
    const selectedPrices = () =>
      Array.from(document.querySelectorAll("main button[aria-pressed=true]"), (each) => each.textContent);
    await eventually(() => selectedPrices().length).toBe(selections.length);
    for (const [at, nth] of selections.entries()) expect(selectedPrices()[at]).toContain(`Arsenal ${nth}`);
    if (selections.length === 0) return;
    await openSlip();
    await eventually(() => named(/^Remove Arsenal \d, /, ["button"]).length).toBe(selections.length);
    if (staked)
      await eventually(() => (stakeInSight() as HTMLInputElement).value).toMatch(new RegExp(`^${stake}(\\.00)?$`));
  },
};
