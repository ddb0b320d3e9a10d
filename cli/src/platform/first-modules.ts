import { allVariants, deferredParts, shellBlocks } from "@livery/skin";
import type { BuiltChunk } from "./vite-run.ts";

/** The used properties of a chunk. */
export type Piece = Pick<BuiltChunk, "fileName" | "imports" | "isEntry" | "moduleIds" | "name">;

/** The entry of the site itself. */
export const mainEntry = "main";

/** The name of a variant's entry in the client build. */
export function variantEntry({ kind, name, variant }: ReturnType<typeof allVariants>[number]): string {
  return `${kind}-${name}-${variant}`;
}

/** The modules of a first view, whatever a brand chooses. */
export interface FirstModules {
  /** The modules for hydration: the site's entry but the entry itself, and the frame of every page. */
  readonly frame: ReadonlySet<string>;
  /** The modules loaded right after it (`deferredParts`). */
  readonly deferred: ReadonlySet<string>;
}

/**
 * Reads them from a build with unjoined chunks: only that shows what is left of a module that names a whole package. A page or
 * block contributes the modules of all its variants, and in the frame also the parts of UI kit and shell that any of them has:
 * joined to modules of other pages they would load some of those.
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

/** Whether a module is neither a variant's own nor a library: the common code of the site. */
export function isCommon(id: string): boolean {
  return !/\/node_modules\/|\/src\/(pages|blocks|shared)\//.test(id);
}

/** All modules that an entry loads statically. */
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
