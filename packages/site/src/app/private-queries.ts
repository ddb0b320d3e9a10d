import type { QueryClient } from "@tanstack/react-query";
import type { SiteCall } from "./client.ts";

/** Answers that are one player's alone. */
const privateCalls: ReadonlySet<string> = new Set<SiteCall>([
  "getCoupons",
  "getCoupon",
  "getTransactions",
  "getUserDetail",
]);

/** Forgets what belongs to one player: the next one at this browser must not see it. */
export function forgetPrivateAnswers(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => privateCalls.has(String(queryKey[0])) });
}

/** A bet was placed or settled: coupons and transactions are out of date. */
export function couponsChanged(queries: QueryClient): void {
  for (const key of ["getCoupons", "getCoupon", "getTransactions"] satisfies SiteCall[]) {
    void queries.invalidateQueries({ queryKey: [key] });
  }
}
