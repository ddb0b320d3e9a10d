import { closureOf, unique, type Closure } from "../platform/closure.ts";
import type { Platform } from "../platform/build-platform.ts";
import type { BuiltChunk } from "../platform/vite-run.ts";

/** The closure of a brand's own file: its chunks and pictures, and the closures of the shared modules that it is linked to. */
export function ownClosure(
  entry: BuiltChunk,
  chunks: readonly BuiltChunk[],
  { manifest, shared }: Pick<Platform, "manifest" | "shared">,
): Closure {
  const own = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const linked = new Map(
    Object.values(shared)
      .flat()
      .map(({ client, source }) => [`/${client}`, source]),
  );
  const gather = (later: boolean): readonly Closure[] => {
    const visited = new Set<string>();
    const found: Closure[] = [];
    const visit = (name: string): void => {
      if (visited.has(name)) return;
      visited.add(name);
      const source = linked.get(name);
      if (source !== undefined) found.push(closureOf(manifest, source));
      const chunk = own.get(name);
      if (chunk === undefined) return;
      // The bundler lists each file of a shared module, also where no name of it is left.
      for (const next of chunk.imports) if (!linked.has(next) || chunk.code.includes(next)) visit(next);
      found.push(ofChunk(chunk));
      if (later) for (const next of chunk.dynamicImports) visit(next);
    };
    visit(entry.fileName);
    return found;
  };
  const atOnce = gather(false);
  return {
    scripts: unique(atOnce.flatMap(({ scripts }) => scripts)),
    styles: unique(atOnce.flatMap(({ styles }) => styles)),
    files: unique(gather(true).flatMap(({ files }) => files)),
  };
}

function ofChunk({ fileName, viteMetadata }: BuiltChunk): Closure {
  const styles = [...(viteMetadata?.importedCss ?? [])];
  return { scripts: [fileName], styles, files: [fileName, ...styles, ...(viteMetadata?.importedAssets ?? [])] };
}
