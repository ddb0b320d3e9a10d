import type { LoadedKind, VariantKind } from "@livery/skin";

/** One variant of a page or block. */
export interface VariantId {
  readonly kind: VariantKind;
  readonly name: string;
  readonly variant: string;
}

/** A variant, or a plugin of a brand. */
export interface LoadedId extends Omit<VariantId, "kind"> {
  readonly kind: LoadedKind;
}

/** The loaders' name of a variant: `pages/home/lobby`; of a plugin: `plugins/promo/plugin`. */
export function variantKey({ kind, name, variant }: LoadedId): string {
  return `${kind}/${name}/${variant}`;
}
