import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createChunkRecovery } from "./chunk-recovery.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (times: number) => {
  let attempts = 0;
  return (): Promise<string> => (++attempts <= times ? Promise.reject(new Error("away")) : Promise.resolve("code"));
};

test("code that loads at the second try is not reported as missing", async () => {
  const { load, some } = createChunkRecovery(new EventTarget());
  const listener = vi.fn<() => void>();
  some.subscribe(listener);
  const pending = load(failing(1));
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(pending).resolves.toBe("code");
  expect(listener).not.toHaveBeenCalled();
});

test("code is missing until the last chunk that failed twice has loaded", async () => {
  const { load, some } = createChunkRecovery(new EventTarget());
  const missed = vi.fn<() => void>();
  const first = load(failing(2), missed);
  const last = load(failing(3));
  await vi.advanceTimersByTimeAsync(999);
  expect(some.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([some.get(), missed.mock.calls.length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(4_000);
  await first;
  await expect(load(failing(0))).resolves.toBe("code");
  expect(some.get()).toBe(true);
  await vi.advanceTimersByTimeAsync(15_000);
  await last;
  expect(some.get()).toBe(false);
});
