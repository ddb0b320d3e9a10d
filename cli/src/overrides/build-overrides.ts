import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { VariantOverrides } from "@livery/skin";
import type { InlineConfig } from "vite";
import type { BuiltFile } from "../files/built-file.ts";
import type { Closure } from "../platform/closure.ts";
import { ConfigError } from "../errors.ts";
import { namesIn, replaceFolder, writeInto } from "../files/folder.ts";
import type { Platform } from "../platform/build-platform.ts";
import { cacheFolder, dropOldBuilds, markModules } from "../platform/cache.ts";
import { platformOutput } from "../platform/platform-config.ts";
import type { SiteSource } from "../platform/site-source.ts";
import { browserTarget, handleWarning, siteConfig } from "../platform/vite-config.ts";
import { inProduction, outputOf, summarizeError, type BuiltAsset, type BuiltChunk } from "../platform/vite-run.ts";
import { classNames } from "./class-names.ts";
import { variantKey } from "../platform/variant-key.ts";
import { overridesFolder, type Override } from "./find-overrides.ts";
import { layerPlugin } from "./layer-plugin.ts";
import { importedPlugin } from "./imported-plugin.ts";
import { linkPlugin, type Address } from "./link-plugin.ts";
import { ownClosure } from "./own-closure.ts";
import { pluginProblems } from "./plugin-problems.ts";

/** A brand's own files, built and linked to a platform. */
export interface BuiltOverrides {
  /** The files that the brand serves. */
  readonly files: readonly BuiltFile[];
  /** The closure of each, including the platform's chunks, by `pages/home/lobby` and `plugins/promo/plugin`. */
  readonly closures: ReadonlyMap<string, Closure>;
  /** The same for the prerender. */
  readonly variants: VariantOverrides;
  /** The files beside `overrides/` that they import, from the brand's folder. */
  readonly imported: readonly string[];
}

/** The result for a brand without its own files. */
export const noOverrides: BuiltOverrides = { files: [], closures: new Map(), variants: new Map(), imported: [] };

export interface OverridesInput {
  readonly platform: Platform;
  readonly site: SiteSource;
  readonly brandFolder: string;
  readonly overrides: readonly Override[];
}

/**
 * Builds a brand's own files apart from the platform, linked to its shared modules: the platform's bytes do not change. Throws
 * ConfigError (exit 3) with file and position for files that cannot be built.
 */
export async function buildOverrides(input: OverridesInput): Promise<BuiltOverrides> {
  if (input.overrides.length === 0) return noOverrides;
  const { platform, overrides } = input;
  const imported = new Set<string>();
  const served: Address = ({ client }) => `/${client}`;
  const onServer: Address = ({ server }) => pathToFileURL(join(platform.serverFolder, server)).href;
  const client = await build(input, browserConfig(input, served, imported));
  const withoutComponent = overrides.filter((override) => !entryOf(client, override).exports.includes("default"));
  if (withoutComponent.length > 0) throw missingComponentError(withoutComponent);
  const server = await build(input, prerenderConfig(input, onServer, imported));
  const closures = overrides.map((override) => {
    const entry = entryOf(client, override);
    return [variantKey(override), ownClosure(entry, client.filter(isChunk), platform)] as const;
  });
  return {
    files: client.map((made) => ({ path: made.fileName, content: contentOf(made) })),
    closures: new Map(closures),
    variants: await loadVariants(overrides, server),
    imported: [...imported].toSorted(),
  };
}

type Made = BuiltChunk | BuiltAsset;

const isChunk = (made: Made): made is BuiltChunk => made.type === "chunk";
const contentOf = (made: Made): string | Uint8Array => (isChunk(made) ? made.code : made.source);

async function build({ overrides }: OverridesInput, config: InlineConfig): Promise<readonly Made[]> {
  const { build: viteBuild } = await import("vite");
  try {
    return await inProduction(async () => outputOf(await viteBuild(config)));
  } catch (error) {
    throw cannotBuild(overrides, summarizeError(error), error);
  }
}

