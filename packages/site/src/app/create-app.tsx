import type { Boot } from "@livery/skin";
import { LiveryProvider } from "@livery/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider, type AnyRouter, type RouterHistory } from "@tanstack/react-router";
import { useMemo, type ReactElement } from "react";
import { homePage } from "../pages/home/home-page.tsx";
import { frameOf } from "../routes/frame.ts";
import { routeAt } from "../routes/paths.ts";
import { EmptyPicture } from "../parts/brand-picture.tsx";
import { loadSlots } from "../parts/slot.tsx";
import { footerBlock, overlays, slipBlock } from "../shell/deferred-parts.tsx";
import { unknownRoute, type RouteRow } from "../routes/table.ts";
import { createServices, languageOf, type Environment } from "./create-services.ts";
import { createSiteRouter } from "./router.tsx";
import { prerenderedOdds } from "../core/features.ts";
import { ServicesContext, useServices, type Services } from "../core/services.ts";
import { useFormats } from "../core/translate.ts";

export interface AppOptions {
  readonly boot: Boot;
  readonly environment: Environment;
  readonly history: RouterHistory;
  /** True in a document that already shows its first view, and in the prerender that creates it. */
  readonly prerendered: boolean;
  readonly browser: boolean;
}

/**
 * One rendering of the site: its services, its routes, and the element that draws it. It shares nothing with other renderings.
 */
export interface App {
  readonly services: Services;
  /** The page that the document was opened on. */
  readonly route: RouteRow;
  readonly router: AnyRouter;
  readonly element: ReactElement;
  /** The element with other services in place of its own: a page that is drawn keeps its state. */
  readonly elementWith: (services: Services) => ReactElement;
  /** Wraps an element that stands beside the pages with services, queries and theme. */
  readonly within: (children: ReactElement) => ReactElement;
  /** Loads what the first view needs: the route's code and its variants. */
  readonly prepare: () => Promise<void>;
  /** Loads what a prerendered document shows before its code is loaded: its page, slip and footer. */
  readonly loadDeferred: () => Promise<void>;
}

export function createApp({ boot, environment, history, prerendered, browser }: AppOptions): App {
  const { pathname } = history.location;
  const route = routeAt(boot.lang, pathname) ?? unknownRoute;
  const services = createServices(boot, environment);
  const router = createSiteRouter(services, { history, prerendered, browser });
  const prepare = async (): Promise<void> => {
    const { header, navigation } = frameOf(route, boot);
    const takesOver = prerendered && browser;
    const { variants } = services;
    await Promise.all([
      router.load(),
      services.odds.ready(),
      header && variants.load("blocks", "header"),
      // A document that already shows them loads them later.
      takesOver || loadDeferred(),
      navigation && variants.load("blocks", "navigation"),
    ]);
    // Odds in another format are written again as soon as the page is hydrated; a part that is not loaded by then would be drawn
    // from nothing.
    if (takesOver && services.odds.shown.get() !== prerenderedOdds) await loadDeferred();
  };
  const loadDeferred = async (): Promise<void> => {
    const { footer, slip } = frameOf(route, boot);
    await Promise.all([
      route.page === "home" && homePage.load(services),
      footer && footerBlock.load(services),
      slip && slipBlock.load(services),
      overlays.load(services),
      loadSlots(services),
    ]);
  };
  const withServices = (current: Services, children: ReactElement): ReactElement => (
    <ServicesContext value={current}>
      <QueryClientProvider client={current.queries}>
        <Themed>{children}</Themed>
      </QueryClientProvider>
    </ServicesContext>
  );
  const within = (children: ReactElement): ReactElement => withServices(services, children);
  function Themed({ children }: { readonly children: ReactElement }) {
    const { bcp47, dir } = languageOf(boot);
    const { empty } = useServices().boot.brand;
    const emptyPicture = useMemo(() => empty && <EmptyPicture picture={empty} />, [empty]);
    return (
      <LiveryProvider dir={dir} lang={bcp47} formats={useFormats()} emptyIllustration={emptyPicture}>
        {children}
      </LiveryProvider>
    );
  }
  return {
    services,
    route,
    router,
    element: within(<RouterProvider router={router} />),
    elementWith: (current) => withServices(current, <RouterProvider router={router} />),
    within,
    prepare,
    loadDeferred,
  };
}
