/** True with `VITE_ALL_PATHS=1` (`pnpm test:nightly`): runs everything of which a daytime run takes a share. */
export const all = import.meta.env["VITE_ALL_PATHS"] === "1";

/**
 * For tests that are alike in every variant of a page, in their order in a file: returns whether this variant runs the next one.
 * By day each test runs in every `among`-th variant, the next test in the variants beside those; by night all tests run in every
 * variant.
 */
export function inRotation(variants: readonly string[], variant: string, among: number): () => boolean {
  let position = variants.indexOf(variant);
  return () => position++ % among === 0 || all;
}
