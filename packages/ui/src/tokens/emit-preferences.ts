import { block, declarations, type Declarations, without } from "./declarations.ts";
import { givenContrast, ownContrast } from "./given-contrast.ts";
import type { ResolvedTheme } from "./resolve.ts";
import { regionNames } from "./tree.ts";

/**
 * The brand's part of the high-contrast page, by `data-contrast` or by the system's preference; the UI kit's css has the rest.
 */
export function contrastBlocks({ contrast }: ResolvedTheme, at: string): string {
  const own = ownContrast(contrast, givenContrast());
  const inContrast = (page: string) => block(`${page},${page} [data-region]`, own);
  const chosen = inContrast(`${at}[data-contrast="more"]`);
  const wished = inContrast(`${at}:not([data-contrast])`);
  // A browser without `light-dark()` keeps the ordinary colours.
  return `@supports (color:light-dark(red,red)){${chosen}@media (prefers-contrast:more){${wished}}}`;
}

/** Compact density and back: on the page, on any part of it, and on the regions that a skin makes compact. */
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

/** The minimum sizes for touch, rem. */
const touchSizes = { controlSm: 2.75, control: 2.875, controlLg: 3.25 };

/** The sizes that a brand has not made larger itself. */
function touchDeclarations({ shared, compact }: Pick<ResolvedTheme, "shared" | "compact">): Declarations {
  const least = Object.entries(touchSizes).map(([name, size]) => {
    const sizes = [shared, compact].map(({ density }) => Number.parseFloat(density[name as keyof typeof touchSizes]));
    return [name, `${Math.max(size, Math.min(...sizes))}rem`];
  });
  return declarations({ density: Object.fromEntries(least) as object });
}
const stillness: Declarations = declarations({ motion: { fast: "1ms", base: "1ms", slow: "1ms" } });
const squareCorners: Declarations = declarations({
  radius: { sm: "0px", md: "0px", lg: "0px", xl: "0px", pill: "0px" },
  shape: { lean: "0px" },
});
/** Forced colours remove shadows: surfaces that only a shadow bounds get lines again. */
const boxed: Declarations = declarations({ frame: { side: "1px", edge: "1px", style: "solid" } });
const unveiled: Declarations = declarations({ decor: { veilShown: "none" } });
const unlined: Declarations = declarations({ decor: { ground: "none" } });

/** Rules for the preferences of a device or system, and for missing browser features. */
export function preferenceBlocks(theme: ResolvedTheme, at: string): string {
  const { tokens } = theme;
  // Touch keeps its target size at any density.
  const anywhere = `${at},${at}[data-density],${at} :is([data-density],[data-region])`;
  const parts = [
    `@media (pointer:coarse){${block(anywhere, touchDeclarations(theme))}}`,
    `@media (prefers-reduced-motion:reduce){${block(at, stillness)}}`,
  ];
  // Without support for cut corners, square ones: round ones would look like another brand's.
  if (tokens.shape.corner !== "round") parts.push(`@supports not (corner-shape:bevel){${block(at, squareCorners)}}`);
  if (tokens.decor.ground !== "none") parts.push(`@media (forced-colors:active){${block(at, unlined)}}`);
  if (tokens.shape.frame !== "box") parts.push(`@media (forced-colors:active){${block(at, boxed)}}`);
  if (tokens.decor.veil !== "none")
    for (const query of [
      "(prefers-reduced-motion:reduce)",
      "(prefers-contrast:more)",
      "(forced-colors:active)",
      "print",
    ])
      parts.push(`@media ${query}{${block(at, unveiled)}}`);
  return parts.join("");
}
