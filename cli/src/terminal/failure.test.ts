import { afterEach, expect, test, vi } from "vitest";
import { reportError } from "./failure.ts";

afterEach(() => void vi.restoreAllMocks());

test("a database that takes no connection in time is a fault of the surroundings, with the next step", async () => {
  const printed = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  for (const message of ["Connection terminated due to connection timeout", "timeout expired"])
    expect(reportError(new Error(message))).toBe(4);
  expect(printed.mock.calls.join("")).toMatch(/did not take a connection in time.*\n.*Run it again/u);
});
