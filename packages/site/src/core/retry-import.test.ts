import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryImport } from "./retry-import.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function failing(times: number) {
  let attempts = 0;
  const load = (): Promise<string> => {
    attempts += 1;
    return attempts <= times ? Promise.reject(new Error(`away ${attempts}`)) : Promise.resolve("code");
  };
  return { load, attempts: () => attempts };
}

test("code that is available loads at once, without a miss", async () => {
  const missed = vi.fn<(cause: unknown) => void>();
  await expect(retryImport(failing(0).load, new EventTarget(), missed)).resolves.toBe("code");
  expect(missed).not.toHaveBeenCalled();
});

test("code that cannot be loaded is requested again after 1, 4 and 15 seconds, and then every 15, until it loads", async () => {
  const missed = vi.fn<(cause: unknown) => void>();
  const { attempts, load } = failing(5);
  const pending = retryImport(load, new EventTarget(), missed);
  const counts: number[] = [];
  for (const ms of [999, 1, 3_999, 1, 15_000, 15_000]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(attempts());
  }
  expect(counts).toEqual([1, 2, 2, 3, 4, 5]);
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(pending).resolves.toBe("code");
  // A single failure is not reported.
  expect(missed.mock.calls.map(([cause]) => (cause as Error).message)).toEqual([
    "away 2",
    "away 3",
    "away 4",
    "away 5",
  ]);
});

test("the network's return ends the wait", async () => {
  const network = new EventTarget();
  const { attempts, load } = failing(1);
  const pending = retryImport(load, network, () => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect(attempts()).toBe(1);
  network.dispatchEvent(new Event("online"));
  await expect(pending).resolves.toBe("code");
  expect(vi.getTimerCount()).toBe(0);
});

test("§9 a request without an end fails after 120 s: it is reported, and made again", async () => {
  const missed = vi.fn<(cause: unknown) => void>();
  let attempts = 0;
  const load = (): Promise<string> => (++attempts === 1 ? new Promise(() => undefined) : Promise.resolve("code"));
  const pending = retryImport(load, new EventTarget(), missed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(missed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(missed).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(pending).resolves.toBe("code");
  expect(vi.getTimerCount()).toBe(0);
});
