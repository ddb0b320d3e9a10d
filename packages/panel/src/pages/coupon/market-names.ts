import type { CouponLeg } from "@livery/contract";
import { marketName, outcomeName } from "@livery/i18n";
import { usePanel } from "../../core/panel.ts";

type Named = Pick<CouponLeg, "marketName" | "outcomeName" | "special" | "home" | "away">;

/** The name of a selection in the page's language. */
export function useMarketNames(): {
  readonly market: (leg: Named) => string;
  readonly outcome: (leg: Named) => string;
} {
  const { i18n } = usePanel();
  return {
    market: ({ marketName: name, special }) => marketName(i18n, { name, special }),
    outcome: ({ outcomeName: outcome, ...named }) => outcomeName(i18n, { outcome, ...named }),
  };
}
