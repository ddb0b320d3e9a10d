import type { VariantKind } from "@livery/skin";

/** One variant of a page or block. */
export interface VariantId {
  readonly kind: VariantKind;
  readonly name: string;
  readonly variant: string;
}

/** The loaders' name of a variant: `pages/home/lobby`. */
export function variantKey({ kind, name, variant }: VariantId): string {
  return `${kind}/${name}/${variant}`;
}
