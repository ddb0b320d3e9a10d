/** Why a tenant, a site or a dealer is not made, changed or removed, for programs. */
export type SetupRefusalCode =
  | "house_has_tenant"
  | "name_invalid"
  | "name_taken"
  | "host_invalid"
  | "host_missing"
  | "host_taken"
  | "host_unknown"
  | "site_key_invalid"
  | "site_key_taken"
  | "currency_unknown"
  | "currency_without_dealer"
  | "language_unknown"
  | "title_invalid"
  | "settings_refused"
  | "site_unknown"
  | "site_in_use"
  | "dealer_unknown"
  | "dealer_closed"
  | "dealer_currency"
  | "dealer_quota_reached"
  | "dealer_too_deep"
  | "dealer_in_use"
  | "permission_refused"
  | "staff_refused"
  | "token_invalid"
  | "token_unknown";

/** A refusal that has written nothing: `message` says why, `next` what to do about it. */
export class SetupRefusal extends Error {
  readonly code: SetupRefusalCode;
  readonly next: string;

  constructor(code: SetupRefusalCode, message: string, next: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "SetupRefusal";
    this.code = code;
    this.next = next;
  }
}
