/** A page's code could not be loaded: a newer build has replaced it, or the network is gone (§8.1). */
export class ModuleMissingError extends Error {
  override readonly name = "ModuleMissingError";
}

/** A variant's file could not be loaded. */
export class VariantMissingError extends Error {
  override readonly name = "VariantMissingError";
}

/** The messages of Chromium, Firefox and Safari for an `import()` that got no file. */
const browserMessages = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export function isMissingModule(error: unknown): boolean {
  if (error instanceof ModuleMissingError || error instanceof VariantMissingError) return true;
  return error instanceof Error && browserMessages.test(error.message);
}
