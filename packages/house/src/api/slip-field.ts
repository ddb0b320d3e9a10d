import { CallError } from "@livery/contract";

/** The payload's field of each refusal of the whole coupon, if there is one. */
const fields: Readonly<Record<string, string>> = {
  stake_too_low: "ticketStake",
  stake_too_high: "ticketStake",
  insufficient_credit: "ticketStake",
  total_mismatch: "totalStake",
  kind_mismatch: "ticketType",
  kind_not_allowed: "ticketType",
  too_few_selections: "tips",
  too_many_selections: "tips",
  too_many_lines: "systemTickets",
  invalid_field: "systemTickets",
};

/** The payload's field within a tip. */
const tipFields: Readonly<Record<string, string>> = {
  not_found: "oddUniq",
  match_started: "matchId",
  match_cancelled: "matchId",
  market_closed: "oddUniq",
  market_locked: "oddUniq",
  duplicate_selection: "oddUniq",
  odds_changed: "odd",
  feed_stale: "odd",
  odds_too_low: "odd",
  odds_too_high: "odd",
  invalid_field: "bank",
};

/** Names the payload's field in a refusal of a coupon, if there is one. */
export function withSlipField(error: CallError): CallError {
  const path = pathOf(error);
  if (path === undefined) return error;
  const { code, params, legs, cause } = error;
  return new CallError(code, { params, legs, path, cause });
}

function pathOf({ code, params, legs }: CallError): string | undefined {
  const [leg] = legs;
  if (leg === undefined) return code === "kind_mismatch" && "phase" in params ? "couponType" : fields[code];
  const field = leg.params["missing"] === "match" ? "matchId" : tipFields[leg.code];
  return field === undefined ? `tips.${leg.index}` : `tips.${leg.index}.${field}`;
}
