import "./all-code.ts";
import { cloneElement, Profiler, type ReactElement } from "react";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { App } from "../app/create-app.tsx";
import { runApp } from "../app/run-app.ts";
import type { Services } from "../core/services.ts";
import { homePage } from "../pages/home/home-page.tsx";
import { footerBlock, overlays, slipBlock } from "../shell/deferred-parts.tsx";
import { oneTab } from "./one-tab.ts";
import type { FakeHouse } from "./fake-house.ts";
import { makeSite, type TestSite } from "./make-site.ts";

export interface OpenSite {
  readonly app: App;
  readonly house: FakeHouse;
  readonly screen: Awaited<ReturnType<typeof render>>;
  /** The number of React commits so far. */
  readonly commits: () => number;
  /** Documents that were opened in place of this one. */
  readonly opened: string[];
  readonly path: () => string;
  readonly network: { set: (online: boolean) => void };
  /** Draws the same site again with other services, for example in another language; its state stays. */
  readonly redraw: (services: Partial<Services>) => Promise<void>;
}

const open = new Set<OpenSite>();

/** Returns the open sites of this test, without those that it has unmounted. */
export function openSites(): readonly OpenSite[] {
  return Array.from(open);
}

/** A site, and the width of its window in px. */
export interface SiteInWindow extends TestSite {
  readonly width?: number;
  /** Replaces some of the site's own services, which it receives. */
  readonly services?: (original: Services) => Partial<Services>;
}

/** Opens the site at a path, as a document without a prerender. */
export async function openSite({ width = 1440, services, ...given }: SiteInWindow = {}): Promise<OpenSite> {
  if (window.innerWidth !== width || window.innerHeight !== 900) await page.viewport(width, 900);
  const { app, house, opened, setOnline, storage } = makeSite(given, false);
  if (services !== undefined) Object.assign(app.services, services(app.services));
  let commits = 0;
  const drawn = (element: ReactElement) => (
    <Profiler id="site" onRender={() => commits++}>
      {element}
    </Profiler>
  );
  const screen = await render(drawn(app.element));
  app.services.connection.watch();
  runApp(app, { flag: oneTab, storage, window });
  const site: OpenSite = {
    app,
    house,
    screen: {
      ...screen,
      unmount: () => {
        open.delete(site);
        return screen.unmount();
      },
    },
    commits: () => commits,
    opened,
    path: () => app.router.state.location.href,
    network: { set: setOnline },
    redraw: async (changed) => {
      // A new object, so that all users of the services are drawn again, memo or not.
      const value = { ...Object.assign(app.services, changed) };
      // The deferred parts would be waited for again, and hidden meanwhile.
      const parts = [slipBlock, footerBlock, overlays, ...(app.route.page === "home" ? [homePage] : [])];
      await Promise.all(parts.map((part) => part.load(value)));
      await screen.rerender(drawn(cloneElement(app.element as ReactElement<{ readonly value: Services }>, { value })));
    },
  };
  open.add(site);
  onTestFinished(() => void open.delete(site));
  return site;
}
