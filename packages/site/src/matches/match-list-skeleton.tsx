import { Card, Skeleton } from "@livery/ui";
import * as css from "./match-list-skeleton.css.ts";

/** The skeleton of match rows, six by default: time, teams, three prices. */
export function MatchListSkeleton({ rows = 6 }: { readonly rows?: number }) {
  return (
    <Card flush>
      <div aria-hidden>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={css.row}>
            <Skeleton width="short" />
            <Skeleton count={2} width={index % 2 === 0 ? "half" : "third"} />
            <div className={css.prices}>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}
