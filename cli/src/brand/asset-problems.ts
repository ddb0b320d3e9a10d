import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, extname, join, relative, sep } from "node:path";
import { nearestName } from "@livery/contract/settings";
import type { Problem, SkinAssets } from "@livery/skin";
import sharp from "sharp";
import { beyondDrawing } from "./drawing.ts";

/** A brand's picture is on many pages; a larger one was not made for them. */
const mostBytes = 1024 * 1024;
/**
 * A brand's strip hangs in the page's margin (`brand-edge.css.ts`), which would clip a higher one. In px, as the SVG declares.
 */
const highestEdge = 28;

/** The problems of the files that a skin names: missing, outside the folder, too large, or not of the type of their extension. */
export async function assetProblems(folder: string, file: string, assets: SkinAssets): Promise<readonly Problem[]> {
  const { logo, pattern, edge, scene, empty, favicon, marks = {} } = assets;
  const named = { logo, pattern, edge, scene, empty, favicon };
  const fields = [
    ...Object.entries(named).map(([name, path]) => [`assets.${name}`, path] as const),
    ...Object.entries(marks).map(([name, path]) => [`assets.marks.${name}`, path] as const),
  ];
  const problems = await Promise.all(
    fields.map(async ([field, path]): Promise<Problem | null> => {
      if (path === undefined) return null;
      const wrong = (await wrongWith(folder, path)) ?? (field === "assets.edge" ? await tooHigh(folder, path) : null);
      return wrong && { file, field, value: path, ...wrong };
    }),
  );
  return problems.filter((problem) => problem !== null);
}

type Wrong = Pick<Problem, "allowed" | "nearest">;

/** What is wrong with a file of the brand before its content is read: absent, no file, elsewhere, larger than `most` bytes. */
export function wrongFile(folder: string, path: string, most: number): Wrong | null {
  const file = join(folder, ...path.split("/"));
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) {
    const nearest = nearestFile(path, folder);
    return { allowed: "a file in the brand's folder; there is none of this name", ...(nearest && { nearest }) };
  }
  if (!stats.isFile()) return { allowed: "a file; this is a folder" };
  const inside = relative(realpathSync(folder), realpathSync(file));
  if (inside.startsWith("..")) return { allowed: "a file in the brand's folder; this is a link out of it" };
  return stats.size > most ? { allowed: `at most ${inKilobytes(most)}; this has ${inKilobytes(stats.size)}` } : null;
}

async function wrongWith(folder: string, path: string): Promise<Wrong | null> {
  const wrong = wrongFile(folder, path, mostBytes);
  if (wrong !== null) return wrong;
  const file = join(folder, ...path.split("/"));
  const ending = extname(path).slice(1);
  const format = await formatOf(file);
  if (format !== ending)
    return { allowed: `a picture that is what its ending says; this is ${format ?? "no picture"}` };
  const more = ending === "svg" ? beyondDrawing(readFileSync(file, "utf8")) : null;
  return more === null
    ? null
    : { allowed: `a drawing alone: no script, no handler, no address of another host; this has ${more}` };
}

async function tooHigh(folder: string, path: string): Promise<Pick<Problem, "allowed"> | null> {
  const { height } = await sharp(join(folder, ...path.split("/"))).metadata();
  return height > highestEdge ? { allowed: `a tile at most ${highestEdge} px high; this is ${height} px` } : null;
}

const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

/**
 * The picture or font with the most similar name, in any folder of the brand, of the same ending if there is one. Endings are no part
 * of the comparison: all names share them.
 */
function nearestFile(path: string, folder: string): string | undefined {
  const nameOf = (file: string): string => basename(file, extname(file));
  const kind = isFont(path) ? isFont : isPicture;
  const all = filesIn(folder).filter(kind);
  const pictures = all.toSorted((one, other) => Number(isAlike(other, path)) - Number(isAlike(one, path)));
  const name = nearestName(nameOf(path), pictures.map(nameOf));
  return pictures.find((each) => nameOf(each) === name);
}

const isAlike = (one: string, other: string): boolean => extname(one) === extname(other);

const isPicture = (path: string): boolean => /\.(?:svg|png|webp)$/u.test(path);
const isFont = (path: string): boolean => /\.(?:woff2|ttf|otf)$/u.test(path);

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => !/(?:^|\/)(?:node_modules|dist|\.livery)\//u.test(path));
}

async function formatOf(file: string): Promise<string | undefined> {
  try {
    return (await sharp(file).metadata()).format;
  } catch {
    return undefined;
  }
}
