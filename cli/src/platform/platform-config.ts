import { parse } from "node:path";
import type { InlineConfig } from "vite";
import { isCommon, mainEntry, variantEntry, type FirstModules } from "./first-modules.ts";
import { sharedEntryName } from "./shared-files.ts";
import { inSite, type SiteSource } from "./site-source.ts";
import { browserTarget, handleWarning, siteConfig } from "./vite-config.ts";

/** The file names of a build. */
export const platformOutput = {
  entryFileNames: "assets/[name]-[hash].js",
  chunkFileNames: ({ name }: { readonly name: string }) => `assets/${ownName(name)}-[hash].js`,
  assetFileNames: ({ names }: { readonly names: readonly string[] }) => {
    const { name, ext } = parse(names[0] ?? "");
    return `assets/${ownName(name)}-[hash]${ext}`;
  },
} as const;

/** A chunk of a group is named after every entry that uses it, chosen or not: `common~main~pages-home-lobby`. */
function ownName(name: string): string {
  return name.split("~")[0] ?? name;
}

/**
 * Libraries of every first view, in one chunk. It is the first of the groups, because each takes with it the imports of its
 * modules: divided by users they weigh some kilobytes more, and one chunk stays the same from one release to the next.
 */
const everyPagesLibraries =
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|i18next|@tanstack\/(history|query-core|react-query|react-router|react-store|router-core|store))\//;

/** Libraries that run after a first view: state machines, and the codecs of calls and settings. */
const startLibraries = /\/node_modules\/(xstate|zod|@xstate\/react|use-isomorphic-layout-effect)\//;

/**
 * Libraries of dialogs and menus, in one chunk without imports of our code: divided among the chunks of `common` they would be
 * loaded with these, and of two chunks that import each other one runs before the other.
 */
const overlayLibraries =
  /\/node_modules\/(@radix-ui\/[^/]+|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce)\//;

/**
 * Libraries of toasts and tooltips that no dialog needs. A group takes with it the imports of its modules, so dialogs come first,
 * and these load with the first message.
 */
const messageLibraries =
  /\/node_modules\/(@floating-ui\/[^/]+|@radix-ui\/(rect|react-(arrow|collection|popper|toast|tooltip|use-rect|use-size|visually-hidden)))\//;

/** How the client build is divided into files. */
export interface Cut {
  /**
   * Modules of every first view (`first-modules.ts`): one file, because every visitor of Home needs all of it, and another for
   * the deferred modules. Divided by users they were two dozen files, to which a date picker was joined; 20 KB more.
   */
  readonly first: FirstModules;
  /**
   * Common modules of several variants, divided only by users, would make some hundred chunks, seventy of them on Home: chunks
   * smaller than this (bytes before minifying) are joined to their neighbours; 0 joins none. Variants and their own parts stay
   * separate, so that no chunk contains an unchosen one.
   */
  readonly joinedBelow: number;
}

/** The files that several entries share. */
function groupsOf({ first: { frame, deferred }, joinedBelow }: Cut) {
  return [
    // Parts of the same libraries that only later pages use stay with those pages.
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
 * The client build: the site, every variant and every shared module is an entry. Without a cut every module shares a chunk with
 * modules of exactly the same users.
 */
export function clientConfig(site: SiteSource, outDir: string, cut: Cut | null): InlineConfig {
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
      // The benchmarks limit the sizes; a warning in every terminal is not needed.
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: {
        input: { [mainEntry]: inSite(site, site.clientEntry), ...variantEntries(site), ...sharedEntries(site) },
        // With the default a variant becomes a chunk without its export (assembly.md).
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

/** The server build: one entry for the site, and the shared modules and variants that a brand's own files link to. */
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
        input: { "entry-server": inSite(site, site.serverEntry), ...variantEntries(site), ...sharedEntries(site) },
        preserveEntrySignatures: "exports-only",
        checks: { pluginTimings: false },
        onwarn: handleWarning,
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  };
}

function variantEntries(site: SiteSource): Readonly<Record<string, string>> {
  return Object.fromEntries(
    site.variants.map(({ file, ...variantId }) => [variantEntry(variantId), inSite(site, file)]),
  );
}

function sharedEntries(site: SiteSource): Readonly<Record<string, string>> {
  return Object.fromEntries(
    site.shared.flatMap(({ facades }) => facades.map((file) => [sharedEntryName(file), inSite(site, file)])),
  );
}
