import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { come } from "./come.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function failing(times: number) {
  let asked = 0;
  const load = (): Promise<string> => {
    asked += 1;
    return asked <= times ? Promise.reject(new Error(`away ${asked}`)) : Promise.resolve("code");
  };
  return { load, asked: () => asked };
}

test("code that is there comes at once, and nobody hears of a miss", async () => {
  const missed = vi.fn<(cause: unknown) => void>();
  await expect(come(failing(0).load, new EventTarget(), missed)).resolves.toBe("code");
  expect(missed).not.toHaveBeenCalled();
});

test("code that does not come is asked for after 1, 4 and 15 seconds, and then every 15, until it does", async () => {
  const missed = vi.fn<(cause: unknown) => void>();
  const { asked, load } = failing(5);
  const coming = come(load, new EventTarget(), missed);
  const seen: number[] = [];
  for (const ms of [999, 1, 3_999, 1, 15_000, 15_000]) {
    await vi.advanceTimersByTimeAsync(ms);
    seen.push(asked());
  }
  expect(seen).toEqual([1, 2, 2, 3, 4, 5]);
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(coming).resolves.toBe("code");
  // One miss alone is none to speak of.
  expect(missed.mock.calls.map(([cause]) => (cause as Error).message)).toEqual([
    "away 2",
    "away 3",
    "away 4",
    "away 5",
  ]);
});

test("the network's return ends the wait", async () => {
  const network = new EventTarget();
  const { asked, load } = failing(1);
  const coming = come(load, network, () => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked()).toBe(1);
  network.dispatchEvent(new Event("online"));
  await expect(coming).resolves.toBe("code");
  expect(vi.getTimerCount()).toBe(0);
});
