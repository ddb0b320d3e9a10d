import { allVariants } from "@livery/skin";
import { expect, test } from "vitest";
import { frameModules, mainEntry, variantEntry, type Piece } from "./frame-modules.ts";

const piece = (name: string, moduleIds: string[], imports: string[] = [], isEntry = true): Piece => ({
  fileName: `${name}.js`,
  imports: imports.map((each) => `${each}.js`),
  isEntry,
  moduleIds,
  name,
});

test("what every first view has: the entry's modules and those of all faces of Home or of a block, and no other's", () => {
  const pieces = [
    piece(mainEntry, ["main"], ["base"]),
    piece("base", ["base"], [], false),
    piece("link", ["link"], ["base"], false),
    piece("table", ["table"], ["link"], false),
    ...allVariants().map((face, place) => {
      const own = `face ${variantEntry(face)}`;
      if (face.name === "header") return piece(variantEntry(face), [own], ["link"]);
      // A page that is not Home, all of whose faces have the same piece, is in no first view but its own.
      if (face.name === "coupons") return piece(variantEntry(face), [own], ["table"]);
      return piece(variantEntry(face), [own], face.name === "footer" && place % 2 === 0 ? ["table"] : []);
    }),
  ];
  expect([...frameModules(pieces)].filter((id) => !id.startsWith("face ")).toSorted()).toEqual([
    "base",
    "link",
    "main",
  ]);
  const alone = (id: string) => [...frameModules(pieces)].includes(id);
  expect(allVariants().filter((face) => face.name !== "navigation" && alone(`face ${variantEntry(face)}`))).toEqual([]);
});
