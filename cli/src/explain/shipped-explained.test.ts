import { harbour, leafPaths, regionNames, resolveTheme, tokenTree, tokensByLayer, valueAt } from "@livery/ui/tokens";
import { variantNames } from "@livery/skin";
import { expect, test, vi } from "vitest";
import { readSkin } from "../brand/load-skin.ts";
import { shippedSkin, shippedSkins } from "../brand/shipped-skins.ts";
import { chosenVariants } from "../platform/chosen-variants.ts";
import { explainVariant } from "./explain-variant.ts";

vi.setConfig({ testTimeout: 60_000 });

const paths = leafPaths(tokenTree).map((path) => path.join("."));

test.each(shippedSkins())("%s: the last layer of each token and variant has the value that is built", async (name) => {
  const folder = shippedSkin(name);
  const { skin, writers } = await readSkin(folder);
  for (const tokens of [skin.tokens, ...Object.values(skin.themes).map((theme) => theme.tokens)]) {
    const theme = resolveTheme(tokens);
    const valuesOf = tokensByLayer(tokens);
    for (const mode of theme.modes) {
      for (const path of paths) {
        const values = valuesOf(path, { mode });
        expect(values.at(-1)?.value, path).toBe(valueAt({ ...theme.shared, ...theme.root[mode] }, path));
        expect(values[0]?.value, path).toBe(valuesOfHarbour(path, { mode })[0]?.value);
      }
      for (const region of regionNames) {
        const own = theme.regions[region]?.[mode] ?? theme.root[mode];
        for (const path of paths.filter((each) => /^(?:color|section)\./u.test(each)))
          expect(valuesOf(path, { mode, region }).at(-1)?.value, path).toBe(valueAt(own, path));
      }
    }
  }
  const brand = { directory: folder, writers };
  for (const kind of ["pages", "blocks"] as const)
    for (const part of Object.keys(variantNames[kind])) {
      const built = [...chosenVariants(skin).values()].flatMap((chosen) => {
        const variant = new Map<string, string>(Object.entries(chosen[kind])).get(part);
        return variant === undefined ? [] : [variant];
      });
      const explained = explainVariant(`${kind}.${part}`, { brand, folder, skin });
      expect(explained.map(({ value }) => value)).toEqual(built);
    }
});

const valuesOfHarbour = tokensByLayer(harbour);
