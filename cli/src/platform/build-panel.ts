import { panelTheme, panelTokens } from "@livery/panel";
import { aliases, pageCss } from "@livery/ui/aliases";
import { emitThemeSheet, layerStatement } from "@livery/ui/tokens";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { CliError } from "../errors.ts";
import { compressFolder } from "../files/compress.ts";
import { replaceFolder } from "../files/folder.ts";
import { packageFolder } from "../workspace/packages.ts";
import { cacheFolder, dropOldBuilds } from "./cache.ts";
import { prebuilt } from "./prebuilt.ts";
import { hashPackages } from "./source-hash.ts";
import { browserTarget, handleWarning, reactPlugin } from "./vite-config.ts";
import { inProduction, summarizeError } from "./vite-run.ts";

/** The panel, built once: it is the same for all brands. */
export interface BuiltPanel {
  /** Contains `index.html` and `assets/`, as the server serves them. */
  readonly dir: string;
  /** Identifies the sources of the build: 16 hexadecimal digits. */
  readonly hash: string;
  readonly fromCache: boolean;
}

const packages = ["betting", "contract", "i18n", "browser-app", "ui"] as const;

/** Builds the panel, or returns the cached build of the same sources. */
export async function buildPanel(): Promise<BuiltPanel> {
  const shipped = await prebuilt("panel");
  if (shipped) return { dir: shipped.folder, hash: shipped.hash, fromCache: true };
  const root = packageFolder("@livery/panel");
  const hash = await hashPackages([root, ...packages.map((name) => packageFolder(`@livery/${name}`, root))], root);
  const builds = join(cacheFolder(), "panel");
  const dir = join(builds, hash);
  if (existsSync(join(dir, "index.html"))) return { dir, hash, fromCache: true };
  await replaceFolder(dir, (fresh) => build(root, fresh));
  await dropOldBuilds(builds, hash);
  return { dir, hash, fromCache: false };
}

async function build(root: string, outDir: string): Promise<void> {
  await inProduction(async () => {
    const { build: viteBuild } = await import("vite");
    try {
      await viteBuild(panelConfig(root, outDir));
    } catch (error) {
      throw new CliError(
        `The panel cannot be built: ${summarizeError(error)}`,
        "Correct the panel's sources and run it again.",
        undefined,
        error,
      );
    }
  });
  await compressFolder(outDir, "tight");
}

function panelConfig(root: string, outDir: string): InlineConfig {
  return {
    configFile: false,
    envDir: false,
    root,
    publicDir: false,
    logLevel: "error",
    resolve: {
      conditions: ["livery-source", "module", "browser", "development|production"],
      alias: [...aliases],
      dedupe: ["react", "react-dom"],
    },
    css: pageCss,
    plugins: [
      reactPlugin(),
      import("@vanilla-extract/vite-plugin").then(({ vanillaExtractPlugin }) => vanillaExtractPlugin()),
      themeInDocument(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: browserTarget,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: { checks: { pluginTimings: false }, onwarn: handleWarning },
    },
  };
}

/** The layer order and the theme are inline in the document, before any sheet; the server allows them by their hash. */
function themeInDocument(): Plugin {
  const style = `<style>${layerStatement}${emitThemeSheet(panelTokens, { brand: panelTheme })}</style>`;
  return {
    name: "livery-panel-theme",
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        if (!html.includes(themePlaceholder)) throw new Error(`the panel's document has no ${themePlaceholder}`);
        return html.replace(themePlaceholder, () => style);
      },
    },
  };
}

const themePlaceholder = "<!-- the theme -->";
