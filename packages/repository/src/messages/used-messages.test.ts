import { findMissingAndUnusedKeys, type SourceText } from "@livery/i18n/check";
import { readMessages } from "@livery/i18n/read";
import { expect, test } from "vitest";
import { readRepository } from "../tracked-files.ts";

/** What is drawn with words of `@livery/i18n`. */
const sources: readonly SourceText[] = readRepository(import.meta.dirname).files.filter(
  ({ path }) => /^packages\/(?:site|panel|machines|i18n)\/src\/.*\.tsx?$/u.test(path) && !/\.test\.tsx?$/u.test(path),
);
const usage = findMissingAndUnusedKeys([...sources], readMessages("en"));

test("every message key in the code has a text", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(usage.missing).toEqual([]);
});

test("every text is used", () => {
  expect(usage.unused).toEqual([]);
});
