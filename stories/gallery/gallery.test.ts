import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  allVariants,
  modelFile,
  variantNames,
  variantSlug,
  variantFile,
  type VariantKind,
  type Shell,
} from "@livery/skin";
import { loadCsf } from "storybook/internal/csf-tools";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { describe, expect, test, vi } from "vitest";
import { galleryFacts } from "../../.storybook/gallery-facts.ts";
import { docsId, galleryId, hasGallery, shownVariants, storyId, titleOf } from "../list/shown.ts";
import { writeStories } from "../list/write.ts";
import { brands, brandsWith } from "./brands.ts";
import { contractOf } from "./contract.ts";
import { variantsOf, galleries } from "../list/variants.ts";
import { createQueue } from "../frame/frame-queue.ts";

const site = new URL("../../packages/site/src/", import.meta.url);
const skins = new URL("../../skins/", import.meta.url);
const read = (path: string): string | null => {
  const file = new URL(path, site);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};

describe("The gallery", () => {
  test("shows every variant that the site has a file of, with when to choose it", () => {
    const shown = galleries.flatMap(({ kind, name }) => variantsOf(kind, name));
    const compared = allVariants().filter(({ kind, name }) => hasGallery(kind, name));
    expect(shown.map(({ kind, name, variant }) => ({ kind, name, variant }))).toEqual(compared);
    const files = galleries.flatMap(({ kind, name }) => variantFilesOf(kind, name));
    expect(shown.map(({ kind, name, variant }) => variantFile(kind, name, variant)).toSorted()).toEqual(
      files.toSorted(),
    );
    expect(shown.filter(({ when }) => when === "")).toEqual([]);
  });

  test("has a story for each page and block with variants", () => {
    const written = writeStories().filter((file) => file.startsWith("gallery."));
    expect(written.toSorted()).toEqual(galleries.map(({ name }) => `gallery.${name}.stories.tsx`).toSorted());
  });

  test("has no page of documentation, which would be empty", () => {
    for (const { name } of galleries) {
      const text = readFileSync(new URL(`../written/gallery.${name}.stories.tsx`, import.meta.url), "utf8");
      const [entry] = loadCsf(text, { fileName: `gallery.${name}.stories.tsx`, makeTitle: String }).parse().indexInputs;
      expect([name, entry?.tags]).toEqual([name, expect.arrayContaining(["!autodocs"])]);
    }
  });

  test("links stories that exist, under their names in Storybook", () => {
    for (const { kind, name } of galleries)
      for (const { stories, variant } of variantsOf(kind, name)) {
        const text = readFileSync(
          new URL(`../written/${kind}.${name}.${variant}.stories.tsx`, import.meta.url),
          "utf8",
        );
        const id = /\bid: "([^"]+)"/u.exec(text)?.[1] ?? "";
        const exported = [...text.matchAll(/^export const (\w+) =/gmu)].map(([, state = ""]) => state);
        expect([...stories]).toEqual(exported.map((state) => [state, toId(id, storyNameFromExport(state))]));
      }
    expect(storyId("Pages/LiveBets/list", "LongWords")).toBe("pages-livebets-list--long-words");
  });

  test("is linked by the id of its story, and each variant by the id of its documentation", () => {
    for (const { name } of galleries) {
      const text = readFileSync(new URL(`../written/gallery.${name}.stories.tsx`, import.meta.url), "utf8");
      const id = /\bid: "([^"]+)"/u.exec(text)?.[1] ?? "";
      const [exported = ""] = [...text.matchAll(/^export const (\w+) =/gmu)].map(([, story = ""]) => story);
      expect(galleryId(name)).toBe(toId(id, storyNameFromExport(exported)));
    }
    for (const shown of shownVariants()) expect(docsId(shown)).toBe(toId(titleOf(shown), "Docs"));
  });

  test("counts every brand of skins/ once for each page and block of its shells", () => {
    const folders = readdirSync(skins).filter((name) => existsSync(new URL(`${name}/skin.config.ts`, skins)));
    expect(brands.map(({ name }) => name)).toEqual(folders.toSorted());
    for (const { kind, name } of galleries)
      for (const shell of ["desktop", "mobile"] as const) {
        const named = variantsOf(kind, name).flatMap(({ variant }) =>
          brandsWith(kind, name, variant).flatMap((brand) => (brand.shells.includes(shell) ? [brand.name] : [])),
        );
        expect(named.toSorted()).toEqual(brandsOf(kind, name, shell));
      }
    expect(brandsWith("pages", "home", "promo").map(({ name }) => name)).toContain("arcade");
    // D49: nobody names it, and every mobile host has it.
    expect(brandsWith("blocks", "betSlip", "sheet")).toContainEqual({
      name: "harbour",
      shells: ["mobile"],
      only: "mobile",
    });
  });

  test("says in which of its two shells a brand chooses a variant, unless it does in both", () => {
    const chosen = (name: string, brand: string, variant: string) =>
      brandsWith("blocks", name, variant).find((each) => each.name === brand)?.only;
    expect(chosen("betSlip", "harbour", "rail")).toBe("desktop");
    expect(chosen("header", "harbour", "bar")).toBeNull();
    expect(chosen("navigation", "harbour", "tabs")).toBe("mobile");
  });

  test.each(galleries)("shows what the variants of $name are given, and their actions", ({ kind, name }) => {
    const contract = contractOf(modelFile(kind, name), read);
    expect(contract?.text).toMatch(/^export interface \w+Model\b/u);
    expect(contract?.text.match(/\{/gu)?.length).toBe(contract?.text.match(/\}/gu)?.length);
    expect(contract?.actions.length).toBeGreaterThan(0);
  });

  test("shows the types of a model, wherever the site declares them, and the actions in them", () => {
    const sources: Readonly<Record<string, string>> = {
      "pages/a/model.ts":
        'import { type Base, other } from "../../parts/base.ts";\nexport interface AModel extends Base {\n  /** Sends it. */\n  readonly send: () => void;\n  readonly now: () => number;\n  readonly list: Listed;\n}\n\nexport interface Listed {\n  readonly more: (() => void) | null;\n}\n',
      "parts/base.ts":
        "export interface Base {\n  readonly check: (\n    part: string,\n  ) => boolean;\n  readonly kind: Kind;\n}\n\nexport type Kind =\n  | 1\n  | 2;\nexport type Unused = 3;\n",
    };
    const contract = contractOf("pages/a/model.ts", (path) => sources[path] ?? null);
    expect(contract?.actions).toEqual(["send", "list.more", "check"]);
    expect(contract?.text.match(/^export \w+ \w+/gmu)).toEqual([
      "export interface AModel",
      "export interface Base",
      "export interface Listed",
      "export type Kind",
    ]);
    expect(contract?.text).toContain("  | 2;");
    expect(contractOf("pages/b/model.ts", () => null)).toBeNull();
  });
});

