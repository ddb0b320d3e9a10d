import { parse } from "node:path";
import type { InlineConfig } from "vite";
import { isCommon, mainEntry, variantEntry, type FirstModules } from "./first-modules.ts";
import { sharedEntryName } from "./shared-files.ts";
import { inSite, type SiteSource } from "./site-source.ts";
import { browserTarget, handleWarning, siteConfig } from "./vite-config.ts";

/** How what a brand serves is called. */
export const platformOutput = {
  entryFileNames: "assets/[name]-[hash].js",
  chunkFileNames: ({ name }: { readonly name: string }) => `assets/${ownName(name)}-[hash].js`,
  assetFileNames: ({ names }: { readonly names: readonly string[] }) => {
    const { name, ext } = parse(names[0] ?? "");
    return `assets/${ownName(name)}-[hash]${ext}`;
  },
} as const;

/** A piece of a group is named after every entry that uses it, chosen or not: `common~main~pages-home-lobby`. */
function ownName(name: string): string {
  return name.split("~")[0] ?? name;
}

/**
 * Libraries of every first view, in one chunk, and first of the groups, as each takes with it what its modules import: cut up by who uses which part of them they weigh some kilobytes more, and the
 * chunk stays as it is from one release to the next.
 */
const everyPagesLibraries =
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|i18next|@tanstack\/(history|query-core|react-query|react-router|react-store|router-core|store))\//;

/** Libraries of what runs once a first view stands: machines, and the codecs of calls and settings. */
const startLibraries = /\/node_modules\/(xstate|zod|@xstate\/react|use-isomorphic-layout-effect)\//;

/**
 * Libraries of dialogs and menus, in one chunk that imports nothing of ours: divided among the pieces of `common` they
 * would be asked for as these load, and of two pieces that import each other one finds the other not run yet.
 */
const overlayLibraries =
  /\/node_modules\/(@radix-ui\/[^/]+|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce)\//;

/**
 * Libraries of toasts and tooltips: what of their kind no dialog needs. A group takes with it what its modules import, so
 * dialogs come first, and what is here is asked for where something is told.
 */
const messageLibraries =
  /\/node_modules\/(@floating-ui\/[^/]+|@radix-ui\/(rect|react-(arrow|collection|popper|toast|tooltip|use-rect|use-size|visually-hidden)))\//;

/** How the browser's side is cut into files. */
export interface Cut {
  /**
   * Modules of every first view (`first-modules.ts`): one file, as whoever opens a Home needs all of it, and another for what
   * follows it at once. Cut by their users they were two dozen files, to which a date picker was joined; 20 KB more.
   */
  readonly first: FirstModules;
  /**
   * What several variants are made of, cut only by who uses which of it, comes in some hundred pieces, seventy of them on Home: those
   * beneath this (bytes before minifying) are joined to their neighbours; 0 joins none. Variants themselves and what a variant is made
   * of stay apart, so that an unchosen one is in nobody's chunk.
   */
  readonly joinedBelow: number;
}

/** The files that several entries have in common. */
function groupsOf({ first: { frame, deferred }, joinedBelow }: Cut) {
  return [
    // What only later pages use of the same libraries stays with them.
    { name: "libraries", test: (id: string) => frame.has(id) && everyPagesLibraries.test(id), priority: 5 },
    { name: "machines", test: startLibraries, priority: 4 },
    { name: "frame", test: (id: string) => frame.has(id), priority: 3 },
    { name: "soon", test: (id: string) => deferred.has(id), priority: 3 },
    { name: "overlays", test: (id: string) => overlayLibraries.test(id) && !messageLibraries.test(id), priority: 2 },
    { name: "messages", test: messageLibraries, priority: 1 },
    {
      name: "common",
      test: isCommon,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: joinedBelow,
    },
  ];
}

/**
 * The browser's side: the site, every variant and every shared module an entry of its own. Without a cut every module lies with
 * those of exactly the same users.
 */
export function clientConfig(site: SiteSource, outDir: string, cut: Cut | null): InlineConfig {
  const variants = site.variants.map(({ file, ...variantId }) => [variantEntry(variantId), inSite(site, file)]);
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
        input: { [mainEntry]: inSite(site, site.clientEntry), ...Object.fromEntries(variants), ...sharedEntries(site) },
        // With the default a variant comes out as a chunk without its export (assembly.md).
        preserveEntrySignatures: "exports-only",
        checks: { pluginTimings: false },
        onwarn: handleWarning,
        output: {
          ...platformOutput,
          ...(cut && { codeSplitting: { groups: groupsOf(cut) } }),
        },
      },
    },
  };
}

/** The prerender's side: one entry for the site, and the shared modules that a brand's own files link to. */
export function serverConfig(site: SiteSource, outDir: string): InlineConfig {
  const base = siteConfig(site, "bundled");
  return {
    ...base,
    // Otherwise the prerender would run React's development build, which takes three times as long.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: {
      noExternal: true,
      target: "node",
      resolve: { conditions: ["livery-source", "module", "node", "development|production"] },
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: "node24",
      ssr: true,
      minify: false,
      rolldownOptions: {
        input: { "entry-server": inSite(site, site.serverEntry), ...sharedEntries(site) },
        preserveEntrySignatures: "exports-only",
        checks: { pluginTimings: false },
        onwarn: handleWarning,
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  };
}

function sharedEntries(site: SiteSource): Readonly<Record<string, string>> {
  return Object.fromEntries(
    site.shared.flatMap(({ facades }) => facades.map((file) => [sharedEntryName(file), inSite(site, file)])),
  );
}
