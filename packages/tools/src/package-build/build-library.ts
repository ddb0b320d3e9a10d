// The JavaScript of a package with components: one file a module, so that whoever bundles it takes what he uses, and one sheet.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build } from "vite";

export interface Library {
  /** The package's folder, absolute. */
  readonly root: string;
  /** Source files that `exports` names, from the package's folder: `src/index.ts`. */
  readonly entries: readonly string[];
}

/**
 * Writes `dist/**.js` and, if a module declares styles, `dist/styles.css`; declarations are the compiler's. Styles are evaluated here:
 * no name ends in `.css.js`, which vanilla-extract's plugins would evaluate again in a user's project.
 */
export async function buildLibrary({ root, entries }: Library): Promise<void> {
  const outDir = join(root, "dist");
  await build({
    configFile: false,
    envDir: false,
    root,
    publicDir: false,
    logLevel: "warn",
    resolve: { conditions: ["livery-source"] },
    plugins: [react(), vanillaExtractPlugin({ identifiers: "short" })],
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2022",
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      cssCodeSplit: false,
      lib: { entry: entries.map((entry) => join(root, entry)), formats: ["es"], cssFileName: "styles" },
      rolldownOptions: {
        external: (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("\0"),
        checks: { pluginTimings: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, "src"),
          entryFileNames: ({ name }) => `${name.replace(/\.css$/u, ".styles")}.js`,
        },
      },
    },
  });
  // The compiler's declarations of styles have the names of their sources; nothing else imports these.
  await rm(join(outDir, ".vite"), { recursive: true, force: true });
}
