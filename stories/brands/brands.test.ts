import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { brandModules } from "../../.storybook/brand-modules.ts";
import { brands } from "../gallery/brands.ts";
import { brandFolders } from "../list/brand-folders.ts";
import { shownVariants, storyId, titleOf } from "../list/shown.ts";
import { writeStories } from "../list/write.ts";
import { composedPages } from "./composed-pages.ts";

const skins = new URL("../../skins/", import.meta.url);
const own = readdirSync(skins).filter((name) => existsSync(new URL(`${name}/skin.config.ts`, skins)));

describe("A brand as it is composed", () => {
  test("has a page for every brand", () => {
    const pages = writeStories().filter((file) => file.startsWith("brand."));
    expect(pages).toEqual(own.map((name) => `brand.${name}.mdx`).toSorted());
    expect(readFileSync(new URL("../written/brand.kiosk.mdx", import.meta.url), "utf8")).toContain(
      '<Meta title="Brands/Kiosk" />',
    );
  });

  test("is shown in stories of the variants that its skin has chosen", () => {
    const ids = new Set(
      shownVariants().flatMap((shown) => shown.states.map((state) => storyId(titleOf(shown), state))),
    );
    for (const { name } of brands)
      for (const { pictures } of composedPages(name))
        for (const { story } of pictures) expect(ids, `${name}: ${story}`).toContain(story);
    const stories = composedPages("kiosk").map(({ pictures }) => pictures.map(({ story }) => story));
    expect(stories).toContainEqual([
      "pages-transferrequest-terminal--full",
      "pages-transferrequest-terminal--full",
      "pages-transferrequest-terminal--phone",
    ]);
    expect(() => composedPages("nobody")).toThrow("there is no brand nobody");
  });
});

describe("Brands outside the repository", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "brands-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of ["quince", "medlar"]) {
      mkdirSync(join(folder, name));
      for (const file of ["skin.config.ts", "tokens.ts"]) writeFileSync(join(folder, name, file), "");
    }
  });
  const names = (further: string): readonly string[] => brandFolders(further).map(({ name }) => name);

  test("are shown by the folder that has them, or one by one", () => {
    expect(names("")).toEqual(own.toSorted());
    expect(names(folder)).toEqual([...own, "medlar", "quince"].toSorted());
    expect(names(join(folder, "quince"))).toEqual([...own, "quince"].toSorted());
    expect(names(["quince", "medlar"].map((name) => join(folder, name)).join(delimiter))).toEqual(names(folder));
  });

  test("are refused where there is none, or the name is taken", () => {
    mkdirSync(join(folder, "bare"));
    expect(() => names(join(folder, "bare"))).toThrow(/bare is no brand and has none/u);
    mkdirSync(join(folder, "kiosk"));
    writeFileSync(join(folder, "kiosk/tokens.ts"), "");
    expect(() => names(folder)).toThrow(/kiosk has the name of .*skins.kiosk: give its folder another one/u);
  });

  test("are among the modules that stories take skins and brands from", () => {
    vi.stubEnv("LIVERY_SKINS", folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const load = brandModules().load as (id: string) => string;
    for (const id of ["brand-tokens", "brand-configs"]) {
      expect(load(`\0virtual:livery-${id}`)).toContain(`${folder}/quince/`);
      expect(load(`\0virtual:livery-${id}`)).toMatch(/"quince": of\d+/u);
    }
    expect(load("\0virtual:livery-brands")).toContain('"quince": () => import("virtual:livery-brand/quince")');
    expect(load("\0virtual:livery-brand/quince")).toContain(`${folder}/quince/skin.config.ts`);
    expect(load("\0virtual:livery-brand/nobody")).toMatch(/^throw new Error\("The brand nobody is gone/u);
  });

  test("that lose their config are gone, and the others stay", () => {
    vi.stubEnv("LIVERY_SKINS", [join(folder, "quince"), join(folder, "medlar")].join(delimiter));
    onTestFinished(() => void vi.unstubAllEnvs());
    const { hotUpdate, load: loadHook } = brandModules();
    const load = loadHook as (id: string) => string;
    expect(load("\0virtual:livery-brand/quince")).toContain("quince/skin.config.ts");
    const reported: string[] = [];
    const environment = {
      moduleGraph: { idToModuleMap: new Map() },
      logger: { error: (text: string) => reported.push(text) },
    };
    for (const file of ["skin.config.ts", "tokens.ts"]) {
      rmSync(join(folder, "quince", file));
      const update = { file: join(folder, "quince", file), modules: [], type: "delete" };
      (hotUpdate as (this: object, update: object) => void).call({ environment }, update);
      expect(load("\0virtual:livery-brand/quince")).toMatch(/^throw /u);
    }
    expect(reported).toEqual([expect.stringContaining("quince is no brand")]);
    expect(load("\0virtual:livery-brand/medlar")).toContain("medlar/skin.config.ts");
    expect(load("\0virtual:livery-brand-tokens")).not.toContain("quince");
  });
});
