/** `pnpm test:nightly` tries for hours what `pnpm test` tries a part of. */
export const nightly = process.env["LIVERY_NIGHTLY"] === "1";