test("without the sizes of the variants, the terminal explains why they are missing", async () => {
  const { load } = galleryFacts();
  const empty = mkdtempSync(join(tmpdir(), "livery-no-build-"));
  vi.stubEnv("LIVERY_CACHE", empty);
  const warn = vi.fn<(text: string) => void>();
  try {
    const text = await (load as (this: unknown, id: string) => Promise<string>).call(
      { warn },
      "\0virtual:livery-bytes",
    );
    expect(text).toBe("export const bytes = null;");
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("There is no build of these sources."));
  } finally {
    vi.unstubAllEnvs();
    rmSync(empty, { recursive: true });
  }
});

test("frames start one at a time, in their order, and a cancelled one is skipped", () => {
  const enqueue = createQueue();
  const begun: string[] = [];
  const begin = (name: string) => () => void begun.push(name);
  const [a, b, c] = ["a", "b", "c"].map((name) => enqueue(begin(name)));
  expect(begun).toEqual(["a"]);
  b?.();
  a?.();
  expect(begun).toEqual(["a", "c"]);
  a?.();
  c?.();
  enqueue(begin("d"));
  expect(begun).toEqual(["a", "c", "d"]);
});

function variantFilesOf(kind: VariantKind, name: string): readonly string[] {
  const folder = `${kind}/${variantSlug(name)}/variants`;
  const listed = (variantNames[kind] as Readonly<Record<string, readonly string[]>>)[name] ?? [];
  const slugs = new Set(listed.map(variantSlug));
  // Beside the variants lie parts of a single one: `story-frame.tsx` of `story`.
  const isPart = (slug: string): boolean => [...slugs].some((each) => slug.startsWith(`${each}-`));
  return readdirSync(new URL(`${folder}/`, site))
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
    .map((file) => file.replace(".tsx", ""))
    .filter((slug) => slugs.has(slug) || !isPart(slug))
    .map((slug) => `${folder}/${slug}.tsx`);
}

function brandsOf(kind: VariantKind, name: string, shell: Shell): readonly string[] {
  return brands.flatMap((brand) => (brand.chosen[shell]?.[kind][name] === undefined ? [] : [brand.name]));
}
