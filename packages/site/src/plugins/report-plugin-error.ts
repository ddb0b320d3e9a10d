/**
 * Reports an error of a brand's plugin as the browser reports every other one that nothing handles: in the console, and to
 * listeners of `error`.
 */
export function reportPluginError(name: string, what: string, cause: unknown): void {
  const error = new Error(`plugin ${name}: ${what}: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });
  // A build has no such function, and fails.
  if (typeof globalThis.reportError !== "function") throw error;
  globalThis.reportError(error);
}
