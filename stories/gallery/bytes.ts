/** What a variant weighs, of what `livery bytes --json` says. */
export interface VariantWeight {
  readonly kind: string;
  readonly name: string;
  readonly variant: string;
  /** What comes with it at once, beside the site's entry. */
  readonly atOnce: PartWeight;
  /** When a player opens what lies in it. */
  readonly later: PartWeight;
}

interface PartWeight {
  readonly js: { readonly brotli: number };
  readonly css: { readonly brotli: number };
}

/** Makes the build that is weighed. */
export const measuringCommand = "pnpm livery bytes";

/** Asked for when a gallery is looked at: reading the build takes seconds. */
export async function variantWeights(): Promise<readonly VariantWeight[] | null> {
  return (await import("virtual:livery-bytes")).bytes;
}
