import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inter } from "./find-a-font.example.ts";

test("the folder has the family's letters", () => {
  expect(existsSync(join(inter, "files", "inter-latin-wght-normal.woff2"))).toBe(true);
});
