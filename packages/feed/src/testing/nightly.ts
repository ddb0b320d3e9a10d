/** `pnpm test:nightly` runs for hours what `pnpm test` runs a part of. */
export const nightly = process.env["LIVERY_NIGHTLY"] === "1";
