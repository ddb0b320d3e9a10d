import { Card, Skeleton } from "@livery/ui";
import { lines, prices, layouts } from "./market-prices.css.ts";

/** How many prices the lines of a match's first markets have: a result, its totals, a double chance. */
const markets = [[3], [2, 2, 2], [3], [2], [2, 2], [3]] as const;

/** The markets of a match to come: each its name, and its prices side by side. */
export function MarketsSkeleton({ className }: { readonly className?: string }) {
  return markets.map((counts, market) => (
    <Card key={market} className={className} aria-hidden>
      <div className={lines}>
        <Skeleton width="third" />
        {counts.map((count, line) => (
          <div key={line} className={`${prices} ${layouts[count === 2 ? "two" : "three"]}`}>
            {Array.from({ length: count }, (_, price) => (
              <Skeleton key={price} shape="control" />
            ))}
          </div>
        ))}
      </div>
    </Card>
  ));
}
