import {
  deferredParts,
  pluginVariant,
  variantFile,
  type Boot,
  type BootPlugins,
  type VariantFiles,
  type VariantKind,
  type Shell,
  type ShellVariants,
  type Skin,
} from "@livery/skin";
import type { Manifest } from "vite";
import { chosenVariants } from "../platform/chosen-variants.ts";
import type { SiteSource } from "../platform/site-source.ts";
import { variantKey } from "../platform/variant-key.ts";
import { closureOf, unique, type Closure } from "../platform/closure.ts";

/** The chunks of one shell's variants. */
export interface ShellChunks {
  readonly pages: Boot["pages"];
  readonly blocks: Boot["blocks"];
  readonly plugins?: BootPlugins;
  /** Closures of the variants of the first view: every block, Home, and the brand's plugins. */
  readonly firstView: readonly Closure[];
  /** Those of them that are necessary to hydrate a prerendered document. */
  readonly required: readonly Closure[];
  /** Only the blocks and the plugins: a shell document does not know its page. */
  readonly frame: readonly Closure[];
}

/** The chunks of a brand: the entry and its chosen variants, and no others. */
export interface BrandChunks {
  readonly main: Closure;
  /** Loaded by the entry while it runs. */
  readonly deferred: readonly Closure[];
  /** By shell; the mobile one exists if the brand has a host for it (D49). */
  readonly shells: ReadonlyMap<Shell, ShellChunks>;
  /** Every file that the brand may request, below the platform's client folder: the union of its shells. */
  readonly files: readonly string[];
}

/** The closures of a brand's own files, by `pages/home/lobby`: each replaces the variant of that name, or is a plugin. */
export type OwnClosures = ReadonlyMap<string, Closure>;

interface Sources {
  readonly manifest: Manifest;
  readonly own: OwnClosures;
}

/** Selects the chunks of a skin's variants from the platform build, with the brand's own files in place of variants. */
export function brandChunks(
  manifest: Manifest,
  { clientEntry, deferred }: Pick<SiteSource, "clientEntry" | "deferred">,
  skin: Skin,
  own: OwnClosures,
): BrandChunks {
  const sources = { manifest, own };
  const main = closureOf(manifest, clientEntry);
  const choices = [...chosenVariants(skin)];
  const plugins = pluginClosures(own, skin);
  const variantClosures = choices.flatMap(([, { blocks, pages }]) => [
    ...closures(sources, "pages", pages).values(),
    ...closures(sources, "blocks", blocks).values(),
  ]);
  return {
    main,
    deferred: deferred.map((file) => closureOf(manifest, file)),
    shells: new Map(choices.map(([shell, chosen]) => [shell, shellChunks(sources, main, chosen, plugins)])),
    files: unique([main, ...variantClosures, ...plugins.values()].flatMap((closure) => closure.files)),
  };
}

const deferredNames: ReadonlySet<string> = new Set(deferredParts);

/** The closures of a brand's plugins by their names, in the order of its config. */
function pluginClosures(own: OwnClosures, { plugins }: Skin): ReadonlyMap<string, Closure> {
  return new Map(
    plugins.flatMap((name) => {
      const closure = own.get(variantKey({ kind: "plugins", name, variant: pluginVariant }));
      return closure === undefined ? [] : [[name, closure] as const];
    }),
  );
}

function shellChunks(
  sources: Sources,
  main: Closure,
  chosen: ShellVariants,
  plugins: ReadonlyMap<string, Closure>,
): ShellChunks {
  const pages = closures(sources, "pages", chosen.pages);
  const blocks = closures(sources, "blocks", chosen.blocks);
  const home = pages.get("home");
  return {
    pages: variantFilesOf(main, pages, chosen.pages) as Boot["pages"],
    blocks: variantFilesOf(main, blocks, chosen.blocks) as Boot["blocks"],
    ...(plugins.size > 0 && {
      plugins: Object.fromEntries(
        [...plugins].map(([name, closure]) => [name, { ...variantFiles(main, closure, ""), variant: pluginVariant }]),
      ),
    }),
    firstView: [...blocks.values(), ...(home === undefined ? [] : [home]), ...plugins.values()],
    required: [...blocks].filter(([name]) => !deferredNames.has(name)).map(([, closure]) => closure),
    frame: [...blocks.values(), ...plugins.values()],
  };
}

type Choices = Readonly<Record<string, string>>;

function closures({ manifest, own }: Sources, kind: VariantKind, choices: Choices): ReadonlyMap<string, Closure> {
  return new Map(
    Object.entries(choices).map(([name, variant]) => [
      name,
      own.get(variantKey({ kind, name, variant })) ?? closureOf(manifest, `src/${variantFile(kind, name, variant)}`),
    ]),
  );
}

function variantFilesOf(main: Closure, found: ReadonlyMap<string, Closure>, choices: Choices): unknown {
  return Object.fromEntries(
    [...found].map(([name, closure]) => [name, variantFiles(main, closure, choices[name] ?? "")]),
  );
}

/** A variant's own css: without that of main, which is loaded already. */
function variantFiles(main: Closure, closure: Closure, variant: string): VariantFiles {
  return {
    variant,
    js: `/${closure.scripts.at(-1) ?? ""}`,
    css: closure.styles.filter((style) => !main.styles.includes(style)).map((style) => `/${style}`),
  };
}
