import { variantFile } from "@livery/skin";
import { marksOf } from "./fixture-site.ts";
import type { withChoice } from "./variant-choices.ts";

/** All by which a variant could be told in a brand's folder: its words, its part's, its css, its chunk's name and its place. */
export function tracesOf({ kind, name, variant }: ReturnType<typeof withChoice>[number]): readonly string[] {
  return [
    ...Object.values(marksOf(name, variant)),
    `${kind}-${name}-${variant}`,
    variantFile(kind, name, variant).replace(".tsx", ""),
  ];
}

/** The readable files of a built brand, with their names, as one text. */
export const searchable = (files: ReadonlyMap<string, Buffer>): string =>
  [...files]
    .filter(([name]) => /\.(html|js|css|json)$/.test(name))
    .map(([name, content]) => `${name}\n${content.toString()}`)
    .join("\n");
