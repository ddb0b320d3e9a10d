/** `VITE_ALL_PATHS=1` (`pnpm test:nightly`): all of what a run by day takes a share of. */
export const all = import.meta.env["VITE_ALL_PATHS"] === "1";

/**
 * Of what every variant of a page does alike, one test after the other as they stand in a file: whether it is this variant's turn. By day
 * each is asked of one variant in so many, the next one of the variants beside those; by night all of them of every variant.
 */
export function inRotation(variants: readonly string[], variant: string, among: number): () => boolean {
  let position = variants.indexOf(variant);
  return () => position++ % among === 0 || all;
}
