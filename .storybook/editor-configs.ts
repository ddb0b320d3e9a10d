import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";

/** Vite reads the nearest tsconfig.json of every file, and what it extends: one that is missing stops the whole Storybook. */
const standIn = `${JSON.stringify({ compilerOptions: { target: "ES2023", module: "ESNext", moduleResolution: "Bundler", jsx: "react-jsx" } })}\n`;

/**
 * Gives each brand in `skins` (a folder's URL that ends in "/") the `.livery/tsconfig.json` that its own tsconfig.json extends, if it has
 * none: a clone has no files that git ignores. `livery build` and `livery dev` write the whole one. Returns the brands by name.
 */
export function writeMissingEditorConfigs(skins: URL): readonly string[] {
  const brands = readdirSync(skins).filter(
    (brand) =>
      existsSync(new URL(`${brand}/tsconfig.json`, skins)) &&
      !existsSync(new URL(`${brand}/.livery/tsconfig.json`, skins)),
  );
  for (const brand of brands) {
    mkdirSync(new URL(`${brand}/.livery/`, skins), { recursive: true });
    writeFileSync(new URL(`${brand}/.livery/tsconfig.json`, skins), standIn);
  }
  return brands;
}
