import type { Boot } from "@livery/skin";
import { LiveryProvider } from "@livery/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider, type AnyRouter, type RouterHistory } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { firstOdds } from "../pages/home/first-odds.ts";
import { loadSportsHome } from "../pages/home/sports-home.ts";
import { frameOf } from "../routes/frame.ts";
import { routeAt } from "../routes/paths.ts";
import { EmptyPicture } from "../shell/brand-picture.tsx";
import { unknownRoute } from "../routes/table.ts";
import { createServices, languageOf, type Environment } from "./create-services.ts";
import { createSiteRouter } from "./router.tsx";
import { ServicesContext, type Services } from "./services.ts";
import { useFormats } from "./words.ts";

export interface AppOptions {
  readonly boot: Boot;
  readonly environment: Environment;
  readonly history: RouterHistory;
  /** True in a document that shows its first view already, and in the prerender that makes it. */
  readonly prerendered: boolean;
  readonly browser: boolean;
}

/** One rendering of the site: its services, its routes, and the element that draws it. Nothing is shared with another. */
export interface App {
  readonly services: Services;
  readonly router: AnyRouter;
  readonly element: ReactElement;
  /** Puts something of the site beside its pages: it finds services, answers and theme. */
  readonly within: (children: ReactElement) => ReactElement;
  /** Loads what the first view is drawn with: the route's code and the faces on it. */
  readonly prepare: () => Promise<void>;
}

export function createApp({ boot, environment, history, prerendered, browser }: AppOptions): App {
  const { pathname } = history.location;
  const route = routeAt(boot.lang, pathname);
  const services = createServices(boot, environment, {
    isLoginRoute: route?.signsIn ?? false,
    loadFiles: () => prepare(),
    loadOdds: (made) => firstOdds(made, route ?? unknownRoute),
  });
  const router = createSiteRouter(services, { history, prerendered, browser });
  const prepare = async (): Promise<void> => {
    const { page } = route ?? unknownRoute;
    const { header, footer, navigation, slip } = frameOf(route ?? unknownRoute, boot);
    const { faces, settings } = services;
    const isSports = page === "sports" || (page === "home" && settings.get().sportsHome);
    await Promise.all([
      router.load(),
      services.odds.ready(),
      header && faces.load("blocks", "header"),
      footer && faces.load("blocks", "footer"),
      slip && faces.load("blocks", "betSlip"),
      navigation && faces.load("blocks", "navigation"),
      page === "home" && !isSports && faces.load("pages", "home"),
      isSports && faces.load("pages", "sports"),
      page === "home" && isSports && loadSportsHome(),
      page === "liveBets" && faces.load("pages", "liveBets"),
      page === "coupons" && faces.load("pages", "coupons"),
      page === "login" && faces.load("pages", "login"),
    ]);
  };
  const within = (children: ReactElement): ReactElement => (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <Themed>{children}</Themed>
      </QueryClientProvider>
    </ServicesContext>
  );
  const emptyDrawing = boot.brand.empty && <EmptyPicture picture={boot.brand.empty} />;
  function Themed({ children }: { readonly children: ReactElement }) {
    const { bcp47, dir } = languageOf(boot);
    return (
      <LiveryProvider dir={dir} lang={bcp47} formats={useFormats()} emptyDrawing={emptyDrawing}>
        {children}
      </LiveryProvider>
    );
  }
  return { services, router, element: within(<RouterProvider router={router} />), within, prepare };
}
