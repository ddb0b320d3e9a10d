import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageFolder } from "../workspace/packages.ts";
import { loadSkin } from "./load-skin.ts";
import { shippedSkin, shippedSkins } from "./shipped-skins.ts";

const site = join(packageFolder("@livery/site"), "src");
/** The regions that a part of the site says to be. */
const drawn = new Set(
  readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx") && !path.includes(".test."))
    .flatMap((path) => [...readFileSync(join(site, path), "utf8").matchAll(/data-region="(\w+)"/gu)])
    .map(([, name]) => name),
);

test.each(shippedSkins())("each region that %s has colours for exists on its pages", async (brand) => {
  const { themes, tokens } = await loadSkin(shippedSkin(brand));
  const tokenSets = [tokens, ...Object.values(themes).map((theme) => theme.tokens)];
  const seeded = tokenSets.flatMap(({ regions = {} }) => Object.keys(regions));
  expect(seeded.filter((name) => !drawn.has(name))).toEqual([]);
});
