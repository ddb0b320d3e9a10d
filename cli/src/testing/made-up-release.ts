import type { ProductSource } from "../eject/product-source.ts";

/** A change of a file of the product: its new text, from the old one; null where the release has it no more. */
export type SourceChange = (text: string) => string | null;

/** A product as a later release: some files changed, new ones added, others gone. */
export function madeUpRelease(
  product: ProductSource,
  release: string,
  changes: Readonly<Record<string, SourceChange>> = {},
): ProductSource {
  const read = (path: string): string | undefined => {
    const change = changes[path];
    return change === undefined ? product.read(path) : (change(product.read(path) ?? "") ?? undefined);
  };
  return {
    release,
    read,
    files: () => [...new Set([...product.files(), ...Object.keys(changes)])].filter((path) => read(path) !== undefined),
  };
}

/** Replaces a text that must be there. */
export function replacing(from: string, to: string): SourceChange {
  return (text) => {
    if (!text.includes(from)) throw new Error(`there is no ${from}`);
    return text.replace(from, to);
  };
}
