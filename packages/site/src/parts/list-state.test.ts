import { expect, test } from "vitest";
import { listState } from "./list-state.ts";

test("a loaded list stays on the page when loading again fails", () => {
  expect(listState({ answered: true, count: 3, failed: true })).toBe("ready");
  expect(listState({ answered: true, count: 0, failed: false })).toBe("empty");
  expect(listState({ answered: false, count: 0, failed: true })).toBe("failed");
  expect(listState({ answered: false, count: 0, failed: false })).toBe("loading");
});
