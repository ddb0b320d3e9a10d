import { block, declarations, type Declarations, without } from "./declarations.ts";
import { givenContrast, ownContrast } from "./given-contrast.ts";
import type { ResolvedTheme } from "./resolve.ts";
import { regionNames } from "./tree.ts";

/**
 * The brand's part of what the page is for whoever asks for more contrast, by `data-contrast` or by his system; the kit's own
 * css gives the rest.
 */
export function contrastBlocks({ contrast }: ResolvedTheme, at: string): string {
  const own = ownContrast(contrast, givenContrast());
  const inContrast = (page: string) => block(`${page},${page} [data-region]`, own);
  const chosen = inContrast(`${at}[data-contrast="more"]`);
  const wished = inContrast(`${at}:not([data-contrast])`);
  // A browser that cannot tell the modes apart keeps the ordinary colours.
  return `@supports (color:light-dark(red,red)){${chosen}@media (prefers-contrast:more){${wished}}}`;
}

/** Compact and back: on the page, on any part of it, and on the regions that a skin makes so. */
export function densityBlocks({ compact, shared, tokens }: ResolvedTheme, at: string): string {
  const roomy = declarations(shared);
  const dense = without(declarations(compact), roomy);
  const back = new Map([...dense].map(([name]) => [name, roomy.get(name) ?? ""]));
  const where = (density: "comfortable" | "compact") => {
    const regions = regionNames.filter((name) => tokens.regions[name]?.density === density);
    const chosen = `[data-density="${density}"]`;
    return [...regions.map((name) => `${at} [data-region="${name}"]`), `${at}${chosen}`, `${at} ${chosen}`].join(",");
  };
  return block(where("compact"), dense) + block(where("comfortable"), back);
}

const touchSizes: Declarations = declarations({
  density: { controlSm: "2.75rem", control: "2.875rem", controlLg: "3.25rem" },
});
const stillness: Declarations = declarations({ motion: { fast: "1ms", base: "1ms", slow: "1ms" } });
const squareCorners: Declarations = declarations({
  radius: { sm: "0px", md: "0px", lg: "0px", xl: "0px", pill: "0px" },
});
const unveiled: Declarations = declarations({ decor: { veilShown: "none" } });

/** What a reader's device or system asks for, and what a browser cannot do. */
export function wishBlocks({ tokens }: ResolvedTheme, at: string): string {
  // A finger keeps its room at any density.
  const anywhere = `${at},${at}[data-density],${at} :is([data-density],[data-region])`;
  const parts = [
    `@media (pointer:coarse){${block(anywhere, touchSizes)}}`,
    `@media (prefers-reduced-motion:reduce){${block(at, stillness)}}`,
  ];
  // Without corners that can be cut, square ones: round would be another brand's.
  if (tokens.shape.corner === "chamfer") parts.push(`@supports not (corner-shape:bevel){${block(at, squareCorners)}}`);
  if (tokens.decor.veil !== "none")
    for (const wish of [
      "(prefers-reduced-motion:reduce)",
      "(prefers-contrast:more)",
      "(forced-colors:active)",
      "print",
    ])
      parts.push(`@media ${wish}{${block(at, unveiled)}}`);
  return parts.join("");
}
