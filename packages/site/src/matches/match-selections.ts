import { useMemo } from "react";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import type { MatchView, PriceView } from "./matches.view.ts";

/** What a list of prices needs from the slip. */
export interface MatchSelections {
  /** Keys of the prices that are in the slip. */
  readonly selected: ReadonlySet<string>;
  /** Adds a price to the slip, or removes it. */
  readonly toggle: (price: PriceView) => void;
}

export function useMatchSelections(): MatchSelections {
  const { slip } = useServices();
  const { selected } = useStore(slip.state);
  return useMemo(
    () => ({
      selected,
      toggle: ({ offer }) => {
        if (offer !== null) slip.send({ type: "TOGGLE", selection: offer });
      },
    }),
    [selected, slip],
  );
}

/** Returns the selections of one match as one string, so that its row or card is drawn again only when its own change. */
export function selectedIn(match: MatchView, { selected }: MatchSelections): string {
  const { market, markets } = match;
  const shown = markets.includes(market) ? markets : [market, ...markets];
  return shown.flatMap(({ prices }) => prices.flatMap(({ key }) => (selected.has(key) ? [key] : []))).join(" ");
}
