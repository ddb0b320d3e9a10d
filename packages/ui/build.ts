import { buildLibrary } from "@livery/tools/package-build";

await buildLibrary({
  root: import.meta.dirname,
  entries: [
    "src/index.ts",
    "src/tokens/contract.css.ts",
    "src/tokens/index.ts",
    "src/csp/aliases.ts",
    "src/csp/style-singleton.ts",
    "src/csp/absent-long.ts",
  ],
});
