import { Card, classes, Skeleton } from "@livery/ui";
import * as css from "./market-prices.css.ts";

/** The first markets of a match: the number of handicap lines of each, and of prices per line. */
const markets = [
  { name: "result", lines: 1, across: "three" },
  { name: "totals", lines: 3, across: "two" },
  { name: "chances", lines: 1, across: "three" },
  { name: "goals", lines: 1, across: "two" },
  { name: "handicap", lines: 2, across: "two" },
  { name: "half", lines: 1, across: "three" },
] as const;
const prices = { two: 2, three: 3 } as const;

/** The skeleton of a match's markets: each with its name, and its prices side by side. */
export function MarketsSkeleton({ className }: { readonly className?: string }) {
  return markets.map(({ name, lines, across }) => (
    <Card key={name} className={className} aria-hidden>
      <div className={css.lines}>
        <Skeleton width="third" />
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className={classes(css.prices, css.layouts[across])}>
            {Array.from({ length: prices[across] }, (__, price) => (
              <Skeleton key={price} shape="control" />
            ))}
          </div>
        ))}
      </div>
    </Card>
  ));
}
