import { expect } from "vitest";

/** An expectation that may take its time to come true: a machine that is busy with others is no fault of the site. */
export function eventually<Value>(read: () => Value): ReturnType<typeof expect.poll<Value>> {
  return expect.poll(read, { timeout: 10_000 });
}
