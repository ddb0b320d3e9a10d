import type { CouponLeg } from "@livery/contract";
import { usePanel } from "../../app/panel.ts";

type Named = Pick<CouponLeg, "marketName" | "outcomeName" | "special" | "home" | "away">;

/** The house names general markets and outcomes by keys, special ones by plain names: a key is looked up, a name stands. */
export function useMarketWords(): {
  readonly market: (leg: Named) => string;
  readonly outcome: (leg: Named) => string;
} {
  const { i18n } = usePanel();
  const lookUp = (key: string, plain: string, values: Readonly<Record<string, string>> = {}): string =>
    i18n.exists(key) ? i18n.t(key, values) : plain;
  return {
    market: ({ marketName, special }) => {
      const name = lookUp(`sport:${marketName}`, marketName);
      return special === "" ? name : i18n.t("sport:marketWithLine", { name, line: special });
    },
    outcome: ({ outcomeName, special, home, away }) =>
      lookUp(`sport:outcomeNamed.${outcomeName}`, outcomeName, { home, away, line: special }),
  };
}
