import { describe, expect, test } from "vitest";
import { readRepository } from "../tracked-files.ts";

const sources = readRepository(import.meta.dirname).paths.filter((file) =>
  /^(?:packages|cli|skins|stories|\.storybook)\/.*\.tsx?$/u.test(file),
);
const nameOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1);

/** What a file is, without a word of what about: many folders would have one. */
const bare = new Set(["model", "route", "handlers", "machine", "states", "walks", "block", "list", "rows", "get"]);
/** A variant is named by its layout alone: its folder says of which page. */
const isVariant = (file: string): boolean => file.includes("/variants/");

describe("the name of a source file", () => {
  test("is in kebab case, a component's too, and a page of stories may be named after its page", () => {
    const other = sources.filter(
      (file) =>
        !/^[a-z0-9]+(?:[-.][a-z0-9]+)*\.tsx?$/u.test(nameOf(file)) &&
        !/^stories\/(?:blocks|pages|screens)\//u.test(file),
    );
    expect(sources.length).toBeGreaterThan(2_000);
    expect(other).toEqual([]);
  });

  test("has a subject: `coupons.handlers.ts`, not `handlers.ts`", () => {
    const found = sources.filter((file) => bare.has(nameOf(file).split(".")[0] ?? "") && !isVariant(file));
    expect(found).toEqual([]);
  });
});