function cannotBuild(overrides: readonly Override[], problem: string, cause?: unknown): ConfigError {
  const files =
    overrides.length === 1 ? (overrides[0]?.path ?? "") : `${overrides.length} files of ${overridesFolder}/`;
  return new ConfigError(
    `${files} cannot be built.`,
    [problem],
    "Correct the file and run the command again; nothing was written.",
    cause,
  );
}

function missingComponentError(overrides: readonly Override[]): ConfigError {
  return new ConfigError(
    "A file of the brand's own code exports nothing that can be used.",
    overrides.map(
      ({ kind, path }) =>
        `${path}: has no default export. Allowed: export default ${kind === "plugins" ? "definePlugin({ slots, on })" : "a component that takes { model }"}.`,
    ),
    "Correct the file and run the command again; nothing was written.",
  );
}

function browserConfig(input: OverridesInput, address: Address, imported: Set<string>): InlineConfig {
  const base = brandConfig(input, address, imported);
  return {
    ...base,
    build: {
      write: false,
      target: browserTarget,
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { ...linkedInput(input), output: platformOutput },
    },
  };
}

function prerenderConfig(input: OverridesInput, address: Address, imported: Set<string>): InlineConfig {
  const base = brandConfig(input, address, imported);
  return {
    ...base,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: true, target: "node" },
    build: {
      write: false,
      target: "node24",
      ssr: true,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        ...linkedInput(input),
        output: { ...platformOutput, entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  };
}

function brandConfig(
  { site, platform, brandFolder }: OverridesInput,
  address: Address,
  imported: Set<string>,
): InlineConfig {
  const folder = join(brandFolder, overridesFolder);
  const base = siteConfig(site, "assembled", { identifiers: classNames(site.root, brandFolder) });
  // Each problem is reported once, with the next step.
  return {
    ...base,
    logLevel: "silent",
    plugins: [
      linkPlugin(platform.shared, address),
      layerPlugin(folder),
      importedPlugin(brandFolder, imported),
      ...(base.plugins ?? []),
    ],
  };
}

function linkedInput({ overrides }: OverridesInput) {
  return {
    input: Object.fromEntries(overrides.map((override) => [entryName(override), override.file])),
    preserveEntrySignatures: "exports-only",
    checks: { pluginTimings: false },
    onwarn: handleWarning,
  } as const;
}

function entryName({ kind, name, variant }: Override): string {
  return `own-${kind}-${name}-${variant}`;
}

function entryOf(made: readonly Made[], override: Override): BuiltChunk {
  const chunk = made.find((each) => isChunk(each) && each.isEntry && each.name === entryName(override));
  if (chunk === undefined || !isChunk(chunk)) throw new Error(`${override.path} came out of the build without a chunk`);
  return chunk;
}

/**
 * The folder's name is the hash of its content: Node caches a module by its file, and a later build of the same content finds it.
 */
async function loadVariants(overrides: readonly Override[], server: readonly Made[]): Promise<VariantOverrides> {
  const hash = createHash("sha256");
  for (const made of server) hash.update(made.fileName).update(contentOf(made));
  const name = hash.digest("hex").slice(0, 16);
  const parent = join(cacheFolder(), "overrides");
  const folder = join(parent, name);
  if ((await namesIn(folder)).length === 0) {
    await replaceFolder(folder, async (fresh) => {
      for (const made of server) await writeInto(fresh, made.fileName, contentOf(made));
      await markModules(fresh);
    });
    await dropOldBuilds(parent, name);
  }
  const modules = overrides.map(async (override) => {
    const file = pathToFileURL(join(folder, entryOf(server, override).fileName)).href;
    return [variantKey(override), (await import(file)) as { readonly default: unknown }] as const;
  });
  let loaded: VariantOverrides;
  try {
    loaded = new Map(await Promise.all(modules));
  } catch (error) {
    throw cannotBuild(overrides, `it fails as it is loaded for the prerender: ${summarizeError(error)}`, error);
  }
  const problems = overrides.flatMap((override) =>
    override.kind === "plugins" ? pluginProblems(override.path, loaded.get(variantKey(override))?.default) : [],
  );
  if (problems.length === 0) return loaded;
  throw new ConfigError(
    "A plugin fills slots or follows events that the site does not have.",
    problems,
    "Correct the file and run the command again; nothing was written.",
  );
}
