import { VariantMissingError } from "../variants/variant-store.ts";

/** A page's code did not come: it was replaced by a newer build, or the network is gone (§8.1). */
export class ModuleMissingError extends Error {
  override readonly name = "ModuleMissingError";
}

/** How Chromium, Firefox and Safari say that `import()` got no file. */
const browserMessages = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export function isMissingModule(error: unknown): boolean {
  if (error instanceof ModuleMissingError || error instanceof VariantMissingError) return true;
  return error instanceof Error && browserMessages.test(error.message);
}
