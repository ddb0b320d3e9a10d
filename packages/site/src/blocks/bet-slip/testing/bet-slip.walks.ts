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
  readonly picks: readonly Number[];
  readonly staked: boolean;
  /** The selections before the slip was emptied; emptying can be undone. */
  readonly emptied: readonly Number[] | null;
}

const stake = "20";
const filled = ({ picks }: State): boolean => picks.length > 0;

/** Selects a price of the page. A slip over the page is closed first. */
async function pickPrice(walker: Walker, nth: Number): Promise<void> {
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
  start: { picks: [], staked: false, emptied: null },
  site: () => ({ house: houseOfPlayer({ matches: () => pageOf([match(1), match(2)]) }) }),
  moves: {
    "take the first": {
      from: ({ picks, emptied }) => picks.length === 0 && emptied === null,
      to: (state) => ({ ...state, picks: [1] }),
      walk: (walker) => pickPrice(walker, 1),
    },
    "take the second": {
      from: ({ picks }) => picks.join() === "1",
      to: (state) => ({ ...state, picks: [1, 2] }),
      walk: (walker) => pickPrice(walker, 2),
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
      from: ({ picks }) => picks.length === 2,
      to: (state) => ({ ...state, picks: [2] }),
      walk: inSlip(/^Remove Arsenal 1, /),
    },
    "empty it": {
      from: filled,
      to: ({ picks, staked }) => ({ picks: [], staked, emptied: picks }),
      walk: inSlip(/^Clear bet slip$/),
    },
    undo: {
      from: ({ emptied }) => emptied !== null,
      to: ({ emptied, staked }) => ({ picks: emptied!, staked, emptied: null }),
      walk: (walker) => use(walker, "Undo", { roles: ["button"], last: true }),
    },
  },
  check: async ({ picks, staked }) => {
    // The page marks the selected prices, even under an open slip.
    const pickedPrices = () =>
      Array.from(document.querySelectorAll("main button[aria-pressed=true]"), (each) => each.textContent);
    await eventually(() => pickedPrices().length).toBe(picks.length);
    for (const [at, nth] of picks.entries()) expect(pickedPrices()[at]).toContain(`Arsenal ${nth}`);
    if (picks.length === 0) return;
    await openSlip();
    await eventually(() => named(/^Remove Arsenal \d, /, ["button"]).length).toBe(picks.length);
    if (staked)
      await eventually(() => (stakeInSight() as HTMLInputElement).value).toMatch(new RegExp(`^${stake}(\\.00)?$`));
  },
};
