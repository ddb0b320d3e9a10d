import {
  soonFaces,
  variantFile,
  type Boot,
  type FaceFiles,
  type FaceKind,
  type Shell,
  type ShellFaces,
  type Skin,
} from "@livery/skin";
import type { Manifest } from "vite";
import type { SiteSource } from "../platform/site-source.ts";
import { faceKey } from "../overrides/face-key.ts";
import { closureOf, unique, type Closure } from "./closure.ts";

/** The chunks of one shell's choices. */
export interface ShellChunks {
  readonly pages: Boot["pages"];
  readonly blocks: Boot["blocks"];
  /** Closures of the variants that stand on the first view: every block, and Home. */
  readonly firstView: readonly Closure[];
  /** Those of them that a prerendered document cannot be taken over without. */
  readonly awaited: readonly Closure[];
  /** The blocks alone: what a shell can know of its page. */
  readonly frame: readonly Closure[];
}

/** The chunks of a brand: the entry and its chosen variants, and no other. */
export interface BrandChunks {
  readonly main: Closure;
  /** What the entry asks for as it runs. */
  readonly soon: readonly Closure[];
  /** By the shell; the mobile one is there where the brand has a host for it (D49). */
  readonly shells: ReadonlyMap<Shell, ShellChunks>;
  /** Every file that the brand may ever ask for, below the platform's client folder: the union of its shells. */
  readonly files: readonly string[];
}

/** What a skin chose for each shell that its brand has. */
export function chosenFaces(skin: Skin): ReadonlyMap<Shell, ShellFaces> {
  const desktop: readonly [Shell, ShellFaces] = ["desktop", { pages: skin.pages, blocks: skin.blocks }];
  return new Map(skin.domains.mobile === undefined ? [desktop] : [desktop, ["mobile", skin.mobile]]);
}

/** The closures of a brand's own files, by `pages/home/lobby`: each stands where the variant so named would. */
export type OwnClosures = ReadonlyMap<string, Closure>;

interface Sources {
  readonly manifest: Manifest;
  readonly own: OwnClosures;
}

/** Picks the chunks of a skin's choices out of the platform build, and the brand's own where it has them. */
export function brandChunks(
  manifest: Manifest,
  { clientEntry, soon }: Pick<SiteSource, "clientEntry" | "soon">,
  skin: Skin,
  own: OwnClosures,
): BrandChunks {
  const sources = { manifest, own };
  const main = closureOf(manifest, clientEntry);
  const choices = [...chosenFaces(skin)];
  const faces = choices.flatMap(([, { blocks, pages }]) => [
    ...closures(sources, "pages", pages).values(),
    ...closures(sources, "blocks", blocks).values(),
  ]);
  return {
    main,
    soon: soon.map((file) => closureOf(manifest, file)),
    shells: new Map(choices.map(([shell, chosen]) => [shell, shellChunks(sources, main, chosen)])),
    files: unique([main, ...faces].flatMap((closure) => closure.files)),
  };
}

const soon: ReadonlySet<string> = new Set(soonFaces);

function shellChunks(sources: Sources, main: Closure, chosen: ShellFaces): ShellChunks {
  const pages = closures(sources, "pages", chosen.pages);
  const blocks = closures(sources, "blocks", chosen.blocks);
  const home = pages.get("home");
  return {
    pages: faceFilesOf(main, pages, chosen.pages) as Boot["pages"],
    blocks: faceFilesOf(main, blocks, chosen.blocks) as Boot["blocks"],
    firstView: [...blocks.values(), ...(home === undefined ? [] : [home])],
    awaited: [...blocks].filter(([name]) => !soon.has(name)).map(([, closure]) => closure),
    frame: [...blocks.values()],
  };
}

type Choices = Readonly<Record<string, string>>;

function closures({ manifest, own }: Sources, kind: FaceKind, choices: Choices): ReadonlyMap<string, Closure> {
  return new Map(
    Object.entries(choices).map(([name, variant]) => [
      name,
      own.get(faceKey({ kind, name, variant })) ?? closureOf(manifest, `src/${variantFile(kind, name, variant)}`),
    ]),
  );
}

function faceFilesOf(main: Closure, found: ReadonlyMap<string, Closure>, choices: Choices): unknown {
  return Object.fromEntries([...found].map(([name, closure]) => [name, faceFiles(main, closure, choices[name] ?? "")]));
}

/** A variant's own css: what main has brought is there already. */
function faceFiles(main: Closure, closure: Closure, variant: string): FaceFiles {
  return {
    variant,
    js: `/${closure.scripts.at(-1) ?? ""}`,
    css: closure.styles.filter((style) => !main.styles.includes(style)).map((style) => `/${style}`),
  };
}
