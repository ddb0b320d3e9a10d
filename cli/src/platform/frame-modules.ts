import { allVariants, shellBlocks } from "@livery/skin";
import type { BuiltChunk } from "./vite-run.ts";

/** What is read of a chunk. */
export type Piece = Pick<BuiltChunk, "fileName" | "imports" | "isEntry" | "moduleIds" | "name">;

/** The entry of the site itself. */
export const mainEntry = "main";

/** As the client build calls a variant's entry. */
export function variantEntry({ kind, name, variant }: ReturnType<typeof allVariants>[number]): string {
  return `${kind}-${name}-${variant}`;
}

/**
 * The modules of every first view, whatever a brand chooses: those of the site's entry, and those that all faces of a block or
 * of Home are made of. They are read out of a build whose pieces nobody has joined: before that nobody knows what is left of
 * a module that names a whole package.
 */
export function frameModules(pieces: readonly Piece[]): ReadonlySet<string> {
  const shared = ["home", ...shellBlocks.desktop].map((name) =>
    allVariants()
      .filter((face) => face.name === name)
      .map((face) => modulesOf(pieces, variantEntry(face)))
      .reduce((one, other) => new Set([...one].filter((id) => other.has(id)))),
  );
  return new Set([...modulesOf(pieces, mainEntry), ...shared.flatMap((modules) => [...modules])]);
}

/** All modules that an entry brings at once. */
function modulesOf(pieces: readonly Piece[], entry: string): Set<string> {
  const byFile = new Map(pieces.map((piece) => [piece.fileName, piece]));
  const first = pieces.find(({ isEntry, name }) => isEntry && name === entry);
  const seen = new Set<string>();
  const waiting = first === undefined ? [] : [first.fileName];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...(byFile.get(file)?.imports ?? []));
  }
  return new Set([...seen].flatMap((file) => byFile.get(file)?.moduleIds ?? []));
}
