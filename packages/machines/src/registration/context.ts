import type { Captcha, Registered } from "@livery/contract";
import type { NewAccount } from "./account.ts";
import type { CheckedField, RegistrationField, RegistrationValues } from "./fields.ts";
import type { FieldRefusal, Problem } from "./refusal.ts";
import type { RegistrationRules } from "./rules.ts";

export type CaptchaKind = "picture" | "question";

/** The calls of a registration, each throwing CallError, and what the site begins with. */
export interface RegistrationInput {
  readonly rules: RegistrationRules;
  readonly defaults: Partial<RegistrationValues>;
  /** Of `register/{affcode}`. */
  readonly affiliate: string | null;
  /** Whether a name or number is free (`userNameCheck`, `emailCheck`, `mobileCheck`, `idNumberCheck`). */
  readonly checkFree: (field: CheckedField, value: string, signal: AbortSignal) => Promise<boolean>;
  readonly captcha: (kind: CaptchaKind, signal: AbortSignal) => Promise<Captcha>;
  /** The same key, the same account (D21). */
  readonly send: (account: NewAccount, key: string, signal: AbortSignal) => Promise<Registered>;
  readonly newKey: () => string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly now: () => number;
}

export interface RegistrationContext {
  readonly input: RegistrationInput;
  readonly values: RegistrationValues;
  /** Fields that were left, and so may be called wrong. */
  readonly touched: ReadonlySet<RegistrationField>;
  /** What the house said of a value last. */
  readonly checks: Partial<Record<CheckedField, { readonly value: string; readonly free: boolean }>>;
  readonly refusals: Partial<Record<RegistrationField, FieldRefusal>>;
  /** A no that is about no field. */
  readonly problem: Problem | null;
  readonly captchaKind: CaptchaKind;
  readonly captcha: Captcha | null;
  readonly captchaProblem: Problem | null;
  /** The one before was answered, and its time had come before it was sent. */
  readonly captchaExpired: boolean;
  /** What was sent last, and under which key: the same again is the same account. */
  readonly attempt: { readonly key: string; readonly account: NewAccount } | null;
  readonly registered: Registered | null;
}

export type RegistrationEvent =
  | { readonly type: "CHANGE"; readonly field: RegistrationField; readonly value: string }
  /** The fields were left, or are asked about: what is wrong with them is said from now on. */
  | { readonly type: "TOUCH"; readonly fields: readonly RegistrationField[] }
  | { readonly type: "CAPTCHA"; readonly kind: CaptchaKind }
  | { readonly type: "SUBMIT" };

/** `wrong`: the form cannot go on; the first field in which something is wrong, null where it is none of them. */
export type RegistrationEmitted =
  | { readonly type: "wrong"; readonly field: RegistrationField | null }
  | { readonly type: "registered"; readonly registered: Registered };
