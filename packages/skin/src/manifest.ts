import { shortTitle } from "@livery/contract/settings";
import type { BootLanguage } from "./boot.ts";

export interface ManifestInput {
  readonly name: string;
  readonly description: string;
  readonly language: BootLanguage;
  /** The colour behind and around the icon while the app opens. */
  readonly backgroundColour: string;
  readonly themeColour: string;
}

/** A PNG icon of the brand: its path, its side in pixels and its purpose. */
export interface BrandIcon {
  readonly path: string;
  readonly size: number;
  /** The content of a maskable icon is inside the safe circle, and its background fills the square. */
  readonly purpose: "any" | "maskable";
}

/** The icons that the assembly renders from the brand's favicon. */
export const brandIcons: readonly BrandIcon[] = [
  { path: "/icons/icon-192.png", size: 192, purpose: "any" },
  { path: "/icons/icon-512.png", size: 512, purpose: "any" },
  { path: "/icons/maskable-512.png", size: 512, purpose: "maskable" },
];

/** The web app manifest, as an object to serialise as JSON. */
export function webManifest(input: ManifestInput): Readonly<Record<string, unknown>> {
  const home = `/${input.language.code}/`;
  return {
    id: "/",
    name: input.name,
    short_name: shortTitle(input.name),
    description: input.description,
    lang: input.language.bcp47,
    dir: input.language.dir,
    start_url: home,
    scope: "/",
    display: "standalone",
    background_color: input.backgroundColour,
    theme_color: input.themeColour,
    icons: brandIcons.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
}
