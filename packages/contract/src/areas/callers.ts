import type { Caller } from "../call.ts";

// The rows of money.md's permission table that calls of the site share. What a caller may do within
// its row (own, children, subtree, by flag) is the house's to decide.

/** Public data: no session needed. */
export const everyone: readonly Caller[] = [
  "visitor",
  "player",
  "terminal",
  "sub-dealer",
  "dealer",
  "partner",
  "operator",
  "admin",
];
export const visitor: readonly Caller[] = ["visitor"];
/** Own profile, password, sessions. */
export const account: readonly Caller[] = ["player", "sub-dealer", "dealer", "partner", "operator", "admin"];
/** Place a coupon, open a game; list, print and sell own coupons. */
export const bettor: readonly Caller[] = ["player", "terminal"];
/** Deposit and withdraw requests, affiliate pages. */
export const player: readonly Caller[] = ["player"];
/** Terminal deposit, withdraw print, duplicates. */
export const till: readonly Caller[] = ["terminal", "sub-dealer", "dealer"];
/** View users, coupons, movements. */
export const viewer: readonly Caller[] = ["sub-dealer", "dealer", "partner", "operator", "admin"];
/** Cancel a coupon in its window. */
export const canceller: readonly Caller[] = ["player", "terminal", "sub-dealer", "dealer", "operator", "admin"];
/** Cut an account. */
export const cutter: readonly Caller[] = ["sub-dealer", "dealer", "operator", "admin"];
