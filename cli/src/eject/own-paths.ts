import { allVariants, variantFile, variantSlug } from "@livery/skin";

const pageFile = /^(?<kind>pages|blocks)\/(?<folder>[^/]+)\/(?<rest>.+)$/u;

const variantNames = new Set(
  allVariants().map(({ kind, name, variant }) => variantFile(kind, name, variant).replace(/\.tsx$/u, "")),
);

/**
 * Where the copy of a file of the site stands, below `overrides/`: `pages/home/variants/lobby.tsx` → `pages/home/lobby.tsx`. All
 * but a variant and its styles goes into a folder `parts`, where a file may have any name.
 */
export function ownPath(source: string): string {
  const { folder = "", kind = "", rest = "" } = pageFile.exec(source)?.groups ?? {};
  if (rest === "") return `parts/${source.replace(/^parts\//u, "")}`;
  if (variantNames.has(source.replace(/(?:\.css\.ts|\.tsx)$/u, ""))) return source.replace("/variants/", "/");
  return `${kind}/${folder}/parts/${rest.replace(/^(?:parts|variants)\//u, "")}`;
}

/** The folder of a page or block in the site's sources: `pages/live-bets`. */
export const folderOf = (kind: "pages" | "blocks", name: string): string => `${kind}/${variantSlug(name)}`;
