import { expect, test } from "vitest";
import { readRepository } from "../tracked-files.ts";
import { brokenLinks, describeLocated, linkTargets } from "./markdown.ts";

const { paths, files } = readRepository(import.meta.dirname);
const llms = files.find(({ path }) => path === "llms.txt");

test("llms.txt leads to files that exist, and to every page of the documentation", () => {
  if (llms === undefined) throw new Error("llms.txt is not there.");
  expect(brokenLinks([llms], paths, files).map(describeLocated)).toEqual([]);
  const linked = new Set(linkTargets(llms).map(({ text }) => text));
  // The specification and the decisions have an index of their own.
  const pages = paths.filter((path) => /^docs\/(?!spec\/|decisions\/).*\.md$/u.test(path));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((path) => !linked.has(path))).toEqual([]);
});
