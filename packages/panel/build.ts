import { buildLibrary } from "@livery/tools/package-build";

await buildLibrary({ root: import.meta.dirname, entries: ["src/index.ts"] });
