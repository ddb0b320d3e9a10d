import { formatThemeChoice, themeCookie } from "@livery/contract";
import { popupsStoppedKey } from "@livery/site";
import type { Browser, Page } from "playwright";
import type { View, ViewsOfWindow } from "./views.ts";

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
  /** Screenshots of the visible part in the mode of each view, without motion. */
  readonly shots: (views: ViewsOfWindow) => Promise<readonly Buffer[]>;
  readonly leave: () => Promise<void>;
}

/** Timeout of a page in milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 20_000;

/** Opens a tab in the window and the language of a view; its pages come in the mode of the view. */
export async function visit(browser: Browser, site: PreviewSite, view: View): Promise<Visitor> {
  const { height, lang, mode, phone, width } = view;
  const origin = (phone ? site.mobileOrigin : undefined) ?? site.origin;
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
    shots: async (views) => {
      await untilIdle(page);
      const shots: Buffer[] = [];
      for (const each of views) {
        await changeMode(page, each.mode);
        shots.push(await page.screenshot({ animations: "disabled", caret: "hide" }));
      }
      await changeMode(page, mode);
      return shots;
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

/** Changes the mode as the site's own switch does, without another load. */
async function changeMode(page: Page, mode: View["mode"]): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.evaluate(`document.documentElement.dataset.mode = "${mode}"`);
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
