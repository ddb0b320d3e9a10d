import type { Manifest } from "vite";

/** The files that an entry of the platform build needs, in import order. */
export interface Closure {
  /** Scripts that must be loaded before the entry runs, the entry last. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** All of the above, with dynamic imports, pictures and fonts. */
  readonly files: readonly string[];
}

/**
 * Follows the manifest from a source file: `imports` for what runs at once, also `dynamicImports` for what has to be copied. The
 * virtual module names no variant, so that no closure contains an unchosen one. Throws RangeError if the file is not an entry.
 */
export function closureOf(manifest: Manifest, source: string): Closure {
  if (manifest[source] === undefined) throw new RangeError(`${source} is not in the platform build`);
  const atOnce = chunksFrom(manifest, source, false);
  const ever = chunksFrom(manifest, source, true);
  return {
    scripts: atOnce.map((chunk) => chunk.file),
    styles: unique(atOnce.flatMap((chunk) => chunk.css ?? [])),
    files: unique(ever.flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])),
  };
}

type Chunk = Manifest[string];

/** Depth first, imports before importers: the required order of styles. */
function chunksFrom(manifest: Manifest, source: string, later: boolean): readonly Chunk[] {
  const visited = new Set<string>();
  const found: Chunk[] = [];
  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) return;
    for (const next of chunk.imports ?? []) visit(next);
    found.push(chunk);
    if (later) for (const next of chunk.dynamicImports ?? []) visit(next);
  };
  visit(source);
  return found;
}

export function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
