import type { Locator } from "playwright";
import { vi } from "vitest";

/** Waits until React has taken an element of the prerendered document over: a press before that is lost. */
export async function untilHydrated(element: Locator): Promise<void> {
  const isHydrated = (): Promise<boolean> =>
    element.evaluate((each) => Object.keys(each).some((key) => key.startsWith("__reactFiber$")));
  await vi.waitUntil(isHydrated, { timeout: 60_000, interval: 50 });
}
