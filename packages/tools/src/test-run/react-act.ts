import React from "react";
import { flushSync } from "react-dom";
import { nextTurn } from "./next-turn.ts";

/**
 * What `render` of vitest-browser-react draws with, and finds in React's development build alone: what is drawn is there when it is
 * answered, and what its effects have begun has had a turn.
 */
async function act(work: () => unknown): Promise<void> {
  let done: unknown;
  flushSync(() => (done = work()));
  await done;
  await nextTurn();
}

Object.assign(React, { act });
