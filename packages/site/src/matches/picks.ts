import { useMemo } from "react";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import type { MatchView, PriceView } from "./matches.view.ts";

/** What a list of prices needs from the slip. */
export interface MatchPicks {
  /** Keys of the prices that are in the slip. */
  readonly picked: ReadonlySet<string>;
  /** Adds a price to the slip, or removes it. */
  readonly toggle: (price: PriceView) => void;
}

export function useMatchPicks(): MatchPicks {
  const { slip } = useServices();
  const { picked } = useStore(slip.state);
  return useMemo(
    () => ({
      picked,
      toggle: ({ offer }) => {
        if (offer !== null) slip.send({ type: "TOGGLE", pick: offer });
      },
    }),
    [picked, slip],
  );
}

/** Returns the selections of one match as one string, so that its row or card is drawn again only when its own change. */
export function pickedIn(match: MatchView, { picked }: MatchPicks): string {
  const { market, markets } = match;
  const shown = markets.includes(market) ? markets : [market, ...markets];
  return shown.flatMap(({ prices }) => prices.flatMap(({ key }) => (picked.has(key) ? [key] : []))).join(" ");
}
