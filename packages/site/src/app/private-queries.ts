import type { Query, QueryClient } from "@tanstack/react-query";
import type { SiteCall } from "./client.ts";

/** Answers that are the same for everybody. Whatever is not among them is its player's alone. */
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

/** Forgets what belongs to one player, on the open page too: whoever is at this browser next must not see it. */
export function forgetPrivateAnswers(queries: QueryClient): void {
  void queries.cancelQueries({ predicate: isPrivate });
  for (const query of queries.getQueryCache().findAll({ predicate: isPrivate })) {
    query.reset();
    if (query.getObserversCount() === 0) queries.getQueryCache().remove(query);
  }
}

/** Another player is here: the open page asks in his name for what it showed of the one before. */
export function refetchPrivateAnswers(queries: QueryClient): void {
  forgetPrivateAnswers(queries);
  void queries.refetchQueries({ predicate: isPrivate, type: "active" });
}

/** A bonus was asked for: resolves once the lists that are shown are the house's again, or could not be had. */
export async function bonusesChanged(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: ["getBonus" satisfies SiteCall] });
}

/** A bet was placed or settled: coupons and transactions are out of date. */
export const couponsChanged = (queries: QueryClient): void =>
  outOfDate(queries, ["getCoupons", "getCoupon", "getTransactions"]);

/** A transfer was asked for, taken back or decided: requests and transactions are out of date. */
export const transfersChanged = (queries: QueryClient): void => outOfDate(queries, ["getTransfers", "getTransactions"]);

function outOfDate(queries: QueryClient, calls: readonly SiteCall[]): void {
  for (const key of calls) void queries.invalidateQueries({ queryKey: [key] });
}
