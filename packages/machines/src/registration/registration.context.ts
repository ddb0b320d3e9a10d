import type { Captcha, Registered } from "@livery/contract";
import type { NewAccount } from "./account.ts";
import type { CheckedField, RegistrationField, RegistrationValues } from "./fields.ts";
import type { FieldRefusal, Problem } from "./refusal.ts";
import type { RegistrationRules } from "./rules.ts";

export type CaptchaKind = "picture" | "sound";

/** The calls of a registration, each throwing CallError, and the site's initial values. */
export interface RegistrationInput {
  readonly rules: RegistrationRules;
  readonly defaults: Partial<RegistrationValues>;
  /** The code of `register/{affcode}`. */
  readonly affiliate: string | null;
  /** Whether a name or number is not in use (`userNameCheck`, `emailCheck`, `mobileCheck`, `idNumberCheck`). */
  readonly checkFree: (field: CheckedField, value: string, signal: AbortSignal) => Promise<boolean>;
  readonly captcha: (kind: CaptchaKind, signal: AbortSignal) => Promise<Captcha>;
  /** Creates the account; calls with the same key create one (D21). */
  readonly send: (account: NewAccount, key: string, signal: AbortSignal) => Promise<Registered>;
  readonly newKey: () => string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly now: () => number;
}

export interface RegistrationContext {
  readonly input: RegistrationInput;
  readonly values: RegistrationValues;
  /** Fields that the player left; only their problems are shown. */
  readonly touched: ReadonlySet<RegistrationField>;
  /** The server's last check of each value. */
  readonly checks: Partial<Record<CheckedField, { readonly value: string; readonly free: boolean }>>;
  readonly refusals: Partial<Record<RegistrationField, FieldRefusal>>;
  /** A refusal that concerns no field. */
  readonly problem: Problem | null;
  readonly captchaKind: CaptchaKind;
  readonly captcha: Captcha | null;
  readonly captchaProblem: Problem | null;
  /** The previous code was answered but expired before the form was sent. */
  readonly captchaExpired: boolean;
  /** The last account sent, with its key: the same values again are the same account. */
  readonly attempt: { readonly key: string; readonly account: NewAccount } | null;
  readonly registered: Registered | null;
}

export type RegistrationEvent =
  | { readonly type: "CHANGE"; readonly field: RegistrationField; readonly value: string }
  /** The player left these fields, or the form checks them: their problems are shown from now on. */
  | { readonly type: "TOUCH"; readonly fields: readonly RegistrationField[] }
  | { readonly type: "CAPTCHA"; readonly kind: CaptchaKind }
  | { readonly type: "SUBMIT" };

/** `wrong`: the form cannot continue; `field` is the first field with a problem, null if no field has one. */
export type RegistrationEmitted =
  | { readonly type: "wrong"; readonly field: RegistrationField | null }
  | { readonly type: "registered"; readonly registered: Registered };
