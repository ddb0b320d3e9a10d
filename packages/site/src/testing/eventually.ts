import { expect } from "vitest";

/** An expectation that becomes true once the site has finished: `expect.poll`, for callers that have no options for it. */
export function eventually<Value>(read: () => Value): ReturnType<typeof expect.poll<Value>> {
  return expect.poll(read);
}
