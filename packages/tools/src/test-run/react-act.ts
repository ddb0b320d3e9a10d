import React from "react";
import { flushSync } from "react-dom";
import { nextTask } from "./next-task.ts";

/**
 * `render` of vitest-browser-react calls `React.act`, which only the development build has. This one commits synchronously, runs the
 * effects and waits for one task.
 */
async function act(work: () => unknown): Promise<void> {
  let done: unknown;
  flushSync(() => (done = work()));
  await done;
  await nextTask();
}

Object.assign(React, { act });
