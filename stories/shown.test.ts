import { readFileSync } from "node:fs";
import { realRoutes } from "@livery/site";
import { allVariants, variantNames } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { choices } from "./list/choices.ts";
import { hasGallery, routesOf, shown, shownVariants } from "./list/shown.ts";
import { writeStories } from "./list/write.ts";

/** What a page must be shown in, wherever it can come to that. */
const needed = ["Full", "Loading", "Empty", "Failed", "Offline", "LongWords", "Phone"];

/** Pages that are never empty: a form, and what every player has. */
const neverEmpty = new Set(["login", "register", "changePassword", "userInformation", "ticketCheck"]);

describe("Every page and block of the site has its stories", () => {
  test("for every page and block that a skin chooses a variant of", () => {
    expect(Object.keys(shown.pages).toSorted()).toEqual(Object.keys(variantNames.pages).toSorted());
    expect(Object.keys(shown.blocks).toSorted()).toEqual(Object.keys(variantNames.blocks).toSorted());
  });

  test("for every variant of the list", () => {
    const listed = allVariants().map(({ kind, name, variant }) => `${name}/${hasGallery(kind, name) ? variant : null}`);
    const shownNames = shownVariants().map(({ name, variant }) => `${name}/${variant}`);
    expect(listed.length).toBeGreaterThan(9);
    expect(shownNames).toEqual(expect.arrayContaining(listed));
  });

  test("with a text for every variant on when to choose it", () => {
    const undocumented = shownVariants().filter(
      ({ name, variant }) => variant !== null && choices[name]?.[variant] === undefined,
    );
    expect(undocumented).toEqual([]);
  });

  test("for every route that has a page", () => {
    expect(Object.values(routesOf).flat().toSorted()).toEqual(realRoutes.map(({ name }) => name).toSorted());
    for (const { page } of realRoutes) expect(Object.keys(shown.pages)).toContain(page);
  });

  test.each(Object.entries<readonly string[]>(shown.pages))(
    "for %s in each state that it can be in",
    (name, states) => {
      const expected = needed.filter((state) => state !== "Empty" || !neverEmpty.has(name));
      expect(expected.filter((state) => !states.includes(state))).toEqual([]);
    },
  );

  test("in files that Storybook and the tests find, one story for each state", () => {
    const files = writeStories().filter((file) => /^(pages|blocks|screens)\./u.test(file));
    expect(files).toHaveLength(shownVariants().length);
    for (const [index, { states }] of shownVariants().entries()) {
      const text = readFileSync(new URL(`written/${files[index]}`, import.meta.url), "utf8");
      const exported = [...text.matchAll(/^export const (\w+) =/gmu)].map(([, state]) => state);
      expect(exported).toEqual([...states]);
    }
  });
});
