/** `VITE_ALL_PATHS=1` (`pnpm test:nightly`): all of what a run by day takes a share of. */
export const all = import.meta.env["VITE_ALL_PATHS"] === "1";

/**
 * Of what every face of a page does alike, one test after the other as they stand in a file: whether it is this face's turn. By day
 * each is asked of one face in so many, the next one of the faces beside those; by night all of them of every face.
 */
export function inRotation(variants: readonly string[], variant: string, among: number): () => boolean {
  let position = variants.indexOf(variant);
  return () => position++ % among === 0 || all;
}
