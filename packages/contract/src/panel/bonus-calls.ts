import * as z from "zod/mini";
import { id } from "../wire/atoms.ts";
import { pageOf, result } from "../wire/answer.ts";
import * as wire from "./bonus-wire.ts";
import { bonusList, bonusRequestList } from "./lists.ts";
import { file, key, panelCall } from "./panel-call.ts";
import { fields, onOff, reason, version } from "./wire.ts";

export const panelBonuses = panelCall({
  key: "panelBonuses",
  path: "/panel/bonuses/list",
  summary: "The tenant's bonuses, offered or not.",
  action: "catalogue.edit",
  payload: bonusList.page,
  result: pageOf(wire.bonusRow),
});

export const panelBonusesExport = panelCall({
  key: "panelBonusesExport",
  path: "/panel/bonuses/export",
  summary: "The same bonuses as a CSV file.",
  action: "catalogue.edit",
  format: "csv",
  payload: bonusList.all,
  result: file,
});

export const panelBonus = panelCall({
  key: "panelBonus",
  path: "/panel/bonuses/get",
  summary: "One bonus with its texts in every language.",
  action: "catalogue.edit",
  payload: fields({ bonusId: id }),
  result: result(wire.panelBonus),
  errors: ["not_found"],
});

const terms = ["invalid_field", "second_factor_needed"] as const;

export const panelBonusCreate = panelCall({
  key: "panelBonusCreate",
  path: "/panel/bonuses/create",
  summary: "Makes a bonus; it is offered from then on, within its time.",
  action: "offer.edit",
  effect: true,
  payload: fields(wire.bonusTerms),
  result: result(wire.panelBonus),
  errors: [...terms, ...key],
});

export const panelBonusChange = panelCall({
  key: "panelBonusChange",
  path: "/panel/bonuses/change",
  summary:
    "Changes what a bonus is and says; requests that are there keep what they were asked for. `version` is that which was shown.",
  action: "offer.edit",
  payload: fields({ bonusId: id, version, ...wire.bonusTerms, reason: z.optional(reason) }),
  result: result(wire.panelBonus),
  errors: ["not_found", "version_conflict", ...terms],
});

export const panelBonusOffer = panelCall({
  key: "panelBonusOffer",
  path: "/panel/bonuses/offer",
  summary:
    "Withdraws a bonus, or offers it again. Who has it on his screen is told so when he asks for it (`bonus_withdrawn`); requests that wait stay. `version` is that which was shown.",
  action: "offer.edit",
  payload: fields({ bonusId: id, version, active: onOff, reason: z.optional(reason) }),
  result: result(wire.panelBonus),
  errors: ["not_found", "version_conflict", "second_factor_needed"],
});

export const panelBonusRequests = panelCall({
  key: "panelBonusRequests",
  path: "/panel/bonus-requests/list",
  summary: "Requests for bonuses of the users that the actor may see.",
  action: "user.view",
  payload: bonusRequestList.page,
  result: pageOf(wire.bonusRequestRow),
  errors: ["dealer_not_found", "user_not_found"],
});

export const panelBonusRequestsExport = panelCall({
  key: "panelBonusRequestsExport",
  path: "/panel/bonus-requests/export",
  summary: "The same requests as a CSV file.",
  action: "user.view",
  format: "csv",
  payload: bonusRequestList.all,
  result: file,
  errors: ["dealer_not_found", "user_not_found"],
});

export const panelBonusRequest = panelCall({
  key: "panelBonusRequest",
  path: "/panel/bonus-requests/get",
  summary: "One request, with what became of the same user's earlier ones for the same bonus.",
  action: "user.view",
  payload: fields({ requestId: id }),
  result: result(wire.panelBonusRequest),
  errors: ["not_found"],
});

const deciding = ["not_found", "request_over", "second_factor_needed", ...key] as const;

export const panelBonusRequestConfirm = panelCall({
  key: "panelBonusRequestConfirm",
  path: "/panel/bonus-requests/confirm",
  summary: "Confirms a request, once. It is a word to the user and moves no money.",
  action: "offer.edit",
  effect: true,
  payload: fields({ requestId: id, reason: z.optional(reason) }),
  result: result(wire.bonusRequestRow),
  errors: deciding,
});

export const panelBonusRequestCancel = panelCall({
  key: "panelBonusRequestCancel",
  path: "/panel/bonus-requests/cancel",
  summary: "Cancels a request, once, with the reason that the user reads; he can ask again.",
  action: "offer.edit",
  effect: true,
  payload: fields({ requestId: id, reason }),
  result: result(wire.bonusRequestRow),
  errors: deciding,
});
