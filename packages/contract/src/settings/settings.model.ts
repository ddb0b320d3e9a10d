import type { Minor, OddsFormat } from "@livery/betting";

/** A social, contact or licence link: http(s), mailto or tel only. */
export type Link = string;

export type SocialName = "facebook" | "twitter" | "instagram" | "googleplus" | "youtube" | "vk" | "skype";
/** The info pages that the footer and the forms link to (§2). */
export type InfoPageName =
  | "dictionary"
  | "faq"
  | "about"
  | "privacy"
  | "terms"
  | "responsible"
  | "customerService"
  | "payments"
  | "betRules";

/** How deposit and withdraw open (§2): over the page, as a page, or as the site's live chat. */
export const payways = ["popup", "page", "chat"] as const;
export type Payway = (typeof payways)[number];

/**
 * A site's settings in the model's names (§3). The document of operators and the wire has the specification's names; `fields.ts`
 * maps them, with defaults.
 */
export interface Settings {
  readonly title: string;
  readonly keywords: string;
  readonly description: string;
  readonly logo: string | null;
  readonly favicon: string | null;
  readonly background: string | null;
  readonly domain: string;
  readonly api: string | null;
  readonly css: string;
  readonly generalJs: string;
  readonly liveChatScript: string;
  readonly liveChatScriptMobile: string;
  readonly googleAnalytics: string;
  readonly googleId: string;
  readonly googleSiteVerification: string;
  readonly footerText: string;
  readonly footerPaymentLogos: readonly string[];
  readonly licenceLink: Link | null;
  readonly licenceName: string;
  readonly whatsappNumbers: readonly string[];
  readonly whatsappTitle: string;
  readonly telegramName: string;
  readonly social: Readonly<
    Partial<Record<"facebook" | "twitter" | "instagram" | "googleplus" | "youtube" | "vk" | "skype", Link>>
  >;
  readonly tvLink: Link | null;
  readonly tvLogos: readonly string[];
  readonly bannerOne: { readonly file: string; readonly link: Link } | null;
  readonly bannerTwo: { readonly file: string; readonly link: Link } | null;
  readonly statisticUrl: Link | null;
  readonly registerDisabled: boolean;
  /** Login-first mode (§4): visitors see only Login. */
  readonly loginFirst: boolean;
  readonly defaultLanguage: string;
  readonly defaultTheme: string;
  /** The browser's language has priority over the default. */
  readonly browserLanguage: boolean;
  readonly autoPrint: boolean;
  readonly mailActivation: boolean;
  readonly topWinners: boolean;
  readonly redirectRegister: string;
  readonly registerMobileRequired: boolean;
  readonly registerTcRequired: boolean;
  readonly defaultPhone: string;
  readonly defaultCurrency: string;
  readonly defaultCountry: string;
  readonly themeChange: boolean;
  readonly payway: Payway;
  readonly headerSee: string;
  readonly affiliate: boolean;
  readonly currencyMode: string;
  /** Decimals of decimal odds, `tofixedNumber` (§9): 0–4. */
  readonly oddsDecimals: number;
  /** The odds format of a visitor who has chosen none (D32). */
  readonly oddsFormat: OddsFormat;
  /** Days ahead that Sports offers (§9): 1–365, default 30. */
  readonly matchesDays: number;
  /** Matches in the first bulletin: 100 (D31). */
  readonly firstBulletin: number;
  readonly liveShowTracker: boolean;
  readonly liveHost: string | null;
  /** Market types of live lists (§4.7); if empty, those that the server lists. */
  readonly liveMarketTypeIds: readonly number[];
  readonly serverId: string;
  readonly virtualGamesIds: readonly number[];
  readonly tvGamesIds: readonly number[];
  readonly topCasinoIds: readonly number[];
  readonly newCasinoIds: readonly number[];
  readonly topSlotIds: readonly number[];
  readonly newSlotIds: readonly number[];
  /** Quick stakes in minor units of the default currency (`coupon_amount_group`). */
  readonly quickStakes: readonly Minor[];
  /** Minutes within which a coupon may be cancelled (D18); 0: never. */
  readonly cancelMinutes: number;
  /** Coupons of several matches may be sold before the first of them has begun (D17). */
  readonly sellAccumulators: boolean;
  readonly operatorId: number;
  readonly version: string;
  /** A page that loads narrower than 500 px is redirected to the mobile host (D49). */
  readonly mobileRedirect: boolean;
  /** Planned Maintenance Work (§2): calls and pages answer 503. */
  readonly maintenance: boolean;
  /** The planned end of the maintenance, UTC; null if it is not known. */
  readonly maintenanceUntil: string | null;
  /** Alert popups are opened by the player alone (§2). */
  readonly popupsOnRequest: boolean;
  /** Home shows the Sports page (§2). */
  readonly sportsHome: boolean;
  /** D48: literals of one customer that became settings. */
  readonly languageSwitchLocked: boolean;
  readonly infoPages: Readonly<Record<InfoPageName, number>>;
  /** The time zone of displayed dates (D36), IANA name. */
  readonly timeZone: string;
  /** Languages of the site, in switcher order. */
  readonly languages: readonly string[];
}

/** The layers that a value can come from (D51), lowest first. */
export const settingSources = ["product", "skin", "baked", "cached", "fetched", "player"] as const;
export type SettingSource = (typeof settingSources)[number];
