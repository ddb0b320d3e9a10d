import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLostCode } from "./lost-code.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (times: number) => {
  let asked = 0;
  return (): Promise<string> => (++asked <= times ? Promise.reject(new Error("away")) : Promise.resolve("code"));
};

test("code that comes at its second try was never lost", async () => {
  const { ask, some } = createLostCode(new EventTarget());
  const heard = vi.fn<() => void>();
  some.subscribe(heard);
  const coming = ask(failing(1));
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(coming).resolves.toBe("code");
  expect(heard).not.toHaveBeenCalled();
});

test("some is lost until the last of what was missed twice has come", async () => {
  const { ask, some } = createLostCode(new EventTarget());
  const missed = vi.fn<() => void>();
  const first = ask(failing(2), missed);
  const last = ask(failing(3));
  await vi.advanceTimersByTimeAsync(999);
  expect(some.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([some.get(), missed.mock.calls.length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(4_000);
  await first;
  await expect(ask(failing(0))).resolves.toBe("code");
  expect(some.get()).toBe(true);
  await vi.advanceTimersByTimeAsync(15_000);
  await last;
  expect(some.get()).toBe(false);
});
