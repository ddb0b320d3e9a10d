import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { loadSkin } from "../brand/load-skin.ts";
import { shippedSkin, shippedSkins } from "../brand/shipped-skins.ts";
import { rectangleOf, sizeOf, type Rectangle } from "../preview/sheet.ts";
import { viewsOf } from "../preview/views.ts";
import { runCli } from "../testing/run-cli.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";

/** How many colours a tile has, and what it is made of. */
async function tile(
  file: string,
  { height, left, top, width }: Rectangle,
): Promise<{ colours: number; pixels: Buffer }> {
  const pixels = await sharp(file).extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
  const colours = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3) colours.add(pixels.readUIntBE(at, 3));
  return { colours: colours.size, pixels };
}

interface PreviewReport {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly pages: readonly string[];
  readonly views: readonly string[];
}

describe("livery skin preview", { timeout: 600_000 }, () => {
  test("draws a skin's pages in every view, and another skin's differently", async () => {
    const cwd = await temporaryFolder();
    // A brand of one's own beside one that comes with Livery.
    const made = await runHere(["create", "northwind", "--yes", "--languages", "en"], { cwd });
    expect(made.code).toBe(0);
    const preview = async (...args: readonly string[]): Promise<PreviewReport> => {
      const run = await runCli(["skin", "preview", ...args, "--json"], { cwd });
      expect(run).toMatchObject({ code: 0 });
      return JSON.parse(run.stdout) as PreviewReport;
    };
    const one = await preview("wireframe", "--png", "sheets/wireframe.png", "--pages", "home,slip,coupons");
    const own = await preview("northwind", "--pages", "home");
    expect(one.file).toBe(join(cwd, "sheets/wireframe.png"));
    expect(own.file).toBe(join(cwd, "northwind/preview.png"));
    const views = viewsOf(await loadSkin(shippedSkin("wireframe")));
    expect(one.pages).toEqual(["home", "slip", "coupons"]);
    expect(one.views).toEqual(views.map(({ name }) => name));
    expect(one.views.at(-1)).toMatch(/fa$/u);
    expect(await sharp(one.file).metadata()).toMatchObject({ format: "png", ...sizeOf(views, one.pages.length) });
    const distinct = new Set<string>();
    for (const [row, page] of one.pages.entries())
      for (const [column, view] of one.views.entries()) {
        const { colours, pixels } = await tile(one.file, rectangleOf(views, row, column));
        expect(colours, `${page} ${view} is blank`).toBeGreaterThan(20);
        distinct.add(pixels.toString("base64"));
      }
    expect(distinct.size, "some page is another's").toBe(one.pages.length * one.views.length);
    // The column from right to left is left out where a skin has no such language.
    expect(own.views).toEqual(one.views.slice(0, own.views.length));
    for (const [column, view] of own.views.entries()) {
      const { colours, pixels } = await tile(own.file, rectangleOf(views, 0, column));
      expect(colours, `home ${view} is blank`).toBeGreaterThan(20);
      expect(distinct.has(pixels.toString("base64")), `home ${view} is the same in both skins`).toBe(false);
    }
    expect((await readdir(cwd)).toSorted()).toEqual(["northwind", "sheets"]);
    expect(await readdir(join(cwd, "sheets"))).toEqual(["wireframe.png"]);
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
