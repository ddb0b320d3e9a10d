import type { CouponLeg } from "@livery/contract";
import { marketName, outcomeName, tournamentName } from "@livery/i18n";
import { usePanel } from "../../core/panel.ts";

type Named = Pick<CouponLeg, "marketName" | "outcomeName" | "special" | "home" | "away">;

/** The names of a selection in the page's language. */
export function useMarketNames(): {
  readonly market: (leg: Named) => string;
  readonly outcome: (leg: Named) => string;
  readonly tournament: (leg: Pick<CouponLeg, "tournamentName">) => string;
} {
  const { i18n } = usePanel();
  return {
    market: ({ marketName: name, special }) => marketName(i18n, { name, special }),
    outcome: ({ outcomeName: outcome, ...named }) => outcomeName(i18n, { outcome, ...named }),
    tournament: ({ tournamentName: name }) => tournamentName(i18n, name),
  };
}
