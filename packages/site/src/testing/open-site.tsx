import "./all-code.ts";
import { cloneElement, Profiler, type ReactElement } from "react";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { App } from "../app/create-app.tsx";
import { runApp } from "../app/run-app.ts";
import type { Services } from "../app/services.ts";
import { homePage } from "../pages/home/home-page.tsx";
import { footerBlock, overlays, slipBlock } from "../shell/deferred-parts.tsx";
import { oneTab } from "./one-tab.ts";
import type { FakeHouse } from "./fake-house.ts";
import { makeSite, type TestSite } from "./make-site.ts";

export interface OpenSite {
  readonly app: App;
  readonly house: FakeHouse;
  readonly screen: Awaited<ReturnType<typeof render>>;
  /** How often React has committed so far. */
  readonly commits: () => number;
  /** Documents that were opened in place of this one. */
  readonly opened: string[];
  readonly path: () => string;
  readonly network: { set: (online: boolean) => void };
  /** Draws the same site once more, whatever stands in it kept, with other services: in other words, say. */
  readonly redraw: (services: Partial<Services>) => Promise<void>;
}

const open = new Set<OpenSite>();

/** Those of this test, but for what it has taken away. */
export function openSites(): readonly OpenSite[] {
  return Array.from(open);
}

/** A site, and the width of the window that it is opened in, in px. */
export interface SiteInWindow extends TestSite {
  readonly width?: number;
  /** Services of it in place of its own, by those. */
  readonly services?: (original: Services) => Partial<Services>;
}

/** Opens the site on a path, as a document without a prerender. */
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
      // Another object: whoever uses the services is drawn anew, memo or not.
      const value = { ...Object.assign(app.services, changed) };
      // What comes after a first view would be waited for once more, and hidden meanwhile.
      const parts = [slipBlock, footerBlock, overlays, ...(app.route.page === "home" ? [homePage] : [])];
      await Promise.all(parts.map((part) => part.load(value)));
      await screen.rerender(drawn(cloneElement(app.element as ReactElement<{ readonly value: Services }>, { value })));
    },
  };
  open.add(site);
  onTestFinished(() => void open.delete(site));
  return site;
}
