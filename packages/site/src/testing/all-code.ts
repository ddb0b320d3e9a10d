const later = import.meta.glob([
  "../**/*.tsx",
  "../{slip,odds-format,live,theme,update,security}/**/*.ts",
  "../app/*-calls.ts",
  "!../**/*.test.*",
  "!../**/testing/**",
  "!../testing/**",
  "!../entry-*",
]);

// All of a site's code that is loaded when it is wanted: no test waits for the server of modules where a player would wait for a chunk.
await Promise.all(Object.values(later).map((load) => load()));
