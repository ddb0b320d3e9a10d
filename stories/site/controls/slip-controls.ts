import type { OfferedSelection } from "@livery/machines";
import { matches, selectionOf } from "../catalogue.ts";
import type { SiteState } from "../state.ts";
import { control, type Control } from "./control.ts";
import { amountOf } from "./frame-controls.ts";

/** The selections of a state, and after them one of each other match on offer. */
function selectable({ selections = [] }: SiteState): readonly OfferedSelection[] {
  const others = matches.filter(({ matchId }) => selections.every((selection) => selection.matchId !== matchId));
  return [...selections, ...others.map((match) => selectionOf(match))];
}

export const selectionCount: Control = control<number>({
  label: "Selections",
  description: "How many outcomes are in the slip.",
  input: { type: "number", min: 0, max: matches.length },
  initial: ({ selections = [] }) => selections.length,
  connect: ({ site, state }) => {
    const all = selectable(state);
    const { slip } = site.app.services;
    return (count) => {
      const legs = slip.state.get().view?.legs ?? [];
      const isIn = (one: OfferedSelection): boolean =>
        legs.some(({ selection }) => selection.matchId === one.matchId && selection.outcomeId === one.outcomeId);
      for (const selection of all.slice(0, count)) if (!isIn(selection)) slip.send({ type: "ADD", selection });
      for (const selection of all.slice(count)) if (isIn(selection)) slip.send({ type: "REMOVE", ref: selection });
    };
  },
});

export const stake: Control = control<number>({
  label: "Stake",
  description: "The amount in the slip’s field, in whole units of the currency. 0: none is entered.",
  input: { type: "number", min: 0, max: 100_000 },
  initial: () => 0,
  connect:
    ({ site }) =>
    (value) =>
      site.app.services.slip.send({ type: "STAKE", stake: value === 0 ? null : amountOf(value) }),
});
