import { allowedRoles, type Role } from "../permissions/index.ts";

// The rows of the permission table that calls of the site share. The server decides what a caller may do within its row (own,
// children, subtree, by flag).

/** Public data: no session needed. */
export const everyone: readonly Role[] = allowedRoles("public.read");
export const visitor: readonly Role[] = allowedRoles("account.register");
/** Own profile, password, sessions. */
export const account: readonly Role[] = allowedRoles("account.own");
/** Place a coupon, open a game; list, print and sell own coupons. */
export const bettor: readonly Role[] = allowedRoles("coupon.own");
/** Deposit and withdraw requests, affiliate pages. */
export const player: readonly Role[] = allowedRoles("transfer.request");
/** Terminal deposit, withdraw print, duplicates. */
export const till: readonly Role[] = allowedRoles("terminal.use");
/** View users, coupons, movements. */
export const viewer: readonly Role[] = allowedRoles("user.view");
/** Cancel a coupon in its window. */
export const canceller: readonly Role[] = allowedRoles("coupon.cancel");
/** Cut an account. */
export const cutter: readonly Role[] = allowedRoles("account.cut");
