import { aliasDeclarations, declarations, type Declarations } from "./declarations.ts";
import { deriveContrast } from "./derive-contrast.ts";
import { harbour } from "./harbour.ts";
import type { ThemeMode } from "./skin-tokens.ts";

/** One value per mode, selected by the element's `color-scheme`: a dark region is dark at high contrast too. */
function eitherMode(light: Declarations, dark: Declarations): Declarations {
  return new Map(
    [...light].map(([name, value]) => {
      const other = dark.get(name) ?? value;
      return [name, value === other ? value : `light-dark(${value},${other})`];
    }),
  );
}

const contrastOf = (of: (mode: ThemeMode) => object) => eitherMode(declarations(of("light")), declarations(of("dark")));

/** The base of a step's tone: `lv-color-accent-ink` is derived from `lv-color-accent-base`. */
const toneBase = (name: string) =>
  name === "lv-color-focus"
    ? "lv-color-accent-base"
    : name.replace(/^(lv-(?:color|section)-[a-z]+)-(?:ink|border|soft|soft-hover|hover|press|on)$/u, "$1-base");

/** Lines are thicker, and no shadow, glow or veil carries a meaning. */
const plainDecoration = declarations({
  shadow: { sm: "none", md: "none", lg: "none" },
  decor: { veilShown: "none", glow: "none", ground: "none", light: "none" },
  stroke: { mark: "3px", focus: "3px" },
  frame: { side: "2px", edge: "2px", style: "solid", mask: "none" },
});

/**
 * High contrast as far as it is the same in every brand, for the UI kit's css: paper and ink, and each tone derived from its one
 * shade.
 */
export function givenContrast(): Declarations {
  const colors = contrastOf((mode) => deriveContrast(mode, harbour));
  const given = [...colors].flatMap(([name, value]): [string, string][] => {
    const base = toneBase(name);
    if (name.endsWith("-base") && !name.includes("-text-") && !name.includes("-border-")) return [];
    return [[name, value === colors.get(base) && base !== name ? `var(--${base})` : value]];
  });
  return new Map([...given, ...aliasDeclarations, ...plainDecoration]);
}

/** The part of high contrast that differs by brand. */
export function ownContrast({ light, dark }: Readonly<Record<ThemeMode, object>>, given: Declarations): Declarations {
  const colors = contrastOf((mode) => (mode === "light" ? light : dark));
  const resolved = (name: string): string | undefined => {
    const value = given.get(name) ?? colors.get(name);
    const target = /^var\(--(.+)\)$/u.exec(value ?? "")?.[1];
    return target === undefined ? value : resolved(target);
  };
  return new Map([...colors].filter(([name, value]) => !given.has(name) || resolved(name) !== value));
}
