import { expect } from "vitest";

/** An expectation that comes true when the site has done what it does: `expect.poll`, for callers that have no options for it. */
export function eventually<Value>(read: () => Value): ReturnType<typeof expect.poll<Value>> {
  return expect.poll(read);
}
