// Writes docs/environment.md: `pnpm docs:environment`.
import { writeFileSync } from "node:fs";
import { environmentPage, pageFile } from "./page.ts";

writeFileSync(pageFile, await environmentPage());
console.log("docs/environment.md is written.");
