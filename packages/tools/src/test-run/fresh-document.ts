import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";

/**
 * Files of a worker share one document. Each test leaves it as it was first opened, and each file begins in a window as it was
 * first opened: of Vitest's own size, without emulated media features, the pointer in its corner.
 */
const root = document.documentElement;
const attributes = Array.from(root.attributes, ({ name, value }) => [name, value] as const);
const { title } = document;
const { href } = location;
/** Vitest's own. */
const [width, height] = [414, 896];

beforeAll(async () => {
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 0, y: 0 });
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
});

afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetStored();
  for (const { name } of Array.from(root.attributes)) root.removeAttribute(name);
  for (const [name, value] of attributes) root.setAttribute(name, value);
  if (document.title !== title) document.title = title;
  if (location.href !== href) history.replaceState(null, "", href);
  window.scrollTo(0, 0);
});

afterAll(() => cdp().send("Emulation.setEmulatedMedia", { features: [] }));

function forgetStored(): void {
  for (const cookie of document.cookie.split("; ").filter((each) => each !== ""))
    document.cookie = `${cookie.split("=", 1)[0] ?? ""}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
}
