import { basename } from "node:path";
import { variantEntry } from "./first-modules.ts";
import { variantModuleId, type SiteSource } from "./site-source.ts";
import type { outputOf } from "./vite-run.ts";

/** One file of a shared module in the platform's build. */
export interface SharedFile {
  /** The site's file: its name in the manifest. */
  readonly source: string;
  /** From the client folder: `assets/shared-kit-….js`. */
  readonly client: string;
  /** From the server folder. */
  readonly server: string;
  /** Its exported names. */
  readonly names: readonly string[];
}

/** The files of each shared module, by the id that a brand's own files import. */
export type SharedFiles = Readonly<Record<string, readonly SharedFile[]>>;

/** `src/shared/kit.ts` → `shared-kit`. */
export function sharedEntryName(file: string): string {
  return `shared-${basename(file, ".ts")}`;
}

/** Finds in the output of the client build the shared modules, and each variant, which an own file may show inside. */
export function sharedFiles(site: SiteSource, output: ReturnType<typeof outputOf>): SharedFiles {
  const find = (source: string, name = sharedEntryName(source)): SharedFile => {
    const chunk = output.find((made) => made.type === "chunk" && made.isEntry && made.name === name);
    if (chunk?.type !== "chunk") throw new Error(`${source} came out of the build without a chunk of its own`);
    return { source, client: chunk.fileName, server: `${name}.js`, names: chunk.exports.toSorted() };
  };
  const modules = site.shared.map(({ id, facades }) => [id, facades.map((facade) => find(facade))] as const);
  const variants = site.variants.map(
    (variant) => [variantModuleId(variant), [find(variant.file, variantEntry(variant))]] as const,
  );
  return Object.fromEntries([...modules, ...variants]);
}
