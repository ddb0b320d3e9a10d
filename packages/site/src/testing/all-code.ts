const later = import.meta.glob([
  "../**/*.tsx",
  "../{slip,odds-format,live,look,update,security}/**/*.ts",
  "../app/*-calls.ts",
  "!../**/*.test.*",
  "!../**/testing/**",
  "!../testing/**",
  "!../entry-*",
]);

let loading: Promise<unknown> | undefined;

/**
 * All of a site's code that is loaded when it is wanted, once a worker: no test waits for the server of modules where a
 * player would wait for a chunk.
 */
export function loadAllCode(): Promise<unknown> {
  return (loading ??= Promise.all(Object.values(later).map((load) => load())));
}
