import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { InlineConfig, Manifest } from "vite";
import { CliError } from "../errors.ts";
import { compressFolder } from "../files/compress.ts";
import { replaceFolder } from "../files/folder.ts";
import { inSite, type SiteSource } from "./site-source.ts";
import { cacheFolder, dropOldBuilds } from "./cache.ts";
import { sourceHash } from "./source-hash.ts";
import { browserTarget, judgeWarning, siteConfig } from "./vite-config.ts";

/** The site, built once for all brands. */
export interface Platform {
  /** Names the sources that it was built from: 16 hexadecimal digits. */
  readonly hash: string;
  /** Holds `assets/` as they are served. */
  readonly clientFolder: string;
  readonly serverEntry: string;
  /** Vite's manifest: source file → file, css, imports. */
  readonly manifest: Manifest;
  /** True where an earlier build of the same sources was taken. */
  readonly fromCache: boolean;
}

/** Builds the site's client and server, or takes the cached build of the same sources. */
export async function buildPlatform(site: SiteSource): Promise<Platform> {
  const hash = await sourceHash(site);
  const folder = join(cacheFolder(), "platform", hash);
  const known = await readPlatform(folder, hash, true);
  if (known) return known;
  await replaceFolder(folder, (fresh) => build(site, fresh));
  await dropOldBuilds(join(cacheFolder(), "platform"), hash);
  const built = await readPlatform(folder, hash, false);
  if (built === undefined) throw new Error(`the platform build in ${folder} is not complete`);
  return built;
}

async function readPlatform(folder: string, hash: string, fromCache: boolean): Promise<Platform | undefined> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Manifest;
    const clientFolder = join(folder, "client");
    return { hash, clientFolder, serverEntry: join(folder, "server", "entry-server.js"), manifest, fromCache };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function build(site: SiteSource, folder: string): Promise<void> {
  await inProduction(async () => {
    const { build: viteBuild } = await import("vite");
    try {
      await viteBuild(clientConfig(site, join(folder, "client")));
      await viteBuild(serverConfig(site, join(folder, "server")));
    } catch (error) {
      throw new CliError(
        `The platform cannot be built: ${firstLines(error)}`,
        "Correct the site's sources and run it again.",
        undefined,
        error,
      );
    }
  });
  const client = join(folder, "client");
  await rename(join(client, ".vite", "manifest.json"), join(folder, "manifest.json"));
  await rm(join(client, ".vite"), { recursive: true });
  // Once for all brands: the best compression takes longer than all the rest of an assembly.
  await compressFolder(client);
}

/** A bundler's errors bring pictures of the code and stack traces; what happened is said first. */
function firstLines(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 4)
    .join("\n  ");
}

/** Vite believes NODE_ENV over its own mode: a test runner's value would give a development build of React. */
async function inProduction(work: () => Promise<void>): Promise<void> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
}

/**
 * Libraries of every first view, in one chunk: cut up by who uses which part of them they weigh some kilobytes more, and the
 * chunk stays as it is from one release to the next.
 */
const everyPagesLibraries =
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate\/react|@tanstack\/(history|query-core|react-query|react-router|react-store|router-core|store))\//;

function clientConfig(site: SiteSource, outDir: string): InlineConfig {
  const variants = site.variants.map(({ kind, name, variant, file }) => [
    `${kind}-${name}-${variant}`,
    inSite(site, file),
  ]);
  const base = siteConfig(site, "assembled");
  return {
    ...base,
    build: {
      outDir,
      emptyOutDir: true,
      target: browserTarget,
      manifest: true,
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // Sizes are held by the benchmarks, not by a line in everybody's terminal.
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: {
        input: { main: inSite(site, site.clientEntry), ...Object.fromEntries(variants) },
        // With the default a variant comes out as a chunk without its export (assembly.md).
        preserveEntrySignatures: "exports-only",
        checks: { pluginTimings: false },
        onwarn: judgeWarning,
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
          codeSplitting: { groups: [{ name: "libraries", test: everyPagesLibraries }] },
        },
      },
    },
  };
}

function serverConfig(site: SiteSource, outDir: string): InlineConfig {
  const base = siteConfig(site, "bundled");
  return {
    ...base,
    ssr: {
      noExternal: true,
      target: "node",
      resolve: { conditions: ["livery-source", "module", "node", "development|production"] },
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: "node24",
      ssr: inSite(site, site.serverEntry),
      minify: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        onwarn: judgeWarning,
        output: { entryFileNames: "entry-server.js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  };
}
