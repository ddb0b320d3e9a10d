/**
 * Every error of a call (D44): code → HTTP status and family. The text comes from the translations (`error.<code>`); `message` on
 * the wire is the English text for a log or a curl.
 */
export const errorCatalogue = {
  // validation
  invalid_field: { status: 400, family: "validation" },
  unknown_field: { status: 400, family: "validation" },
  malformed_body: { status: 400, family: "validation" },
  body_too_large: { status: 413, family: "validation" },
  not_found: { status: 404, family: "validation" },
  unknown_site: { status: 404, family: "validation" },
  invalid_key: { status: 400, family: "validation" },
  key_reused: { status: 422, family: "validation" },
  kind_mismatch: { status: 409, family: "validation" },
  total_mismatch: { status: 409, family: "validation" },
  duplicate_selection: { status: 422, family: "validation" },
  password_wrong: { status: 422, family: "validation" },
  password_too_weak: { status: 422, family: "validation" },
  tournament_not_found: { status: 404, family: "validation" },
  user_not_found: { status: 404, family: "validation" },
  captcha_wrong: { status: 422, family: "validation" },
  activation_code_wrong: { status: 422, family: "validation" },
  renewal_code_wrong: { status: 422, family: "validation" },
  username_in_use: { status: 409, family: "validation" },
  id_number_in_use: { status: 409, family: "validation" },
  mobile_in_use: { status: 409, family: "validation" },
  email_in_use: { status: 409, family: "validation" },
  too_young: { status: 422, family: "validation" },
  duplicate_tag: { status: 409, family: "validation" },
  dealer_not_found: { status: 404, family: "validation" },
  version_conflict: { status: 409, family: "validation" },
  view_name_in_use: { status: 409, family: "validation" },
  nothing_to_roll_back: { status: 409, family: "validation" },
  result_impossible: { status: 422, family: "validation" },
  result_doubtful: { status: 409, family: "validation" },
  request_over: { status: 409, family: "validation" },
  second_factor_wrong: { status: 422, family: "validation" },
  picture_unreadable: { status: 422, family: "validation" },
  picture_too_large: { status: 422, family: "validation" },
  picture_too_slow: { status: 422, family: "validation" },
  // limit
  rate_limited: { status: 429, family: "limit" },
  stake_too_low: { status: 422, family: "limit" },
  stake_too_high: { status: 422, family: "limit" },
  odds_too_low: { status: 422, family: "limit" },
  odds_too_high: { status: 422, family: "limit" },
  too_few_selections: { status: 422, family: "limit" },
  too_many_selections: { status: 422, family: "limit" },
  too_many_lines: { status: 422, family: "limit" },
  kind_not_allowed: { status: 422, family: "limit" },
  user_limit_expired: { status: 422, family: "limit" },
  dealer_limit_exceeded: { status: 422, family: "limit" },
  casino_limits_over: { status: 422, family: "limit" },
  amount_too_low: { status: 422, family: "limit" },
  amount_too_high: { status: 422, family: "limit" },
  limit_not_raised: { status: 422, family: "limit" },
  user_quota_reached: { status: 422, family: "limit" },
  dealer_closed: { status: 422, family: "limit" },
  view_limit_reached: { status: 422, family: "limit" },
  // market
  match_not_started: { status: 409, family: "market" },
  match_started: { status: 409, family: "market" },
  match_cancelled: { status: 409, family: "market" },
  market_closed: { status: 409, family: "market" },
  market_locked: { status: 409, family: "market" },
  locked_matches: { status: 409, family: "market" },
  odds_changed: { status: 409, family: "market" },
  feed_stale: { status: 409, family: "market" },
  // funds
  insufficient_credit: { status: 422, family: "funds" },
  debt_open: { status: 422, family: "funds" },
  currency_mismatch: { status: 422, family: "funds" },
  already_in_progress: { status: 409, family: "funds" },
  cancel_period_over: { status: 409, family: "funds" },
  live_not_cancellable: { status: 409, family: "funds" },
  not_sellable: { status: 409, family: "funds" },
  quote_expired: { status: 409, family: "funds" },
  not_waiting: { status: 409, family: "funds" },
  transfers_blocked: { status: 422, family: "funds" },
  method_withdrawn: { status: 409, family: "funds" },
  already_requested: { status: 409, family: "funds" },
  bonus_requested: { status: 409, family: "funds" },
  bonus_used: { status: 409, family: "funds" },
  bonus_withdrawn: { status: 409, family: "funds" },
  // permission
  wrong_credentials: { status: 401, family: "permission" },
  signed_out: { status: 401, family: "permission" },
  account_passive: { status: 403, family: "permission" },
  service_off: { status: 403, family: "permission" },
  not_allowed: { status: 403, family: "permission" },
  platform_only: { status: 403, family: "permission" },
  second_person_needed: { status: 403, family: "permission" },
  second_factor_needed: { status: 403, family: "permission" },
  registration_closed: { status: 403, family: "permission" },
  sell_not_allowed: { status: 403, family: "permission" },
  origin_refused: { status: 403, family: "permission" },
  identity_conflict: { status: 409, family: "permission" },
  // geo
  country_not_permitted: { status: 403, family: "geo" },
  // print
  print_failed: { status: 409, family: "print" },
  printer_no_paper: { status: 409, family: "print" },
  printer_offline: { status: 409, family: "print" },
  printer_cover_open: { status: 409, family: "print" },
  // system
  not_served: { status: 501, family: "system" },
  maintenance: { status: 503, family: "system" },
  // The tenant's ledger failed the audit: no money moves until a person has checked it.
  read_only: { status: 503, family: "system" },
  busy: { status: 503, family: "system" },
  technical: { status: 500, family: "system" },
  game_unavailable: { status: 503, family: "system" },
  // created by the client alone: there was no response, or an unreadable one
  offline: { status: 0, family: "system" },
  timeout: { status: 0, family: "system" },
  unreadable_answer: { status: 0, family: "system" },
  socket_not_connected: { status: 0, family: "system" },
} as const satisfies Record<string, { status: number; family: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
export type ErrorFamily = (typeof errorCatalogue)[ErrorCode]["family"];

/** The errors of every call. */
export const commonErrors = [
  "invalid_field",
  "unknown_field",
  "malformed_body",
  "body_too_large",
  "unknown_site",
  "rate_limited",
  "signed_out",
  "not_allowed",
  "origin_refused",
  "identity_conflict",
  "not_served",
  "maintenance",
  "read_only",
  "busy",
  "technical",
] as const satisfies readonly ErrorCode[];

/**
 * The values of a refusal, for the screen. Amounts are minor units, odds decimal text, counts numbers. Of a coupon:
 * `stake_too_low` {min}, `stake_too_high` {max}, `dealer_limit_exceeded` {max}: the smallest and the largest accepted total stake
 * (without `max` no stake is accepted); `insufficient_credit` {balance, stake}; `debt_open` {owed}; `too_few_selections` {min,
 * count}; `too_many_selections` {max, count, of}; `total_mismatch` {total}; `kind_mismatch` {kind} or {phase}. Of a leg, always
 * with {match} ("{home} – {away}") if the match is known: `odds_changed` {old, new}; `odds_too_low` {min}; `odds_too_high` {max}.
 * Of a payment: `amount_too_low` and `amount_too_high` {min, max}, the method's range; `insufficient_credit` {balance, amount};
 * `debt_open` {owed}; `already_in_progress` {transfer}, the id of the pending payment, or {request}, the id of the approval that waits; `invalid_field` {expected} at values.{name}.
 */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** The error of one leg of a coupon; `index` is its index in the payload. */
export interface LegError {
  readonly index: number;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/** The body of every response that is not 2xx. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly params: ErrorParams;
  /** The faulty payload field, dotted: `tips.0.odd`. */
  readonly path?: string;
  readonly legs?: readonly LegError[];
  readonly requestId?: string;
}

/** Thrown by the server's handlers and by the client, with the same shape on both sides. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly path: string | undefined;
  readonly legs: readonly LegError[];

  constructor(
    code: ErrorCode,
    detail: { params?: ErrorParams; path?: string; legs?: readonly LegError[]; message?: string; cause?: unknown } = {},
  ) {
    super(detail.message ?? code, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.name = "CallError";
    this.code = code;
    this.params = detail.params ?? {};
    this.path = detail.path;
    this.legs = detail.legs ?? [];
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}
