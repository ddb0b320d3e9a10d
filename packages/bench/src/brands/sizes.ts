import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { scriptsOf } from "../first-view/serve-brand.ts";
import { livery } from "@livery/cli/testing/process";
import { builtFolder } from "@livery/house/testing";
import { shippedBrands } from "./shipped.ts";

const pack = promisify(brotliCompress);
const sizeOf = async (content: string | Buffer): Promise<number> => (await pack(content)).length;
const figure = (bytes: number): string => bytes.toLocaleString("en").padStart(8);

/** What a first view of each brand weighs, of what its built document asks for: the same each time, so that it is done once. */
export async function sizesSuite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "livery-bench-sizes-"));
  try {
    const document = join(folder, "settings.json");
    await writeFile(document, JSON.stringify({ languages: "en", site_default_lang: "en" }));
    const args = ["build", "--skin", shippedBrands.join(","), "--settings", document];
    await livery(args, { cwd: folder, env: { LIVERY_CACHE: process.env["LIVERY_CACHE"] ?? join(folder, "cache") } });
    const rows: string[] = [];
    for (const name of shippedBrands) rows.push(await row(name, join(folder, name, "dist", builtFolder.public)));
    return [
      "First view of Home, bytes of brotli: script (aim: at most 135,000, and 1.15 of its libraries alone), style (22,000), theme (3,000)",
      `  ${"".padEnd(10)} script in files  of libraries   style   theme`,
      ...rows,
    ].join("\n");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function row(name: string, served: string): Promise<string> {
  const html = await readFile(join(served, "en/index.html"), "utf8");
  const scripts = scriptsOf(html);
  const weights = await Promise.all(scripts.map(async (path) => sizeOf(await readFile(join(served, path)))));
  const all = weights.reduce((sum, each) => sum + each, 0);
  // React, router, queries, machines, words and codecs are a file of their own (`platform-config.ts`).
  const libraries = weights[scripts.findIndex((path) => path.includes("/libraries-"))] ?? Number.NaN;
  const style = /<style>([\s\S]*?)<\/style>/u.exec(html)?.[1] ?? "";
  const theme = style.split("\n")[0] ?? "";
  const [styleSize, themeSize] = await Promise.all([sizeOf(style), sizeOf(theme)]);
  return `  ${name.padEnd(10)} ${figure(all)} ${String(scripts.length).padStart(6)}      ${(all / libraries).toFixed(2)}      ${figure(styleSize)}${figure(themeSize)}`;
}
