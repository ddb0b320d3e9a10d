import * as z from "zod/mini";
import { id } from "../wire/atoms.ts";
import { pageOf, result } from "../wire/answer.ts";
import { resultList } from "./lists.ts";
import { file, key, panelCall } from "./panel-call.ts";
import * as wire from "./result-wire.ts";
import { fields, reason } from "./wire.ts";

export const panelResults = panelCall({
  key: "panelResults",
  path: "/panel/results/list",
  summary: "Matches that wait for a result or have one.",
  action: "result.view",
  payload: resultList.page,
  result: pageOf(wire.resultRow),
});

export const panelResultsExport = panelCall({
  key: "panelResultsExport",
  path: "/panel/results/export",
  summary: "The same matches as a CSV file.",
  action: "result.view",
  format: "csv",
  payload: resultList.all,
  result: file,
});

export const panelResult = panelCall({
  key: "panelResult",
  path: "/panel/results/get",
  summary: "One match with what was said of it, its markets, and what the tenant's coupons have on it.",
  action: "result.view",
  payload: fields({ matchId: id }),
  result: result(wire.matchResult),
  errors: ["not_found"],
});

export const panelResultOutlook = panelCall({
  key: "panelResultOutlook",
  path: "/panel/results/outlook",
  summary: "What something said of a match, or of one of its markets, would be about: coupons and money.",
  action: "result.view",
  payload: fields({ matchId: id, marketId: z.optional(id) }),
  result: result(wire.outlook),
  errors: ["not_found"],
});

const manualResultErrors = ["not_found", "platform_only", "version_conflict", "second_factor_needed", ...key] as const;

export const panelResultEnter = panelCall({
  key: "panelResultEnter",
  path: "/panel/results/enter",
  summary:
    "Says how a match ended, in the form of its sport: the score after regular time (D20), its parts or sets, and what is known of the rest. A score that the sport cannot have is refused (`result_impossible`, with the field). A result before the match can be over, or against the live feed, is refused (`result_doubtful`, `params.doubts` names why) unless `confirmed` names the same doubts. A provisional result is shown and settles nothing. Where it takes back what was paid, a second person has to confirm it from the tenant's threshold on. `version` is that which was shown.",
  action: "result.enter",
  effect: true,
  payload: fields({
    matchId: id,
    version: wire.eventVersion,
    ...wire.entered,
    certainty: wire.certainty,
    confirmed: z.optional(wire.doubts),
    reason: z.optional(reason),
  }),
  result: result(wire.resultAnswer),
  errors: [...manualResultErrors, "match_not_started", "result_impossible", "result_doubtful"],
});

export const panelResultMarket = panelCall({
  key: "panelResultMarket",
  path: "/panel/results/market",
  summary: "Says what every outcome of one market comes to, whatever the score is.",
  action: "result.enter",
  effect: true,
  payload: fields({ matchId: id, version: wire.eventVersion, marketId: id, outcomes: wire.verdicts, reason }),
  result: result(wire.resultAnswer),
  errors: manualResultErrors,
});

export const panelResultVoid = panelCall({
  key: "panelResultVoid",
  path: "/panel/results/void",
  summary: "Says that all bets on a match, or on one of its markets, are void.",
  action: "result.enter",
  effect: true,
  payload: fields({ matchId: id, version: wire.eventVersion, marketId: z.optional(id), reason }),
  result: result(wire.resultAnswer),
  errors: manualResultErrors,
});

export const panelResultRollBack = panelCall({
  key: "panelResultRollBack",
  path: "/panel/results/rollBack",
  summary:
    "Takes back what was said of a match or of one of its markets (D16): coupons wait again, under review, and their players are told.",
  action: "result.rollBack",
  effect: true,
  payload: fields({ matchId: id, version: wire.eventVersion, marketId: z.optional(id), reason }),
  result: result(wire.resultAnswer),
  errors: [...manualResultErrors, "nothing_to_roll_back"],
});

export const panelResultConfirm = panelCall({
  key: "panelResultConfirm",
  path: "/panel/results/confirm",
  summary:
    "Confirms, as the second person (D95), what somebody else asked for; `params.reason` of a refusal says why the caller is none.",
  action: "result.rollBack",
  effect: true,
  payload: fields({ requestId: id }),
  result: result(wire.resultAnswer),
  errors: [...manualResultErrors, "second_person_needed", "request_over", "match_not_started", "nothing_to_roll_back"],
});

export const panelResultRefuse = panelCall({
  key: "panelResultRefuse",
  path: "/panel/results/refuse",
  summary: "Refuses what somebody asked for, or withdraws what oneself did.",
  action: "result.rollBack",
  effect: true,
  payload: fields({ requestId: id }),
  result: result(wire.resultAnswer),
  errors: ["not_found", "platform_only", "request_over", "second_factor_needed", ...key],
});
