import type { Query, QueryClient } from "@tanstack/react-query";
import type { SiteCall } from "./client.ts";

/** Calls whose answers are the same for everyone. All other answers belong to one player. */
const publicCalls: ReadonlySet<string> = new Set<SiteCall>([
  "settings",
  "sports",
  "categories",
  "tournament",
  "matches",
  "apiOdds",
  "apiResults",
  "searchMatches",
  "getCountries",
  "getCurrencies",
  "getPage",
  "getPopups",
  "getSliders",
  "sharedCoupon",
]);

const isPrivate = ({ queryKey: [key] }: Pick<Query, "queryKey">): boolean => !publicCalls.has(String(key));

/** Clears what belongs to one player, on the open page too: the next person at this browser must not see it. */
export function forgetPrivateAnswers(queries: QueryClient): void {
  void queries.cancelQueries({ predicate: isPrivate });
  for (const query of queries.getQueryCache().findAll({ predicate: isPrivate })) {
    query.reset();
    if (query.getObserversCount() === 0) queries.getQueryCache().remove(query);
  }
}

/** Another player has signed in: the open page requests their data in place of the previous player's. */
export function refetchPrivateAnswers(queries: QueryClient): void {
  forgetPrivateAnswers(queries);
  void queries.refetchQueries({ predicate: isPrivate, type: "active" });
}

/** A bonus was requested: resolves once the shown lists have been loaded again, or could not be. */
export async function bonusesChanged(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: ["getBonus" satisfies SiteCall] });
}

/** A bet was placed or settled: coupons and transactions are stale. */
export const couponsChanged = (queries: QueryClient): void =>
  outOfDate(queries, ["getCoupons", "getCoupon", "getTransactions"]);

/** A payment was requested, cancelled or decided: requests and transactions are stale. */
export const paymentsChanged = (queries: QueryClient): void => outOfDate(queries, ["getTransfers", "getTransactions"]);

function outOfDate(queries: QueryClient, calls: readonly SiteCall[]): void {
  for (const key of calls) void queries.invalidateQueries({ queryKey: [key] });
}
