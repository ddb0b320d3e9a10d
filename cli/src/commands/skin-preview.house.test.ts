import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Skin } from "@livery/skin";
import { resolveTheme } from "@livery/ui/tokens";
import { describe, expect, test } from "vitest";
import { loadSkin } from "../brand/load-skin.ts";
import { shippedSkin, shippedSkins } from "../brand/shipped-skins.ts";
import { rectangleOf, sizeOf, type Rectangle } from "../preview/sheet.ts";
import { viewsOf } from "../preview/views.ts";
import { runCli } from "../testing/run-cli.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";

/** The colours of a tile, and what it is made of. */
async function tile(
  file: string,
  { height, left, top, width }: Rectangle,
): Promise<{ colours: ReadonlySet<number>; pixels: Buffer }> {
  const pixels = await sharp(file).extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
  const colours = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3) colours.add(pixels.readUIntBE(at, 3));
  return { colours, pixels };
}

interface PreviewReport {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly pages: readonly string[];
  readonly views: readonly string[];
}

test("a sheet has a column for each window and mode, in the first language and in one from right to left", async () => {
  const skin = await loadSkin(shippedSkin("wireframe"));
  const columns = (of: Partial<Skin>): readonly string[] => viewsOf({ ...skin, ...of }).map(({ name }) => name);
  const english = ["wide · light · en", "narrow · light · en", "wide · dark · en", "narrow · dark · en"];
  const persian = english.map((name) => name.replace("en", "fa"));
  expect(columns({ languages: ["en", "de", "fa", "ku"] })).toEqual([...english, ...persian]);
  expect(columns({ languages: ["en"] })).toEqual(english);
  expect(columns({ languages: ["fa", "en"] })).toEqual(persian);
});

describe("livery skin preview", { timeout: 600_000 }, () => {
  test("draws a brand's pages in every view, in the brand's own colours", async () => {
    const cwd = await temporaryFolder();
    const made = await runHere(["create", "northwind", "--yes", "--languages", "en,fa", "--colour", "#0000cd"], {
      cwd,
    });
    expect(made.code).toBe(0);
    const args = ["skin", "preview", "northwind", "--png", "sheets/northwind.png", "--pages", "login,slip", "--json"];
    const run = await runCli(args, { cwd });
    expect(run).toMatchObject({ code: 0 });
    const { file, pages, views: names } = JSON.parse(run.stdout) as PreviewReport;
    expect(file).toBe(join(cwd, "sheets/northwind.png"));
    const skin = await loadSkin(join(cwd, "northwind"));
    const { root } = resolveTheme(skin.tokens);
    const views = viewsOf(skin);
    expect([pages, names]).toEqual([["slip", "login"], views.map(({ name }) => name)]);
    expect(await sharp(file).metadata()).toMatchObject({ format: "png", ...sizeOf(views, pages.length) });
    const distinct = new Set<string>();
    for (const [row, page] of pages.entries())
      for (const [column, view] of views.entries()) {
        const { colours, pixels } = await tile(file, rectangleOf(views, row, column));
        expect(colours.size, `${page} ${view.name} is blank`).toBeGreaterThan(20);
        const accent = Number.parseInt(root[view.mode].color.accent.base.slice(1), 16);
        // Its button is wide enough for the colour to survive the scaling.
        if (page === "login") expect([view.name, colours.has(accent)]).toEqual([view.name, true]);
        distinct.add(pixels.toString("base64"));
      }
    expect(distinct.size, "some page is another's").toBe(pages.length * views.length);
    expect((await readdir(cwd)).toSorted()).toEqual(["northwind", "sheets"]);
    expect(await readdir(join(cwd, "sheets"))).toEqual(["northwind.png"]);
  });

  test("names the nearest skin and all known ones; exit 3, nothing written", async () => {
    const cwd = await temporaryFolder();
    const run = await runHere(["skin", "preview", "habrour"], { cwd });
    expect(run.code).toBe(3);
    expect(run.stderr).toContain(`one of ${shippedSkins().join(", ")}`);
    expect(run.stderr).toContain('Did you mean "harbour"?');
    expect(await readdir(cwd)).toEqual([]);
  });

  test("a skin that cannot be built is refused before anything starts; exit 3, the old picture stays", async () => {
    const cwd = await temporaryFolder();
    await runHere(["create", "northwind", "--yes"], { cwd });
    await writeFile(join(cwd, "northwind/tokens.ts"), `export const tokens = { colour: 1 };`);
    await writeFile(join(cwd, "northwind/preview.png"), "the last one");
    const run = await runHere(["skin", "preview", "northwind"], { cwd });
    expect(run.code).toBe(3);
    expect(await readFile(join(cwd, "northwind/preview.png"), "utf8")).toBe("the last one");
    expect((await readdir(join(cwd, "northwind"))).filter((name) => name.startsWith("preview"))).toEqual([
      "preview.png",
    ]);
  });

  test("without a Chromium names the package to install (exit 4), and refuses a file name without .png (exit 2)", async () => {
    const cwd = await temporaryFolder();
    const without = await runHere(["skin", "preview", "harbour"], { cwd, env: { CHROMIUM_PATH: "/nowhere/chromium" } });
    expect(without).toMatchObject({ code: 4, stderr: expect.stringContaining("apt-get install chromium") as string });
    const jpeg = await runHere(["skin", "preview", "harbour", "--png", "sheet.jpg"], { cwd });
    expect(jpeg).toMatchObject({ code: 2, stderr: expect.stringContaining("ends in .png") as string });
    expect(await readdir(cwd)).toEqual([]);
  });
});
