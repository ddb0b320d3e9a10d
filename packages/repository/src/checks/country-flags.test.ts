import { expect, test } from "vitest";
import { readRepository } from "../tracked-files.ts";

const { files } = readRepository(import.meta.dirname);
const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? "";

test("every country of the football import has a drawn flag", () => {
  const codes = textOf("packages/house/src/catalogue/openfootball/countries.ts").matchAll(/^[^|\n]+\|([a-z-]+)\|/gmu);
  const drawn = textOf("packages/ui/src/sport/flag-pictures.ts").matchAll(/^ {2}"?([a-z-]+)"?:/gmu);
  const imported = Array.from(codes, ([, code]) => code);
  expect(imported).toContain("gb-eng");
  expect(Array.from(drawn, ([, code]) => code)).toEqual(expect.arrayContaining(imported));
});
