import {
  createRootRoute,
  createRoute,
  createRouter,
  Navigate,
  type AnyRouter,
  type RouteComponent,
  type RouterHistory,
} from "@tanstack/react-router";
import { BonusCreatePage, BonusPage } from "../pages/bonuses/bonus-page.tsx";
import { BonusRequestPage } from "../pages/bonus-request/request-page.tsx";
import { CouponPage } from "../pages/coupon/coupon-page.tsx";
import { DealerPage } from "../pages/dealer/dealer-page.tsx";
import { DealersPage } from "../pages/dealers/dealers-page.tsx";
import {
  AuditPage,
  BonusesPage,
  BonusRequestsPage,
  CouponsPage,
  MovementsPage,
  PaymentsPage,
  ResultsPage,
  UsersPage,
} from "../pages/list-pages.tsx";
import { MethodCreatePage, MethodPage } from "../pages/methods/method-page.tsx";
import { MethodsPage } from "../pages/methods/methods-page.tsx";
import { PaymentPage } from "../pages/payment/payment-page.tsx";
import { PasswordPage } from "../pages/password.tsx";
import { ResultPage } from "../pages/result/result-page.tsx";
import { UserCreatePage } from "../pages/user/user-create.tsx";
import { UserPage } from "../pages/user/user-page.tsx";
import { CrashScreen } from "../shell/crash-screen.tsx";
import { menuOf } from "../shell/menu.ts";
import { Root } from "../shell/root.tsx";
import { WholePage } from "../parts/whole-page.tsx";
import { readSearch, searchText, type Search } from "../core/address.ts";
import { useStaff } from "../core/panel.ts";

const pages: Readonly<Record<string, RouteComponent>> = {
  "/": FirstPage,
  "/dealers": DealersPage,
  "/dealers/$dealerId": DealerPage,
  "/users": UsersPage,
  "/users/new": UserCreatePage,
  "/users/$playerId": UserPage,
  "/coupons": CouponsPage,
  "/coupons/$couponId": CouponPage,
  "/movements": MovementsPage,
  "/payments": PaymentsPage,
  "/payments/$paymentId": PaymentPage,
  "/methods": MethodsPage,
  "/methods/new": MethodCreatePage,
  "/methods/$methodId": MethodPage,
  "/bonuses": BonusesPage,
  "/bonuses/new": BonusCreatePage,
  "/bonuses/$bonusId": BonusPage,
  "/bonus-requests": BonusRequestsPage,
  "/bonus-requests/$requestId": BonusRequestPage,
  "/results": ResultsPage,
  "/results/$matchId": ResultPage,
  "/audit": AuditPage,
  "/password": PasswordPage,
  "/$": () => <WholePage kind="missing" />,
};

/** The first page of an account: the first entry of its menu. */
function FirstPage() {
  const [first] = menuOf(useStaff());
  return <Navigate to={first?.path ?? "/password"} replace />;
}

/** The panel's pages. The whole tree is created here, because the router caches trees by their root. */
export function createPanelRouter(history: RouterHistory): AnyRouter {
  const root = createRootRoute({ component: Root });
  const children = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  );
  return createRouter({
    routeTree: root.addChildren(children),
    history,
    parseSearch: readSearch,
    stringifySearch: (search) => searchText(search as Search),
    scrollRestoration: true,
    defaultErrorComponent: CrashScreen,
  }) as AnyRouter;
}
