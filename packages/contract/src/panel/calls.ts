import * as z from "zod/mini";
import { count, currencyCode, id, languageCode, positiveAmount, text } from "../wire/atoms.ts";
import { newUserName, password } from "../wire/credentials.ts";
import { done, pageOf, result, results } from "../wire/answer.ts";
import { auditList, couponList, movementList, userList } from "./lists.ts";
import { file, key, panelCall } from "./panel-call.ts";
import * as branch from "./branch-wire.ts";
import * as wire from "./wire.ts";

export const panelSignIn = panelCall({
  key: "panelSignIn",
  path: "/panel/session/signIn",
  summary:
    "Opens a session of the panel by name, password and the code of the second factor (D34); idle 30 min, at most 12 h (D60).",
  action: null,
  payload: wire.fields({ name: text(64, 1), password: text(64, 1), code: wire.factorCode }),
  result: result(wire.staff),
  errors: ["wrong_credentials", "account_passive"],
});

export const panelSignOut = panelCall({
  key: "panelSignOut",
  path: "/panel/session/signOut",
  summary: "Ends the session.",
  action: "any",
  payload: wire.fields({}),
  result: done,
});

export const panelMe = panelCall({
  key: "panelMe",
  path: "/panel/session/me",
  summary: "Who is signed in and what he may do.",
  action: "any",
  payload: wire.fields({}),
  result: result(wire.staff),
});

export const panelConfirm = panelCall({
  key: "panelConfirm",
  path: "/panel/session/confirm",
  summary: "Gives the second factor again: what asks for a fresh one is open for five minutes.",
  action: "any",
  payload: wire.fields({ code: wire.factorCode }),
  result: result(wire.staff),
  errors: ["second_factor_wrong"],
});

export const panelChangePassword = panelCall({
  key: "panelChangePassword",
  path: "/panel/session/changePassword",
  summary: "Changes the own password (profile strict, D34); other sessions of the account end.",
  action: "account.own",
  payload: wire.fields({ current: text(64, 1), next: text(64, 1) }),
  result: done,
  errors: ["password_wrong", "password_too_weak"],
});

export const panelDealers = panelCall({
  key: "panelDealers",
  path: "/panel/dealers/children",
  summary: "The dealers directly below one, or where the actor's own tree begins.",
  action: "user.view",
  payload: wire.fields({ parentId: z.optional(id) }),
  result: results(branch.dealerNode, 1000),
  errors: ["dealer_not_found"],
});

export const panelDealerSearch = panelCall({
  key: "panelDealerSearch",
  path: "/panel/dealers/search",
  summary:
    "The first 50 dealers of the actor's tree by name, at any depth, whose name contains a text, and those above them as far as the actor sees them.",
  action: "user.view",
  payload: wire.fields({ search: text(100) }),
  result: results(branch.foundDealer, 1000),
});

export const panelDealer = panelCall({
  key: "panelDealer",
  path: "/panel/dealers/get",
  summary: "One dealer of the actor's branch.",
  action: "user.view",
  payload: wire.fields({ dealerId: id }),
  result: result(branch.dealerDetail),
  errors: ["dealer_not_found"],
});

const credits = ["dealer_not_found", "user_not_found", "insufficient_credit", "currency_mismatch", ...key] as const;

export const panelDealerSend = panelCall({
  key: "panelDealerSend",
  path: "/panel/dealers/sendCredit",
  summary: "Credit from the actor's dealer to its parent, to a child, or, by flag, to a dealer of the same parent.",
  action: "credit.up",
  effect: true,
  payload: wire.fields({ dealerId: id, amount: positiveAmount, note: z.optional(wire.note) }),
  result: result(wire.creditMoved),
  errors: ["dealer_closed", ...credits],
});

export const panelDealerTake = panelCall({
  key: "panelDealerTake",
  path: "/panel/dealers/takeCredit",
  summary: "Credit back from a child dealer.",
  action: "credit.down",
  effect: true,
  payload: wire.fields({ dealerId: id, amount: positiveAmount, note: z.optional(wire.note) }),
  result: result(wire.creditMoved),
  errors: credits,
});

