import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrandFolder } from "../stories/list/brand-folders.ts";

/** Vite reads the nearest tsconfig.json of every file, and what it extends: one that is missing stops the whole Storybook. */
const standIn = `${JSON.stringify({ compilerOptions: { target: "ES2023", module: "ESNext", moduleResolution: "Bundler", jsx: "react-jsx" } })}\n`;

/**
 * Gives each of the folders the `.livery/tsconfig.json` that its own tsconfig.json extends, if it has none: a clone has no files that
 * git ignores. `livery build` and `livery dev` write the whole one. Returns the brands by name.
 */
export function writeMissingEditorConfigs(folders: readonly Pick<BrandFolder, "name" | "path">[]): readonly string[] {
  const missing = folders.filter(
    ({ path }) => existsSync(join(path, "tsconfig.json")) && !existsSync(join(path, ".livery/tsconfig.json")),
  );
  for (const { path } of missing) {
    mkdirSync(join(path, ".livery"), { recursive: true });
    writeFileSync(join(path, ".livery/tsconfig.json"), standIn);
  }
  return missing.map(({ name }) => name);
}
