import { aliases } from "./aliases.ts";
import { variantNames } from "../../packages/skin/src/variant-names.ts";

/** The states of a page that shows what a call answers. */
const standard = ["Full", "Loading", "Empty", "Failed", "Offline", "LongWords", "ManyRows", "Phone"] as const;

/** The states that each page, block and screen is shown in: one story a state, for each variant of the list of variants. */
export const shown = {
  pages: {
    home: [...standard, "Prerendered", "Banners"],
    sports: [...standard, "Chosen", "Found", "NothingFound", "TooShort", "TreeFailed", "SportsHome", "HeaderSearches"],
    match: [...standard, "Locked"],
    liveBets: [
      ...standard,
      "KeyWord",
      "Unfound",
      "Locked",
      "Stale",
      "Doubled",
      "Several",
      "SeveralNone",
      "SeveralStale",
      "SeveralEnded",
      "SeveralLong",
      "SeveralPhone",
    ],
    liveMatch: [...standard, "Course", "History", "Locked", "NoPrices"],
    login: ["Full", "Loading", "Failed", "Offline", "LongWords", "Phone", "Invalid", "Expired", "Asked"],
    register: [
      "Full",
      "Loading",
      "Failed",
      "Offline",
      "LongWords",
      "Phone",
      "Invalid",
      "InUse",
      "Refused",
      "FilledIn",
      "Asked",
      "Invited",
      "CaptchaFailed",
    ],
    coupons: [...standard, "Evening", "ByStake", "NoneOfStatus"],
    promotions: [...standard, "Visitor", "Opened", "OpenedPhone", "Sending", "Refused"],
    coupon: [
      ...standard,
      "Won",
      "Lost",
      "Pending",
      "Cancelled",
      "InPlay",
      "Offered",
      "NotSold",
      "PartlySold",
      "Sold",
      "UnderReview",
      "Shared",
      "AskedToCancel",
    ],
    transferRequest: [
      "Full",
      "Loading",
      "Empty",
      "Failed",
      "Offline",
      "LongWords",
      "Phone",
      "Withdraw",
      "Chosen",
      "Invalid",
      "Review",
      "Received",
      "Waiting",
    ],
    sharedCoupon: [...standard, "PartlyGone", "Over"],
    ticketCheck: ["Full", "Loading", "Failed", "Offline", "LongWords", "Phone", "Invalid", "Unknown", "Found"],
    transactions: standard,
    results: standard,
    notifications: [...standard, "Opened", "AllRead"],
    userInformation: ["Full", "Loading", "Failed", "Offline", "LongWords", "Phone"],
    changePassword: ["Full", "Loading", "Failed", "Offline", "LongWords", "Phone", "Invalid", "Done"],
    info: standard,
  },
  blocks: {
    header: [
      "Visitor",
      "Player",
      "Unknown",
      "WithoutService",
      "LongWords",
      "Banners",
      "Notifications",
      "Promotions",
      "BonusPopup",
      "Payments",
      "PaymentsHidden",
      "PaymentPopup",
      "Phone",
      "Menu",
    ],
    footer: ["Full", "Bare", "LongWords", "Phone"],
    betSlip: [
      "Empty",
      "Loading",
      "One",
      "Many",
      "Visitor",
      "LongWords",
      "Phone",
      "System",
      "Ways",
      "Bonus",
      "TooHigh",
      "Keypad",
      "OddsChanged",
      "Locked",
      "Closed",
      "OutOfLimits",
      "Refused",
      "Several",
      "Shared",
      "UnknownCode",
      "Offline",
      "Placing",
      "Unknown",
      "Pending",
      "Placed",
      "Cleared",
    ],
    navigation: ["Visitor", "Player", "Selected", "WithoutService", "LongWords"],
  },
  screens: {
    start: ["Loading", "Failed", "Phone"],
    broken: ["Crash", "MissingCode", "MissingOffline"],
    maintenance: ["Full", "LongWords", "Phone"],
    update: ["Offered", "LongWords", "Phone"],
    announcements: ["One", "Several", "None", "Failed", "LongWords", "Phone"],
    chat: ["Full", "Loading", "Failed", "Offline", "LongWords", "Phone", "Closed"],
    unknownPath: ["Visitor"],
    guarded: ["WithoutService", "SignInFirst", "Passive"],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The routes (§2) that each page is shown at. */
export const routesOf: { readonly [Page in keyof typeof shown.pages]: readonly string[] } = {
  home: ["Home"],
  sports: ["SportBets"],
  match: ["Match"],
  liveBets: ["LiveBets", "LiveSearch"],
  liveMatch: ["LiveMatch"],
  login: ["Login"],
  register: ["Register", "RegisterAffiliate"],
  coupons: ["Coupons"],
  promotions: ["Promotions"],
  coupon: ["Coupon"],
  transferRequest: ["TransferRequest", "Deposit", "Withdraw"],
  sharedCoupon: ["CouponShare"],
  ticketCheck: ["TicketCheck"],
  transactions: ["Transactions"],
  results: ["Results"],
  notifications: ["Notifications"],
  userInformation: ["UserInformation"],
  changePassword: ["ChangePassword"],
  info: ["Page"],
};

export type Shown = typeof shown;
export type ShownKind = keyof Shown;

/** A page, block or screen in one variant, with its states. A page of one variant has none to name. */
export interface ShownVariant {
  readonly kind: ShownKind;
  readonly name: string;
  readonly variant: string | null;
  readonly states: readonly string[];
}

export function shownVariants(): readonly ShownVariant[] {
  return (Object.keys(shown) as readonly ShownKind[]).flatMap((kind) =>
    Object.entries<readonly string[]>(shown[kind]).flatMap(([name, states]) =>
      namedVariants(kind, name).map((variant) => ({ kind, name, variant, states })),
    ),
  );
}

/** The variants that stories of a page, block or screen name; only null where there is none to choose. */
function namedVariants(kind: ShownKind, name: string): readonly (string | null)[] {
  if (kind === "screens") return [null];
  const variants = (variantNames[kind] as Readonly<Record<string, readonly string[]>>)[name] ?? [];
  return hasGallery(kind, name) ? variants : [null];
}

/** Whether a page or block has variants to compare; the block of the mobile shell is shown like those of the other. */
export function hasGallery(kind: "pages" | "blocks", name: string): boolean {
  const variants = (variantNames[kind] as Readonly<Record<string, readonly string[]>>)[name] ?? [];
  return kind === "blocks" || variants.length > 1;
}

/** `liveBets` → `LiveBets`: how a name stands in the list of stories. */
export function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const groups: Readonly<Record<ShownKind, string>> = { pages: "Pages", blocks: "Blocks", screens: "Screens" };

/** Where a variant stands in the list of stories: `Pages/Home/lobby`. Their ids come from it. */
export function titleOf({ kind, name, variant }: ShownVariant): string {
  return [groups[kind], titled(name), ...(variant === null ? [] : [variant])].join("/");
}

/** The same with what else a page, block or screen is called, in one of its groups: `Pages/Home (landing)/lobby`. */
export function searchedTitleOf({ kind, name, variant }: ShownVariant, group: string = groups[kind]): string {
  const called = `${titled(name)} (${aliases[kind][name]})`;
  return [group, called, ...(variant === null ? [] : [variant])].join("/");
}

/** The id that Storybook makes of a title. */
export function titleId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-");
}

/** As Storybook makes it of a title and of a story's export: `Pages/LiveBets/list`, `LongWords` → `pages-livebets-list--long-words`. */
export function storyId(title: string, state: string): string {
  const spaced = state.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, " ");
  return [title, spaced].map(titleId).join("--");
}

/** The page of documentation of a variant. */
export function docsId(shownVariant: ShownVariant): string {
  return storyId(titleOf(shownVariant), "Docs");
}

/** The story that shows all variants of a page or block side by side. */
export function galleryId(name: string): string {
  return storyId(`Gallery/${titled(name)}`, "Variants");
}