export const panelUsers = panelCall({
  key: "panelUsers",
  path: "/panel/users/list",
  summary: "Users that the actor may see.",
  action: "user.view",
  payload: userList.page,
  result: pageOf(branch.userRow),
  errors: ["dealer_not_found"],
});

export const panelUsersExport = panelCall({
  key: "panelUsersExport",
  path: "/panel/users/export",
  summary: "The same users as a CSV file.",
  action: "user.view",
  format: "csv",
  payload: userList.all,
  result: file,
  errors: ["dealer_not_found"],
});

export const panelUser = panelCall({
  key: "panelUser",
  path: "/panel/users/get",
  summary: "One user with services and limits.",
  action: "user.view",
  payload: wire.fields({ playerId: id }),
  result: result(branch.panelUser),
  errors: ["user_not_found"],
});

export const panelUserCreate = panelCall({
  key: "panelUserCreate",
  path: "/panel/users/create",
  summary: "Makes a user directly below the actor's dealer, or below any of the tenant for an operator.",
  action: "user.create",
  effect: true,
  payload: wire.fields({
    dealerId: z.optional(id),
    siteId: id,
    userName: newUserName,
    password,
    lang: languageCode,
    currency: z.optional(currencyCode),
    online: z.boolean(),
    services: z.optional(wire.serviceFlags),
    limits: z.optional(wire.limits),
  }),
  result: result(branch.panelUser),
  errors: [
    "dealer_not_found",
    "not_found",
    "username_in_use",
    "password_too_weak",
    "user_quota_reached",
    "dealer_closed",
    "dealer_limit_exceeded",
    ...key,
  ],
});

export const panelUserServices = panelCall({
  key: "panelUserServices",
  path: "/panel/users/setServices",
  summary: "Switches a user or single services on and off. `version` is that which was shown.",
  action: "user.services",
  payload: wire.fields({
    playerId: id,
    version: wire.version,
    active: z.boolean(),
    online: z.boolean(),
    services: wire.serviceFlags,
    reason: z.optional(wire.reason),
  }),
  result: result(branch.panelUser),
  errors: ["user_not_found", "version_conflict", "dealer_closed"],
});

export const panelUserTransfers = panelCall({
  key: "panelUserTransfers",
  path: "/panel/users/setTransfers",
  summary:
    "Blocks what a user asks to pay in or out, or opens it again (`transfers_blocked`). What is pending stays to be decided.",
  action: "user.services",
  payload: wire.fields({
    playerId: id,
    version: wire.version,
    blocked: z.boolean(),
    reason: z.optional(wire.reason),
  }),
  result: result(branch.panelUser),
  errors: ["user_not_found", "version_conflict"],
});

export const panelUserLimits = panelCall({
  key: "panelUserLimits",
  path: "/panel/users/setLimits",
  summary:
    "Sets a user's limits. What lets him stake or win more asks for limit.raise, anything narrower for limit.lower (§5: limits can only be raised); none may go beyond a dealer's above him (D39).",
  action: "limit.raise",
  payload: wire.fields({
    playerId: id,
    version: wire.version,
    limits: wire.limits,
    reason: z.optional(wire.reason),
  }),
  result: result(branch.panelUser),
  errors: ["user_not_found", "version_conflict", "limit_not_raised", "dealer_limit_exceeded", "second_factor_needed"],
});

export const panelUserSend = panelCall({
  key: "panelUserSend",
  path: "/panel/users/sendCredit",
  summary: "Credit from the actor's dealer to a user's cash.",
  action: "credit.user",
  effect: true,
  payload: wire.fields({ playerId: id, amount: positiveAmount, note: z.optional(wire.note) }),
  result: result(wire.creditMoved),
  errors: credits,
});

export const panelUserTake = panelCall({
  key: "panelUserTake",
  path: "/panel/users/takeCredit",
  summary: "Credit back from a user: at most his cash without what is held.",
  action: "credit.user",
  effect: true,
  payload: wire.fields({ playerId: id, amount: positiveAmount, note: z.optional(wire.note) }),
  result: result(wire.creditMoved),
  errors: credits,
});

