import { sha256 } from "../files/hashing.ts";
import { ownPath } from "./own-paths.ts";
import type { ProductSource } from "./product-source.ts";
import { rewrite } from "./rewrite.ts";

/** A file of the site, ready to be an own file. */
export interface EjectedFile {
  /** Below the site's `src`. */
  readonly source: string;
  /** Below the brand's `overrides/`. */
  readonly path: string;
  /** Without a header. */
  readonly text: string;
  /** Of the product's own file, in hexadecimal digits. */
  readonly sha256: string;
}

/** What an ejection writes. */
export interface EjectPlan {
  /** The file itself, then what it must have. */
  readonly files: readonly EjectedFile[];
  /** The names of `@livery/site/variants` that stay the product's. */
  readonly linked: readonly string[];
  /** Why it cannot be ejected; empty if it can. */
  readonly problems: readonly string[];
}

/** A file of the site and everything that must be copied with it, as own files. */
export function planEject(product: ProductSource, source: string): EjectPlan {
  const files = new Map<string, EjectedFile>();
  const linked = new Set<string>();
  const problems: string[] = [];
  const waiting = [source];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (files.has(next)) continue;
    const found = rewrite(product, next);
    if (found === undefined) {
      problems.push(`${next} is not in release ${product.release}`);
      continue;
    }
    files.set(next, {
      source: next,
      path: ownPath(next),
      text: found.text,
      sha256: sha256(product.read(next) ?? ""),
    });
    for (const name of found.linked) linked.add(name);
    problems.push(...found.problems.map((problem) => `${next}: ${problem}`));
    waiting.push(...found.copied.toReversed());
  }
  return { files: [...files.values()], linked: [...linked].toSorted(), problems };
}
