import { settingFields } from "@livery/contract/settings";
import { expect, test } from "vitest";
import { readRepository } from "../tracked-files.ts";

/** Settings without an effect whose name something else has too: a player's own choice, the call's envelope, a route's guard. */
const ambiguous = ["affiliateStatus", "auto_print", "css"];
/** The settings' answer has it for the operator's own systems. */
const forOthers = "serverid";

const sources = readRepository(import.meta.dirname)
  .files.filter(
    ({ path }) =>
      /^(?:cli|packages\/(?!contract\/|repository\/|bench\/|trials\/)[\w-]+)\/src\/.*\.(?:tsx?|sql)$/u.test(path) &&
      !/\.test\.tsx?$|\/testing\/|\/stories\//u.test(path),
  )
  .map(({ text }) => text);

const isRead = (name: string): boolean => {
  const word = new RegExp(`\\b${name}\\b`, "u");
  return sources.some((text) => word.test(text));
};

test("a setting that nothing reads says that it has no effect yet, and no other setting does", () => {
  expect(sources.length).toBeGreaterThan(500);
  const without = settingFields.filter(({ doc }) => doc.startsWith("Has no effect yet: ")).map(({ wire }) => wire);
  const unread = settingFields
    .filter(({ model, wire }) => !isRead(model.split(".")[0]!) && !isRead(wire))
    .map(({ wire }) => wire);
  expect(without.filter((wire) => !ambiguous.includes(wire))).toEqual(unread.filter((wire) => wire !== forOthers));
  expect(without).toEqual(expect.arrayContaining(ambiguous));
});
