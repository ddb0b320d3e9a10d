import { join } from "node:path";
import { allVariants, variantFile, type FaceKind } from "@livery/skin";
import { packageFolder } from "../workspace/packages.ts";

/** One variant of the site: an entry of the client build. */
interface VariantEntry {
  readonly kind: FaceKind;
  readonly name: string;
  readonly variant: string;
  /** Its file, from the site's root: the name by which the manifest knows it. */
  readonly file: string;
}

/** A site that can be built and assembled: the product's, or a small one of the tests. */
export interface SiteSource {
  /** The folder with `src/entry-client.tsx` and `src/entry-server.tsx`. */
  readonly root: string;
  readonly clientEntry: string;
  readonly serverEntry: string;
  readonly variants: readonly VariantEntry[];
}

/** A site in a folder, with every face of the closed list. */
export function siteIn(root: string): SiteSource {
  return {
    root,
    clientEntry: "src/entry-client.tsx",
    serverEntry: "src/entry-server.tsx",
    variants: allVariants().map((face) => ({
      ...face,
      file: `src/${variantFile(face.kind, face.name, face.variant)}`,
    })),
  };
}

/** The product's site. */
export function productSite(): SiteSource {
  return siteIn(packageFolder("@livery/site"));
}

/** Absolute path of a file of the site. */
export function inSite(site: SiteSource, file: string): string {
  return join(site.root, ...file.split("/"));
}
