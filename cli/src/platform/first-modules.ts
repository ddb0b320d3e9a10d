import { allVariants, deferredParts, shellBlocks } from "@livery/skin";
import type { BuiltChunk } from "./vite-run.ts";

/** What is read of a chunk. */
export type Piece = Pick<BuiltChunk, "fileName" | "imports" | "isEntry" | "moduleIds" | "name">;

/** The entry of the site itself. */
export const mainEntry = "main";

/** As the client build calls a variant's entry. */
export function variantEntry({ kind, name, variant }: ReturnType<typeof allVariants>[number]): string {
  return `${kind}-${name}-${variant}`;
}

/** The modules that come with a first view, whatever a brand chooses. */
export interface FirstModules {
  /** What it is taken over with: the site's entry but the entry itself, and what stands in the frame of every page. */
  readonly frame: ReadonlySet<string>;
  /** What follows at once (`soonFaces`). */
  readonly deferred: ReadonlySet<string>;
}

/**
 * Reads them out of a build whose pieces nobody has joined: before that nobody knows what is left of a module that names a whole
 * package. Of a variant they are what all variants of its page or block have, and in the frame the parts of kit and shell that any of
 * them has too: joined to what other pages use they would bring some of that.
 */
export function firstModules(pieces: readonly Piece[], entry: string): FirstModules {
  const modulesOfVariants = (name: string, alsoOfAny: (id: string) => boolean): readonly string[] => {
    const variants = allVariants().filter((variantId) => variantId.name === name);
    const modules = variants.map((variantId) => modulesOf(pieces, variantEntry(variantId)));
    const any = [...new Set(modules.flatMap((each) => [...each]))];
    return any.filter((id) => alsoOfAny(id) || modules.every((each) => each.has(id)));
  };
  const shown = shellBlocks.desktop.filter((name) => !deferredParts.includes(name));
  const ofEntry = [...modulesOf(pieces, mainEntry)].filter((id) => id !== entry);
  const frame = new Set([...ofEntry, ...shown.flatMap((name) => modulesOfVariants(name, isCommon))]);
  const deferred = deferredParts.flatMap((name) => modulesOfVariants(name, () => false)).filter((id) => !frame.has(id));
  return { frame, deferred: new Set(deferred) };
}

/** Neither a variant's own nor a library: what all of the site is made of. */
export function isCommon(id: string): boolean {
  return !/\/node_modules\/|\/src\/(pages|blocks|shared)\//.test(id);
}

/** All modules that an entry brings at once. */
function modulesOf(pieces: readonly Piece[], entry: string): Set<string> {
  const byFile = new Map(pieces.map((piece) => [piece.fileName, piece]));
  const first = pieces.find(({ isEntry, name }) => isEntry && name === entry);
  const visited = new Set<string>();
  const waiting = first === undefined ? [] : [first.fileName];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (visited.has(file)) continue;
    visited.add(file);
    waiting.push(...(byFile.get(file)?.imports ?? []));
  }
  return new Set([...visited].flatMap((file) => byFile.get(file)?.moduleIds ?? []));
}