export const panelCoupons = panelCall({
  key: "panelCoupons",
  path: "/panel/coupons/list",
  summary: "Coupons of the users that the actor may see.",
  action: "coupon.view",
  payload: couponList.page,
  result: pageOf(wire.couponRow),
  errors: ["dealer_not_found", "user_not_found"],
});

export const panelCouponsExport = panelCall({
  key: "panelCouponsExport",
  path: "/panel/coupons/export",
  summary: "The same coupons as a CSV file.",
  action: "coupon.view",
  format: "csv",
  payload: couponList.all,
  result: file,
  errors: ["dealer_not_found", "user_not_found"],
});

export const panelCoupon = panelCall({
  key: "panelCoupon",
  path: "/panel/coupons/get",
  summary: "One coupon with its selections and postings.",
  action: "coupon.view",
  payload: wire.fields({ couponId: id }),
  result: result(wire.panelCoupon),
  errors: ["not_found"],
});

export const panelCouponCancel = panelCall({
  key: "panelCouponCancel",
  path: "/panel/coupons/cancel",
  summary: "Cancels a coupon within its window (D18): the stake goes back; actor and reason stay on the coupon.",
  action: "coupon.cancel",
  effect: true,
  payload: wire.fields({ couponId: id, reason: wire.reason }),
  result: result(wire.panelCancelled),
  errors: [
    "not_found",
    "not_waiting",
    "cancel_period_over",
    "live_not_cancellable",
    "already_in_progress",
    "second_factor_needed",
    ...key,
  ],
});

export const panelMovements = panelCall({
  key: "panelMovements",
  path: "/panel/movements/list",
  summary: "What moved the credit of the actor's dealer, of one below, or a user's cash; for an operator everybody's.",
  action: "movement.view",
  payload: movementList.page,
  result: pageOf(wire.movementRow),
  errors: ["dealer_not_found", "user_not_found"],
});

export const panelMovementsExport = panelCall({
  key: "panelMovementsExport",
  path: "/panel/movements/export",
  summary: "The same movements as a CSV file.",
  action: "movement.view",
  format: "csv",
  payload: movementList.all,
  result: file,
  errors: ["dealer_not_found", "user_not_found"],
});

export const panelViews = panelCall({
  key: "panelViews",
  path: "/panel/views/list",
  summary: "The actor's saved views of a list.",
  action: "any",
  payload: wire.fields({ list: wire.listName }),
  result: results(wire.savedView, 50),
});

export const panelViewSave = panelCall({
  key: "panelViewSave",
  path: "/panel/views/save",
  summary: "Keeps a list's state under a name; with `viewId`, in place of that one. At most 50 a list.",
  action: "any",
  payload: wire.fields({
    list: wire.listName,
    viewId: z.optional(id),
    name: text(60, 1),
    query: text(2000),
  }),
  result: result(wire.savedView),
  errors: ["not_found", "view_name_in_use", "view_limit_reached"],
});

export const panelViewDelete = panelCall({
  key: "panelViewDelete",
  path: "/panel/views/delete",
  summary: "Forgets a saved view.",
  action: "any",
  payload: wire.fields({ viewId: id }),
  result: result(wire.fields({ left: count })),
  errors: ["not_found"],
});

export const panelAudit = panelCall({
  key: "panelAudit",
  path: "/panel/audit/list",
  summary: "Changes with before and after: a dealer's own, all of the tenant for an operator.",
  action: "log.view",
  payload: auditList.page,
  result: pageOf(wire.auditRow),
  errors: ["dealer_not_found", "user_not_found"],
});

export const panelAuditExport = panelCall({
  key: "panelAuditExport",
  path: "/panel/audit/export",
  summary: "The same changes as a CSV file.",
  action: "log.view",
  format: "csv",
  payload: auditList.all,
  result: file,
  errors: ["dealer_not_found", "user_not_found"],
});
