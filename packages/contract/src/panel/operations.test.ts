import { expect, test } from "vitest";
import { auditedOperations, panelCalls } from "./index.ts";

/** Last parts of the paths of calls that only read. */
const reading = new Set([
  "list",
  "export",
  "get",
  "me",
  "children",
  "search",
  "exposure",
  "outlook",
  "categories",
  "methods",
]);
/** What staff do for themselves alone, and no log shows. */
const own = ["panelSignIn", "panelSignOut", "panelConfirm", "panelViewSave", "panelViewDelete"];

test("a call of the panel that changes something is an audited operation, and one that only reads is none", () => {
  const changing = Object.values(panelCalls)
    .filter(({ path }) => !reading.has(path.split("/").at(-1) ?? ""))
    .map(({ key }) => key);
  expect([...auditedOperations, ...own].toSorted()).toEqual(changing.toSorted());
});
