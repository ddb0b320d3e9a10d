import type { PageName } from "@livery/skin";
import type { SectionName } from "@livery/ui/tokens";
import type { Guard } from "./guards.ts";

export interface RouteRow {
  /** The route's name of §2; also the key of its title (`route.<name>`). */
  readonly name: string;
  /** Path below `/{lang}`, parameters as `$name`; "" is Home. */
  readonly path: string;
  /** Null in a row of a later issue: its path is handled like any unknown path. */
  readonly page: PageName | null;
  readonly guards: readonly Guard[];
  /** The section's colours (§2.4); `sports` is the turquoise of everything else. */
  readonly section: SectionName;
  readonly header: boolean;
  readonly footer: boolean;
  /** Whether the bet slip stands beside the page. */
  readonly slip: boolean;
  /** A route on which a visitor signs in: login-first mode does not redirect from it (§4). */
  readonly signsIn: boolean;
}

type Detail = Partial<Omit<RouteRow, "name" | "path" | "page">>;

function row<const Name extends string, const Path extends string, const Page extends PageName | null>(
  name: Name,
  path: Path,
  page: Page,
  detail: Detail = {},
): RouteRow & { readonly name: Name; readonly path: Path; readonly page: Page } {
  return {
    name,
    path,
    page,
    guards: [],
    section: "sports",
    header: true,
    footer: true,
    slip: false,
    signsIn: false,
    ...detail,
  };
}

const login = { kind: "login" } as const;
const logout = { kind: "logout" } as const;
const registration = { kind: "registration" } as const;
const online = { kind: "online" } as const;
const affiliate = { kind: "affiliate" } as const;
const service = <const List extends Extract<Guard, { kind: "service" }>["services"]>(services: List) =>
  ({ kind: "service", services }) as const;

const bare = { header: false, footer: false, signsIn: true } as const;

/** Every route of §2, with the two that a list needs (a match, a coupon), and the check of a printed coupon (§6). */
export const routeTable = [
  row("Home", "", "home", { slip: true }),
  row("Login", "firstlogin", "login", { guards: [logout], ...bare }),
  row("Google", "google", null),
  row("Register", "register", "register", { guards: [logout, registration] }),
  row("RegisterAffiliate", "register/$affcode", "register", { guards: [logout, registration] }),
  row("Activation", "activation/$activationcode", null),
  row("SportBets", "sports", "sports", { guards: [service("sport")], slip: true }),
  row("Match", "sports/match/$matchId", "match", { guards: [service("sport")], slip: true }),
  row("LiveBets", "livebets", "liveBets", { guards: [service("live")], section: "live", footer: false, slip: true }),
  row("LiveSearch", "livebets/$keyWord", "liveBets", {
    guards: [service("live")],
    section: "live",
    footer: false,
    slip: true,
  }),
  row("LiveMatch", "livebets/match/$matchId", "liveMatch", {
    guards: [service("live")],
    section: "live",
    slip: true,
  }),
  row("SlotGames", "casino", null, { guards: [service("slots")], section: "slots" }),
  row("LiveCasino", "livecasino", null, { guards: [service("casino")], section: "casino" }),
  row("Bingo", "bingo", null, { guards: [service("bingo")], section: "bingo" }),
  row("TvGames", "tvgames", null, { guards: [service("tvGames")], section: "casino" }),
  row("VirtualGames", "virtualgames", null, { guards: [service("virtual")], section: "virtual" }),
  row("Promotions", "promotions", "promotions"),
  row("CouponShare", "couponShare/$id", "sharedCoupon", { slip: true }),
  row("TicketCheck", "ticketCheck", "ticketCheck"),
  row("Results", "results", "results"),
  row("Page", "page/$id", "info"),
  row("ForgotPassword", "forgotPassword", null, { guards: [logout, registration], signsIn: true }),
  row("ResetPassword", "resetPassword/$passCode", null, { guards: [logout, registration], signsIn: true }),
  row("LoginWithUser", "loginwithuser", null, bare),
  row("HandLogin", "handlogin", null, { signsIn: true }),
  row("Racing", "racing", null),
  row("Lotto", "lotto", null),
  row("VirtualLeague", "virtualleague", null),
  row("BetGames", "betgames", null),
  row("MintGaming", "mintGaming", null),
  row("VirtualSports", "virtualSports", null),
  row("Transactions", "transactions", "transactions", { guards: [login] }),
  row("TransferRequest", "transferRequest", "transferRequest", { guards: [login] }),
  row("Deposit", "deposit", "transferRequest", { guards: [login] }),
  row("Withdraw", "withdraw", "transferRequest", { guards: [login] }),
  row("ChangePassword", "changePassword", "changePassword", { guards: [login] }),
  row("UserInformation", "userInformation", "userInformation", { guards: [login] }),
  row("Notifications", "notifications", "notifications", { guards: [login] }),
  row("Coupons", "coupons", "coupons", { guards: [login, service("live|sport")] }),
  row("Coupon", "coupons/$couponNumber", "coupon", { guards: [login, service("live|sport")] }),
  row("Affiliate", "affiliate", null, { guards: [login, online, affiliate] }),
  row("AffiliateBanner", "affiliateBanner", null, { guards: [login, online, affiliate] }),
] as const satisfies readonly RouteRow[];

export type RouteName = (typeof routeTable)[number]["name"];
/** A route whose page exists. */
export type RealRoute = Exclude<(typeof routeTable)[number], { readonly page: null }>;
export type RealRouteName = RealRoute["name"];

export const realRoutes: readonly RealRoute[] = routeTable.filter((route): route is RealRoute => route.page !== null);

/** Frame and colours of an unknown path: Home's (D45). */
export const unknownRoute: RouteRow = row("404", "*", "home", { slip: true });

/** The row of a route. */
export function routeNamed<Name extends RouteName>(name: Name): Extract<(typeof routeTable)[number], { name: Name }> {
  const found = routeTable.find((route) => route.name === name);
  if (found === undefined) throw new RangeError(`no route is named ${name}`);
  return found as Extract<(typeof routeTable)[number], { name: Name }>;
}

/** Whether a page exists for a route's name: menus and footers show only those. */
export function isReal(name: RouteName): name is RealRouteName {
  return realRoutes.some((route) => route.name === name);
}

/**
 * The paths that the server answers with the shell and status 200, as patterns below `/{lang}/`: `sports/match/:matchId`. Home is
 * not in it (it has its own document) and neither are paths without a page (they are 404, D45).
 */
export const knownRoutePatterns: readonly string[] = realRoutes
  .filter((route) => route.path !== "")
  .map((route) => route.path.replaceAll("$", ":"));
