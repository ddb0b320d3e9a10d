import { blockNames, pageNames, variantFile, type Boot, type FaceFiles, type Skin } from "@livery/skin";
import type { Manifest } from "vite";
import { closureOf, unique, type Closure } from "./closure.ts";

/** The chunks of a brand: the entry and its chosen variants, and no other. */
export interface BrandChunks {
  readonly main: Closure;
  readonly pages: Boot["pages"];
  readonly blocks: Boot["blocks"];
  /** Closures of the variants that stand on the first view: every block, and Home. */
  readonly firstView: readonly Closure[];
  /** The blocks alone: what a shell can know of its page. */
  readonly frame: readonly Closure[];
  /** Every file that the brand may ever ask for, below the platform's client folder. */
  readonly files: readonly string[];
}

/** Picks the chunks of a skin's choices out of the platform build. */
export function brandChunks(manifest: Manifest, clientEntry: string, skin: Skin): BrandChunks {
  const main = closureOf(manifest, clientEntry);
  const page = (name: (typeof pageNames)[number]): Closure => chosen(manifest, "pages", name, skin.pages[name]);
  const block = (name: (typeof blockNames)[number]): Closure => chosen(manifest, "blocks", name, skin.blocks[name]);
  const blocks = blockNames.map(block);
  const faces = [...pageNames.map(page), ...blocks];
  return {
    main,
    pages: Object.fromEntries(
      pageNames.map((name) => [name, faceFiles(main, page(name), skin.pages[name])]),
    ) as unknown as Boot["pages"],
    blocks: Object.fromEntries(
      blockNames.map((name) => [name, faceFiles(main, block(name), skin.blocks[name])]),
    ) as unknown as Boot["blocks"],
    firstView: [...blocks, page("home")],
    frame: blocks,
    files: unique([main, ...faces].flatMap((closure) => closure.files)),
  };
}

function chosen(manifest: Manifest, kind: "pages" | "blocks", name: string, variant: string): Closure {
  return closureOf(manifest, `src/${variantFile(kind, name, variant)}`);
}

/** A variant's own css: what main has brought is there already. */
function faceFiles(main: Closure, closure: Closure, variant: string): FaceFiles {
  return {
    variant,
    js: `/${closure.scripts.at(-1) ?? ""}`,
    css: closure.styles.filter((style) => !main.styles.includes(style)).map((style) => `/${style}`),
  };
}
