import { classes } from "@livery/ui";
import { useId, type ReactNode } from "react";
import { useServices } from "../core/services.ts";
import { isScore, layoutOf, scoreColumns } from "./market-groups.ts";
import { outcomeBrief, outcomeCaption, outcomeName } from "./names.ts";
import * as css from "./market-prices.css.ts";

/** The layout of a price in its cell. */
export interface PriceLayout {
  /** The text beside the price. */
  readonly caption: string;
  /** The caption above the price. */
  readonly stacked: boolean;
}

export interface MarketPricesProps<Outcome> {
  readonly outcomes: readonly Outcome[];
  /** The outcome's name as the server sends it. */
  readonly nameOf: (outcome: Outcome) => string;
  readonly special: string;
  readonly home: string;
  readonly away: string;
  readonly renderPrice: (outcome: Outcome, layout: PriceLayout) => ReactNode;
}

/** The prices of one handicap line of a market: two or three side by side, nine in threes, correct scores by winner. */
export function MarketPrices<Outcome>(props: MarketPricesProps<Outcome>) {
  const { away, home, nameOf, outcomes, renderPrice, special } = props;
  const { i18n } = useServices();
  const layout = layoutOf(outcomes.map(nameOf));
  if (layout === "scores") return <ScorePrices {...props} />;
  const caption = (outcome: string): string => {
    const named = { outcome, special, home, away };
    if (layout !== "three") return outcomeName(i18n, named);
    // Nine cells have no space for two teams' names each.
    return outcomes.length > 3 ? outcomeCaption(i18n, outcome) : outcomeBrief(i18n, named);
  };
  return (
    <div className={classes(css.prices, css.layouts[layout])}>
      {outcomes.map((outcome) =>
        renderPrice(outcome, { caption: caption(nameOf(outcome)), stacked: layout === "three" }),
      )}
    </div>
  );
}

const sides = ["home", "draw", "away"] as const;

function ScorePrices<Outcome>({ away, home, nameOf, outcomes, renderPrice }: MarketPricesProps<Outcome>) {
  const { i18n } = useServices();
  const id = useId();
  const columns = scoreColumns(outcomes, nameOf);
  return (
    <div className={classes(css.prices, css.layouts.scores)}>
      {sides.map((side) => (
        <p key={side} id={`${id}${side}`} className={css.head}>
          <bdi>{outcomeBrief(i18n, { outcome: side, special: "", home, away })}</bdi>
        </p>
      ))}
      {sides.map((side) => (
        <div key={side} className={css.column} role="group" aria-labelledby={`${id}${side}`}>
          {columns[side].map((outcome) => {
            const name = nameOf(outcome);
            // A word does not fit beside its price, but a score does.
            return renderPrice(outcome, { caption: outcomeCaption(i18n, name), stacked: !isScore(name) });
          })}
        </div>
      ))}
    </div>
  );
}
