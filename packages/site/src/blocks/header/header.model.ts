import type { Minor } from "@livery/betting";
import type { Payway, Settings } from "@livery/contract/settings";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useHouseClock } from "../../core/clock.ts";
import { useHydrated } from "../../core/hydrated.ts";
import { useServices } from "../../core/services.ts";
import { chosenLanguageKey } from "../../core/chosen-language.ts";
import { useSettings } from "../../core/site-settings.ts";
import { useUser } from "../../core/user.ts";
import { useBonusCount } from "../../bonuses/use-bonus-count.ts";
import {
  accountMenu,
  entryOf,
  mainMenu,
  isRegistrationOpen,
  type MenuEntry,
  paymentMenu,
  hasPayments,
  type PaymentEntry,
} from "../../routes/menus.ts";
import { inLanguage, pathOf, routeAt } from "../../routes/paths.ts";
import type { RealRouteName } from "../../routes/table.ts";
import { signInPlacements } from "../../variants/sign-in-placements.ts";

export interface LanguageChoice {
  readonly code: string;
  readonly bcp47: string;
  /** The language's name in that language. */
  readonly text: string;
  readonly current: boolean;
  /** Address of the open page in that language. */
  readonly href: string;
}

export interface HeaderAccount {
  readonly name: string;
  readonly balance: Minor;
  readonly currency: string;
}

/** A promotional banner of the settings (§2, `specialone_*` and `specialtwo_*`). */
export interface HeaderBanner {
  readonly picture: string;
  readonly href: string;
  /** The host of the link, for users who do not see the picture. */
  readonly name: string;
}

export interface HeaderModel {
  readonly menu: readonly MenuEntry[];
  /** Pages listed beside the sections. */
  readonly links: readonly RealRouteName[];
  /** Number of bonuses on offer. If there is one, `links` has their page, with this number beside it (§2.2). */
  readonly promotions: number;
  readonly currentRoute: RealRouteName | null;
  /** Null for a visitor; "unknown" until the session has been requested. */
  readonly account: HeaderAccount | null | "unknown";
  readonly accountLinks: readonly RealRouteName[];
  /** Deposit and withdraw, if the header shows them to this user (§2.3); otherwise empty. */
  readonly payments: readonly PaymentEntry[];
  /** Returns the function that opens a popup in place of a page (§2: "a popup …, depending on the site"); null for pages. */
  readonly popupOf: (route: RealRouteName) => (() => void) | null;
  /** Empty if there is no choice (§2: more than one language, and not locked). */
  readonly languages: readonly LanguageChoice[];
  /** At most two; banners without a picture or a link are left out. */
  readonly banners: readonly HeaderBanner[];
  readonly version: string;
  /** Whether there are matches that this player may search. */
  readonly maySearch: boolean;
  /** Whether visitors are offered registration (§2): it is open, and the site is not login-first. */
  readonly mayRegister: boolean;
  readonly chooseLanguage: (choice: LanguageChoice) => void;
  readonly openPage: (route: RealRouteName) => void;
  /** Goes to the previous page, or to Home if there is none; null if there is no target. */
  readonly goBack: (() => void) | null;
  readonly signIn: () => void;
  readonly signOut: () => void;
  /** Opens the bonus request popup; null if the header has no button for this user (§2.3). */
  readonly requestBonus: (() => void) | null;
  readonly now: () => number;
}

declare module "../../variants/variant-types.ts" {
  interface BlockModels {
    readonly header: HeaderModel;
  }
}

