import "./theme.ts";
import { wish } from "@livery/ui/testing/wishes";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { endRunning, recordRunning } from "./running.ts";

/**
 * Setup of every browser test. Files of a worker share one document, and an app never ends what it starts in a document: each
 * test leaves the document as it was first opened, and each file begins in a window as it was first opened.
 */
const root = document.documentElement;
const attributes = Array.from(root.attributes, ({ name, value }) => [name, value] as const);
const { title } = document;
const { href } = location;
/** Vitest's own. */
const [width, height] = [414, 896];

interface Devtools {
  send(
    method: "Input.dispatchMouseEvent",
    params: { readonly type: "mouseMoved"; x: number; y: number },
  ): Promise<unknown>;
}

beforeAll(async () => {
  // A file before may have left the pointer over what is there now.
  await (cdp() as unknown as Devtools).send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 0, y: 0 });
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
});

beforeEach(recordRunning);

afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  endRunning();
  forgetChoices();
  for (const { name } of Array.from(root.attributes)) root.removeAttribute(name);
  for (const [name, value] of attributes) root.setAttribute(name, value);
  if (document.title !== title) document.title = title;
  if (location.href !== href) history.replaceState(null, "", href);
  window.scrollTo(0, 0);
});

afterAll(() => wish({}));

/** Odds, theme and live news are chosen in cookies; popups that were closed are named in storage. */
function forgetChoices(): void {
  for (const cookie of document.cookie.split("; ").filter((each) => each !== ""))
    document.cookie = `${cookie.split("=", 1)[0]!}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
}
