import { afterEach, expect, test, vi } from "vitest";
import { overNetwork } from "./surroundings.ts";

const calls = { settings: { revision: 1 }, apiResults: () => "rows", getPopups: [] };
type Called = Readonly<Record<"apiResults" | "getPopups", () => unknown>>;

afterEach(() => {
  vi.useRealTimers();
});

test("on a good network each call has the answer of the story", () => {
  expect(overNetwork(calls, "ok")).toBe(calls);
});

test("on a slow network an answer arrives after three seconds, and an answer for the start of the page at once", async () => {
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

test("offline, or if the server fails, every other call fails", () => {
  expect(() => (overNetwork(calls, "offline") as unknown as Called).apiResults()).toThrow(
    expect.objectContaining({ code: "offline" }),
  );
  expect(() => (overNetwork(calls, "error") as unknown as Called).getPopups()).toThrow(
    expect.objectContaining({ code: "technical" }),
  );
});
