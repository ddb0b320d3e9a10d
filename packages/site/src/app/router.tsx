import type { PageName } from "@livery/skin";
import {
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  type AnyRoute,
  type AnyRouter,
  type RouteComponent,
  type RouterHistory,
} from "@tanstack/react-router";
import type { ComponentType } from "react";
import { homeRoute } from "../pages/home/home-page.tsx";
import { evaluateGuards } from "../routes/guards.ts";
import { pathOf, readSearch, searchText, type RouteSearch } from "../routes/paths.ts";
import { realRoutes, type RealRoute } from "../routes/table.ts";
import { CrashScreen } from "../shell/crash-screen.tsx";
import { Shell } from "../shell/shell.tsx";
import { StartScreen } from "../shell/start-screen.tsx";
import { lazyPage } from "./lazy-page.tsx";
import type { Services } from "../core/services.ts";
import { userOf } from "../core/user.ts";

/** The code of a page and its variant are loaded when the page is opened; Home's with a first view that shows it. */
function pageComponents({ variants }: Services, home: RouteComponent): { readonly [Page in PageName]: RouteComponent } {
  const page = (name: PageName, load: () => Promise<ComponentType>): RouteComponent =>
    lazyPage(async () => (await Promise.all([load(), variants.load("pages", name)]))[0]);
  return {
    home,
    login: page("login", async () => (await import("../pages/login/login.route.tsx")).LoginRoute),
    register: page("register", async () => (await import("../pages/register/register.route.tsx")).RegisterRoute),
    sports: page("sports", async () => (await import("../pages/sports/sports.route.tsx")).SportsRoute),
    match: page("match", async () => (await import("../pages/match/match.route.tsx")).MatchRoute),
    liveBets: page("liveBets", async () => (await import("../pages/live-bets/live-bets.route.tsx")).LiveBetsRoute),
    liveMatch: page("liveMatch", async () => (await import("../pages/live-match/live-match.route.tsx")).LiveMatchRoute),
    promotions: page(
      "promotions",
      async () => (await import("../pages/promotions/promotions.route.tsx")).PromotionsRoute,
    ),
    results: page("results", async () => (await import("../pages/results/results.route.tsx")).ResultsRoute),
    info: page("info", async () => (await import("../pages/info/info.route.tsx")).InfoRoute),
    coupons: page("coupons", async () => (await import("../pages/coupons/coupons.route.tsx")).CouponsRoute),
    sharedCoupon: page(
      "sharedCoupon",
      async () => (await import("../pages/shared-coupon/shared-coupon.route.tsx")).SharedCouponRoute,
    ),
    ticketCheck: page(
      "ticketCheck",
      async () => (await import("../pages/ticket-check/ticket-check.route.tsx")).TicketCheckRoute,
    ),
    coupon: page("coupon", async () => (await import("../pages/coupon/coupon.route.tsx")).CouponRoute),
    transactions: page(
      "transactions",
      async () => (await import("../pages/transactions/transactions.route.tsx")).TransactionsRoute,
    ),
    transferRequest: page(
      "transferRequest",
      async () => (await import("../pages/transfer-request/transfer-request.route.tsx")).TransferRequestRoute,
    ),
    changePassword: page(
      "changePassword",
      async () => (await import("../pages/change-password/change-password.route.tsx")).ChangePasswordRoute,
    ),
    userInformation: page(
      "userInformation",
      async () => (await import("../pages/user-information/user-information.route.tsx")).UserInformationRoute,
    ),
    notifications: page(
      "notifications",
      async () => (await import("../pages/notifications/notifications.route.tsx")).NotificationsRoute,
    ),
  };
}

export interface SiteRouterOptions {
  readonly history: RouterHistory;
  /** True in a document that already shows its first view: the router then hydrates it. */
  readonly prerendered: boolean;
  readonly browser: boolean;
}

/**
 * Creates the routes of one app. The whole tree is created in here: the router caches trees globally by their root, and one at
 * module level would leak between the brands that a process renders.
 */
export function createSiteRouter(services: Services, { history, prerendered, browser }: SiteRouterOptions): AnyRouter {
  const { lang } = services.boot;
  const openedAt = history.location.pathname;
  let isLeft = !(prerendered && browser);
  const home = homeRoute(services, () => !isLeft);
  const components = pageComponents(services, home);
  const root = createRootRoute({ component: () => <Shell prerendered={prerendered} /> });
  const guarded = (route: RealRoute | null) => (): void => {
    const verdict = evaluateGuards(route, {
      user: userOf(services.session.state.get()),
      settings: services.settings.get(),
    });
    // An unknown session is decided later, in the gate; so is a lost login, for which the gate opens the sign-in.
    if (verdict.kind === "redirect" && verdict.missing !== "login")
      throw redirect({ to: pathOf(lang, verdict.to), replace: true });
  };
  const children: AnyRoute[] = realRoutes.map((route) =>
    createRoute({
      getParentRoute: () => root,
      path: pathPattern(lang, route.path),
      component: components[route.page],
      beforeLoad: guarded(route),
    }),
  );
  const unknown = createRoute({
    getParentRoute: () => root,
    path: "/$",
    component: home,
    beforeLoad: guarded(null),
  });
  const router = createRouter({
    routeTree: root.addChildren([...children, unknown]),
    history,
    isServer: !browser,
    parseSearch: readSearch,
    stringifySearch: (search) => searchText(search as RouteSearch),
    scrollRestoration: browser,
    defaultPendingComponent: StartScreen,
    defaultErrorComponent: CrashScreen,
    defaultPreloadStaleTime: 0,
  }) as AnyRouter;
  router.subscribe("onBeforeNavigate", ({ toLocation }) => {
    if (toLocation.pathname !== openedAt) isLeft = true;
  });
  // Without it the client adds a Suspense that is not in the prerender, and React draws everything from nothing.
  if (prerendered) router.ssr = { manifest: undefined };
  return router;
}

function pathPattern(lang: string, path: string): string {
  return path === "" ? `/${lang}` : `/${lang}/${path}`;
}
