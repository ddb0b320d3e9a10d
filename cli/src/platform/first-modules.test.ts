import { allVariants } from "@livery/skin";
import { expect, test } from "vitest";
import { firstModules, mainEntry, variantEntry, type Piece } from "./first-modules.ts";

const piece = (name: string, moduleIds: string[], imports: string[] = [], isEntry = true): Piece => ({
  fileName: `${name}.js`,
  imports: imports.map((each) => `${each}.js`),
  isEntry,
  moduleIds,
  name,
});

test("the first modules are the entry's, those of all variants of a block of the frame, and any UI kit modules that these have", () => {
  const own = (variantId: ReturnType<typeof allVariants>[number]) =>
    `/src/${variantId.kind}/${variantId.name}/${variantId.variant}`;
  const firstHeader = allVariants().find(({ name }) => name === "header");
  const pieces = [
    piece(mainEntry, ["entry", "main"], ["base"]),
    piece("base", ["base"], [], false),
    piece("link", ["link"], ["base"], false),
    piece("badge", ["badge"], [], false),
    piece("part", ["/src/blocks/header/part"], [], false),
    piece("table", ["table"], ["link"], false),
    piece("row", ["row"], ["link"], false),
    piece("list", ["list"], [], false),
    ...allVariants().map((variantId, index) => {
      const name = variantEntry(variantId);
      if (variantId.name === "header") {
        return piece(
          name,
          [own(variantId)],
          variantId.variant === firstHeader?.variant ? ["link", "badge", "part"] : ["link"],
        );
      }
      if (variantId.name === "home") return piece(name, [own(variantId)], ["row"]);
      // A page that is not Home, all of whose variants have the same piece, is in no first view but its own.
      if (variantId.name === "coupons") return piece(name, [own(variantId)], ["table"]);
      return piece(name, [own(variantId)], variantId.name === "footer" && index % 2 === 0 ? ["list"] : []);
    }),
  ];
  const { frame, deferred } = firstModules(pieces, "entry");
  expect([...frame].toSorted()).toEqual(["badge", "base", "link", "main"]);
  expect([...deferred].toSorted()).toEqual(["row"]);
});
