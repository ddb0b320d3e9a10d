import type { Minor } from "@livery/betting";

/** A language that a site offers (D37). */
export interface LanguageRecord {
  readonly languageId: number;
  /** Opaque: `iq` is Sorani Kurdish. `bcp47` says what it means. */
  readonly code: string;
  readonly bcp47: string;
  readonly dir: "ltr" | "rtl";
  readonly numbering: string;
  readonly calendar: string;
  /** The language's name in itself. */
  readonly text: string;
  readonly icon: string;
  /** Folder of the language's words. */
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
  /** Who sees it and where, in the operator's own words. */
  readonly type: string;
  readonly type2: string;
  /** At the last one the carousel closes instead of beginning again. */
  readonly autoClose: boolean;
}

export interface Notification {
  readonly notificationId: number;
  readonly title: string;
  readonly createdAt: string;
  readonly read: boolean;
  /** The request to pay in or out whose decision it tells; null for what is about anything else. */
  readonly transferId: number | null;
  /** The bonus whose request's decision it tells; null for what is about anything else. */
  readonly bonusId: number | null;
}

/** A winner as the public list shows one: the name is masked. */
export interface Winner {
  readonly maskedName: string;
  readonly amount: Minor;
  readonly currency: string;
  /** What was won on: a game's title or a coupon's kind. */
  readonly title: string;
  readonly wonAt: string;
}

export const captchaQuestions = ["sum", "difference", "largest"] as const;
/** A question about numbers, which the screen asks in the player's language: what they make together, the first less the second, the largest. */
export interface CaptchaQuestion {
  readonly kind: (typeof captchaQuestions)[number];
  readonly numbers: readonly number[];
}

/** A security code: figures in a picture to be typed back, or a question to be answered; one of the two, once. */
export interface Captcha {
  readonly captchaId: string;
  /** A `data:` address. */
  readonly image: string | null;
  readonly question: CaptchaQuestion | null;
  readonly expiresAt: string;
}

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** A settings document in the specification's names: what the merge of D51 works on. */
export type SettingsDocument = { readonly [name: string]: JsonValue };

/** What the central settings service answers for a domain. */
export interface SettingsAnswer {
  readonly document: SettingsDocument;
  /** Where the API moved to, or null. Accepted only where the skin lists the host (docs/spec/security.md). */
  readonly newApi: string | null;
  /** Only grows; an older answer than the last one is ignored. */
  readonly revision: number;
}
