import { formatThemeChoice, themeCookie } from "@livery/contract";
import { popupsStoppedKey } from "@livery/machines";
import type { Browser, Page } from "playwright";
import type { View } from "./views.ts";

/** The addresses of a brand in this run. */
export interface PreviewSite {
  readonly brand: string;
  readonly siteKey: string;
  /** `http://harbour.localhost:4300`. */
  readonly origin: string;
  /** The origin of its mobile host, if it has one. */
  readonly mobileOrigin: string | undefined;
  readonly accounts: readonly { readonly userName: string; readonly password: string; readonly lang: string }[];
}

/** A visitor of a brand in a view: a tab with its own cookies, the theme chosen, the alert popups disabled. */
export interface Visitor {
  readonly page: Page;
  readonly lang: string;
  readonly origin: string;
  /** Opens a path below the language, and waits until it is loaded. */
  readonly open: (path: string) => Promise<void>;
  /** A screenshot of the visible part, without motion. */
  readonly shot: () => Promise<Buffer>;
  readonly leave: () => Promise<void>;
}

/** Timeout of a page in milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 20_000;

export async function visit(browser: Browser, site: PreviewSite, view: View): Promise<Visitor> {
  const origin = (view.phone ? site.mobileOrigin : undefined) ?? site.origin;
  const { height, lang, mode, width } = view;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: mode, reducedMotion: "reduce" });
  context.setDefaultTimeout(timeoutMs);
  await context.addCookies([{ name: themeCookie, value: formatThemeChoice({ theme: site.brand, mode }), url: origin }]);
  await context.addInitScript(`if (origin.startsWith("http")) localStorage.setItem("${popupsStoppedKey}", "1")`);
  const page = await context.newPage();
  return {
    page,
    lang,
    origin,
    open: async (path) => {
      await page.goto(`${origin}/${lang}/${path}`);
      await page.getByRole("main").first().waitFor();
    },
    shot: async () => {
      await untilIdle(page);
      return page.screenshot({ animations: "disabled", caret: "hide" });
    },
    leave: () => context.close(),
  };
}

/**
 * Waits until there are no requests and no busy elements, and fonts and pictures are loaded; a page that does not finish is shown
 * too.
 */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle").catch(ignoreTimeout);
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" }).catch(ignoreTimeout);
  await page.evaluate(stands);
}

/** Runs in the page, as text: the command line's types have no document. */
const stands = `(async () => {
  await document.fonts.ready;
  // A lazy picture out of sight is not asked for, and would be waited for without an end.
  const isSeen = (each) => each.checkVisibility() && each.getBoundingClientRect().top < innerHeight;
  const coming = [...document.images].filter((each) => !each.complete && (each.loading !== "lazy" || isSeen(each)));
  await Promise.allSettled(coming.map((each) => each.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
})()`;

export function ignoreTimeout(error: unknown): void {
  if (!(error instanceof Error) || error.name !== "TimeoutError") throw error;
}
