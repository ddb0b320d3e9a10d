import "./forget-choices.ts";
import "./theme.ts";
import { Profiler } from "react";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { App } from "../app/create-app.tsx";
import { runApp } from "../app/run-app.ts";
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
}

/** A site, and the width of the window that it is opened in, in px. */
export interface SiteInWindow extends TestSite {
  readonly width?: number;
}

/** Opens the site on a path, as a document without a prerender. */
export async function openSite({ width = 1440, ...site }: SiteInWindow = {}): Promise<OpenSite> {
  await page.viewport(width, 900);
  const { app, house, opened, setOnline, storage } = makeSite(site, false);
  let commits = 0;
  const screen = await render(
    <Profiler id="site" onRender={() => commits++}>
      {app.element}
    </Profiler>,
  );
  runApp(app, { storage, window });
  return {
    app,
    house,
    screen,
    commits: () => commits,
    opened,
    path: () => app.router.state.location.href,
    network: { set: setOnline },
  };
}
