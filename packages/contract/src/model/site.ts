import type { Minor } from "@livery/betting";

/** A language that a site offers (D37). */
export interface LanguageRecord {
  readonly languageId: number;
  /** Opaque: `iq` is Sorani Kurdish. `bcp47` names the language. */
  readonly code: string;
  readonly bcp47: string;
  readonly dir: "ltr" | "rtl";
  readonly numbering: string;
  readonly calendar: string;
  /** The language's own name. */
  readonly text: string;
  readonly icon: string;
  /** The folder of the language's messages. */
  readonly directory: string;
  readonly enabled: boolean;
}

export interface Country {
  readonly countryId: number;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly code: string;
  readonly name: string;
  /** With its plus sign: "+90". */
  readonly phoneCode: string;
}

export interface Currency {
  readonly currencyId: number;
  /** ISO 4217. */
  readonly code: string;
  readonly symbol: string;
  /** Digits of the minor unit (D38): 3 for TND and IQD. */
  readonly digits: number;
}

/** An info page (§2): about us, terms, … `html` is sanitised on write and again on render (D62). */
export interface InfoPage {
  readonly pageId: number;
  readonly title: string;
  readonly html: string;
  readonly updatedAt: string;
}

export interface Slider {
  readonly sliderId: number;
  readonly title: string;
  readonly image: string;
  readonly mobileImage: string | null;
  readonly link: string | null;
  readonly listOrder: number;
}

/** An announcement of the alert carousel (§4). `html` as in `InfoPage`. */
export interface Popup {
  readonly popupId: number;
  readonly title: string;
  readonly html: string;
  /** The audience and the pages of the announcement, in the operator's own words. */
  readonly type: string;
  readonly type2: string;
  /** After the last announcement the carousel closes instead of starting again. */
  readonly autoClose: boolean;
}

export interface Notification {
  readonly notificationId: number;
  /** `{amount}` in it stands for `amount` of `currency`, in the format of the reader's language. */
  readonly title: string;
  readonly createdAt: string;
  readonly read: boolean;
  /** The payment request whose decision it reports; null for other notifications. */
  readonly paymentId: number | null;
  /** Of the payment request; null for other notifications. */
  readonly amount: Minor | null;
  readonly currency: string | null;
  /** The bonus whose decided request it reports; null for other notifications. */
  readonly bonusId: number | null;
}

/** A winner in the public list, with a masked name. */
export interface Winner {
  readonly maskedName: string;
  readonly amount: Minor;
  readonly currency: string;
  /** What the winner played: a game's title or a coupon's kind. */
  readonly title: string;
  readonly wonAt: string;
}

/**
 * A security code, valid once: digits in a picture to type, or groups of tones to count and type as digits; one of the two. No
 * field has the digits.
 */
export interface Captcha {
  readonly captchaId: string;
  /** A `data:` address. */
  readonly image: string | null;
  /** A `data:` address. */
  readonly sound: string | null;
  readonly expiresAt: string;
}

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** A settings document in the specification's names: the input of the merge of D51. */
export type SettingsDocument = { readonly [name: string]: JsonValue };

/** The answer of the central settings service for a domain. */
export interface SettingsAnswer {
  readonly document: SettingsDocument;
  /** The new address of the API, or null. Accepted only if the skin lists the host (docs/spec/security.md). */
  readonly newApi: string | null;
  /** Only grows; an answer older than the last one is ignored. */
  readonly revision: number;
}
