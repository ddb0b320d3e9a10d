import type { Service, Settings } from "@livery/contract";
import type { SectionName } from "@livery/ui/tokens";
import { isReal, routeNamed, type RealRouteName, type RouteName } from "./table.ts";

interface MainEntry {
  readonly route: RouteName;
  readonly service: Service;
  readonly isNew: boolean;
}

/** §2.2: an entry and the service flag that it needs. */
const mainEntries: readonly MainEntry[] = [
  { route: "SportBets", service: "sport", isNew: false },
  { route: "LiveBets", service: "live", isNew: false },
  { route: "SlotGames", service: "slots", isNew: false },
  { route: "LiveCasino", service: "casino", isNew: true },
  { route: "Bingo", service: "bingo", isNew: false },
  { route: "VirtualGames", service: "virtual", isNew: false },
  { route: "TvGames", service: "tvGames", isNew: true },
];

export interface MenuEntry {
  readonly route: RealRouteName;
  /** The section whose colours the entry has (§2.4). */
  readonly section: SectionName;
  readonly isNew: boolean;
}

/** The main menu: entries whose page exists and whose service the player has; a visitor sees every section. */
export function mainMenu(user: { readonly services: Readonly<Record<Service, boolean>> } | null): readonly MenuEntry[] {
  return mainEntries.flatMap(({ route, service, isNew }) =>
    isReal(route) && (user === null || user.services[service])
      ? [{ route, section: routeNamed(route).section, isNew }]
      : [],
  );
}

/** §2.2, in its order; logout and the version follow it. */
const accountEntries: readonly RouteName[] = [
  "Coupons",
  "Transactions",
  "TransferRequest",
  "Deposit",
  "Withdraw",
  "UserInformation",
  "Affiliate",
  "AffiliateBanner",
  "ChangePassword",
];

export const accountMenu: readonly RealRouteName[] = accountEntries.filter(isReal);

export type PaymentEntry = "Deposit" | "Withdraw";
/** The account's entries that move money: a header shows them beside the balance too (§2.3). */
export const paymentMenu: readonly PaymentEntry[] = ["Deposit", "Withdraw"];

/** Whether deposit and withdraw are shown: only to online users (§6), and not on a login-first site (§2.3). */
export function hasPayments(
  user: { readonly online: boolean } | null,
  { loginFirst }: Pick<Settings, "loginFirst">,
): boolean {
  return user?.online === true && !loginFirst;
}

const entries: Partial<Record<RealRouteName, RealRouteName>> = {
  Match: "SportBets",
  LiveMatch: "LiveBets",
  Coupon: "Coupons",
};

/** Returns the menu entry of a page: a match belongs to sports or live bets, a coupon to the coupons. */
export function entryOf(route: RealRouteName | null): RealRouteName | null {
  return route === null ? null : (entries[route] ?? route);
}

export type InfoPage = keyof Settings["infoPages"];

/** §2.2: the information pages and the support pages; their ids are settings (D48). */
export const infoLinks: readonly InfoPage[] = ["about", "privacy", "terms", "responsible", "betRules"];
export const supportLinks: readonly InfoPage[] = ["payments", "faq", "dictionary", "customerService"];

/** Whether visitors may open an account (§2): not if registration is closed, nor in login-first mode. */
export function isRegistrationOpen(settings: {
  readonly loginFirst: boolean;
  readonly registerDisabled: boolean;
}): boolean {
  return !settings.registerDisabled && !settings.loginFirst;
}
