import { expect, test } from "vitest";
import { allVariants, variantNames, variantSlug, variantFile } from "./variant-names.ts";

test("every variant of the list has one file, in kebab case", () => {
  expect(variantFile("pages", "sports", "threeColumn")).toBe("pages/sports/variants/three-column.tsx");
  expect(variantFile("blocks", "betSlip", "rail")).toBe("blocks/bet-slip/variants/rail.tsx");
  const files = allVariants().map((each) => variantFile(each.kind, each.name, each.variant));
  expect(new Set(files).size).toBe(files.length);
});

test("names are in camel case, so that file names can be derived", () => {
  for (const name of [...Object.keys(variantNames.pages), ...Object.keys(variantNames.blocks)])
    expect(name).toMatch(/^[a-z][A-Za-z]*$/);
  expect(variantSlug("betSlip")).toBe("bet-slip");
});
