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
import { homeRoute } from "../pages/home/home-page.tsx";
import { evaluateGuards } from "../routes/guards.ts";
import { pathOf, readSearch, searchText, type RouteSearch } from "../routes/paths.ts";
import { realRoutes, type PageId, type RealRoute } from "../routes/table.ts";
import { CrashScreen } from "../shell/crash-screen.tsx";
import { Shell } from "../shell/shell.tsx";
import { StartScreen } from "../shell/start-screen.tsx";
import { lazyPage } from "./lazy-page.tsx";
import type { Services } from "../core/services.ts";
import { userOf } from "../core/user.ts";

/** The code of a page is loaded when the page is opened; Home's with a first view that shows it. */
function pageComponents(home: RouteComponent): { readonly [Page in PageId]: RouteComponent } {
  return {
    home,
    login: lazyPage(async () => (await import("../pages/login/login.route.tsx")).LoginRoute),
    register: lazyPage(async () => (await import("../pages/register/register.route.tsx")).RegisterRoute),
    sports: lazyPage(async () => (await import("../pages/sports/sports.route.tsx")).SportsRoute),
    match: lazyPage(async () => (await import("../pages/match/match.route.tsx")).MatchRoute),
    liveBets: lazyPage(async () => (await import("../pages/live-bets/live-bets.route.tsx")).LiveBetsRoute),
    liveMatch: lazyPage(async () => (await import("../pages/live-match/live-match.route.tsx")).LiveMatchRoute),
    promotions: lazyPage(async () => (await import("../pages/promotions/promotions.route.tsx")).PromotionsRoute),
    results: lazyPage(async () => (await import("../pages/results/results.route.tsx")).ResultsRoute),
    info: lazyPage(async () => (await import("../pages/info/info.route.tsx")).InfoRoute),
    coupons: lazyPage(async () => (await import("../pages/coupons/coupons.route.tsx")).CouponsRoute),
    sharedCoupon: lazyPage(
      async () => (await import("../pages/shared-coupon/shared-coupon.route.tsx")).SharedCouponRoute,
    ),
    ticketCheck: lazyPage(async () => (await import("../pages/ticket-check/ticket-check.route.tsx")).TicketCheckRoute),
    coupon: lazyPage(async () => (await import("../pages/coupon/coupon.route.tsx")).CouponRoute),
    transactions: lazyPage(
      async () => (await import("../pages/transactions/transactions.route.tsx")).TransactionsRoute,
    ),
    transferRequest: lazyPage(
      async () => (await import("../pages/transfer-request/transfer-request.route.tsx")).TransferRequestRoute,
    ),
    changePassword: lazyPage(
      async () => (await import("../pages/change-password/change-password.route.tsx")).ChangePasswordRoute,
    ),
    userInformation: lazyPage(
      async () => (await import("../pages/user-information/user-information.route.tsx")).UserInformationRoute,
    ),
    notifications: lazyPage(
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
  const components = pageComponents(home);
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
