const later = import.meta.glob([
  "../**/*.tsx",
  "../{slip,odds-format,live,theme,update,security}/**/*.ts",
  "../core/*-calls.ts",
  "!../**/*.test.*",
  "!../**/testing/**",
  "!../testing/**",
  "!../entry-*",
]);

// Loads all deferred code of a site: no test waits for the dev server where a player would wait for a chunk.
await Promise.all(Object.values(later).map((load) => load()));
