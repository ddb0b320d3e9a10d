import type { Boot } from "@livery/skin";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyPage } from "../app/lazy-page.tsx";
import { createVariantStore } from "../variants/variant-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = (): Promise<never> => new Promise(() => undefined);

test.each([
  ["page", async () => lazyPage(never).preload?.()],
  ["variant", () => createVariantStore({} as Boot, never).load("pages", "home")],
] as const)("§9 the code of a %s fails after 120 s, not before", async (_what, load) => {
  const failed = vi.fn<(cause: unknown) => void>();
  void load().then(undefined, failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed.mock.lastCall?.[0]).toMatchObject({ name: expect.stringMatching(/^(Module|Variant)MissingError$/) });
  expect(vi.getTimerCount()).toBe(0);
});
