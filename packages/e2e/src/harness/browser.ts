import { popupsStoppedKey } from "@livery/machines";
import { journeyFlags, launchChromium } from "@livery/tools/chromium";
import type { Browser, BrowserContext, Page } from "playwright";
import { giveFibers, priceCells } from "./price-cells.ts";
import { undrawn } from "./undrawn.ts";

/** A tab that remembers everything that went wrong in it: nothing is filtered. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, uncaught exceptions, CSP violations and requests that failed, in order. */
  readonly troubles: readonly string[];
}

/** Starts a real Chromium, headless. */
export function launch(): Promise<Browser> {
  return launchChromium([journeyFlags]);
}

export interface View {
  readonly width: number;
  readonly height: number;
}

export const desktop: View = { width: 1440, height: 900 };
/** The narrowest window that stays on the site's own host; narrower ones cross to the mobile host as they load (D49). */
export const narrow: View = { width: 500, height: 900 };
/** Belongs on the mobile host: open `demo.mobileOrigin` in it, or cross to it on purpose. */
export const phone: View = { width: 390, height: 844 };

export interface Visitor {
  readonly locale?: string;
  /** Whether the alert popups may come up; a journey about something else has stopped them, as a player can (§3). */
  readonly popups?: boolean;
  /** Whether what the tab shows is drawn: axe reads contrasts of what can be seen. */
  readonly drawn?: boolean;
}

let running: Promise<Browser> | undefined;

/** The Chromium of this process, for all its files: each journey has contexts of its own in it. It ends with the process. */
export function workerBrowser(): Promise<Browser> {
  return (running ??= launch());
}

/** Opens a tab of a context of its own: no cookie, no storage of another. */
export async function openPage(view: View = desktop, visitor: Visitor = {}): Promise<WatchedPage> {
  return openPageIn(await workerBrowser(), view, { drawn: false, ...visitor });
}

export async function openPageIn(
  browser: Browser,
  view: View,
  { locale = "en-GB", popups = false, drawn = true }: Visitor = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: view, locale, timezoneId: "Europe/London" });
  if (!popups) await context.addInitScript(stopPopups, popupsStoppedKey);
  if (!drawn) await context.addInitScript(undrawn);
  return openTab(context);
}

/** Runs in every document before its own scripts; an empty or a sandboxed one has no storage to write to. */
function stopPopups(key: string): void {
  if (self.origin.startsWith("http")) localStorage.setItem(key, "1");
}

const open = new Set<Page>();

/** What stands on every open tab, as a screen reader would hear it: for whoever reads why a journey ended. */
export async function allThatIsShown(): Promise<string> {
  const shown = await Promise.all(
    [...open].map(async (page) => {
      const tree = await page.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
      return `${page.url()}\n${tree}`;
    }),
  );
  return shown.join("\n\n");
}

/** Closes whatever a file has left open. */
export async function closePages(): Promise<void> {
  await Promise.all([...open].map((page) => page.context().close()));
}

/** Opens one more tab of a browser: cookies and storage are those of its other tabs. */
export async function openTab(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  open.add(page);
  page.on("close", () => open.delete(page));
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => troubles.push(`uncaught: ${error.message}`));
  await page.addInitScript(giveFibers, priceCells);
  await page.exposeFunction("liveryViolation", (text: string) => troubles.push(`csp: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const report = (globalThis as unknown as { readonly liveryViolation: (text: string) => void }).liveryViolation;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return { page, context, troubles };
}
