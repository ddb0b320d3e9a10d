import { afterEach, expect, test, vi } from "vitest";
import { overNetwork } from "./surroundings.ts";

const calls = { settings: { revision: 1 }, apiResults: () => "rows", getPopups: [] };
type Called = Readonly<Record<"apiResults" | "getPopups", () => unknown>>;

afterEach(() => {
  vi.useRealTimers();
});

test("on a good network each call is answered as the story says", () => {
  expect(overNetwork(calls, "ok")).toBe(calls);
});

test("on a slow one an answer comes after three seconds, and what starts the page at once", async () => {
  vi.useFakeTimers();
  const slow = overNetwork(calls, "slow");
  expect(slow.settings).toBe(calls.settings);
  const { apiResults, getPopups } = slow as unknown as Called;
  let received: unknown = "nothing";
  void Promise.all([apiResults(), getPopups()]).then((answers) => (received = answers));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(received).toBe("nothing");
  await vi.advanceTimersByTimeAsync(1);
  expect(received).toEqual(["rows", []]);
});

test("offline, or where the house fails, every other call ends so", () => {
  expect(() => (overNetwork(calls, "offline") as unknown as Called).apiResults()).toThrow(
    expect.objectContaining({ code: "offline" }),
  );
  expect(() => (overNetwork(calls, "error") as unknown as Called).getPopups()).toThrow(
    expect.objectContaining({ code: "technical" }),
  );
});
