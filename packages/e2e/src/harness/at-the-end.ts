import { afterAll, afterEach } from "vitest";
import { allThatIsShown, closePages } from "./browser.ts";
import { endDemos } from "./demo.ts";

// A journey that ends elsewhere than it should says where: a locator that timed out tells only what was not there.
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") console.error(`${task.name}, at its end:\n${await allThatIsShown()}`);
});

// The next file has the same browser.
afterAll(closePages);

// Vitest runs this after the file's own hooks.
afterAll(endDemos);