/** The header (§2): menu by service flags, balance, account, languages, clock. */
export function useHeaderModel(): HeaderModel {
  const { bonusPopup, boot, cashier, openDocument, session, signIn, storage } = useServices();
  const now = useHouseClock();
  const settings = useSettings();
  const user = useUser();
  const router = useRouter();
  const promotions = useBonusCount();
  const hydrated = useHydrated();
  const { pathname, href, earlier } = useRouterState({
    select: ({ location }) => ({
      pathname: location.pathname,
      href: location.href,
      earlier: location.state.__TSR_index > 0,
    }),
    structuralSharing: true,
  });
  const known = user === "unknown" ? null : user;
  const currentRoute = entryOf(routeAt(boot.lang, pathname)?.name ?? null);
  const popupOf = (route: RealRouteName): (() => void) | null =>
    opensInPopup(route, settings.payway, currentRoute)
      ? () => cashier.set({ direction: route === "Withdraw" ? "withdraw" : "deposit" })
      : null;
  const openPage = (route: RealRouteName): void => {
    const popup = popupOf(route);
    if (popup === null) void router.navigate({ to: pathOf(boot.lang, route) });
    else popup();
  };
  const backTarget = backTargetOf({ earlier: hydrated && earlier, currentRoute });
  return {
    menu: mainMenu(known),
    // Last in the list, so that nothing moves when the count arrives.
    links: promotions > 0 ? ["Results", "Promotions"] : ["Results"],
    promotions,
    currentRoute,
    account: user === "unknown" ? user : known && accountOf(known),
    accountLinks: hasPayments(known, settings) ? accountMenu : accountMenu.filter((route) => !isPayment(route)),
    payments: hasPayments(known, settings) && !settings.registerDisabled ? paymentMenu : [],
    popupOf,
    languages: languageChoices(boot, href, settings.languageSwitchLocked),
    banners: bannersOf(settings),
    version: settings.version,
    maySearch: known === null || known.services.sport || known.services.live,
    mayRegister: isRegistrationOpen(settings),
    chooseLanguage: (choice) => {
      storage.write(chosenLanguageKey, choice.code);
      openDocument(choice.href);
    },
    openPage,
    goBack: backTarget === null ? null : () => (backTarget === "earlier" ? router.history.back() : openPage("Home")),
    signIn: () => {
      if (signInPlacements[boot.pages.login.variant] === "overlay") signIn.set({ because: null, returnTo: null });
      // After sign-in the player returns to this page.
      else if (currentRoute !== "Login")
        void router.navigate({ to: pathOf(boot.lang, "Login"), search: { return: href } });
    },
    signOut: () => session.send({ type: "SIGN_OUT" }),
    requestBonus: mayRequestBonus(known, settings, promotions) ? () => bonusPopup.set(true) : null,
    now,
  };
}

/** Returns the target of "back": the previous page, or Home for the first page; null on Home itself. */
export function backTargetOf(at: {
  readonly earlier: boolean;
  readonly currentRoute: RealRouteName | null;
}): "earlier" | "home" | null {
  if (at.earlier) return "earlier";
  return at.currentRoute === "Home" ? null : "home";
}

const isPayment = (route: RealRouteName): boolean => (paymentMenu as readonly RealRouteName[]).includes(route);

/** Returns the account links without the payment links, which menus show at their top. */
export function entriesBeside({
  accountLinks,
  payments,
}: Pick<HeaderModel, "accountLinks" | "payments">): readonly RealRouteName[] {
  return accountLinks.filter((route) => !(payments as readonly RealRouteName[]).includes(route));
}

/** Whether a link opens a popup over the page: payment links if the site is configured so, except on a payment page itself. */
export function opensInPopup(route: RealRouteName, payway: Payway, currentRoute: RealRouteName | null): boolean {
  const isThere = currentRoute === "TransferRequest" || (currentRoute !== null && isPayment(currentRoute));
  return payway === "popup" && isPayment(route) && !isThere;
}

/**
 * Returns whether the user may request a bonus: signed in, online user or not (§6), registration open, and at least one bonus
 * (§2.3).
 */
export function mayRequestBonus(
  user: object | null,
  { registerDisabled }: Pick<Settings, "registerDisabled">,
  promotions: number,
): boolean {
  return user !== null && !registerDisabled && promotions > 0;
}

export function bannersOf({
  bannerOne,
  bannerTwo,
}: Pick<Settings, "bannerOne" | "bannerTwo">): readonly HeaderBanner[] {
  return [bannerOne, bannerTwo].flatMap((banner) =>
    banner === null ? [] : [{ picture: banner.file, href: banner.link, name: hostOf(banner.link) }],
  );
}

/** `https://shop.example/autumn?id=7` → `shop.example`; `mailto:desk@harbour.example` → `desk@harbour.example`. */
function hostOf(link: string): string {
  return link.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/i, "").replace(/[/?#].*$/s, "");
}

function accountOf({
  userName,
  balance,
  currency,
}: {
  userName: string;
  balance: Minor;
  currency: string;
}): HeaderAccount {
  return { name: userName, balance, currency };
}

/** The languages of the switcher, each with a link to the same page; empty if there is no choice (D48). */
export function languageChoices(
  boot: { readonly lang: string; readonly languages: readonly { code: string; bcp47: string; text: string }[] },
  href: string,
  locked: boolean,
): readonly LanguageChoice[] {
  if (locked || boot.languages.length < 2) return [];
  return boot.languages.map(({ code, bcp47, text }) => ({
    code,
    bcp47,
    text,
    current: code === boot.lang,
    href: inLanguage(href, boot.lang, code),
  }));
}
